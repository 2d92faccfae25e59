"""Coded preferences keep the cards that the preferences themselves keep."""

from collections import Counter

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast.encode import state_of
from femkort_widgets.analysis.fast.plan import plan_for
from femkort_widgets.analysis.strategies import STRATEGIES
from femkort_widgets.analysis.strategies.policies import CODES, OPERANDS, policy_of
from femkort_widgets.analysis.strategies.value import narrowed
from femkort_widgets.analysis.view import View
from femkort_widgets.core.sight import seen_by
from tests.analysis.fast.runtimes import FORMS, Form
from tests.analysis.fast.tables import dealt, is_card, line, rounds, seeded


def choices(game, sample):
    """Positions with a choice of cards, on lines of random play: what the seat sees, the state."""
    random = seeded("policies", game)
    for chosen, number in rounds(game):
        if random.random() > sample:
            continue
        first = dealt(chosen, number, random)
        plan = plan_for(first)
        for position in line(first, random):
            cards = tuple(filter(is_card, position.legal()))
            if len(cards) > 1:
                yield View(seen_by(position, position.to_play), cards), plan, position


@pytest.mark.parametrize("game", fw.games())
def test_every_preference_likes_the_same_cards(game):
    likes, told = Form("plain").policy.likes, Counter()
    for view, plan, position in choices(game, 0.2):
        state = state_of(position, plan)
        cards = plan.mask(view.legal)
        for preference, code in CODES.items():
            speaks_of = OPERANDS.get(preference, lambda this, card: False)
            operand = plan.mask(c for c in position.round.pack if speaks_of(position.round, c))
            liked = plan.mask(preference(view, view.legal))
            assert likes(plan.numbers, state, view.seat, code, operand, cards) == liked, preference
            told[preference] += 0 < liked < cards
    missing = {preference.__name__ for preference in CODES if not told[preference]}
    assert missing <= SILENT[game]


TRICKS = {"towards_own_ends", "dreaded", "losing_dreaded", "no_trump", "outside_queen_suits"}
SILENT = {
    "femkort": TRICKS - {"no_trump", "outside_queen_suits"},
    "letzter_stich": TRICKS - {"no_trump", "outside_queen_suits"},
    **{key: {"no_trump"} for key in ("femkamp", "sekskamp", "sjukamp")},
    "fan_tan": TRICKS | {"winning", "losing", "winning_if_free", "unbeaten", "not_unbeaten"},
}
"""The preferences that tell no cards apart in a game."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", fw.games())
def test_a_policy_leaves_the_cards_that_its_strategy_leaves(game, form):
    kernels = Form(form)
    known = [who for who in STRATEGIES.values() if who.move is None]
    assert len(known) > 20
    for view, plan, position in choices(game, 0.02):
        state = state_of(position, plan)
        cards = plan.mask(view.legal)
        for who in known:
            policy = policy_of(who, position.round, plan)
            policies = list(policy) * plan.players
            given = plan.numbers, state, policies, view.seat, cards
            left = kernels.call(kernels.policy.narrowed, *given)
            assert set(plan.cards(left)) == set(narrowed(view, who.preferences(view))), who.key

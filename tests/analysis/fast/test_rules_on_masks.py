"""The kernels say what the core says, card by card, in every round of every table."""

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast import fields as at
from femkort_widgets.analysis.fast.encode import move_of, result_of, state_of
from femkort_widgets.analysis.fast.plan import plan_for
from tests.analysis.fast.runtimes import FORMS, Form
from tests.analysis.fast.tables import dealt, is_card, line, odd, rounds, seeded


def agrees(form, positions):
    """A line played on the state too: the same cards, and the same state, at every step."""
    state = plan = None
    for position in positions:
        if plan is None:
            plan = plan_for(position)
            state = state_of(position, plan)
        else:
            move = position.moves[-1]
            form.call(form.moves.play, plan.numbers, state, plan.bit(move) if is_card(move) else 0)
        assert state == state_of(position, plan)
        if position.over:
            assert state[at.TO_PLAY] == at.NOBODY
            assert result_of(plan, state) == position.result
        else:
            mask = form.call(form.legal.legal, plan.numbers, state, position.to_play)
            allowed = tuple(filter(is_card, position.legal()))
            assert set(plan.cards(mask)) == set(allowed)
            assert allowed or position.legal() == (move_of(plan, 0),)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("deal", [dealt, odd])
@pytest.mark.parametrize("game", fw.games())
def test_every_round_is_played_as_in_the_core(game, deal, form):
    random = seeded("masks", game, deal.__name__)
    kernels = Form(form)
    for place, (chosen, number) in enumerate(rounds(game)):
        if form == "plain" or place % 5 == 0:
            agrees(kernels, line(deal(chosen, number, random), random))


@pytest.mark.parametrize("game", fw.games())
def test_a_position_with_broken_duties_is_a_state_too(game):
    random = seeded("broken", game)
    for chosen, number in rounds(game):
        first = dealt(chosen, number, random)
        plan = plan_for(first)
        for position in line(first, random, irregular=0.3):
            if not position.over:
                state = state_of(position, plan)
                mask = Form("plain").legal.legal(plan.numbers, state, position.to_play)
                assert set(plan.cards(mask)) == set(filter(is_card, position.legal()))

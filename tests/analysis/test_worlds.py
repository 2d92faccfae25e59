"""What a seat concludes about hidden hands is true of the hands, and worlds keep to it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.analysis.fast import fields as at
from femkort_widgets.analysis.fast.plan import plan_for
from femkort_widgets.analysis.strategies.rollouts import deal_hidden
from femkort_widgets.analysis.worlds import known_by, order_of, padded
from femkort_widgets.core.cards import PASS
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.games import games, rules
from femkort_widgets.core.opening import start
from femkort_widgets.core.sight import seen_by
from tests.soak.tables import drawn_rules

seeds = st.integers(0, 2**32)


@st.composite
def middles(draw):
    """A position somewhere in a round of any game, played at random."""
    random = Random(draw(seeds))
    table = drawn_rules(draw(st.sampled_from(games())), random)
    number = random.randrange(len(table.plan))
    position = start(table, deal(table, seed=draw(seeds), number=number), number=number)
    line = [position]
    while not position.over:
        position = position.play(random.choice(position.legal()))
        line.append(position)
    return random.choice(line[:-1])


def knowledge(position):
    plan = plan_for(position)
    return plan, known_by(seen_by(position, position.to_play), plan)


@settings(max_examples=150)
@given(position=middles())
def test_nobody_holds_what_is_concluded_that_he_cannot_hold(position):
    plan, known = knowledge(position)
    for seat, hand in enumerate(position.hands):
        held = plan.mask(hand)
        assert held & known.barred[seat] == 0
        assert known.held[seat] & ~held == 0
        assert known.missing[seat] == (held & ~known.held[seat]).bit_count()
        assert held & ~known.held[seat] & ~known.unseen == 0


@settings(max_examples=100)
@given(position=middles(), seed=seeds)
def test_a_drawn_world_holds_as_many_cards_and_each_once(position, seed):
    plan, known = knowledge(position)
    state = [0] * at.STATE_SIZE
    for seat, held in enumerate(known.held):
        state[at.HANDS + seat] = held
    words = [seed & 0xFFFFFFFF, 2, 3, 1]
    deal_hidden(state, *padded(known), order_of(known), words)
    hands = state[at.HANDS : at.HANDS + plan.players]
    assert [hand.bit_count() for hand in hands] == list(position.counts)
    assert sum(hands).bit_count() == sum(position.counts)
    gone = plan.mask(move for move in position.moves if move is not PASS)
    assert sum(hands) & gone == 0
    assert all(known.held[seat] & ~hand == 0 for seat, hand in enumerate(hands))


def seen_after(hands, moves, *, game="femkort", dealer=-1, variants=(), turned=None):
    hands = [hand.strip() for hand in hands.split("/")]
    table = rules(game, players=len(hands), variants=variants)
    position = start(table, Deal(hands, dealer % len(hands), turned))
    for move in moves.split():
        position = position.play(move)
    plan, known = knowledge(position)
    return [" ".join(map(str, plan.cards(cards))) for cards in known.barred]


@pytest.mark.cites("FK-31", "FK-33")
def test_who_does_not_follow_is_void_and_who_does_not_head_has_nothing_higher():
    barred = seen_after("S9 H2 / H9 D2 / S7 D3 / SK H4", "S9 H9 S7")
    assert barred[1] == "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
    assert barred[2] == "ST SJ SQ SK SA"
    assert barred[0] == barred[3] == ""


@pytest.mark.cites("LS-33")
def test_where_nobody_must_head_a_low_card_says_nothing():
    assert seen_after("S9 H8 / SK D7 / S7 D8 / SA H9", "S9 SK S7", game="letzter_stich") == [""] * 4


@pytest.mark.cites("FP-57")
def test_who_passes_in_fan_tan_holds_nothing_that_fitted():
    barred = seen_after("D7 S7 / H2 H3 / C2 C4", "D7 pass", game="fan_tan")
    assert set(barred[1].split()) == {"S7", "H7", "C7", "D6", "D8"}
    assert barred[2] == ""


@pytest.mark.cites("FK-62", "C-FK-12")
def test_the_turned_card_is_known_to_be_the_dealers_until_it_is_played():
    table = rules("femkort", players=3, variants=("trump",))
    position = start(table, Deal(["S9 H2", "H9 D2", "S7 D3"], 2, "D3"))
    plan, known = knowledge(position)
    assert [str(card) for card in plan.cards(known.held[2])] == ["D3"]
    assert known.missing == (0, 2, 1)

"""Chances come from what one seat knows, agree with all of it, and settle on what is true."""

from random import Random

import pytest
from hypothesis import assume, given, settings

import femkort_widgets as fw
from femkort_widgets.analysis.fast import fields as at
from femkort_widgets.analysis.fast.encode import state_of
from femkort_widgets.analysis.fast.plan import plan_for
from femkort_widgets.analysis.fast.primitives import seed_stream
from femkort_widgets.analysis.fast.runtime import key_of, numba_is_there
from femkort_widgets.analysis.odds import chances
from femkort_widgets.analysis.odds.weighing import draw_world
from femkort_widgets.analysis.worlds import known_by, order_of, padded
from femkort_widgets.core.sight import seen_by
from femkort_widgets.errors import Error
from tests.analysis.solving.naive import held_down
from tests.analysis.test_worlds import middles, seeds


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    monkeypatch.setenv("FEMKORT_NUMBA", "0")
    numba_is_there.cache_clear()
    yield
    numba_is_there.cache_clear()


def drawn(position, plan, known, seed, number):
    """A world of a seat's knowledge, as masks by seat."""
    stream = [0] * 4
    seed_stream(stream, key_of(seed), number)
    state = state_of(seen_by(position, position.to_play), plan, known.held)
    assert draw_world(state, *padded(known), order_of(known), stream) == 0
    return state[at.HANDS : at.HANDS + plan.players]


@settings(max_examples=60, deadline=None)
@given(position=middles(), seed=seeds)
def test_no_hidden_card_influences_what_a_card_is_worth(position, seed):
    """The same position with other hidden hands that agree with everything played."""
    plan = plan_for(position)
    known = known_by(seen_by(position, position.to_play), plan)
    hands = drawn(position, plan, known, seed, 0)
    played = {seat: [] for seat in range(plan.players)}
    for move, seat in zip(position.moves, position.movers, strict=True):
        if move is not fw.PASS:
            played[seat].append(move)
    whole = [(*plan.cards(hand), *played[seat]) for seat, hand in enumerate(hands)]
    given_deal = position.deal
    other = fw.Deal(whole, given_deal.dealer, given_deal.turned)
    again = fw.start(position.rules, other, number=position.number)
    for move in position.moves:
        assume(again.to_play is not None and move in again.legal())
        again = again.play(move)
    assume(again.to_play == position.to_play)
    kept = chances(position, worlds=3, seed=seed)
    assert chances(again, worlds=3, seed=seed) == kept


@settings(max_examples=40, deadline=None)
@given(position=middles(), seed=seeds)
def test_every_world_agrees_with_what_the_seat_knows(position, seed):
    plan = plan_for(position)
    known = known_by(seen_by(position, position.to_play), plan)
    for number in range(5):
        hands = drawn(position, plan, known, seed, number)
        for seat, hand in enumerate(hands):
            assert hand & known.held[seat] == known.held[seat]
            assert hand & ~known.held[seat] & known.barred[seat] == 0
            assert hand.bit_count() == position.counts[seat]


def late():
    """Femkort for three after two tricks: seat 2 could not follow hearts, nor seat 0 head DK."""
    rules = fw.rules("femkort", players=3)
    deal = fw.Deal(("SA H5 D6 C3 C2", "H9 D4 SQ S3 C7", "DK CA S6 S5 D3"), dealer=2)
    position = fw.start(rules, deal)
    for card in "H5 H9 CA D4 DK D6".split():
        position = position.play(card)
    return position


def test_chances_settle_on_the_mean_over_all_possible_worlds():
    position = late()
    seat = position.to_play
    plan = plan_for(position)
    known = known_by(seen_by(position, seat), plan)
    unseen = plan.cards(known.unseen)
    values = {move: [] for move in position.legal()}
    rng = Random(5)
    others = [other for other in range(3) if other != seat]
    for _ in range(300):
        drawn_cards = rng.sample(unseen, 6)
        hands = list(position.hands)
        hands[others[0]], hands[others[1]] = tuple(drawn_cards[:3]), tuple(drawn_cards[3:])
        if any(plan.mask(hands[other]) & known.barred[other] for other in others):
            continue
        for move in values:
            world = position._with(hands=tuple(hands))
            values[move].append(held_down(world.play(move), seat))
    found = chances(position, against="all", worlds=300, seed=2)
    assert found.even
    for chance in found.moves:
        exact = sum(values[chance.move]) / len(values[chance.move])
        assert abs(chance.points - exact) < 0.1


def test_what_was_shown_is_used():
    """Nobody but seat 2 can hold the ace of diamonds: seat 0 did not head the king."""
    position = late()
    plan = plan_for(position)
    known = known_by(seen_by(position, 2), plan)
    assert known.barred[0] == plan.mask([fw.Card.parse("DA")])
    assert known.barred[1] == 0


def test_the_same_seed_gives_the_same_answer_and_another_one_another():
    rules = fw.rules("letzter_stich", players=3)
    position = fw.start(rules, fw.deal(rules, seed=1))
    found = chances(position, worlds=40, seed="a")
    assert chances(position, worlds=40, seed="a") == found
    assert chances(position, worlds=40, seed="b") != found


def test_within_a_time_at_least_some_worlds_are_weighed():
    rules = fw.rules("femkort")
    found = chances(fw.start(rules, fw.deal(rules, seed=1)), seconds=0.01)
    assert found.worlds >= 50
    assert all(0 <= chance.wins <= 1 and chance.error >= 0 for chance in found.moves)


@pytest.mark.skipif(not numba_is_there(), reason="numba is not installed")
def test_both_runtimes_give_the_same_chances(monkeypatch):
    rules = fw.rules("femkamp")
    position = fw.start(rules, fw.deal(rules, seed=1))
    found = chances(position, worlds=5)
    monkeypatch.setenv("FEMKORT_NUMBA", "1")
    numba_is_there.cache_clear()
    assert chances(position, worlds=5) == found


def test_the_best_move_is_the_one_with_fewest_points_where_points_are_bad():
    rules = fw.rules("femkamp")
    found = chances(fw.start(rules, fw.deal(rules, seed=4)), worlds=10)
    assert found.lowest
    assert found.best.points == min(chance.points for chance in found.moves)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"against": "nobody"}, "choice"),
        ({"worlds": 0}, "choice"),
        ({"worlds": True}, "choice"),
        ({"worlds": 1.5}, "choice"),
        ({"seconds": 0}, "choice"),
        ({"seconds": float("nan")}, "choice"),
        ({"seconds": "long"}, "choice"),
        ({"seconds": 1, "worlds": 5}, "choice"),
        ({"seed": 1.5}, "no_seed"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(asked, key):
    rules = fw.rules("femkort")
    with pytest.raises(Error) as refused:
        chances(fw.start(rules, fw.deal(rules, seed=1)), **asked)
    assert refused.value.key == key


def test_a_seat_that_does_not_know_its_own_cards_is_told_so():
    rules = fw.rules("femkort", players=3)
    position = fw.start(rules, fw.Deal(("?5", "SA SK SQ SJ ST", "?5"), dealer=2))
    with pytest.raises(Error) as refused:
        chances(position)
    assert refused.value.key == "hidden_cards"
    rules = fw.rules("femkort", players=3)
    own = fw.start(rules, fw.Deal(("?5", "SA SK SQ SJ ST", "?5"), dealer=0))
    assert len(chances(own, worlds=5).moves) == 5

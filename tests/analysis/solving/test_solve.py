"""Exact answers: equal to trying everything, from anywhere in any round."""

from itertools import islice

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast.runtime import numba_is_there
from femkort_widgets.analysis.solving import solve
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error, RulesError
from tests.analysis.fast.tables import dealt, line, odd, rounds, seeded
from tests.analysis.solving.naive import each_for_itself, held_down

GAMES = fw.games()
FEW, LONG = 8, 4
"""So many cards left, and in one hand, trying everything can cope with."""


def endings(game, odd_ones, some):
    """Late positions of every table of a game, each from another deal."""
    every = list(rounds(game))
    for at, (chosen, number) in enumerate(every):
        if at % some and len(every) > 100:
            continue
        random = seeded("solve", game, at, odd_ones)
        first = (odd if odd_ones else dealt)(chosen, number, random)
        late = [p for p in line(first, random) if _is_small(p)]
        if late:
            yield late[random.randrange(min(3, len(late)))]


def _is_small(position):
    return not position.over and sum(position.counts) <= FEW and max(position.counts) <= LONG


@pytest.fixture(params=["plain", "numba"])
def runtime(request, monkeypatch):
    if request.param == "numba" and not numba_is_there():
        pytest.skip("numba is not installed")
    monkeypatch.setenv("FEMKORT_NUMBA", "1" if request.param == "numba" else "0")
    numba_is_there.cache_clear()
    yield request.param
    numba_is_there.cache_clear()


@pytest.mark.parametrize("odd_ones", [False, True], ids=["regular", "irregular"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sure_of_is_what_trying_everything_gives(game, odd_ones, runtime):
    tried = 0
    for position in endings(game, odd_ones, 20 if runtime == "plain" else 9):
        for seat in position.seats:
            found = solve(position, seat=seat)
            for move in position.legal():
                assert found.values[move] == held_down(position.play(move), seat)
            assert found.value == held_down(position, seat)
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("odd_ones", [False, True], ids=["regular", "irregular"])
@pytest.mark.parametrize("game", GAMES)
def test_what_selfish_seats_come_to_is_what_trying_everything_gives(game, odd_ones, runtime):
    for position in endings(game, odd_ones, 20 if runtime == "plain" else 9):
        found = solve(position, against="selfish")
        wanted = each_for_itself(position)
        assert found.by_seat == pytest.approx([float(points) for points in wanted], abs=1e-8)
        for move in position.legal():
            after = each_for_itself(position.play(move))[position.to_play]
            assert found.values[move] == pytest.approx(float(after), abs=1e-8)


@pytest.mark.parametrize("against", ["all", "selfish"])
@pytest.mark.parametrize("game", GAMES)
def test_the_line_is_legal_and_ends_with_what_was_promised(game, against):
    for position in islice(endings(game, odd_ones=False, some=5), 12):
        found = solve(position, against=against)
        end = position
        for move in found.line:
            end = end.play(move)
        assert end.over
        assert found.line[0] in found.best
        if against == "all":
            assert end.result.points[found.seat] == found.value


def test_at_most_one_seat_can_force_the_last_trick_and_it_is_sure_of_the_pot():
    rules = fw.rules("femkort", players=3)
    forced = 0
    for seed in range(12):
        found = solve(fw.start(rules, fw.deal(rules, seed=seed)))
        assert sum(found.by_seat) <= 1
        assert [seat for seat, sure in enumerate(found.by_seat) if sure] == (
            [] if found.forces is None else [found.forces]
        )
        forced += found.forces is not None
    assert forced > 0


@pytest.mark.parametrize("variants", [("penalty",), ("small_card_bonus", "penultimate_counts")])
def test_who_can_force_the_last_trick_does_not_depend_on_what_it_is_worth(variants):
    for seed in range(8):
        plain = fw.rules("letzter_stich", players=3)
        deal = fw.deal(plain, seed=seed)
        short = fw.Deal([hand[:4] for hand in deal.hands], 0)
        other = fw.rules("letzter_stich", players=3, variants=variants)
        assert solve(fw.start(plain, short)).forces == solve(fw.start(other, short)).forces


def test_a_whole_deal_of_femkort_can_be_solved_without_numba(monkeypatch):
    monkeypatch.setenv("FEMKORT_NUMBA", "0")
    numba_is_there.cache_clear()
    rules = fw.rules("femkort", players=4)
    found = solve(fw.start(rules, fw.deal(rules, seed=3)), against="selfish")
    assert sum(found.by_seat) == pytest.approx(1)
    numba_is_there.cache_clear()


def position():
    rules = fw.rules("femkort", players=3)
    return fw.start(rules, fw.deal(rules, seed=1))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"against": "everybody"}, "choice"),
        ({"seat": 3}, "seat"),
        ({"seat": True}, "seat"),
        ({"nodes": 10}, "too_deep"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(given, key):
    with pytest.raises(Error) as refused:
        solve(position(), **given)
    assert refused.value.key == key


def test_what_is_no_position_or_over_or_not_known_is_refused():
    with pytest.raises(Error) as refused:
        solve("a position")
    assert refused.value.key == "wrong_type"
    over = position()
    while not over.over:
        over = over.play(over.legal()[0])
    with pytest.raises(Error) as refused:
        solve(over)
    assert refused.value.key == "deal_done"
    rules = fw.rules("femkort", players=3)
    with pytest.raises(Error) as refused:
        solve(fw.start(rules, fw.Deal(("SA ?4", "SK ?4", "SQ ?4"), 0)))
    assert refused.value.key == "hidden_cards"


def test_a_rule_of_the_house_is_refused_in_words():
    duty = Obligation("red_first", lambda position, seat, card: card.suit in "HD")
    rules = fw.rules("letzter_stich").with_round("letzter_stich", obligations=(duty,))
    with pytest.raises(RulesError) as refused:
        solve(fw.start(rules, fw.deal(rules, seed=1)))
    assert refused.value.key == "no_plan"

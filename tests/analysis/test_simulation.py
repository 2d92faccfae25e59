"""A simulation gives the same figures however it is run, and they are what was played."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis import STRATEGIES, Strategy, simulate, strategy
from femkort_widgets.analysis.fast.playout import POINTS_OF, ROW, WON
from femkort_widgets.analysis.runs import LineUp, Run
from femkort_widgets.analysis.strategies.policies import policy_of
from femkort_widgets.core.obligations import Obligation
from tests.soak.tables import drawn_rules

FEMKORT = fw.rules("femkort")
CODED = sorted(key for key, made in STRATEGIES.items() if made.move is None)


def quiet(rules, contenders, **more):
    return simulate(rules, contenders, progress=False, **more)


def figures(result):
    return (result.tally, [row.mean for row in result.rows], result.differences)


def ended(row):
    """Who won a deal and the points, of its row."""
    return [row[WON], *row[POINTS_OF:]]


def twin(who):
    """The same strategy as a function: played by the core."""
    return Strategy(who.key, move=who.chooses)


# fast path and core


@settings(max_examples=120)
@given(seed=st.integers(0, 2**32), keys=st.lists(st.sampled_from(CODED), min_size=8, max_size=8))
def test_the_fast_path_and_the_core_end_every_deal_alike(seed, keys):
    from random import Random

    random = Random(seed)
    table = drawn_rules(random.choice(fw.games()), random)
    number = random.randrange(len(table.plan))
    lineup = LineUp("one", tuple(strategy(key) for key in keys[: table.players]))
    run = Run(table, number, seed, (lineup,))
    assert run.path(lineup) == "fast"
    rows = [ended(run.by_core(lineup, at)) for at in range(3, 6)]
    fast = list(run.rows(lineup, 3, 6))
    assert [ended(fast[at : at + ROW]) for at in range(0, 3 * ROW, ROW)] == rows


@pytest.mark.parametrize("game", ["femkort", "letzter_stich", "fan_tan"])
def test_a_function_that_plays_as_the_coded_strategy_gets_the_same_figures(game):
    who = strategy("keep_a_defender")
    result = quiet(fw.rules(game), {"coded": who, "function": twin(who)}, deals=60, seed=4)
    coded, function = result.rows
    assert (coded.path, function.path) == ("fast", "functions")
    assert (coded.points, coded.wins, coded.seat_means) == (
        function.points,
        function.wins,
        function.seat_means,
    )
    assert result.difference("coded", "function").interval == (0, 0)


def test_both_runtimes_give_the_same_figures(monkeypatch):
    pytest.importorskip("numba")
    plain = quiet(FEMKORT, ["random", "keep_the_top_suit"], deals=300, seed=2)
    monkeypatch.setenv("FEMKORT_NUMBA", "1")
    assert figures(quiet(FEMKORT, ["random", "keep_the_top_suit"], deals=300, seed=2)) == figures(
        plain
    )


@pytest.mark.parametrize("key", CODED)
def test_every_named_strategy_has_a_form_in_numbers_in_every_round(key):
    for game in fw.games():
        table = fw.rules(game)
        for number in range(len(table.plan)):
            run = Run(table, number, 0, ())
            assert policy_of(strategy(key), table.round(number), run.plan) is not None


def low_first(position, seat, move):
    return move.rank < 8


def test_a_rule_of_the_house_is_played_by_the_core_and_said():
    house = FEMKORT.with_round("femkort", obligations=(Obligation("low_first", low_first),))
    result = quiet(house, ["random", "keep_a_defender"], deals=40)
    assert {row.path for row in result.rows} == {"house_rules"}
    assert result.deals == 40
    plain = quiet(FEMKORT, ["random"], deals=1)
    assert result.opening(0).hands == plain.opening(0).hands


# the same figures however it is run


@pytest.mark.parametrize("game", ["femkort", "femkamp"])
def test_the_figures_do_not_depend_on_how_the_deals_are_cut_up(game, monkeypatch):
    import femkort_widgets.analysis.simulation as module

    whole = quiet(fw.rules(game), ["random", "thumb"], deals=61, seed="x")
    for size in (1, 7, 60):
        monkeypatch.setattr(module, "PIECE", size)
        assert figures(quiet(fw.rules(game), ["random", "thumb"], deals=61, seed="x")) == figures(
            whole
        )


def test_threads_and_processes_give_the_same_figures():
    here = quiet(FEMKORT, ["random", "keep_a_defender"], deals=200, seed=9)
    with ThreadPoolExecutor(3) as threads:
        there = quiet(FEMKORT, ["random", "keep_a_defender"], deals=200, seed=9, executor=threads)
    assert figures(there) == figures(here)
    assert figures(
        quiet(FEMKORT, ["random", "keep_a_defender"], deals=200, seed=9, workers=2)
    ) == figures(here)


def test_more_deals_go_on_where_fewer_ended():
    one = quiet(FEMKORT, ["thumb"], deals=30, seed=1)
    run = one.run
    assert run.tally(0, 30) == run.tally(0, 11) + run.tally(11, 30)
    assert quiet(FEMKORT, ["thumb"], deals=31, seed=1).tally == one.tally + run.tally(30, 31)


def test_another_seed_gives_other_deals():
    assert quiet(FEMKORT, ["thumb"], deals=1, seed=1).opening(0) != quiet(
        FEMKORT, ["thumb"], deals=1, seed=2
    ).opening(0)


# who sits where


def test_one_strategy_meets_the_field_and_plays_from_every_place_equally_often():
    seen = []

    def watch(position, random):
        if position.hands[0] and not position.tricks:
            seen.append((position.to_play, (position.to_play - position.deal.dealer) % 4))
        return position.legal()[0]

    result = quiet(FEMKORT, {"mine": watch}, deals=40, field="thumb")
    assert result["mine"].seats == ("watch", "thumb", "thumb", "thumb")
    assert {seat for seat, _ in seen} == {0}
    places = [place for _, place in seen]
    assert [places.count(place) for place in range(4)] == [10] * 4


def test_a_line_up_seats_everybody_and_measures_the_first():
    result = quiet(
        FEMKORT, {"two": ("keep_a_defender", "random", "keep_a_defender", "random")}, deals=400
    )
    (row,) = result.rows
    assert row.mean == row.seat_means[0]
    assert sum(row.seat_means) == pytest.approx(1)
    assert min(row.seat_means[::2]) > max(row.seat_means[1::2])


def test_a_strategy_sees_only_what_its_seat_may_know():
    def peep(position, random):
        others = [hand for at, hand in enumerate(position.hands) if at != position.to_play]
        assert all(hand == () for hand in others)
        return position.legal()[0]

    assert quiet(FEMKORT, {"peep": (peep,) * 4}, deals=5).deals == 5

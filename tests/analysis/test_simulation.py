"""A simulation gives the same figures however it is run, and they are what was played."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis import STRATEGIES, Strategy, simulate, strategy
from femkort_widgets.analysis.runs import LineUp, Run
from femkort_widgets.analysis.strategies.policies import policy_of
from femkort_widgets.analysis.strategies.preferences import highest, lowest
from femkort_widgets.analysis.tally import WHOLE, Outcome, Tally, total
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error, SimulationError
from tests.soak.tables import drawn_rules

FEMKORT = fw.rules("femkort")
CODED = sorted(key for key, made in STRATEGIES.items() if made.move is None)


def quiet(rules, contenders, **more):
    return simulate(rules, contenders, progress=False, **more)


def figures(result):
    return (result.tally, [row.mean for row in result.rows], result.differences)


def first_legal(position, random):
    return position.legal()[0]


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
    assert run.outcomes(lineup, 3, 6) == [run.by_core(lineup, at) for at in range(3, 6)]


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


# figures


@settings(max_examples=60)
@given(st.lists(st.tuples(*[st.integers(-3, 9)] * 4), min_size=2, max_size=12), st.booleans())
def test_a_tally_holds_the_sums_that_means_and_spreads_are_reckoned_from(points, lowest):
    deals = [Outcome(each, False) for each in points]
    tally = Tally.of([deals, deals[::-1]], lowest=lowest)
    assert tally.deals == len(points)
    assert tally.points[0] == tuple(map(sum, zip(*points, strict=True)))
    assert tally.point_products[0][1] == sum(
        a[0] * b[0] for a, b in zip(points, points[::-1], strict=True)
    )
    assert sum(tally.shares[0]) == WHOLE * len(points)
    half = len(points) // 2
    parts = (Tally.of([part], lowest=lowest) for part in (deals[:half], deals[half:]))
    assert total(parts, Tally.nothing(1, 4)) == Tally.of([deals], lowest=lowest)


def test_equal_seats_share_a_deal_and_nobody_has_a_void_one():
    assert Outcome((3, 1, 1, 2), False).shares(lowest=True) == (0, WHOLE // 2, WHOLE // 2, 0)
    assert Outcome((3, 1, 3, 3), False).shares(lowest=False) == (280, 0, 280, 280)
    assert Outcome((0, 0, 0), True).shares(lowest=False) == (0, 0, 0)


def test_a_paired_difference_is_the_mean_of_the_differences_deal_by_deal():
    result = quiet(FEMKORT, ["thumb", "random"], deals=50, seed=3)
    mine, theirs = (result.run.outcomes(lineup, 0, 50) for lineup in result.run.lineups)
    deltas = [a.points[0] - b.points[0] for a, b in zip(mine, theirs, strict=True)]
    mean = Fraction(sum(deltas), 50)
    variance = sum((each - mean) ** 2 for each in deltas) / 49
    half = 2.00957523712924 * (float(variance) / 50) ** 0.5  # t for 49 degrees of freedom
    found = result.difference("thumb", "random")
    assert found.points == pytest.approx(float(mean))
    assert found.interval == pytest.approx((float(mean) - half, float(mean) + half), rel=1e-6)
    assert found.clear == (not found.interval[0] <= 0 <= found.interval[1])


def test_the_points_of_the_rows_are_those_of_the_deals():
    rules = fw.rules("femkamp")
    result = quiet(rules, ["random"], deals=40, number=1)
    assert sum(result["random"].seat_means) == pytest.approx(13)
    assert result.lowest
    assert 0 <= result["random"].rate <= 1


def test_a_result_is_plain_data_a_table_and_a_chart(tmp_path):
    result = quiet(FEMKORT, ["random", "thumb"], deals=20, seed="été")
    data = json.loads(result.to_json())
    assert (data["deals"], data["seed"], data["round"]) == (20, "été", "femkort")
    assert [row["name"] for row in data["rows"]] == ["random", "thumb"]
    lines = result.to_csv(tmp_path / "found.csv").splitlines()
    assert (tmp_path / "found.csv").read_text("utf-8").splitlines() == lines
    assert len(lines) == 3
    assert len({line.count(",") for line in lines}) == 1
    for drawn in (result.table("fr"), result.html("fr"), result._repr_html_()):
        assert "thumb" in drawn
    chart = result.chart("fr").to_dict()
    assert {layer["mark"]["type"] for layer in chart["layer"]} == {"rule", "point"}


def test_a_result_survives_pickling():
    import pickle

    result = quiet(FEMKORT, ["random", "thumb"], deals=5)
    assert result.rows
    assert pickle.loads(pickle.dumps(result)) == result


def test_names_of_contenders_cannot_write_html():
    result = quiet(FEMKORT, {"<b>": "random"}, deals=2)
    assert "<b>&lt;b&gt;" not in result.html()
    assert "&lt;b&gt;" in result.html()


def test_one_deal_has_no_interval():
    result = quiet(FEMKORT, ["random", "thumb"], deals=1)
    assert result["random"].interval is None
    assert result.differences[0].interval is None
    assert not result.differences[0].clear
    assert result.table()
    assert result.to_csv()
    assert result.chart().to_dict()


def test_without_altair_the_chart_says_what_to_install(monkeypatch):
    import sys

    result = quiet(FEMKORT, ["random"], deals=2)
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(Error) as refused:
        result.chart()
    assert (refused.value.key, refused.value.data["package"]) == ("extra_missing", "altair")


# stopping, and what goes wrong


def test_a_run_that_is_stopped_keeps_what_it_has():
    calls = []

    def stop():
        calls.append(1)
        return len(calls) > 2

    result = quiet(FEMKORT, ["random"], deals=4000, stop=stop)
    assert (result.ended, result.asked) == ("stopped", 4000)
    assert 0 < result.deals < 4000
    assert result.tally == result.run.tally(0, result.deals)
    none = quiet(FEMKORT, ["random"], deals=4000, stop=lambda: True)
    assert (none.deals, none.rows, none.to_csv()) == (0, (), "")
    assert none.table()
    assert none.html()


@pytest.mark.parametrize("threads", [False, True])
def test_an_interrupt_keeps_what_was_counted(threads):
    def progress(done, asked):
        if done >= 500:
            raise KeyboardInterrupt

    pool = ThreadPoolExecutor(1) if threads else None
    result = simulate(FEMKORT, ["random"], deals=4000, progress=progress, executor=pool)
    assert result.ended == "stopped"
    assert 500 <= result.deals < 4000


def test_progress_hears_of_every_piece_and_of_the_end():
    heard = []
    simulate(FEMKORT, ["random"], deals=700, progress=lambda done, asked: heard.append(done))
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == (0, 700)
    assert len(heard) > 3


def test_a_bar_is_drawn_where_it_is_asked_for(capsys):
    pytest.importorskip("tqdm")
    simulate(FEMKORT, ["random"], deals=50, progress=True)
    assert "50/50" in capsys.readouterr().err


def test_without_tqdm_there_is_no_bar_and_asking_for_one_says_what_to_install(monkeypatch, capsys):
    import sys

    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert simulate(FEMKORT, ["random"], deals=5).deals == 5
    assert capsys.readouterr().err == ""
    with pytest.raises(Error) as refused:
        simulate(FEMKORT, ["random"], deals=5, progress=True)
    assert refused.value.data["package"] == "tqdm"


def test_a_strategy_that_fails_or_cheats_says_which_and_keeps_what_was_counted():
    deals = []

    def fails(position, random):
        deals.append(1)
        if len(deals) > 5 * 300:
            raise ZeroDivisionError("no such card")
        return position.legal()[0]

    with pytest.raises(SimulationError) as failed:
        quiet(FEMKORT, {"mine": fails}, deals=1000)
    error = failed.value
    assert error.key == "strategy_failed"
    assert error.data["contender"] == "mine"
    assert error.data["strategy"] == "fails"
    assert error.data["deal"] == 300
    assert "no such card" in str(error)
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert (error.result.deals, error.result.ended) == (250, "failed")

    for move in ("SA", None, "pass", 7):
        with pytest.raises(SimulationError) as cheated:
            quiet(FEMKORT, {"mine": lambda position, random, move=move: move}, deals=50)
        assert cheated.value.key == "strategy_failed"


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"deals": 0}, "wrong_number"),
        ({"deals": -1}, "wrong_number"),
        ({"deals": 2.5}, "wrong_number"),
        ({"deals": True}, "wrong_number"),
        ({"workers": 0}, "wrong_number"),
        ({"seed": 1.5}, "no_seed"),
        ({"number": -1}, "no_round"),
        ({"level": 1.0}, "wrong_type"),
        ({"level": 2}, "wrong_type"),
        ({"field": "nobody"}, "choice"),
    ],
)
def test_arguments_that_cannot_be_are_refused(more, key):
    with pytest.raises(Error) as refused:
        quiet(FEMKORT, ["random"], **more)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("contenders", "key"),
    [
        ([], "wrong_number"),
        ({}, "wrong_number"),
        ("random", "wrong_type"),
        (["nobody"], "choice"),
        (["random", "random"], "names_twice"),
        ({"a": ("random", "thumb")}, "contender_seats"),
        ({3: "random"}, "wrong_type"),
        ({"a": None}, "choice"),
    ],
)
def test_contenders_that_cannot_be_are_refused(contenders, key):
    with pytest.raises(Error) as refused:
        quiet(FEMKORT, contenders)
    assert refused.value.key == key


def test_rules_by_name_are_refused_as_everywhere():
    with pytest.raises(fw.RulesError):
        quiet("femkort", ["random"])


def test_an_unknown_contender_is_refused_with_the_known_ones():
    result = quiet(FEMKORT, ["random", "thumb"], deals=2)
    with pytest.raises(Error) as refused:
        result.difference("thumb", "nobody")
    assert refused.value.data["known"] == "random, thumb"


def test_a_strategy_of_a_cell_is_made_of_named_preferences():
    mine = Strategy("mine", lead=lowest, follow=(highest,))
    assert mine.lead == (lowest,)
    assert quiet(FEMKORT, [mine], deals=10)["mine"].path == "fast"
    own = Strategy("own", lead=lambda view, cards: [c for c in cards if c.suit == "S"])
    assert quiet(FEMKORT, [own], deals=10)["own"].path == "functions"
    with pytest.raises(Error):
        Strategy("wrong", lead="lowest")


def test_what_cannot_be_sent_to_a_process_is_said():
    lock = threading.Lock()

    def holds(position, random):
        with lock:
            return position.legal()[0]

    with pytest.raises(SimulationError) as refused:
        quiet(FEMKORT, {"mine": holds}, deals=10, workers=1)
    assert refused.value.key == "not_sendable"
    assert quiet(FEMKORT, {"mine": lambda p, r: p.legal()[0]}, deals=10, workers=1).deals == 10

"""A simulation that is stopped, fails or is asked for what cannot be."""

import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import Strategy, simulate
from femkort_widgets.analysis.strategies.preferences import highest, lowest
from femkort_widgets.errors import Error, SimulationError
from tests.analysis.test_simulation import FEMKORT, quiet


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

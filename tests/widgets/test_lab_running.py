"""The lab at work: beside the kernel, stopped, failing, two at once."""

import threading

import pytest

import femkort_widgets as fw
from femkort_widgets.errors import Error
from femkort_widgets.i18n import translate


def slow(position, random):
    """Waits for as long as the test wants."""
    slow.begun.set()
    slow.go_on.wait(10)
    return position.legal()[0]


@pytest.fixture
def held():
    slow.begun, slow.go_on = threading.Event(), threading.Event()
    yield slow
    slow.go_on.set()


def test_it_runs_beside_and_stops_with_what_it_has(held):
    lab = fw.Lab("femkort", strategies=[held], deals=500)
    lab.start()
    assert held.begun.wait(10)
    assert lab.running
    with pytest.raises(Error) as refused:
        lab.run()
    assert refused.value.key == "lab.running"
    lab.start()
    assert lab._status.said == translate("error.lab.running")
    lab.stop()
    held.go_on.set()
    assert lab.wait(20)
    assert 0 < lab.result.deals < 500
    assert lab.answer.data["ended"] == "stopped"


def test_a_second_lab_does_not_disturb_the_first(held):
    first = fw.Lab("femkort", strategies=[held], deals=3, seed=1)
    first.start()
    assert held.begun.wait(10)
    second = fw.Lab("femkort", strategies=["keep_a_defender"], deals=5, seed=2)
    assert second.run().data["deals"] == 5
    second.stop()
    assert first.running
    held.go_on.set()
    assert first.wait(20)
    assert first.answer.data["ended"] == "done"
    assert (first.answer.data["seed"], first.result.deals) == (1, 3)


def test_a_strategy_that_fails_is_said_and_what_was_counted_stays():
    calls = []

    def fails(position, random):
        calls.append(1)
        if len(calls) > 100:
            raise ZeroDivisionError("oh")
        return position.legal()[0]

    lab = fw.Lab("femkort", strategies=[fails], deals=300)
    lab.start()
    assert lab.wait(20)
    assert lab.answer.data["ended"] == "failed"
    assert 0 < lab.result.deals < 300
    assert "oh" in lab._status.said
    with pytest.raises(Error):
        lab.run()
    assert not lab.running


def test_an_interrupt_leaves_the_lab_free():
    def interrupted(position, random):
        raise KeyboardInterrupt

    lab = fw.Lab("femkort", strategies=[interrupted], deals=300)
    assert lab.run().data["rows"] == []
    assert not lab.running


def test_without_threads_it_runs_at_once(monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=5)
    lab.start()
    assert lab.answer.data["ended"] == "done"


def test_the_answer_settles_on_the_way():
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=80)
    seen = []
    lab._status.observe(lambda change: seen.append(change.new), "done")
    lab.run()
    assert seen == sorted(seen)
    assert seen[-1] == 80
    assert len(seen) > 3

"""Whatever becomes of the workers, every deal is counted once, and what was counted is kept."""

import os
import signal
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import simulate
from femkort_widgets.errors import SimulationError

FEMKORT = fw.rules("femkort")
WAYS = ["random", "keep_a_defender"]
DEALS = 400


@pytest.fixture(scope="module")
def alone():
    """The tally of the same run without any executor."""
    return simulate(FEMKORT, WAYS, deals=DEALS, progress=False).tally


class Odd(Executor):
    """An executor that does the work at once, and with each piece what it is told."""

    def __init__(self, ends):
        self.ends = ends
        self.sent = Counter()

    def submit(self, work, /, *piece):
        self.sent[piece] += 1
        future = Future()
        self.ends(self, future, piece, lambda: work(*piece))
        return future


def on(ends, **more):
    executor = Odd(ends)
    found = simulate(FEMKORT, WAYS, deals=DEALS, progress=False, executor=executor, **more)
    return executor, found


def test_a_lost_piece_is_sent_again_and_counted_once(alone):
    def ends(executor, future, piece, work):
        if executor.sent[piece] == 1 and piece[0] % 100 == 0:
            future.set_exception(OSError("the worker is gone"))
        else:
            future.set_result(work())

    executor, found = on(ends)
    assert found.tally == alone
    assert found.ended == "done"
    assert set(executor.sent.values()) == {1, 2}


def test_a_cancelled_piece_is_sent_again(alone):
    def ends(executor, future, piece, work):
        if executor.sent[piece] == 1:
            future.cancel()
            future.set_running_or_notify_cancel()
        else:
            future.set_result(work())

    assert on(ends)[1].tally == alone


def test_a_piece_that_always_fails_ends_the_run_and_keeps_the_rest():
    def ends(executor, future, piece, work):
        if piece[0] == 100:
            future.set_exception(OSError("bad memory"))
        else:
            future.set_result(work())

    with pytest.raises(SimulationError) as failed:
        on(ends)
    assert failed.value.key == "piece_failed"
    assert "bad memory" in str(failed.value)
    assert failed.value.result.ended == "failed"
    assert 0 < failed.value.result.deals < DEALS


def test_an_executor_that_takes_nothing_more_says_so_and_keeps_what_was_counted():
    def ends(executor, future, piece, work):
        if len(executor.sent) > 3:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future.set_result(work())

    with pytest.raises(SimulationError) as failed:
        on(ends)
    assert failed.value.key == "executor_broken"
    assert 0 < failed.value.result.deals < DEALS
    with ThreadPoolExecutor(1) as pool:
        pass
    with pytest.raises(SimulationError) as closed:
        simulate(FEMKORT, WAYS, deals=DEALS, progress=False, executor=pool)
    assert (closed.value.key, closed.value.result.deals) == ("executor_broken", 0)


def test_a_strategy_that_fails_is_not_sent_again():
    sent = []

    def ends(executor, future, piece, work):
        sent.append(piece)
        try:
            future.set_result(work())
        except SimulationError as problem:
            future.set_exception(problem)

    def fails(position, random):
        raise LookupError("nothing")

    with pytest.raises(SimulationError) as failed:
        simulate(FEMKORT, {"x": fails}, deals=DEALS, progress=False, executor=Odd(ends))
    assert failed.value.key == "strategy_failed"
    assert len(sent) == len(set(sent))


def killer(once):
    """A strategy whose process dies the first time it plays."""

    def plays(position, random):
        try:
            os.close(os.open(once, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return position.legal()[0]
        return os.kill(os.getpid(), signal.SIGKILL)

    return plays


def first_legal(position, random):
    return position.legal()[0]


def test_processes_of_our_own_that_die_are_replaced(tmp_path):
    plain = simulate(FEMKORT, {"x": first_legal}, deals=60, progress=False)
    killed = {"x": killer(str(tmp_path / "once"))}
    found = simulate(FEMKORT, killed, deals=60, progress=False, workers=2)
    assert (tmp_path / "once").exists()
    assert found.tally == plain.tally


def test_a_foreign_pool_that_breaks_keeps_what_was_counted(tmp_path):
    with ProcessPoolExecutor(1) as pool:
        killed = {"x": killer(str(tmp_path / "once"))}
        with pytest.raises(SimulationError) as failed:
            simulate(FEMKORT, killed, deals=60, progress=False, executor=pool)
    assert failed.value.key == "executor_broken"
    assert failed.value.result.deals < 60
    assert failed.value.result.asked == 60


def test_stopping_on_an_executor_leaves_it_open(alone):
    with ThreadPoolExecutor(2) as pool:
        stopped = simulate(
            FEMKORT, WAYS, deals=DEALS, progress=False, executor=pool, stop=lambda: True
        )
        assert (stopped.ended, stopped.deals) == ("stopped", 0)
        assert pool.submit(int, "7").result() == 7
        again = simulate(FEMKORT, WAYS, deals=DEALS, progress=False, executor=pool)
    assert again.tally == alone


def test_a_dask_cluster_loses_a_worker_and_no_deal():
    distributed = pytest.importorskip("distributed")
    ways = ["random", "thumb"]
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    )
    killed = []
    with cluster, distributed.Client(cluster) as client:
        pids = list(client.run(os.getpid).values())

        def kill_one(done, asked):
            if 0 < done < asked and not killed:
                os.kill(pids[0], signal.SIGKILL)
                killed.append(done)

        found = simulate(
            FEMKORT, ways, deals=200, executor=client.get_executor(), progress=kill_one
        )
    assert killed
    assert killed[0] < 200
    assert (found.ended, found.deals) == ("done", 200)
    assert found.tally == simulate(FEMKORT, ways, deals=200, progress=False, workers=2).tally

"""Pieces of work on one thread, on processes, or on any executor: each counted once or not at all.

A piece is known by its place, and its result is kept under that place. What is lost with a worker
is sent again; what comes twice is taken once.
"""

import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures import BrokenExecutor as Broken
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from signal import SIG_IGN, SIGINT, signal
from time import monotonic

from ..errors import SimulationError
from .tally import Tally

Piece = tuple[int, int]
Work = Callable[[int, int], Tally]

RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"
"""How work stands, or how it ended."""
TRIES = 3
"""So often a piece is sent, and a pool of processes made, before it is given up."""
AHEAD = 64
"""So many pieces are under way at most."""
BEAT = 0.2
"""About so many seconds one piece takes where somebody is looking on."""


@dataclass
class Gathered:
    """The results so far, by place, how the work ended, and what went wrong."""

    results: dict[int, Tally] = field(default_factory=dict)
    ended: str = DONE
    problem: SimulationError | None = None

    def fail(self, problem: SimulationError) -> None:
        """Nothing more is done."""
        self.ended, self.problem = FAILED, problem


Watch = Callable[[Gathered], bool]
"""``watch(gathered)`` after each piece: should the work stop?"""


def paced(deals: int, most: int) -> Iterator[Piece]:
    """Pieces for one who looks on: of one deal first, then as many as a beat has room for."""
    first, size = 0, 1
    while first < deals:
        begun = monotonic()
        yield first, min(first + size, deals)
        first += size
        took = max(monotonic() - begun, 1e-6)
        size = max(1, min(most, 2 * size, int(size * BEAT / took)))


def one_by_one(work: Work, pieces: Iterable[Piece], watch: Watch) -> Gathered:
    """Do the pieces here, in their order."""
    gathered = Gathered()
    try:
        for place, piece in enumerate(pieces):
            if watch(gathered):
                gathered.ended = STOPPED
                break
            gathered.results[place] = work(*piece)
        else:
            watch(gathered)
    except KeyboardInterrupt:
        gathered.ended = STOPPED
    except SimulationError as problem:
        gathered.fail(problem)
    return gathered


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """A pool of processes of our own; what has not begun when it is left is dropped."""
    pool = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_processes(work: Work, pieces: list[Piece], watch: Watch, workers: int) -> Gathered:
    """Do the pieces on processes of this machine; a pool that breaks is made anew."""
    sent = sendable(work)
    gathered = Gathered()
    for _ in range(TRIES):
        with processes(workers) as pool:
            gathered = _spread(sent, pieces, watch, pool, gathered.results)
        if gathered.problem is None or gathered.problem.key != "executor_broken":
            break
    return gathered


def on_executor(work: Work, pieces: list[Piece], watch: Watch, executor: Executor) -> Gathered:
    """Do the pieces on an executor of somebody else's, which stays open."""
    here = isinstance(executor, ThreadPoolExecutor)
    return _spread(work if here else sendable(work), pieces, watch, executor, {})


def sendable(work: Work) -> Work:
    """The work as bytes, so that functions of a notebook travel too. Raises SimulationError."""
    try:
        from cloudpickle import dumps
    except ImportError:
        dumps = pickle.dumps
    try:
        return partial(_unpacked, dumps(work))
    except Exception as problem:
        raise SimulationError("not_sendable", cause=repr(problem)) from problem


def _unpacked(packed: bytes, first: int, last: int) -> Tally:
    return _unpack(packed)(first, last)


@lru_cache(maxsize=4)
def _unpack(packed: bytes) -> Work:
    work: Work = pickle.loads(packed)  # noqa: S301 - it was packed by ourselves
    return work


@dataclass
class _Spread:
    """Pieces on an executor: those that wait, those under way, how often each was sent."""

    work: Work
    pieces: list[Piece]
    executor: Executor
    gathered: Gathered
    waiting: deque[int]
    running: dict[Future[Tally], int] = field(default_factory=dict)
    sent: Counter[int] = field(default_factory=Counter)

    def send(self) -> None:
        """Keep the executor busy."""
        while self.waiting and len(self.running) < AHEAD and self.gathered.problem is None:
            place = self.waiting[0]
            try:
                future = self.executor.submit(self.work, *self.pieces[place])
            except Exception as problem:
                self.gathered.fail(_broken(problem))
                return
            self.waiting.popleft()
            self.sent[place] += 1
            self.running[future] = place

    def take(self, patience: float) -> None:
        """Take in what is finished; send again what was lost."""
        finished, _ = wait(self.running, timeout=patience, return_when=FIRST_COMPLETED)
        for future in finished:
            place = self.running.pop(future)
            try:
                self.gathered.results[place] = future.result()
            except SimulationError as problem:
                self.gathered.fail(problem)
            except Broken as problem:
                self.gathered.fail(_broken(problem))
            except Exception as problem:
                self._again(place, problem)

    def _again(self, place: int, problem: BaseException) -> None:
        if self.sent[place] < TRIES:
            self.waiting.append(place)
        else:
            self.gathered.fail(
                SimulationError("piece_failed", tries=TRIES, cause=repr(problem)[:200])
            )


def _broken(problem: BaseException) -> SimulationError:
    return SimulationError("executor_broken", cause=repr(problem)[:200])


def _spread(
    work: Work, pieces: list[Piece], watch: Watch, executor: Executor, before: dict[int, Tally]
) -> Gathered:
    waiting = deque(place for place in range(len(pieces)) if place not in before)
    spread = _Spread(work, pieces, executor, Gathered(dict(before)), waiting)
    gathered = spread.gathered
    try:
        while (spread.waiting or spread.running) and gathered.problem is None:
            if watch(gathered):
                gathered.ended = STOPPED
                break
            spread.send()
            spread.take(patience=0.2)
        else:
            watch(gathered)
    except KeyboardInterrupt:
        gathered.ended = STOPPED
    for future in spread.running:
        future.cancel()
    return gathered

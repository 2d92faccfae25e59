"""Simulation: the same deals for several ways to play, counted with their intervals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from ..core.deal import check_seed
from ..core.rules import Rules
from ..errors import Error, expect
from .executors import DONE, RUNNING, Gathered, on_executor, on_processes, one_by_one, paced
from .progress import Report, reporting
from .result import Result
from .runs import FAST, LineUp, Run
from .strategies import Strategy, strategy
from .strategies.value import Chooser
from .tally import Tally, total

Player = str | Strategy | Chooser
"""A strategy, its key, or a function that chooses moves."""
Contenders = Mapping[str, Player | Sequence[Player]] | Sequence[Player]
PIECE, FAST_PIECE = 250, 4000
"""So many deals are one piece of work at most; where the kernels play them all, more."""
PIECES = 8
"""So many pieces at least for each worker, where there are deals enough."""
MANY = 16
"""So many workers an executor is taken to have."""


def simulate(
    rules: Rules,
    contenders: Contenders,
    *,
    deals: int = 1000,
    seed: int | str = 0,
    number: int = 0,
    field: Player = "random",
    workers: int | None = None,
    executor: Executor | None = None,
    progress: bool | Report | None = None,
    stop: Callable[[], bool] | None = None,
    show: Callable[[Result], Any] | None = None,
    level: float = 0.95,
) -> Result:
    """Play the same deals with each contender and count what it gets.

    A contender is one strategy, which sits first and meets ``field`` at every other seat, or a
    line-up: a strategy for each seat, of which the first is measured. The line-up keeps its seats
    while the deal goes round, so that it plays from every place equally often; deal ``i`` is dealt
    by seat ``i`` modulo the players, and is the same for all contenders. What is played is the
    round ``number`` of the rules and not a whole match.

    The result depends on ``rules``, ``contenders``, ``deals``, ``seed``, ``number`` and ``field``
    alone: it runs here, on ``workers`` processes, or on any ``executor`` of ``concurrent.futures``
    (Dask's too) with the same figures to the last digit. ``progress`` is a bar, or a function
    ``(done, asked)``; ``stop`` is asked after every piece, and like an interrupt it keeps what has
    been counted; ``show`` is given the Result so far, some times a second where it runs here.
    Raises Error for what cannot be played, and SimulationError, whose ``result`` is
    what was counted, where a strategy or the executor fails.

    >>> from femkort_widgets.core.games import rules
    >>> found = simulate(rules("femkort"), ["random", "keep_a_defender"], deals=200, progress=False)
    >>> found.deals, found["keep_a_defender"].rate > found["random"].rate
    (200, True)
    """
    Rules.check(rules)
    check_seed(seed)
    rules.round(number)
    _whole("deals", deals)
    expect(level, float, Error, (expected := "level: a number between 0 and 1, as in 0.95"))
    if not 0 < level < 1:
        raise Error("wrong_type", given=level, expected=expected)
    if workers is not None:
        _whole("workers", workers)
    lineups = tuple(_lineups(contenders, strategy(field), rules.players))
    plays = deals * len(lineups) * _cards(rules, number) // (workers or 1)
    run = Run(rules, number, seed, lineups, plays)
    most = FAST_PIECE if all(run.path(lineup) == FAST for lineup in lineups) else PIECE
    pieces = _pieces(deals, most, workers or (MANY if executor is not None else 1))
    paces = paced(deals, most) if show else pieces
    nothing = Tally.nothing(len(lineups), rules.players)
    with reporting(progress, deals) as report:

        def watch(gathered: Gathered) -> bool:
            report(sum(each.deals for each in gathered.results.values()), deals)
            if show is not None:
                so_far = total(gathered.results.values(), nothing)
                show(Result(run, so_far, deals, RUNNING, level))
            return stop is not None and bool(stop())

        if executor is not None:
            gathered = on_executor(run.tally, pieces, watch, executor)
        elif workers is not None:
            gathered = on_processes(run.tally, pieces, watch, workers)
        else:
            gathered = one_by_one(run.tally, paces, watch)
    tally = total(gathered.results.values(), nothing)
    ended = DONE if tally.deals == deals else gathered.ended
    result = Result(run, tally, deals, ended, level)
    if gathered.problem is not None:
        gathered.problem.result = result
        raise gathered.problem
    return result


def _whole(name: str, value: object) -> None:
    if type(value) is not int or value < 1:
        raise Error("wrong_number", name=name, value=value, least=1)


def _lineups(contenders: Any, field: Strategy, players: int) -> Iterable[LineUp]:
    """The contenders with a strategy at every seat. Raises Error."""
    expect(contenders, (Mapping, list, tuple), Error, "contenders: a name and a strategy for each")
    if not isinstance(contenders, Mapping):
        made = [strategy(each) for each in contenders]
        contenders = {each.key: each for each in made}
        if len(contenders) < len(made):
            raise Error("names_twice", names=", ".join(each.key for each in made))
    if not contenders:
        raise Error("wrong_number", name="contenders", value=0, least=1)
    for name, given in contenders.items():
        expect(name, str, Error, "the name of a contender: a text")
        one = isinstance(given, str) or not isinstance(given, Sequence)
        seats = [strategy(given)] if one else [strategy(each) for each in given]
        if one:
            seats += [field] * (players - 1)
        if len(seats) != players:
            raise Error("contender_seats", name=name, given=len(seats), players=players)
        yield LineUp(name, tuple(seats))


def _cards(rules: Rules, number: int) -> int:
    """About how many cards are played in a deal."""
    this = rules.round(number)
    return min(len(this.pack), this.hand_size * rules.players)


def _pieces(deals: int, most: int, workers: int) -> list[tuple[int, int]]:
    size = max(1, min(most, -(-deals // (workers * PIECES))))
    return [(first, min(first + size, deals)) for first in range(0, deals, size)]

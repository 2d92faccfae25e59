"""Ask what each card is worth to a seat that sees its own hand only."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any

from ...core.deal import check_seed
from ...core.position import Position
from ...core.sight import seen_by
from ...errors import Error, expect
from ..solving.search import Deep
from .scales import Chance, Rollouts, Scales, Solutions

__all__ = ["Chance", "Chances", "chances"]

AGAINST = ("random", "all", "selfish")
WORLDS = 500
FEW_WORLDS = 60
"""Where each world is solved."""
CHUNK = 50
"""So many worlds are weighed between two looks at the clock."""
MOST = 10_000_000


@dataclass(frozen=True)
class Chances:
    """What each legal move is worth to a seat, as far as it can know."""

    seat: int
    moves: tuple[Chance, ...]
    """Every legal move, suit by suit and from the lowest on."""
    against: str
    """``"random"``: everybody plays by chance from here on. ``"all"`` and ``"selfish"``: everybody
    plays perfectly with all hands open, as ``solve`` says, in each world by itself; so the seat is
    taken to see later what it cannot see now."""
    worlds: int
    """How many sets of hidden hands were drawn."""
    even: bool
    """Was every possible set as likely as any other? Not where hardly any is possible."""
    lowest: bool
    """Are points bad in this round?"""

    def __str__(self) -> str:
        return "\n".join(map(str, self.moves))

    @property
    def best(self) -> Chance:
        """The move with the best points in the mean."""
        choose = min if self.lowest else max
        return choose(self.moves, key=lambda chance: chance.points)


def chances(
    position: Position,
    *,
    against: str = "random",
    worlds: int | None = None,
    seconds: float | None = None,
    seed: int | str = 0,
    show: Callable[["Chances"], Any] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Chances:
    """What each legal move is worth to the seat to play, from what that seat knows and no more.

    Hidden cards are drawn so that they agree with everything seen: who did not follow is void, who
    did not head had nothing to head with, the turned card is known. ``worlds`` sets of hands are
    drawn, or as many as fit into so many ``seconds``; the same seed and worlds give the same answer
    on every machine. ``show`` is given the Chances so far, again and again, and ``stop`` is asked
    whether that is enough. Raises Error where the round is over, cards of the seat itself are not
    known, a solved world lies too deep, or the table has rules of its own (RulesError).

    >>> import femkort_widgets as fw
    >>> deal = fw.Deal(("SA H8", "SK D7", "SQ C7", "SJ H7"), dealer=3)
    >>> found = chances(fw.start(fw.rules("letzter_stich"), deal), against="all", seed=1)
    >>> str(found.best.move), found.worlds, found.even
    ('H8', 60, True)
    """
    expect(position, Position, Error, "a position, as fw.start gives")
    if against not in AGAINST:
        raise Error("choice", name="against", value=against, known=", ".join(AGAINST))
    check_seed(seed)
    wanted = _wanted(worlds, seconds, against)
    seat = position.to_play
    if seat is None:
        raise Error("deal_done")
    if position.unknown[seat]:
        raise Error("hidden_cards", seats=str(seat))
    seen = seen_by(position, seat)
    if against == "random":
        scales: Scales = Rollouts(seen, seed, wanted)
    else:
        scales = Solutions(seen, seed, against)
    lowest = position.rules.match.lowest

    def so_far(done: int, uneven: int) -> Chances:
        return Chances(seat, scales.chances(done), against, done, not uneven, lowest)

    def enough(done: int, uneven: int) -> bool:
        if show is not None:
            show(so_far(done, uneven))
        return stop is not None and bool(stop())

    try:
        return so_far(*_weighed(scales, wanted, seconds, enough))
    except Deep:
        raise Error("too_deep", cards=sum(position.counts), nodes=scales.limit) from None


def _wanted(worlds: object, seconds: object, against: str) -> int:
    """How many worlds, at most. Raises Error for what is not a number of them or of seconds."""
    if seconds is not None:
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
            raise Error("choice", name="seconds", value=seconds, known="a number above 0")
        if worlds is not None:
            raise Error(
                "choice", name="worlds", value=worlds, known="None, where seconds are given"
            )
        return MOST
    if worlds is None:
        return WORLDS if against == "random" else FEW_WORLDS
    if not isinstance(worlds, int) or worlds is True or not 0 < worlds <= MOST:
        known = Error("whole", least=1, most=MOST)
        raise Error("choice", name="worlds", value=worlds, known=known)
    return worlds


def _is_time(value: object) -> bool:
    return isinstance(value, int | float) and value is not True and 0 < value < inf


def _weighed(
    scales: Scales, wanted: int, seconds: float | None, enough: Callable[[int, int], bool]
) -> tuple[int, int]:
    """How many worlds were weighed, and how many of them were not drawn evenly."""
    done = uneven = 0
    end = monotonic() + (seconds or 0)
    while done < wanted and (seconds is None or not done or monotonic() < end):
        some = min(CHUNK, wanted - done)
        uneven += scales.weigh(done, some)
        done += some
        if enough(done, uneven):
            break
    return done, uneven

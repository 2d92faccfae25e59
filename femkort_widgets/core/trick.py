"""What lies on the table: a trick, and the note of a move that broke a duty."""

from dataclasses import dataclass

from .cards import Card, Move
from .obligations import Reason


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in order of play, and who played them."""

    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    leader: int | None = None
    winner: int | None = None
    """None while the trick is incomplete."""


NO_TRICK = Trick()


@dataclass(frozen=True, slots=True)
class Irregular:
    """A move that broke a duty: its index in ``moves``, who, what, and why it was wrong."""

    move: int
    seat: int
    card: Move
    reason: Reason

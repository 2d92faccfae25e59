"""A round replayed, as values: every card with the position before and after it."""

from dataclasses import dataclass

from ..core.position import Position
from .dealing import Dealt
from .faults import Fault
from .notes import Comment, Stop
from .play import Move


@dataclass(frozen=True, slots=True)
class Variation:
    """A line beside the main one, seen from its first card."""

    line: int
    replaces: int | None
    """The index of the step whose card is replaced."""
    change: str | None = None
    """What ``[%deal …]`` says, where hidden cards change (rule 9)."""
    text: tuple[Comment | Stop, ...] = ()
    """What stands before its first card."""
    spots: tuple[int, ...] = ()
    """Where each of the texts stands in the play."""


@dataclass(frozen=True, slots=True)
class Step:
    """A card as it was played, or tried."""

    move: Move
    before: Position
    after: Position | None
    """None where the card could not be played; the line goes on from ``before``."""
    parent: int | None
    """The index of the step before it on its line, for a variation's first card of the step before
    the card it replaces; None is the start."""
    line: int
    """0 the main line, then 1, 2 … in the order of reading."""
    seat: int | None
    variation: Variation | None = None
    """Set on the first card of a variation."""
    text: tuple[Comment | Stop, ...] = ()
    """What stands between this card and the next, in order; a stop asks for the next card."""
    faults: tuple[Fault, ...] = ()
    index: int = -1
    """Where the card stands in the play."""
    spots: tuple[int, ...] = ()
    """Where each of the texts stands in the play."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A round, replayed."""

    dealt: Dealt
    start: Position | None
    """Before the first card; None where the round cannot be replayed."""
    steps: tuple[Step, ...] = ()
    text: tuple[Comment | Stop, ...] = ()
    """What stands before the first card."""
    spots: tuple[int, ...] = ()
    """Where each of the texts stands in the play."""
    end: Position | None = None
    """The position after the last card of the main line."""
    claimed: int | None = None
    """The seat that claimed the remaining tricks."""
    faults: tuple[Fault, ...] = ()
    """Of the deal and of every line; those of the steps are among them."""
    lost: bool = False
    """Was a card played of which it cannot be told which one? Then the result is not known."""

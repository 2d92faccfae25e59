"""What stands in a play, item by item, in the order of the text (rules 5 to 11).

A play is one flat tuple of items. A variation is what stands between Open and Close, however deep
it nests; ``Play.tricks`` gives the same as a tree.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from ..core.cards import Card, Pass
from ..errors import RecordError
from .notes import Command, Comment, Remark, Stop, read_card

if TYPE_CHECKING:
    from .tree import TrickView

GLYPHS = {"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}
ONLY_CARD = "$7"


@dataclass(frozen=True, slots=True)
class Lead:
    """``4. W:`` begins a trick; ``4... N:`` goes on with one in a variation (rules 5, 9).

    ``number`` or ``seat`` is None where the text does not give it.
    """

    number: int | None
    seat: str | None
    later: bool = False
    """Written with three dots: not the lead but a later card of the trick."""
    at: int = field(default=-1, compare=False, repr=False)

    @property
    def label(self) -> str:
        """The number with its dots; empty where there is none."""
        dots = "..." if self.later else "."
        return "" if self.number is None else f"{self.number}{dots}"

    def __str__(self) -> str:
        return " ".join(filter(None, (self.label, f"{self.seat}:" if self.seat else "")))


@dataclass(frozen=True, slots=True)
class Move:
    """A card played, a pass, or ``-``: a seat that does not play to the trick (rules 5, 6)."""

    card: Card | Pass | None
    """``PASS`` for a pass, None for ``-``."""
    glyphs: tuple[str, ...] = ()
    """As written: ``!``, ``?!``, ``$7``, … (rule 10)."""
    marks: tuple[str, ...] = ()
    """``^R`` a revoke, ``^T`` out of turn, ``^C(HJ)`` a card shown and taken back (rule 11)."""
    at: int = field(default=-1, compare=False, repr=False)

    @property
    def symbols(self) -> tuple[str, ...]:
        """The glyphs as symbols where they have one.

        >>> Move(Card.parse("SA"), ("$6", "$7")).symbols
        ('?!', '$7')
        """
        return tuple(GLYPHS.get(glyph, glyph) for glyph in self.glyphs)

    @property
    def shown(self) -> Card | None:
        """The card that was shown and taken back."""
        cards = (read_card(mark[3:-1]) for mark in self.marks if mark.startswith("^C("))
        return next(cards, None)

    def __str__(self) -> str:
        face = "-" if self.card is None else str(self.card)
        return face + "".join(self.glyphs) + "".join(self.marks)


@dataclass(frozen=True, slots=True)
class Won:
    """``=> S``: who won the trick (rule 5)."""

    seat: str | None
    at: int = field(default=-1, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Open:
    """``(``: a variation begins; it replaces the card before it (rule 9)."""

    at: int = field(default=-1, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Close:
    """``)``: the variation ends; the main line goes on as if it were not there."""

    at: int = field(default=-1, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """``*``: the play ends before the deal does (rule 12)."""

    at: int = field(default=-1, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Claim:
    """``+ seat`` takes the remaining tricks, which is not checked (rule 12)."""

    seat: str
    at: int = field(default=-1, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Unread:
    """A piece of text that could not be read, as it stands (rule 14)."""

    text: str
    at: int = field(default=-1, compare=False, repr=False)


Item = (
    Lead
    | Move
    | Won
    | Comment
    | Stop
    | Open
    | Close
    | Command
    | Remark
    | Unfinished
    | Claim
    | Unread
)


@dataclass(frozen=True)
class Play:
    """``[Play]`` and what follows it. Raises RecordError where Open and Close do not pair.

    >>> play = Play((Lead(1, "S"), Move(Card.parse("D5")), Open(), Close()))
    >>> play.closing
    {2: 3}
    """

    items: tuple[Item, ...] = ()
    at: int = field(default=-1, compare=False, repr=False)

    def __post_init__(self) -> None:
        depth = 0
        for item in self.items:
            depth += (type(item) is Open) - (type(item) is Close)
            if depth < 0:
                break
        if depth:
            raise RecordError(0, 0, ")" if depth < 0 else "(", "(" if depth < 0 else ")")

    @cached_property
    def closing(self) -> dict[int, int]:
        """The index of each Open with that of its Close."""
        opened: list[int] = []
        pairs: dict[int, int] = {}
        for index, item in enumerate(self.items):
            if type(item) is Open:
                opened.append(index)
            elif type(item) is Close:
                pairs[opened.pop()] = index
        return pairs

    @property
    def moves(self) -> tuple[Move, ...]:
        """The cards of the main line."""
        return tuple(view.move for trick in self.tricks for view in trick.moves)

    @property
    def tricks(self) -> "tuple[TrickView, ...]":
        """The main line trick by trick, with what stands at each card."""
        from .tree import tricks

        return tricks(self)

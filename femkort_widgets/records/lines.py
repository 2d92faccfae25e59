"""What a walk remembers while it is under way."""

from dataclasses import dataclass, field

from ..core.position import Position
from .ahead import Ahead
from .faults import Fault
from .notes import Comment, Stop
from .play import Lead, Move
from .steps import Step, Variation


class Text:
    """What is said at a place, in order, and where it stands in the play."""

    __slots__ = ("notes", "spots")

    def __init__(self) -> None:
        self.notes: list[Comment | Stop] = []
        self.spots: list[int] = []

    def add(self, note: Comment | Stop, spot: int) -> None:
        """One more."""
        self.notes.append(note)
        self.spots.append(spot)

    def take(self, other: "Text") -> None:
        """All of another place."""
        self.notes += other.notes
        self.spots += other.spots


@dataclass(slots=True)
class Draft:
    """A step while what follows it is still being read."""

    move: Move
    before: Position
    after: Position | None
    parent: int | None
    line: int
    seat: int | None
    variation: "Opening | None"
    faults: tuple[Fault, ...]
    index: int
    text: Text = field(default_factory=Text)

    def done(self) -> Step:
        """The step as a value."""
        return Step(
            self.move,
            self.before,
            self.after,
            self.parent,
            self.line,
            self.seat,
            self.variation.done() if self.variation else None,
            tuple(self.text.notes),
            self.faults,
            self.index,
            tuple(self.text.spots),
        )


@dataclass(slots=True)
class Opening:
    """How a variation begins."""

    line: int
    replaces: int | None
    change: str | None = None
    text: Text = field(default_factory=Text)

    def done(self) -> Variation:
        """The variation as a value."""
        notes, spots = tuple(self.text.notes), tuple(self.text.spots)
        return Variation(self.line, self.replaces, self.change, notes, spots)


@dataclass(slots=True)
class Line:
    """Where one line stands."""

    position: Position
    first: int = 0
    """The index of its first item in the play."""
    number: int = 0
    parent: int | None = None
    opening: Opening | None = None
    """Until its first card; None on the main line."""
    last: int | None = None
    """The last card of this line, which a variation would replace."""
    leader: int | None = None
    """As written for this trick."""
    lead: Lead | None = None
    """Written and not yet checked against a card."""
    place: int | None = None
    """The seat of the last card or dash of this trick."""
    full: bool = False
    """Has the trick been completed, and no new one begun?"""
    spoilt: bool = False
    """Has a card of this trick not been playable or readable?"""
    stalled: bool = False
    """Was the last move a pass that was not taken any more? That is said once."""
    winner: int | None = None
    """As written for this trick."""
    absent: int = 0
    """How many seats of this trick have no card on the table: a dash, or one not readable."""
    lost: set[int] = field(default_factory=set)
    """Seats that have played a card which is not known; what they still hold is not known."""
    ahead: Ahead | None = None
    """Looked up where something could not be read."""

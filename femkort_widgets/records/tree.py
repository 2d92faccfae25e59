"""A play as a tree: tricks, their cards, and what stands at each card.

Views on the flat items of a Play, made when asked for.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.cards import Card, Pass
from .notes import Command, Comment, Remark, Stop
from .play import Item, Lead, Move, Open, Play, Won


@dataclass(frozen=True, slots=True)
class MoveView:
    """A card of a play with what belongs to it."""

    move: Move
    before: tuple[Item, ...]
    """What stands between the trick's number and this card, stops before the number included."""
    after: tuple[Item, ...]
    """What stands after it, variations left out."""
    variations: "tuple[VariationView, ...]"

    @property
    def card(self) -> Card | Pass | None:
        """The card, ``PASS`` for a pass, None for ``-``."""
        return self.move.card

    @property
    def glyphs(self) -> tuple[str, ...]:
        """The glyphs as written."""
        return self.move.glyphs

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks of irregular play."""
        return self.move.marks

    @property
    def comments(self) -> tuple[Comment, ...]:
        """The comments after it."""
        return tuple(item for item in self.after if isinstance(item, Comment))

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The author's remarks after it."""
        return tuple(item for item in self.after if isinstance(item, Remark))

    @property
    def stop(self) -> Stop | None:
        """The question before it."""
        return next((item for item in self.before if isinstance(item, Stop)), None)

    def __str__(self) -> str:
        return str(self.move)


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick of a line, as written.

    >>> from .reader import read
    >>> play = read("[Play] 1. S: D5 DT! { High. } DK H4 => N 2. N: S8 *").matches[0].rounds[0].play
    >>> print(*play.tricks, sep=" / ")
    1. S: D5 DT! DK H4 => N / 2. N: S8
    """

    number: int | None
    leader: str | None
    later: bool
    moves: tuple[MoveView, ...]
    winner: str | None
    after: tuple[Item, ...]
    """What stands after the winner."""

    @property
    def comments(self) -> tuple[Comment, ...]:
        """The comments on the trick."""
        return tuple(item for item in self.after if isinstance(item, Comment))

    def __str__(self) -> str:
        lead = str(Lead(self.number, self.leader, self.later))
        won = [] if self.winner is None else ["=>", self.winner]
        return " ".join(filter(None, (lead, *map(str, self.moves), *won)))


@dataclass(frozen=True, slots=True)
class VariationView:
    """A variation: the items from ``first`` up to ``end`` of a play."""

    play: Play = field(repr=False)
    first: int
    end: int

    @property
    def change(self) -> str | None:
        """What its ``[%deal …]`` says."""
        item = self.play.items[self.first] if self.first < self.end else None
        return item.given if isinstance(item, Command) and item.name == "deal" else None

    @property
    def tricks(self) -> tuple[TrickView, ...]:
        """Its tricks."""
        return tuple(_tricks(self.play, self.first, self.end))

    def __str__(self) -> str:
        change = [f"[%deal {self.change}]"] if self.change else []
        return f"({' '.join((*change, *map(str, self.tricks)))})"


def tricks(play: Play) -> tuple[TrickView, ...]:
    """The tricks of the main line.

    >>> from .sections import PlaySection
    >>> play = Play((Lead(1, "S"), Move(Card.parse("D5")), Comment("low"), Won("S")))
    >>> [(trick.leader, trick.winner, len(trick.moves)) for trick in tricks(play)]
    [('S', 'S', 1)]
    """
    return tuple(_tricks(play, 0, len(play.items)))


@dataclass(slots=True)
class _Trick:
    """A trick while it is gathered: its moves as (move, before, after, variations)."""

    lead: Lead | None
    moves: list[tuple[Move, list[Item], list[Item], list[VariationView]]]
    winner: str | None
    after: list[Item]

    def done(self) -> TrickView:
        number, leader = (self.lead.number, self.lead.seat) if self.lead else (None, None)
        moves = tuple(
            MoveView(move, tuple(before), tuple(after), tuple(variations))
            for move, before, after, variations in self.moves
        )
        later = self.lead is not None and self.lead.later
        return TrickView(number, leader, later, moves, self.winner, tuple(self.after))


def _tricks(play: Play, first: int, end: int) -> Iterator[TrickView]:
    trick: _Trick | None = None
    before: list[Item] = []
    won = False
    index = first
    while index < end:
        item = play.items[index]
        if isinstance(item, Open):
            closing = play.closing[index]
            if trick is not None and trick.moves:
                trick.moves[-1][3].append(VariationView(play, index + 1, closing))
            index = closing
        elif isinstance(item, Lead):
            if trick is not None:
                yield trick.done()
            trick, won = _Trick(item, [], None, []), False
        elif isinstance(item, Move):
            if trick is None or won:
                if trick is not None:
                    yield trick.done()
                trick, won = _Trick(None, [], None, []), False
            trick.moves.append((item, before, [], []))
            before = []
        elif isinstance(item, Won) and trick is not None:
            trick.winner, won = item.seat, True
        elif isinstance(item, Stop) or trick is None or not (trick.moves or won):
            before.append(item)
        else:
            (trick.after if won else trick.moves[-1][2]).append(item)
        index += 1
    if trick is not None:
        yield trick.done()

"""Where each frame of a record stands in it, and the items of a play while they are edited.

Frames are numbered in the order of reading: of every round that can be shown the position before
its first card, then each card that could be played, side lines where they stand.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ..core.position import Position
from ..errors import Error, in_short
from .model import MatchRecord, Record, RoundRecord
from .notes import Comment
from .play import Item, Play
from .replayed import Replayed
from .steps import Step, Walk


class Place(NamedTuple):
    """A frame: its match, its round there, the place of its card in the play; None at the start."""

    match: int
    round: int
    item: int | None


def places(record: Record) -> dict[Place, int]:
    """Every frame of a record by its place, numbered as ``frames`` does.

    >>> from .reader import read
    >>> text = '[Game "femkort"][Seats "A B"][Round "1"][Dealer "B"][Deal]A: SA H2 B: S3 D4'
    >>> list(places(read(text + "[Play] 1. A: SA *")))
    [Place(match=0, round=0, item=None), Place(match=0, round=0, item=1)]
    """
    return {place: at for at, (place, _) in enumerate(_shown(record))}


def _shown(record: Record) -> list[tuple[Place, int | None]]:
    """Every frame with the index of its step."""
    found: list[tuple[Place, int | None]] = []
    for match, played in enumerate(record.replayed):
        for one, walk in enumerate(played.walks if played.table.rules else ()):
            if walk.start is None:
                continue
            found.append((Place(match, one, None), None))
            found += [
                (Place(match, one, step.index), index)
                for index, step in enumerate(walk.steps)
                if step.after is not None
            ]
    return found


@dataclass(frozen=True, slots=True)
class Spot:
    """A frame of a record, with all that is known there."""

    record: Record
    at: int
    place: Place
    number: int | None
    """The index of its step; None before the first card."""

    @property
    def played(self) -> Replayed:
        """The match, replayed."""
        return self.record.replayed[self.place.match]

    @property
    def match(self) -> MatchRecord:
        """The match."""
        return self.played.match

    @property
    def round(self) -> RoundRecord:
        """The round."""
        return self.match.rounds[self.place.round]

    @property
    def walk(self) -> Walk:
        """The round, replayed."""
        return self.played.walks[self.place.round]

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the seats."""
        return self.played.table.seats

    @property
    def play(self) -> Play:
        """The play of the round, empty where it has none."""
        return self.round.play or Play()

    @property
    def step(self) -> Step | None:
        """The card that led here; None before the first card."""
        return None if self.number is None else self.walk.steps[self.number]

    @property
    def line(self) -> int:
        """The line it stands on; 0 is the main one."""
        return 0 if self.step is None else self.step.line

    @property
    def position(self) -> Position:
        """How the cards lie."""
        found = self.walk.start if self.step is None else self.step.after
        assert found is not None
        return found

    @property
    def following(self) -> Step | None:
        """The next card of the same line."""
        steps = self.walk.steps
        return next((s for s in steps if s.parent == self.number and s.line == self.line), None)

    @property
    def parent(self) -> "Spot":
        """The frame before this one, or where it is the first of its round the frame itself."""
        step = self.step
        while step is not None:
            number = step.parent
            step = None if number is None else self.walk.steps[number]
            if step is None or step.after is not None:
                item = None if step is None else step.index
                place = self.place._replace(item=item)
                return Spot(self.record, places(self.record)[place], place, number)
        return self


def spot_of(record: Record, at: object) -> Spot:
    """The frame of this number. Raises Error where there is none."""
    shown = _shown(record)
    if not shown:
        raise Error("nothing_to_show")
    if type(at) is not int or not 0 <= at < len(shown):
        raise Error("studio.no_step", at=in_short(at, 40), last=len(shown) - 1)
    return Spot(record, at, *shown[at])


class Strip:
    """The items of a play while they are edited, each knowing where it stood before."""

    def __init__(self, play: Play) -> None:
        self.items: list[Item] = list(play.items)
        self._was: list[int | None] = list(range(len(self.items)))

    def put(self, at: int, *items: Item) -> None:
        """Put items before this one."""
        self.items[at:at] = items
        self._was[at:at] = [None] * len(items)

    def cut(self, first: int, end: int) -> None:
        """Take out the items from ``first`` up to ``end``."""
        del self.items[first:end], self._was[first:end]

    def change(self, at: int, item: Item) -> None:
        """Another item in the place of this one."""
        self.items[at] = item

    @property
    def moved(self) -> dict[int | None, int | None]:
        """Where each item of the play stands now; the start stays the start."""
        now: dict[int | None, int | None] = {None: None}
        now.update((was, at) for at, was in enumerate(self._was) if was is not None)
        return now


def line_end(play: Play, index: int) -> int:
    """Where the line of this item ends: at the Close of its variation, or with the play."""
    around = [opened for opened, closed in play.closing.items() if opened < index < closed]
    return play.closing[max(around)] if around else len(play.items)


def opening_of(play: Play, index: int) -> int:
    """The Open of the variation that this item stands in."""
    return max(opened for opened, closed in play.closing.items() if opened < index < closed)


def along(play: Play, first: int, end: int) -> list[int]:
    """The places of a line from ``first`` up to ``end``, its variations left out."""
    found, index = [], first
    while index < end:
        if index in play.closing:
            index = play.closing[index]
        else:
            found.append(index)
        index += 1
    return found


def comment_texts(spot: Spot) -> list[tuple[int, Comment, bool]]:
    """What is said at a frame: where, what, and whether before the first card of a variation."""
    step = spot.step
    held = spot.walk if step is None else step
    found = [(at, note, False) for at, note in zip(held.spots, held.text, strict=True)]
    if step is not None and step.variation is not None:
        ahead = zip(step.variation.spots, step.variation.text, strict=True)
        found = [*((at, note, True) for at, note in ahead), *found]
    return [(at, note, before) for at, note, before in found if isinstance(note, Comment)]

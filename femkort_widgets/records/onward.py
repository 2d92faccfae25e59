"""Cards as a play writes them: numbers of tricks, leaders, marks, winners (rules 5 to 11)."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ..core.cards import PASS
from ..core.cards import Move as Played
from ..core.deal import clockwise
from ..core.position import Position
from ..core.trick import Irregular
from ..errors import Error
from .course import course_of
from .play import Item, Lead, Move, Won
from .replay import passed_out


class Onward:
    """Plays cards on from a position and writes them down as items of a play.

    ``fresh``: a variation begins here, so a card within a trick needs its number too. ``dashes``:
    how many seats that do not play are written down since the last card.
    """

    def __init__(
        self, position: Position, labels: Sequence[str], *, fresh: bool = False, dashes: int = 0
    ) -> None:
        self.position, self.labels = position, labels
        self.items: list[Item] = []
        self._fresh, self._dashes = fresh, dashes

    def play(self, move: Played, *, irregular: bool = False) -> None:
        """One more card or pass. Raises IllegalPlayError, and Error where passes never end."""
        before, course = self.position, course_of(self.position)
        if move is PASS and before.takes_passes and not before.over and passed_out(before):
            raise Error("studio.passed_out")
        after = before.play(move, irregular=irregular)
        self.items += self._lead(before, after.movers[-1])
        self.items.append(Move(after.moves[-1], marks=_marks(before, after)))
        self._fresh, self._dashes, self.position = False, 0, after
        won = course.won(after)
        if not after.takes_passes and won is not None:
            trick = after.tricks[-1]
            self.items += _absent(after, after.movers[-1], trick.leader, trick.seats)
        if won is not None and won[1] is not None:
            self.items.append(Won(self.labels[won[1]]))

    def _lead(self, before: Position, mover: int) -> Iterator[Item]:
        course = course_of(before)
        if not course.placed(before):
            yield Lead(course.number(before), self.labels[mover])
        elif self._fresh:
            seat = mover if before.to_play is None else before.to_play
            yield Lead(course.number(before), self.labels[seat], later=True)
        elif not before.takes_passes:
            absent = _absent(before, before.movers[-1], mover, before.trick.seats)
            yield from absent[self._dashes :]


def _absent(at: Position, last: int, until: int | None, lying: Sequence[int]) -> list[Item]:
    """``-`` for each seat dealt in after ``last`` and before ``until`` that does not play.

    None where a card was played out of turn: then it cannot be told which seat is meant.
    """
    between = takewhile(lambda seat: seat != until, clockwise(last + 1, at.rules.players))
    seats = [seat for seat in between if seat in at.seats and seat != last]
    mixed = any(seat in lying or (at.trick.cards and at.plays(seat)) for seat in seats)
    return [] if mixed else [Move(None) for _ in seats]


def _marks(before: Position, after: Position) -> tuple[str, ...]:
    noted: Sequence[Irregular] = after.irregular[len(before.irregular) :]
    return tuple("^T" if note.reason.key == "out_of_turn" else "^R" for note in noted)

"""Cards of a play that are missing: not readable, or not to be had from where they should be.

A word stands for a card where its trick or lap has room for one more. Where it can be told which
card that was, it is played; else its seat is lost track of, and no fault is found with it.
"""

from dataclasses import replace

from ..core.cards import PASS, Move
from .ahead import Ahead
from .course import Tricks
from .lines import Line
from .play import Play
from .replay import passed_out


def only_move(line: Line, course: Tricks, given: Play, index: int) -> Move | None:
    """The move that must have stood here, if there is just one that it can be."""
    if line.spoilt or not _takes_a_place(line, course, given, index):
        return None
    return _ahead(line, given).only_move(line.position)


def lose(line: Line, course: Tricks, given: Play, index: int) -> None:
    """A card that is not known: what its seat holds from now on is not known either."""
    now, spoilt = line.position, line.spoilt
    line.spoilt = True
    if now.to_play is None or not _takes_a_place(line, course, given, index):
        return
    seat = line.place = next_place(line) if spoilt else now.to_play
    line.lost.add(seat)
    line.absent += 1
    if now.takes_passes:
        line.position = now if passed_out(now) else now.play(PASS, irregular=True)
    elif now.unknown[seat]:
        fewer = tuple(held - (at == seat) for at, held in enumerate(now.unknown))
        line.position = replace(now, unknown=fewer)


def next_place(line: Line) -> int:
    """The seat after that of the last card or dash of this trick."""
    seats, place = line.position.seats, line.place
    if place is None:
        return line.leader if line.leader is not None else seats[0]
    return next((at for at in seats if at > place), seats[0])


def _ahead(line: Line, given: Play) -> Ahead:
    if line.ahead is None:
        line.ahead = Ahead(given, line.first)
    return line.ahead


def _takes_a_place(line: Line, course: Tricks, given: Play, index: int) -> bool:
    """Is there room for one more card in this trick or lap?"""
    placed = course.placed(line.position) + line.absent
    return _ahead(line, given).is_a_play(index, placed, len(line.position.seats))

"""What a finished round is worth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tricks import Position


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended."""

    points: tuple[int, ...]
    """By seat; in Femkort 1 for the pot."""
    winner: int | None
    """Who won the last trick; None where nobody could play it."""
    void: bool
    """The hand counts for nothing and is dealt again (C-FK-05)."""


def last_trick_takes_the_pot(position: "Position") -> Result:
    """Only the fifth trick counts: its winner has the pot (FK-04, FK-40, FK-44, FK-46, FK-47).

    Where the fifth trick was never played the hand is void (FK-48, C-FK-05).
    """
    reached = len(position.tricks) == position.round.max_tricks
    winner = position.tricks[-1].winner if reached else None
    points = tuple(int(seat == winner) for seat in range(position.rules.players))
    return Result(points, winner, void=winner is None)

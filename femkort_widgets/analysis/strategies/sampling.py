"""A strong strategy: draw the hidden hands from what the seat knows, and play every card out.

Played out is by chance, so a card is worth what it brings against random play from here on.
"""

from dataclasses import dataclass
from random import Random

from ...core.cards import Move
from ...core.position import Position


@dataclass(frozen=True, slots=True)
class Sampling:
    """Chooses the card with the best points in the mean over many worlds."""

    plays: int = 40_000
    """About so many cards are played for one choice."""

    def __call__(self, position: Position, random: Random) -> Move:
        """The move; ``position`` is as the seat to play sees it."""
        from .sampled import sampled  # a table without this strategy does not wait for it

        moves = position.legal()
        if len(moves) < 2:
            return moves[0]
        points = sampled(position, self.plays, random)
        best = min if position.rules.match.lowest else max
        return best(points, key=points.__getitem__)

"""Fan Tan: rows, passes, and cards left in hand."""

from ..core.cards import Card
from ..core.layout import SEVEN
from ..core.position import Position

THEIRS = 0.5
"""How much it counts against a card that it opens the way for a card of somebody else."""


def lay(position: Position, cards: tuple[Card, ...]) -> Card:
    """Open the way for your own far cards; hold back what only helps the others.

    Aces and kings are what a hand is left with, each pass and each of them costs (FP-55, FP-56,
    FP-59, FP-60, FP-85).
    """
    return max(cards, key=lambda card: (_opens(position, card), card.rank))


def _opens(position: Position, card: Card) -> float:
    """How much waits beyond this card: in this hand the farther the better, elsewhere the worse."""
    assert position.to_play is not None
    rank, hand = position.round.rank, position.hands[position.to_play]
    at, mine = rank(card), {rank(other) for other in hand if other.suit == card.suit}
    down = range(1, at) if at <= SEVEN else ()
    up = range(at + 1, 14) if at >= SEVEN else ()
    return sum(abs(far - SEVEN) if far in mine else -THEIRS for far in (*down, *up))

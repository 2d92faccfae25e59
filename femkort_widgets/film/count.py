"""Counting the cards: what everybody at the table knows of a hand from what it has played."""

from collections.abc import Sequence

from ..core.cards import Card
from ..core.position import Position
from ..core.verdicts import sift

Lacks = tuple[frozenset[Card], ...]
"""By seat: cards that nobody has played and that it cannot hold."""


def nothing_known(players: int) -> Lacks:
    """What is known of the hands before the first card."""
    return (frozenset(),) * players


def counted(lacks: Lacks, before: Position, after: Position, *, fair: bool) -> Lacks:
    """What is known after one more move.

    A hand that held another card would have had to play that one: so it does not hold it (FK-31,
    FK-33, FP-57). ``fair`` is False where the move is known to be against the rules; it shows
    nothing then. Who plays a card of a suit that seemed to be missing has shown that it was not.
    """
    move, seat = after.moves[-1], after.movers[-1]
    known = lacks[seat]
    if isinstance(move, Card) and move in known:
        known = frozenset(card for card in known if card.suit != move.suit)
    elif fair and not all(duty.meets(before, seat, move) for duty in before.round.obligations):
        others = (card for card in _out(after) if card not in known)
        known |= {card for card in others if move not in sift(before, seat, (move, card)).kept}
    elif not any(move in cards for cards in lacks):
        return lacks
    return tuple((known if at == seat else cards) - {move} for at, cards in enumerate(lacks))


def as_text(lacks: Lacks, position: Position) -> list[str]:
    """By seat: suits of which it holds nothing more, and ranks of others, as in ``"H D:KA"``."""
    out = _out(position) if any(lacks) else []
    return [_told(cards, out) for cards in lacks]


def _told(lacking: frozenset[Card], out: Sequence[Card]) -> str:
    held = {card.suit for card in out if card not in lacking}
    said: dict[str, str] = {}
    for card in out:
        if card in lacking:
            rank = str(card)[1] if card.suit in held else ""
            said[card.suit] = said.get(card.suit, "") + rank
    return " ".join(f"{suit}:{ranks}" if ranks else suit for suit, ranks in said.items())


def _out(position: Position) -> list[Card]:
    """The cards that nobody has played."""
    played = set(position.moves)
    return [card for card in position.round.pack if card not in played]

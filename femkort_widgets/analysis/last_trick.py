"""Games where the last trick counts: Femkort and Letzter Stich."""

from ..core.cards import Card
from .view import View


def keep_the_best(view: View) -> Card:
    """Spend little early, take the last trick but one, and carry the best card to the last.

    Whoever leads the last trick needs no ace: the others hold one card each and can seldom follow.

    (FK-66, FK-68 to FK-71, LS-60, LS-61, LS-64, LS-65, LS-68.)
    """
    if len(view.hand) <= 2:
        return max(view.legal, key=lambda card: (_chance(view, card), -card.rank))
    if not view.position.trick.cards:
        return _lead_low(view)
    return min(view.legal, key=lambda card: (card.suit == view.position.trump, card.rank))


def _lead_low(view: View) -> Card:
    """The lowest card of the longest suit that is not trumps (FK-68, LS-68)."""
    length = {card: sum(other.suit == card.suit for other in view.legal) for card in view.legal}
    trump = view.position.trump
    return min(view.legal, key=lambda card: (card.suit == trump, -length[card], card.rank))


def _chance(view: View, card: Card) -> float:
    """A rough chance of the last trick: win this one and lead the card kept, or follow with it."""
    kept = [other for other in view.hand if other != card]
    wins = 0.0 if view.loses(card) else _stands(view, card, len(view.waiting) * (len(kept) + 1))
    if not kept:
        return wins
    others = len(view.position.seats) - 1
    leading, following = 0.0, 0.0
    for other in kept:
        stands = _stands(view, other, others)
        leading = max(leading, stands)
        following = max(following, stands if other.suit == view.position.trump else stands / 4)
    return wins * leading + (1 - wins) * following


def _stands(view: View, card: Card, against: int) -> float:
    """The chance that none of ``against`` unseen cards, drawn at random, beats this one."""
    higher = sum(view.position.beats(other, card) for other in view.unseen)
    return float((1 - higher / len(view.unseen)) ** against) if view.unseen else 1.0

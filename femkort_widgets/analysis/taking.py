"""Rounds where every trick is a point won: Grand and Trump."""

from ..core.cards import Card
from .view import View

SURE, HOPE = 0.9, 0.3
"""The chance of the trick that is good enough, and the one that is worth a high card."""


def take(view: View) -> Card:
    """Win as cheaply as is safe, lead what nobody beats, and throw the lowest on the rest.

    The cards dreaded before are those wanted now (FP-66, FP-68, FP-69, FP-82).
    """
    wins = {card: view.wins(card) for card in view.legal}
    sure = [card for card in view.legal if wins[card] > SURE]
    if sure and view.position.trick.cards:
        return min(sure, key=lambda card: _missed(view, card))
    best = max(view.legal, key=lambda card: (wins[card], view.length(card.suit)))
    if wins[best] > HOPE:
        return best
    return min(view.legal, key=lambda card: _missed(view, card))


def _missed(view: View, card: Card) -> tuple[bool, int, int]:
    """How much a card is missed later: trumps most, then by the cards it would beat."""
    return card.suit == view.position.trump, view.below(card), card.rank

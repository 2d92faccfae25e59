"""Rounds where what you take costs: Pass, Clubs, Queens, and clubs with queens."""

from collections.abc import Iterable

from ..core.cards import Card
from ..core.scoring import TricksTaken
from .view import View

LATER = 0.5
"""How much of the danger of a card kept in hand is reckoned to come true."""
FOLLOWERS = 3
"""How many cards of a suit are reckoned to fall together when it is led."""


class Costs:
    """What tricks and single cards cost in this round."""

    def __init__(self, score: TricksTaken) -> None:
        self.trick, self.cards = score.trick, dict(score.cards)

    def of(self, cards: Iterable[Card]) -> int:
        """What these cards cost whoever takes them."""
        return sum(self.cards.get(card, 0) for card in cards)


def duck(view: View) -> Card:
    """Lead low, stay under the winning card, take what is free, and throw what is dangerous.

    An ace in Pass, a club, a queen or what would catch one: it goes when the led suit is void, or
    under a card that beats it (FP-34, FP-39, FP-40, FP-47, FP-83, FP-99).
    """
    score = view.position.round.score
    assert isinstance(score, TricksTaken)
    costs, rank = Costs(score), view.position.round.rank
    return min(
        view.legal,
        key=lambda card: (_now(view, card, costs) - LATER * _later(view, card, costs), rank(card)),
    )


def _now(view: View, card: Card, costs: Costs) -> float:
    """What this trick should cost with this card: nothing if it loses (FP-38, FP-39, FP-41)."""
    wins = view.wins(card)
    if not wins:
        return 0.0
    cards = (*view.position.trick.cards, card)
    return wins * (costs.trick + costs.of(cards) + _to_come(view, card, costs))


def _to_come(view: View, card: Card, costs: Costs) -> float:
    """What the seats still to play put on the trick by chance (FP-42, FP-43, FP-79)."""
    suit = view.by_suit[view.position.led or card.suit]
    in_suit, elsewhere = costs.of(suit) / max(len(suit), 1), _elsewhere(view, suit, costs)
    follows = [view.holds(len(suit), cards) for cards in view.waiting]
    return sum(chance * in_suit + (1 - chance) * elsewhere for chance in follows)


def _later(view: View, card: Card, costs: Costs) -> float:
    """What this card would take home if its suit were led later (FP-35, FP-48, FP-49, FP-84)."""
    suit = view.by_suit[card.suit]
    if not suit:
        return 0.0
    falls = min(1.0, FOLLOWERS / len(suit)) * costs.of(suit)
    strays = FOLLOWERS * (1 - view.holds(len(suit), len(view.hand))) * _elsewhere(view, suit, costs)
    return view.below(card) / len(suit) * (costs.trick + costs.of((card,)) + falls + strays)


def _elsewhere(view: View, suit: tuple[Card, ...], costs: Costs) -> float:
    """What an unseen card of another suit costs on average."""
    others = len(view.unseen) - len(suit)
    return (costs.of(view.unseen) - costs.of(suit)) / max(others, 1)

"""Preferences: each keeps, of some cards, those that it likes.

They see what the seat sees. Where a preference likes none of the cards all of them stay, so the
order of a list says what matters more.
"""

from ...core.cards import ACE, QUEEN, SUITS, Card
from ...core.layout import SEVEN
from ...core.scoring import TricksTaken
from ..view import View

Cards = tuple[Card, ...]
KING = 13
DREADED = {
    "pass": ("aces",),
    "clubs": ("clubs",),
    "queens": ("queens",),
    "clubs_and_queens": ("clubs", "queens"),
}
"""What one wants to be rid of in a round, by its key (FP-83, FP-99)."""


def lowest(view: View, cards: Cards) -> Cards:
    """The lowest cards of any suit."""
    rank = view.position.round.rank
    least = min(map(rank, cards))
    return tuple(card for card in cards if rank(card) == least)


def highest(view: View, cards: Cards) -> Cards:
    """The highest cards of any suit."""
    rank = view.position.round.rank
    most = max(map(rank, cards))
    return tuple(card for card in cards if rank(card) == most)


def of_longest_suit(view: View, cards: Cards) -> Cards:
    """Cards of the suit, or suits, that the hand has most of."""
    most = max(view.length(card.suit) for card in cards)
    return tuple(card for card in cards if view.length(card.suit) == most)


def of_shortest_suit(view: View, cards: Cards) -> Cards:
    """Cards of the suit, or suits, that the hand has fewest of."""
    least = min(view.length(card.suit) for card in cards)
    return tuple(card for card in cards if view.length(card.suit) == least)


def no_trump(view: View, cards: Cards) -> Cards:
    """Cards that are not trumps."""
    return tuple(card for card in cards if card.suit != view.position.trump)


def winning(view: View, cards: Cards) -> Cards:
    """Cards that take the trick as it stands."""
    return tuple(card for card in cards if not view.loses(card))


def losing(view: View, cards: Cards) -> Cards:
    """Cards that leave the trick to somebody else."""
    return tuple(card for card in cards if view.loses(card))


def unbeaten(view: View, cards: Cards) -> Cards:
    """Cards that no unseen card of their suit can beat (FK-65, LS-67)."""
    return tuple(card for card in cards if _unbeaten(view, card))


def not_unbeaten(view: View, cards: Cards) -> Cards:
    """Cards that some unseen card of their suit can beat."""
    return tuple(card for card in cards if not _unbeaten(view, card))


def outside_top_suits(view: View, cards: Cards) -> Cards:
    """Cards of suits in which the hand does not hold the best card (FK-71)."""
    kept = {card.suit for card in view.hand if _unbeaten(view, card)}
    return tuple(card for card in cards if card.suit not in kept)


def not_top_of_suit(view: View, cards: Cards) -> Cards:
    """Cards that have a higher one of their suit beside them in the hand (LS-60)."""
    rank = view.position.round.rank
    tops = {suit: max((rank(c) for c in view.hand if c.suit == suit), default=0) for suit in SUITS}
    return tuple(card for card in cards if rank(card) < tops[card.suit])


def no_ace_or_king(view: View, cards: Cards) -> Cards:
    """Cards that are neither aces nor kings (LS-61)."""
    return tuple(card for card in cards if card.rank < KING)


def dreaded(view: View, cards: Cards) -> Cards:
    """What costs in this round: aces in Pass, clubs, queens (FP-83, FP-99)."""
    return tuple(card for card in cards if is_dreaded(view.position.round.key, card))


def is_dreaded(key: str, card: Card) -> bool:
    """Is it dreaded in the round of this key?"""
    kinds = {"aces": card.rank == ACE, "clubs": card.suit == "C", "queens": card.rank == QUEEN}
    return any(kinds[kind] for kind in DREADED.get(key, ()))


def losing_dreaded(view: View, cards: Cards) -> Cards:
    """The same where somebody else takes the trick (FP-47, FP-48)."""
    return losing(view, dreaded(view, cards))


def winning_if_free(view: View, cards: Cards) -> Cards:
    """Cards that take a trick while nothing in it costs; cards that do not once it does (FP-39)."""
    score = view.position.round.score
    costs = dict(score.cards) if isinstance(score, TricksTaken) else {}
    free = not any(costs.get(card, 0) > 0 for card in view.position.trick.cards)
    return winning(view, cards) if free else losing(view, cards)


def outside_queen_suits(view: View, cards: Cards) -> Cards:
    """Cards of suits in which the hand holds no queen (FP-84)."""
    suits = {card.suit for card in view.hand if card.rank == QUEEN}
    return tuple(card for card in cards if card.suit not in suits)


def towards_own_ends(view: View, cards: Cards) -> Cards:
    """In Fan Tan: cards on the way from the seven to an ace or a king in the hand (FP-85)."""
    rank = view.position.round.rank
    held = {(card.suit, rank(card)) for card in view.hand}
    return tuple(
        card
        for card in cards
        if ((card.suit, 1) in held and rank(card) <= SEVEN)
        or ((card.suit, KING) in held and rank(card) >= SEVEN)
    )


def _unbeaten(view: View, card: Card) -> bool:
    rank = view.position.round.rank
    return all(rank(other) < rank(card) for other in view.by_suit[card.suit])

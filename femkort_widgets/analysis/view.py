"""What a seat can reckon from what it sees: unseen cards, and the chance that a card wins.

Whoever plays is taken to play any card of the suit: nothing here guesses at plans.
"""

from dataclasses import dataclass
from functools import cached_property

from ..core.cards import Card
from ..core.position import Position


@dataclass(frozen=True)
class View:
    """A round of tricks as the seat to play sees it (FK-64, FP-79, LS-66)."""

    position: Position
    legal: tuple[Card, ...]

    @property
    def seat(self) -> int:
        """Who is to play."""
        assert self.position.to_play is not None
        return self.position.to_play

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards it holds."""
        return self.position.hands[self.seat]

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards that are neither in this hand nor played: held by others, or put aside."""
        return frozenset(self.position.round.pack).difference(self.hand, self.position.moves)

    @cached_property
    def by_suit(self) -> dict[str, tuple[Card, ...]]:
        """The unseen cards of each suit."""
        return {suit: tuple(c for c in self.unseen if c.suit == suit) for suit in "SHDC"}

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """How many cards each seat holds that plays to this trick after this one."""
        position = self.position
        return tuple(
            held
            for seat, held in enumerate(position.counts)
            if held and seat != self.seat and seat not in position.trick.seats
            if position.plays(seat)
        )

    def length(self, suit: str) -> int:
        """How many cards of a suit this hand holds."""
        return sum(card.suit == suit for card in self.hand)

    def loses(self, card: Card) -> bool:
        """Is the trick already another's, whatever comes?"""
        best = self.position.winning_card
        return best is not None and not self.position.beats(card, best)

    def below(self, card: Card) -> int:
        """How many unseen cards of its suit are lower."""
        rank = self.position.round.rank
        return sum(rank(other) < rank(card) for other in self.by_suit[card.suit])

    def holds(self, some: int, cards: int) -> float:
        """The chance that a hand of so many unseen cards has one of ``some`` of them."""
        return float(1 - (1 - some / len(self.unseen)) ** cards) if self.unseen else 0.0

    def wins(self, card: Card) -> float:
        """The chance that this card takes the trick."""
        if self.loses(card):
            return 0.0
        chance = 1.0
        for cards in self.waiting:
            chance *= 1 - self._beaten(card, cards)
        return chance

    def _beaten(self, card: Card, cards: int) -> float:
        """The chance that a hand of so many unseen cards beats this one."""
        led, trump, beats = self.position.led or card.suit, self.position.trump, self.position.beats
        suit = self.by_suit[led]
        follows = self.holds(len(suit), cards)
        beaten = follows * sum(beats(other, card) for other in suit) / max(len(suit), 1)
        if trump not in (None, led):
            over = sum(beats(other, card) for other in self.by_suit[trump])
            beaten += (1 - follows) * over / max(len(self.unseen) - len(suit), 1)
        return beaten

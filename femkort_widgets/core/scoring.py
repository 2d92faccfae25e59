"""What a finished round is worth: scorings are values, so that rules can be compared and sent."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import Card

if TYPE_CHECKING:
    from .position import Position
    from .trick import Trick

SMALL = 9
"""The highest card that earns the small-card bonus (LS-45, LS-56, C-LS-06)."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended."""

    points: tuple[int, ...]
    """By seat; in Femkort 1 for the pot."""
    winner: int | None
    """Who won the last trick or went out; None where nobody could."""
    void: bool
    """The hand counts for nothing and is dealt again (C-FK-05)."""


def void_hand(players: int) -> Result:
    """Nobody won, and nothing counts."""
    return Result((0,) * players, None, void=True)


def last_trick_takes_the_pot(position: "Position") -> Result:
    """Only the fifth trick counts: its winner has the pot (FK-04, FK-40, FK-44, FK-46, FK-47).

    Where the fifth trick was never played the hand is void (FK-48, C-FK-05).
    """
    if len(position.tricks) != position.round.max_tricks:
        return void_hand(position.rules.players)
    winner = position.tricks[-1].winner
    points = tuple(int(seat == winner) for seat in range(position.rules.players))
    return Result(points, winner, void=False)


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last trick counts, whichever it is (LS-16, LS-41, LS-42)."""

    value: int
    small_card_bonus: bool = False
    """Twice the value where a 7, 8 or 9 wins the last trick (LS-45, LS-56)."""
    penultimate: bool = False
    """The last but one counts too (LS-57)."""
    penalty: bool = False
    """Not the winner scores but everybody else (LS-58, C-LS-12)."""

    def __call__(self, position: "Position") -> Result:
        """The points of the deal."""
        players = position.rules.players
        if not position.tricks:
            return void_hand(players)
        last = position.tricks[-1]
        counted = [(last, self.value * (2 if self._small(last) else 1))]
        if self.penultimate:
            counted += [(trick, self.value) for trick in position.tricks[-2:-1]]
        points = [0] * players
        for trick, value in counted:
            for seat in position.seats:
                if (seat == trick.winner) != self.penalty:
                    points[seat] += value
        return Result(tuple(points), last.winner, void=False)

    def _small(self, trick: "Trick") -> bool:
        """Was it won with a small card? Of a trick that was claimed that cannot be said."""
        won_with = [
            card
            for card, seat in zip(trick.cards, trick.seats, strict=False)
            if seat == trick.winner
        ]
        return self.small_card_bonus and any(card.rank <= SMALL for card in won_with)


@dataclass(frozen=True, slots=True)
class TricksTaken:
    """Each trick, or each of some cards in the tricks a seat has taken, counts."""

    trick: int = 0
    """For every trick: 1 in Pass (FP-27), -1 in Grand and Trump (FP-63, FP-96)."""
    cards: tuple[tuple[Card, int], ...] = ()
    """What single cards cost: clubs (FP-37), queens (FP-44)."""
    all_free: bool = False
    """Does nothing count where one seat took all these cards (FP-89)?"""

    def __call__(self, position: "Position") -> Result:
        """The points of the deal."""
        players = position.rules.players
        if not position.tricks:
            return void_hand(players)
        cost = dict(self.cards)
        points = [0] * players
        for trick in position.tricks:
            if trick.winner is not None:
                points[trick.winner] += self.trick + sum(cost.get(c, 0) for c in trick.cards)
        if self.all_free and max(points) == sum(cost.values()):
            points = [0] * players
        return Result(tuple(points), position.tricks[-1].winner, void=False)


@dataclass(frozen=True, slots=True)
class CardsLeft:
    """A pass and a card left in hand cost one each; whoever goes out pays nothing (FP-59 to 61)."""

    passes_count: bool = False
    """Does the seat that goes out pay for its passes (C-FP-04)?"""

    def __call__(self, position: "Position") -> Result:
        """The points of the deal; void where nobody could go out."""
        players = position.rules.players
        left = position.counts
        out = position.out
        if out is None:
            return void_hand(players)
        points = [passed + held for passed, held in zip(position.passes, left, strict=True)]
        if not self.passes_count:
            points[out] = 0
        return Result(tuple(points), out, void=False)

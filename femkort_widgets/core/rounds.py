"""What binds in one deal, and how deals add up to a match: frozen values."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .cards import ACE, Card, pack_without
from .obligations import Obligation
from .scoring import Result

if TYPE_CHECKING:
    from .position import Position


def everybody(position: "Position", seat: int) -> bool:
    """Whoever still has a card plays (C-FK-01, C-FK-02 reading A)."""
    return True


@dataclass(frozen=True, slots=True)
class Seating:
    """What a round is dealt with when so many seats are dealt in: a play-off (C-FK-10, C-X-03)."""

    seats: int
    hand_size: int
    removed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What binds in one deal."""

    key: str
    obligations: tuple[Obligation, ...]
    """The duties in order; the first outranks the rest."""
    hand_size: int
    """The cards of a hand; in Fan Tan those of the longest."""
    score: Callable[["Position"], Result]
    cites: tuple[tuple[str, tuple[str, ...]], ...]
    """The statements behind each reason that no duty carries."""
    trump: str | None = None
    """A suit letter, ``"turned"`` where the dealer's last card sets it, or None."""
    removed: tuple[Card, ...] = ()
    """Cards of the full pack that are not used."""
    ace_low: bool = False
    max_tricks: int | None = None
    """No further trick is played after this many; None: until no seat has a card."""
    plays: Callable[["Position", int], bool] = everybody
    """``plays(position, seat)``: may this seat, which has a card, play to this trick?"""
    layout: bool = False
    """Is it a round of Fan Tan?"""
    opener: Card | None = None
    """The card that is laid first in Fan Tan; None where the forehand opens with any seven."""
    derived: bool = False
    """Is its place among the rounds our ruling and not the text's (C-FP-14)?"""
    seatings: tuple[Seating, ...] = ()
    """How it is dealt in a play-off, where that depends on the seats dealt in."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards in play."""
        return pack_without(self.removed)

    def rank(self, card: Card) -> int:
        """How high a card is in its suit: 2 to 14, a low ace 1."""
        return 1 if self.ace_low and card.rank == ACE else card.rank

    def among(self, seats: int) -> "RoundRules":
        """The same round dealt to so many seats, in a play-off."""
        for seating in self.seatings:
            if seating.seats == seats:
                return replace(self, hand_size=seating.hand_size, removed=seating.removed)
        return self

    def sources(self, reason: str) -> tuple[str, ...]:
        """The statements that a reason of this key cites."""
        for key, cites in self.cites:
            if key == reason:
                return cites
        return ()


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How deals add up to a match: what is paid in, what ends it, and who has won then."""

    unit: int = 0
    """Chips that each seat pays into the pot before a deal."""
    doubles: bool = False
    """Does the payment double after a void hand (FK-61)?"""
    bank: bool = False
    """Does the pot stay until the match is won (FK-58)?"""
    target: int | None = None
    """Whoever has so many points ends the match."""
    deals: int | None = None
    """After so many completed deals it ends."""
    chips: bool = False
    """Do chips decide when it ends without the target reached? Else points do."""
    lowest: bool = False
    """Are points bad?"""
    playoffs: bool = False
    """Is a tie played off? Else it is shared."""
    warnings: tuple[str, ...] = ()
    """What a table should be told before the first deal."""

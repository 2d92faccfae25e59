"""The duties on the player to act, and the sieve that turns them into verdicts.

Legality is a list of duties. The candidates are the cards of the hand; for each duty in order, if
any candidate meets it, those that meet it and those exempt from it stay, and the others are refused
by that duty; if none meets it, all stay. One loop gives the legal cards and the reason for each
refused one, so what is allowed and what is explained cannot differ.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from .cards import Card

if TYPE_CHECKING:
    from .tricks import Position

Test = Callable[["Position", int, Card], bool]


@dataclass(frozen=True, slots=True)
class Obligation:
    """A duty: it binds only while some card still open to the player meets it."""

    key: str
    """Its name in reasons, records and catalogues."""
    meets: Test
    """``meets(position, seat, card)``: does the card do what the duty asks?"""
    cites: tuple[str, ...] = ()
    """The statements it comes from."""
    exempt: Test | None = None
    """``exempt(position, seat, card)``: is the card free of this duty?"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card may or may not be played: a key, parameters, sources, the binding cards."""

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    """``led`` and ``trump`` suit letters, ``leader`` a seat, ``beat`` the card to beat."""
    cites: tuple[str, ...] = ()
    binds: tuple[Card, ...] = ()
    """The cards of that hand that meet the duty; empty for an allowed card."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", MappingProxyType(dict(self.params)))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, dict(self.params), self.cites, self.binds)


@dataclass(frozen=True, slots=True)
class Verdict:
    """May this card be played, and why."""

    legal: bool
    reason: Reason


def sieve(
    position: "Position", seat: int, cards: Iterable[Card], duties: Iterable[Obligation]
) -> tuple[tuple[Card, ...], dict[Card, tuple[Obligation, tuple[Card, ...]]]]:
    """The cards that stay, and for each refused one the duty and the cards that meet it."""
    candidates = tuple(cards)
    refused: dict[Card, tuple[Obligation, tuple[Card, ...]]] = {}
    for duty in duties:
        meeting = tuple(card for card in candidates if duty.meets(position, seat, card))
        if not meeting or len(meeting) == len(candidates):
            continue
        free = duty.exempt
        kept = meeting
        if free is not None:
            kept = tuple(
                card for card in candidates if card in meeting or free(position, seat, card)
            )
        refused.update({card: (duty, meeting) for card in candidates if card not in kept})
        candidates = kept
    return candidates, refused


def _follows(position: "Position", seat: int, card: Card) -> bool:
    return position.led is None or card.suit == position.led


def _heads(position: "Position", seat: int, card: Card) -> bool:
    """A card of the led suit that beats the trick; no trump on a side suit does (C-FK-12)."""
    best = position.winning_card
    return best is None or (card.suit == position.led and beats(card, best, position.trump))


def beats(card: Card, best: Card, trump: str | None) -> bool:
    """Does ``card``, played after it, beat the card that is winning the trick?"""
    if card.suit == best.suit:
        return card.rank > best.rank
    return card.suit == trump


FOLLOW_SUIT = Obligation("follow_suit", _follows)
HEAD_THE_TRICK = Obligation("head_the_trick", _heads)

"""The verdict on every card of a hand: what the sieve leaves, what it refuses, and why."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .cards import Card
from .obligations import Obligation, Reason, Verdict, beats, sieve

if TYPE_CHECKING:
    from .tricks import Position

_BARE = frozenset({"lead", "already_played", "not_in_trick", "not_in_hand", "deal_over"})
_AGAINST = frozenset({"head_the_trick", "heads", "cannot_head", "heading_lapsed"})
_TRUMPED = frozenset({"heading_lapsed", "trump_any_time", "void"})
NEVER = frozenset({"already_played"})
"""Refusals that hold even for an irregular play: no duty, but no place in the trick."""


def judge(position: "Position", seat: int, hand: tuple[Card, ...]) -> dict[Card, Verdict]:
    """The verdict on each of these cards, held by this seat, if it were to play now."""
    barred = _barred(position, seat)
    if barred is not None:
        return dict.fromkeys(hand, Verdict(False, barred))
    kept, refused = sieve(position, seat, hand, position.round.obligations)
    verdicts = {card: Verdict(True, why) for card, why in _allow(position, hand, kept)}
    for card, (duty, binds) in refused.items():
        verdicts[card] = Verdict(False, _refuse(position, duty, binds))
    return {card: verdicts[card] for card in hand}


def refusal(position: "Position", seat: int, hand: tuple[Card, ...], card: Card) -> Reason | None:
    """Why this card of the hand may not be played, as ``judge`` says; None where it may."""
    barred = _barred(position, seat)
    if barred is not None:
        return barred
    _, refused = sieve(position, seat, hand, position.round.obligations)
    return _refuse(position, *refused[card]) if card in refused else None


def _barred(position: "Position", seat: int) -> Reason | None:
    """Why this seat may play no card at all to the trick, if so."""
    if seat in position.trick.seats:
        return reason(position, "already_played")
    return None if position.plays(seat) else reason(position, "not_in_trick")


def _refuse(position: "Position", duty: Obligation, binds: tuple[Card, ...]) -> Reason:
    return Reason(duty.key, _facts(position, duty.key), duty.cites, binds)


def _allow(
    position: "Position", hand: tuple[Card, ...], kept: tuple[Card, ...]
) -> Iterable[tuple[Card, Reason]]:
    led, best, trump = position.led, position.winning_card, position.trump
    void = all(card.suit != led for card in hand)
    heading = any(duty.key == "head_the_trick" for duty in position.round.obligations)
    made: dict[str, Reason] = {}
    for card in kept:
        if best is None:
            key = "lead"
        elif void:
            key = "void"
        elif card.suit == trump != led:
            key = "trump_any_time"
        elif not heading:
            key = "follows"
        elif card.suit == led and beats(card, best, trump):
            key = "heads"
        else:
            key = "heading_lapsed" if best.suit == trump != led else "cannot_head"
        if key not in made:
            made[key] = reason(position, key)
        yield card, made[key]


def reason(position: "Position", key: str) -> Reason:
    """The reason of this key as the trick stands, with the statements the round gives for it."""
    return Reason(key, _facts(position, key), position.round.sources(key))


def _facts(position: "Position", key: str) -> dict[str, str | int]:
    if not position.trick.cards or position.leader is None or key in _BARE:
        return {}
    facts: dict[str, str | int] = {"led": position.trick.cards[0].suit, "leader": position.leader}
    best = position.winning_card
    if key in _AGAINST and best is not None:
        facts["beat"] = str(best)
    if key in _TRUMPED and position.trump is not None:
        facts["trump"] = position.trump
    return facts

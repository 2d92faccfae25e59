"""Bots: seats that play by themselves, from what their seat may know and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..core.cards import Card
from ..core.position import Position
from ..core.sight import seen_by
from ..errors import Error


@dataclass(frozen=True, slots=True)
class Bot:
    """A named way to play: which legal card, and whether to agree to better cards."""

    key: str
    card: Callable[[Position, Random], Card]
    """``card(position, random)``: the position as the seat to play sees it."""
    agrees: Callable[[tuple[Card, ...], Random], bool]
    """``agrees(hand, random)``: does it agree to be dealt better cards (FK-57)?"""
    asks: Callable[[tuple[Card, ...]], bool]
    """``asks(hand)``: does it ask for better cards by itself (FK-56)?"""


def choose(who: Bot, position: Position, random: Random) -> Card:
    """The card this bot plays. It is shown only what the seat to play can see."""
    if position.to_play is None:
        raise Error("deal_done")
    return who.card(seen_by(position, position.to_play), random)


def bot(key: str) -> Bot:
    """The bot of this key. Raises Error.

    >>> bot("thumb").key
    'thumb'
    """
    try:
        return BOTS[key]
    except (KeyError, TypeError):
        raise Error("choice", name="bots", value=key, known=", ".join(BOTS)) from None


def _any_card(position: Position, random: Random) -> Card:
    return random.choice(position.legal())


def _coin(hand: tuple[Card, ...], random: Random) -> bool:
    return random.random() < 0.5


def _thumb(position: Position, random: Random) -> Card:
    """Spend little early, take the fourth trick, and carry the best card to the fifth.

    Whoever leads the last trick needs no ace: the others hold one card each and can seldom follow.
    """
    legal = position.legal()
    if len(position.tricks) >= position.round.hand_size - 2:
        return max(legal, key=lambda card: (_chance(position, card), -card.rank))
    if not position.trick.cards:
        return _lead_low(position, legal)
    return min(legal, key=lambda card: (card.suit == position.trump, card.rank))


def _lead_low(position: Position, legal: tuple[Card, ...]) -> Card:
    """The lowest card of the longest suit that is not trumps (FK-68)."""
    length = {card: sum(other.suit == card.suit for other in legal) for card in legal}
    return min(legal, key=lambda card: (card.suit == position.trump, -length[card], card.rank))


def _chance(position: Position, card: Card) -> float:
    """A rough chance of the pot: win this trick and lead the card kept, or follow with it."""
    assert position.to_play is not None
    kept = [other for other in position.hands[position.to_play] if other != card]
    waiting = (
        sum(map(position.plays, range(position.rules.players))) - len(position.trick.seats) - 1
    )
    best = position.winning_card
    wins = (
        0.0
        if best is not None and not position.beats(card, best)
        else _stands(position, card, against=waiting * (len(kept) + 1))
    )
    if not kept:
        return wins
    others = len(position.seats) - 1
    leading, following = 0.0, 0.0
    for other in kept:
        stands = _stands(position, other, against=others)
        leading = max(leading, stands)
        following = max(following, stands if other.suit == position.trump else stands / 4)
    return wins * leading + (1 - wins) * following


def _stands(position: Position, card: Card, *, against: int) -> float:
    """The chance that none of ``against`` unseen cards, drawn at random, beats this one."""
    assert position.to_play is not None
    known = {*position.moves, *position.hands[position.to_play]}
    unseen = [other for other in position.round.pack if other not in known]
    higher = sum(position.beats(other, card) for other in unseen)
    return float((1 - higher / len(unseen)) ** against) if unseen else 1.0


def _wants_better(hand: tuple[Card, ...], random: Random) -> bool:
    return max((card.rank for card in hand), default=0) < 13


def _content(hand: tuple[Card, ...]) -> bool:
    return False


def _no_picture(hand: tuple[Card, ...]) -> bool:
    return max((card.rank for card in hand), default=0) <= 10


BOTS = {
    "random": Bot("random", _any_card, _coin, _content),
    "thumb": Bot("thumb", _thumb, _wants_better, _no_picture),
}

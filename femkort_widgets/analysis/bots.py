"""Bots: seats that play by themselves, from what their seat may know and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..core.cards import Card, Move
from ..core.position import Position
from ..core.sight import seen_by
from ..errors import Error
from .thumb import thumb


@dataclass(frozen=True, slots=True)
class Bot:
    """A named way to play: which legal move, and whether to agree to better cards."""

    key: str
    move: Callable[[Position, Random], Move]
    """``move(position, random)``: the position as the seat to play sees it."""
    agrees: Callable[[tuple[Card, ...], Random], bool]
    """``agrees(hand, random)``: does it agree to be dealt better cards (FK-57)?"""
    asks: Callable[[tuple[Card, ...]], bool]
    """``asks(hand)``: does it ask for better cards by itself (FK-56)?"""


def choose(who: Bot, position: Position, random: Random) -> Move:
    """The move this bot makes. It is shown only what the seat to play can see."""
    if position.to_play is None:
        raise Error("deal_done")
    return who.move(seen_by(position, position.to_play), random)


def bot(key: str) -> Bot:
    """The bot of this key. Raises Error.

    >>> bot("thumb").key
    'thumb'
    """
    try:
        return BOTS[key]
    except (KeyError, TypeError):
        raise Error("choice", name="bots", value=key, known=", ".join(BOTS)) from None


def _any_move(position: Position, random: Random) -> Move:
    return random.choice(position.legal())


def _coin(hand: tuple[Card, ...], random: Random) -> bool:
    return random.random() < 0.5


def _wants_better(hand: tuple[Card, ...], random: Random) -> bool:
    return max((card.rank for card in hand), default=0) < 13


def _content(hand: tuple[Card, ...]) -> bool:
    return False


def _no_picture(hand: tuple[Card, ...]) -> bool:
    return max((card.rank for card in hand), default=0) <= 10


BOTS = {
    "random": Bot("random", _any_move, _coin, _content),
    "thumb": Bot("thumb", thumb, _wants_better, _no_picture),
}

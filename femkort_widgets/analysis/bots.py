"""Bots: seats that play by themselves, from what their seat may know and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..core.cards import Card, Move, read_move
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
    """The move this bot makes. It is shown only what the seat to play can see.

    Raises Error where there is nothing to choose, and where the bot chooses what is not legal.
    """
    seat, legal = position.to_play, position.legal()
    if seat is None:
        raise Error("deal_done")
    if not legal:
        raise Error("no_choice", seat=seat)
    given: object = who.move(seen_by(position, seat), random)
    move = read_move(given) if isinstance(given, str) else given
    if move not in legal:
        raise Error("bot_move", bot=who.key, seat=seat, move=str(move))
    return legal[legal.index(move)]


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

"""The rule of thumb: one short function for each kind of round, after the tips of the texts."""

from collections.abc import Callable
from random import Random

from ..core.cards import Card, Move
from ..core.position import Position
from .avoiding import duck
from .last_trick import keep_the_best
from .rows import lay
from .taking import take
from .view import View

TRICKS: dict[str, Callable[[View], Card]] = {
    "femkort": keep_the_best,
    "letzter_stich": keep_the_best,
    "pass": duck,
    "clubs": duck,
    "queens": duck,
    "grand": take,
    "trump": take,
    "clubs_and_queens": duck,
}
"""How to choose in a round of tricks, by its key."""


def thumb(position: Position, random: Random) -> Move:
    """The move that the rule of thumb makes; only moves that are legal are looked at."""
    legal = position.legal()
    cards = tuple(move for move in legal if isinstance(move, Card))
    if not cards:
        return legal[0]
    if position.round.layout:
        return lay(position, cards)
    return TRICKS[position.round.key](View(position, cards))

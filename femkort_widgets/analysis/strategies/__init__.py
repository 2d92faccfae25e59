"""Strategies as small values: chance, the rule of thumb, one for each tip, and sampling.

Every one of them can sit at a table, be simulated, or be made anew in a few lines.
"""

from random import Random

from ...core.cards import Card
from ...errors import Error
from ..thumb import thumb
from .sampling import Sampling
from .tips import PLAYED, TIPS, Tip
from .value import Chooser, Strategy, choose

__all__ = [
    "STRATEGIES",
    "TIPS",
    "Chooser",
    "Sampling",
    "Strategy",
    "Tip",
    "choose",
    "is_known",
    "strategy",
]


def _wants_better(hand: tuple[Card, ...], random: Random) -> bool:
    return max((card.rank for card in hand), default=0) < 13


def _no_picture(hand: tuple[Card, ...]) -> bool:
    return max((card.rank for card in hand), default=0) <= 10


STRATEGIES = {
    made.key: made
    for made in (
        Strategy("random"),
        Strategy("thumb", move=thumb, agrees=_wants_better, asks=_no_picture),
        Strategy("sampling", move=Sampling(), agrees=_wants_better, asks=_no_picture),
        *PLAYED,
    )
}
"""Every strategy that has a name here."""


def is_known(who: Strategy) -> bool:
    """Is it one of ``STRATEGIES``, and not somebody's own under a key of theirs?

    >>> is_known(STRATEGIES["random"]), is_known(Strategy("random", move=thumb))
    (True, False)
    """
    return STRATEGIES.get(who.key) == who


def strategy(given: str | Strategy | Chooser) -> Strategy:
    """The strategy of this key; a function that chooses moves becomes one. Raises Error.

    >>> strategy("thumb").key
    'thumb'
    """
    if isinstance(given, Strategy):
        return given
    if callable(given):
        return Strategy(getattr(given, "__name__", type(given).__name__), move=given)
    try:
        return STRATEGIES[given]
    except (KeyError, TypeError):
        raise Error("choice", name="bots", value=given, known=", ".join(STRATEGIES)) from None

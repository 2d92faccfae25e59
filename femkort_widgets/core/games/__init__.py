"""The games, one file per family."""

from typing import Any

from ...errors import RulesError
from ..rules import Game, Rules
from .fan_tan import FAN_TAN
from .femkamp import FEMKAMP, SEKSKAMP, SJUKAMP
from .femkort import FEMKORT
from .letzter_stich import LETZTER_STICH

_GAMES = {game.key: game for game in (FEMKORT, LETZTER_STICH, FEMKAMP, SEKSKAMP, SJUKAMP, FAN_TAN)}


def games() -> tuple[str, ...]:
    """The keys of the games that can be played.

    >>> games()
    ('femkort', 'letzter_stich', 'femkamp', 'sekskamp', 'sjukamp', 'fan_tan')
    """
    return tuple(_GAMES)


def game(key: str) -> Game:
    """The game of this key, with its ``.variants`` and ``.options``. Raises RulesError.

    >>> game("femkort").variants[2].cites
    ('FK-59', 'FK-60')
    """
    try:
        return _GAMES[key]
    except (KeyError, TypeError):
        raise RulesError("no_game", game=key, known=", ".join(_GAMES)) from None


def rules(key: str, *, players: int = 4, variants: Any = (), **options: Any) -> Rules:
    """The rules a table agrees on: game, number of players, variants, options.

    Raises RulesError, which lists what is known, for anything that does not exist.

    >>> rules("femkort", variants=("trump", "no_heading")).variants
    ('no_heading', 'trump')
    """
    return game(key).rules(players, variants, options)

"""Femkort and five related card games in Jupyter: play, replay, and a reason on every card.

Every public name is here and loaded when first used, so that ``import femkort_widgets`` is cheap.

>>> import femkort_widgets as fw
>>> rules = fw.rules("femkort", players=4)
>>> position = fw.start(rules, fw.deal(rules, seed=7))
>>> position.to_play
1
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from . import analysis, classroom, core, exploring, export, records
    from .core.cards import PASS, Card
    from .core.cut import Cut, cut
    from .core.deal import Deal, deal
    from .core.games import game, games, rules
    from .core.obligations import Obligation, Reason, Verdict
    from .core.opening import start
    from .core.position import Position
    from .errors import (
        CardError,
        DealError,
        Error,
        IllegalPlayError,
        RecordError,
        RulesError,
        SimulationError,
    )
    from .framing import frames
    from .records import dump, dumps, load, loads
    from .records.matches import Match
    from .widgets.explorer import Explorer
    from .widgets.lab import Lab
    from .widgets.quiz import Quiz
    from .widgets.replay import Replay
    from .widgets.table import Table

_ROOMS = {
    "core.cards": ("PASS", "Card"),
    "core.cut": ("Cut", "cut"),
    "core.deal": ("Deal", "deal"),
    "core.games": ("game", "games", "rules"),
    "core.obligations": ("Obligation", "Reason", "Verdict"),
    "core.opening": ("start",),
    "core.position": ("Position",),
    "errors": (
        "CardError",
        "DealError",
        "Error",
        "IllegalPlayError",
        "RecordError",
        "RulesError",
        "SimulationError",
    ),
    "framing": ("frames",),
    "records": ("dump", "dumps", "load", "loads"),
    "records.matches": ("Match",),
    "widgets.explorer": ("Explorer",),
    "widgets.lab": ("Lab",),
    "widgets.quiz": ("Quiz",),
    "widgets.replay": ("Replay",),
    "widgets.table": ("Table",),
}

_HOME = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "PASS",
    "Card",
    "CardError",
    "Cut",
    "Deal",
    "DealError",
    "Error",
    "Explorer",
    "IllegalPlayError",
    "Lab",
    "Match",
    "Obligation",
    "Position",
    "Quiz",
    "Reason",
    "RecordError",
    "Replay",
    "RulesError",
    "SimulationError",
    "Table",
    "Verdict",
    "analysis",
    "classroom",
    "core",
    "cut",
    "deal",
    "dump",
    "dumps",
    "exploring",
    "export",
    "frames",
    "game",
    "games",
    "load",
    "loads",
    "records",
    "rules",
    "start",
]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    elif name in ("analysis", "classroom", "core", "exploring", "export", "records"):
        value = import_module(f".{name}", __name__)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

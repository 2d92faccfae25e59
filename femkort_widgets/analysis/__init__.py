"""Play that is chosen and measured: strategies, simulation, exact answers, chances.

Every name is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..annotating import annotate
    from .forcing import Forcing, who_forces
    from .odds import Chance, Chances, chances
    from .reach import Matrix, matrix
    from .simulation import simulate
    from .solving import Solution, solve
    from .strategies import STRATEGIES, TIPS, Strategy, choose, strategy

_ROOMS = {
    "strategies": ("STRATEGIES", "TIPS", "Strategy", "choose", "strategy"),
    "reach": ("Matrix", "matrix"),
    "simulation": ("simulate",),
    "forcing": ("Forcing", "who_forces"),
    "solving": ("Solution", "solve"),
    "odds": ("Chance", "Chances", "chances"),
    ".annotating": ("annotate",),
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = [
    "STRATEGIES",
    "TIPS",
    "Chance",
    "Chances",
    "Forcing",
    "Matrix",
    "Solution",
    "Strategy",
    "annotate",
    "chances",
    "choose",
    "matrix",
    "simulate",
    "solve",
    "strategy",
    "who_forces",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

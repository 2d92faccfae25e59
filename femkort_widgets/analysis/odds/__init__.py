"""Chances: what each card is worth as far as one seat can know.

``weighing`` has the kernels, which draw hidden hands and play them out; ``question`` asks and says
what it assumed.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .question import Chance, Chances, chances

__all__ = ["Chance", "Chances", "chances"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import question

    return getattr(question, name)

"""Exact answers with all hands open: what each card is worth if everybody plays perfectly.

Two meanings of "perfectly", never mixed: ``duel`` has one seat against all others together,
``selfish`` has every seat for itself. Both search the states of ``fast`` to the end and remember
what they found; ``looks`` says which cards and positions are as good as each other, ``solution``
asks the questions and names the answers.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .solution import Solution, solve

__all__ = ["Solution", "solve"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import solution

    return getattr(solution, name)

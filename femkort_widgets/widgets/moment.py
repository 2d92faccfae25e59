"""Where a step back at a table returns to."""

from dataclasses import dataclass

from ..core.match import State


@dataclass(frozen=True, slots=True)
class Moment:
    """What a step back returns to."""

    state: State
    asking: int | None
    """The bot whose request for better cards waits for an answer."""
    asked: frozenset[int]
    """Who has already asked in this hand: one request a seat (C-FK-16)."""

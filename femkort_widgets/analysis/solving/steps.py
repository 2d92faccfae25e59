"""What every search of a round does: how deep it goes, what it keeps, and a forced last trick."""

from ..fast.fields import (
    COSTED,
    HANDS,
    LAYOUT,
    NOBODY,
    PLAYERS,
    SCORING,
    STATE_SIZE,
    TO_PLAY,
    TRICKS_TAKEN,
)
from ..fast.moves import play
from ..fast.primitives import Given, Numbers, kernel, popcount


@kernel
def depth_of(plan: Given, state: Given) -> int:
    """More than so many moves no round can have from here on."""
    cards = 0
    for seat in range(plan[PLAYERS]):
        cards += popcount(state[HANDS + seat])
    return (cards + 1) * plan[PLAYERS] + 1 if plan[LAYOUT] else cards + 1


@kernel
def part_of(plan: Given) -> int:
    """So much of a state has to be kept to come back to it."""
    if plan[LAYOUT]:
        return STATE_SIZE
    if plan[SCORING] == TRICKS_TAKEN:
        return COSTED + plan[PLAYERS]
    return HANDS + plan[PLAYERS]


@kernel
def finish(plan: Given, state: Numbers) -> None:
    """Play the last trick, in which everybody has one card."""
    while state[TO_PLAY] != NOBODY:
        play(plan, state, state[HANDS + state[TO_PLAY]])

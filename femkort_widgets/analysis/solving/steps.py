"""What every search of a round does: how deep it goes, what it keeps, and forced moves."""

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
from ..fast.legal import legal
from ..fast.moves import play
from ..fast.primitives import Given, Numbers, inlined, kernel, popcount
from .looks import others, run_of


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


@inlined
def advance(plan: Given, state: Numbers) -> int:
    """Play as long as nothing is to be chosen; the cards to choose from, 0 at the end."""
    while state[TO_PLAY] != NOBODY:
        seat = state[TO_PLAY]
        cards = legal(plan, state, seat)
        if cards & (cards - 1) != 0:
            if plan[LAYOUT] or run_of(plan, cards, others(plan, state, seat), 0) != cards:
                return cards
            cards &= -cards
        play(plan, state, cards)
    return 0

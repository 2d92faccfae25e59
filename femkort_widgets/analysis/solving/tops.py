"""What is certain without a search, at the start of a trick: unbeatable cards, and bounds."""

from ..fast.fields import (
    DONE,
    EACH,
    HANDS,
    LAST_TRICK,
    PENALTY,
    PENULTIMATE,
    PLAYED,
    POT,
    SCORING,
    SEATED,
    SMALL,
    TO_PLAY,
    TRICKS,
    TRICKS_TAKEN,
    TRUMP,
    VALUE,
)
from ..fast.primitives import Given, highest, inlined, lane
from .looks import others, tricks_left

FAR = 1 << 40
"""More than any hand is worth."""


@inlined
def sure_tricks(plan: Given, state: Given) -> int:
    """How many tricks the leader can take at once from the top, whatever the others play."""
    leader = state[TO_PLAY]
    hand = state[HANDS + leader]
    elsewhere = others(plan, state, leader)
    trump = state[TRUMP]
    sure = 0
    for suit in range(4):
        if trump >= 0 and suit != trump and elsewhere & lane(trump) != 0:
            continue
        rest = hand & lane(suit)
        higher = elsewhere & lane(suit)
        while rest != 0 and highest(rest) > higher:
            sure += 1
            rest ^= highest(rest)
    return sure


@inlined
def sweeps(plan: Given, state: Given) -> bool:
    """Can the leader take all tricks that are left, in a round of which the last ones count?

    Not asked where the card that wins matters, nor where the trick before counts and is done.
    """
    if plan[SCORING] != POT and plan[SCORING] != LAST_TRICK:
        return False
    if state[PLAYED] != 0 or plan[SMALL] != 0:
        return False
    left = tricks_left(plan, state)
    if plan[PENULTIMATE] and left == 1:
        return False
    return sure_tricks(plan, state) >= left


@inlined
def swept(plan: Given, state: Given, seat: int) -> int:
    """The points of a seat where the leader takes all tricks that are left."""
    wins = seat == state[TO_PLAY]
    if plan[SCORING] == POT:
        return 1 if wins and state[DONE] + tricks_left(plan, state) == plan[TRICKS] else 0
    if wins == (plan[PENALTY] == 1) or not plan[SEATED] >> seat & 1:
        return 0
    return plan[VALUE] * (1 + plan[PENULTIMATE])


@inlined
def bounds(plan: Given, state: Given, seat: int, sign: int) -> tuple[int, int]:
    """At least and at most so much more for a seat, its points times ``sign``."""
    if plan[SCORING] == POT or plan[SCORING] == LAST_TRICK:
        if sweeps(plan, state):
            known = sign * swept(plan, state, seat)
            return known, known
        counted = 1 + (plan[SMALL] != 0) + plan[PENULTIMATE]
        worth = sign if plan[SCORING] == POT else sign * counted * plan[VALUE]
        return min(0, worth), max(0, worth)
    if plan[SCORING] != TRICKS_TAKEN or plan[EACH] == 0:
        return -FAR, FAR
    left = tricks_left(plan, state)
    worth = sign * plan[EACH]
    if worth < 0:
        return worth * left, 0
    sure = min(sure_tricks(plan, state), left)
    if state[TO_PLAY] == seat:
        return worth * sure, worth * left
    return 0, worth * (left - sure)

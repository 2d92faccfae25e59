"""One seat against all others together: what it can be sure of, whatever they do.

Alpha-beta over the states of ``fast``, without recursion. What is known of a position at the start
of a trick, at least and at most, stays in a table between searches.
"""

from ..fast.fields import (
    EACH,
    PLAYED,
    PLAYERS,
    TO_PLAY,
)
from ..fast.moves import play, score
from ..fast.primitives import Given, Numbers, array, copy, highest, inlined, kernel, lowest
from .looks import look, others, run_of, so_far
from .steps import advance, depth_of, part_of
from .tops import FAR, bounds

# the work sheet of a search
NODES = 0
LIMIT = 1
"""No more nodes than this: the search is given up, and what it returns means nothing."""
GIVEN_UP = 2
WORK_SIZE = 3

# rows of a table, one after another
KEY, LEAST, MOST = 0, 1, 2
ROW = 3


@kernel
def duel(
    plan: Given,
    state: Numbers,
    seat: int,
    sign: int,
    low: int,
    high: int,
    table: Numbers,
    work: Numbers,
) -> int:
    """What the round is worth to a seat, all its points times ``sign``, against all others.

    Exact between ``low`` and ``high``; at ``low`` or below it is no more than that, at ``high`` or
    above no less. ``state`` is used up.
    """
    depth = depth_of(plan, state)
    part = part_of(plan)
    saved = array(depth * part)
    rest = array(depth)
    alpha = array(depth)
    beta = array(depth)
    floor = array(depth)
    ceiling = array(depth)
    best = array(depth)
    row = array(depth)
    keys = array(depth)
    around = array(depth)
    found = array(2)
    points = array(plan[PLAYERS])
    from_top = plan[EACH] < 0
    size = len(table) // ROW
    at = 0
    alpha[0] = floor[0] = low
    beta[0] = ceiling[0] = high
    value = 0
    entering = True
    while True:
        if entering:
            work[NODES] += 1
            if work[NODES] > work[LIMIT]:
                work[GIVEN_UP] = 1
                return 0
            entering = False
            row[at] = -1
            rest[at] = advance(plan, state)
            if rest[at] == 0:
                score(plan, state, points, 0)
                value = sign * points[seat]
                at -= 1
                if at < 0:
                    return value
                continue
            if state[PLAYED] == 0:
                base = sign * so_far(plan, state, seat)
                least, most = bounds(plan, state, seat, sign)
                if least == most:
                    value = base + least
                    at -= 1
                    if at < 0:
                        return value
                    continue
                look(plan, state, seat, found)
                key = (found[0] << 30 | found[1] & 0x3FFFFFFF) + 1
                row[at] = key % size * ROW
                keys[at] = key
                if table[row[at] + KEY] == key:
                    least = max(least, table[row[at] + LEAST])
                    most = min(most, table[row[at] + MOST])
                else:
                    table[row[at] + KEY] = key
                    table[row[at] + LEAST] = least
                    table[row[at] + MOST] = most
                least += base
                most += base
                if least >= beta[at] or most <= alpha[at] or least == most:
                    value = least if least >= beta[at] or least == most else most
                    at -= 1
                    if at < 0:
                        return value
                    continue
                alpha[at] = max(alpha[at], least)
                beta[at] = min(beta[at], most)
            floor[at] = alpha[at]
            ceiling[at] = beta[at]
            best[at] = -FAR if state[TO_PLAY] == seat else FAR
            around[at] = others(plan, state, state[TO_PLAY])
            copy(saved, at * part, state, 0, part)
        else:
            copy(state, 0, saved, at * part, part)
            if state[TO_PLAY] == seat:
                best[at] = max(best[at], value)
                alpha[at] = max(alpha[at], value)
            else:
                best[at] = min(best[at], value)
                beta[at] = min(beta[at], value)
            if rest[at] == 0 or alpha[at] >= beta[at]:
                value = best[at]
                if row[at] >= 0:
                    more = value - sign * so_far(plan, state, seat)
                    _keep(table, row[at], keys[at], more, value < ceiling[at], value > floor[at])
                at -= 1
                if at < 0:
                    return value
                continue
        run = run_of(plan, rest[at], around[at], from_top)
        rest[at] &= ~run
        play(plan, state, highest(run) if from_top else lowest(run))
        alpha[at + 1] = alpha[at]
        beta[at + 1] = beta[at]
        at += 1
        entering = True


@inlined
def _keep(table: Numbers, row: int, key: int, more: int, is_most: bool, is_least: bool) -> None:
    """Remember what a search has shown of a position, beyond the points it has."""
    if table[row + KEY] != key:
        table[row + KEY] = key
        table[row + LEAST] = -FAR
        table[row + MOST] = FAR
    if is_most:
        table[row + MOST] = min(table[row + MOST], more)
    if is_least:
        table[row + LEAST] = max(table[row + LEAST], more)

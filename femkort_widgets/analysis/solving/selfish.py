"""Every seat for itself: what a round is worth to each, all hands open.

Each seat plays the card that is best for itself, knowing that the others do the same. Among cards
that are equally good for it, it is taken to play any, each as likely as the next; this rule is part
of every value. Where somebody is indifferent, values lie between the points that can be scored.
"""

from ..fast.fields import (
    LAST_TRICK,
    NOBODY,
    PENALTY,
    PENULTIMATE,
    PLAYED,
    PLAYERS,
    POT,
    SCORING,
    SMALL,
    TO_PLAY,
    VALUE,
)
from ..fast.moves import play, score
from ..fast.primitives import (
    Given,
    Numbers,
    Reals,
    array,
    copy,
    inlined,
    kernel,
    lowest,
    popcount,
    reals,
)
from .duel import GIVEN_UP, LIMIT, NODES
from .looks import look, others, run_of, so_far
from .steps import advance, depth_of, part_of
from .tops import FAR, sweeps, swept

CLOSE = 1e-9
"""Values no further apart are equal: they are fractions, worked out in another order."""


@kernel
def selfish(
    plan: Given,
    state: Numbers,
    sign: int,
    keys: Numbers,
    values: Reals,
    work: Numbers,
    worth: Reals,
) -> None:
    """Write into ``worth`` what the round is worth to each seat, points times ``sign``.

    ``keys`` and ``values`` are a table kept between searches, a row of ``players`` values for each
    key. ``state`` is used up; where the search is given up, what is written means nothing.
    """
    players = plan[PLAYERS]
    depth = depth_of(plan, state)
    part = part_of(plan)
    saved = array(depth * part)
    rest = array(depth)
    row = array(depth)
    kept = array(depth)
    around = array(depth)
    weight = array(depth)
    run_size = array(depth)
    best = reals(depth)
    sums = reals(depth * players)
    found = array(2)
    points = array(players)
    everything = _everything(plan) - CLOSE
    at = 0
    entering = True
    while True:
        if entering:
            work[NODES] += 1
            if work[NODES] > work[LIMIT]:
                work[GIVEN_UP] = 1
                return
            entering = False
            row[at] = -1
            rest[at] = advance(plan, state)
            if rest[at] == 0:
                score(plan, state, points, 0)
                for seat in range(players):
                    worth[seat] = 1.0 * sign * points[seat]
                at -= 1
                if at < 0:
                    return
                continue
            if sweeps(plan, state):
                for seat in range(players):
                    worth[seat] = 1.0 * sign * swept(plan, state, seat)
                at -= 1
                if at < 0:
                    return
                continue
            if state[PLAYED] == 0:
                look(plan, state, NOBODY, found)
                key = (found[0] << 30 | found[1] & 0x3FFFFFFF) + 1
                row[at] = key % len(keys)
                kept[at] = key
                if keys[row[at]] == key:
                    for seat in range(players):
                        worth[seat] = values[row[at] * players + seat]
                        worth[seat] += sign * so_far(plan, state, seat)
                    at -= 1
                    if at < 0:
                        return
                    continue
            weight[at] = 0
            around[at] = others(plan, state, state[TO_PLAY])
            copy(saved, at * part, state, 0, part)
        else:
            copy(state, 0, saved, at * part, part)
            own = worth[state[TO_PLAY]]
            if weight[at] == 0 or own > best[at] + CLOSE:
                best[at] = own
                weight[at] = 0
                for seat in range(players):
                    sums[at * players + seat] = 0.0
            if own >= best[at] - CLOSE:
                weight[at] += run_size[at]
                for seat in range(players):
                    sums[at * players + seat] += worth[seat] * run_size[at]
            if rest[at] == 0 or own >= everything:
                for seat in range(players):
                    worth[seat] = sums[at * players + seat] / weight[at]
                if row[at] >= 0:
                    keys[row[at]] = kept[at]
                    for seat in range(players):
                        more = worth[seat] - sign * so_far(plan, state, seat)
                        values[row[at] * players + seat] = more
                at -= 1
                if at < 0:
                    return
                continue
        run = run_of(plan, rest[at], around[at], 0)
        rest[at] &= ~run
        run_size[at] = popcount(run)
        play(plan, state, lowest(run))
        at += 1
        entering = True


@inlined
def _everything(plan: Given) -> int:
    """What a seat comes to that leaves nothing to the others, where there is such a thing."""
    if plan[SCORING] == POT:
        return 1
    if plan[SCORING] == LAST_TRICK and not plan[PENALTY]:
        return plan[VALUE] * (1 + (plan[SMALL] != 0) + plan[PENULTIMATE])
    return FAR

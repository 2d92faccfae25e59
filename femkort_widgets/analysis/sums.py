"""The kernel that adds up what deals came to: rows of ``fast.playout`` for every contender."""

from .fast.fields import MOST_SEATS
from .fast.playout import POINTS_OF, ROW, WON
from .fast.primitives import Given, Numbers, array, kernel

WHOLE = 840
"""A deal won alone; two to eight seats that share it get a whole part of this each."""

VOID = 0
"""Where a contender's sums say how many deals were void."""
POINTS = 1
"""From here on the points of each seat."""
SHARES = POINTS + MOST_SEATS
"""From here on what each seat has of the deals."""
SUMS = SHARES + MOST_SEATS
"""The length of a contender's sums; after those of all come the two tables of products."""


@kernel
def put(rows: Given, into: Numbers, start: int) -> None:
    """Copy rows to their place among all."""
    for at in range(len(rows)):
        into[start + at] = rows[at]


@kernel
def share(rows: Given, start: int, players: int, lowest: int, seat: int) -> int:
    """What a seat has of the deal of this row: the best points have it, equals share it."""
    if rows[start + WON] < 0:
        return 0
    own = rows[start + POINTS_OF + seat]
    equal = 0
    for other in range(players):
        points = rows[start + POINTS_OF + other]
        if points < own if lowest else points > own:
            return 0
        if points == own:
            equal += 1
    return WHOLE // equal


@kernel
def add_up(rows: Given, contenders: int, players: int, lowest: int, sums: Numbers) -> None:
    """Add the rows of all contenders, one contender after another, to the sums.

    The products are of what the first seats have, of every two contenders in the same deal.
    """
    deals = len(rows) // (ROW * contenders)
    points = array(contenders)
    shares = array(contenders)
    products = SUMS * contenders
    for deal in range(deals):
        for who in range(contenders):
            start = ROW * (who * deals + deal)
            own = SUMS * who
            if rows[start + WON] < 0:
                sums[own + VOID] += 1
            for seat in range(players):
                sums[own + POINTS + seat] += rows[start + POINTS_OF + seat]
                sums[own + SHARES + seat] += share(rows, start, players, lowest, seat)
            points[who] = rows[start + POINTS_OF]
            shares[who] = share(rows, start, players, lowest, 0)
        for one in range(contenders):
            for other in range(contenders):
                at = products + contenders * one + other
                sums[at] += points[one] * points[other]
                sums[at + contenders * contenders] += shares[one] * shares[other]

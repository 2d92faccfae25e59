"""What deals come to, as sums of whole numbers: tallies add up to the same in any order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import NamedTuple, Self

WHOLE = 840
"""A deal won alone; two to eight seats that share it get a whole part of this each."""

Numbers = tuple[int, ...]
Table = tuple[Numbers, ...]


class Outcome(NamedTuple):
    """How one deal ended for one contender: the points by seat; nobody won a void one."""

    points: Numbers
    void: bool

    def shares(self, *, lowest: bool) -> Numbers:
        """What each seat has of the deal: the best points have it, equals share it.

        >>> Outcome((2, 0, 0), False).shares(lowest=True)
        (0, 420, 420)
        """
        best = min(self.points) if lowest else max(self.points)
        share = 0 if self.void else WHOLE // self.points.count(best)
        return tuple(share if held == best else 0 for held in self.points)


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over deals, by contender: of all seats, and of products of what was measured.

    Measured is the first seat of a line-up. The products are those of every two contenders, by
    which paired differences are reckoned.
    """

    deals: int
    void: Numbers
    points: Table
    shares: Table
    point_products: Table
    share_products: Table

    @classmethod
    def nothing(cls, contenders: int, players: int) -> Self:
        """Of no deal at all."""
        none, seats = (0,) * contenders, ((0,) * players,) * contenders
        return cls(0, none, seats, seats, (none,) * contenders, (none,) * contenders)

    @classmethod
    def of(cls, outcomes: Sequence[Sequence[Outcome]], *, lowest: bool) -> Self:
        """Of some deals: for every contender what came of each."""
        shares = [[each.shares(lowest=lowest) for each in mine] for mine in outcomes]
        points = [[each.points for each in mine] for mine in outcomes]
        return cls(
            len(outcomes[0]),
            tuple(sum(each.void for each in mine) for mine in outcomes),
            _by_seat(points),
            _by_seat(shares),
            _products(points),
            _products(shares),
        )

    def __add__(self, other: Self) -> Self:
        """Of the deals of both."""
        return type(self)(
            self.deals + other.deals,
            _sum(self.void, other.void),
            _sums(self.points, other.points),
            _sums(self.shares, other.shares),
            _sums(self.point_products, other.point_products),
            _sums(self.share_products, other.share_products),
        )


def total(tallies: Iterable[Tally], nothing: Tally) -> Tally:
    """Of the deals of all."""
    return reduce(add, tallies, nothing)


def _sum(one: Numbers, other: Numbers) -> Numbers:
    return tuple(map(add, one, other))


def _sums(one: Table, other: Table) -> Table:
    return tuple(map(_sum, one, other))


def _by_seat(values: Sequence[Sequence[Numbers]]) -> Table:
    return tuple(tuple(map(sum, zip(*mine, strict=True))) for mine in values)


def _products(values: Sequence[Sequence[Numbers]]) -> Table:
    first = [[each[0] for each in mine] for mine in values]
    return tuple(
        tuple(sum(a * b for a, b in zip(mine, theirs, strict=True)) for theirs in first)
        for mine in first
    )

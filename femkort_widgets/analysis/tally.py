"""What deals come to, as sums of whole numbers: tallies add up to the same in any order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import Self

from .sums import POINTS, SHARES, SUMS, VOID

Numbers = tuple[int, ...]
Table = tuple[Numbers, ...]


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
    def read(cls, sums: Sequence[int], deals: int, contenders: int, players: int) -> Self:
        """Of the sums that ``sums.add_up`` has written."""
        flat = [int(each) for each in sums]
        mine = [flat[SUMS * who : SUMS * (who + 1)] for who in range(contenders)]
        products = flat[SUMS * contenders :]
        rows = [tuple(products[at : at + contenders]) for at in range(0, len(products), contenders)]
        return cls(
            deals,
            tuple(each[VOID] for each in mine),
            tuple(tuple(each[POINTS : POINTS + players]) for each in mine),
            tuple(tuple(each[SHARES : SHARES + players]) for each in mine),
            tuple(rows[:contenders]),
            tuple(rows[contenders:]),
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

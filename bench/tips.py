"""What each tip of the texts is worth: a seat that does what it says and plays the rest by chance.

It meets random seats, on the deals of a seat that plays all by chance.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from femkort_widgets.analysis import TIPS, simulate
from femkort_widgets.analysis.result import Difference, Row
from femkort_widgets.core.games import rules

DEALS = 10_000
SEED = 0


class Effect(NamedTuple):
    """A tip in a round: the random seat, the seat that follows the tip, the difference."""

    tip: str
    round: str
    random: Row
    row: Row
    difference: Difference
    lowest: bool

    @property
    def verdict(self) -> str:
        """Does it hold? Only where the interval says so."""
        if not self.difference.clear:
            return "no clear effect"
        return "helps" if (self.difference.points < 0) == self.lowest else "harms"

    def __str__(self) -> str:
        low, high = self.difference.interval or (0.0, 0.0)
        return (
            f"{self.tip:6} {self.row.name:26} {self.round:14} {self.random.mean:7.3f} "
            f"{self.row.mean:7.3f}  {self.difference.points:+.4f} ({low:+.4f} to {high:+.4f})  "
            f"{self.verdict}"
        )


def effects(deals: int = DEALS, seed: int = SEED) -> Iterator[Effect]:
    """Every tip that can be played, in every round it is about; points a deal."""
    rounds = defaultdict(list)
    for tip in TIPS:
        for where in tip.rounds:
            rounds[where].append(tip)
    for (game, key), tips in rounds.items():
        table = rules(game)
        number = table.rounds.index(key)
        keys = ["random", *dict.fromkeys(tip.strategy for tip in tips)]
        found = simulate(table, keys, deals=deals, seed=seed, number=number, workers=os.cpu_count())
        for tip in tips:
            difference = found.difference(tip.strategy, "random")
            row = found[tip.strategy]
            yield Effect(tip.id, key, found["random"], row, difference, found.lowest)


def main() -> None:
    """Print the table."""
    print(f"each tip alone against random seats, {DEALS} deals, seed {SEED}, points a deal:")
    print("tip    strategy                   round           random     tip  difference (95 %)")
    for effect in effects():
        print(effect, flush=True)


if __name__ == "__main__":
    main()

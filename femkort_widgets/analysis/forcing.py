"""Who can force the last trick: perfect play with all hands open, over many deals."""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from ..core.deal import check_seed
from ..core.deal import deal as dealt
from ..core.opening import start
from ..core.rules import Rules
from ..core.scoring import LastTrick, last_trick_takes_the_pot
from ..errors import Error
from ..records.saving import save
from .executors import DONE, RUNNING, STOPPED
from .intervals import Interval, wilson
from .solving import solve


@dataclass(frozen=True)
class Forcing:
    """How often each place at the table can force the last trick against all others together."""

    rules: Rules
    number: int
    seed: int | str
    asked: int
    """So many deals were asked for."""
    ended: str
    """``done`` or ``stopped``; ``running`` where it goes on."""
    counts: tuple[int, ...]
    """The deals in which a place can force it, the one that leads first; then those in which nobody
    can."""
    level: float = 0.95

    @property
    def deals(self) -> int:
        """So many were looked at."""
        return sum(self.counts)

    def rate(self, place: int) -> float:
        """The share of the deals, of a place or, with -1, of nobody."""
        return self.counts[place] / self.deals

    def interval(self, place: int) -> Interval:
        """Wilson's interval of that share."""
        return wilson(self.rate(place), self.deals, self.level)

    def to_dict(self) -> dict[str, Any]:
        """Everything shown, as plain data; the place None is nobody."""
        rules, last = self.rules, len(self.counts) - 1
        return {
            "game": rules.game,
            "players": rules.players,
            "variants": list(rules.variants),
            "options": dict(rules.settings),
            "round": rules.round(self.number).key,
            "number": self.number,
            "seed": self.seed,
            "deals": self.deals,
            "asked": self.asked,
            "ended": self.ended,
            "level": self.level,
            "rows": [
                {
                    "place": None if place == last else place,
                    "n": count,
                    "rate": self.rate(place),
                    "interval": self.interval(place),
                }
                for place, count in enumerate(self.counts)
                if self.deals
            ],
        }

    def to_csv(self, path: str | Path | None = None) -> str:
        """A line for each place and one for nobody; written to a file as well if a path is given.

        ::

            place,n,deals,rate,low,high,level,seed
        """
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("place", "n", "deals", "rate", "low", "high", "level", "seed"))
        for row in self.to_dict()["rows"]:
            place = "" if row["place"] is None else row["place"]
            figures = (row["n"], self.deals, row["rate"], *row["interval"])
            writer.writerow((place, *figures, self.level, self.seed))
        if path is not None:
            save(path, out.getvalue().encode())
        return out.getvalue()


def who_forces(
    rules: Rules,
    *,
    deals: int = 100,
    seed: int | str = 0,
    number: int = 0,
    show: Callable[[Forcing], Any] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Forcing:
    """Count, over these deals, who can force the last trick: ``solve(…).forces`` for each.

    Deal ``i`` is ``fw.deal(rules, seed=seed, number=number, dealer=i % players, attempt=i + 1)``.
    ``show`` is given the figures so far after each deal, and ``stop`` is asked whether that is
    enough. Raises Error where the last trick counts like any other, and where a deal lies too deep.

    >>> from femkort_widgets.core.games import rules
    >>> who_forces(rules("femkort", players=3), deals=6).counts
    (1, 1, 2, 2)
    """
    Rules.check(rules)
    check_seed(seed)
    this = rules.round(number)
    if type(deals) is not int or deals < 1:
        raise Error("wrong_number", name="deals", value=deals, least=1)
    if not isinstance(this.score, LastTrick) and this.score is not last_trick_takes_the_pot:
        raise Error("lab.no_last_trick", round=this.key)
    players = rules.players
    counts = [0] * (players + 1)
    ended = DONE
    for index in range(deals):
        if stop is not None and stop():
            ended = STOPPED
            break
        deal = dealt(rules, seed=seed, number=number, dealer=index % players, attempt=index + 1)
        position = start(rules, deal, number=number)
        forces = solve(position).forces
        counts[players if forces is None else (forces - index - 1) % players] += 1
        if show is not None:
            show(Forcing(rules, number, seed, deals, RUNNING, tuple(counts)))
    return Forcing(rules, number, seed, deals, ended, tuple(counts))

"""What a simulation found: figures, their intervals, and the deals they come from."""

import csv
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from ..core.position import Position
from ..errors import Error
from ..records.saving import save
from .intervals import Interval, mean_interval, wilson
from .runs import Run
from .strategies import is_known
from .sums import WHOLE
from .tally import Tally


@dataclass(frozen=True, slots=True)
class Row:
    """A contender: what the first seat of its line-up came to."""

    name: str
    seats: tuple[str, ...]
    """The strategies by seat; measured is the first."""
    known: tuple[bool, ...]
    """By seat: is it the strategy that this package has under that key?"""
    path: str
    """``fast``, or why it was played card by card: ``functions`` or ``house_rules``."""
    n: int
    """Deals played."""
    void: int
    """Of them, those that counted for nothing."""
    points: int
    mean: float
    """Points a deal."""
    interval: Interval | None
    wins: float
    """Deals won; one that k seats share counts 1/k."""
    rate: float
    rate_interval: Interval
    seat_means: tuple[float, ...]
    """The points a deal of every seat of the line-up."""


class Difference(NamedTuple):
    """One contender less another, deal by deal over the same deals."""

    one: str
    other: str
    points: float
    interval: Interval | None
    rate: float
    rate_interval: Interval | None

    @property
    def clear(self) -> bool:
        """Does the interval of the points leave 0 out?"""
        return self.interval is not None and not self.interval[0] <= 0 <= self.interval[1]


@dataclass(frozen=True)
class Result:
    """The figures of a simulation. Where points are bad a lower mean is better.

    The intervals hold for ``level`` of all runs: Student's for means and paired differences,
    Wilson's for rates.
    """

    run: Run = field(repr=False)
    tally: Tally = field(repr=False)
    asked: int
    """So many deals were asked for."""
    ended: str
    """``done``, ``stopped`` or ``failed``; ``running`` where it goes on."""
    level: float = 0.95

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __str__(self) -> str:
        return self.table()

    @property
    def deals(self) -> int:
        """So many were played and counted."""
        return self.tally.deals

    @property
    def lowest(self) -> bool:
        """Are points bad?"""
        return self.run.rules.match.lowest

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """A row for each contender; none where no deal was counted."""
        return tuple(map(self._row, range(len(self.run.lineups)))) if self.deals else ()

    def _row(self, at: int) -> Row:
        lineup, tally, n = self.run.lineups[at], self.tally, self.deals
        points, shares = tally.points[at], tally.shares[at]
        rate = shares[0] / (WHOLE * n)
        return Row(
            name=lineup.name,
            seats=tuple(who.key for who in lineup.seats),
            known=tuple(map(is_known, lineup.seats)),
            path=self.run.path(lineup),
            n=n,
            void=tally.void[at],
            points=points[0],
            mean=points[0] / n,
            interval=mean_interval(points[0], tally.point_products[at][at], n, self.level),
            wins=shares[0] / WHOLE,
            rate=rate,
            rate_interval=wilson(rate, n, self.level),
            seat_means=tuple(each / n for each in points),
        )

    def __getitem__(self, name: str) -> Row:
        return self.rows[self._place(name)]

    def _place(self, name: str) -> int:
        names = [lineup.name for lineup in self.run.lineups]
        if name not in names:
            raise Error("choice", name="contender", value=name, known=", ".join(names))
        return names.index(name)

    def difference(self, one: str, other: str) -> Difference:
        """How much one contender had more than another over the same deals.

        Raises Error for a contender that did not play, and where no deal was counted.
        """
        a, b, n, tally = self._place(one), self._place(other), self.deals, self.tally
        if not n:
            raise Error("wrong_number", name="deals", value=0, least=1)
        points = tally.points[a][0] - tally.points[b][0]
        shares = tally.shares[a][0] - tally.shares[b][0]
        interval = mean_interval(points, _squares(tally.point_products, a, b), n, self.level)
        spread = mean_interval(shares, _squares(tally.share_products, a, b), n, self.level)
        rates = spread and (spread[0] / WHOLE, spread[1] / WHOLE)
        return Difference(one, other, points / n, interval, shares / (WHOLE * n), rates)

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Every other contender less the first."""
        names = [row.name for row in self.rows]
        return tuple(self.difference(name, names[0]) for name in names[1:])

    def opening(self, number: int) -> Position:
        """A deal of this simulation before its first card, to look at."""
        return self.run.dealt(number)[0]

    def to_dict(self) -> dict[str, Any]:
        """Everything shown, as plain data."""
        rules = self.run.rules
        return {
            "game": rules.game,
            "players": rules.players,
            "variants": list(rules.variants),
            "options": dict(rules.settings),
            "round": rules.round(self.run.number).key,
            "number": self.run.number,
            "seed": self.run.seed,
            "deals": self.deals,
            "asked": self.asked,
            "ended": self.ended,
            "level": self.level,
            "lowest": self.lowest,
            "rows": [asdict(row) for row in self.rows],
            "differences": [each._asdict() for each in self.differences],
        }

    def to_json(self) -> str:
        """The same as JSON."""
        return json.dumps(self.to_dict())

    def to_csv(self, path: str | Path | None = None) -> str:
        """A line for each contender; written to a file as well where a path is given."""
        lines = [_flat(row, self) for row in self.to_dict()["rows"]]
        out = StringIO()
        if lines:
            writer = csv.DictWriter(out, list(lines[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(lines)
        if path is not None:
            save(path, out.getvalue().encode())
        return out.getvalue()

    def table(self, lang: str = "en") -> str:
        """The figures as a table of text, and what they take for granted."""
        drawn: str = _drawing().text(self.to_dict(), lang)
        return drawn

    def html(self, lang: str = "en") -> str:
        """The same as an HTML table."""
        drawn: str = _drawing().html(self.to_dict(), lang)
        return drawn

    def _repr_html_(self) -> str:
        return self.html()

    def chart(self, lang: str = "en") -> Any:
        """An Altair chart of the means with their intervals. Raises Error without Altair."""
        return _drawing().chart(self.to_dict(), lang)


def _drawing() -> Any:
    """Who puts figures into words: asked by name, for no word is said in here."""
    return import_module("femkort_widgets.drawing.measured")


def _squares(products: tuple[tuple[int, ...], ...], a: int, b: int) -> int:
    return products[a][a] - 2 * products[a][b] + products[b][b]


def _flat(row: Mapping[str, Any], result: Result) -> dict[str, Any]:
    """A row with the ends of its intervals in columns of their own."""
    low, high = row["interval"] or ("", "")
    rate_low, rate_high = row["rate_interval"]
    kept = {key: row[key] for key in ("n", "void", "points", "mean")}
    wins = {"wins": row["wins"], "rate": row["rate"], "rate_low": rate_low, "rate_high": rate_high}
    return {
        "contender": row["name"],
        "seats": " ".join(row["seats"]),
        "path": row["path"],
        **kept,
        "low": low,
        "high": high,
        **wins,
        "level": result.level,
        "seed": result.run.seed,
    }

"""A goal: what is measured, against what, and whether it is met."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """A measured figure and the most it may be, both in one unit.

    >>> str(Goal("import", "ms", figure=230.0, anchor=220.0, most=1.15, against="import anywidget"))
    'goal import: figure 230.0 ms, ratio 1.05 of import anywidget (220.0 ms), at most 1.15: met'
    >>> str(Goal("replay bundle", "KB", figure=36.0, anchor=35.0))
    'goal replay bundle: figure 36.0 KB, ratio 1.03 of the limit (35.0 KB), at most 1.00: not met'
    """

    name: str
    unit: str
    figure: float
    anchor: float
    most: float = 1.0
    against: str = "the limit"

    @property
    def ratio(self) -> float:
        """The figure as a share of what it is measured against."""
        return self.figure / self.anchor

    @property
    def met(self) -> bool:
        """Whether the figure is small enough."""
        return self.ratio <= self.most

    def __str__(self) -> str:
        return (
            f"goal {self.name}: figure {self.figure:.1f} {self.unit}, ratio {self.ratio:.2f} "
            f"of {self.against} ({self.anchor:.1f} {self.unit}), at most {self.most:.2f}: "
            f"{'met' if self.met else 'not met'}"
        )


@dataclass(frozen=True)
class Times:
    """How many times as fast as something else a thing is, and how many it should be.

    >>> str(Times("playouts", figure=13.0, anchor=1300.0, ratio=100.0, least=80, against="a peer"))
    'goal playouts: 13.0 ns a card, 100.00 times as fast as a peer (1300.0 ns), at least 80: met'
    """

    name: str
    figure: float
    anchor: float
    ratio: float
    """The median over rounds that measured both side by side."""
    least: float
    against: str
    each: str = "card"
    """What the figures are for one of."""

    @property
    def met(self) -> bool:
        """Whether it is fast enough."""
        return self.ratio >= self.least

    def __str__(self) -> str:
        return (
            f"goal {self.name}: {self.figure:.1f} ns a {self.each}, {self.ratio:.2f} times as fast "
            f"as {self.against} ({self.anchor:.1f} ns), at least {self.least:g}: "
            f"{'met' if self.met else 'not met'}"
        )


@dataclass(frozen=True)
class Count:
    """A number of differences, of which there should be none.

    >>> str(Count("agreement", wrong=0, of=20_000, what="hands"))
    'goal agreement: 0 of 20000 hands differ: met'
    """

    name: str
    wrong: int
    of: int
    what: str

    @property
    def met(self) -> bool:
        """Whether there is none."""
        return self.wrong == 0

    def __str__(self) -> str:
        return (
            f"goal {self.name}: {self.wrong} of {self.of} {self.what} differ: "
            f"{'met' if self.met else 'not met'}"
        )

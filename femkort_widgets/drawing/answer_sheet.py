"""An answer of the strategy lab, ready to be written.

A sentence says it, a table shows it with bars, and what it rests on stands below.
"""

from dataclasses import dataclass
from html import escape

from ..i18n import number, translate
from .page import width

Bar = tuple[float, float, float]
"""A figure and the ends of its interval."""
CELL = 'style="text-align:left;padding:2px 1em 2px 0;vertical-align:middle"'


@dataclass(frozen=True)
class Sheet:
    """An answer, ready to be written in any form."""

    lang: str
    title: str
    found: list[str]
    """What the figures say, a sentence each."""
    titles: list[str]
    lines: list[list[str]]
    bars: list[Bar]
    """For each line what its bar shows."""
    axis: str
    """What the bars measure."""
    zero: bool
    """Do the bars stand at either side of nothing?"""
    rests_on: list[str]

    def text(self) -> str:
        """The title, what was found, the figures in columns, what they rest on."""
        cells = [self.titles, *self.lines] if self.lines else []
        widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
        padded = (
            "  ".join(
                cell + " " * (room - width(cell)) for cell, room in zip(line, widths, strict=True)
            ).rstrip()
            for line in cells
        )
        return "\n".join([self.title, *self.found, *padded, *self.rests_on])

    def html(self) -> str:
        """The same in HTML, with a bar beside each line."""
        found = "".join(f'<p style="margin:0.3em 0">{escape(one)}</p>' for one in self.found)
        rest = "".join(f"<li>{escape(one)}</li>" for one in self.rests_on)
        return (
            f'<div lang="{self.lang}"><p><b>{escape(self.title)}</b></p>{found}'
            f'<div style="overflow-x:auto">{self._table()}</div>'
            f"<details open><summary>{escape(translate('lab.rests_on', self.lang))}</summary>"
            f"<ul>{rest}</ul></details></div>"
        )

    def _table(self) -> str:
        if not self.lines:
            return ""
        heads = (f'<th scope="col" {CELL}>{escape(one)}</th>' for one in self.titles)
        low, high = self._ends()
        ends = (number(float(f"{end:.3g}"), self.lang) for end in (low, high))
        scale = translate("lab.scale", self.lang, low=next(ends), high=next(ends))
        axis = f"{escape(self.axis)}<br>{escape(scale)}"
        body = "".join(
            f'<tr><th scope="row" {CELL}>{escape(line[0])}</th>'
            + "".join(f"<td {CELL}>{escape(_unbroken(cell))}</td>" for cell in line[1:])
            + f'<td aria-hidden="true" {CELL}>{self._bar(bar, low, high)}</td></tr>'
            for line, bar in zip(self.lines, self.bars, strict=True)
        )
        head = f'{"".join(heads)}<th aria-hidden="true" {CELL}>{axis}</th>'
        inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
        return f'<table style="margin:0.5em 0">{inside}</table>'

    def _ends(self) -> tuple[float, float]:
        """Where the scale of the bars begins and ends."""
        low = min(min(bar) for bar in self.bars)
        high = max(max(bar) for bar in self.bars)
        if self.zero:
            low, high = min(low, 0.0), max(high, 0.0)
        return (low, high) if low < high else (low - 1, high + 1)

    def _bar(self, bar: Bar, low: float, high: float) -> str:
        """A line from end to end of the interval, a dot at the figure, a stroke at nothing."""

        def at(value: float) -> str:
            return f"{100 * (value - low) / (high - low):.1f}%"

        value, start, end = bar
        wide = f"{100 * (end - start) / (high - low):.1f}%"
        filled = "background:currentColor"
        styles = [
            f"left:{at(start)};width:{wide};top:7px;height:4px;{filled};opacity:.5",
            f"left:calc({at(value)} - 4px);top:5px;width:8px;height:8px;border-radius:4px;{filled}",
        ]
        if self.zero:
            styles.append(f"left:{at(0)};top:0;height:18px;border-left:1px dashed currentColor")
        parts = "".join(f'<span style="position:absolute;{style}"></span>' for style in styles)
        return (
            f'<div style="position:relative;height:18px;min-width:5em;margin:0 6px">{parts}</div>'
        )


def _unbroken(cell: str) -> str:
    r"""A figure whose interval stays in one line.

    >>> _unbroken("0.3 (0.2 to 0.4)")
    '0.3 (0.2\xa0to\xa00.4)'
    """
    value, opens, interval = cell.partition("(")
    return value + opens + interval.replace(" ", "\N{NO-BREAK SPACE}")

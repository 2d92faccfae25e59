"""The figures of a simulation in words: a table of text or HTML, a chart.

Drawn is the plain data of ``analysis.Result.to_dict()``, with what the figures take for granted.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ..errors import Error
from ..i18n import language, number, plain, titles, translate
from .page import width
from .round import table

Data = Mapping[str, Any]


def text(found: Data, lang: str = "en") -> str:
    """The title, the figures in columns, and what they take for granted."""
    lang = language(lang)
    cells = [_titles(found, lang), *_lines(found, lang)] if found["rows"] else []
    return "\n".join([title(found, lang), *columns(cells), *said(found, lang)])


def columns(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines of cells, as wide as the widest of their column."""
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        padded = (
            cell + " " * (room - width(cell)) for cell, room in zip(line, widths, strict=True)
        )
        yield "  ".join(padded).rstrip()


def html(found: Data, lang: str = "en") -> str:
    """The same in HTML."""
    lang = language(lang)
    drawn = table(_titles(found, lang), list(_lines(found, lang)))
    words = escape(" ".join(said(found, lang)))
    heading = escape(title(found, lang))
    return f'<div lang="{lang}"><p><b>{heading}</b></p>{drawn}<p>{words}</p></div>'


def chart(found: Data, lang: str = "en") -> Any:
    """The means with their intervals, by Altair. Raises Error where that is not installed."""
    try:
        import altair
    except ImportError:
        raise Error("extra_missing", what="chart()", package="altair") from None
    lang = language(lang)
    values = [
        {"name": contender(row, lang), "mean": row["mean"], "low": low, "high": high}
        for row in found["rows"]
        for low, high in [row["interval"] or (row["mean"], row["mean"])]
    ]
    scale = altair.Scale(zero=False)
    mean = translate("draw.measured.mean", lang)
    name = altair.Y("name:N", title=translate("lab.strategy", lang), sort=None)
    base = altair.Chart(altair.InlineData(values), title=title(found, lang)).encode(y=name)
    bars = base.mark_rule().encode(x=altair.X("low:Q", title=mean, scale=scale), x2="high:Q")
    points = base.mark_point(filled=True).encode(x=altair.X("mean:Q", title=mean, scale=scale))
    return bars + points


def title(found: Data, lang: str) -> str:
    """What was measured: game, round, how many deals."""
    return translate("draw.measured", lang, where=where(found, lang), n=found["deals"])


def where(found: Data, lang: str) -> str:
    """The game and the round."""
    game = translate(f"game.{found['game']}", lang)
    kind = translate(f"round.{found['round']}", lang)
    return game if game == kind else f"{game}, {kind}"


def strategy_name(key: str, lang: str, *, known: bool) -> str:
    """What a strategy does, in a few words; its own name where it is somebody's own."""
    return translate(f"lab.strategy.{key}", lang) if known else plain(key)


def contender(row: Data, lang: str) -> str:
    """A contender by the name it was given, which may be the key of the strategy it plays."""
    known = row["known"][0] and row["name"] == row["seats"][0]
    return strategy_name(row["name"], lang, known=known)


def opponents(rows: Sequence[Data], lang: str) -> list[str]:
    """Who sits at the other seats of these rows, each once."""
    others = (each for row in rows for each in zip(row["seats"][1:], row["known"][1:], strict=True))
    return [strategy_name(key, lang, known=known) for key, known in dict.fromkeys(others)]


def _titles(found: Data, lang: str) -> list[str]:
    keys = ("lab.strategy", *(f"draw.measured.{key}" for key in ("others", "mean", "rate")))
    heads = [translate(key, lang) for key in keys]
    if found["differences"]:
        first = contender(found["rows"][0], lang)
        heads.append(translate("lab.difference", lang, name=first))
    return heads


def _lines(found: Data, lang: str) -> Iterator[list[str]]:
    by_name = {each["one"]: each for each in found["differences"]}
    for row in found["rows"]:
        line = [
            contender(row, lang),
            " · ".join(opponents([row], lang)),
            span(row["mean"], row["interval"], lang),
            span(100 * row["rate"], [100 * end for end in row["rate_interval"]], lang, digits=1),
        ]
        if by_name:
            each = by_name.get(row["name"])
            line.append(span(each["points"], each["interval"], lang) if each else "–")
        yield line


def span(value: float, interval: Any, lang: str, digits: int = 3) -> str:
    """A figure with its interval, where there is one."""
    shown = number(round(value, digits), lang)
    if not interval:
        return shown
    low, high = (number(round(end, digits), lang) for end in interval)
    return translate("draw.measured.range", lang, value=shown, low=low, high=high)


def said(found: Data, lang: str) -> Iterator[str]:
    """What the figures take for granted, a sentence each."""

    def say(key: str, **params: object) -> str:
        return translate(f"draw.measured.{key}", lang, **params)

    if found["ended"] in ("stopped", "failed"):
        yield say(found["ended"], n=found["deals"], asked=number(found["asked"], lang))
    if not found["rows"]:
        yield say("none")
        return
    yield say("same", seed=plain(str(found["seed"])))
    yield say("level", level=number(100 * found["level"], lang))
    if found["lowest"]:
        yield say("lowest")
    yield say("scope")
    void = sum(row["void"] for row in found["rows"])
    if void:
        yield say("void", n=number(void, lang))
    for path in _SLOW:
        slow = [contender(row, lang) for row in found["rows"] if row["path"] == path]
        if slow:
            yield say(path, names=titles(slow, lang))


_SLOW = ("functions", "house_rules")

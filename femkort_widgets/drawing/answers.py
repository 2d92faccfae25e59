"""What the strategy lab found out: a sentence that says it, a table with bars, what it rests on.

Drawn is plain data with its ``question``: ``compare`` is that of ``analysis.Result.to_dict``,
``force`` that of ``Forcing.to_dict``, ``worth`` says what chances came to.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import hypot
from typing import Any

from ..core.cards import in_order
from ..i18n import card, join, language, number, plain, titles, translate
from .answer_sheet import Sheet
from .measured import contender, opponents, said, span, title, where

Data = Mapping[str, Any]
MANY = 3
"""With more contenders than that, chance alone may well make a difference look clear."""
SURE = 1.96
"""So many standard errors to each side are 95 %."""


def sheet(data: Data, lang: str) -> Sheet:
    """The answer in a language."""
    return _KINDS[data["question"]](data, language(lang))


def _compare(data: Data, lang: str) -> Sheet:
    def say(key: str, **params: object) -> str:
        return translate(f"lab.{key}", lang, **params)

    rows, by_name = data["rows"], {each["one"]: each for each in data["differences"]}
    names = {row["name"]: contender(row, lang) for row in rows}
    first = next(iter(names.values()), "")
    lines, bars = [], []
    for row in rows:
        each = by_name.get(row["name"])
        rates = [100 * end for end in row["rate_interval"]]
        lines.append(
            [
                names[row["name"]],
                span(each["points"], each["interval"], lang) if each else "–",
                span(row["mean"], row["interval"], lang),
                span(100 * row["rate"], rates, lang, digits=1),
            ]
        )
        points = each["points"] if each else 0.0
        bars.append((points, *((each["interval"] if each else None) or (points, points))))
    mean, rate = (translate(f"draw.measured.{key}", lang) for key in ("mean", "rate"))
    return Sheet(
        lang,
        title(data, lang),
        [_judged(each, names, data["lowest"], lang) for each in data["differences"]],
        [say("strategy"), say("difference", name=first), mean, rate],
        lines,
        bars,
        say("axis.difference"),
        zero=True,
        rests_on=[
            *_table_of(data, lang),
            *_field(data, lang),
            *said(data, lang),
            *([say("many")] if len(rows) > MANY else []),
        ],
    )


def _judged(each: Data, names: Mapping[str, str], lowest: bool, lang: str) -> str:
    """What a difference says, in a sentence."""
    points, interval = each["points"], each["interval"] or (0.0, 0.0)
    ends = sorted((interval[0], interval[1]))
    clear = not ends[0] <= 0 <= ends[1]
    better = (points < 0) == lowest
    if clear and points < 0:
        ends = sorted(-end for end in ends)
    return translate(
        "lab.found.compare",
        lang,
        name=names[each["one"]],
        other=names[each["other"]],
        how=("better" if better else "worse") if clear else "unclear",
        more="more" if points > 0 else "fewer",
        points=number(abs(points), lang),
        low=number(ends[0], lang),
        high=number(ends[1], lang),
    )


def _field(data: Data, lang: str) -> Iterator[str]:
    """Who sits at the other seats."""
    if data["rows"]:
        yield translate("lab.field_is", lang, names=titles(opponents(data["rows"], lang), lang))
        seated = (zip(row["seats"], row["known"], strict=True) for row in data["rows"])
        if any(("random", True) in each for each in seated):
            yield translate("lab.by_chance", lang)


def _table_of(data: Data, lang: str) -> Iterator[str]:
    """Of how many, and with which variants."""
    yield translate("lab.table", lang, n=data["players"])
    if data["variants"]:
        names = [translate(f"variant.{key}", lang) for key in data["variants"]]
        yield translate("lab.with_variants", lang, names=titles(names, lang))


def _worth(data: Data, lang: str) -> Sheet:
    def say(key: str, **params: object) -> str:
        return translate(f"lab.{key}", lang, **params)

    rows = data["rows"]
    half = [SURE * row["error"] for row in rows]
    ends = [(row["points"] - by, row["points"] + by) for row, by in zip(rows, half, strict=True)]
    won = any(row["wins"] is not None for row in rows)
    lines = [
        [card(row["card"], lang), span(row["points"], interval, lang)]
        + ([number(round(100 * row["wins"], 1), lang)] if won else [])
        for row, interval in zip(rows, ends, strict=True)
    ]
    cards = [card(code, lang) for code in in_order(data["hand"])]
    played = [card(code, lang) for code in data["played"]]
    rests_on = [
        *_table_of(data, lang),
        say("dealt", seed=plain(str(data["seed"]))),
        say("seen", n=data["deals"]),
        say(f"against.{data['against']}.about"),
        say("level", level=95),
    ]
    if data["lowest"]:
        rests_on.append(translate("draw.measured.lowest", lang))
    if not data["even"]:
        rests_on.append(say("uneven"))
    laid = say("played", cards=", ".join(played), n=len(played))
    return Sheet(
        lang,
        where(data, lang),
        [say("hand", cards=join(cards, lang)), laid, *_best(data, lang)],
        [say("card"), say("worth.points"), *([say("worth.wins")] if won else [])],
        lines,
        [(row["points"], *interval) for row, interval in zip(rows, ends, strict=True)],
        say("worth.points"),
        zero=False,
        rests_on=[*_stopped(data, lang), *rests_on],
    )


def _best(data: Data, lang: str) -> Iterator[str]:
    """The card that is worth most, and those that cannot be told from it yet."""
    if not data["rows"]:
        return
    choose: Callable[..., Any] = min if data["lowest"] else max
    best = choose(data["rows"], key=lambda row: row["points"])
    level = [
        card(row["card"], lang)
        for row in data["rows"]
        if row is not best
        and abs(row["points"] - best["points"]) <= SURE * hypot(row["error"], best["error"])
    ]
    points = number(best["points"], lang)
    name = card(best["card"], lang)
    yield translate(
        "lab.found.worth", lang, card=name, points=points, others=join(level, lang), n=len(level)
    )


def _force(data: Data, lang: str) -> Sheet:
    def say(key: str, **params: object) -> str:
        return translate(f"lab.{key}", lang, **params)

    def place(at: int | None) -> str:
        if at is None:
            return say("place.nobody")
        kind = "first" if at == 0 else "dealer" if at == data["players"] - 1 else "other"
        return say("place", kind=kind, n=at + 1)

    rows = data["rows"]
    bars = [(100 * row["rate"], *(100 * end for end in row["interval"])) for row in rows]
    some = sum(row["n"] for row in rows if row["place"] is not None)
    most = max((row for row in rows if row["place"] is not None), key=_count, default=None)
    found = [say("found.force", n=some, deals=data["deals"])]
    if some and most:
        found.append(say("found.place", place=place(most["place"]), n=most["n"]))
    return Sheet(
        lang,
        title(data, lang),
        found if rows else [],
        [say("place.title"), say("force.n"), say("force.rate")],
        [
            [place(row["place"]), number(row["n"], lang), span(bar[0], bar[1:], lang, digits=1)]
            for row, bar in zip(rows, bars, strict=True)
        ],
        bars,
        say("force.rate"),
        zero=False,
        rests_on=[
            *_stopped(data, lang),
            *_table_of(data, lang),
            *(say(key, seed=plain(str(data["seed"]))) for key in ("force.about", "force.deals")),
            say("level", level=round(100 * data["level"])),
        ],
    )


def _count(row: Data) -> int:
    return int(row["n"])


def _stopped(data: Data, lang: str) -> Iterator[str]:
    if data["ended"] in ("stopped", "failed"):
        key = f"lab.ended.{data['ended']}"
        yield translate(key, lang, n=data["deals"], asked=number(data["asked"], lang))


_KINDS: dict[str, Callable[[Data, str], Sheet]] = {
    "compare": _compare,
    "worth": _worth,
    "force": _force,
}
QUESTIONS: Sequence[str] = tuple(_KINDS)
"""What the lab can be asked."""

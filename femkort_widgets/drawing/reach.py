"""What analysis does for which round, in words: a table of text or HTML and its reasons.

Drawn is the plain data of ``analysis.Matrix.to_dict()``.
"""

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any

from ..i18n import join, language, number, translate
from .measured import columns, where
from .round import table

Data = Mapping[str, Any]
_NO_ROUND = ("house_rules", "match")


def text(found: Data, lang: str = "en") -> str:
    """A line for each round in columns, and what the numbers mean."""
    lang = language(lang)
    return "\n".join([*columns([_titles(found, lang), *_lines(found, lang)]), *said(found, lang)])


def html(found: Data, lang: str = "en") -> str:
    """The same in HTML."""
    lang = language(lang)
    drawn = table(_titles(found, lang), list(_lines(found, lang)))
    words = "".join(f"<p>{escape(sentence)}</p>" for sentence in said(found, lang))
    return f'<div lang="{lang}">{drawn}{words}</div>'


def _titles(found: Data, lang: str) -> list[str]:
    keys = ("round", "players", *found["functions"])
    return [translate(f"draw.reach.{key}", lang) for key in keys]


def _lines(found: Data, lang: str) -> Iterator[list[str]]:
    for _, group in groupby(found["cells"], key=lambda cell: (cell["game"], cell["round"])):
        cells = list(group)
        least, most = cells[0]["players"], cells[-1]["players"]
        yield [
            _name(cells[0], lang),
            f"{number(least, lang)}–{number(most, lang)}",
            *(_reach([c for c in cells if c["function"] == f], lang) for f in found["functions"]),
        ]


def _name(cell: Data, lang: str) -> str:
    """The game and its round, or what stands in the place of one."""
    if cell["round"] not in _NO_ROUND:
        return where(cell, lang)
    game = translate(f"game.{cell['game']}", lang)
    kind = translate(f"draw.reach.{cell['round']}", lang)
    return f"{game}, {kind}"


def _reach(cells: list[Data], lang: str) -> str:
    """How far a function goes, for each number of players where it is not the whole round."""
    if cells[0]["why"] is not None:
        return "–"
    if all(cell["whole"] for cell in cells):
        return translate("draw.reach.whole", lang)
    return " / ".join(number(cell["cards"], lang) for cell in cells)


def said(found: Data, lang: str) -> Iterator[str]:
    """What the numbers mean, and why something is not applicable."""
    yield translate("draw.reach.numbers", lang)
    reasons: dict[str, list[str]] = {}
    for cell in found["cells"]:
        name = translate(f"draw.reach.{cell['function']}", lang)
        if cell["why"] is not None and name not in reasons.setdefault(cell["why"], []):
            reasons[cell["why"]].append(name)
    for why, names in reasons.items():
        yield translate(f"draw.reach.why.{why}", lang, names=join(names, lang))

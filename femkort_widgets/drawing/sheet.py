"""The score sheet of a match as an HTML table: a line for each deal, the sums, who has won."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ..i18n import join, plain, translate
from .page import Page
from .round import fold, table


def sheet_table(page: Page, *, folded: bool) -> str:
    """The sheet that stands with this round (FP-70, FP-76, LS-46).

    "" for a match of one deal, and before anything has been won.
    """
    sheet = page.round["sheet"]
    if not sheet or len(sheet["rows"]) < 2 or not any(row["points"] for row in sheet["rows"]):
        return ""
    names = [plain(name) for name in sheet["columns"]]
    first = "sheet.deal" if _one_kind(page, sheet) else "sheet.round"
    inside = table([page.say(first), *names], list(_lines(page, sheet)))
    if sheet["decided"]:
        won = [names[seat] for seat in sheet["decided"]["winners"]]
        said = translate(
            "ui.match.won", page.lang, who="other", n=len(won), name=join(won, page.lang)
        )
        inside += f"<p>{escape(said)}</p>"
    title = page.say("sheet")
    shown = fold(title, inside) if folded else f"<p><b>{escape(title)}</b></p>{inside}"
    return f'<div lang="{page.lang}">{shown}</div>'


def _one_kind(page: Page, sheet: Mapping[str, Any]) -> bool:
    """Is every deal of the same kind, so that its number says it all?"""
    return all(row["kind"] == page.round["game"] for row in sheet["rows"])


def _lines(page: Page, sheet: Mapping[str, Any]) -> Iterator[Sequence[str]]:
    plain_deals = _one_kind(page, sheet)
    for row in sheet["rows"]:
        number = page.count(row["round"])
        label = number if plain_deals else f"{number} {page.kind(row['kind'])}"
        note = page.say(f"note.{row['note']}") if row["note"] else ""
        points = row["points"] or [None] * len(sheet["columns"])
        said = f"{label} ({note})" if note else label
        yield said, *("–" if at is None else page.count(at) for at in points)
    total = "sheet.pots" if page.round["game"] == "femkort" else "sheet.total"
    yield page.say(total), *map(page.count, sheet["total"])
    if sheet["chips"]:
        yield page.say("sheet.chips"), *map(page.count, sheet["chips"])

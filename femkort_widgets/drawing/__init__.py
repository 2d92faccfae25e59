"""Hands and tricks for places without JavaScript: a diagram in text, tables in HTML, an SVG.

They draw frames (``framing``) and nothing else, so that what was withheld there is absent here too;
the same frames always give the same text. Names, titles and comments are text: escaped in HTML and
SVG, and without control characters in plain text.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from ..film import unfolded
from ..i18n import plain
from . import rows
from .faces import FONTS, Look
from .page import Frame, Page, width
from .round import round_table
from .sheet import sheet_table
from .svg import Picture, short

__all__ = ["FONTS", "html", "plain", "short", "svg", "text"]


def text(
    frames: Mapping[str, Any],
    at: int | None = None,
    lang: str = "en",
    *,
    seat: int | None = None,
    indices: str = "",
) -> str:
    """A position as a diagram: the seats with their cards, the trick in order, whose turn.

    In Fan Tan the four rows stand in place of the trick. ``at`` is the id of a frame, by default
    the last of the main line. With ``seat`` only that player's cards are shown; hidden hands are
    counted. "" where there is nothing to draw.
    """
    if not frames.get("frames"):
        return ""
    return _diagram(*_position(frames, at, lang, seat, indices))


def svg(
    frames: Mapping[str, Any],
    at: int | None = None,
    lang: str = "en",
    *,
    seat: int | None = None,
    bottom: int | None = None,
    indices: str = "",
    palette: str = "four",
    letters: bool = False,
    low: bool = False,
    dark: bool = False,
) -> str:
    """A position as a picture, as ``text`` says it: with the cards of the widgets, in one SVG.

    ``bottom`` is the seat whose hand is drawn in full, by default ``seat``, else the viewer, else
    the first. ``palette``, ``letters`` and ``indices`` are as in a widget; ``low`` sorts hands
    upwards. The picture needs nothing from elsewhere and says in words what it shows.
    """
    if not frames.get("frames"):
        return ""
    page, frame = _position(frames, at, lang, seat, indices)
    below = next((one for one in (bottom, seat, frames["viewer"]) if one is not None), 0)
    look = Look(page.lang, indices, palette, letters, dark)
    return Picture(page, frame, look, below, low=low).draw(_diagram(page, frame))


def _position(
    frames: Mapping[str, Any], at: int | None, lang: str, seat: int | None, indices: str
) -> tuple[Page, Frame]:
    frames = unfolded(frames)
    if at is None:
        at = max(frame["id"] for frame in frames["frames"] if frame["line"] == 0)
    frame = frames["frames"][min(max(at, 0), len(frames["frames"]) - 1)]
    return Page(frames, frames["rounds"][frame["round"]], lang, seat, indices), frame


def _diagram(page: Page, frame: Frame) -> str:
    lines = [page.head(frame, frame["number"]), *_seats(page, frame)]
    if page.is_layout:
        lines += [f"{sign} {cards}" for sign, cards in rows.layout(page, frame)]
    elif frame["trick"]["cards"]:
        lines.append(page.say("so_far", cards=page.trick(frame)))
    lines += [page.now(frame), page.scores(frame)]
    return "\n".join(filter(None, lines))


def html(
    frames: Mapping[str, Any], lang: str = "en", *, seat: int | None = None, indices: str = ""
) -> str:
    """The rounds as tables: hands as dealt, tricks with their winners, comments to unfold.

    After the last round of a match stands its score sheet. With ``seat`` only that player's cards
    are shown. What follows a question is folded away.
    """
    frames, rounds = unfolded(frames), dict[int, list[Frame]]()
    for frame in frames["frames"]:
        rounds.setdefault(frame["round"], []).append(frame)
    pages = (
        (Page(frames, frames["rounds"][number], lang, seat, indices), steps)
        for number, steps in rounds.items()
    )
    matches = groupby(pages, key=lambda shown: shown[0].round["match"])
    return "\n".join(part for _, shown in matches for part in _match(list(shown)))


def _seats(page: Page, frame: Frame) -> Iterator[str]:
    """A line for each seat: label, name, cards, what it has won or passed, the points so far."""
    cells = [
        (
            *page.who(at),
            page.hand(frame, at),
            page.passed(frame, at) if page.is_layout else page.won(frame, at),
            page.points(frame, at),
        )
        for at in page.round["playing"]
    ]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell + " " * (w - width(cell)) for cell, w in zip(row, widths, strict=True))
        yield "  ".join(padded).rstrip()


def _match(shown: list[tuple[Page, list[Frame]]]) -> Iterator[str]:
    for page, steps in shown:
        yield round_table(page, steps)
    sheets = [page for page, _ in shown if page.round["sheet"]]
    asked = any(frame["stop"] for _, steps in shown for frame in steps)
    yield from (table for table in (sheet_table(page, folded=asked) for page in sheets) if table)

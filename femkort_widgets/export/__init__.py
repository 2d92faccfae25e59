"""Hands to take away: a page to step through, pictures, a diagram in text.

Each is made from a record, its text, or frames that are there already. What a ``viewer`` may not
see is absent. ``fw.Replay`` writes the same as files.
"""

from collections.abc import Mapping
from typing import Any

from .. import drawing
from ..errors import Error
from ..framing import frames
from ..i18n import languages as known_languages
from ..records import Record, dumps
from ..records.files import read_record
from .page import page
from .raster import WIDTH, rendered

__all__ = ["html", "png", "svg", "text"]

Hand = Record | str | Mapping[str, Any]


def html(hand: Hand, *, viewer: int | None = None, record: str = "", **look: Any) -> str:
    """One page that needs nothing else: the replay as in a notebook, and the hand as tables.

    ``lang``, ``seat``, ``at``, ``covered``, ``indices`` and ``settings`` are as in ``fw.Replay``;
    ``#at=13&seat=0`` after the address of the page opens it at that step and seat. The page can
    change to any of the ``languages`` given, by default to all. ``record`` is the text that the
    page offers to take away where frames are given; a record has its own.
    """
    shown = _shown(hand, viewer, look.get("at"), look)
    own = dumps(read_record(hand)) if isinstance(hand, Record | str) else record
    return page(shown, own, **look)


def svg(hand: Hand, at: int | None = None, *, viewer: int | None = None, **look: Any) -> str:
    """A position as a picture: see ``drawing.svg``."""
    return drawing.svg(_shown(hand, viewer, at, look), at, **look)


def png(
    hand: Hand,
    at: int | None = None,
    *,
    width: int = WIDTH,
    viewer: int | None = None,
    **look: Any,
) -> bytes:
    """The same picture as a PNG so many pixels wide. Raises Error where resvg is missing."""
    return rendered(svg(hand, at, viewer=viewer, **look), width)


def text(hand: Hand, at: int | None = None, *, viewer: int | None = None, **look: Any) -> str:
    """A position as a diagram in plain text: see ``drawing.text``."""
    return drawing.text(_shown(hand, viewer, at, look), at, **look)


def _shown(
    hand: Hand, viewer: int | None, at: int | None, look: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The frames of a hand. Raises Error for a language, a seat or a step that is not there."""
    shown = frames(hand, viewer=viewer) if isinstance(hand, Record | str) else hand
    if not shown["frames"]:
        raise Error("nothing_to_show")
    lang, known = look.get("lang", "en"), known_languages()
    if lang not in known:
        raise Error("choice", name="lang", value=lang, known=", ".join(known))
    seats = range(max(this["players"] for this in shown["rounds"]))
    for seat in (look.get("seat"), look.get("bottom")):
        if seat is not None and (type(seat) is not int or seat not in seats):
            raise Error("seat", seat=seat, last=seats[-1])
    steps = range(len(shown["frames"]))
    if at is not None and (type(at) is not int or at not in steps):
        step = Error("whole", least=0, most=steps[-1])
        raise Error("choice", name="at", value=at, known=step)
    return shown

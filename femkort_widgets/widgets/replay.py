"""Replay: step through a written hand, with the reason on every card."""

from typing import Any

import traitlets as t

from ..errors import Error
from ..framing import frames
from ..records import dumps
from ..records.files import read_record
from ..records.model import Record
from .base import STATIC, CardWidget


class Replay(CardWidget):
    """A record on the screen: cards, move list, comments, side lines, stops and reasons.

    ``record`` is TTN text or a Record. With ``seat`` the table is turned to that seat and the other
    hands are covered on screen, though the page holds them; ``viewer`` withholds them, and all
    comments, stops and side lines too. Further arguments are settings, such as
    ``letters=True``. Stepping needs no kernel.

    Raises RecordError for text that cannot be read, Error where it holds no round to show.
    """

    _esm = STATIC / "replay.js"

    at = t.Int(0).tag(sync=True)
    """The frame shown."""
    covered = t.Bool(default_value=False).tag(sync=True)
    """Are the other hands covered on screen?"""
    answers = t.Dict().tag(sync=True)
    """What was tried at each stop: the frame of the stop, then the cards in order."""
    record = t.Unicode("").tag(sync=True)
    """The hand as text; empty under ``viewer``, where it stays in Python."""

    def __init__(
        self,
        record: Record | str,
        seat: int | None = None,
        *,
        viewer: int | None = None,
        at: int = 0,
        lang: str = "en",
        indices: str = "",
        **settings: Any,
    ) -> None:
        self.hand = read_record(record)
        """The record behind the screen, with its ``faults``."""
        shown = frames(self.hand, viewer=viewer)
        if not shown["frames"]:
            raise Error("nothing_to_show")
        players = max(this["players"] for this in shown["rounds"])
        for name in (seat, viewer):
            if name is not None and name not in range(players):
                raise Error("seat", seat=name, last=players - 1)
        super().__init__(
            frames=shown,
            seat=viewer if seat is None else seat,
            covered=seat is not None,
            at=at,
            lang=lang,
            indices=indices,
            record="" if viewer is not None else dumps(self.hand),
            settings=settings,
        )

    def _shown(self) -> int:
        return int(self.at)

    def _look(self) -> dict[str, Any]:
        return {**super()._look(), "seat": self.seat if self.covered else None}

    @t.validate("at")
    def _on_film(self, proposal: dict[str, Any]) -> int:
        last = len(self.frames["frames"]) - 1
        return min(max(int(proposal["value"]), 0), last)

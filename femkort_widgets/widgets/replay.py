"""Replay: step through a written hand, with the reason on every card."""

from typing import Any

from ..errors import Error
from ..framing import frames
from ..records import dumps
from ..records.files import read_record
from ..records.model import Record
from .base import STATIC, CardWidget
from .traits import Checked, Fixed, among, answers, seat_in


class Replay(CardWidget):
    """A record on the screen: cards, move list, comments, side lines, stops and reasons.

    ``record`` is TTN text or a Record. With ``seat`` the table is turned to that seat and the other
    hands are covered on screen, though the page holds them; ``viewer`` withholds them, and all
    comments, stops and side lines too. Further arguments are settings, such as
    ``letters=True``. Stepping needs no kernel.

    Raises RecordError for text that cannot be read, Error where it holds no round to show.
    """

    _esm = STATIC / "replay.js"

    at = Checked(0).tag(sync=True)
    """The frame shown."""
    covered = Checked(False).tag(sync=True)
    """Are the other hands covered on screen?"""
    answers = Checked().tag(sync=True)
    """What was tried at each stop: the frame of the stop, then the cards in order."""
    record = Fixed("").tag(sync=True)
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
        self._players = max(this["players"] for this in shown["rounds"])
        seat_in(viewer, self._players)
        self.set_trait("frames", shown)
        self.set_trait("record", "" if viewer is not None else dumps(self.hand))
        super().__init__(
            seat=viewer if seat is None else seat,
            covered=seat is not None,
            at=at,
            lang=lang,
            indices=indices,
            answers={},
            settings=settings,
        )

    def _shown(self) -> int:
        return int(self.at)

    def _look(self) -> dict[str, Any]:
        bottom = self.frames["viewer"] or 0 if self.seat is None else self.seat
        return {**super()._look(), "seat": bottom if self.covered else None}

    def _take_seat(self, seat: object) -> int | None:
        return seat_in(seat, self._players)

    def _take_at(self, at: object) -> int:
        last = len(self.frames["frames"]) - 1
        if type(at) is not int:
            raise Error("choice", name="at", value=at, known=f"a whole number from 0 to {last}")
        return min(max(at, 0), last)

    def _take_covered(self, covered: object) -> Any:
        return among("covered", covered, (False, True))

    def _take_answers(self, given: object) -> dict[str, list[str]]:
        return answers(given)

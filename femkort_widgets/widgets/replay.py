"""Replay: step through a written hand, with the reason on every card."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, cast

from ..errors import Error, IllegalPlayError
from ..framing import frames, tried
from ..records import dumps
from ..records.files import read_record
from ..records.model import Record
from .advising import Advised
from .base import STATIC
from .traits import Checked, Fixed, among, answers, seat_in

if TYPE_CHECKING:
    from ..core.cards import Card
    from ..core.rules import Rules
    from ..records.edited import Edited
    from .studio import Studio

STUDIO = STATIC / "studio.js"


class Replay(Advised):
    """A record on the screen: cards, move list, comments, side lines, stops and reasons.

    ``record`` is TTN text or a Record. With ``seat`` the table is turned to that seat and the other
    hands are covered on screen, though the page holds them; ``viewer`` withholds them, and all
    comments, stops and side lines too. ``projector=True`` draws it for a class to look at together,
    ``"ask"`` asks the class before each answer is shown. Further arguments are settings, such as
    ``letters=True``. Stepping needs no kernel.

    What is edited on the screen is in ``record`` and ``hand`` at once; ``undo`` and ``redo`` take
    it back and make it again. Under ``viewer`` nothing can be edited.

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
    editable = Fixed(False).tag(sync=True)
    """Can it be edited?"""
    revision = Fixed(0).tag(sync=True)
    """How many edits were made, steps back included."""
    _studio = Fixed("").tag(sync=True)
    """The part of the page that edits; loaded there when it is first used."""

    def __init__(
        self,
        record: Record | str,
        seat: int | None = None,
        *,
        viewer: int | None = None,
        at: int = 0,
        projector: bool | str = False,
        lang: str | None = None,
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
        self.set_trait("editable", viewer is None)
        self.set_trait("_studio", "" if viewer is not None else STUDIO.read_text("utf-8"))
        self._edits: Studio | None = None
        super().__init__(
            advised=True,
            seat=viewer if seat is None else seat,
            covered=seat is not None,
            at=at,
            projector=projector,
            lang=lang,
            indices=indices,
            answers={},
            settings=settings,
        )
        self.on_msg(self._hear)

    @classmethod
    def blank(
        cls,
        rules: "Rules | str" = "femkort",
        names: Sequence[str] | None = None,
        *,
        dealer: int = 0,
        hands: Sequence[str | None] | None = None,
        turned: "Card | str | None" = None,
        **look: Any,
    ) -> Self:
        """A hand to be entered card by card: nothing played yet, hands as far as they are known.

        ``hands`` are texts by seat, as in ``("SA S5 ?3", None, …)``; what is missing is not known.
        ``turned`` is the card turned for trumps where there is one. Further arguments are those of
        a Replay. Raises Error.
        """
        from ..records.blank import blank

        return cls(blank(rules, names, dealer=dealer, hands=hands, turned=turned), **look)

    def undo(self) -> None:
        """Take the last edit back. Raises Error where there is none."""
        self._publish(*self._edited.undo())

    def redo(self) -> None:
        """Make the edit taken back last again. Raises Error where there is none."""
        self._publish(*self._edited.redo())

    @property
    def _edited(self) -> "Studio":
        """The record as it is edited. Raises Error where it cannot be."""
        from .studio import Studio

        if not self.editable:
            raise Error("studio.not_editable")
        return self._edits or Studio(self.hand)

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """An edit or a question from the page: done, or answered why not. Never raises."""
        from .telling import as_error, told_in_short

        message = content if isinstance(content, dict) else {}
        asks = message.get("kind") == "advice"
        try:
            with as_error():
                answer = self._ask(message) if asks else self._edit(message)
        except (Error, IllegalPlayError) as problem:
            answer = {"error": told_in_short(problem)}
        if answer is not None:
            about = {"id": message["id"]} if "id" in message else {}
            kind = "advice" if asks else "edited"
            self.send({"kind": kind, "turn": self.revision, **about, **answer})

    def _where(self) -> dict[str, Any]:
        return {"turn": self.revision, "at": self.at}

    def _ask(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Have a question about the frame on the screen answered later. Raises Error."""
        from ..records.places import spot_of

        where = self._where()
        asked = {name: message.get(name) for name in where}
        if asked != where:
            raise Error("stale", turn=str(asked["turn"])[:20], now=self.revision)
        position = spot_of(self.hand, where["at"]).position
        how = message.get("how", "hidden")
        viewer = self.frames["viewer"]
        if viewer is not None and (position.to_play != viewer or how != "hidden"):
            raise Error("not_now", wish="hint")
        self._advise(str(message.get("do")), position, how, where)
        return None

    def _edit(self, message: dict[str, Any]) -> dict[str, Any]:
        studio, at = self._edited, cast(Any, message.get("at"))
        if message.get("kind") != "edit":
            raise Error("unknown_wish", wish=str(message.get("kind"))[:40])
        if message.get("do") == "begin":
            return self._steps(studio)
        if message.get("turn") != self.revision:
            raise Error("stale", turn=str(message.get("turn"))[:20], now=self.revision)
        if message.get("do") == "try":
            return tried(studio.record, at, message.get("change"))
        studio, edited = studio.do(message, at, self.lang)
        self._publish(studio, edited)
        return self._steps(studio)

    def _steps(self, studio: "Studio") -> dict[str, Any]:
        return {"at": self.at, "undo": bool(studio.past), "redo": bool(studio.future)}

    def _publish(self, studio: "Studio", edited: "Edited") -> None:
        """Show the record as it is now, where the edit led to."""
        if edited.record != self.hand:
            shown = frames(edited.record)
            given = _remapped(self.answers, edited.moved)
            self._edits, self.hand = studio, edited.record
            with self.hold_sync():
                self.set_trait("frames", shown)
                self.set_trait("record", dumps(edited.record))
                self.set_trait("revision", self.revision + 1)
                self.answers, self.at = given, edited.at
        self.at = edited.at

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
            raise Error("choice", name="at", value=at, known=Error("whole", least=0, most=last))
        return min(max(at, 0), last)

    def _take_covered(self, covered: object) -> Any:
        return among("covered", covered, (False, True))

    def _take_answers(self, given: object) -> dict[str, list[str]]:
        return answers(given)


def _remapped(given: Mapping[str, list[str]], moved: Mapping[int, int]) -> dict[str, list[str]]:
    """What was tried at each stop, by the frames as they are numbered now."""
    return {str(moved[int(at)]): tries for at, tries in given.items() if int(at) in moved}

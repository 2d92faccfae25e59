"""Explorer: change a rule and see at once what it changes, on a deal of one's own.

Rules, records and the search are loaded with the first Explorer, so that naming it costs little.
"""

from typing import TYPE_CHECKING, Any

from ..errors import Error, IllegalPlayError
from .base import PANES, STATIC, CardWidget
from .traits import Checked, Fixed, among, seat_in

if TYPE_CHECKING:
    from ..core.deal import Deal
    from ..core.position import Position
    from ..core.rules import Rules
    from ..exploring import Difference, Found
    from ..exploring.exploration import Exploration
    from ..records.model import Record


class Explorer(CardWidget):
    """Every rule of a game as a switch, beside a deal whose verdicts follow it.

    ``game`` is the key of a game, Rules, a position, or a record (its text too), of which the first
    round opens where it ends. ``compare`` are the rules of a second table with the same deal; a
    record of an Explorer brings its own. ``deal`` gives the cards, else ``seed`` does; ``number``
    says which deal of a match it is, from 0, ``dealer`` who dealt. The table is seen from ``seat``,
    by default from whoever is to play; ``covered`` turns the other hands over on the screen.
    Further arguments are settings, such as ``letters=True``.

    Raises RulesError for what no rules are, RecordError for text that cannot be read, and Error.
    """

    _esm = STATIC / "explorer.js"

    covered = Checked(False).tag(sync=True)
    """Are the other hands covered on screen?"""
    record = Fixed("").tag(sync=True)
    """The rules and the position as text; with a second table, that as a second match."""
    _panes = Fixed("").tag(sync=True)
    """The parts of the page that are opened now and then: settings, keys, reasons."""
    state = Fixed().tag(sync=True)
    """The choices of each table, what differs, and what is possible now."""

    def __init__(
        self,
        game: "Rules | Record | Position | str" = "femkort",
        compare: "Rules | None" = None,
        *,
        deal: "Deal | None" = None,
        seed: int | str = 0,
        dealer: int | None = None,
        number: int | None = None,
        seat: int | None = None,
        covered: bool = False,
        lang: str | None = None,
        indices: str = "",
        **settings: Any,
    ) -> None:
        from .explorer_opening import opening
        from .seating import not_of_the_rules

        explored, self._names = opening(game, compare, deal, seed, dealer, number)
        not_of_the_rules(settings, explored.rules, "Explorer")
        self.set_trait("_panes", PANES.read_text("utf-8"))
        self._turn = 0
        self._players = explored.rules.players
        look: dict[str, Any] = {"seat": seat, "covered": covered, "settings": settings}
        super().__init__(lang=lang, indices=indices, **look)
        self._publish(explored)
        self.on_msg(self._hear)

    @property
    def rules(self) -> "Rules":
        """The rules of the first table; other ones may be set, and the cards stay as they can."""
        return self._explored.rules

    @rules.setter
    def rules(self, rules: "Rules") -> None:
        self._publish(self._explored.with_rules(rules, self._explored.other))

    @property
    def compare(self) -> "Rules | None":
        """The rules of the second table, None where there is none; they may be set."""
        return self._explored.other

    @compare.setter
    def compare(self, rules: "Rules | None") -> None:
        self._publish(self._explored.with_rules(self._explored.rules, rules))

    @property
    def position(self) -> "Position":
        """What lies on the first table."""
        return self._explored.a

    @property
    def other_position(self) -> "Position | None":
        """What lies on the second table."""
        return None if self._explored.b is None else self._explored.b.position

    @property
    def differences(self) -> "tuple[Difference, ...]":
        """What differs between the tables: see ``fw.exploring.differences``."""
        return self._explored.differences

    def find(self, key: str | None = None) -> "Found":
        """A deal where the two tables come to different things, shown on them.

        With the ``key`` of a variant or option the second table takes the rules of the first with
        that one otherwise. Raises Error where none is found.
        """
        explored, found = self._explored.searched(key)
        self._publish(explored, found=found)
        return found

    def _publish(
        self,
        explored: "Exploration",
        *,
        found: "Found | None" = None,
        side: str = "a",
    ) -> None:
        """Show what is explored now; all of it is worked out before anything is kept."""
        from ..exploring.written import written
        from .explorer_state import frames_of, state_of

        before = getattr(self, "_explored", None)
        state = state_of(explored, before, found, side) | {"turn": self._turn + 1}
        players = explored.rules.players
        if players != self._players:
            self._names = None
        shown = frames_of(explored, self._names)
        text = written(explored, self._names)
        self._explored, self._turn, self._players = explored, self._turn + 1, players
        with self.hold_sync():
            if self.seat is not None and self.seat >= players:
                self.seat = None
            self.set_trait("frames", shown)
            self.set_trait("record", text)
            self.set_trait("state", state)

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """A wish from the page: done, or answered with the reason why not. Never raises."""
        from .telling import as_error, told

        message = content if isinstance(content, dict) else {}
        if "do" not in message:
            return
        try:
            with as_error():
                self._grant(message)
        except IllegalPlayError as refusal:
            self.send({"refused": told(refusal) | {"seat": refusal.seat}, "turn": self._turn})
        except Error as problem:
            self.send({"error": told(problem), "turn": self._turn})

    def _grant(self, message: dict[str, Any]) -> None:
        from .explorer_wishes import grant

        turn = message.get("turn")
        if turn != self._turn:
            raise Error("stale", turn=str(turn)[:20], now=self._turn)
        explored, found = grant(self._explored, message)
        self._publish(explored, found=found, side="b" if message.get("side") == "b" else "a")

    def _shown(self) -> int:
        """The last frame of the first table."""
        return len(self.position.moves)

    def _look(self) -> dict[str, Any]:
        bottom = self.position.to_play if self.seat is None else self.seat
        return {**super()._look(), "seat": bottom if self.covered else None}

    def _take_seat(self, seat: object) -> int | None:
        return seat_in(seat, self._players)

    def _take_covered(self, covered: object) -> Any:
        return among("covered", covered, (False, True))

    def __repr__(self) -> str:
        from ..drawing.explored import text

        return text(self._explored, super().__repr__(), self._names, self.lang)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from ..drawing.explored import html

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        said = html(self._explored, data["text/html"], self._names, self.lang)
        return {**data, "text/html": said}, metadata

"""Table: play against bots, every card with the reason why it may or may not be played.

Rules, records and bots are loaded with the first table, so that naming the class costs little.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, WeakSet

from ..errors import Error, IllegalPlayError
from .advising import WISHES, Advised
from .base import STATIC
from .traits import Fixed

if TYPE_CHECKING:
    from ..core.deal import Deal
    from ..core.position import Position
    from ..core.rules import Rules
    from ..records.matches import Match
    from .seating import Bots
    from .sitting import Sitting

MODES = ("explain", "ask", "exam", "free")

_AT: "WeakKeyDictionary[Match, WeakSet[Table]]" = WeakKeyDictionary()
"""The tables at which a match is played: what is done at one of them shows at all of them."""


class Table(Advised):
    """A table at which one seat is yours and bots play the others.

    ``rules`` are Rules, the key of a game, or a Match to go on with. ``seat`` is yours; None leaves
    all to the bots. ``seats`` are those of several people at one screen: it is covered until the
    next of them takes it. ``bots`` is the key of a strategy, such as ``"thumb"`` (all are in
    ``analysis.STRATEGIES``), a Strategy or function of your own, or one of them for each seat.
    ``seed`` fixes every deal; ``deal`` gives the first hand of the first match. ``mode``:
    ``explain`` marks every card, ``ask`` only after a refused try, ``exam`` shows nothing and keeps
    ``tries``, ``free`` takes irregular cards and notes them. ``projector=True`` draws it for a
    class to look at together, ``"ask"`` asks before each answer; there a key moves everything on.
    Other seats' cards stay in Python while they are hidden. Further arguments are settings, such as
    ``pace=0`` or ``palette="two"``.

    Raises Error for an argument that is not possible.
    """

    _esm = STATIC / "table.js"

    state = Fixed().tag(sync=True)
    """The match as the page needs it: mode, turn, what is possible, requests, how it stands."""

    def __init__(
        self,
        rules: "Rules | Match | str" = "femkort",
        seat: int | None = 0,
        *,
        seats: Sequence[int] | None = None,
        bots: "Bots" = "thumb",
        seed: int | str | None = None,
        deal: "Deal | None" = None,
        dealer: int | None = None,
        mode: str = "explain",
        names: Sequence[str] | None = None,
        projector: bool | str = False,
        lang: str | None = None,
        indices: str = "",
        **settings: Any,
    ) -> None:
        from .seating import match_of, not_of_the_rules, people, seated
        from .sitting import Sitting
        from .telling import as_error

        not_of_the_rules(settings, rules)
        if mode not in MODES:
            raise Error("choice", name="mode", value=mode, known=", ".join(MODES))
        match = match_of(rules, seed=seed, deal=deal, dealer=dealer, names=names)
        players = match.rules.players
        taken = people(seat, seats, players)
        self._mode = mode
        self._turn = 0
        self._matches = 1
        self.tries: list[dict[str, Any]] = []
        """Every move tried that may not be made: match from 1, turn, seat, card, reason key."""
        seats_of_bots = seated(bots, players, taken)
        with as_error():
            self._sitting = Sitting(match, taken, seats_of_bots, free=mode == "free")
            shown = self._shown_of(self._sitting)
        look = {"seat": self._sitting.seat, "lang": lang, "indices": indices, "settings": settings}
        super().__init__(advised=mode != "exam", projector=projector, **look)
        self._publish(self._sitting, *shown)
        self.on_msg(self._hear)

    @property
    def match(self) -> "Match":
        """The match being played."""
        return self._sitting.match

    @property
    def record(self) -> str:
        """The match so far as text; in Python only: the page never sees hidden hands."""
        from ..records import dumps

        return dumps(self.match.record)

    def _shown_of(self, sitting: "Sitting") -> tuple[dict[str, Any], dict[str, Any]]:
        """The frames and the state of the next turn; here a duty of the house may still fail."""
        exam = self._mode == "exam"
        state = sitting.state() | {"mode": self._mode, "turn": self._turn + 1}
        if exam:
            state["can"] |= {"undo": False, "redo": False}
        return sitting.frames(judged=not exam), state

    def _publish(self, sitting: "Sitting", frames: dict[str, Any], state: dict[str, Any]) -> None:
        self._sitting, self._turn = sitting, state["turn"]
        self._published = sitting.match.state
        with self.hold_sync():
            self.seat = sitting.seat
            self.set_trait("frames", frames)
            self.set_trait("state", state)
        at_it = _AT.setdefault(sitting.match, WeakSet())
        at_it.add(self)
        for other in [*at_it]:
            other._follow()

    def _follow(self) -> None:
        """Show what was done to the match at another table."""
        from .telling import as_error

        if self.comm is None or self.match.state is self._published:
            return
        self._sitting.follow()
        with suppress(Error), as_error():
            self._publish(self._sitting, *self._shown_of(self._sitting))

    def _take_seat(self, seat: object) -> int | None:
        """The seat at the screen; it is not changed from outside."""
        if type(seat) is not type(self._sitting.seat) or seat != self._sitting.seat:
            raise Error("fixed", widget="Table", name="seat")
        return self._sitting.seat

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """A wish from the page: done, or answered with the reason why not. Never raises."""
        from .telling import as_error, told

        message = content if isinstance(content, dict) else {}
        try:
            with as_error():
                self._grant(message)
        except IllegalPlayError as refusal:
            self._note(refusal)
            exam = {"reason": None} if self._mode == "exam" else {}
            self.send({"refused": told(refusal) | exam, "turn": self._turn})
        except Error as problem:
            self.send({"error": told(problem, exam=self._mode == "exam"), "turn": self._turn})
            if self.match.state is not self._published:
                self._publish(self._sitting, *self._shown_of(self._sitting))

    def _grant(self, message: dict[str, Any]) -> None:
        wish, turn, move = message.get("do"), message.get("turn"), str(message.get("card"))
        if turn != self._turn:
            raise Error("stale", turn=turn, now=self._turn)
        if wish == "tried":
            self._tried(move)
            return
        if wish in WISHES:
            self._advise(str(wish), self._mine, "hidden", self._where())
            return
        if self._mode == "exam" and wish in ("undo", "redo"):
            raise Error("not_now", wish=wish)
        other = self._sitting.given_up if wish == "undo" else None
        if wish == "new_game":
            other = self._sitting.anew()
            self._matches += 1
        if other is not None:
            self._publish(other, *self._shown_of(other))
            return
        with self._sitting.whole():
            self._sitting.grant(wish, move, agree=bool(message.get("agree")))
            shown = self._shown_of(self._sitting)
        self._publish(self._sitting, *shown)

    def _where(self) -> dict[str, Any]:
        return {"match": self._matches, "turn": self._turn}

    @property
    def _mine(self) -> "Position":
        """The position of the person at the screen, whose turn it is. Raises Error."""
        sitting, position = self._sitting, self.match.position
        waits = sitting.asking is not None or sitting.curtain is not None
        away = sitting.seat is None or position.to_play != sitting.seat
        if waits or away or self.match.state.hand.ended or self._mode == "exam":
            raise Error("not_now", wish="hint")
        return position

    def _tried(self, move: str) -> None:
        try:
            self._sitting.try_out(move)
        except IllegalPlayError as refusal:
            self._note(refusal)

    def _note(self, refusal: IllegalPlayError) -> None:
        self.tries.append(
            {
                "match": self._matches,
                "turn": self._turn,
                "seat": refusal.seat,
                "card": str(refusal.card),
                "reason": refusal.reason.key,
            }
        )

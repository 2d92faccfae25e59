"""Table: play against bots, every card with the reason why it may or may not be played."""

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from ..analysis.bots import Bot
from ..core.deal import Deal
from ..core.games import rules as rules_of
from ..core.rules import Rules
from ..errors import Error, IllegalPlayError
from ..film import hand_frames
from .base import STATIC, CardWidget
from .sitting import Sitting, seated, told
from .traits import Fixed, seat_in

if TYPE_CHECKING:
    from ..records.matches import Match

MODES = ("explain", "ask", "exam", "free")


class Table(CardWidget):
    """A table at which one seat is yours and bots play the others.

    ``rules`` are Rules or the key of a game. ``seat`` is yours; None leaves all to the bots.
    ``bots`` are ``"thumb"`` or ``"random"``, or one of them for each seat. ``seed`` fixes every
    deal; ``deal`` gives the first hand of the first match. ``mode``: ``explain`` marks every card,
    ``ask`` only after a refused try, ``exam`` shows nothing and keeps ``tries``, ``free`` takes
    irregular cards and notes them. Other seats' cards stay in Python while they are hidden.
    Further arguments are settings, such as ``pace=0`` or ``palette="two"``.

    Raises Error for an argument that is not possible.
    """

    _esm = STATIC / "table.js"

    state = Fixed().tag(sync=True)
    """The match as the page needs it: mode, turn, what is possible, requests, how it stands."""

    def __init__(
        self,
        rules: Rules | str = "femkort",
        seat: int | None = 0,
        *,
        bots: str | Bot | Sequence[str | Bot] = "thumb",
        seed: int | str | None = None,
        deal: Deal | None = None,
        dealer: int | None = None,
        mode: str = "explain",
        names: Sequence[str] | None = None,
        lang: str = "en",
        indices: str = "",
        **settings: Any,
    ) -> None:
        for name in settings.keys() & {"players", "variants", "ante", "pots_to_win", "max_deals"}:
            raise Error("rules_argument", argument=name)
        self._rules = rules_of(rules) if isinstance(rules, str) else rules
        Rules.check(self._rules)
        if deal is not None:
            Deal.check(deal)
        seat_in(seat, self._rules.players)
        if mode not in MODES:
            raise Error("choice", name="mode", value=mode, known=", ".join(MODES))
        self._mode = mode
        self._names = names
        self._bots = seated(bots, self._rules.players, seat)
        self._given = deal
        self._dealer = dealer if dealer is not None else deal.dealer if deal else 0
        self._turn = 0
        self._answered: dict[str, Any] | None = None
        self.tries: list[dict[str, Any]] = []
        """Every card tried that may not be played: turn, seat, card, reason key."""
        self._sit_down(seat, seed)
        super().__init__(seat=seat, lang=lang, indices=indices, settings=settings)
        self._publish()
        self.on_msg(self._hear)

    @property
    def match(self) -> "Match":
        """The match being played."""
        return self._match

    @property
    def record(self) -> str:
        """The match so far as text; in Python only: the page never sees hidden hands."""
        from ..records import dumps

        return dumps(self.match.record)

    def _sit_down(self, seat: int | None, seed: int | str | None) -> None:
        from ..records.matches import Match  # only now: naming Table should cost little

        self._match = Match(
            self._rules,
            names=self._names,
            seed=SystemRandom().randrange(10**9) if seed is None else seed,
            deals=None if self._given is None else [self._given],
            dealer=self._dealer,
        )
        self._sitting = Sitting(self._match, seat, self._bots, free=self._mode == "free")

    def _publish(self) -> None:
        self._turn += 1
        match, sitting = self.match, self._sitting
        exam = self._mode == "exam"
        can = sitting.can | ({"undo": False, "redo": False} if exam else {})
        with self.hold_sync():
            hand = match.state.hand
            frames = hand_frames(match, hand, viewer=sitting.seat, judged=not exam)
            self.set_trait("frames", frames)
            state = {
                "mode": self._mode,
                "turn": self._turn,
                "can": can,
                "redeal": self._request(),
                "match": self._standing(),
                "bots": sorted(self._bots),
            }
            self.set_trait("state", state)

    def _standing(self) -> dict[str, Any]:
        """How the match stands."""
        match = self.match
        return {
            "number": match.number,
            "attempt": match.attempt,
            "dealer": match.dealer,
            "over": match.over,
            "stopped": match.state.hand.ended == "stopped",
            "winners": list(match.winners),
            "playoff": list(match.playoff),
            "pot": match.pot,
            "chips": list(match.chips),
            "points": list(match.points),
            "pots_to_win": match.rules.options["pots_to_win"],
            "max_deals": match.rules.options["max_deals"],
        }

    def _take_seat(self, seat: object) -> int | None:
        """The seat taken when the table was made; it stays."""
        if type(seat) is not type(self._sitting.seat) or seat != self._sitting.seat:
            raise Error("fixed", widget="Table", name="seat")
        return self._sitting.seat

    def _request(self) -> dict[str, Any] | None:
        """The request for better cards that waits for an answer, or the one just answered."""
        asking = self._sitting.asking
        if asking is not None:
            answers = [True if seat == asking else None for seat in range(self._rules.players)]
            return {"asker": asking, "answers": answers, "granted": None}
        return self._answered

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """A wish from the page: done, or answered with the reason why not. Never raises."""
        message = content if isinstance(content, dict) else {}
        try:
            self._grant(message)
        except IllegalPlayError as refusal:
            self._note(refusal)
            exam = {"reason": None} if self._mode == "exam" else {}
            self.send({"refused": told(refusal) | exam, "turn": self._turn})
        except Error as problem:
            self.send({"error": told(problem), "turn": self._turn})

    def _grant(self, message: dict[str, Any]) -> None:
        wish, turn = message.get("do"), message.get("turn")
        if turn != self._turn:
            raise Error("stale", turn=turn, now=self._turn)
        if wish == "tried":
            self._tried(str(message.get("card")))
            return
        self._answered = None
        if wish == "play":
            self._sitting.play(str(message.get("card")))
        elif wish == "new_game":
            self._given = None
            self._sit_down(self._sitting.seat, None)
        elif wish in ("ask_redeal", "answer_redeal"):
            self._ask(wish, bool(message.get("agree")))
        elif wish in ("undo", "redo", "next_deal", "stop"):
            if not self.state["can"][wish]:
                raise Error("not_now", wish=wish)
            getattr(self._sitting, wish)()
        else:
            raise Error("unknown_wish", wish=str(wish)[:40])
        self._publish()

    def _ask(self, wish: str, agree: bool) -> None:
        place = len(self.match.state.earlier)
        if wish == "ask_redeal":
            self._sitting.ask_redeal()
        else:
            self._sitting.answer_redeal(agree)
        asked = self.match.state.hands[place].requests[-1]
        self._answered = {
            "asker": asked.seat,
            "answers": list(asked.agree),
            "granted": asked.granted,
        }

    def _tried(self, card: str) -> None:
        try:
            self.match.position.play(card)
        except IllegalPlayError as refusal:
            self._note(refusal)

    def _note(self, refusal: IllegalPlayError) -> None:
        self.tries.append(
            {
                "turn": self._turn,
                "seat": refusal.seat,
                "card": str(refusal.card),
                "reason": refusal.reason.key,
            }
        )

"""Positions made ready to draw: plain JSON, no sentence, seen by everybody or from one seat.

A frame holds what a screen needs at one step and nothing it would have to work out: whose turn, the
visible hands with a verdict for each card, the trick, pot and chips, and what the record says.
With a viewer, what that seat may not see is absent before the data leaves Python.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from .core.cards import ACE, PASS
from .core.ledger import Ledger
from .core.match import Hand, Match
from .core.obligations import Reason
from .core.position import Position
from .core.rules import Rules
from .core.trick import Trick
from .sheet import match_sheet

Frame = dict[str, Any]

_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


NOBODY = -1
"""A viewer who sees no hand: the screen is being passed on."""


class Film:
    """Frames in the making: reasons are kept once, hidden things are left out from the start."""

    def __init__(self, viewer: int | None = None, *, judged: bool = True) -> None:
        self.viewer = viewer
        self.judged = judged
        self._rounds: list[dict[str, Any]] = []
        self._reasons: list[dict[str, Any]] = []
        self._frames: list[Frame] = []
        self._index: dict[tuple[Reason, bool], int] = {}

    def data(self) -> dict[str, Any]:
        """What is shown so far: version, viewer, rounds, reasons and frames."""
        return {
            "version": 1,
            "viewer": self.viewer,
            "rounds": self._rounds,
            "reasons": self._reasons,
            "frames": self._frames,
        }

    def begin(
        self,
        rules: Rules,
        position: Position,
        *,
        names: Sequence[str],
        seats: Sequence[str],
        number: int,
        attempt: int,
        **more: Any,
    ) -> None:
        """A round begins: what stays the same in all its frames."""
        turned = position.deal.turned if position.trump else None
        about: dict[str, Any] = {"match": 0, "title": None, "result": None, "lang": "en"}
        about |= {"requests": [], "sheet": None} | more
        if self.viewer is not None:
            about["title"] = None
        self._rounds.append(
            about
            | {
                "game": rules.game,
                "kind": position.round.key,
                "derived": position.round.derived,
                "variants": list(rules.variants),
                "options": dict(rules.options),
                "agreed": asdict(rules.match),
                "warnings": list(rules.warnings),
                "players": rules.players,
                "number": number,
                "attempt": attempt,
                "dealer": position.deal.dealer,
                "seats": list(seats),
                "names": list(map(_isolated, names)),
                "playing": list(position.seats),
                "trump": position.trump,
                "turned": None if turned is None else str(turned),
            }
        )

    def add(
        self,
        position: Position,
        ledger: Ledger,
        *,
        before: Position | None = None,
        parent: int | None = None,
        line: int = 0,
        said: Mapping[str, Any] | None = None,
    ) -> Frame:
        """One more frame: the position after a card (``before`` it stood there) or at the start."""
        at = len(self._frames)
        frame = {
            "id": at,
            "parent": parent,
            "line": line,
            "round": len(self._rounds) - 1,
            "ply": len(position.moves),
            "played": None if before is None else self._played(before, position),
            **self._table(position, ended=before is not None),
            **_standing(ledger),
            "over": position.over,
            "result": _result(position),
            "comments": [],
            "stop": None,
            "lines": [],
            "changed": None,
        }
        if self.viewer is None:
            frame.update(said or {})
            if said and before is not None:
                frame["played"]["glyphs"] = frame.pop("glyphs", [])
        self._frames.append(frame)
        return frame

    def close(self, frame: Frame, ledger: Ledger) -> None:
        """The deal or the match ends in this frame: what that came to."""
        frame.update(_standing(ledger))

    def _sees(self, seat: int) -> bool:
        return self.viewer is None or self.viewer == seat

    def _played(self, before: Position, after: Position) -> dict[str, Any]:
        move, seat = after.moves[-1], after.movers[-1]
        broke = [note.reason.key for note in after.irregular if note.move == len(before.moves)]
        why = None
        if self.judged and self._sees(seat):
            verdict = before.verdicts(seat).get(move)
            why = None if verdict is None else self._reason(verdict.reason, verdict.legal)
        else:
            broke = [key for key in broke if key == "out_of_turn"]
        return {"seat": seat, "card": str(move), "why": why, "broke": broke, "glyphs": []}

    def _table(self, position: Position, *, ended: bool) -> dict[str, Any]:
        complete = ended and bool(position.tricks) and not position.trick.cards
        trick = position.tricks[-1] if complete else position.trick
        seats = range(position.rules.players)
        won = [sum(done.winner == seat for done in position.tricks) for seat in seats]
        return {
            "number": len(position.tricks) + (0 if complete else 1),
            "to_play": position.to_play,
            "leader": trick.leader,
            "hands": [
                list(map(str, position.hands[seat])) if self._sees(seat) else None for seat in seats
            ],
            "counts": list(position.counts),
            "verdicts": [
                self._verdicts(position, seat) if self.judged and self._sees(seat) else None
                for seat in seats
            ],
            "trick": {
                "cards": list(map(str, trick.cards)),
                "seats": list(trick.seats),
                "winner": trick.winner,
                "why": self._why_won(trick, position) if complete else None,
            },
            "winning": trick.winner if complete else position.winning,
            "won": won,
            "contenders": list(position.contenders),
            **self._layout(position),
        }

    def _verdicts(self, position: Position, seat: int) -> list[int]:
        """The verdicts on a hand, in its order."""
        return [
            self._reason(verdict.reason, verdict.legal)
            for move, verdict in position.verdicts(seat).items()
            if move is not PASS
        ]

    def _layout(self, position: Position) -> dict[str, Any]:
        """In Fan Tan the lap, the rows, the passes, the verdict on passing now."""
        if not position.round.layout:
            return {}
        at = position.to_play
        judged = self.judged and at is not None and self._sees(at)
        passing = position.verdicts().get(PASS) if judged else None
        return {
            "number": position.lap,
            "layout": {
                suit: None if row is None else {"low": str(row[0]), "high": str(row[1])}
                for suit, row in position.layout.items()
            },
            "passes": list(position.passes),
            "pass": passing and self._reason(passing.reason, passing.legal),
        }

    def _why_won(self, trick: Trick, position: Position) -> int:
        """Highest of the led suit, highest trump, or nobody else could play (FK-36, FK-62)."""
        assert trick.winner is not None
        best = trick.cards[trick.seats.index(trick.winner)]
        led = trick.cards[0].suit
        params: dict[str, str | int] = {"card": str(best), "led": led}
        if position.trump is not None:
            params["trump"] = position.trump
        if position.round.ace_low and any(c.rank == ACE and c.suit == led for c in trick.cards):
            params["ace"] = "low"
        if len(trick.cards) == 1:
            key = "won_alone"
        elif best.suit != led:
            key = "won_trump"
        else:
            key = "won_led"
        return self._reason(Reason(key, params, position.round.sources(key)), legal=True)

    def _reason(self, reason: Reason, legal: bool) -> int:
        known = (reason, legal)
        if known not in self._index:
            self._index[known] = len(self._reasons)
            self._reasons.append(reason_data(reason, legal=legal))
        return self._index[known]


def reason_data(reason: Reason, *, legal: bool) -> dict[str, Any]:
    """A reason as plain JSON."""
    return {
        "legal": legal,
        "key": reason.key,
        "params": dict(reason.params),
        "cites": list(reason.cites),
        "binds": list(map(str, reason.binds)),
        **({"says": dict(reason.says)} if reason.says else {}),
    }


def _isolated(name: str) -> str:
    """A name that turns the direction of writing, kept from turning the sentence around it."""
    return f"\u2068{name}\u2069" if _TURNS & set(name) else name


def _standing(ledger: Ledger) -> dict[str, Any]:
    return {
        "pot": ledger.pot,
        "chips": list(ledger.chips),
        "points": list(ledger.points),
        "winners": list(ledger.winners),
        "playoff": list(ledger.playoff),
    }


def _result(position: Position) -> dict[str, Any] | None:
    result = position.result
    if result is None:
        return None
    return {"winner": result.winner, "points": list(result.points), "void": result.void}


def hand_frames(
    match: Match, hand: Hand, *, viewer: int | None = None, judged: bool = True
) -> dict[str, Any]:
    """The frames of one hand of a match, from its deal to where it stands.

    ``judged=False`` leaves out every verdict, for an exam.
    """
    film = Film(viewer, judged=judged)
    at = hand.opening
    film.begin(
        match.rules,
        at,
        names=match.names,
        seats=match.labels,
        number=hand.number + 1,
        attempt=hand.attempt,
        sheet=match_sheet(match),
    )
    frame = film.add(at, hand.before)
    for move in hand.position.moves:
        before, at = at, at.play(move, irregular=True)
        frame = film.add(at, hand.before, before=before, parent=frame["id"])
    if hand is match.state.hand and (at.over or hand.ended):
        film.close(frame, match.state.ledger)
    return film.data()

"""Positions made ready to draw: plain JSON, no sentence, seen by everybody or from one seat.

A frame holds what a screen needs at one step and nothing it would have to work out: whose turn, the
visible hands with a verdict for each card, the trick, pot and chips, and what the record says.
With a viewer, what that seat may not see is absent before the data leaves Python.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ..core.cards import PASS, Move
from ..core.ledger import Ledger
from ..core.obligations import Reason, Verdict
from ..core.position import Position
from ..core.rules import Rules
from ..core.won import why_won
from .count import Lacks, as_text, counted, nothing_known
from .frame import IDLE_REASON, Frame, folded, part
from .plain import isolated, reason_data, result_data, standing

Judged = dict[int, dict[Move, Verdict]]


NOBODY = -1
"""A viewer who sees no hand: the screen is being passed on."""


class Film:
    """Frames in the making: reasons are kept once, hidden things are left out from the start."""

    def __init__(
        self, viewer: int | None = None, *, judged: bool = True, counting: bool = False
    ) -> None:
        self.viewer = viewer
        self.judged = judged
        self._counts: list[Lacks] | None = [] if counting else None
        """What each frame shows everybody of the hands, for those who count cards."""
        self._rounds: list[dict[str, Any]] = []
        self._reasons: list[dict[str, Any]] = []
        self._frames: list[dict[str, Any]] = []
        self._index: dict[tuple[Reason, bool], int] = {}
        self._last: tuple[Position | None, Judged] = (None, {})
        """What the last frame shows, and every verdict in it: the next card mostly follows it."""

    def data(self, after: Ledger | None = None) -> dict[str, Any]:
        """What is shown so far: version, viewer, rounds, reasons and frames.

        ``after``: how the match stands since the last of them.
        """
        last = {} if after is None else standing(after)
        shown: list[Frame] = []
        for full in self._frames:
            before = None if full["parent"] is None else shown[full["parent"]]
            end = last if full is self._frames[-1] else {}
            shown.append(folded(full | end, before))
        return {
            "version": 1,
            "viewer": self.viewer,
            "rounds": [*self._rounds],
            "reasons": [*self._reasons],
            "frames": shown,
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
                "agreed": {
                    name: value for name, value in asdict(rules.match).items() if name != "warnings"
                },
                "warnings": list(rules.warnings),
                "players": rules.players,
                "number": number,
                "attempt": attempt,
                "dealer": position.deal.dealer,
                "seats": list(seats),
                "names": list(map(isolated, names)),
                "playing": list(position.seats),
                "removed": list(map(str, position.round.removed)),
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
    ) -> dict[str, Any]:
        """One more frame: the position after a card (``before`` it stood there) or at the start."""
        at, judged = len(self._frames), self._judge(position)
        why = None if before is None else self._verdict(before, position)
        frame = {
            "id": at,
            "parent": parent,
            "line": line,
            "round": len(self._rounds) - 1,
            "ply": len(position.moves),
            "played": None if before is None else self._played(before, position, why),
            **self._table(position, judged, ended=before is not None),
            **standing(ledger),
            "over": position.over,
            "result": result_data(position),
            "comments": [],
            "stop": None,
            "lines": [],
            "changed": None,
        }
        if self._counts is not None:
            self._counts.append(self._count(self._counts, before, position, parent))
            frame["known"] = as_text(self._counts[-1], position)
        if self.viewer is None:
            frame.update(said or {})
            if said and before is not None:
                frame["played"]["glyphs"] = frame.pop("glyphs", [])
        self._frames.append(frame)
        self._last = position, judged
        return frame

    def close(self, frame: dict[str, Any], ledger: Ledger) -> None:
        """The deal or the match ends in this frame: what that came to."""
        frame.update(standing(ledger))

    def _sees(self, seat: int) -> bool:
        return self.viewer is None or self.viewer == seat

    def _shows(self, seat: int | None) -> bool:
        """Are the verdicts on this seat's moves shown?"""
        return self.judged and seat is not None and self._sees(seat)

    def _judge(self, position: Position) -> Judged:
        """Every verdict that this frame shows, by seat; each is worked out once."""
        seats = range(position.rules.players)
        return {seat: position.verdicts(seat) for seat in seats if self._shows(seat)}

    def _verdict(self, before: Position, after: Position) -> Verdict | None:
        """The verdict on the last move."""
        move, seat = after.moves[-1], after.movers[-1]
        if not self._shows(seat):
            return None
        shown, judged = self._last
        return (judged[seat] if shown is before else before.verdicts(seat)).get(move)

    def _played(self, before: Position, after: Position, why: Verdict | None) -> dict[str, Any]:
        move, seat = after.moves[-1], after.movers[-1]
        broke = [note.reason.key for note in after.irregular if note.move == len(before.moves)]
        if not self._shows(seat):
            broke = [key for key in broke if key == "out_of_turn"]
        return {
            "seat": seat,
            "card": str(move),
            "why": None if why is None else self._reason(why.reason, why.legal),
            "broke": broke,
            "glyphs": [],
        }

    def _count(
        self, counts: list[Lacks], before: Position | None, after: Position, parent: int | None
    ) -> Lacks:
        """What the moves so far show of the hands; who sees no fault of a seat takes it as fair."""
        if before is None or parent is None:
            return nothing_known(after.rules.players)
        broke = any(note.move == len(before.moves) for note in after.irregular)
        fair = not (broke and self._sees(after.movers[-1]))
        return counted(counts[parent], before, after, fair=fair)

    def _table(self, position: Position, judged: Judged, *, ended: bool) -> dict[str, Any]:
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
                self._verdicts(judged[seat]) if seat in judged else None for seat in seats
            ],
            "trick": {
                "cards": list(map(str, trick.cards)),
                "seats": list(trick.seats),
                "winner": trick.winner,
                "why": self._reason(why_won(position, trick), True) if complete else None,
            },
            "winning": trick.winner if complete else position.winning,
            "won": won,
            "contenders": list(position.contenders),
            **self._layout(position, judged),
        }

    def _verdicts(self, verdicts: Mapping[Move, Verdict]) -> list[int]:
        """The verdicts on a hand, in its order."""
        return [
            self._reason(verdict.reason, verdict.legal)
            for move, verdict in verdicts.items()
            if move is not PASS
        ]

    def _layout(self, position: Position, judged: Judged) -> dict[str, Any]:
        """In Fan Tan the lap, the rows, the passes, the verdict on passing now."""
        if not position.round.layout:
            return {}
        at = position.to_play
        passing = None if at is None else judged.get(at, {}).get(PASS)
        return {
            "number": position.lap,
            "layout": {
                suit: None if row is None else {"low": str(row[0]), "high": str(row[1])}
                for suit, row in position.layout.items()
            },
            "passes": list(position.passes),
            "pass": passing and self._reason(passing.reason, passing.legal),
        }

    def _reason(self, reason: Reason, legal: bool) -> int:
        known = (reason, legal)
        if known not in self._index:
            self._index[known] = len(self._reasons)
            self._reasons.append(part(reason_data(reason, legal=legal), IDLE_REASON))
        return self._index[known]

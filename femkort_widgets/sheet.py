"""The score sheet of a match: a row for each deal, the sums, and how it was decided."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .core.ledger import Ledger, settle
from .core.match import Hand, Match
from .core.rules import Rules


@dataclass(frozen=True, slots=True)
class Line:
    """One deal on the sheet, with the ledger before its first card and after its last."""

    number: int
    kind: str
    dealer: int
    before: Ledger
    after: Ledger
    ended: str
    """``won``, ``void``, ``redeal``, ``misdeal``, ``stopped``, or ``""`` while it is played."""

    def data(self, rules: Rules) -> dict[str, Any]:
        """The deal as a row: points by seat, chips as they stand after it, what became of it."""
        counted = self.ended == "won" and not self.before.playoff
        won = zip(self.before.points, self.after.points, strict=True)
        note = "playoff" if self.before.playoff else self.ended
        return {
            "round": self.number + 1,
            "kind": self.kind,
            "dealer": self.dealer,
            "points": [now - was for was, now in won] if counted else None,
            "chips": list(self.after.chips) if rules.match.unit else None,
            "note": note if note not in ("", "won") else None,
        }


def sheet(rules: Rules, lines: Iterable[Line], names: Iterable[str]) -> dict[str, Any]:
    """The sheet of a match of these deals, with the rounds still to come.

    ``decided`` says who has won and by what: ``points``, ``chips`` or ``playoff``.
    """
    played = list(lines)
    last = played[-1].after
    rows = [line.data(rules) for line in played]
    ahead = () if rules.endless else rules.plan[played[-1].number + 1 :]
    for step, this in enumerate(ahead, start=1):
        coming = Line(
            played[-1].number + step,
            this.key,
            (played[-1].dealer + step) % rules.players,
            last,
            last,
            "",
        )
        rows.append(coming.data(rules) | {"chips": None})
    return {
        "columns": list(names),
        "rows": rows,
        "total": list(last.points),
        "chips": list(last.chips) if rules.match.unit else None,
        "lowest": rules.match.lowest,
        "decided": _decided(rules, played) if last.winners else None,
    }


def _decided(rules: Rules, played: list[Line]) -> dict[str, Any]:
    last = played[-1].after
    reached = rules.match.target is not None and max(last.points) >= rules.match.target
    by = "chips" if rules.match.chips and not reached else "points"
    if played[-1].before.playoff:
        by = "playoff"
    return {"winners": list(last.winners), "by": by}


def match_sheet(match: Match) -> dict[str, Any]:
    """The sheet of a match as it stands."""
    return sheet(match.rules, (_line(match, hand) for hand in match.state.hands), match.names)


def _line(match: Match, hand: Hand) -> Line:
    after, ended = hand.before, hand.ended
    result = hand.position.result
    if ended == "over" and result is not None:
        after = settle(hand.before, match.rules, result)
        ended = "void" if result.void else "won"
    if hand is match.state.hand:
        after = match.state.ledger
    return Line(hand.number, hand.position.round.key, hand.dealer, hand.before, after, ended)

"""Small parts of a frame as plain JSON."""

from typing import Any

from ..core.ledger import Ledger
from ..core.obligations import Reason
from ..core.position import Position

_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


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


def isolated(name: str) -> str:
    """A name that turns the direction of writing, kept from turning the sentence around it."""
    return f"\u2068{name}\u2069" if _TURNS & set(name) else name


def standing(ledger: Ledger) -> dict[str, Any]:
    """Pot, chips, points, and who has won or plays off."""
    return {
        "pot": ledger.pot,
        "chips": list(ledger.chips),
        "points": list(ledger.points),
        "winners": list(ledger.winners),
        "playoff": list(ledger.playoff),
    }


def result_data(position: Position) -> dict[str, Any] | None:
    """How a deal ended; None until it is over."""
    result = position.result
    if result is None:
        return None
    return {"winner": result.winner, "points": list(result.points), "void": result.void}

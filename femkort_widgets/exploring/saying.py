"""Differences as sentences to be: keys of the catalogues with seats, cards and reasons as codes.

The page and the static twin put the words in. A value is named for what it is: ``name`` a seat,
``cards`` cards, ``suit`` a suit, ``round`` a kind of round, ``reason`` a reason; an ending tells
two of a kind apart, as in ``name_a``.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from ..core.cards import in_order
from ..core.obligations import Reason
from .differences import Difference

Line = dict[str, Any]
"""``key``, ``params``, ``seat`` and ``cards`` to be marked, ``due`` and ``cites``."""


def sayings(found: Iterable[Difference]) -> list[Line]:
    """Each difference as one line; cards of a hand that differ alike share one."""
    lines: list[Line] = []
    for _, alike in groupby(sorted(found, key=_order), key=_alike):
        these = list(alike)
        one = these[0]
        lines.append(
            {
                "key": one.key,
                "params": dict(_params(these)),
                "seat": one.seat,
                "cards": _named(these),
                "due": list(one.due),
                "cites": list(dict.fromkeys(cite for this in these for cite in this.cites)),
            }
        )
    return lines


_ORDER = (
    *("parted", "players", "round", "pack", "size", "dealt_by", "dealt", "trump"),
    *("verdict", "plays", "to_play", "winning", "trick", "over", "void", "winner", "points"),
    *("pot", "chips", "match", "dealer", "stake", "reason"),
)


def _order(one: Difference) -> tuple[object, ...]:
    return _ORDER.index(one.key), -1 if one.seat is None else one.seat, *_verdict(one)


def _verdict(one: Difference) -> tuple[str, ...]:
    if one.key not in ("verdict", "reason"):
        return ()
    return tuple(f"{side.legal} {side.reason.key}" for side in (one.a, one.b))


def _alike(one: Difference) -> tuple[object, ...]:
    return (*one.what, id(one)) if not _verdict(one) else (one.key, one.seat, *_verdict(one))


def _params(these: list[Difference]) -> Iterator[tuple[str, Any]]:
    one = these[0]
    if one.seat is not None:
        yield "name", one.seat
    if one.number is not None:
        yield "n", one.number
    if one.card is not None:
        yield "cards", _named(these)
    yield from _SIDES.get(one.key, _plain)(one)


def _named(these: list[Difference]) -> list[str]:
    """The cards they are about."""
    return in_order(one.card for one in these if one.card is not None)


def _plain(one: Difference) -> Iterator[tuple[str, Any]]:
    yield "a", one.a
    yield "b", one.b


def _as(name: str) -> Any:
    def sides(one: Difference) -> Iterator[tuple[str, Any]]:
        yield f"{name}_a", one.a
        yield f"{name}_b", one.b

    return sides


def _sides_of_seats(one: Difference) -> Iterator[tuple[str, Any]]:
    """Who, by either; ``none`` says by which it is nobody."""
    yield from _as("name")(one)
    yield "none", "a" if one.a is None else "b" if one.b is None else ""


def _suits(one: Difference) -> Iterator[tuple[str, Any]]:
    yield from _as("suit")(one)
    yield "none", "a" if one.a is None else "b" if one.b is None else ""


def _cards(one: Difference) -> Iterator[tuple[str, Any]]:
    """The cards that only the one has, and those that only the other has."""
    for side, own, others in (("a", one.a, one.b), ("b", one.b, one.a)):
        only = [card for card in own if card not in others]
        yield f"cards_{side}", only
        yield f"n_{side}", len(only)


def _judged(one: Difference) -> Iterator[tuple[str, Any]]:
    """By which rules the cards may be played, and why not by the others."""
    yield "only", "a" if one.a.legal else "b"
    yield "turn", "no" if one.waits else "yes"
    yield "reason", _told((one.b if one.a.legal else one.a).reason, legal=False)


def _reasons(one: Difference) -> Iterator[tuple[str, Any]]:
    yield "legal", "yes" if one.a.legal else "no"
    yield "reason_a", _told(one.a.reason, legal=one.a.legal)
    yield "reason_b", _told(one.b.reason, legal=one.b.legal)


def _parting(one: Difference) -> Iterator[tuple[str, Any]]:
    """By which rules the move is not possible, and why."""
    yield "only", "a" if one.b is None else "b"
    why = one.b if one.a is None else one.a
    yield "why", "no" if why is None else "yes"
    if why is not None:
        yield "reason", _told(why, legal=False)


def _yes(one: Difference) -> Iterator[tuple[str, Any]]:
    yield "only", "a" if one.a else "b"


def _told(reason: Reason, *, legal: bool) -> dict[str, Any]:
    return {
        "legal": legal,
        "key": reason.key,
        "params": dict(reason.params),
        "binds": list(map(str, reason.binds)),
        "says": dict(reason.says),
    }


def _ended(one: Difference) -> Iterator[tuple[str, Any]]:
    yield "only", "a" if one.a else "b"
    yield "both", "yes" if one.a and one.b else "no"
    yield "names_a", list(one.a)
    yield "names_b", list(one.b)


_SIDES: dict[str, Any] = {
    "round": _as("round"),
    "pack": _cards,
    "dealt": _cards,
    "trump": _suits,
    "trick": _sides_of_seats,
    "to_play": _sides_of_seats,
    "winning": _sides_of_seats,
    "winner": _sides_of_seats,
    "dealer": _sides_of_seats,
    "dealt_by": _sides_of_seats,
    "verdict": _judged,
    "reason": _reasons,
    "parted": _parting,
    "plays": _yes,
    "over": _yes,
    "void": _yes,
    "match": _ended,
}

"""What the tags of a round say once its play is another: result, score and sums (rules 12, 13).

They are written as the writer of a played match writes them. Of other rounds only what was right
and would now be wrong is written anew.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from ..core.position import Position
from .ledger import Account, accounts
from .model import MatchRecord, Record, RoundRecord
from .notes import Remark
from .parts import Hands, Redeal, Tag, Tagged, read_scores
from .play import Play

T = TypeVar("T", bound=Tagged)

_ROUND = (
    *("Round", "Kind", "Try", "Dealer", "Seed", "Turned", "Result", "Pot", "Playoff", "Stopped"),
    *("Hands", "Redeal", "Play", "Score", "Total"),
)
_MATCH = tuple("Match Game Variants Options House Rounds Seats Names".split())


def with_tag(tagged: T, name: str, value: str | None) -> T:
    """With this tag, or without it where ``value`` is None.

    A value that stands there already is left as it is written.
    """
    if value is None:
        return without_tag(tagged, name)
    return tagged if tagged.value(name) == value else set_tag(tagged, Tag.of(name, value))


def set_tag(tagged: T, tag: Tag) -> T:
    """With this tag instead of the one of its name, or at its usual place."""
    items, old = list(tagged.items), tagged.tag(tag.name)
    if old is None:
        items.insert(_usual(items, tag.name), tag)
    else:
        items[items.index(old)] = tag
    return replace(tagged, items=tuple(items))  # type: ignore[type-var]


def without_tag(tagged: T, name: str) -> T:
    """Without the tag of this name that counts."""
    old = tagged.tag(name)
    if old is None:
        return tagged
    items = list(tagged.items)
    items.remove(old)
    return replace(tagged, items=tuple(items))  # type: ignore[type-var]


def _usual(items: Sequence[object], name: str) -> int:
    order = _ROUND if name in _ROUND else _MATCH
    ahead = order[: order.index(name)]
    found = [at for at, item in enumerate(items) if _name(item) in ahead]
    at = found[-1] + 1 if found else 0
    while at < len(items) and isinstance(items[at], Remark):
        at += 1
    return at


def _name(item: object) -> str:
    return item.name if isinstance(item, Tag) else type(item).__name__


def with_play(one: RoundRecord, play: Play) -> RoundRecord:
    """The round with another play."""
    items = list(one.items)
    if one.play is None:
        head = [at for at, item in enumerate(items) if isinstance(item, Hands | Redeal)]
        items.insert(head[-1] + 1 if head else _usual(items, "Hands"), play)
    else:
        items[items.index(one.play)] = play
    return replace(one, items=tuple(items))


def with_round(record: Record, match: int, index: int, one: RoundRecord) -> Record:
    """The record with another round."""
    written = record.matches[match]
    rounds = (*written.rounds[:index], one, *written.rounds[index + 1 :])
    return with_match(record, match, replace(written, rounds=rounds))


def with_match(record: Record, match: int, written: MatchRecord) -> Record:
    """The record with another match."""
    matches = (*record.matches[:match], written, *record.matches[match + 1 :])
    return replace(record, matches=matches)


def told(before: Record, after: Record, match: int, index: int) -> Record:
    """The record with the outcome of this round told anew, and the sums that follow from it."""
    was, now = before.replayed[match], after.replayed[match]
    booked = accounts(now)
    written = now.match
    rules, end = now.table.rules, now.walks[index].end
    assert rules is not None
    assert end is not None
    one = _outcome(written.rounds[index], end, begun=bool(now.walks[index].steps))
    one = _scored(one, end, booked[index], now.table.seats, sums=not rules.match.unit)
    rounds = [*written.rounds[:index], one]
    later = zip(written.rounds, accounts(was), booked, strict=True)
    rounds += [
        _followed(other, old, new, now.table.seats)
        for other, old, new in islice(later, index + 1, None)
    ]
    return with_match(after, match, replace(written, rounds=tuple(rounds)))


def _outcome(one: RoundRecord, end: Position, *, begun: bool) -> RoundRecord:
    if end.result is not None:
        said = "void" if end.result.void else None
    elif begun:
        said = "unfinished"
    else:
        said = one.result if one.result in ("redeal", "misdeal") else None
    return with_tag(one, "Result", said)


def _scored(
    one: RoundRecord, end: Position, account: Account, labels: Sequence[str], *, sums: bool
) -> RoundRecord:
    score = account.score if end.over else None
    total = account.total if score is not None and (sums or one.tag("Total")) else None
    for name, right in (("Score", score), ("Total", total)):
        if right is None:
            one = without_tag(one, name)
        elif read_scores(one.value(name)) != dict(zip(labels, right, strict=True)):
            one = with_tag(one, name, by_label(labels, right))
    return one


def by_label(labels: Iterable[str], numbers: Iterable[int]) -> str:
    """Numbers by seat as a tag holds them."""
    return " ".join(f"{one} {number}" for one, number in zip(labels, numbers, strict=True))


def _followed(one: RoundRecord, was: Account, now: Account, labels: tuple[str, ...]) -> RoundRecord:
    """A later round, with what was right and would be wrong now written anew."""
    if one.tag("Pot") and now.pot is not None and was.pot in (None, one.pot) and one.pot != now.pot:
        one = with_tag(one, "Pot", str(now.pot))
    for name, old, new in (("Score", was.score, now.score), ("Total", was.total, now.total)):
        written = read_scores(one.value(name))
        if written is None or new is None or not set(written) <= set(labels):
            continue
        if _agrees(written, old, labels) and not _agrees(written, new, labels):
            new_by = dict(zip(labels, new, strict=True))
            one = with_tag(one, name, by_label(written, (new_by[label] for label in written)))
    return one


def _agrees(written: dict[str, int], right: tuple[int, ...] | None, labels: Sequence[str]) -> bool:
    if right is None:
        return True
    by = dict(zip(labels, right, strict=True))
    return all(by[label] == number for label, number in written.items())

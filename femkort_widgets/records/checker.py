"""Finds every difference between what a record says and what the rules say (rules 5 to 14)."""

from collections.abc import Iterable, Iterator

from ..errors import Error
from .faults import Fault
from .ledger import Account, accounts
from .model import MATCH_TAGS, RESULTS, MatchRecord, Record, RoundRecord
from .parts import DealLine, Redeal, read_number, read_scores
from .play import Unread
from .replayed import Replayed
from .steps import Walk
from .table import Table
from .tokens import like_a_card


def check(record: Record) -> list[Fault]:
    """The faults of a record in the order of its text."""
    found: list[tuple[Fault, int | None, int | None]]
    found = [(fault, None, None) for fault in _head(record)]
    for match, played in enumerate(record.replayed):
        found += [(fault, match, index) for fault, index in _match(played)]
    found.sort(key=lambda one: one[0].at)
    places = record.source.places
    return [fault.placed(*places(fault.at), match, index) for fault, match, index in found]


def _head(record: Record) -> Iterator[Fault]:
    first = record.source.first_line
    if record.version != "1" or first is not None:
        ended = Error("text.end") if first == "" else None
        found = f"%TTN {record.version}" if first is None else first or str(ended)
        yield Fault("first_line", found=found, expected="%TTN 1", at=0, cause=ended)
    yield from _unread(record.head)


def _unread(items: Iterable[object]) -> Iterator[Fault]:
    for item in items:
        if isinstance(item, Unread):
            yield Fault("unreadable", found=item.text[:40], at=item.at)


def _match(played: Replayed) -> Iterator[tuple[Fault, int | None]]:
    """The faults of a match, each with the index of its round."""
    match, here = played.match, played.table
    for fault in (*here.faults, *_unread(match.items), *_repeated(match)):
        yield fault, None
    rounds = zip(match.rounds, played.walks, accounts(played), strict=True)
    for index, (one, walk, account) in enumerate(rounds):
        for fault in (*_round(one, here, walk), *_outcome(one, here, walk, account)):
            yield fault, index


def _repeated(tagged: MatchRecord | RoundRecord) -> Iterator[Fault]:
    seen: set[str] = set()
    for item in tagged.items:
        name = getattr(item, "name", type(item).__name__)
        if name in seen and not isinstance(item, Unread | Redeal) and name != "Remark":
            yield Fault("repeated_tag", found=name, at=item.at)
        seen.add(name)


def _round(one: RoundRecord, here: Table, walk: Walk) -> Iterator[Fault]:
    yield from walk.faults
    yield from _unread(one.items)
    yield from _repeated(one)
    for tag in one.tags:
        if tag.name in MATCH_TAGS:
            yield Fault("misplaced_tag", found=tag.name, at=tag.at)
    if one.hands is not None:
        yield from _unread(one.hands.items)
        for line in one.hands.lines:
            yield from _line(line, here)
    for redeal in one.redeals:
        yield from _redeal(redeal, here, walk)
        if here.rules and "redeal_request" not in here.rules.variants:
            yield Fault("no_redeal", seat=here.seat(redeal.seat), at=redeal.at)


def _line(line: DealLine, here: Table) -> Iterator[Fault]:
    """Words that should be cards, each; of the others the first."""
    seat, told = here.seat(line.seat), False
    for piece in line.unread:
        card = like_a_card(piece.text)
        if card or not told:
            key = "malformed_card" if card else "unreadable"
            yield Fault(key, seat=seat, found=piece.text[:40], at=piece.at)
        told = told or not card


def _redeal(redeal: Redeal, here: Table, walk: Walk) -> Iterator[Fault]:
    """One word by seat dealt in, the asker's first; granted when nobody says no (FK-57)."""
    seat = here.seat(redeal.seat)
    if seat is None:
        expected = " ".join(here.seats)
        yield Fault("unknown_seat", found=redeal.seat, expected=expected, at=redeal.at)
    granted = "granted" if "no" not in redeal.words else "refused"
    words = redeal.words[:1] == ("ask",) and set(redeal.words[1:]) <= {"ok", "no"}
    complete = len(redeal.words) == len(walk.dealt.seats) or granted == "refused"
    if not words or not complete or redeal.outcome != granted:
        found = " ".join([*redeal.words, "=>", redeal.outcome or ""]).strip()
        yield Fault("wrong_redeal", seat=seat, found=found, expected=granted, at=redeal.at)


def _outcome(one: RoundRecord, here: Table, walk: Walk, account: Account) -> Iterator[Fault]:
    yield from _result(one, walk)
    pot = one.tag("Pot")
    if pot is not None:
        number = read_number(pot.value)
        if number is None:
            yield Fault("malformed_tag", found=pot.value, expected="0, 1, 2 …", at=pot.at)
        elif account.pot is not None and number != account.pot:
            yield Fault("wrong_pot", found=pot.value, expected=str(account.pot), at=pot.at)
    for name, key, right in (
        ("Score", "wrong_score", account.score),
        ("Total", "wrong_total", account.total),
    ):
        tag = one.tag(name)
        if tag is None:
            continue
        written = read_scores(tag.value)
        if written is None:
            yield Fault("malformed_tag", found=tag.value, expected="S 0 W 4 …", at=tag.at)
            continue
        for label, number in written.items():
            seat = here.seat(label)
            if seat is None:
                yield Fault("unknown_seat", found=label, at=tag.at)
            elif right is not None and number != right[seat]:
                found, expected = f"{label} {number}", f"{label} {right[seat]}"
                yield Fault(key, seat=seat, found=found, expected=expected, at=tag.at)


def _result(one: RoundRecord, walk: Walk) -> Iterator[Fault]:
    tag = one.tag("Result")
    ended = walk.end.result if walk.end is not None else None
    void = ended is not None and ended.void
    expected = None
    if tag is None:
        if void and one.play is not None:
            yield Fault("wrong_result", expected="void", at=one.play.at)
        return
    if tag.value not in RESULTS:
        expected = " ".join(RESULTS)
    elif ended is not None and (tag.value == "void") != void:
        expected = "void" if void else "no Result"
    elif tag.value == "claim" and walk.claimed is None:
        expected = "+ seat at the end of the play"
    elif tag.value == "redeal" and not any(redeal.granted for redeal in one.redeals):
        expected = "a request that is granted"
    elif tag.value in ("misdeal", "redeal") and walk.steps:
        expected = "no card played"
    if expected is not None:
        yield Fault("wrong_result", found=tag.value, expected=expected, at=tag.at)

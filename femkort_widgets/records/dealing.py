"""The deal of a round: whose it is, who holds what, and the position before the first card."""

from dataclasses import dataclass
from typing import NamedTuple

from ..core.cards import Card
from ..core.deal import Deal, clockwise, deal, hand_sizes
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error
from .faults import Fault
from .model import RoundRecord
from .notes import read_card
from .parts import DealLine, Tag
from .play import Lead
from .table import Table


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round before its first card."""

    number: int
    """Counted from 0, as the core does."""
    attempt: int
    dealer: int
    seats: tuple[int, ...]
    """The seats dealt in."""
    playoff: bool
    start: Position | None
    """None where the hands are no deal of this round."""
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Before:
    """The round before this one, as far as the next deal depends on it."""

    dealt: Dealt
    again: bool
    """Is it dealt again: void, redealt or misdealt?"""


def deal_round(one: RoundRecord, table: Table, before: Before | None) -> Dealt:
    """The deal that the tags and hands of a round describe (rules 2, 4)."""
    faults: list[Fault] = []
    playoff = _playoff(one, table, faults)
    seats = playoff or tuple(range(len(table.seats)))
    if before is not None and before.dealt.playoff != bool(playoff):
        before = Before(before.dealt, again=False)
    number, attempt = _counted(one, before, faults)
    dealer = _dealer(one, table, before, number, seats, faults)
    place = _Place(number, attempt, dealer, seats, playoff)
    position = None if table.rules is None else _start(one, table, table.rules, place, faults)
    return Dealt(number, attempt, dealer, seats, bool(playoff), position, tuple(faults))


class _Place(NamedTuple):
    """Where a deal stands in its match, and who is in it."""

    number: int
    attempt: int
    dealer: int
    seats: tuple[int, ...]
    playoff: tuple[int, ...] | None


def _counted(one: RoundRecord, before: Before | None, faults: list[Fault]) -> tuple[int, int]:
    for name in ("Round", "Try"):
        tag, number = one.tag(name), one.number(name)
        if tag is not None and (number is None or number < 1):
            faults.append(Fault("malformed_tag", at=tag.at, found=tag.value, expected="1, 2, 3 …"))
    number, attempt = one.number("Round") or 0, one.number("Try") or 0
    if number < 1:
        number = 1 if before is None else before.dealt.number + (1 if before.again else 2)
    again = before is not None and before.again and before.dealt.number == number - 1
    if attempt < 1:
        attempt = before.dealt.attempt + 1 if again and before and not one.tag("Round") else 1
    return number - 1, attempt


def _playoff(one: RoundRecord, table: Table, faults: list[Fault]) -> tuple[int, ...] | None:
    """The seats that play off; None where everybody plays an ordinary round."""
    tag = one.tag("Playoff")
    if tag is None:
        return None
    seats = {seat for seat in map(table.seat, one.playoff) if seat is not None}
    unknown = [label for label in one.playoff if label not in table.seats]
    faults += [Fault("unknown_seat", at=tag.at, found=label) for label in unknown]
    if len(seats) < 2:
        two = " ".join(table.seats[:2])
        faults.append(Fault("malformed_tag", at=tag.at, found=tag.value, expected=f"{two} …"))
        return None
    return tuple(sorted(seats))


def _dealer(
    one: RoundRecord,
    table: Table,
    before: Before | None,
    number: int,
    seats: tuple[int, ...],
    faults: list[Fault],
) -> int:
    """The dealer written; where none is, the next in turn, or the same one again (C-FK-23)."""
    expected = None
    if before is not None:
        same = before.again and number == before.dealt.number
        follows = number == before.dealt.number + (not before.again) or one.tag("Playoff")
        last = before.dealt.dealer
        turn = last if same else next_dealer(last, seats, len(table.seats))
        expected = turn if same or follows else None
    tag = one.tag("Dealer")
    if tag is None:
        return _guessed(one, table, seats) if expected is None else expected
    dealer = table.seat(tag.value.strip())
    if dealer is None:
        faults.append(
            Fault("unknown_seat", at=tag.at, found=tag.value, expected=" ".join(table.seats))
        )
        return _guessed(one, table, seats) if expected is None else expected
    if expected is not None and dealer != expected:
        found, right = table.seats[dealer], table.seats[expected]
        faults.append(Fault("wrong_dealer", at=tag.at, seat=dealer, found=found, expected=right))
    return dealer


def next_dealer(dealer: int, seats: tuple[int, ...], players: int) -> int:
    """Who deals next: the next seat dealt in (FK-24, FP-20, LS-21)."""
    return next(seat for seat in clockwise(dealer + 1, players) if seat in seats)


def _guessed(one: RoundRecord, table: Table, seats: tuple[int, ...]) -> int:
    """The seat before the one that leads first, else seat 0."""
    items = one.play.items if one.play else ()
    lead = next((item for item in items if isinstance(item, Lead)), None)
    leader = table.seat(lead.seat) if lead else None
    if leader is None:
        return seats[0]
    return seats[seats.index(leader) - 1] if leader in seats else seats[0]


def _start(
    one: RoundRecord, table: Table, rules: Rules, place: _Place, faults: list[Fault]
) -> Position | None:
    tag, written = one.tag("Kind"), one.hands is not None and bool(one.hands.lines)
    try:
        this = rules.round(place.number)
        if tag is not None and tag.value.strip() != this.key:
            faults.append(Fault("wrong_kind", at=tag.at, found=tag.value, expected=this.key))
        if place.playoff:
            this = this.among(len(place.seats))
        shuffled = _shuffled(one, rules, place)
        if shuffled is not None and not written:
            made = shuffled
        else:
            sizes = hand_sizes(this, place.seats, place.dealer, rules.players)
            made = Deal(_hands(one, table, sizes, faults), place.dealer, _turned(one, faults))
            if shuffled is not None and not _fits(made, shuffled):
                seed = one.tag("Seed")
                faults.append(Fault("wrong_seed", at=seed.at if seed else -1, found=one.seed))
        return start(rules, made, number=place.number, seats=place.playoff)
    except Error as error:
        where = one.tag("Turned") or one.hands or one.tag("Seed") or one.items[0]
        faults.append(Fault.of("deal", error, where.at))
        return None


def _shuffled(one: RoundRecord, rules: Rules, place: _Place) -> Deal | None:
    """The deal that the seed of the round gives, if it has one."""
    if one.seed is None:
        return None
    return deal(
        rules,
        seed=one.seed,
        dealer=place.dealer,
        number=place.number,
        attempt=place.attempt,
        seats=place.playoff,
    )


def _fits(written: Deal, shuffled: Deal) -> bool:
    """Are these the hands that were shuffled, as far as they are known?"""
    return written.turned in (None, shuffled.turned) and all(
        set(known) <= set(hand) and len(known) + more == len(hand)
        for known, more, hand in zip(written.hands, written.unknown, shuffled.hands, strict=True)
    )


def _turned(one: RoundRecord, faults: list[Fault]) -> Card | None:
    tag: Tag | None = one.tag("Turned")
    if tag is None:
        return None
    card = read_card(tag.value)
    if card is None:
        faults.append(Fault("malformed_card", at=tag.at, found=tag.value))
    return card


def _hands(
    one: RoundRecord, table: Table, sizes: tuple[int, ...], faults: list[Fault]
) -> list[tuple[Card | str, ...]]:
    """The hands by seat; a seat dealt in without a line holds cards that are not known."""
    seats = [seat for seat, size in enumerate(sizes) if size]
    written: dict[int, DealLine] = {}
    for line in one.hands.lines if one.hands else ():
        seat = table.seat(line.seat)
        if seat is None or seat not in seats:
            faults.append(Fault("unknown_seat", at=line.at, seat=seat, found=line.seat))
        elif seat in written:
            faults.append(Fault("repeated_tag", at=line.at, seat=seat, found=line.seat))
        else:
            written[seat] = line
    place = one.hands or one.tag("Seed") or one.items[0]
    if one.hands is None:
        faults.append(Fault("missing_deal", at=place.at))
    else:
        faults += [
            Fault("missing_hand", at=place.at, seat=seat, expected=table.seats[seat])
            for seat in seats
            if seat not in written
        ]
    hands: list[tuple[Card | str, ...]] = []
    for seat, size in enumerate(sizes):
        unknown = _unknown(written[seat], size) if seat in written else size
        cards = written[seat].cards if seat in written else ()
        hands.append((*cards, f"?{unknown}") if unknown else cards)
    return hands


def _unknown(line: DealLine, size: int) -> int:
    """The cards of a hand that are not known; a word that cannot be read is one, if there is room.

    So that whatever is played for it is no further fault.
    """
    room = size - len(line.cards) - line.unknown
    return line.unknown + max(0, min(len(line.unread), room))

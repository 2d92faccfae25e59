"""The deal of a round: whose it is, who holds what, and the position before the first card."""

from dataclasses import dataclass

from ..core.cards import Card
from ..core.deal import Deal, clockwise, deal
from ..core.opening import start
from ..core.position import Position
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
    number, attempt = _counted(one, before, faults)
    seats = _dealt_in(one, table, faults)
    dealer = _dealer(one, table, before, number, seats, faults)
    position = _start(one, table, number, attempt, dealer, seats, faults)
    return Dealt(number, attempt, dealer, seats, position, tuple(faults))


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


def _dealt_in(one: RoundRecord, table: Table, faults: list[Fault]) -> tuple[int, ...]:
    everybody = tuple(range(len(table.seats)))
    tag = one.tag("Playoff")
    if tag is None:
        return everybody
    seats = {seat for seat in map(table.seat, one.playoff) if seat is not None}
    unknown = [label for label in one.playoff if label not in table.seats]
    faults += [Fault("unknown_seat", at=tag.at, found=label) for label in unknown]
    if len(seats) < 2:
        faults.append(Fault("malformed_tag", at=tag.at, found=tag.value, expected="two seats"))
        return everybody
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
        turn = last if same else _next(last, seats, len(table.seats))
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


def _next(dealer: int, seats: tuple[int, ...], players: int) -> int:
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
    one: RoundRecord,
    table: Table,
    number: int,
    attempt: int,
    dealer: int,
    seats: tuple[int, ...],
    faults: list[Fault],
) -> Position | None:
    rules = table.rules
    if rules is None:
        return None
    tag, seed = one.tag("Kind"), one.seed
    try:
        this = rules.round(number)
        if tag is not None and tag.value != this.key:
            faults.append(Fault("wrong_kind", at=tag.at, found=tag.value, expected=this.key))
        if seed is not None and not (one.hands and one.hands.lines):
            made = deal(
                rules, seed=seed, dealer=dealer, number=number, attempt=attempt, seats=seats
            )
        else:
            hands = _hands(one, table, seats, this.hand_size, faults)
            made = Deal(hands, dealer, _turned(one, faults))
        return start(rules, made, number=number, seats=seats)
    except Error as error:
        place = one.tag("Turned") or one.hands or one.tag("Seed") or one.items[0]
        faults.append(Fault("deal", at=place.at, found=str(error)))
        return None


def _turned(one: RoundRecord, faults: list[Fault]) -> Card | None:
    tag: Tag | None = one.tag("Turned")
    if tag is None:
        return None
    card = read_card(tag.value)
    if card is None:
        faults.append(Fault("malformed_card", at=tag.at, found=tag.value))
    return card


def _hands(
    one: RoundRecord, table: Table, seats: tuple[int, ...], size: int, faults: list[Fault]
) -> list[tuple[Card | str, ...]]:
    """The hands by seat; a seat dealt in without a line holds cards that are not known."""
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
    for seat in range(len(table.seats)):
        if seat in written:
            unknown = _unknown(written[seat], size)
            hands.append((*written[seat].cards, *([f"?{unknown}"] if unknown else [])))
        else:
            hands.append((f"?{size}",) if seat in seats else ())
    return hands


def _unknown(line: DealLine, size: int) -> int:
    """The cards of a hand that are not known; a word that cannot be read is one, if there is room.

    So that whatever is played for it is no further fault.
    """
    room = size - len(line.cards) - line.unknown
    return line.unknown + max(0, min(len(line.unread), room))

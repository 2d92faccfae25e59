"""One card of a record played through the core, and what is wrong with it (rules 5, 10, 11)."""

from dataclasses import dataclass, replace

from ..core.cards import PASS, Card, Pass
from ..core.deal import clockwise
from ..core.position import Position
from ..core.trick import Irregular
from ..errors import IllegalPlayError
from .course import course_of
from .faults import Fault
from .notes import Stop
from .play import ONLY_CARD, Move


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a card: who played it, and the position after it, if it could be played."""

    seat: int | None
    after: Position | None
    faults: tuple[Fault, ...] = ()


def play(before: Position, move: Move, leader: int | None, *, spoilt: bool = False) -> Played:
    """Play a card for the seat that holds it; an unknown one clockwise from the written leader.

    A pass is that of the seat to play. In a ``spoilt`` trick, where a card is missing, nobody's
    turn is asked for.
    """
    card = move.card
    assert card is not None
    seat = _player(before, card, leader)
    wrong = _no_pass(before) if isinstance(card, Pass) else None
    if wrong is not None:
        return Played(seat, None, (_fault(wrong, before, seat, move),))
    try:
        held = seat is None or seat == before.to_play or card in before.hands[seat]
        if isinstance(card, Card) and seat is not None and not before.over and (spoilt or not held):
            after = _out_of_turn(before, seat, card, noted=not spoilt)
        else:
            after = before.play(card, irregular=True)
    except IllegalPlayError as error:
        fault = _fault(error.reason.key, before, seat, move, duty=error.reason.key)
        return Played(seat, None, (fault,))
    seat = after.movers[-1]
    if not move.marks and not move.glyphs and len(after.irregular) == len(before.irregular):
        return Played(seat, after)
    return Played(seat, after, tuple(_check(before, after, seat, move)))


def _no_pass(before: Position) -> str | None:
    """Why nobody can pass now; where nothing is known, passes could go on for ever."""
    if not before.takes_passes:
        return "malformed_card"
    return "stalled" if passed_out(before) and not before.over else None


def passed_out(at: Position) -> bool:
    """Has everybody passed twice running? Somebody could have played."""
    twice = 2 * len(at.seats)
    return len(at.moves) >= twice and all(move is PASS for move in at.moves[-twice:])


def _player(before: Position, card: Card | Pass, leader: int | None) -> int | None:
    if isinstance(card, Pass):
        return before.to_play
    for seat, hand in enumerate(before.hands):
        if card in hand:
            return seat
    if not any(before.unknown):
        return None
    first = course_of(before).turn(before, leader)
    waiting = [
        seat
        for seat in clockwise(first or 0, before.rules.players)
        if before.unknown[seat] and seat not in before.trick.seats
    ]
    return next(filter(before.plays, waiting), waiting[0] if waiting else None)


def _out_of_turn(before: Position, seat: int, card: Card, *, noted: bool) -> Position:
    """A card that this seat plays whoever is to play; the core would do so for known cards only."""
    there = before if seat == before.to_play else replace(before, to_play=seat)
    after = there.play(card, irregular=True)
    if not noted:
        return after
    note = Irregular(len(before.moves), seat, card, before.reason("out_of_turn"))
    return replace(after, irregular=(*after.irregular, note))


def _check(before: Position, after: Position, seat: int, move: Move) -> list[Fault]:
    broken = [note.reason.key for note in after.irregular[len(before.irregular) :]]
    turn = [key for key in broken if key == "out_of_turn"]
    duties = [key for key in broken if key != "out_of_turn"]
    faults = []
    for mark, key, marked in (
        ("^R", "revoke_not_marked", duties),
        ("^T", "out_of_turn_not_marked", turn),
    ):
        if marked and mark not in move.marks:
            faults.append(_fault(key, before, seat, move, duty=marked[0]))
        if mark in move.marks and not marked:
            faults.append(_fault("nothing_broken", before, seat, move, found=mark))
    faults += [
        _fault("unknown_mark", before, seat, move, found=mark)
        for mark in move.marks
        if mark not in ("^R", "^T") and not mark.startswith("^C(")
    ]
    faults += _check_shown(before, seat, move)
    if ONLY_CARD in move.glyphs:
        legal = [str(card) for card, verdict in before.verdicts(seat).items() if verdict.legal]
        if len(legal) > 1:
            faults.append(_fault("not_only_card", before, seat, move, found=" ".join(legal)))
    return faults


def _check_shown(before: Position, seat: int, move: Move) -> list[Fault]:
    """``SA^C(HJ)``: HJ was in the hand, and showing it broke a duty or the turn."""
    marks = [mark for mark in move.marks if mark.startswith("^C(")]
    if not marks:
        return []
    shown = move.shown
    if shown is None:
        return [_fault("malformed_card", before, seat, move, found=marks[0])]
    if shown not in before.hands[seat]:
        unknown = before.unknown[seat] and not any(shown in hand for hand in before.hands)
        fault = _fault("not_in_hand", before, seat, Move(shown, at=move.at), found=marks[0])
        return [] if unknown else [fault]
    if before.verdicts(seat)[shown].legal and seat == before.to_play:
        return [_fault("nothing_broken", before, seat, move, found=marks[0])]
    return []


def check_stop(stop: Stop, now: Position) -> list[Fault]:
    """Every card that an answer names must be one that the seat to play may hold."""
    trick, seat = course_of(now).number(now), now.to_play
    faults = [
        Fault("malformed_card", trick=trick, found=word, at=stop.at) for word in stop.unreadable
    ]
    if seat is None or now.unknown[seat]:
        return faults
    named = dict.fromkeys((*stop.ok, *stop.best, *stop.say))
    wrong = [Move(card, at=stop.at) for card in named if card not in now.choices(seat)]
    return faults + [_fault("not_in_hand", now, seat, move) for move in wrong]


def _fault(
    key: str,
    before: Position,
    seat: int | None,
    move: Move,
    *,
    duty: str | None = None,
    found: str | None = None,
) -> Fault:
    return Fault(
        key,
        trick=course_of(before).number(before),
        seat=seat,
        card=move.card if isinstance(move.card, Card) else None,
        duty=duty,
        found="pass" if found is None and move.card is PASS else found,
        at=move.at,
    )

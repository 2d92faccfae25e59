"""Who is known to be void? What follows from the play, from the cards seen, and by counting."""

from collections.abc import Iterator

from ...analysis.fast.plan import plan_for
from ...analysis.fast.primitives import lane
from ...analysis.worlds import Knowledge, known_by
from ...core.cards import SUITS
from ...core.position import Position
from ..question import Question, Task, all_of
from ..words import Words
from .kind import About, Asked, Kind, label, named


def _abouts(position: Position) -> Iterator[About]:
    if not position.round.layout:
        for suit in SUITS:
            yield (("suit", suit),)


def _make(task: Task) -> Asked:
    position, suit = task.position, task.get("suit")
    known = known_by(position, plan_for(position))
    others = [seat for seat in position.seats if seat != task.seat]
    held = {seat: _may_hold(known, seat, lane(SUITS.index(suit))) for seat in others}
    choices = tuple(
        named(position, seat, _why(position, known, seat, suit, held[seat])) for seat in others
    )
    right = all_of(label(position, seat) for seat in others if not held[seat])
    asks = Words.of("quiz.voids", name=task.seat, suit=suit)
    quiet = any(not held[seat] and _failed(position, seat, suit) is None for seat in others)
    return Asked(asks, choices, right, True, 4 if quiet else 2)


def _may_hold(known: Knowledge, seat: int, cards: int) -> bool:
    """Is there a way to share out the unseen cards that gives this seat one of these?"""
    if known.held[seat] & cards:
        return True
    room = list(known.missing)
    if not room[seat]:
        return False
    room[seat] -= 1
    free = cards & known.unseen & ~known.barred[seat]
    while free:
        card = free & -free
        if _shared_out(known, tuple(room), known.unseen & ~card):
            return True
        free &= free - 1
    return False


def _shared_out(known: Knowledge, room: tuple[int, ...], unseen: int) -> bool:
    """Can so many of the unseen cards be given to each seat, none that it cannot hold?

    By Hall: every group of seats needs at least as many cards that some of them can hold.
    """
    seats = [seat for seat, count in enumerate(room) if count]
    for group in range(1, 1 << len(seats)):
        chosen = [seat for index, seat in enumerate(seats) if group >> index & 1]
        open_to = 0
        for seat in chosen:
            open_to |= unseen & ~known.barred[seat]
        if open_to.bit_count() < sum(room[seat] for seat in chosen):
            return False
    return True


def _failed(position: Position, seat: int, suit: str) -> int | None:
    """The number of the first trick in which a seat did not follow this suit."""
    for number, trick in enumerate((*position.tricks, position.trick), 1):
        if seat in trick.seats and trick.cards[0].suit == suit:
            card = trick.cards[trick.seats.index(seat)]
            if card.suit != suit and not _free(position, card.suit):
                return number
    return None


def _free(position: Position, suit: str) -> bool:
    """May this suit be played on another that could be followed?"""
    return suit == position.trump and "trump_any_time" in position.rules.variants


def _why(position: Position, known: Knowledge, seat: int, suit: str, may: bool) -> Words:
    """How it is known, or that it is not."""
    number = _failed(position, seat, suit)
    if may:
        return Words.of("quiz.voids.may", name=seat, suit=suit)
    if number is not None:
        return Words.of("quiz.voids.failed", n=number, name=seat, suit=suit)
    if not position.counts[seat]:
        return Words.of("quiz.voids.empty", name=seat, suit=suit)
    if not known.unseen & lane(SUITS.index(suit)):
        return Words.of("quiz.voids.seen", name=seat, suit=suit)
    return Words.of("quiz.voids.counted", name=seat, suit=suit)


def _apt(question: Question) -> bool:
    """Somebody who holds cards is known to be void, and somebody is not."""
    (right,) = question.right
    position = question.position
    holding = {label(position, seat) for seat, count in enumerate(position.counts) if count}
    return bool(right & holding) and len(right) < len(question.choices)


VOIDS = Kind("voids", _abouts, _make, _apt)

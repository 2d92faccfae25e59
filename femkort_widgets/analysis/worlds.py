"""What a seat can tell about the hidden hands from what was played: which cards each cannot hold.

Who did not follow is void; who did not head a trick had nothing that beats it; who passed in Fan
Tan had nothing that fits. Of a card that broke a duty nothing is concluded.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from ..core.cards import PASS, SUITS, Card
from ..core.position import Position
from .fast import fields as at
from .fast.legal import may_lay
from .fast.plan import Plan
from .fast.primitives import PACK, lane


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The hands as one seat knows them, as masks by seat."""

    held: tuple[int, ...]
    """Cards that are known to be in the hand: all of its own, and the dealer's turned card."""
    missing: tuple[int, ...]
    """How many more cards it holds."""
    barred: tuple[int, ...]
    """Cards that it cannot hold."""
    unseen: int
    """Cards that lie in some hand or aside, nobody knows where."""


def known_by(position: Position, plan: Plan) -> Knowledge:
    """What the seat to play knows in a position as it sees it (``core.sight.seen_by``).

    >>> from femkort_widgets.core.deal import Deal
    >>> from femkort_widgets.core.games import rules
    >>> from femkort_widgets.core.opening import start
    >>> from femkort_widgets.core.sight import seen_by
    >>> from femkort_widgets.analysis.fast.plan import plan_for
    >>> position = start(rules("femkort", players=2), Deal(("S2 H7", "S5 SK"), dealer=1))
    >>> seen = seen_by(position.play("S2").play("S5"), 1)
    >>> known_by(seen, plan_for(seen)).missing
    (1, 0)
    """
    held = [plan.mask(hand) for hand in position.hands]
    turned = position.deal.turned
    dealer = position.deal.dealer
    if position.round.trump == "turned" and turned is not None and turned not in position.moves:
        held[dealer] |= plan.bit(turned)
    gone = plan.mask(move for move in position.moves if isinstance(move, Card))
    seen = gone
    for mask in held:
        seen |= mask
    counts = zip(position.counts, held, strict=True)
    return Knowledge(
        tuple(held),
        tuple(count - mask.bit_count() for count, mask in counts),
        tuple(_barred(position, plan)),
        plan.numbers[at.DECK] & ~seen,
    )


def _barred(position: Position, plan: Plan) -> list[int]:
    barred = [0] * plan.players
    found = _passed(position, plan) if plan.layout else _played(position, plan)
    for seat, cards in found:
        barred[seat] |= cards
    return barred


def _passed(position: Position, plan: Plan) -> Iterator[tuple[int, int]]:
    """Who passed in Fan Tan, and what would have fitted."""
    irregular = {note.move for note in position.irregular}
    rows = accumulate(
        (plan.bit(move) if isinstance(move, Card) else 0 for move in position.moves), initial=0
    )
    before = enumerate(zip(rows, position.movers, position.moves, strict=False))
    for index, (laid, seat, move) in before:
        if move is PASS and index not in irregular:
            yield seat, may_lay(laid)


def _played(position: Position, plan: Plan) -> Iterator[tuple[int, int]]:
    """Who did not follow or did not head, and what it would have had to play."""
    numbers, trump = plan.numbers, position.trump
    free = SUITS.index(trump) if trump and numbers[at.TRUMP_FREE] else at.NOBODY
    irregular = {note.move for note in position.irregular}
    index = 0
    for trick in (*position.tricks, position.trick):
        best, led = 0, at.NOBODY
        for card, seat in zip(trick.cards, trick.seats, strict=False):
            bit, suit = plan.bit(card), SUITS.index(card.suit)
            regular = index not in irregular
            index += 1
            if led < 0:
                best, led = bit, suit
                continue
            if regular and suit != led and suit != free and numbers[at.FOLLOW]:
                yield seat, lane(led)
            in_led = best & lane(led) != 0
            if regular and suit == led and in_led and bit < best and numbers[at.HEAD]:
                yield seat, lane(led) & -(best << 1) & PACK
            best = _better(position, plan, bit, best)


def _better(position: Position, plan: Plan, bit: int, best: int) -> int:
    return bit if position.beats(plan.card(bit), plan.card(best)) else best


def order_of(known: Knowledge) -> tuple[int, ...]:
    """The seats with cards missing, the one with least choice first."""
    seats = [seat for seat, count in enumerate(known.missing) if count]
    room = {
        seat: (known.unseen & ~known.barred[seat]).bit_count() - known.missing[seat]
        for seat in seats
    }
    return tuple(sorted(seats, key=lambda seat: (room[seat], seat)))


def padded(known: Knowledge) -> tuple[tuple[int, ...], ...]:
    """Held with the unseen cards last, missing, barred: what the kernels take."""
    room = (0,) * (at.MOST_SEATS - len(known.held))
    return (*known.held, *room, known.unseen), known.missing, known.barred

"""What one seat knows: its hand, the cards played, the turned card, how many cards are where."""

from dataclasses import replace

from .deal import Deal
from .position import Position


def seen_by(position: Position, seat: int) -> Position:
    """The position with every other hand unknown: the same cards have been played from it.

    What bound another seat that broke a duty is left out too: those cards are in its hand.

    >>> from femkort_widgets.core.games import rules
    >>> from femkort_widgets.core.opening import start
    >>> deal = Deal(("SA H7", "S5 SK"), dealer=0)
    >>> seen = seen_by(start(rules("femkort", players=2), deal), 0)
    >>> [len(hand) for hand in seen.hands], seen.unknown
    ([2, 0], (0, 2))
    """
    given = position.deal
    dealt = Deal(
        (
            (*(cards if at == seat else ()), f"?{more if at == seat else len(cards) + more}")
            for at, (cards, more) in enumerate(zip(given.hands, given.unknown, strict=True))
        ),
        given.dealer,
        given.turned,
    )
    return replace(
        position,
        deal=dealt,
        hands=tuple(hand if at == seat else () for at, hand in enumerate(position.hands)),
        unknown=tuple(
            position.unknown[at] if at == seat else count
            for at, count in enumerate(position.counts)
        ),
        irregular=tuple(
            note if note.seat == seat else replace(note, reason=replace(note.reason, binds=()))
            for note in position.irregular
        ),
    )

"""The first position of a round."""

from collections.abc import Iterable

from ..errors import DealError
from .deal import Deal, dealt_seats
from .layout import LayoutPosition
from .position import Position
from .rules import Rules
from .tricks import TrickPosition


def start(
    rules: Rules, deal: Deal, *, number: int = 0, seats: Iterable[int] | None = None
) -> Position:
    """The position before the first card; the forehand leads (FK-28, FP-19, LS-28).

    In Fan Tan the holder of the opening card begins (FP-54, FP-62). ``seats`` are the seats dealt
    in (a play-off, C-FK-10, C-X-03); the others hold nothing. Hands of another size than the
    round's make an irregular deal. Raises DealError for a deal not of these rules.

    >>> from femkort_widgets.core.games import rules
    >>> position = start(rules("femkort", players=2), Deal(("SA H7", "S5 SK D2"), dealer=0))
    >>> position = position.play("S5")
    >>> {str(card): verdict.reason.key for card, verdict in position.verdicts().items()}
    {'SA': 'heads', 'H7': 'follow_suit'}
    """
    Rules.check(rules)
    Deal.check(deal)
    dealt_in = dealt_seats(rules.players, seats)
    this = rules.round(number) if seats is None else rules.round(number).among(len(dealt_in))
    if len(deal.hands) != rules.players:
        raise DealError("hand_count", hands=len(deal.hands), players=rules.players)
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            if card not in this.pack:
                raise DealError("not_in_pack", card=str(card))
        if (hand or deal.unknown[seat]) and seat not in dealt_in:
            raise DealError("not_dealt_in", seat=seat)
    if this.trump == "turned":
        _check_turned(deal)
    given = (rules, number, deal, dealt_in, this, deal.hands, deal.unknown)
    if this.layout:
        return LayoutPosition(*given).opened()
    return TrickPosition(*given).led_from((deal.dealer + 1) % rules.players)


def _check_turned(deal: Deal) -> None:
    if deal.turned is None:
        raise DealError("turned_missing")
    dealt = deal.turned in deal.hands[deal.dealer]
    elsewhere = any(deal.turned in hand for hand in deal.hands)
    if not dealt and (elsewhere or not deal.unknown[deal.dealer]):
        raise DealError("turned_not_dealt", card=str(deal.turned), dealer=deal.dealer)

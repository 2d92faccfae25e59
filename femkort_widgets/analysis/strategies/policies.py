"""Strategies of named preferences as numbers: what ``fast.policy`` plays by."""

from collections.abc import Callable

from ...core.cards import QUEEN, Card
from ...core.rounds import RoundRules
from ...core.scoring import TricksTaken
from ..fast import policy
from ..fast.plan import Plan
from . import preferences as named
from .value import PLACES, Preference, Strategy

CODES: dict[Preference, int] = {
    named.lowest: policy.LOWEST,
    named.highest: policy.HIGHEST,
    named.of_longest_suit: policy.LONGEST,
    named.of_shortest_suit: policy.SHORTEST,
    named.no_trump: policy.NO_TRUMP,
    named.winning: policy.WINNING_NOW,
    named.losing: policy.LOSING_NOW,
    named.unbeaten: policy.UNBEATEN,
    named.not_unbeaten: policy.BEATABLE,
    named.outside_top_suits: policy.OUTSIDE_TOPS,
    named.not_top_of_suit: policy.NOT_TOP,
    named.no_ace_or_king: policy.THESE,
    named.dreaded: policy.THESE,
    named.losing_dreaded: policy.THESE_LOSING,
    named.winning_if_free: policy.IF_FREE,
    named.outside_queen_suits: policy.OUTSIDE_SUITS,
    named.towards_own_ends: policy.TOWARDS_ENDS,
}
"""Every named preference by the number that the kernels know it under."""


def _costs(this: RoundRules, card: Card) -> bool:
    return isinstance(this.score, TricksTaken) and dict(this.score.cards).get(card, 0) > 0


OPERANDS: dict[Preference, Callable[[RoundRules, Card], bool]] = {
    named.no_ace_or_king: lambda this, card: card.rank < named.KING,
    named.dreaded: lambda this, card: named.is_dreaded(this.key, card),
    named.losing_dreaded: lambda this, card: named.is_dreaded(this.key, card),
    named.winning_if_free: _costs,
    named.outside_queen_suits: lambda this, card: card.rank == QUEEN,
}
"""Which cards of the round a preference speaks of."""


def policy_of(who: Strategy, this: RoundRules, plan: Plan) -> tuple[int, ...] | None:
    """The strategy in numbers for a round; None for one that only functions can say."""
    if who.move is not None:
        return None
    numbers = [int(any(getattr(who, place) for place in PLACES))]
    for place in PLACES:
        preferences = getattr(who, place)
        if len(preferences) > policy.SLOTS or not all(each in CODES for each in preferences):
            return None
        for each in preferences:
            speaks_of = OPERANDS.get(each)
            cards = [card for card in this.pack if speaks_of and speaks_of(this, card)]
            numbers += (CODES[each], plan.mask(cards))
        numbers += [0, 0] * (policy.SLOTS - len(preferences))
    return tuple(numbers)

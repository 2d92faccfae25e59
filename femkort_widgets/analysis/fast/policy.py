"""Coded ways to play: preferences as numbers, which narrow the legal cards one after another.

A table of policies gives each seat ``POLICY_SIZE`` numbers. The first is 0 for a seat that plays at
random; the others are a list of ``SLOTS`` preferences for each place in the play, each a code and
an operand. A preference that likes none of the cards leaves all of them; chance picks among those
that are left.
"""

from .fields import ACE_LOW, BEST, DECK, GONE, HANDS, LAYOUT, LED, TABLE, TRUMP
from .legal import DOWNWARDS, UPWARDS, overtaking
from .primitives import LANE, Given, highest, inlined, kernel, lane, lowest, popcount

SLOTS = 4
LEAD, FOLLOW_SUIT, VOID, LAST_TWO, LAY = 0, 1, 2, 3, 4
PLACES = 5
POLICY_SIZE = 1 + 2 * SLOTS * PLACES

LOWEST = 1
"""The lowest cards of any suit."""
HIGHEST = 2
"""The highest cards of any suit."""
LONGEST = 3
"""Cards of the suits that the hand has most of."""
SHORTEST = 4
"""Cards of the suits that the hand has fewest of."""
WINNING_NOW = 5
"""Cards that take the trick as it stands."""
LOSING_NOW = 6
"""Cards that leave it to somebody else."""
UNBEATEN = 7
"""Cards that no unseen card of their suit can beat."""
BEATABLE = 8
"""Cards that one can."""
OUTSIDE_TOPS = 9
"""Cards of suits in which the hand has none that is unbeaten."""
NOT_TOP = 10
"""Cards with a higher one of their suit beside them in the hand."""
THESE = 11
"""Cards of the operand."""
THESE_LOSING = 12
"""Cards of the operand that leave the trick to somebody else."""
IF_FREE = 13
"""Cards that take the trick while none of the operand lies in it; else those that do not."""
OUTSIDE_SUITS = 14
"""Cards of suits in which the hand has none of the operand."""
NO_TRUMP = 15
"""Cards that are not trumps."""
TOWARDS_ENDS = 16
"""Cards on the way from the seven to a low ace or to a king in the hand: for Fan Tan."""


@inlined
def place_of(plan: Given, state: Given, seat: int, last_two: int) -> int:
    """The place in the play that a seat is at; ``last_two`` says whether that one is given."""
    if plan[LAYOUT]:
        return LAY
    if last_two and popcount(state[HANDS + seat]) <= 2:
        return LAST_TWO
    if state[LED] < 0:
        return LEAD
    return FOLLOW_SUIT if state[HANDS + seat] & lane(state[LED]) else VOID


@kernel
def narrowed(plan: Given, state: Given, policies: Given, seat: int, cards: int) -> int:
    """Those of a seat's legal cards that its policy is content with."""
    start = POLICY_SIZE * seat
    if policies[start] == 0:
        return cards
    place = place_of(plan, state, seat, policies[start + 1 + 2 * SLOTS * LAST_TWO])
    at = start + 1 + 2 * SLOTS * place
    for slot in range(at, at + 2 * SLOTS, 2):
        if policies[slot] == 0:
            break
        liked = likes(plan, state, seat, policies[slot], policies[slot + 1], cards)
        if liked != 0:
            cards = liked
    return cards


@inlined
def likes(plan: Given, state: Given, seat: int, code: int, operand: int, cards: int) -> int:
    """The cards that a preference likes."""
    hand = state[HANDS + seat]
    if code == LOWEST:
        return cards & every_suit(lowest(ranks_of(cards)))
    if code == HIGHEST:
        return cards & every_suit(highest(ranks_of(cards)))
    if LONGEST <= code <= SHORTEST:
        return _by_length(hand, cards, code == LONGEST)
    if code == THESE:
        return cards & operand
    if code == NO_TRUMP:
        return cards & ~lane(state[TRUMP]) if state[TRUMP] >= 0 else cards
    if code == NOT_TOP:
        return cards & ~tops_of(hand)
    if code == OUTSIDE_SUITS:
        return cards & ~suits_with(hand & operand)
    if code == TOWARDS_ENDS:
        return cards & _towards_ends(hand, plan[ACE_LOW])
    if UNBEATEN <= code <= OUTSIDE_TOPS:
        top = unbeaten(hand, plan[DECK] & ~state[GONE] & ~hand)
        if code == UNBEATEN:
            return cards & top
        return cards & ~(top if code == BEATABLE else suits_with(top))
    return _for_the_trick(state, code, operand, cards)


@inlined
def _for_the_trick(state: Given, code: int, operand: int, cards: int) -> int:
    """What the preferences about taking the trick like."""
    over = overtaking(cards, state[BEST], state[TRUMP])
    if code == WINNING_NOW or (code == IF_FREE and state[TABLE] & operand == 0):
        return over
    if code == THESE_LOSING:
        cards &= operand
    return cards & ~over


@inlined
def _by_length(hand: int, cards: int, longest: int) -> int:
    """Cards of the suits with most cards in the hand, or with fewest."""
    kept = 0
    extreme = -1
    for suit in range(4):
        here = cards & lane(suit)
        if here == 0:
            continue
        length = popcount(hand & lane(suit))
        if extreme < 0 or (length > extreme if longest else length < extreme):
            extreme = length
            kept = here
        elif length == extreme:
            kept |= here
    return kept


@inlined
def ranks_of(cards: int) -> int:
    """The ranks of some cards, in the first lane."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & LANE


@inlined
def every_suit(ranks: int) -> int:
    """The cards of some ranks in all suits."""
    return ranks | ranks << 16 | ranks << 32 | ranks << 48


@inlined
def suits_with(cards: int) -> int:
    """All cards of the suits that some cards are of."""
    kept = 0
    for suit in range(4):
        if cards & lane(suit):
            kept |= lane(suit)
    return kept


@inlined
def tops_of(hand: int) -> int:
    """The highest card of each suit in a hand."""
    kept = 0
    for suit in range(4):
        here = hand & lane(suit)
        if here != 0:
            kept |= highest(here)
    return kept


@inlined
def unbeaten(hand: int, unseen: int) -> int:
    """The cards of a hand that no unseen card of their suit can beat."""
    kept = hand
    for suit in range(4):
        here = unseen & lane(suit)
        if here != 0:
            kept &= ~lane(suit) | -highest(here)
    return kept


@inlined
def _towards_ends(hand: int, ace_low: int) -> int:
    """The cards from the seven to an ace below it, and to a king, of a hand."""
    if ace_low:
        low, high = suits_with(hand & every_suit(1)), suits_with(hand & every_suit(1 << 12))
        return (low & DOWNWARDS) | (high & UPWARDS)
    return suits_with(hand & every_suit(1 << 11)) & every_suit(LANE & ~0x1F)

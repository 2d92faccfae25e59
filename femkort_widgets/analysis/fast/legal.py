"""Which cards may be played, and which card takes the trick: the duties on masks.

The sieve of ``core.obligations``, duty by duty: follow suit, head the trick (C-FK-12), play trumps
at any time (LS-54), and in Fan Tan lay a card that fits (FP-55 to FP-57, FP-54, FP-62).
"""

from .fields import BEST, FOLLOW, HANDS, HEAD, LAYOUT, LED, OPENING, ROWS, TRUMP, TRUMP_FREE
from .primitives import PACK, Given, inlined, lane, lowest_index

SEVENS = 0x40 | 0x40 << 16 | 0x40 << 32 | 0x40 << 48
"""The sevens of Fan Tan, where the ace is low."""
UPWARDS = PACK & ~(0x3F | 0x3F << 16 | 0x3F << 32 | 0x3F << 48)
DOWNWARDS = 0x7F | 0x7F << 16 | 0x7F << 32 | 0x7F << 48


@inlined
def beats(card: int, best: int, trump: int) -> bool:
    """Does a card played after it beat the one that is winning (FK-36, FK-37, FK-62)?"""
    if lowest_index(card) >> 4 == lowest_index(best) >> 4:
        return card > best
    return trump >= 0 and card & lane(trump) != 0


@inlined
def overtaking(cards: int, best: int, trump: int) -> int:
    """Those of the cards that beat the one that is winning; all of them before the lead."""
    if best == 0:
        return cards
    suit = lowest_index(best) >> 4
    over = cards & lane(suit) & -(best << 1)
    if trump >= 0 and trump != suit:
        over |= cards & lane(trump)
    return over


@inlined
def may_follow(plan: Given, hand: int, led: int, best: int, trump: int) -> int:
    """The cards of a hand that may be played once a suit has been led."""
    suit = hand & lane(led)
    if suit == 0 or plan[FOLLOW] == 0:
        kept = hand
    elif plan[TRUMP_FREE] and trump >= 0:
        kept = suit | (hand & lane(trump))
    else:
        kept = suit
    if plan[HEAD] and suit != 0 and lowest_index(best) >> 4 == led:
        higher = suit & -(best << 1)
        if higher != 0:
            return higher
    return kept


@inlined
def may_lay(rows: int) -> int:
    """The cards that fit in Fan Tan: sevens, and the next ones of each row (FP-55, C-FP-07)."""
    next_ones = (rows & UPWARDS) << 1 | (rows & DOWNWARDS) >> 1
    return (SEVENS | next_ones) & PACK & ~rows


@inlined
def legal(plan: Given, state: Given, seat: int) -> int:
    """The cards that a seat may play if it is to play now; in Fan Tan 0 where it has to pass."""
    hand = state[HANDS + seat]
    if plan[LAYOUT]:
        if state[OPENING] != 0:
            return hand & state[OPENING]
        return hand & may_lay(state[ROWS])
    if state[LED] < 0:
        return hand
    return may_follow(plan, hand, state[LED], state[BEST], state[TRUMP])

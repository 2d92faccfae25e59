"""What is as good as something else: equal cards of a hand, and positions worth the same."""

from ..fast.fields import (
    ALL_FREE,
    CLOSED,
    CONTENDERS,
    COSTED,
    COSTS,
    DECK,
    DONE,
    EACH,
    GONE,
    HANDS,
    IN_A_ROW,
    KINDS_OF_COST,
    LAST,
    LAYOUT,
    NEVER,
    NOBODY,
    OPENING,
    PASSES,
    PASSES_COUNT,
    PENULTIMATE,
    PLAYERS,
    SMALL,
    TABLE,
    TAKEN,
    TO_PLAY,
    TRICKS,
    TRUMP,
)
from ..fast.primitives import (
    WORD,
    Given,
    Numbers,
    highest,
    inlined,
    kernel,
    lane,
    lowest,
    mix,
    popcount,
)

SALT = 0x5BD1E995
MIXED = 15


@inlined
def others(plan: Given, state: Given, seat: int) -> int:
    """The cards that may still come between two cards of a seat: on the table and elsewhere."""
    cards = state[TABLE]
    for other in range(plan[PLAYERS]):
        if other != seat:
            cards |= state[HANDS + other]
    return cards


@inlined
def alike(plan: Given, low: int, high: int, between: int) -> bool:
    """Are two cards of a hand, one next to the other, worth exactly as much?

    ``between`` are the cards of all others. Cards that cost, or count as small, differ.
    """
    if between & (high - 1) & ~((low << 1) - 1) != 0:
        return False
    pair = low | high
    marked = plan[SMALL] & pair
    if marked != 0 and marked != pair:
        return False
    if plan[COSTS + 1] == 0:
        return True
    for at in range(COSTS + 1, COSTS + 2 * KINDS_OF_COST, 2):
        marked = plan[at] & pair
        if marked != 0 and marked != pair:
            return False
    return True


@kernel
def run_of(plan: Given, cards: int, between: int, from_top: int) -> int:
    """The lowest or highest of the cards, with all that are worth as much as it is."""
    if plan[LAYOUT]:
        return lowest(cards)
    if from_top:
        card = highest(cards)
        run = card
        rest = cards & (card - 1) & _suit(card)
        while rest != 0:
            nearest = highest(rest)
            if not alike(plan, nearest, card, between):
                break
            run |= nearest
            card = nearest
            rest &= card - 1
        return run
    card = lowest(cards)
    run = card
    rest = cards & ~((card << 1) - 1) & _suit(card)
    while rest != 0:
        nearest = lowest(rest)
        if not alike(plan, card, nearest, between):
            break
        run |= nearest
        card = nearest
        rest &= rest - 1
    return run


@inlined
def _suit(card: int) -> int:
    """All cards of a card's suit."""
    for suit in range(4):
        if card & lane(suit) != 0:
            return lane(suit)
    return 0


@inlined
def so_far(plan: Given, state: Given, seat: int) -> int:
    """The points of a seat that no later card changes, as far as they simply add up."""
    if plan[LAYOUT]:
        return state[PASSES + seat] if plan[PASSES_COUNT] else 0
    return plan[EACH] * state[TAKEN + seat] + state[COSTED + seat]


@inlined
def longest(plan: Given, state: Given) -> int:
    """How many cards the longest hand has."""
    most = 0
    for seat in range(plan[PLAYERS]):
        most = max(most, popcount(state[HANDS + seat]))
    return most


@inlined
def tricks_left(plan: Given, state: Given) -> int:
    """How many tricks are to come, at the start of one."""
    return min(longest(plan, state), plan[TRICKS] - state[DONE])


@kernel
def look(plan: Given, state: Given, seat: int, found: Numbers) -> None:
    """Write two words of 32 bits that are the same for positions worth the same to a seat.

    ``seat`` is NOBODY where all seats matter. Only the order of the cards left counts, not their
    ranks, and suits may change places where nothing tells them apart.
    """
    if plan[LAYOUT]:
        _look_at_rows(plan, state, seat, found)
        return
    first = 0
    second = 0
    for suit in range(4):
        _lane_words(plan, state, suit, found)
        first = (first + found[0]) & WORD
        second = (second + found[1]) & WORD
    about = state[TO_PLAY] | (seat + 1) << 4 | _taken_alone(plan, state, seat) << 8
    if plan[TRICKS] != NEVER:
        about |= state[DONE] << 12
    if plan[CLOSED] != NEVER:
        about |= state[CONTENDERS] << 16
    if plan[PENULTIMATE] and tricks_left(plan, state) == 1:
        about |= (state[LAST] + 2) << 24
    found[0] = mix(first ^ mix(about))
    found[1] = mix(second ^ mix(about ^ SALT))


@kernel
def _lane_words(plan: Given, state: Given, suit: int, found: Numbers) -> None:
    """Two words for one suit: who holds its cards, from the lowest up, and which ones count."""
    rest = 0
    for seat in range(plan[PLAYERS]):
        rest |= state[HANDS + seat]
    rest &= lane(suit)
    marks = popcount(rest & plan[SMALL])
    if plan[COSTS + 1] != 0:
        for at in range(COSTS + 1, COSTS + 2 * KINDS_OF_COST, 2):
            counted = rest & plan[at]
            below = popcount(rest & (lowest(counted) - 1)) if counted != 0 else 0
            marks = marks << 8 | below << 4 | popcount(counted)
    if suit == state[TRUMP]:
        marks |= 1 << 29
    owners = 1
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        seat = 0
        while state[HANDS + seat] & card == 0:
            seat += 1
        owners = owners << 3 | seat
    low = owners & WORD
    high = owners >> 32 ^ marks
    found[0] = mix(low ^ mix(high))
    found[1] = mix(high ^ mix(low ^ SALT))


@inlined
def _taken_alone(plan: Given, state: Given, seat: int) -> int:
    """Who has taken all costly cards so far, where taking them all is free (FP-89).

    0 nobody any, else the seat and 1, or MIXED; for one seat all others are MIXED.
    """
    if plan[ALL_FREE] == 0:
        return 0
    alone = 0
    for other in range(plan[PLAYERS]):
        if state[COSTED + other] != 0:
            alone = other + 1 if alone == 0 else MIXED
    if alone != 0 and seat != NOBODY and alone != seat + 1:
        return MIXED
    return alone


@kernel
def _look_at_rows(plan: Given, state: Given, seat: int, found: Numbers) -> None:
    """Two words for a round of Fan Tan: the hands, whose turn, and the passes that may count."""
    first = state[TO_PLAY] | (seat + 1) << 4
    held = 0
    for other in range(plan[PLAYERS]):
        hand = state[HANDS + other]
        held |= hand
        first = mix(first ^ (hand & WORD))
        first = mix(first ^ hand >> 32)
        if not plan[PASSES_COUNT] and seat in (NOBODY, other):
            first = mix(first ^ state[PASSES + other])
    second = mix(first ^ SALT)
    for other in range(plan[PLAYERS]):
        second = mix(second ^ state[HANDS + other] & WORD) ^ state[HANDS + other] >> 32
    if held | state[GONE] != plan[DECK]:
        second = mix(second ^ state[IN_A_ROW])
        second = mix(second ^ (state[GONE] & WORD)) ^ state[GONE] >> 32
    second = mix(second ^ (1 if state[OPENING] != 0 else 0))
    found[0] = first
    found[1] = second & WORD

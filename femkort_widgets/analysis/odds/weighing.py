"""Kernels: hidden hands drawn so that all possible ones are equally likely, and played out."""

from ..fast.fields import HANDS, LAST, MOST_SEATS, STATE_SIZE, TO_PLAY
from ..fast.legal import legal
from ..fast.moves import play, score
from ..fast.playout import play_out
from ..fast.primitives import Given, Numbers, array, kernel, lowest, pick, seed_stream
from ..strategies.rollouts import deal_hidden

TRIES = 50_000
"""So often hands are drawn that hold nothing barred; then some that are not all equally likely."""

# what is added up for each card
TOTAL, SQUARES, WINS = 0, 1, 2
SUMS = 3


@kernel
def draw_world(
    state: Numbers, held: Given, missing: Given, barred: Given, order: Given, stream: Numbers
) -> int:
    """Put the unseen cards, the last of ``held``, into the hands; 1 where that was not possible.

    Hands are drawn from all unseen cards and drawn again where one holds what it cannot: so every
    possible world is as likely as any other. The seat with least choice comes first and fails soon.
    """
    for _attempt in range(TRIES):
        left = held[MOST_SEATS]
        good = True
        for place in range(len(order)):
            seat = order[place]
            hand = held[seat]
            for _ in range(missing[seat]):
                card = pick(stream, left)
                hand |= card
                left &= ~card
            if hand & barred[seat] & ~held[seat] != 0:
                good = False
                break
            state[HANDS + seat] = hand
        if good:
            return 0
    deal_hidden(state, held, missing, barred, order, stream)
    return 1


@kernel
def weigh_cards(
    plan: Given,
    begun: Given,
    held: Given,
    missing: Given,
    barred: Given,
    order: Given,
    policies: Given,
    key: Given,
    first: int,
    worlds: int,
    rollouts: int,
    sums: Numbers,
) -> int:
    """Add up what each legal card, from the lowest on, brings in these worlds; some were not even.

    In each world every card is played out so often; a world's total counts as one observation.
    """
    world = array(STATE_SIZE)
    state = array(STATE_SIZE)
    stream = array(4)
    points = array(MOST_SEATS)
    seat = begun[TO_PLAY]
    cards = legal(plan, begun, seat)
    uneven = 0
    for field in range(STATE_SIZE):
        world[field] = begun[field]
    for number in range(first, first + worlds):
        seed_stream(stream, key, number)
        uneven += draw_world(world, held, missing, barred, order, stream)
        left = cards
        place = 0
        while left != 0:
            total = 0
            for _ in range(rollouts):
                for field in range(STATE_SIZE):
                    state[field] = world[field]
                play(plan, state, lowest(left))
                play_out(plan, state, policies, stream)
                score(plan, state, points, 0)
                total += points[seat]
                sums[place + WINS] += state[LAST] == seat
            sums[place + TOTAL] += total
            sums[place + SQUARES] += total * total
            left &= left - 1
            place += SUMS
    return uneven

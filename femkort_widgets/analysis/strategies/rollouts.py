"""Kernels of the sampling strategy: hidden hands drawn, and each legal card played out in them."""

from ..fast.fields import HANDS, MOST_SEATS, STATE_SIZE, TO_PLAY
from ..fast.legal import legal
from ..fast.moves import play, score
from ..fast.playout import play_out
from ..fast.primitives import Given, Numbers, array, kernel, pick, seed_stream

TRIES = 20
"""So often hands are drawn that hold nothing barred; then what is left is dealt as it comes."""


@kernel
def deal_hidden(
    state: Numbers, held: Given, missing: Given, barred: Given, order: Given, stream: Numbers
) -> None:
    """Put the unseen cards, the last of ``held``, into the hands by chance.

    Each seat in order draws from the cards left that it may hold. Where hands are narrowly bound
    the worlds are not all equally likely.
    """
    for _attempt in range(TRIES):
        left = held[MOST_SEATS]
        good = True
        for place in range(len(order)):
            seat = order[place]
            hand = held[seat]
            for _ in range(missing[seat]):
                allowed = left & ~barred[seat]
                if allowed == 0:
                    good = False
                    allowed = left
                card = pick(stream, allowed)
                hand |= card
                left &= ~card
            state[HANDS + seat] = hand
        if good:
            return


@kernel
def weigh(
    plan: Given,
    begun: Given,
    held: Given,
    missing: Given,
    barred: Given,
    order: Given,
    policies: Given,
    key: Given,
    worlds: int,
    sums: Numbers,
) -> None:
    """Add up, for each legal card from the lowest on, the points that its seat ends with.

    In every world each card is played once, and then the round to its end by the policies.
    """
    world = array(STATE_SIZE)
    state = array(STATE_SIZE)
    stream = array(4)
    points = array(MOST_SEATS)
    seat = begun[TO_PLAY]
    cards = legal(plan, begun, seat)
    for field in range(STATE_SIZE):
        world[field] = begun[field]
    for number in range(worlds):
        seed_stream(stream, key, number)
        deal_hidden(world, held, missing, barred, order, stream)
        left = cards
        place = 0
        while left != 0:
            for field in range(STATE_SIZE):
                state[field] = world[field]
            play(plan, state, left & -left)
            play_out(plan, state, policies, stream)
            score(plan, state, points, 0)
            sums[place] += points[seat]
            left &= left - 1
            place += 1

"""Rounds dealt and played out: at random, or as coded policies choose.

Hand ``i`` of a run is a matter of the run's key and of ``i`` alone: its stream of random numbers
first deals, then picks wherever there is a choice: the card with so many legal ones below it. So
the same hand comes out of every runtime, in whatever pieces a run is done.
"""

from .fields import (
    BEFORE_LAST,
    DECK,
    HAND_SIZE,
    HANDS,
    LAST,
    LAYOUT,
    LEADER,
    LED,
    MOST_SEATS,
    NOBODY,
    OPENER,
    OPENING,
    PLAYERS,
    SEATED,
    STATE_SIZE,
    TAKEN,
    TO_PLAY,
    TRUMP,
    TRUMP_RULE,
    TURNED,
    WINNING,
)
from .legal import legal
from .moves import next_player, next_to_lay, play, score, winner
from .policy import narrowed
from .primitives import (
    CARRY,
    WORD,
    Given,
    Numbers,
    array,
    inlined,
    kernel,
    pick,
    popcount,
    seed_stream,
    suit_of,
)
from .through import play_tricks

WON = 0
"""Where a hand's row says who won; NOBODY where it was void."""
TRICKS_OF = 1
"""From here on the tricks of each seat."""
POINTS_OF = TRICKS_OF + MOST_SEATS
"""From here on the points of each seat."""
ROW = POINTS_OF + MOST_SEATS
"""The length of a row."""


@inlined
def clear(state: Numbers) -> None:
    """An empty table."""
    for at in range(STATE_SIZE):
        state[at] = 0
    state[LED] = NOBODY
    state[WINNING] = NOBODY
    state[LAST] = NOBODY
    state[BEFORE_LAST] = NOBODY


@inlined
def deal(plan: Given, state: Numbers, stream: Numbers, dealer: int, pack: Numbers) -> None:
    """Shuffle and deal one card at a time from the dealer's left on; ``pack`` is room for it.

    The cards stand in it as they were dealt: the last one may be turned for trumps.
    """
    clear(state)
    players = plan[PLAYERS]
    left = plan[DECK]
    size = popcount(left)
    for at in range(size):
        pack[at] = left & -left
        left &= left - 1
    count = size
    if not plan[LAYOUT]:
        count = plan[HAND_SIZE] * popcount(plan[SEATED])
    seated = plan[SEATED]
    seat = dealer
    card = 0
    words = stream[0]
    for at in range(count):
        words = CARRY * (words & WORD) + (words >> 32)
        drawn = (words ^ words >> 32) & WORD
        chosen = at + (drawn * (size - at) >> 32)
        card = pack[chosen]
        pack[chosen] = pack[at]
        pack[at] = card
        while True:
            seat = seat + 1 if seat + 1 < players else 0
            if seated >> seat & 1:
                break
        state[HANDS + seat] |= card
    stream[0] = words
    state[TRUMP] = plan[TRUMP_RULE]
    if plan[TRUMP_RULE] == TURNED:
        state[TRUMP] = suit_of(card)
    open_round(plan, state, (dealer + 1) % players)


@inlined
def open_round(plan: Given, state: Numbers, forehand: int) -> None:
    """The first turn: the forehand's, or of who holds the card that opens Fan Tan."""
    if plan[LAYOUT]:
        state[OPENING] = plan[OPENER]
        state[TO_PLAY] = next_to_lay(plan, state, forehand)
    else:
        state[TO_PLAY] = next_player(plan, state, forehand)
    state[LEADER] = state[TO_PLAY]


@inlined
def play_out(plan: Given, state: Numbers, policies: Given, stream: Numbers) -> None:
    """Play a round to its end from wherever it stands."""
    if plan[LAYOUT]:
        play_rows(plan, state, policies, stream)
    else:
        play_tricks(plan, state, policies, stream)


@kernel
def play_rows(plan: Given, state: Numbers, policies: Given, stream: Numbers) -> None:
    """Play a round of Fan Tan to its end."""
    while state[TO_PLAY] >= 0:
        seat = state[TO_PLAY]
        cards = legal(plan, state, seat)
        card = 0
        if cards != 0:
            card = pick(stream, narrowed(plan, state, policies, seat, cards))
        play(plan, state, card)


@inlined
def write_row(plan: Given, state: Given, rows: Numbers, start: int) -> None:
    """Who won a finished round, the tricks and the points of each seat."""
    rows[start + WON] = winner(plan, state)
    score(plan, state, rows, start + POINTS_OF)
    for seat in range(plan[PLAYERS]):
        rows[start + TRICKS_OF + seat] = state[TAKEN + seat]


@inlined
def dealer_of(plan: Given, dealer: int, index: int) -> int:
    """Who deals this hand of a run: the dealer, or where that is NOBODY each seat in turn."""
    if dealer >= 0:
        return dealer
    place = index % popcount(plan[SEATED])
    seat = 0
    while place > 0 or not plan[SEATED] >> seat & 1:
        place -= plan[SEATED] >> seat & 1
        seat += 1
    return seat


@kernel
def deal_and_play(
    plan: Given, policies: Given, key: Given, first: int, count: int, dealer: int, rows: Numbers
) -> None:
    """Deal and play hands ``first`` to ``first + count - 1`` of a run; a row for each."""
    state = array(STATE_SIZE)
    stream = array(1)
    pack = array(64)
    for at in range(count):
        seed_stream(stream, key, first + at)
        deal(plan, state, stream, dealer_of(plan, dealer, first + at), pack)
        play_out(plan, state, policies, stream)
        write_row(plan, state, rows, ROW * at)


@kernel
def play_from(
    plan: Given, begun: Given, policies: Given, key: Given, first: int, count: int, sums: Numbers
) -> None:
    """Play the same begun round out again and again; the points of each seat are added up."""
    state = array(STATE_SIZE)
    stream = array(1)
    points = array(MOST_SEATS)
    for at in range(count):
        seed_stream(stream, key, first + at)
        for field in range(STATE_SIZE):
            state[field] = begun[field]
        play_out(plan, state, policies, stream)
        score(plan, state, points, 0)
        for seat in range(plan[PLAYERS]):
            sums[seat] += points[seat]

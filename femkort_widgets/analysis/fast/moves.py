"""What a move changes, who is next, and what a finished round is worth."""

from .fields import (
    ALL_FREE,
    BEFORE_LAST,
    BEST,
    CARDS_LEFT,
    CLOSED,
    CONTENDERS,
    COSTED,
    COSTS,
    DONE,
    EACH,
    GONE,
    HANDS,
    IN_A_ROW,
    KINDS_OF_COST,
    LAST,
    LAST_CARD,
    LAST_TRICK,
    LAYOUT,
    LEADER,
    LED,
    NOBODY,
    OPENING,
    PASSES,
    PASSES_COUNT,
    PENALTY,
    PENULTIMATE,
    PLAYED,
    PLAYERS,
    POT,
    ROWS,
    SCORING,
    SEATED,
    SMALL,
    TABLE,
    TAKEN,
    TO_PLAY,
    TRICKS,
    TRUMP,
    VALUE,
    WINNING,
)
from .legal import beats, legal, may_lay
from .primitives import Given, Numbers, inlined, popcount, suit_of


@inlined
def play(plan: Given, state: Numbers, card: int) -> None:
    """Let the seat to play lay this card, or pass with 0; then it is the next seat's turn."""
    if plan[LAYOUT]:
        _lay(plan, state, card)
    else:
        _add(plan, state, card)


@inlined
def _add(plan: Given, state: Numbers, card: int) -> None:
    """A card to the trick."""
    seat = state[TO_PLAY]
    state[HANDS + seat] &= ~card
    if state[LED] < 0:
        state[LED] = suit_of(card)
        state[LEADER] = seat
        state[BEST] = card
        state[WINNING] = seat
    elif beats(card, state[BEST], state[TRUMP]):
        state[BEST] = card
        state[WINNING] = seat
    state[PLAYED] |= 1 << seat
    state[TABLE] |= card
    state[GONE] |= card
    following = next_player(plan, state, state[LEADER])
    if following >= 0:
        state[TO_PLAY] = following
    else:
        end_trick(plan, state)


@inlined
def next_player(plan: Given, state: Given, first: int) -> int:
    """The first seat from this one on that has yet to play to the trick, or NOBODY.

    Everybody with a card plays, but to a closed trick contenders only (C-FK-01, C-FK-02).
    """
    players = plan[PLAYERS]
    barred = state[PLAYED]
    if state[DONE] >= plan[CLOSED]:
        barred |= ~state[CONTENDERS]
    seat = first
    for _ in range(players):
        if state[HANDS + seat] != 0 and not barred >> seat & 1:
            return seat
        seat += 1
        if seat == players:
            seat = 0
    return NOBODY


@inlined
def end_trick(plan: Given, state: Numbers) -> None:
    """Give the trick on the table to who is winning it; that seat leads, or the next one left."""
    winner = state[WINNING]
    state[BEFORE_LAST] = state[LAST]
    state[LAST] = winner
    state[LAST_CARD] = state[BEST]
    state[TAKEN + winner] += 1
    if plan[COSTS + 1] != 0:
        state[COSTED + winner] += cost_of(plan, state[TABLE])
    state[CONTENDERS] |= 1 << winner
    state[DONE] += 1
    state[LED] = NOBODY
    state[BEST] = 0
    state[WINNING] = NOBODY
    state[PLAYED] = 0
    state[TABLE] = 0
    leader = NOBODY
    if state[DONE] != plan[TRICKS]:
        leader = next_player(plan, state, winner)
    state[LEADER] = leader
    state[TO_PLAY] = leader


@inlined
def cost_of(plan: Given, cards: int) -> int:
    """What these cards cost (FP-37, FP-44, FP-97)."""
    cost = 0
    for at in range(COSTS, COSTS + 2 * KINDS_OF_COST, 2):
        cost += plan[at] * popcount(cards & plan[at + 1])
    return cost


@inlined
def _lay(plan: Given, state: Numbers, card: int) -> None:
    """A card to the rows of Fan Tan, or a pass."""
    seat = state[TO_PLAY]
    if card != 0:
        state[HANDS + seat] &= ~card
        state[GONE] |= card
        state[OPENING] &= ~card
        state[IN_A_ROW] = 0
        fitting = may_lay(state[ROWS]) & state[GONE]
        while fitting != 0:
            state[ROWS] |= fitting
            fitting = may_lay(state[ROWS]) & state[GONE]
        if state[HANDS + seat] == 0:
            state[LAST] = seat
            state[TO_PLAY] = NOBODY
            return
    else:
        state[PASSES + seat] += 1
        state[IN_A_ROW] += 1
        if _stalled(plan, state):
            state[TO_PLAY] = NOBODY
            return
    state[TO_PLAY] = next_to_lay(plan, state, seat + 1)


@inlined
def next_to_lay(plan: Given, state: Given, first: int) -> int:
    """The first seat from this one on with a card, or with the opening card until it lies."""
    players = plan[PLAYERS]
    for step in range(players):
        seat = (first + step) % players
        hand = state[HANDS + seat]
        if state[OPENING] != 0:
            hand &= state[OPENING]
        if hand != 0:
            return seat
    return NOBODY


@inlined
def _stalled(plan: Given, state: Given) -> bool:
    """Have all passed in turn, because nobody may lay a card (never in a full deal)?"""
    holding = 0
    laying = 0
    for seat in range(plan[PLAYERS]):
        if state[HANDS + seat] != 0:
            holding += 1
            if legal(plan, state, seat) != 0:
                laying += 1
    return state[IN_A_ROW] >= holding and laying == 0


@inlined
def void(plan: Given, state: Given) -> bool:
    """Did the round end so that it counts for nothing (C-FK-05)?"""
    if plan[SCORING] == POT:
        return state[DONE] != plan[TRICKS]
    if plan[SCORING] == CARDS_LEFT:
        return state[LAST] < 0
    return state[DONE] == 0


@inlined
def winner(plan: Given, state: Given) -> int:
    """Who won the last trick or went out; NOBODY where the round is void."""
    return NOBODY if void(plan, state) else state[LAST]


@inlined
def score(plan: Given, state: Given, points: Numbers, start: int) -> None:
    """Write the points of a finished round by seat, from a place in an array on."""
    players, last = plan[PLAYERS], state[LAST]
    if void(plan, state):
        for seat in range(players):
            points[start + seat] = 0
    elif plan[SCORING] == POT:
        for seat in range(players):
            points[start + seat] = 1 if seat == last else 0
    elif plan[SCORING] == LAST_TRICK:
        _score_last(plan, state, points, start)
    elif plan[SCORING] == CARDS_LEFT:
        for seat in range(players):
            points[start + seat] = state[PASSES + seat] + popcount(state[HANDS + seat])
        if not plan[PASSES_COUNT]:
            points[start + last] = 0
    else:
        _score_taken(plan, state, points, start)


@inlined
def _score_last(plan: Given, state: Given, points: Numbers, start: int) -> None:
    """The last trick, and the one before it where that counts (LS-41, LS-45, LS-57, LS-58)."""
    seated, last, before = plan[SEATED], state[LAST], state[BEFORE_LAST]
    value = plan[VALUE]
    more = value if plan[PENULTIMATE] == 1 and state[DONE] > 1 else 0
    if state[LAST_CARD] & plan[SMALL]:
        value += value
    penalty = plan[PENALTY]
    for seat in range(plan[PLAYERS]):
        wins, won = 1 if seat == last else 0, 1 if seat == before else 0
        worth = value * (wins ^ penalty) + more * (won ^ penalty)
        points[start + seat] = worth * (seated >> seat & 1)


@inlined
def _score_taken(plan: Given, state: Given, points: Numbers, start: int) -> None:
    """Every trick, and single cards in the tricks taken (FP-27, FP-37, FP-44, FP-63, FP-89)."""
    players, free = plan[PLAYERS], 0
    for seat in range(players):
        points[start + seat] = plan[EACH] * state[TAKEN + seat] + state[COSTED + seat]
        if plan[ALL_FREE] != 0 and points[start + seat] == plan[ALL_FREE]:
            free = 1
    if free:
        for seat in range(players):
            points[start + seat] = 0

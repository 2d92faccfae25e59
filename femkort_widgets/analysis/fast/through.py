"""The two loops that runs spend their time in: a round played to its end, from wherever it stands.

They do what ``legal``, ``moves`` and ``primitives.draw`` do step by step, with everything that a
trick needs in local variables and no call for a seat that plays at random: some ten times faster.
Where the forms differ they give the same: what a branch saves in Python, it costs in the machine.
"""

from .fields import (
    BEFORE_LAST,
    BEST,
    CLOSED,
    CONTENDERS,
    COSTED,
    COSTS,
    DONE,
    FOLLOW,
    GONE,
    HANDS,
    HEAD,
    LAST,
    LAST_CARD,
    LEADER,
    LED,
    NOBODY,
    PLAYED,
    PLAYERS,
    TABLE,
    TAKEN,
    TO_PLAY,
    TRICKS,
    TRUMP,
    TRUMP_FREE,
    WINNING,
)
from .moves import cost_of
from .policy import POLICY_SIZE, narrowed
from .primitives import (
    CARRY,
    COMPILED,
    LANE,
    WORD,
    Given,
    Numbers,
    card_at,
    inlined,
    lowest_index,
    popcount,
)


@inlined
def play_tricks(plan: Given, state: Numbers, policies: Given, stream: Numbers) -> None:
    """Play a round of tricks to its end."""
    seats = HANDS + plan[PLAYERS]
    heads, follows = plan[HEAD], plan[FOLLOW]
    last_trick, closed, costed = plan[TRICKS], plan[CLOSED], plan[COSTS + 1]
    coded = 0
    for seat in range(plan[PLAYERS]):
        coded |= policies[POLICY_SIZE * seat]
    trumps = LANE << 16 * state[TRUMP] if state[TRUMP] >= 0 else 0
    free = trumps if plan[TRUMP_FREE] else 0
    words = stream[0]
    at, winner, best = HANDS + state[TO_PLAY], HANDS + state[WINNING], state[BEST]
    leader = HANDS + state[LEADER] if state[TO_PLAY] >= 0 else NOBODY
    table, gone, done, won = state[TABLE], state[GONE], state[DONE], state[CONTENDERS]
    led = LANE << 16 * state[LED] if state[LED] >= 0 else 0
    side = trumps & ~led
    beating = -1
    if best & led != 0:
        beating = led & -(best << 1) | side
    elif best != 0:
        beating = trumps & -(best << 1)
    out = ~won if done >= closed else 0
    barred = state[PLAYED] | out
    while leader >= 0:
        while True:
            hand = state[at]
            if hand and not (barred and barred >> at - HANDS & 1):
                cards = hand & led
                if not cards:
                    cards = hand
                elif heads and cards & beating:
                    cards &= beating
                elif not follows:
                    cards = hand
                else:
                    cards |= hand & free
                if coded:
                    state[LED] = lowest_index(led) >> 4 if led != 0 else NOBODY
                    state[BEST], state[TABLE], state[GONE] = best, table, gone | table
                    cards = narrowed(plan, state, policies, at - HANDS, cards)
                several = cards & cards - 1
                if COMPILED or several:
                    drawn = CARRY * (words & WORD) + (words >> 32)
                    words = drawn if several else words
                    below = ((drawn ^ drawn >> 32) & WORD) * popcount(cards) >> 32
                    if COMPILED:
                        cards = card_at(cards, below)
                    else:
                        for _ in range(below):
                            cards &= cards - 1
                        cards &= -cards
                state[at] = hand ^ cards
                table |= cards
                if cards & beating:
                    winner = at
                    best = cards
                    if not led:
                        led = LANE << (lowest_index(cards) & 48)
                        side = trumps & ~led
                    higher = -(cards << 1)
                    beating = led & higher | side if cards & led else trumps & higher
            at += 1
            if at == seats:
                at = HANDS
            if at == leader:
                break
        state[BEFORE_LAST], state[LAST], state[LAST_CARD] = state[LAST], winner - HANDS, best
        state[winner - HANDS + TAKEN] += 1
        if costed != 0:
            state[winner - HANDS + COSTED] += cost_of(plan, table)
        gone |= table
        won |= 1 << winner - HANDS
        done += 1
        if done >= closed:
            out = ~won
        barred, table, led, best, beating = out, 0, 0, 0, -1
        leader = NOBODY
        if done != last_trick:
            at = winner
            for _ in range(plan[PLAYERS]):
                if state[at] != 0 and not barred >> at - HANDS & 1:
                    leader = at
                    break
                at += 1
                if at == seats:
                    at = HANDS
    state[TO_PLAY], state[LEADER], state[WINNING], state[LED] = NOBODY, NOBODY, NOBODY, NOBODY
    state[BEST], state[PLAYED], state[TABLE], state[GONE] = 0, 0, 0, gone
    state[DONE], state[CONTENDERS] = done, won
    stream[0] = words

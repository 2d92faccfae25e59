"""The two loops that runs spend their time in: a round played to its end, from wherever it stands.

They do what ``legal``, ``moves`` and ``primitives.draw`` do step by step, with everything that a
trick needs in local variables and no call for a seat that plays at random: some ten times faster.
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
from .primitives import LANE, WORD, Given, Numbers, kernel, lowest_index, popcount


@kernel
def play_tricks(plan: Given, state: Numbers, policies: Given, stream: Numbers) -> None:
    """Play a round of tricks to its end."""
    players = plan[PLAYERS]
    heads, follows = plan[HEAD], plan[FOLLOW]
    last_trick, closed, costed = plan[TRICKS], plan[CLOSED], plan[COSTS + 1]
    trumps = LANE << 16 * state[TRUMP] if state[TRUMP] >= 0 else 0
    free = trumps if plan[TRUMP_FREE] else 0
    a, b, c, d = stream[0], stream[1], stream[2], stream[3]
    seat, leader, winner, best = state[TO_PLAY], state[LEADER], state[WINNING], state[BEST]
    played, table, gone = state[PLAYED], state[TABLE], state[GONE]
    done, won = state[DONE], state[CONTENDERS]
    led = LANE << 16 * state[LED] if state[LED] >= 0 else 0
    beating = 0
    if best & led != 0:
        beating = led & -(best << 1) | trumps & ~led
    elif best != 0:
        beating = trumps & -(best << 1)
    closing = ~won if done >= closed else 0
    while seat >= 0:
        hand = state[HANDS + seat]
        cards = hand & led
        if cards == 0:
            cards = hand
        elif heads != 0 and cards & beating != 0:
            cards &= beating
        elif follows == 0:
            cards = hand
        else:
            cards |= hand & free
        if policies[POLICY_SIZE * seat] != 0:
            state[LED] = lowest_index(led) >> 4 if led != 0 else NOBODY
            state[BEST], state[TABLE], state[GONE] = best, table, gone
            cards = narrowed(plan, state, policies, seat, cards)
        drawn = a + b + d & WORD
        d = d + 1 & WORD
        a = b ^ b >> 9
        b = c + (c << 3) & WORD
        c = (c << 21 | c >> 11) + drawn & WORD
        for _ in range(drawn * popcount(cards) >> 32):
            cards &= cards - 1
        card = cards & -cards
        state[HANDS + seat] = hand ^ card
        if led == 0:
            led = LANE << (lowest_index(card) & 48)
            leader = seat
            beating = card
        if card & beating != 0:
            winner = seat
            best = card
            if card & led != 0:
                beating = led & -(card << 1) | trumps & ~led
            else:
                beating = trumps & -(card << 1)
        played |= 1 << seat
        table |= card
        gone |= card
        barred = played | closing
        while True:
            seat += 1
            if seat == players:
                seat = 0
            if seat == leader or (not barred >> seat & 1 and state[HANDS + seat] != 0):
                break
        if seat != leader:
            continue
        state[BEFORE_LAST], state[LAST], state[LAST_CARD] = state[LAST], winner, best
        state[TAKEN + winner] += 1
        if costed != 0:
            state[COSTED + winner] += cost_of(plan, table)
        won |= 1 << winner
        done += 1
        closing = ~won if done >= closed else 0
        played, table, led, best = 0, 0, 0, 0
        leader = NOBODY
        if done != last_trick:
            seat = winner
            for _ in range(players):
                if not closing >> seat & 1 and state[HANDS + seat] != 0:
                    leader = seat
                    break
                seat += 1
                if seat == players:
                    seat = 0
        seat = leader
    state[TO_PLAY], state[LEADER], state[WINNING], state[LED] = NOBODY, NOBODY, NOBODY, NOBODY
    state[BEST], state[PLAYED], state[TABLE], state[GONE] = 0, 0, 0, gone
    state[DONE], state[CONTENDERS] = done, won
    stream[0], stream[1], stream[2], stream[3] = a, b, c, d

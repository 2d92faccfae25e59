"""Many rounds of tricks at random in step, on arrays of numpy: for where numba is missing.

Every seat of every hand of a batch plays before the next one does. The numbers are those of
``playout``: hand ``i`` of a run comes out the same.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .fields import (
    ALL_FREE,
    CLOSED,
    COSTS,
    DECK,
    EACH,
    FOLLOW,
    HAND_SIZE,
    HEAD,
    KINDS_OF_COST,
    LAST_TRICK,
    NOBODY,
    PENALTY,
    PENULTIMATE,
    PLAYERS,
    POT,
    SCORING,
    SEATED,
    SMALL,
    TRICKS,
    TRUMP_FREE,
    TRUMP_RULE,
    TURNED,
    VALUE,
)
from .playout import POINTS_OF, ROW, TRICKS_OF, WON, dealer_of
from .primitives import LANE, draw, seed_stream

Array = Any
"""An array of int64 with one number for each hand of the batch."""
BATCH = 4096
SUITS = LANE << 16 * np.arange(4, dtype=np.int64)


def deal_and_play(
    plan: Sequence[int], key: Sequence[int], first: int, count: int, dealer: int, rows: Array
) -> None:
    """What ``playout.deal_and_play`` does where every seat plays at random."""
    for start in range(0, count, BATCH):
        size = min(BATCH, count - start)
        batch = Batch(plan, key, range(first + start, first + start + size), dealer)
        batch.play()
        batch.write(rows[ROW * start : ROW * (start + size)].reshape(size, ROW))


class Batch:
    """Hands that are dealt and played together."""

    def __init__(
        self, plan: Sequence[int], key: Sequence[int], indices: range, dealer: int
    ) -> None:
        self.plan = plan
        self.players = plan[PLAYERS]
        self.size = len(indices)
        self.all = np.arange(self.size)
        self.stream: list[Any] = [0]
        index: Any = np.arange(indices.start, indices.stop, dtype=np.int64)
        seed_stream(self.stream, key, index)
        self.hands = np.zeros((self.players, self.size), np.int64)
        self.done = np.zeros(self.size, np.int64)
        self.won = np.zeros(self.size, np.int64)
        self.taken = np.zeros((self.players, self.size), np.int64)
        self.costed = np.zeros((self.players, self.size), np.int64)
        self.last = np.full(self.size, NOBODY)
        self.before_last = np.full(self.size, NOBODY)
        self.last_card = np.zeros(self.size, np.int64)
        cycle = plan[SEATED].bit_count()
        dealers = [dealer_of(plan, dealer, place) for place in range(cycle)]
        self.leader = self._wrapped(np.array(dealers)[index % cycle])
        self.trumps = self._deal()

    def _deal(self) -> Array:
        """Deal as ``playout.deal`` does; the trumps of each hand."""
        plan, pack, deck = self.plan, [], self.plan[DECK]
        while deck:
            pack.append(deck & -deck)
            deck &= deck - 1
        cards = np.repeat(np.array(pack, np.int64)[:, None], self.size, axis=1)
        seat = self.leader - 1
        card = cards[0]
        for at in range(plan[HAND_SIZE] * plan[SEATED].bit_count()):
            chosen = at + (draw(self.stream) * (len(pack) - at) >> 32)
            card = cards[chosen, self.all]
            cards[chosen, self.all] = cards[at]
            seat = self._next_seated(seat)
            self.hands[seat, self.all] |= card
        if plan[TRUMP_RULE] == TURNED:
            return self._suit_of(card)
        none = plan[TRUMP_RULE] < 0
        return np.full(self.size, 0 if none else LANE << 16 * plan[TRUMP_RULE])

    def _wrapped(self, seat: Array) -> Array:
        """The seat after each of these."""
        seat = seat + 1
        seat[seat == self.players] = 0
        return seat

    def _next_seated(self, seat: Array) -> Array:
        """The next seat of each that is dealt in."""
        seat = self._wrapped(seat)
        while (out := self.plan[SEATED] >> seat & 1 == 0).any():
            seat = np.where(out, self._wrapped(seat), seat)
        return seat

    def _suit_of(self, cards: Array) -> Array:
        """All cards of the suit of each card."""
        suit = (cards >= 1 << 16).astype(np.int64) + (cards >= 1 << 32) + (cards >= 1 << 48)
        return SUITS[suit]

    def play(self) -> None:
        """Play every hand to its end."""
        trick = 0
        playing = np.ones(self.size, bool)
        while True:
            closing = ~self.won if trick >= self.plan[CLOSED] else None
            self.leader, playing = self._leaders(closing, playing)
            if trick == self.plan[TRICKS] or not playing.any():
                return
            self._trick(closing, playing)
            trick += 1

    def _leaders(self, closing: Array | None, playing: Array) -> tuple[Array, Array]:
        """Who leads, from the winner or the forehand on, and in which hands somebody does."""
        seat = self.leader
        for _ in range(self.players):
            may = self._may(seat, self.hands[seat, self.all], closing)
            if may.all():
                return seat, playing
            seat = np.where(may, seat, self._wrapped(seat))
        return seat, playing & self._may(seat, self.hands[seat, self.all], closing)

    def _may(self, seat: Array, hand: Array, closing: Array | None) -> Array:
        may = hand != 0
        return may if closing is None else may & (closing >> seat & 1 == 0)

    def _trick(self, closing: Array | None, playing: Array) -> None:
        """One trick of every hand that is still played."""
        led = np.zeros(self.size, np.int64)
        beating, table, best = led.copy(), led.copy(), led.copy()
        winner, seat = self.leader, self.leader
        for place in range(self.players):
            hand = self.hands[seat, self.all]
            turn = self._may(seat, hand, closing) & playing
            card = self._chosen(self._legal(hand, led, beating), turn)
            self.hands[seat, self.all] = hand ^ card
            table |= card
            if place == 0:
                led = np.where(turn, self._suit_of(card), 0)
                beating = card
            over = card & beating != 0
            follows = card & led != 0
            high = -(card << 1)
            beats = np.where(follows, led & high | self.trumps & ~led, self.trumps & high)
            beating = np.where(over, beats, beating)
            winner = np.where(over, seat, winner)
            best = np.where(over, card, best)
            seat = self._wrapped(seat)
        self._ended(winner, best, table, playing)

    def _legal(self, hand: Array, led: Array, beating: Array) -> Array:
        """What ``legal`` allows, for each hand."""
        plan, suit = self.plan, hand & led
        cards = suit
        if not plan[FOLLOW]:
            cards = hand
        elif plan[TRUMP_FREE]:
            cards = suit | hand & self.trumps
        if plan[HEAD]:
            over = suit & beating
            cards = np.where(over != 0, over, cards)
        return np.where(suit == 0, hand, cards)

    def _chosen(self, cards: Array, turn: Array) -> Array:
        """A card of each hand whose turn it is, by its stream; 0 in the others."""
        cards = np.where(turn, cards, 0)
        several = cards & cards - 1 != 0
        kept = self.stream[0]
        drawn = draw(self.stream)
        self.stream[0] = np.where(several, self.stream[0], kept)
        below = np.where(several, drawn, 0) * np.bitwise_count(cards) >> 32
        for skipped in range(int(below.max())):
            cards = np.where(below > skipped, cards & cards - 1, cards)
        return cards & -cards

    def _ended(self, winner: Array, best: Array, table: Array, playing: Array) -> None:
        """Give the trick to its winner."""
        self.before_last = np.where(playing, self.last, self.before_last)
        self.last = np.where(playing, winner, self.last)
        self.last_card = np.where(playing, best, self.last_card)
        self.taken[winner, self.all] += playing
        for at in range(COSTS, COSTS + 2 * KINDS_OF_COST, 2):
            if self.plan[at + 1]:
                cost = self.plan[at] * np.bitwise_count(table & self.plan[at + 1]).astype(np.int64)
                self.costed[winner, self.all] += np.where(playing, cost, 0)
        self.won |= np.where(playing, 1 << winner, 0)
        self.done += playing
        self.leader = np.where(playing, winner, self.leader)

    def write(self, rows: Array) -> None:
        """The row of each hand, as ``playout.write_row`` has it."""
        void = self.done != self.plan[TRICKS] if self.plan[SCORING] == POT else self.done == 0
        rows[:, WON] = np.where(void, NOBODY, self.last)
        rows[:, TRICKS_OF : TRICKS_OF + self.players] = self.taken.T
        points = np.where(void, 0, self._points())
        rows[:, POINTS_OF : POINTS_OF + self.players] = points.T

    def _points(self) -> Array:
        """What ``moves.score`` gives, by seat."""
        plan, seats = self.plan, np.arange(self.players)[:, None]
        if plan[SCORING] == POT:
            return (seats == self.last).astype(np.int64)
        if plan[SCORING] == LAST_TRICK:
            value = np.where(self.last_card & plan[SMALL] != 0, 2 * plan[VALUE], plan[VALUE])
            points = np.where((seats == self.last) != (plan[PENALTY] == 1), value, 0)
            if plan[PENULTIMATE]:
                counted = (self.done > 1) & ((seats == self.before_last) != (plan[PENALTY] == 1))
                points += np.where(counted, plan[VALUE], 0)
            return np.where(plan[SEATED] >> seats & 1, points, 0)
        points = plan[EACH] * self.taken + self.costed
        free = (points == plan[ALL_FREE]).any(axis=0) & (plan[ALL_FREE] != 0)
        return np.where(free, 0, points)

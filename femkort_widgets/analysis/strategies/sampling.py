"""A strong strategy: draw the hidden hands from what the seat knows, and play every card out.

Played out is by chance, so a card is worth what it brings against random play from here on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ...core.cards import Card, Move
from ...core.position import Position
from ...errors import RulesError
from ..fast.encode import state_of
from ..fast.fields import MOST_SEATS
from ..fast.plan import Plan, plan_for
from ..fast.policy import POLICY_SIZE
from ..fast.runtime import kernels
from ..worlds import Knowledge, known_by, order_of

SLOWER = 50
"""So many times less is sampled where the house has rules that only the core can play."""


class _Meter:
    """How many cards have been played in this process: when numba becomes worth its time."""

    played = 0


@dataclass(frozen=True, slots=True)
class Sampling:
    """Chooses the card with the best points in the mean over many worlds."""

    plays: int = 40_000
    """About so many cards are played for one choice."""

    def __call__(self, position: Position, random: Random) -> Move:
        """The move; ``position`` is as the seat to play sees it."""
        moves = position.legal()
        if len(moves) < 2:
            return moves[0]
        worlds = self.plays // (len(moves) * sum(position.counts))
        try:
            plan = plan_for(position)
        except RulesError:
            sums = _played_by_core(position, max(1, worlds // SLOWER), random)
        else:
            _Meter.played += self.plays
            moves = plan.cards(plan.mask(move for move in moves if isinstance(move, Card)))
            sums = _played_by_kernels(position, plan, max(1, worlds), random)
        best = min if position.rules.match.lowest else max
        return moves[best(range(len(moves)), key=sums.__getitem__)]


def _played_by_kernels(
    position: Position, plan: Plan, worlds: int, random: Random
) -> Sequence[int]:
    """The points of the seat over these worlds for every legal card, from the lowest bit on."""
    known = known_by(position, plan)
    numbers = kernels("fast.primitives", _Meter.played).numbers
    sums = numbers([0] * len(position.legal()))
    kernels("strategies.rollouts", _Meter.played).weigh(
        numbers(plan.numbers),
        numbers(state_of(position, plan, known.held)),
        *map(numbers, padded(known)),
        numbers(order_of(known)),
        numbers([0] * (POLICY_SIZE * plan.players)),
        numbers(random.getrandbits(32) for _ in range(3)),
        worlds,
        sums,
    )
    return [int(each) for each in sums]


def padded(known: Knowledge) -> tuple[tuple[int, ...], ...]:
    """Held with the unseen cards last, missing, barred: what the kernels take."""
    room = (0,) * (MOST_SEATS - len(known.held))
    return (*known.held, *room, known.unseen), known.missing, known.barred


def _played_by_core(position: Position, worlds: int, random: Random) -> Sequence[int]:
    """The same card by card, for every legal move, with hands drawn from all unseen cards."""
    seat = position.to_play
    assert seat is not None
    sums = [0] * len(position.legal())
    for _ in range(worlds):
        world = _world(position, random)
        for place, move in enumerate(position.legal()):
            ended = world.play(move)
            while not ended.over:
                ended = ended.play(random.choice(ended.legal()))
            assert ended.result is not None
            sums[place] += ended.result.points[seat]
    return sums


def _world(position: Position, random: Random) -> Position:
    """The position with hands in the place of what its seat does not see."""
    held = [list(hand) for hand in position.hands]
    dealt = position.deal
    if position.round.trump == "turned" and dealt.turned not in (None, *position.moves):
        turned = dealt.turned
        assert turned is not None
        if turned not in held[dealt.dealer]:
            held[dealt.dealer].append(turned)
    seen = {*position.moves, *(card for hand in held for card in hand)}
    unseen = [card for card in position.round.pack if card not in seen]
    for hand, count in zip(held, position.counts, strict=True):
        while len(hand) < count:
            hand.append(unseen.pop(random.randrange(len(unseen))))
    hands = tuple(map(tuple, held))
    return replace(position, hands=hands, unknown=(0,) * len(hands))

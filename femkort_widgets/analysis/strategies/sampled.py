"""Every move of a position played out in worlds that its seat thinks possible."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ...core.cards import Card, Move
from ...core.position import Position
from ...errors import RulesError
from ..fast.encode import state_of
from ..fast.plan import Plan, plan_for
from ..fast.policy import POLICY_SIZE
from ..fast.runtime import kernels
from ..worlds import known_by, order_of, padded

SLOWER = 50
"""So many times less is sampled where the house has rules that only the core can play."""


class _Meter:
    """How many cards have been played in this process: when numba becomes worth its time."""

    played = 0


def sampled(position: Position, plays: int, random: Random) -> dict[Move, int]:
    """The points of the seat to play with each move, added up over equally many worlds.

    ``position`` is as that seat sees it; about so many cards are played in all.
    """
    moves = position.legal()
    worlds = plays // (len(moves) * sum(position.counts))
    try:
        plan = plan_for(position)
    except RulesError:
        sums = _by_core(position, max(1, worlds // SLOWER), random)
    else:
        _Meter.played += plays
        moves = plan.cards(plan.mask(move for move in moves if isinstance(move, Card)))
        sums = _by_kernels(position, plan, max(1, worlds), random)
    return dict(zip(moves, sums, strict=True))


def _by_kernels(position: Position, plan: Plan, worlds: int, random: Random) -> Sequence[int]:
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


def _by_core(position: Position, worlds: int, random: Random) -> Sequence[int]:
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

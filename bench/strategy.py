"""How the rule of thumb does against seats that play at random, in every kind of round.

And how long four seats that play by it take for a whole round.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random

from bench.goals import Goal
from femkort_widgets.analysis import choose, strategy
from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start
from femkort_widgets.core.rules import Rules

DEALS = 10_000
SEATS = 4
CHUNK = 250
TIMED, ROUND_MS = 40, 50.0
"""Deals played to take the time, and the most that a round may take."""
MORE, FEWER = 1.15, 0.85
"""What a seat that plays by the rule of thumb wins, or takes, for each point of a random seat."""


@dataclass(frozen=True)
class Duel:
    """One bot against random seats in one kind of round."""

    name: str
    table: Rules
    number: int
    most: float
    """The figure may be at most so many times that of a random seat."""
    costs: bool = False
    """Are points bad?"""


def duels(players: int = SEATS) -> Iterator[Duel]:
    """Every kind of round, and the variants of Letzter Stich that change what is worth what."""
    yield Duel("femkort", rules("femkort", players=players), 0, 1 / 1.3)
    for variants, most in (((), 1 / 1.3), (("trump",), 1 / 1.3), (("penalty",), 0.9)):
        table = rules("letzter_stich", players=players, variants=variants)
        yield Duel(" ".join(("letzter_stich", *variants)), table, 0, most, bool(most == 0.9))
    family = rules("sjukamp", players=players)
    for number, key in enumerate(family.rounds):
        gains = key in ("grand", "trump")
        yield Duel(key, family, number, 1 / MORE if gains else FEWER, costs=not gains)


def points(duel: Duel, deals: range, key: str = "thumb") -> tuple[int, int]:
    """The points of one bot over these deals, and of all seats; its seat and the dealer go round.

    The other seats play at random.
    """
    players, who = duel.table.players, strategy(key)
    mine = everybody = 0
    for number in deals:
        seat, dealer = number % players, number // players % players
        random = Random(number)
        dealt = deal(duel.table, seed=number, dealer=dealer, number=duel.number)
        position = start(duel.table, dealt, number=duel.number)
        while not position.over:
            if position.to_play == seat:
                position = position.play(choose(who, position, random))
            else:
                position = position.play(random.choice(position.legal()))
        assert position.result is not None
        mine += position.result.points[seat]
        everybody += sum(position.result.points)
    return mine, everybody


def random_seat(duel: Duel, deals: range) -> float:
    """The points of a seat at a table where all play at random."""
    if duel.table.round(duel.number).layout:
        return points(duel, deals, "random")[1] / duel.table.players
    return points(duel, deals[:1])[1] * len(deals) / duel.table.players  # always the same sum


def measure(duel: Duel, deals: int) -> tuple[float, float]:
    """The points a deal of the rule of thumb, and those of a random seat."""
    chunks = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    with Pool(os.cpu_count()) as pool:
        mine = pool.starmap(points, [(duel, chunk) for chunk in chunks])
        others = pool.starmap(random_seat, [(duel, chunk) for chunk in chunks])
    return sum(won for won, _ in mine) / deals, sum(others) / deals


def round_ms(duel: Duel, deals: int) -> float:
    """How much processor time four bots take for a round, in the mean."""
    who, random = strategy("thumb"), Random(0)
    began = time.process_time()
    for number in range(deals):
        dealt = deal(duel.table, seed=number, number=duel.number)
        position = start(duel.table, dealt, number=duel.number)
        while not position.over:
            position = position.play(choose(who, position, random))
    return (time.process_time() - began) * 1000 / deals


def goals() -> Iterator[Goal]:
    """The slowest kind of round, then what the rule of thumb wins and takes.

    Points in a hundred deals where they are bad, else deals for a hundred points or tricks.
    """
    slowest = max(round_ms(duel, TIMED) for duel in duels())
    yield Goal("a round of four bots", "ms", slowest, ROUND_MS)
    for duel in duels():
        mine, other = measure(duel, DEALS)
        name, against = f"rule of thumb in {duel.name}", "a random seat"
        if duel.costs:
            yield Goal(name, "points in 100 deals", 100 * mine, 100 * other, duel.most, against)
        else:
            figures = (100 / abs(mine), 100 / abs(other))
            yield Goal(name, "deals for 100 points", *figures, duel.most, against)

"""How strategies do against seats that play at random, in every kind of round.

The rule of thumb, what each tip is worth alone, sampling; and how long four seats that play by the
rule of thumb take for a whole round.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bench import tips
from bench.goals import Goal
from femkort_widgets.analysis import choose, simulate, strategy
from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start
from femkort_widgets.core.rules import Rules

DEALS = 10_000
SEATS = 4
TIMED, ROUND_MS = 40, 50.0
"""Deals played to take the time, and the most that a round may take."""
MORE, FEWER = 1.15, 0.85
"""What a seat that plays by the rule of thumb wins, or takes, for each point of a random seat."""
SAMPLED = (("femkort", 1.5), ("letzter_stich", 1.85))
"""How many times its share of deals a seat that samples wins."""


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


def points(duel: Duel, deals: int, key: str = "thumb", workers: int | None = None) -> float:
    """The points a deal of one strategy; the other seats play at random."""
    found = simulate(
        duel.table, [key], deals=deals, number=duel.number, workers=workers, progress=False
    )
    return found[key].mean


def random_seat(duel: Duel, deals: int, workers: int | None = None) -> float:
    """The points a deal of a seat at a table where all play at random."""
    found = simulate(
        duel.table, ["random"], deals=deals, number=duel.number, workers=workers, progress=False
    )
    return sum(found["random"].seat_means) / duel.table.players


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


def sampled() -> Iterator[Goal]:
    """What a seat that samples wins, in deals for each hundred won."""
    for game, times in SAMPLED:
        found = simulate(rules(game), ["sampling"], deals=DEALS, workers=os.cpu_count())
        mine, share = 100 / found["sampling"].rate, 100 * SEATS
        name = f"sampling in {game}"
        yield Goal(name, "deals for 100 won", mine, share, 1 / times, "its share")


def goals() -> Iterator[Goal]:
    """The slowest kind of round, then what the rule of thumb wins and takes, tips, sampling.

    Points in a hundred deals where they are bad, else deals for a hundred points or tricks.
    """
    slowest = max(round_ms(duel, TIMED) for duel in duels())
    yield Goal("a round of four bots", "ms", slowest, ROUND_MS)
    for duel in duels():
        mine = points(duel, DEALS, workers=os.cpu_count())
        other = random_seat(duel, DEALS, workers=os.cpu_count())
        name, against = f"rule of thumb in {duel.name}", "a random seat"
        if duel.costs:
            yield Goal(name, "points in 100 deals", 100 * mine, 100 * other, duel.most, against)
        else:
            figures = (100 / abs(mine), 100 / abs(other))
            yield Goal(name, "deals for 100 points", *figures, duel.most, against)
    tips.main()
    yield from sampled()

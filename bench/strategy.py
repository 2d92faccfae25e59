"""How many pots the rule of thumb wins from three seats that play at random."""

from __future__ import annotations

from random import Random

from bench.goals import Goal
from femkort_widgets.analysis import bot, choose
from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start

DEALS = 10_000
SEATS = 4
TIMES_ITS_SHARE = 1.3


def pots(key: str, deals: int, *, players: int = SEATS) -> int:
    """How many of the deals this bot wins; seat and dealer go round, the others play at random."""
    table = rules("femkort", players=players)
    measured, others = bot(key), bot("random")
    won = 0
    for number in range(deals):
        seat = number % players
        random = Random(number)
        dealer = number // players % players
        position = start(table, deal(table, seed=number, dealer=dealer))
        while not position.over:
            who = measured if position.to_play == seat else others
            position = position.play(choose(who, position, random))
        assert position.result is not None
        won += position.result.winner == seat
    return won


def goals() -> list[Goal]:
    """One pot in at most so many deals, against one in as many deals as there are seats."""
    deals_a_pot = DEALS / pots("thumb", DEALS)
    share = "the share of one seat"
    return [Goal("rule of thumb", "deals a pot", deals_a_pot, SEATS, 1 / TIMES_ITS_SHARE, share)]

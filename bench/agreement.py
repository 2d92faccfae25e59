"""The same hands from every runtime: numba, numpy and plain Python, and as the core plays them.

Every hand is one of a run, dealt and played at random; who won it, the tricks and the points of
each seat are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bench.goals import Count
from femkort_widgets.analysis.fast import fields, lockstep, playout, runtime
from femkort_widgets.analysis.fast.encode import move_of
from femkort_widgets.analysis.fast.plan import Plan, plan_of
from femkort_widgets.analysis.fast.policy import POLICY_SIZE
from femkort_widgets.analysis.fast.primitives import pick, seed_stream
from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import game, games, rules
from femkort_widgets.core.opening import start
from femkort_widgets.core.rules import Rules

HANDS = 20_000
"""Of each game, shared among its tables and rounds."""
KEY = runtime.key_of("agreement")
VARIANTS = {
    "femkort": ((), ("trump",), ("no_heading", "contenders_only"), ("trump", "contenders_only")),
    "letzter_stich": (
        *((), ("trump_any_time", "small_card_bonus"), ("penalty", "penultimate_counts")),
        ("trump", "progressive"),
    ),
    "femkamp": ((), ("all_clubs_free", "ace_low_in_pass", "passes_count")),
    "sekskamp": ((), ("forehand_opens",)),
    "sjukamp": ((), ("all_clubs_free", "ace_low_in_pass")),
    "fan_tan": ((), ("forehand_opens", "passes_count"), ("heart_seven_opens",)),
}


def goals() -> Iterator[Count]:
    """One line for each game."""
    for key in games():
        rounds = list(_rounds(key))
        share = -(-HANDS // len(rounds))
        wrong = sum(_differ(table, number, share) for table, number in rounds)
        yield Count(f"13, agreement in {key}", wrong, share * len(rounds), "hands")


def _rounds(key: str) -> Iterator[tuple[Rules, int]]:
    least, most = game(key).players
    for players in range(least, most + 1):
        for variants in VARIANTS[key]:
            table = rules(key, players=players, variants=variants)
            for number in range(len(table.plan)):
                yield table, number


def _differ(table: Rules, number: int, hands: int) -> int:
    """How many of the hands of a round are not the same everywhere."""
    plan = plan_of(table, number)
    by_form = [_rows(form, plan, hands) for form in ("compiled", "plain")]
    by_form.append(np.array([_by_core(table, number, plan, index) for index in range(hands)]))
    if not plan.layout:
        in_step = np.zeros(playout.ROW * hands, np.int64)
        lockstep.deal_and_play(plan.numbers, KEY, 0, hands, fields.NOBODY, in_step)
        by_form.append(in_step.reshape(hands, playout.ROW))
    first = by_form[0]
    return int(sum((first != other).any(axis=1) for other in by_form[1:]).astype(bool).sum())


def _rows(form: str, plan: Plan, hands: int) -> np.ndarray:
    """The rows of the kernels."""
    kernels = getattr(runtime, form)("fast.playout")
    numbers = getattr(runtime, form)("fast.primitives").numbers
    rows = numbers([0] * (playout.ROW * hands))
    given = (plan.numbers, [0] * (POLICY_SIZE * plan.players), KEY)
    kernels.deal_and_play(*map(numbers, given), 0, hands, fields.NOBODY, rows)
    return np.array(rows).reshape(hands, playout.ROW)


def _by_core(table: Rules, number: int, plan: Plan, index: int) -> list[int]:
    """The row of a hand that the core has played."""
    state, stream, pack = [0] * fields.STATE_SIZE, [0], [0] * 64
    seed_stream(stream, KEY, index)
    dealer = index % plan.players
    playout.deal(plan.numbers, state, stream, dealer, pack)
    held = [plan.cards(mask) for mask in state[fields.HANDS : fields.HANDS + plan.players]]
    turned = None
    if plan.numbers[fields.TRUMP_RULE] == fields.TURNED:
        turned = plan.card(pack[sum(map(len, held)) - 1])
    position = start(table, Deal(held, dealer, turned), number=number)
    while not position.over:
        legal = plan.mask(move for move in position.legal() if isinstance(move, Card))
        position = position.play(move_of(plan, pick(stream, legal)))
    result = position.result
    assert result is not None
    row = [0] * playout.ROW
    row[playout.WON] = fields.NOBODY if result.winner is None else result.winner
    for trick in position.tricks:
        assert trick.winner is not None
        row[playout.TRICKS_OF + trick.winner] += 1
    row[playout.POINTS_OF : playout.POINTS_OF + plan.players] = result.points
    return row

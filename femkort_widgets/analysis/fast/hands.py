"""Hands of a run in the fastest way there is: numba, numpy, or plain Python."""

from collections.abc import Sequence

from . import runtime
from .fields import DECK, HAND_SIZE, LAYOUT, NOBODY, SEATED
from .plan import Plan
from .playout import ROW
from .policy import POLICY_SIZE
from .primitives import Numbers

WORTH_NUMPY = 200
"""From so many hands on a run goes faster in step, numpy's import not counted."""


def rows_of(
    plan: Plan,
    key: Sequence[int],
    hands: range,
    policies: Sequence[int] | None = None,
    *,
    dealer: int = NOBODY,
    plays: int = 0,
) -> Numbers:
    """The rows of these hands of a run, one after another, as ``playout`` names what is in them.

    Without ``policies`` every seat plays at random. ``plays`` is how many cards are played in the
    whole run where this is a piece of it: by that is chosen what is worth its start.

    >>> from femkort_widgets.core.games import rules
    >>> from femkort_widgets.analysis.fast.plan import plan_of
    >>> rows = rows_of(plan_of(rules("femkort")), runtime.key_of(7), range(3))
    >>> [int(rows[ROW * hand]) for hand in range(3)]
    [0, 2, 2]
    """
    chosen = policies or [0] * (POLICY_SIZE * plan.players)
    count = len(hands)
    plays = max(plays, count * plays_of(plan))
    at_random = not any(chosen[::POLICY_SIZE])
    if runtime.worth_compiling(plays):
        fast = runtime.compiled("fast.playout")
        numbers = runtime.compiled("fast.primitives").numbers
        rows: Numbers = numbers([0] * (ROW * count))
        given = (numbers(plan.numbers), numbers(chosen), numbers(key))
        fast.deal_and_play(*given, hands.start, count, dealer, rows)
    elif at_random and not plan.layout and _worth_numpy(count):
        import numpy as np

        from . import lockstep

        array = np.zeros(ROW * count, np.int64)
        lockstep.deal_and_play(plan.numbers, key, hands.start, count, dealer, array)
        rows = array.tolist()
    else:
        rows = [0] * (ROW * count)
        plain = runtime.plain("fast.playout")
        plain.deal_and_play(plan.numbers, chosen, key, hands.start, count, dealer, rows)
    return rows


def plays_of(plan: Plan) -> int:
    """How many cards a hand has in all seats."""
    numbers = plan.numbers
    if numbers[LAYOUT]:
        return numbers[DECK].bit_count()
    return numbers[HAND_SIZE] * numbers[SEATED].bit_count()


def _worth_numpy(hands: int) -> bool:
    return hands >= WORTH_NUMPY and runtime.numpy_is_there() and not runtime.numba_is_there()

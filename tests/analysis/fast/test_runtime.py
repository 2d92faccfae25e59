"""What is loaded when, and what numba keeps from one process to the next."""

import os
import subprocess
import sys

import pytest

from femkort_widgets.analysis.fast import primitives, runtime
from femkort_widgets.analysis.fast.primitives import CARRY
from tests.analysis.fast.runtimes import FORMS, Form

needs_numba = pytest.mark.skipif(not runtime.numba_is_there(), reason="numba is not installed")

RUN = """
import sys
import femkort_widgets as fw
from femkort_widgets.analysis.fast import hands, runtime
from femkort_widgets.analysis.fast.plan import plan_of
plan = plan_of(fw.rules("femkort"))
rows = hands.rows_of(plan, runtime.key_of(1), range(40), plays={plays})
print("numba" in sys.modules, "numpy" in sys.modules, runtime.same(rows)[:17])
"""
KEPT = """
from femkort_widgets.analysis.fast import runtime
play = runtime.compiled("fast.playout").deal_and_play
numbers = runtime.compiled("fast.primitives").numbers
import femkort_widgets as fw
from femkort_widgets.analysis.fast.plan import plan_of
from femkort_widgets.analysis.fast.policy import POLICY_SIZE
rows = numbers([0] * 170)
plan = numbers(plan_of(fw.rules("letzter_stich")).numbers)
play(plan, numbers([0] * 4 * POLICY_SIZE), numbers(runtime.key_of(1)), 0, 10, -1, rows)
hits, misses = play.stats.cache_hits, play.stats.cache_misses
print(sum(hits.values()), sum(misses.values()), runtime.same(rows))
"""


def fresh(code, **environment):
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    return done.stdout.strip()


@needs_numba
def test_below_fifty_thousand_hands_numba_is_not_imported():
    small = fresh(RUN.format(plays=49_000 * 20), FEMKORT_NUMBA="")
    assert small.startswith("False False")
    large = fresh(RUN.format(plays=50_000 * 20), FEMKORT_NUMBA="")
    assert large.startswith("True True")
    assert small.partition("[")[2] == large.partition("[")[2]


@needs_numba
def test_the_switch_keeps_numba_out():
    assert fresh(RUN.format(plays=10**9), FEMKORT_NUMBA="0").startswith("False ")


@needs_numba
def test_what_one_process_compiled_the_next_one_loads_and_runs(tmp_path):
    first, second = (fresh(KEPT, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert first.startswith("0 1 ")
    assert second.startswith("1 0 ")
    assert first[4:] == second[4:]


def test_importing_the_fast_path_loads_neither_numpy_nor_numba():
    code = """import sys
import femkort_widgets.analysis.fast.hands
print({"numba", "numpy", "llvmlite"} & set(sys.modules))"""
    assert fresh(code) == "set()"


@pytest.mark.parametrize("form", FORMS)
def test_the_primitives_count_and_find_bits(form):
    tools = Form(form).primitives
    for mask in (1, 0b1011000, 1 << 60, primitives.PACK):
        assert tools.lowest(mask) == mask & -mask
        assert tools.highest(mask) == 1 << mask.bit_length() - 1
        for index in range(mask.bit_count()):
            card = tools.card_at(mask, index)
            assert (mask & (card - 1)).bit_count() == index
            assert tools.suit_of(card) == (card.bit_length() - 1) // 16


@pytest.mark.parametrize("form", FORMS)
def test_the_stream_is_the_same_everywhere(form):
    kernels = Form(form)
    stream = [0]
    kernels.call(kernels.primitives.seed_stream, stream, runtime.key_of(7), 3)
    drawn = [kernels.call(kernels.primitives.draw, stream) for _ in range(3)]
    assert drawn == [4132231296, 3995944966, 2128852082]


def test_no_state_of_the_stream_leaves_its_range():
    highest = CARRY * 2**32 - 2
    assert primitives.step(highest) <= highest < 2**63
    for index in range(1000):
        stream = [0]
        primitives.seed_stream(stream, (2**32 - 1, 2**32 - 1, 2**32 - 1), index << 31)
        assert 0 < stream[0] <= highest


def test_the_period_of_the_stream_is_as_long_as_said():
    """2**32 has the order ``CARRY * 2**31 - 1`` modulo ``CARRY * 2**32 - 1``: both are primes."""
    modulus, order = CARRY * 2**32 - 1, CARRY * 2**31 - 1
    assert all(pow(base, number - 1, number) == 1 for number in (modulus, order) for base in (2, 3))
    assert pow(2**32, order, modulus) == 1


def test_streams_of_neighbouring_hands_have_nothing_in_common():
    counts = [0] * 52
    for index in range(4000):
        stream = [0]
        primitives.seed_stream(stream, runtime.key_of("even"), index)
        for _ in range(13):
            counts[primitives.below(stream, 52)] += 1
    expected = 4000 * 13 / 52
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert 25 < chi_square < 90

"""Random play: our kernels beside OpenSpiel, colver and the same game in C, per card played.

Every goal compares rounds of one process in which all contenders play in turn.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from bench import peers
from bench.compared import NATIVE, PORTABLE, Compared, Contender, c_library, numbers_of, whole
from bench.goals import Goal, Times
from femkort_widgets.analysis.fast import fields, lockstep, playout, runtime
from femkort_widgets.analysis.fast.encode import state_of
from femkort_widgets.analysis.fast.plan import plan_of
from femkort_widgets.analysis.fast.policy import POLICY_SIZE
from femkort_widgets.analysis.fast.through import play_tricks
from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start

ROUNDS = 21
HANDS = 4000
KEY = runtime.key_of("bench")
TABLES = (("femkort", 4, 0), ("letzter_stich", 4, 0), ("femkamp", 4, 0))


class Ours:
    """One of our rounds, ready to be played by every runtime."""

    def __init__(self, game: str, players: int, number: int) -> None:
        self.name = game
        self.rules = rules(game, players=players)
        self.number = number
        self.plan = plan_of(self.rules, number)
        self.players = players
        self.size = self.plan.numbers[fields.HAND_SIZE]
        self.cards = players * self.size
        self.position = start(self.rules, deal(self.rules, seed=7, number=number), number=number)
        self.begun = state_of(self.position, self.plan)
        self.policies = [0] * (POLICY_SIZE * players)

    def played(self, form: str, hands: int, *, dealt: bool = False) -> Contender:
        """The kernels of a form: rounds from one deal, or dealt too."""
        kernels = getattr(runtime, form)("fast.playout")
        numbers = getattr(runtime, form)("fast.primitives").numbers
        plan, begun, policies, key = map(
            numbers, (self.plan.numbers, self.begun, self.policies, KEY)
        )
        rows = numbers([0] * (playout.ROW * hands if dealt else self.players))

        def play() -> int:
            if dealt:
                kernels.deal_and_play(plan, policies, key, 0, hands, 0, rows)
            else:
                kernels.play_from(plan, begun, policies, key, 0, hands, rows)
            return hands * self.cards

        return play

    def in_one_loop(self, hands: int) -> Contender:
        """The loop of the kernels as plain Python, nothing but the play measured."""
        numbers, key = self.plan.numbers, list(KEY)

        def play() -> int:
            stream = key[:1]
            for _ in range(hands):
                play_tricks(numbers, self.begun.copy(), self.policies, stream)
            return hands * self.cards

        return play

    def in_step(self) -> Contender:
        """Numpy's form, its dealing not measured."""
        size = lockstep.BATCH
        spare = [lockstep.Batch(self.plan.numbers, KEY, range(size), 0) for _ in range(ROUNDS + 1)]

        def play() -> int:
            spare.pop().play()
            return size * self.cards

        return play

    def in_c(self, options: tuple[str, ...], hands: int, *, dealt: bool = False) -> Contender:
        """The C program."""
        library = c_library(options)
        import numpy as np

        rows = np.zeros(playout.ROW * hands, np.int64)
        key, begun = np.array(KEY, np.int64), np.array(self.begun[fields.HANDS :], np.int64)
        heads = self.plan.numbers[fields.HEAD]
        table = [whole(number) for number in (self.players, self.size, heads)]
        width, count = whole(playout.ROW), whole(hands)
        deck, leader = whole(self.plan.numbers[fields.DECK]), whole(self.begun[fields.TO_PLAY])

        def play() -> int:
            if dealt:
                given = (numbers_of(key), count, deck, *table, whole(0), numbers_of(rows), width)
                library.deal_and_play(*given)
            else:
                given = (numbers_of(key), count, numbers_of(begun), *table, leader)
                library.play_from(*given, numbers_of(rows))
            return hands * self.cards

        return play

    def in_core(self, hands: int) -> Contender:
        """The core, with the reason of every card of the seat to play."""
        random = Random(7)

        def play() -> int:
            for _ in range(hands):
                position = self.position
                while not position.over:
                    verdicts = position.verdicts()
                    legal = [move for move, verdict in verdicts.items() if verdict.legal]
                    position = position.play(random.choice(legal))
            return hands * self.cards

        return play


def goals() -> Iterator[Goal | Times]:
    """Goals 1 to 6 and 14 of random play."""
    tables = [Ours(*table) for table in TABLES]
    hearts = [peers.dealt(peers.HEARTS, Random(seed)) for seed in range(10)]
    random = Random(7)
    step = "OpenSpiel hearts in Python"
    cpp = [f"OpenSpiel {name.partition('(')[0]} in C++" for name in peers.GAMES]
    contenders: dict[str, Callable[[], int]] = {
        step: lambda: peers.step_by_step(hearts, random),
        **{name: peers.InCpp(game) for name, game in zip(cpp, peers.GAMES, strict=True)},
        "colver's rollouts in Rust": peers.colver_rollouts,
    }
    for ours in tables:
        contenders |= {
            f"{ours.name} numba": ours.played("compiled", HANDS),
            f"{ours.name} numba dealt": ours.played("compiled", HANDS, dealt=True),
            f"{ours.name} numpy": ours.in_step(),
            f"{ours.name} plain": ours.in_one_loop(50),
            f"{ours.name} core": ours.in_core(2),
        }
    with_c = c_library(PORTABLE) is not None
    for ours in tables[:2] if with_c else ():
        for kind, options in (("native", NATIVE), ("portable", PORTABLE)):
            contenders[f"{ours.name} C {kind}"] = ours.in_c(options, HANDS)
            contenders[f"{ours.name} C {kind} dealt"] = ours.in_c(options, HANDS, dealt=True)
    made = Compared(contenders, ROUNDS)
    quick = made.best(cpp)
    for name in (ours.name for ours in tables):
        numba = f"{name} numba"
        yield made.goal(f"1, {numba}", numba, step, 80)
        yield made.goal(f"2, {numba}", numba, quick, 12)
        yield made.goal(f"3, {numba}", numba, "colver's rollouts in Rust", 3)
        yield made.goal(f"5, {name} numpy", f"{name} numpy", step, 15)
        yield made.goal(f"5, {name} numpy", f"{name} numpy", f"{name} plain", 6)
        yield made.goal(f"6, {name} plain Python", f"{name} plain", step, 1.5)
        yield made.goal(f"6, {name} core with reasons", f"{name} core", step, 0.1)
    for name in (ours.name for ours in tables[:2] if with_c):
        numba, native = f"{name} numba", f"{name} C native"
        yield made.goal(f"4, {numba}", numba, native, 1 / 1.8)
        yield made.goal(f"4, {numba} dealt", f"{numba} dealt", f"{native} dealt", 1 / 2)
        yield made.goal(f"4, {numba}", numba, f"{name} C portable", 1.0)
    if not with_c:
        print("goal 4 is skipped: there is no gcc to compile the C program with")
    yield start_up()


def start_up() -> Goal:
    """What importing the kernels costs once the core is there, against importing numba."""
    core = "import femkort_widgets.core.games, femkort_widgets.core.opening"
    ours = "import femkort_widgets.analysis.fast.hands"
    pairs = [(_seconds(ours, core), _seconds("import numba", core)) for _ in range(9)]
    figure, anchor = (median(column) * 1000 for column in zip(*pairs, strict=True))
    return Goal("14, start of the kernels", "ms", figure, anchor, 0.15, "import numba")


def _seconds(code: str, before: str) -> float:
    timed = f"{before}; from time import process_time as t; a = t(); {code}; print(t() - a)"
    done = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
    return float(done.stdout)

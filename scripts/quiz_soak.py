"""Draw a thousand questions of each type and hold their answers to a second reading of the rules.

``tests/classroom/kit.py`` has that reading, and the tables that the questions are drawn for.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from femkort_widgets.classroom import KINDS, questions
from femkort_widgets.classroom.drawing_up import usual
from tests.classroom.hold import holds
from tests.classroom.kit import TABLES


def main(arguments: list[str]) -> int:
    """Hold the questions of each type and print how many; 1 where something disagreed."""
    parser = argparse.ArgumentParser(prog="python -m scripts.quiz_soak", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="questions of each type")
    parser.add_argument("--kind", action="append", choices=list(KINDS), help="this type only")
    parser.add_argument("--seed", default="0", help="other questions for another seed")
    asked = parser.parse_args(arguments)
    failed = 0
    for kind in asked.kind or KINDS:
        began = time.perf_counter()
        found, problems = soak(kind, asked.count, asked.seed)
        levels = ", ".join(f"{n} of difficulty {level}" for level, n in sorted(found.items()))
        print(f"{kind}: {found.total()} held ({levels}), {time.perf_counter() - began:.0f} s")
        print(*problems[:5], sep="\n", flush=True)
        failed += len(problems)
    print(f"{failed} disagreements")
    return 1 if failed else 0


def soak(kind: str, count: int, seed: str) -> tuple[Counter[int], list[str]]:
    """So many questions of a type, shared out among the tables that have it."""
    tables = [table for table in TABLES if kind in usual(table)]
    found: Counter[int] = Counter()
    problems = []
    for number in range(count):
        table = tables[number % len(tables)]
        (one,) = questions(table, kinds=kind, count=1, seed=f"soak/{seed}/{number}")
        try:
            holds(one)
        except AssertionError as problem:
            problems.append(f"  {problem}")
        found[one.difficulty] += 1
    return found, problems


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Measure the goals and print one line for each: ``python -m bench``.

Name some of ``sizes``, ``loading``, ``reading``, ``frames``, ``edits``, ``pictures``,
``strategy``, ``playouts``, ``solving``, ``agreement``, ``page`` and ``site`` to measure those only.
"""

from __future__ import annotations

import importlib
import sys

PARTS = (
    *("sizes", "loading", "reading", "frames", "edits", "pictures", "strategy"),
    *("playouts", "solving", "agreement", "page", "site"),
)


def main(wanted: list[str]) -> int:
    """Print every goal of the parts wanted; fail if one is not met."""
    unknown = set(wanted) - set(PARTS)
    if unknown:
        print(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
        return 2
    goals = []
    for part in wanted or PARTS:
        for goal in importlib.import_module(f"bench.{part}").goals():
            print(goal, flush=True)
            goals.append(goal)
    met = sum(goal.met for goal in goals)
    print(f"{met} goals met, {len(goals) - met} not met")
    return 0 if met == len(goals) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

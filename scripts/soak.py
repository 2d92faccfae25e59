"""Play whole matches of random legal cards and hold every deal to the rules: ``make soak``.

Players, variants, options and the order of rounds are drawn at random; some matches are stopped,
redealt, misdealt, or begin with short hands. ``tests/soak`` has a second reading of the rules.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool
from typing import Any

from tests.soak.play import GAMES, soak

CHUNK = 50
Counts = Counter[Any]
Task = tuple[str, str, int, int]


def main(arguments: list[str]) -> int:
    """Soak the games asked for and print what was played; 1 where something disagreed."""
    asked = _parser().parse_args(arguments)
    failed = 0
    for game in asked.game or GAMES:
        began = time.perf_counter()
        counts, problems = _soak(_tasks(game, asked), asked.jobs)
        failed += len(problems)
        for line in [*_lines(game, counts, time.perf_counter() - began), *problems]:
            print(line, flush=True)
    print(f"{failed} disagreements")
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000, help="matches of each game")
    parser.add_argument("--game", action="append", choices=GAMES, help="this game only")
    parser.add_argument("--seed", default="0", help="other matches for another seed")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser


def _tasks(game: str, asked: argparse.Namespace) -> list[Task]:
    end = asked.first + asked.matches
    return [
        (game, asked.seed, first, min(CHUNK, end - first))
        for first in range(asked.first, end, CHUNK)
    ]


def _soak(tasks: list[Task], jobs: int) -> tuple[Counts, list[str]]:
    if jobs == 1:
        return _gather(map(_one, tasks))
    with Pool(jobs) as pool:
        return _gather(pool.imap_unordered(_one, tasks))


def _gather(outcomes: Iterable[tuple[Counts, str | None]]) -> tuple[Counts, list[str]]:
    total: Counts = Counter()
    problems = []
    for counts, problem in outcomes:
        total += counts
        if problem is not None:
            problems.append(problem)
    return total, problems


def _one(task: Task) -> tuple[Counts, str | None]:
    """What was played, and the first disagreement, which ends its chunk."""
    try:
        return soak(*task), None
    except Exception as error:  # whatever went wrong, the other chunks still say how they went
        how = " ".join(getattr(error, "__notes__", ()))
        return Counter(), f"  {type(error).__name__}: {str(error)[:300]}\n  again: {how}"


def _lines(game: str, counts: Counts, seconds: float) -> list[str]:
    plain = {key: n for key, n in counts.items() if isinstance(key, str)}
    return [
        f"{game}: " + ", ".join(f"{n} {key}" for key, n in plain.items()) + f", {seconds:.0f} s",
        "  players: " + _listed(counts, "players"),
        "  variants: " + _listed(counts, "variant"),
    ]


def _listed(counts: Counts, kind: str) -> str:
    some = {key[1]: n for key, n in counts.items() if isinstance(key, tuple) and key[0] == kind}
    return ", ".join(f"{key} {some[key]}" for key in sorted(some, key=str))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

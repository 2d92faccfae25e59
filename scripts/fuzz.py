"""Look for texts that the readers cannot bear: ``make fuzz``.

Coverage of the readers guides which inputs are kept and changed again; what must hold for each of
them stands in ``tests/fuzz/targets.py``. An input for which it does not is written to
``test-results/fuzz`` and named at the end, and the search goes on.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

INSTRUMENTED = ("femkort_widgets.records", "femkort_widgets.i18n.messages")
FOUND = Path("test-results") / "fuzz"
LONGEST = 8_000
HANGS = 60  # seconds after which an input is given up; the targets themselves allow one
COSTS = {"words": 1, "faults": 4, "shown": 8}
"""Targets that take the same texts, and what one of them costs each: the dear ones come rarer."""
PULSE = re.compile(r"cov: (\d+) ft: (\d+) corp: (\d+)")
OPTIONS = (
    f"-max_len={LONGEST}",
    f"-timeout={HANGS}",
    f"-report_slow_units={HANGS}",
    f"-artifact_prefix={FOUND}/",
    "-rss_limit_mb=4096",
    "-handle_int=0",
    "-handle_term=0",
)


def main(arguments: list[str]) -> int:
    """Search in a process of its own and print what was tried; 1 where something did not hold."""
    asked = _parser().parse_args(arguments)
    if asked.inside:
        _Search(asked).run()
    with tempfile.TemporaryDirectory(prefix="femkort-fuzz-") as folder:
        return _watch([sys.executable, "-m", "scripts.fuzz", *arguments, "--inside", folder])


def _watch(command: list[str]) -> int:
    """Run the search and tell at its end how far it came."""
    seen: tuple[str | Any, ...] = ("0", "0", "0")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, errors="replace") as search:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the search, which then ends
        assert search.stderr is not None
        for line in search.stderr:
            pulse = PULSE.search(line)
            seen = pulse.groups() if pulse else seen
            if pulse is None and not line.startswith(("INFO:", "==")):
                print(line, end="", flush=True)
    covered, features, kept = seen
    print(f"{covered} places and {features} ways through them reached, {kept} inputs kept")
    return 1 if search.returncode else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scripts.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="at least so long")
    parser.add_argument("--runs", type=int, default=200_000, help="and at least so many inputs")
    parser.add_argument("--seed", type=int, default=1, help="another search for another seed")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    return parser


class _Search:
    """The search itself. An input begins with the number of its target."""

    def __init__(self, asked: argparse.Namespace) -> None:
        import atheris

        self.asked, self.atheris = asked, atheris
        with atheris.instrument_imports(include=INSTRUMENTED):
            from tests.fuzz import mutator, seeds, targets
        self.hold, self.mutator = targets.hold, mutator
        self.names, self.seeds = tuple(targets.TARGETS), seeds.seeds()
        seeds.warm()
        self.tried: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.found: dict[tuple[object, ...], Path] = {}
        self.stopped = self.ended = False
        self.began = time.perf_counter()

    def run(self) -> None:
        """Search until both time and number are reached; it ends the process."""
        folder: Path = self.asked.inside
        for number, name in enumerate(self.names):
            for index, seed in enumerate(self.seeds[name]):
                (folder / f"{name}-{index}").write_bytes(bytes([number]) + seed)
        FOUND.mkdir(parents=True, exist_ok=True)
        options = [sys.argv[0], str(folder), f"-seed={self.asked.seed}", *OPTIONS]
        self.atheris.Setup(options, self.one, custom_mutator=self.mutate)
        for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(asked_to_stop, self.stop)
        self.atheris.Fuzz()

    def one(self, given: bytes) -> None:
        """Try one input."""
        if not given or self.ended:
            return
        name = self.names[given[0] % len(self.names)]
        self.tried[name] += 1
        try:
            self.taken[name] += self.hold(name, given[1:])
        except Exception as error:
            self._note(name, given[1:], error)
        passed = time.perf_counter() - self.began
        enough = passed >= self.asked.seconds and self.tried.total() >= self.asked.runs
        if enough or self.stopped:
            self._end(passed)

    def stop(self, *_: object) -> None:
        """End with the input at hand, as Ctrl-C asks."""
        self.stopped = True

    def mutate(self, given: bytes, most: int, seed: int) -> bytes:
        """Another input for the same target, now and then with bytes changed blindly."""
        random = Random(seed)
        if not given or random.random() < 0.02:
            return bytes(self.atheris.Mutate(given, most))
        name = self.names[given[0] % len(self.names)]
        if name in COSTS:
            (name,) = random.choices(tuple(COSTS), tuple(1 / cost for cost in COSTS.values()))
        if random.random() < 0.05:
            changed = self.atheris.Mutate(given[1:], most - 1)
        else:
            change = self.mutator.mutated_json if name == "twin" else self.mutator.mutated
            changed = change(given[1:], random, self.seeds[name], most - 1)
        return bytes([self.names.index(name)]) + bytes(changed)

    def _note(self, name: str, given: bytes, error: Exception) -> None:
        """Keep the shortest input for each way to fail."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        key: tuple[Any, ...] = (name, type(error).__name__, last.filename, last.lineno)
        path = self.found.setdefault(key, FOUND / f"{name}-{len(self.found) + 1}")
        if not path.exists() or len(given) < path.stat().st_size:
            path.write_bytes(given)
            path.with_suffix(".txt").write_text("".join(traceback.format_exception(error)))

    def _end(self, passed: float) -> None:
        self.ended = True
        for name in self.names:
            print(f"{name}: {self.tried[name]} inputs, {self.taken[name]} of them accepted")
        for (target, kind, *_), path in self.found.items():
            print(f"  {kind} in {target}: {path}")
        total = self.tried.total()
        print(f"{total} inputs in {passed:.0f} s, {len(self.found)} findings", flush=True)
        os.kill(os.getpid(), signal.SIGKILL if self.found else signal.SIGUSR1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How long it takes until a widget class is there, against importing anywidget alone."""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from bench.goals import Goal

ROUNDS = 15
OURS = "import femkort_widgets; femkort_widgets.Table"
THEIRS = "import anywidget"
TIMED = """
from time import perf_counter
start = perf_counter()
{code}
print(perf_counter() - start)
"""


def milliseconds(code: str) -> float:
    """Run code in a fresh process and give how long it took there."""
    command = [sys.executable, "-c", TIMED.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout) * 1000


def goals() -> list[Goal]:
    """Measure both in turn, after one run each that warms the disk."""
    for code in (OURS, THEIRS):
        milliseconds(code)
    pairs = [(milliseconds(OURS), milliseconds(THEIRS)) for _ in range(ROUNDS)]
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    return [Goal("import to the first widget", "ms", ours, theirs, 1.15, THEIRS)]

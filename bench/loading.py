"""How long it takes until a widget class is there, against importing anywidget alone.

Processor time: importing waits for nothing, and other work on the machine does not count.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from bench.goals import Goal

ROUNDS = 21
OURS = "import femkort_widgets; femkort_widgets.Table"
THEIRS = "import anywidget"
TIMED = """
from time import process_time
start = process_time()
{code}
print(process_time() - start)
"""


def milliseconds(code: str) -> float:
    """Run code in a fresh process and give the processor time it took there."""
    command = [sys.executable, "-c", TIMED.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout) * 1000


def goals() -> list[Goal]:
    """Measure both in turn, after one run each that warms the disk."""
    for code in (OURS, THEIRS):
        milliseconds(code)
    pairs = [(milliseconds(OURS), milliseconds(THEIRS)) for _ in range(ROUNDS)]
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    return [Goal("import to the first widget, processor time", "ms", ours, theirs, 1.15, THEIRS)]

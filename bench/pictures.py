"""What a hand weighs outside the notebook and how long it takes: tables, picture, whole page.

A plain hand of Femkort in the middle of its second trick; processor time, from frames that are
there already.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

from bench.goals import Goal
from femkort_widgets import drawing, export
from femkort_widgets.core.games import rules
from femkort_widgets.framing import frames
from femkort_widgets.records.matches import Match

KB = 1024
HTML_KB, HTML_MS, SVG_MS = 8.0, 1.0, 0.1
PAGE_KB, PAGE_MS = 320.0, 20.0
TIMES = 400


def milliseconds(draw: Callable[[], str], times: int = TIMES) -> float:
    """The processor time of one drawing, in the median."""
    draw()
    taken = []
    for _ in range(times):
        began = time.process_time()
        draw()
        taken.append((time.process_time() - began) * 1000)
    return median(taken)


def goals() -> Iterator[Goal]:
    """Tables and picture of one hand, then the page with every language."""
    match = Match(rules("femkort"), seed=11)
    for _ in range(6):
        match.play(match.position.legal()[0])
    book = frames(match.record)
    size = len(drawing.html(book).encode()) / KB
    yield Goal("static HTML of a hand", "KB", size, HTML_KB)
    yield Goal("static HTML of a hand", "ms", milliseconds(lambda: drawing.html(book)), HTML_MS)
    yield Goal("SVG of a hand", "ms", milliseconds(lambda: drawing.svg(book)), SVG_MS)
    page = len(export.html(book).encode()) / KB
    yield Goal("exported page of a hand", "KB", page, PAGE_KB)
    taken = milliseconds(lambda: export.html(book), 40)
    yield Goal("exported page of a hand", "ms", taken, PAGE_MS)

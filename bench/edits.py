"""How long an edit takes, from the message of the page until the new frames are with it.

A hundred edits in a row, remarks, glyphs and cards by turns, all over an annotated Femkamp.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from bench.frames import annotated
from bench.goals import Goal
from femkort_widgets import Replay
from femkort_widgets.core.games import rules

EDITS = 100
ROUND_MS, MATCH_MS = 150.0, 500.0


def _wish(number: int) -> dict[str, Any]:
    wishes: tuple[dict[str, Any], ...] = (
        {"do": "comment", "text": f"Remark {number}."},
        {"do": "glyph", "glyph": "!?"[number // 3 % 2]},
        {"do": "bots", "upto": "trick"},
    )
    return wishes[number % 3]


def slowest(deals: int) -> float:
    """How much processor time the slowest of the edits takes, in milliseconds."""
    replay, taken = Replay(annotated(rules("femkamp"), deals)), []
    answers: list[dict[str, Any]] = []
    replay.send = lambda content, buffers=None: answers.append(content)
    for number in range(EDITS):
        cards = [frame["id"] for frame in replay.frames["frames"] if frame.get("played")]
        at = cards[7 * number % (len(cards) - 1)]
        message = {"kind": "edit", "at": at, "turn": replay.revision, **_wish(number)}
        began = time.process_time()
        replay._hear(replay, message, None)
        taken.append((time.process_time() - began) * 1000)
    done = sum("error" not in answer for answer in answers)
    assert done > EDITS * 0.9, answers
    assert replay.hand.faults == ()
    return max(taken)


def goals() -> Iterator[Goal]:
    """One round of 52 cards, and a match of five."""
    yield Goal("an edit of a round of Femkamp, the slowest", "ms", slowest(1), ROUND_MS)
    yield Goal("an edit of a match of five rounds, the slowest", "ms", slowest(5), MATCH_MS)

"""How much is sent to the page for a round of 52 cards, and how long it takes to make.

An annotated round: a remark on every trick or lap, a question, and a side line. From the text on:
reading, playing through, checking and drawing up.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from random import Random
from statistics import median

from bench.goals import Goal
from femkort_widgets.core.games import rules
from femkort_widgets.core.rules import Rules
from femkort_widgets.framing import frames
from femkort_widgets.records import dumps, loads
from femkort_widgets.records.matches import Match

KB = 1024
SIZE_KB, ROUND_MS = 40.0, 20.0
TIMES, MANY = 15, 100


def annotated(table: Rules, deals: int = 1) -> str:
    """The text of a match of so many deals, every trick or lap with a remark."""
    match, random = Match(table, seed=1), Random(1)
    for number in range(deals):
        if number:
            match.next_deal()
        while not match.position.over:
            match.play(random.choice(match.position.legal()))
    head, *plays = dumps(match.record).split("[Play]\n")
    return "[Play]\n".join([head, *map(_remarked, plays)])


def _remarked(play: str) -> str:
    """A remark after each line of cards; beside the first card the same card once more."""
    lines = re.sub(r"(?m)^(\d+\. .*)$", r"\1 { Who holds the rest of this suit? }", play)
    seat, card = lines.split()[1:3]
    first = f"{seat} {card}"
    return lines.replace(first, f"{first} (1. {first} {{ There is nothing else to lead. }})", 1)


def milliseconds(text: str, times: int = TIMES) -> float:
    """How much processor time it takes until the frames and faults of a text are there."""
    taken = []
    for _ in range(times):
        began = time.process_time()
        shown = frames(loads(text))
        taken.append((time.process_time() - began) * 1000)
        assert shown["faults"] == []
        assert any(frame["line"] for frame in shown["frames"])
        assert any(frame["comments"] for frame in shown["frames"])
    return median(taken)


def goals() -> Iterator[Goal]:
    """Size and time of one round of each kind that deals the whole pack, then of a hundred."""
    for name, table in (("Femkamp", rules("femkamp")), ("Fan Tan", rules("fan_tan"))):
        text = annotated(table)
        size = len(json.dumps(frames(text), separators=(",", ":")).encode()) / KB
        yield Goal(f"frames of a round of {name}, JSON", "KB", size, SIZE_KB)
        yield Goal(f"frames of a round of {name}", "ms", milliseconds(text), ROUND_MS)
    many = annotated(rules("fan_tan", deals=MANY), MANY)
    each = milliseconds(many, 3) / MANY
    yield Goal(f"frames of {MANY} rounds of Fan Tan, a round", "ms", each, ROUND_MS)

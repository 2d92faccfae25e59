"""The sample hand, card by card: who plays, each card of the hand, and why."""

from pathlib import Path

import pytest

from femkort_widgets.core.tricks import start
from tests.core.kit import table, texts, written

SAMPLE = "SQ ST D8 D7 D5 / S5 DA DT D3 C9 / SA S8 HJ DK D9 / SJ S6 H6 H4 CQ"
MOVES = "D5 DT DK H4 S8 SJ SQ S5 D7 DA D9 H6 D3 HJ S6 D8 ST C9 SA CQ"
GOLDEN = Path(__file__).parent / "sample.txt"


def told(position):
    parts = []
    for card, verdict in position.verdicts().items():
        why = verdict.reason
        facts = [f"{key}={why.params[key]}" for key in ("beat",) if key in why.params]
        binds = [f"binds {texts(why.binds)}"] if why.binds else []
        parts.append(" ".join([str(card), why.key, *facts, *binds]))
    return "; ".join(parts)


@pytest.mark.cites("FK-31", "FK-32", "FK-33", "FK-34", "FK-35", "FK-38")
def test_the_verdicts_of_the_sample_are_those_checked_by_hand():
    position = start(table(), written(SAMPLE))
    lines = []
    for move in MOVES.split():
        before, position = position, position.play(move)
        lines.append(f"{'SWNE'[before.to_play]} plays {move}: {told(before)}")
        if not position.trick.cards:
            lines.append(f"=> {'SWNE'[position.tricks[-1].winner]}")
    assert lines == GOLDEN.read_text(encoding="utf-8").splitlines()
    assert position.result.winner == 2

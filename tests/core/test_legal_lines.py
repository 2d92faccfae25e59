"""How many ways a deal can be played, counted once by another program."""

from dataclasses import replace

import pytest

from femkort_widgets.core.opening import start
from tests.core.kit import played, table, written

DEAL = written("S5 SK H7 D9 / SA S3 H2 C4 / DA D2 C9 CT", dealer=2)


def lines(position):
    if position.over:
        return 1
    return sum(lines(position.play(card)) for card in position.legal())


def without_duties(rules):
    return replace(rules, plan=tuple(replace(this, obligations=()) for this in rules.plan))


@pytest.mark.cites("FK-31", "FK-33", "FK-59")
@pytest.mark.parametrize(
    ("rules", "count"),
    [
        pytest.param(table(players=3), 1116, id="follow and head"),
        pytest.param(table("no_heading", players=3), 1984, id="follow"),
        pytest.param(without_duties(table(players=3)), 13824, id="free"),
    ],
)
def test_the_legal_lines_of_a_deal_are_as_many_as_counted_elsewhere(rules, count):
    assert lines(start(rules, DEAL)) == count


@pytest.mark.cites("FK-38")
def test_the_winners_of_a_line_lead_as_counted_elsewhere():
    position, seen = start(table(players=3), DEAL), []
    for move in "S5 SA C9 C4 CT D9 D2 H7 H2 DA SK S3".split():
        seen.append(position.to_play)
        position = played(position, move)
    assert seen == [0, 1, 2, 1, 2, 0, 2, 0, 1, 2, 0, 1]
    assert position.tricks[-1].winner == 2

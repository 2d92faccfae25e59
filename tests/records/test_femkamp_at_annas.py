"""A whole Femkamp as a record: its five rounds bring what the table of the example says."""

from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.core.scoring import Result
from femkort_widgets.records.walk import Walk, walks

PATH = Path(__file__).parents[2] / "notebooks" / "femkamp_at_annas.ttn"
TABLE = {
    "pass": (2, 4, 3, 4),
    "clubs": (5, 2, 4, 2),
    "queens": (4, 8, 0, 4),
    "fan_tan": (7, 5, 0, 3),
    "grand": (-3, -5, -2, -3),
}


@pytest.fixture(scope="module")
def played() -> list[Walk]:
    return list(walks(fw.load(PATH).matches[0]))


def result(walk: Walk) -> Result:
    assert walk.end is not None
    assert walk.end.result is not None
    return walk.end.result


def test_the_record_has_no_fault_and_is_written_back_byte_for_byte() -> None:
    record = fw.load(PATH)
    assert record.faults == ()
    assert fw.dumps(record) == PATH.read_text(encoding="utf-8")


@pytest.mark.cites("FP-77", "FP-78", "FP-101", "C-FP-18")
def test_every_round_brings_what_the_table_says_and_cecilie_wins(played: list[Walk]) -> None:
    points = {walk.start.round.key: result(walk).points for walk in played if walk.start}
    assert points == TABLE
    assert list(points) == list(TABLE)
    sums = tuple(map(sum, zip(*points.values(), strict=True)))
    assert sums == (15, 14, 5, 10)
    match = fw.load(PATH).matches[0]
    assert list(match.names.values()) == ["Anna", "Bjørn", "Cecilie", "Dag"]
    last = match.rounds[-1].total
    assert last is not None
    assert min(last, key=lambda label: last[label]) == "N"
    assert tuple(last.values()) == sums


@pytest.mark.cites("FP-20", "FP-54", "FP-58", "FP-61", "FP-78")
def test_cecilie_took_no_queen_and_went_out_first(played: list[Walk]) -> None:
    assert [walk.dealt.dealer for walk in played] == [3, 0, 1, 2, 3]
    queens, rows = played[2].end, played[3].end
    assert queens is not None
    assert rows is not None
    taken = [trick.winner for trick in queens.tricks for card in trick.cards if card.rank == 12]
    assert [taken.count(seat) for seat in range(4)] == [1, 2, 0, 1]
    assert rows.out == 2
    assert str(rows.moves[0]) == "H7"
    assert not any(walk.end.irregular for walk in played if walk.end)


def test_every_hand_is_the_one_that_the_seed_deals(played: list[Walk]) -> None:
    rules = fw.rules("femkamp")
    for number, walk in enumerate(played):
        assert walk.start is not None
        dealer = walk.dealt.dealer
        assert walk.start.deal == fw.deal(rules, seed=12, dealer=dealer, number=number)

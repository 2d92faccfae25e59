"""The worked examples of the rules: what each replay of the notebook claims is what happens."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import femkort_widgets as fw
from femkort_widgets.records.model import RoundRecord
from femkort_widgets.records.walk import Step, Walk, walk, walks

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
NOTEBOOK = NOTEBOOKS / "worked_examples.ipynb"
EXAMPLES = (
    "four_honours",
    "upwards",
    "one_too_few",
    "four_of_spades",
    "queen_under_king",
    "thirteen_tricks",
    "all_clubs_and_queens",
    "small_seven",
)


def test_every_hand_of_the_notebook_is_claimed_here() -> None:
    assert tuple(hands()) == EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_no_faults_and_is_written_as_the_writer_would(name: str) -> None:
    record = fw.loads(hands()[name])
    assert record.faults == ()
    assert fw.dumps(record) == hands()[name]


@pytest.mark.cites("FK-35", "FK-36", "FK-39")
def test_four_honours_led_with_the_ace_are_legal_and_the_ace_wins() -> None:
    end = end_of("four_honours")
    assert cards(end, 0) == "SA SK SQ SJ"
    assert end.tricks[0].winner == 0
    assert end.irregular == ()


@pytest.mark.cites("FK-33", "C-FK-19")
def test_led_with_the_jack_they_come_upwards_each_the_only_legal_card() -> None:
    _, *followers = main_line("upwards")
    assert [step.before.legal() for step in followers] == [(step.move.card,) for step in followers]
    assert cards(end_of("upwards"), 0) == "SJ SQ SK SA"


@pytest.mark.cites("FK-42", "C-FK-01", "C-FK-04")
def test_who_wins_trick_four_with_a_last_card_hands_the_lead_to_the_left() -> None:
    end = end_of("one_too_few")
    fourth, fifth = end.tricks[3:]
    assert (fourth.winner, fifth.leader, fifth.seats) == (0, 1, (1, 2))
    assert the_round("one_too_few").score == {"S": 0, "W": 3, "N": 0}
    assert points(end) == (0, 1, 0)


@pytest.mark.cites("FP-30", "FP-31", "FP-32")
def test_the_queen_of_spades_takes_the_trick_and_a_void_player_cannot() -> None:
    end = end_of("four_of_spades")
    assert cards(end, 0) == "S4 SQ H2 S9"
    assert end.tricks[0].winner == 1
    assert verdict(main_line("four_of_spades")[2]).reason.key == "void"


@pytest.mark.cites("FP-33", "C-FP-22")
def test_with_the_three_instead_the_nine_takes_it() -> None:
    line = side_line("four_of_spades")[-1].after
    assert line is not None
    assert cards(line, 0) == "S4 S3 H2 S9"
    assert line.tricks[0].winner == 3


@pytest.mark.cites("FP-46", "FP-47", "FP-48")
def test_a_queen_under_the_king_is_legal_and_safe() -> None:
    queen = main_line("queen_under_king")[2]
    assert (queen.before.round.key, str(queen.move.card)) == ("queens", "DQ")
    assert verdict(queen).legal
    assert end_of("queen_under_king").tricks[0].winner == 1


@pytest.mark.cites("FP-49")
def test_the_queen_that_waited_is_the_only_card_and_goes_home_with_its_owner() -> None:
    line = side_line("queen_under_king")
    queen = next(step for step in line if str(step.move.card) == "DQ")
    assert queen.before.legal() == (queen.move.card,)
    end = line[-1].after
    assert end is not None
    assert (queen.seat, end.tricks[1].winner) == (2, 2)


@pytest.mark.cites("FP-63", "FP-67", "FP-75")
def test_who_takes_all_thirteen_tricks_in_grand_goes_down_thirteen() -> None:
    end = end_of("thirteen_tricks")
    assert end.round.key == "grand"
    assert {trick.winner for trick in end.tricks} == {0}
    assert points(end) == (-13, 0, 0, 0)


@pytest.mark.cites("FP-67", "FP-68")
@pytest.mark.parametrize("seed", range(40))
def test_nothing_the_others_play_stops_the_thirteen_tricks(seed: int) -> None:
    random = Random(seed)
    position = main_line("thirteen_tricks")[0].before
    leads = [trick.cards[0] for trick in end_of("thirteen_tricks").tricks]
    while not position.over:
        at_lead = not position.trick.cards
        move = leads[len(position.tricks)] if at_lead else random.choice(position.legal())
        position = position.play(move)
    assert points(position) == (-13, 0, 0, 0)


@pytest.mark.cites("FP-97", "C-FP-13")
def test_all_clubs_and_queens_cost_thirty_two_in_the_last_round_of_sjukamp() -> None:
    end = end_of("all_clubs_and_queens")
    assert end.round.key == "clubs_and_queens"
    assert end.tricks == end_of("thirteen_tricks").tricks
    assert points(end) == (32, 0, 0, 0)


@pytest.mark.cites("FP-10", "FP-70", "FP-76", "FP-77", "FP-78", "C-FP-18")
def test_cecilie_wins_at_annas_without_a_queen_and_first_out_in_fan_tan() -> None:
    record = fw.load(NOTEBOOKS / "femkamp_at_annas.ttn")
    assert record.faults == ()
    (evening,) = record.matches
    assert list(evening.names.values()) == ["Anna", "Bjørn", "Cecilie", "Dag"]
    sheet = {hand.kind: tuple((hand.score or {}).values()) for hand in evening.rounds}
    assert sheet == {
        "pass": (2, 4, 3, 4),
        "clubs": (5, 2, 4, 2),
        "queens": (4, 8, 0, 4),
        "fan_tan": (7, 5, 0, 3),
        "grand": (-3, -5, -2, -3),
    }
    assert tuple((evening.rounds[-1].total or {}).values()) == (15, 14, 5, 10)
    ends = {hand.kind: one.end for hand, one in zip(evening.rounds, walks(evening), strict=True)}
    assert {kind: points(end) for kind, end in ends.items() if end is not None} == sheet
    queens, rows = sheet["queens"], sheet["fan_tan"]
    assert queens[1] + rows[1] - queens[2] - rows[2] == 13
    assert ends["fan_tan"] is not None
    assert ends["fan_tan"].out == 2


@pytest.mark.cites("LS-32", "LS-45", "LS-56", "C-LS-06")
def test_a_seven_that_takes_the_last_trick_scores_twice() -> None:
    end = end_of("small_seven")
    assert cards(end, -1) == "H7 SA SK CQ"
    assert points(end) == (0, 2, 0, 0)
    assert the_round("small_seven").score == {"S": 0, "W": 2, "N": 0, "E": 0}


@pytest.mark.cites("LS-43", "LS-56")
def test_without_the_bonus_it_scores_once() -> None:
    plain = hands()["small_seven"].replace('[Variants "small_card_bonus"]\n', "")
    end = walk(fw.loads(plain).matches[0], 0).end
    assert end is not None
    assert points(end) == (0, 1, 0, 0)


@cache
def hands() -> dict[str, str]:
    """Every hand that the notebook writes down, by the name it has there."""
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    return dict(_written(ast.parse("\n".join(code))))


def _written(code: ast.Module) -> Iterator[tuple[str, str]]:
    for node in code.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            yield ast.unparse(node.targets[0]), str(node.value.value)


@cache
def played(name: str) -> Walk:
    return walk(fw.loads(hands()[name]).matches[0], 0)


def end_of(name: str) -> fw.Position:
    end = played(name).end
    assert end is not None
    return end


def main_line(name: str) -> list[Step]:
    return [step for step in played(name).steps if step.line == 0]


def side_line(name: str) -> list[Step]:
    return [step for step in played(name).steps if step.line == 1]


def the_round(name: str) -> RoundRecord:
    return fw.loads(hands()[name]).matches[0].rounds[0]


def verdict(step: Step) -> fw.Verdict:
    assert step.move.card is not None
    return step.before.verdicts()[step.move.card]


def points(position: fw.Position) -> tuple[int, ...]:
    assert position.result is not None
    return position.result.points


def cards(position: fw.Position, trick: int) -> str:
    return " ".join(map(str, position.tricks[trick].cards))

"""The hand of RECORDS.md: byte for byte, without a fault, and as a tree."""

from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.records.model import Record
from femkort_widgets.records.play import Play
from femkort_widgets.records.walk import walk

PATH = Path(__file__).parents[2] / "notebooks" / "the_ace_that_waited.ttn"


@pytest.fixture
def record() -> Record:
    return fw.load(PATH)


@pytest.fixture
def play(record: Record) -> Play:
    play = record.matches[0].rounds[0].play
    assert play is not None
    return play


def test_the_sample_is_written_back_byte_for_byte(record: Record, tmp_path: Path) -> None:
    copy = tmp_path / "copy.ttn"
    fw.dump(record, copy)
    assert copy.read_bytes() == PATH.read_bytes()


def test_the_sample_has_no_fault(record: Record) -> None:
    assert record.faults == ()


def test_tags_of_match_and_round_are_read(record: Record) -> None:
    match = record.matches[0]
    assert (match.title, match.game, match.seats) == (
        "The ace that waited",
        "femkort",
        ("S", "W", "N", "E"),
    )
    assert match.names == {"S": "Ada", "W": "Bo", "N": "Cy", "E": "Di"}
    assert (match.lang, match.variants, match.options) == ("en", (), {})
    one = match.rounds[0]
    assert (one.dealer, one.kind, one.attempt, one.pot) == ("E", None, 1, None)
    assert one.score == {"S": 0, "W": 0, "N": 4, "E": 0}
    assert one.hands is not None
    assert [str(card) for card in one.hands.lines[2].cards] == ["SA", "S8", "HJ", "DK", "D9"]


def test_the_play_is_a_tree_of_tricks_cards_and_variations(play: Play) -> None:
    assert [trick.winner for trick in play.tricks] == ["N", "S", "W", "S", "N"]
    jack = play.tricks[3].moves[1]
    assert (str(jack.card), jack.glyphs) == ("HJ", ("!",))
    assert jack.stop is not None
    assert jack.stop.text == "Cy is void in diamonds and holds [SA] and [HJ]. Which card goes?"
    side = jack.variations[0].tricks
    assert [(trick.number, trick.leader, trick.later) for trick in side] == [
        (4, "N", True),
        (5, "S", False),
    ]
    assert side[1].comments[0].text == "Ada's ten takes the pot."
    assert [str(move) for move in play.moves[-4:]] == ["ST", "C9", "SA", "CQ"]


def test_tricks_cards_and_variations_print_as_they_are_written(play: Play) -> None:
    assert str(play.tricks[1]) == "2. N: S8 SJ$7 SQ$7 S5$7 => S"
    jack = play.tricks[3].moves[1]
    assert str(jack) == "HJ!"
    assert str(jack.variations[0]) == "(4... N: SA? S6 D8$7 => S 5. S: ST C9 HJ CQ => S)"


def test_the_walk_goes_through_both_lines(record: Record) -> None:
    steps = walk(record.matches[0], 0).steps
    jack, ace = steps[13], steps[14]
    assert (str(jack.move.card), str(ace.move.card)) == ("HJ", "SA")
    assert (jack.line, ace.line, ace.parent, jack.parent) == (0, 1, 12, 12)
    assert ace.variation is not None
    assert ace.variation.replaces == 13
    assert steps[12].text[0] == jack_stop(record)
    assert [step.line for step in steps[14:21]] == [1] * 7
    assert (str(steps[21].move.card), steps[21].parent) == ("S6", 13)
    assert steps[20].after is not None
    assert steps[20].after.result is not None
    assert steps[20].after.result.winner == 0
    assert steps[-1].after is not None
    assert steps[-1].after.result is not None
    assert steps[-1].after.result.winner == 2


def jack_stop(record: Record) -> object:
    play = record.matches[0].rounds[0].play
    assert play is not None
    return play.tricks[3].moves[1].stop

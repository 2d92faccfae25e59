"""The stops of a record as an exercise: what is asked, what is right, what stays hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.classroom import Question, check, dumps, for_pupil, from_record, loads
from femkort_widgets.errors import Error
from femkort_widgets.records import examples

EXAMPLES = sorted(
    path for path in Path(examples.__path__[0]).glob("*.ttn") if "{?" in path.read_text("utf-8")
)
HAND = """[Game "femkort"][Seats "A B C"][Round "1"][Dealer "C"]
[Deal]
A: SA S2 H3
B: S5 S4 D6
C: SK C7 C8
[Play]
{? Which one? [%ok SA S2] [%best SA] [%say H3 "Not [HK], but a heart."] [%hint "A spade."] }
1. A: S2 {? } S5 {? And you? [%say C7 "No."] } SK => C *
"""


def hand(*, opened: bool = False) -> tuple[Question, ...]:
    return from_record(HAND, opened=opened).questions


def test_every_stop_of_the_main_line_is_asked_of_who_is_to_play() -> None:
    asked = hand()
    assert [one.seat for one in asked] == [0, 1, 2]
    assert [len(one.position.moves) for one in asked] == [0, 1, 2]
    assert [one.kind for one in asked] == ["stop"] * 3


def test_the_cards_that_the_author_names_are_right_else_those_that_may_be_played() -> None:
    first, second, third = hand()
    assert {*first.right} == {frozenset({"SA"}), frozenset({"S2"})}
    assert {*second.right} == {frozenset({"S5"}), frozenset({"S4"})}
    assert {*third.right} == {frozenset({"SK"})}


def test_the_author_speaks_first_and_the_rules_where_he_says_nothing() -> None:
    first, _, third = hand()
    voice = first.voice("en", "prose")
    assert voice.say(first.choice("H3").feedback) == "Not [HK], but a heart."
    assert first.choice("SA").feedback.key == "quiz.stop.right"
    assert third.choice("C7").feedback.key == "quiz.said"
    assert third.choice("C8").feedback.verdict is not None


@pytest.mark.parametrize("opened", [False, True])
def test_other_hands_are_hidden_unless_they_are_opened(opened: bool) -> None:
    third = hand(opened=opened)[2]
    assert third.opened is opened
    assert ("H3" in third.record) is opened
    assert "[%ok" not in third.record
    paper = for_pupil(from_record(HAND, mode="exam", opened=opened))
    assert "Not " not in str(paper)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_exercise_of_stops_is_the_same_after_writing_and_reading(path: Path) -> None:
    made = from_record(fw.load(path))
    text = dumps(made)
    again = loads(text)
    assert dumps(again) == text
    assert again.version == made.version
    assert [one.right for one in again.questions] == [one.right for one in made.questions]
    given = {str(n): sorted(one.right[0]) for n, one in enumerate(made.questions, 1)}
    assert check(again, given).score == len(made.questions)


@pytest.mark.parametrize("text", ["", '[Game "femkort"]', HAND.replace("{?", "{")])
def test_a_record_without_a_stop_is_refused(text: str) -> None:
    with pytest.raises(Error) as problem:
        from_record(text)
    assert problem.value.key == "classroom.no_stops"


def test_stops_are_written_and_never_drawn() -> None:
    with pytest.raises(Error):
        fw.classroom.questions("femkort", kinds="stop", count=1)

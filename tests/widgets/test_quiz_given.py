"""What a quiz is made of: games, sheets, records with stops; and what it refuses in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.classroom import Draw, dumps, questions
from femkort_widgets.errors import Error
from femkort_widgets.records import examples
from tests.widgets.quiz_kit import RULES, answer, exercise, wish

(LEGAL,) = questions("femkort", kinds="legal", count=1, seed="row")


@pytest.mark.parametrize(
    ("given", "more", "key"),
    [
        ("no_such_game", {}, "no_game"),
        ("missing.toml", {}, "classroom.no_file"),
        (Path("missing.ttn"), {}, "classroom.no_file"),
        (Path("a\0.ttn"), {}, "classroom.file"),
        ("sheet = 2\n", {}, "classroom.field"),
        ("a = [", {}, "classroom.sheet"),
        (17, {}, "wrong_type"),
        ([], {}, "classroom.empty"),
        ("femkort", {"mode": "hard"}, "choice"),
        ("femkort", {"kinds": "riddle"}, "choice"),
        ("femkort", {"kinds": 5}, "choice"),
        ("femkort", {"difficulty": 2.5}, "choice"),
        ("femkort", {"difficulty": [[1]]}, "choice"),
        ("femkort", {"difficulty": "hard"}, "choice"),
        ("femkort", {"count": 0}, "choice"),
        ("femkort", {"count": 10_000}, "choice"),
        ("femkort", {"student": 3}, "wrong_type"),
        ("femkort", {"colour": "red"}, "widget_argument"),
        (exercise(LEGAL), {"count": 3}, "classroom.drawn"),
        (exercise(LEGAL), {"seed": 3}, "classroom.drawn"),
        (exercise(draws=(Draw(RULES[0]),)), {}, "classroom.no_name"),
        (exercise(LEGAL, mode="exam"), {"mode": "explain"}, "classroom.exam"),
        (dumps(exercise(LEGAL, mode="exam")), {"mode": "ask"}, "classroom.exam"),
        (exercise(LEGAL), {"mode": "hard"}, "choice"),
        (examples.__path__[0] + "/femkort_heading.ttn", {}, "classroom.no_stops"),
    ],
)
def test_arguments_that_are_not_possible_are_answered_with_a_sentence(
    given: Any, more: dict[str, Any], key: str
) -> None:
    with pytest.raises(Error) as problem:
        fw.Quiz(given, **more)
    assert problem.value.key == key


def test_another_pupil_gets_other_deals_and_the_same_pupil_the_same(tmp_path: Path) -> None:
    sheet = dumps(exercise(draws=(Draw(RULES[0], 3, ("legal",)),)))
    (tmp_path / "copied.toml").write_text(sheet, "utf-8")
    file = str(tmp_path / "copied.toml")
    ada, bo, again = (fw.Quiz(file, student=name) for name in ("Ada", "Bo", " Ada "))
    assert ada.frames != bo.frames
    assert ada.frames == again.frames
    with pytest.raises(Error) as problem:
        fw.Quiz(file, student="Bo", answers=ada.answers)
    assert problem.value.key == "classroom.other_student"
    assert fw.Quiz("femkort", seed=3, student="Ada").frames != fw.Quiz("femkort", seed=3).frames


@pytest.mark.parametrize(
    ("own", "wanted", "mode"),
    [
        ("ask", None, "ask"),
        ("ask", "explain", "explain"),
        ("ask", "exam", "exam"),
        ("exam", "exam", "exam"),
        ("exam", None, "exam"),
    ],
)
def test_a_quiz_has_the_mode_of_its_sheet_or_another_that_tells_no_more_of_an_exam(
    own: str, wanted: str | None, mode: str
) -> None:
    quiz = fw.Quiz(dumps(exercise(LEGAL, mode=own)), mode=wanted)
    assert quiz.exercise.mode == quiz.state["mode"] == mode


@pytest.mark.cites("FK-33")
def test_the_stops_of_a_record_are_asked() -> None:
    path = Path(examples.__path__[0]) / "femkort_ace_that_waited.ttn"
    quiz = fw.Quiz(fw.load(path))
    for same in (path, str(path), path.read_text("utf-8")):
        assert fw.Quiz(same).frames == quiz.frames
    assert quiz.state["question"]["kind"] == "stop"
    answer(quiz, "SA")
    assert quiz.state["reply"]["grade"] == "wrong"
    wish(quiz, "again")
    answer(quiz, "HJ")
    assert quiz.state["reply"]["grade"] == "right"
    assert quiz.state["title"] == quiz.exercise.title != ""

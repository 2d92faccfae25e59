"""Answers files: gone on with, kept up to date, and never written over somebody else's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets import classroom
from femkort_widgets.classroom import gather, questions
from femkort_widgets.errors import Error
from tests.widgets.quiz_kit import answer, exercise, page_of, right, wish, wrong

TWO = questions("femkort", kinds="legal", count=2, seed="file")
MARKUP = "<img src=x onerror=alert(1)> & [HQ]"


def test_an_answers_file_is_kept_up_to_date_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    quiz = fw.Quiz(exercise(*TWO), student="Ada", answers=path)
    assert not path.exists()
    answer(quiz, *right(TWO[0]))
    assert json.loads(path.read_text("utf-8")) == quiz.answers
    again = fw.Quiz(exercise(*TWO), student="Ada", answers=str(path))
    assert again.state["at"] == 1
    answer(again, *wrong(TWO[1]))
    (paper,) = gather(exercise(*TWO), tmp_path).papers
    assert paper.outcome is not None
    assert (paper.student, paper.outcome.score) == ("Ada", 1)


@pytest.mark.parametrize("student", ["Bo", ""])
def test_answers_are_never_written_over_those_of_somebody_else(
    tmp_path: Path, student: str
) -> None:
    path = tmp_path / "ada.json"
    ada = fw.Quiz(exercise(*TWO), student="Ada")
    answer(ada, *right(TWO[0]))
    ada.save(path)
    before = path.read_bytes()
    other = fw.Quiz(exercise(*TWO), student=student)
    with pytest.raises(Error) as problem:
        other.save(path)
    assert problem.value.key == "classroom.other_student"
    with pytest.raises(Error):
        fw.Quiz(exercise(TWO[0]), student="Ada").save(path)
    assert path.read_bytes() == before


def test_answers_are_never_written_over_by_a_quiz_that_does_not_hold_them(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    one, two = (fw.Quiz(exercise(*TWO), student="Ada", answers=path) for _ in range(2))
    answer(one, *right(TWO[0]))
    before = path.read_bytes()
    answer(two, *wrong(TWO[0]))
    assert two.state["problem"]
    with pytest.raises(Error) as problem:
        fw.Quiz(exercise(*TWO), student="Ada").save(path)
    assert problem.value.key == "classroom.other_answers"
    assert path.read_bytes() == before
    assert two.answers["answers"]["1"] == wrong(TWO[0])
    answer(one, *right(TWO[1]))
    assert json.loads(path.read_text("utf-8")) == one.answers


@pytest.mark.parametrize("mode", ["ask", "exam"])
def test_an_attempt_more_is_written_over_those_before(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "ada.json"
    quiz = fw.Quiz(exercise(*TWO, mode=mode), student="Ada", answers=path)
    answer(quiz, *wrong(TWO[0]))
    again = fw.Quiz(exercise(*TWO, mode=mode), student="Ada", answers=path)
    wish(again, "go", at=0)
    if mode == "ask":
        wish(again, "again")
    answer(again, *right(TWO[0]))
    assert not again.state["problem"]
    assert json.loads(path.read_text("utf-8")) == again.answers
    assert len(again.trace) == 2


@pytest.mark.parametrize("seconds", [10**400, float("nan"), float("inf"), -1, "2", True])
def test_seconds_that_nobody_measured_are_left_out(seconds: object) -> None:
    given = {"answers": {}, "trace": [{"number": "1", "answer": None, "seconds": seconds}]}
    quiz = fw.Quiz(exercise(*TWO), answers=given)
    assert [one["seconds"] for one in quiz.trace] == [None]


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '"a"', "\x00", "[" * 100_000])
def test_a_file_that_cannot_be_read_is_said_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Error) as problem:
        fw.Quiz(exercise(*TWO), answers=path)
    assert problem.value.key in ("classroom.file", "classroom.answers")
    with pytest.raises(Error):
        fw.Quiz(exercise(*TWO)).save(path)
    assert path.read_text("utf-8") == text


def test_a_file_that_cannot_be_written_is_said_in_the_quiz_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "ada.json"
    quiz = fw.Quiz(exercise(*TWO), answers=path)
    folder.rmdir()
    answer(quiz, *right(TWO[0]))
    assert quiz.state["problem"]
    assert quiz.score == 1
    folder.mkdir()
    wish(quiz, "go", at=1)
    assert not quiz.state["problem"]
    answer(quiz, *right(TWO[1]))
    assert json.loads(path.read_text("utf-8")) == quiz.answers


def test_markup_in_a_name_stays_text() -> None:
    quiz = fw.Quiz(exercise(*TWO, title=MARKUP), student=MARKUP)
    html = quiz._repr_mimebundle_()[0]["text/html"]
    assert "<img" not in html
    assert "&lt;img" in html
    assert quiz.answers["student"] == MARKUP
    assert "\\u0000" not in page_of(quiz)


def test_the_questions_are_written_out_for_paper() -> None:
    quiz = fw.Quiz(exercise(*TWO), lang="fr")
    data = quiz._repr_mimebundle_()[0]
    for at in range(2):
        wish(quiz, "go", at=at)
        assert TWO[at].text("fr") in repr(quiz)
    assert data["text/html"].count("<li>") == sum(len(one.keys) for one in TWO)
    assert 'lang="fr"' in data["text/html"]


@pytest.mark.parametrize("path", ["a\0b", "."])
def test_a_path_that_is_none_is_named(path: str) -> None:
    for use in (
        lambda: fw.Quiz(exercise(*TWO), answers=path),
        lambda: fw.Quiz(exercise(*TWO)).save(path),
    ):
        with pytest.raises(Error) as problem:
            use()
        assert problem.value.key == "classroom.file"
    with pytest.raises(Error):
        fw.Quiz(exercise(*TWO)).save(5)  # type: ignore[arg-type]


def test_a_path_that_is_empty_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for use in (
        lambda: fw.Quiz(""),
        lambda: fw.Quiz(exercise(*TWO), answers=""),
        lambda: fw.Quiz(exercise(*TWO)).save(""),
        lambda: classroom.load(""),
    ):
        with pytest.raises(Error) as problem:
            use()
        assert (problem.value.key, problem.value.data) == ("classroom.no_file", {"path": "“”"})
    with pytest.raises(FileNotFoundError):
        fw.load("")

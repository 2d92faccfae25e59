"""Quiz: what a pupil may do in each mode, what counts, and what comes back to Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.classroom import check, questions
from femkort_widgets.errors import Error
from femkort_widgets.i18n import languages, translate
from tests.widgets.quiz_kit import answer, exercise, one_of_each, right, wish, wrong

EACH = one_of_each()
LEGAL = questions("femkort", kinds="legal", count=6, seed="row")


def opened(*asked: Any, **more: Any) -> fw.Quiz:
    mode, fading = more.pop("mode", "ask"), more.pop("fading", 3)
    return fw.Quiz(exercise(*(asked or EACH), mode=mode, fading=fading), **more)


@pytest.mark.parametrize("mode", ["explain", "ask", "exam"])
def test_the_answers_are_worth_the_same_in_the_quiz_and_headless(mode: str) -> None:
    quiz = opened(mode=mode)
    for at, question in enumerate(EACH):
        wish(quiz, "go", at=at)
        answer(quiz, *(wrong(question) if at % 3 == 0 else right(question)))
    marked = check(quiz.exercise, quiz.answers)
    assert [mark.verdict == "right" for mark in marked.marks] == [at % 3 != 0 for at in range(11)]
    assert quiz.score == (None if mode == "exam" else marked.score)
    assert quiz.possible == marked.possible == 11
    wish(quiz, "go", at=len(EACH))
    assert quiz.state["question"] is None
    assert quiz.state["score"] == quiz.score
    assert sum(kind["of"] for kind in quiz.state["kinds"]) == 11
    done = sum(kind["right"] for kind in quiz.state["kinds"])
    assert done == (11 if mode == "exam" else 7)


def test_the_first_answer_counts_and_every_attempt_is_kept() -> None:
    quiz = opened(LEGAL[0])
    answer(quiz, *wrong(LEGAL[0]))
    assert quiz.state["reply"]["grade"] == "wrong"
    wish(quiz, "again")
    assert quiz.state["question"]["takes"]
    assert not quiz.state["reply"]
    answer(quiz, *right(LEGAL[0]))
    assert quiz.state["reply"]["grade"] == "right"
    assert quiz.score == 0
    assert [one["right"] for one in quiz.trace] == [False, True]
    assert [one["answer"] for one in quiz.trace] == [wrong(LEGAL[0]), right(LEGAL[0])]
    assert all(isinstance(one["seconds"], float) for one in quiz.trace)
    assert quiz.state["dots"][0]["state"] == "wrong"


def test_a_wrong_answer_leaves_the_right_cards_to_be_found() -> None:
    question = next(one for one in LEGAL if len(one.right[0]) < len(one.keys) - 1)
    quiz = opened(question)
    answer(quiz, *wrong(question))
    assert [line["key"] for line in quiz.state["reply"]["lines"]] == wrong(question)
    told = opened(question, mode="explain")
    answer(told, *wrong(question))
    named = {line["key"] for line in told.state["reply"]["lines"] if line["right"]}
    assert named == set(question.right[0])


def test_what_is_shown_does_not_count() -> None:
    quiz = opened(LEGAL[0])
    wish(quiz, "show")
    assert quiz.state["reply"]["grade"] == "shown"
    assert [one["key"] for one in quiz.state["reply"]["lines"]] == [
        key for key in LEGAL[0].keys if key in LEGAL[0].right[0]
    ]
    answer(quiz, *right(LEGAL[0]))
    assert quiz.score == 0
    assert quiz.answers["answers"] == {"1": None}
    assert [one["answer"] for one in quiz.trace] == [None]
    assert fw.Quiz(quiz.exercise, answers=quiz.answers).state["dots"][0]["state"] == "shown"


def test_an_exam_keeps_the_last_answer_and_says_nothing() -> None:
    quiz = opened(*LEGAL[:2], mode="exam")
    answer(quiz, *right(LEGAL[0]))
    answer(quiz, *wrong(LEGAL[0]))
    for refused in ("show", "again"):
        wish(quiz, refused)
    assert quiz.answers["answers"]["1"] == wrong(LEGAL[0])
    assert (quiz.score, quiz.state["score"], quiz.state["reply"]) == (None, None, None)
    assert [one["state"] for one in quiz.state["dots"]] == ["kept", "open"]
    assert check(quiz.exercise, quiz.answers).score == 0


def test_less_is_said_after_enough_right_answers_of_a_kind() -> None:
    quiz = opened(*LEGAL, fading=2)
    said = []
    for at, question in enumerate(LEGAL):
        wish(quiz, "go", at=at)
        answer(quiz, *(wrong(question) if at == 4 else right(question)))
        said.append(bool(quiz.state["reply"]["lines"]))
    assert said == [True, True, False, False, True, True]
    headless = check(quiz.exercise, quiz.answers).marks
    assert [bool(mark.feedback) for mark in headless] == said


def test_any_of_several_right_answers_is_right() -> None:
    several = next(
        one for one in questions("femkort", kinds="best", count=12, seed="s") if len(one.right) > 1
    )
    for one in several.right:
        quiz = opened(several)
        answer(quiz, *one)
        assert quiz.score == 1


def test_a_second_click_is_late_and_counts_for_nothing() -> None:
    quiz = opened(*LEGAL[:2])
    message = {"do": "answer", "turn": quiz.state["turn"], "answer": wrong(LEGAL[0])}
    for _ in range(3):
        quiz._hear(quiz, message, [])
    assert len(quiz.trace) == 1


def test_going_on_with_answers_shows_what_was_done() -> None:
    quiz = opened(*LEGAL[:3])
    answer(quiz, *wrong(LEGAL[0]))
    wish(quiz, "again")
    answer(quiz, *right(LEGAL[0]))
    wish(quiz, "go", at=1)
    wish(quiz, "show")
    later = fw.Quiz(quiz.exercise, answers=quiz.answers)
    assert later.answers == quiz.answers
    assert later.trace == quiz.trace
    assert later.state["at"] == 2
    assert [one["state"] for one in later.state["dots"]] == ["wrong", "shown", "open"]


def test_the_end_tells_what_was_answered_from_what_was_shown_and_what_is_open() -> None:
    quiz = opened(*LEGAL[:4])
    answer(quiz, *right(LEGAL[0]))
    wish(quiz, "go", at=1)
    answer(quiz, *wrong(LEGAL[1]))
    wish(quiz, "show")
    wish(quiz, "go", at=2)
    wish(quiz, "show")
    wish(quiz, "go", at=4)
    assert quiz.state["done"] == {"answered": 2, "shown": 1, "unread": 0, "open": 1}
    damaged = {**quiz.answers, "answers": {"4": "a drawing"}, "trace": []}
    later = fw.Quiz(quiz.exercise, answers=damaged)
    assert later.state["done"] == {"answered": 0, "shown": 0, "unread": 1, "open": 3}
    exam = opened(*LEGAL[:2], mode="exam")
    answer(exam, *wrong(LEGAL[0]))
    assert exam.state["done"] == {"answered": 1, "shown": 0, "unread": 0, "open": 1}


@pytest.mark.parametrize("lang", languages())
def test_what_the_end_says_names_each_number_that_is_not_none(lang: str) -> None:
    none = dict.fromkeys(("answered", "shown", "unread", "open"), 0)
    whole = translate("ui.quiz.done", lang, **{**none, "answered": 8})
    for name in ("shown", "unread", "open"):
        said = translate("ui.quiz.done", lang, **{**none, "answered": 1, name: 7})
        assert "7" in said
        assert "7" not in whole


@pytest.mark.parametrize(
    "given",
    [
        {"1": 17, "2": None, "99": "H9"},
        {"1": ["XX"], "2": {"a": 1}},
        {"1": [[["S5"]]]},
        {"answers": {"1": "<b>", "7": []}, "trace": "none"},
        {"answers": {"1": "?"}, "trace": [1, {}, {"number": []}, {"number": "1", "answer": 3}]},
    ],
)
def test_answers_that_cannot_be_read_are_kept_and_called_so(given: dict[str, Any]) -> None:
    quiz = fw.Quiz(exercise(*LEGAL[:3]), answers=given)
    kept = quiz.answers["answers"]
    assert {key: kept[key] for key in given.get("answers", given)} == given.get("answers", given)
    assert quiz.state["dots"][0]["state"] == "unread"
    assert quiz.score == 0
    if "99" in given or "7" in given.get("answers", {}):
        assert quiz.state["problem"]
    wish(quiz, "go", at=0)
    assert quiz.state["reply"]["grade"] == "unread"
    answer(quiz, *right(LEGAL[0]))
    assert quiz.score == 1


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ({"exercise": "sheet-2", "answers": {}}, "classroom.other_exercise"),
        ({"exercise": "sheet-1", "version": "00000000", "answers": {}}, "classroom.other_version"),
        ({"student": "Bo", "answers": {"1": "H9"}}, "classroom.other_student"),
        ({"1": "H9", "answers": None}, "classroom.answers"),
        ([1, 2], "classroom.answers"),
        (17, "classroom.answers"),
    ],
)
def test_answers_to_something_else_are_refused(answers: Any, key: str) -> None:
    with pytest.raises(Error) as problem:
        fw.Quiz(exercise(*LEGAL[:1]), student="Ada", answers=answers)
    assert problem.value.key == key


def test_the_seat_and_the_state_are_not_changed_from_outside() -> None:
    quiz = opened()
    for name in ("seat", "state", "frames"):
        with pytest.raises(Error) as problem:
            setattr(quiz, name, None)
        assert problem.value.key == "fixed"


def test_new_questions_are_drawn_of_the_same_kinds_or_of_one() -> None:
    quiz = fw.Quiz("femkort", kinds=("legal", "winner"), count=4, seed=3)
    first = quiz.exercise
    answer(quiz, *right(first.questions[0]))
    wish(quiz, "go", at=4)
    wish(quiz, "more")
    assert [one.kind for one in quiz.exercise.questions] == ["legal", "winner"] * 2
    assert quiz.exercise.version != first.version
    assert (quiz.score, quiz.state["at"]) == (0, 0)
    wish(quiz, "more", kind="winner")
    assert [one.kind for one in quiz.exercise.questions] == ["winner"] * 4
    fixed = opened()
    assert not fixed.state["more"]
    wish(fixed, "more")
    assert fixed.state["problem"]


def test_what_is_no_answer_is_named_and_not_repeated_at_length() -> None:
    quiz = opened(LEGAL[0])
    for keys in ("x" * 5000, ["SA"] * 10_000):
        wish(quiz, "answer", answer=keys)
        assert 0 < len(quiz.state["problem"]) < 300
    assert quiz.trace == []


@pytest.mark.parametrize("kept", ["exam", "file"])
def test_answers_that_are_kept_are_not_given_up_for_new_questions(
    tmp_path: Path, kept: str
) -> None:
    more = {"mode": "exam"} if kept == "exam" else {"answers": tmp_path / "ada.json"}
    quiz = fw.Quiz("femkort", kinds="legal", count=2, seed=5, **more)
    answer(quiz, *right(quiz.exercise.questions[0]))
    wish(quiz, "go", at=2)
    assert not quiz.state["more"]
    before = quiz.answers
    wish(quiz, "more")
    assert quiz.state["problem"]
    assert quiz.answers == before


def test_the_language_of_a_question_changes_at_once() -> None:
    quiz = opened()
    before = quiz.state["question"]
    quiz.lang = "fr"
    after = quiz.state["question"]
    assert before["text"] != after["text"]
    assert [one["key"] for one in before["choices"]] == [one["key"] for one in after["choices"]]


_WISHES = st.dictionaries(
    st.sampled_from(["do", "turn", "at", "answer", "kind", "x"]),
    st.one_of(
        st.sampled_from(["answer", "show", "again", "go", "more", "1", "legal", "W", ""]),
        st.integers(-2, 12),
        st.none(),
        st.lists(st.sampled_from(["SA", "W", "1", ""]), max_size=3),
    ),
)


@settings(max_examples=60, deadline=None)
@given(wishes=st.lists(_WISHES, max_size=12), mode=st.sampled_from(["ask", "explain", "exam"]))
def test_whatever_the_page_sends_nothing_breaks_and_marks_agree(wishes: Any, mode: str) -> None:
    quiz = opened(*EACH[:3], mode=mode)
    for content in wishes:
        quiz._hear(quiz, content | {"turn": quiz.state["turn"]}, [])
        outcome = check(quiz.exercise, quiz.answers)
        assert quiz.score in (None, outcome.score)
        assert fw.Quiz(quiz.exercise, answers=quiz.answers).trace == quiz.trace

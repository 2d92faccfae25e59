"""Nothing of a solution is in the page before it may be told, and in an exam ever."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.widgets import quiz_frames, quiz_state
from tests.widgets.quiz_kit import (
    CONSTANT,
    SEED,
    answer,
    exercise,
    hidden_hand,
    leaks,
    one_of_each,
    otherwise,
    page_of,
    right,
    wish,
    wrong,
)

EACH = one_of_each()
NAMES = [f"{one.rules.game}-{one.kind}" for one in EACH]


@pytest.mark.parametrize("mode", ["ask", "exam"])
@pytest.mark.parametrize("question", EACH, ids=NAMES)
def test_a_page_is_the_same_whatever_the_right_answers_are(question: Any, mode: str) -> None:
    asked, other = (fw.Quiz(one, mode=mode) for one in (question, otherwise(question)))
    assert page_of(asked) == page_of(other)


@pytest.mark.parametrize("question", EACH, ids=NAMES)
def test_an_exam_is_the_same_after_an_answer_as_well(question: Any) -> None:
    pages = []
    for one in (question, otherwise(question)):
        quiz = fw.Quiz(one, mode="exam")
        answer(quiz, *right(question))
        wish(quiz, "show")
        wish(quiz, "go", at=1)
        wish(quiz, "go", at=0)
        pages.append(page_of(quiz))
        assert quiz.score is None
        assert [tried["right"] for tried in quiz.trace] == [None]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("mode", ["ask", "exam"])
@pytest.mark.parametrize("kind", ["legal", "voids"])
def test_hidden_cards_seed_and_words_to_the_answers_are_absent(kind: str, mode: str) -> None:
    question, hidden = hidden_hand(kind)
    quiz = fw.Quiz(exercise(question, mode=mode))
    assert leaks(page_of(quiz), question, hidden) == []
    if mode == "exam":
        answer(quiz, *wrong(question))
        assert leaks(page_of(quiz), question, hidden) == []


@pytest.mark.parametrize("mode", ["ask", "exam"])
def test_the_seed_of_drawn_questions_is_absent(mode: str) -> None:
    quiz = fw.Quiz("femkort", seed=SEED, count=2, mode=mode)
    assert SEED not in page_of(quiz)
    assert SEED not in json.dumps(quiz.answers)


@pytest.mark.parametrize("question", EACH, ids=NAMES)
def test_frames_hold_no_verdict_and_nothing_that_is_counted_for_the_pupil(question: Any) -> None:
    frames = quiz_frames.frames_of(question, judged=False)
    for frame in frames["frames"]:
        assert not any(frame.get("verdicts") or ())
        assert not frame.get("winning")
        assert not frame.get("contenders")
        assert "known" not in frame
    seen = [hand is not None for hand in frames["frames"][-1]["hands"]]
    assert seen == [question.opened or seat == question.seat for seat in range(len(seen))]


def _says_right(work: Any, item: Any, lang: str) -> dict[str, Any]:
    return _ASKED(work, item, lang) | {"right": right(item.question)}


def _says_why(work: Any, item: Any, lang: str) -> dict[str, Any]:
    words = [item.question.voice(lang).say(one.feedback) for one in item.question.choices]
    return _ASKED(work, item, lang) | {"more": words}


def _orders(work: Any, item: Any, lang: str) -> dict[str, Any]:
    """The right answers first: nothing is named, and yet it is told."""
    data = _ASKED(work, item, lang)
    first = right(item.question)
    return data | {"choices": sorted(data["choices"], key=lambda one: one["key"] not in first)}


_ASKED = quiz_state._asked


@pytest.mark.parametrize("leak", [_says_right, _says_why, _orders])
def test_a_leak_of_the_answer_is_noticed(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiz_state, "_asked", leak)
    question, hidden = hidden_hand()
    asked, other = fw.Quiz(question), fw.Quiz(otherwise(question))
    assert leaks(page_of(asked), question, hidden) or page_of(asked) != page_of(other)


def test_a_leak_of_hidden_cards_is_noticed() -> None:
    question, hidden = hidden_hand()
    position = fw.start(question.rules, fw.deal(question.rules, seed=SEED))
    task = replace(question.task, position=position.play(position.legal()[0]))
    page = page_of(fw.Quiz(replace(question, task=task, opened=True)))
    assert len([one for one in leaks(page, question, hidden) if "hidden" in one]) >= len(hidden)


def test_what_is_left_out_of_the_search_is_the_same_for_every_quiz() -> None:
    one, two = (fw.Quiz(question).get_state() for question in EACH[:2])
    assert {name: one[name] for name in CONSTANT - {"layout"} if name in one} == {
        name: two[name] for name in CONSTANT - {"layout"} if name in two
    }

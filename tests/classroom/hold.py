"""What must hold for a question: the unit tests and the soak ask the same."""

from __future__ import annotations

from typing import Any

from femkort_widgets.classroom import Exercise, Mark, Question, check
from tests.classroom import kit


def holds(question: Question) -> None:
    """The right answers are those of the second reading; they alone earn the whole mark."""
    where = (question.kind, question.task.about, question.record)
    assert {*question.right} == kit.expected(question), where
    assert len({*question.keys}) == len(question.keys) > 1, where
    assert all(right <= {*question.keys} for right in question.right), where
    assert 1 <= question.difficulty <= 5, where
    given = Exercise("one", (question,))
    for right in question.right:
        assert mark(given, [*right]).verdict == "right", where
    if question.many:
        for key in question.keys:
            other = question.right[0] ^ {key}
            assert mark(given, [*other]).verdict != "right", where
    else:
        for key in question.keys:
            true = frozenset([key]) in question.right
            assert (mark(given, key).verdict == "right") == true, where


def mark(given: Exercise, answer: Any) -> Mark:
    """What one answer to the only question of an exercise is worth."""
    return check(given, {"1": answer}).marks[0]

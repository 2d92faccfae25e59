"""What must hold for a question: the unit tests and the soak ask the same."""

from femkort_widgets.classroom import Exercise, check
from tests.classroom.kit import expected


def holds(question):
    """The right answers are those of the second reading; they alone earn the whole mark."""
    where = (question.kind, question.task.about, question.record)
    assert {*question.right} == expected(question), where
    assert len({*question.keys}) == len(question.keys) > 1, where
    assert all(right <= {*question.keys} for right in question.right), where
    assert 1 <= question.difficulty <= 5, where
    given = Exercise("one", [question])
    for right in question.right:
        assert mark(given, [*right]).verdict == "right", where
    if question.many:
        for key in question.keys:
            other = question.right[0] ^ {key}
            assert mark(given, [*other]).verdict != "right", where
    else:
        for key in question.keys:
            right = frozenset([key]) in question.right
            assert (mark(given, key).verdict == "right") == right, where


def mark(given, answer):
    """What one answer to the only question of an exercise is worth."""
    return check(given, {"1": answer}).marks[0]

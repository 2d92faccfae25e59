"""Marks: what an answer earns, what is said to it, and what bad answers cost."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from femkort_widgets.classroom import Exercise, Question, check, questions
from femkort_widgets.classroom.marking import share_of
from femkort_widgets.errors import Error
from femkort_widgets.i18n import complaint, languages

ONES = questions("femkort", kinds=("legal", "winner", "voids"), count=6, seed="marks")
SHEET = Exercise("marks", ONES, weights=(2, 1, 1, 1, 1, 1))
RIGHT = {str(n): sorted(one.right[0]) for n, one in enumerate(ONES, 1)}
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


def test_all_right_earns_every_point():
    outcome = check(SHEET, RIGHT)
    assert (outcome.score, outcome.possible) == (7, 7)
    assert {mark.verdict for mark in outcome.marks} == {"right"}


def test_a_question_left_out_is_unanswered_and_an_empty_list_is_an_answer():
    marks = check(SHEET, {"1": []}).marks
    assert [mark.verdict for mark in marks] == ["wrong", *["unanswered"] * 5]
    assert all(mark.score == 0 for mark in marks)


@pytest.mark.parametrize("question", [one for one in ONES if one.many], ids=lambda one: one.kind)
def test_naming_all_or_none_earns_nothing_and_a_part_earns_a_part(question):
    (right,) = question.right
    assert share_of(question, frozenset(question.keys)) == 0
    assert share_of(question, frozenset()) == 0
    wrong = len(question.keys) - len(right)
    for key in set(question.keys) - right:
        assert share_of(question, right | {key}) == pytest.approx(1 - 1 / wrong)


@given(st.sampled_from(ONES), st.data())
def test_one_right_choice_more_never_earns_less(question: Question, data):
    picked = data.draw(st.frozensets(st.sampled_from(question.keys)))
    more = {key for right in question.right for key in right} - picked
    if question.many and more:
        key = data.draw(st.sampled_from(sorted(more)))
        assert share_of(question, picked | {key}) >= share_of(question, picked)


@given(st.dictionaries(st.sampled_from("123456789"), anything, max_size=9))
def test_whatever_is_answered_every_question_has_its_mark(answers):
    outcome = check(SHEET, answers)
    assert [mark.number for mark in outcome.marks] == list("123456")
    assert all(0 <= mark.score <= mark.possible for mark in outcome.marks)
    assert {*outcome.unknown} == {*answers} & {*"789"}
    json.dumps(outcome.to_dict("fr"))


@given(anything)
def test_what_are_no_answers_is_refused_in_a_sentence_or_marked(answers):
    said = refusal_of(lambda: check(SHEET, answers))
    assert said is None or said.key.startswith("classroom.")


def refusal_of(call):
    """The error that a call ends in, told in every language; None where it does not."""
    try:
        call()
    except Error as error:
        return error if all(complaint(error, lang) for lang in languages()) else None
    return None


def test_cards_may_be_written_in_any_way_that_a_card_is_read():
    card = next(iter(ONES[0].right[0]))
    sign = dict(zip("SHDC", "♠♥♦♣", strict=True))[card[0]]
    spelled = [card.lower(), f" {card} ", sign + card[1:].replace("T", "10")]
    single = {text: check(SHEET, {"1": [text]}).marks[0].given for text in spelled}
    assert set(single.values()) == {(card,)}


def test_an_answer_that_cannot_be_read_costs_that_question_and_says_what_would_be_right():
    mark = check(SHEET, RIGHT | {"1": ["S1"]}).marks[0]
    assert (mark.verdict, mark.score) == ("unread", 0)
    assert ONES[0].keys[0] in mark.lines()[0]
    assert "S1" in mark.lines("fr")[0]


def test_two_choices_where_one_is_asked_for_cannot_be_read():
    one = next(n for n, q in enumerate(ONES, 1) if not q.many)
    keys = list(ONES[one - 1].keys)
    assert check(SHEET, {str(one): keys}).marks[one - 1].verdict == "unread"


def test_feedback_says_why_with_the_statements_behind_it():
    for mark in check(SHEET, {"1": [ONES[0].keys[0], ONES[0].keys[-1]]}).marks[:1]:
        assert len(mark.lines()) > 1
        assert mark.cites()


def test_after_enough_right_answers_of_a_kind_less_is_said_until_one_is_wrong():
    many = questions("femkort", kinds="legal", count=6, seed="fading")
    right = {str(n): sorted(one.right[0]) for n, one in enumerate(many, 1)}
    sheet = Exercise("fading", many, fading=2)
    assert [len(m.feedback) > 0 for m in check(sheet, right).marks] == [True] * 2 + [False] * 4
    slip = check(sheet, right | {"4": []}).marks
    assert [len(m.feedback) > 0 for m in slip] == [True, True, False, True, True, True]
    assert all(mark.feedback for mark in check(Exercise("x", many, fading=0), right).marks)


def test_after_an_exam_nothing_is_said_unless_the_teacher_wants_it():
    exam = Exercise("exam", ONES, mode="exam")
    assert all("says" not in mark for mark in check(exam, RIGHT).to_dict()["marks"])
    assert all(mark["says"] for mark in check(exam, RIGHT).to_dict(told=True)["marks"])


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ({"exercise": "other"}, "classroom.other_exercise"),
        ({"exercise": 3}, "classroom.other_exercise"),
        ({"version": "00000000"}, "classroom.other_version"),
        ({"student": "Bo"}, "classroom.other_student"),
        ({"student": " "}, "classroom.no_name"),
        ({"answers": [1, 2]}, "classroom.answers"),
    ],
    ids=str,
)
def test_answers_for_something_else_are_refused_and_it_is_said_for_what(head, key):
    written = {"exercise": "marks", "version": SHEET.version, "student": "Ada", "answers": RIGHT}
    assert check(SHEET, written, student="Ada").score == 7
    with pytest.raises(Error) as refusal:
        check(SHEET, written | head, student="Ada")
    assert refusal.value.key == key
    if key == "classroom.other_exercise":
        assert str(head["exercise"]) in str(refusal.value)

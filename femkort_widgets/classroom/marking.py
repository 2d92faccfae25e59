"""Marking answers without a browser: what each is worth, and what is said to it.

One choice asked for: all or nothing. Several: the share of the right ones that were named, less the
share of the wrong ones that were named, never below nothing; so that naming all earns as little as
naming none. Where nothing is right, only the empty answer is. A question not answered earns nothing
and is called so; an empty list is an answer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..core.cards import Card, Pass, read_move
from ..errors import CardError, Error, expect, in_short
from .dice import plain_name
from .exercise import EXERCISE, Exercise, Item
from .question import Answer, Question
from .words import Words

FULL, SHORT = "full", "short"


@dataclass(frozen=True)
class Mark:
    """What one answer is worth."""

    number: str
    kind: str
    verdict: str
    """``right``, ``partly``, ``wrong``, ``unanswered`` or ``unread``."""
    given: tuple[str, ...]
    """What was answered, as choices of the question; empty where it cannot be read."""
    score: float
    possible: float
    says: Words
    feedback: tuple[Words, ...] = ()
    """What is said to it, choice by choice; less once enough was right."""
    question: Question | None = field(default=None, repr=False, compare=False)

    def lines(self, lang: str = "en") -> list[str]:
        """What is said, in words: the verdict, then a line for each choice spoken of."""
        assert self.question is not None
        voice = self.question.voice(lang)
        return list(dict.fromkeys(map(voice.say, (self.says, *self.feedback))))

    def cites(self) -> tuple[str, ...]:
        """The statements behind what is said."""
        return tuple(dict.fromkeys(cite for one in self.feedback for cite in one.cites))


@dataclass(frozen=True)
class Outcome:
    """What a pupil's answers are worth."""

    exercise: str
    student: str
    mode: str
    marks: tuple[Mark, ...]
    unknown: tuple[str, ...] = ()
    """Numbers that were answered and are no questions of this exercise."""

    @property
    def score(self) -> float:
        """The points earned."""
        return round(sum(mark.score for mark in self.marks), 4)

    @property
    def possible(self) -> float:
        """The points that could be earned."""
        return round(sum(mark.possible for mark in self.marks), 4)

    def to_dict(self, lang: str = "en", *, told: bool | None = None) -> dict[str, Any]:
        """The outcome as plain data; ``told`` with what is said: by default not after an exam."""
        speaks = self.mode != "exam" if told is None else told
        marks = [
            {"number": mark.number, "kind": mark.kind, "verdict": mark.verdict}
            | {"given": list(mark.given), "score": mark.score, "possible": mark.possible}
            | ({"says": mark.lines(lang), "cites": list(mark.cites())} if speaks else {})
            for mark in self.marks
        ]
        head = {"exercise": self.exercise, "student": self.student}
        sums = {"score": self.score, "possible": self.possible}
        return head | sums | {"marks": marks, "unknown": list(self.unknown)}


def check(exercise: Exercise, answers: object, *, student: str = "") -> Outcome:
    """What these answers are worth, question by question, with what is said to each.

    ``answers`` are those of a file (``exercise``, ``version``, ``student``, ``answers``), or the
    answers alone by number: one choice, or a list of them. Raises Error for answers to another
    exercise or version, of another pupil, or that are no answers at all; an answer that cannot be
    read costs that question only.

    >>> from femkort_widgets.classroom import questions
    >>> made = Exercise("first", questions("femkort", kinds="winner", count=3, seed=3))
    >>> outcome = check(made, {"1": made.questions[0].right[0], "2": "nobody"}, student="Ada")
    >>> [mark.verdict for mark in outcome.marks], outcome.score, outcome.possible
    (['right', 'unread', 'unanswered'], 1.0, 3.0)
    """
    expect(exercise, Exercise, Error, EXERCISE)
    given, name = opened(exercise, answers, student)
    marks = []
    row: dict[str, int] = {}
    for item in exercise.paper(name):
        before = row.get(item.question.kind, 0)
        mark = mark_of(item, given.get(item.number), before, exercise.fading)
        row[mark.kind] = row.get(mark.kind, 0) + 1 if mark.verdict == "right" else 0
        marks.append(mark)
    known = {mark.number for mark in marks}
    unknown = tuple(key for key in given if key not in known)
    return Outcome(exercise.id, name, exercise.mode, tuple(marks), unknown)


def opened(exercise: Exercise, answers: object, student: str = "") -> tuple[dict[str, Any], str]:
    """The answers by number and whose they are. Raises Error where they are not for this."""
    if not isinstance(answers, Mapping):
        raise Error("classroom.answers", found=in_short(answers))
    name = plain_name(student) if student else ""
    whole = "answers" in answers
    if whole:
        _check_head(exercise, answers)
        written = answers.get("student", "")
        if written:
            said = plain_name(written)
            if name and said != name:
                raise Error("classroom.other_student", given=said, wanted=name)
            name = said
    found = answers["answers"] if whole else answers
    if not isinstance(found, Mapping):
        raise Error("classroom.answers", found=in_short(found))
    if exercise.draws and not name:
        raise Error("classroom.no_name")
    return {str(key)[:40]: value for key, value in found.items()}, name


def _check_head(exercise: Exercise, answers: Mapping[Any, Any]) -> None:
    written = answers.get("exercise", exercise.id)
    if not isinstance(written, str) or " ".join(written.split()) != exercise.id:
        raise Error("classroom.other_exercise", given=str(written)[:60], wanted=exercise.id)
    if answers.get("version", exercise.version) != exercise.version:
        raise Error("classroom.other_version", wanted=exercise.id)


def mark_of(item: Item, given: object, in_a_row: int = 0, fading: int = 0) -> Mark:
    """What one answer is worth; less is said once so many of its kind in a row were right."""
    question = item.question
    numbers = (item.number, question.kind)
    if given is None:
        return _marked(numbers, "unanswered", (), 0.0, item)
    answer = read_answer(question, given)
    if answer is None:
        says = Words.of(
            "quiz.mark.unread", found=in_short(given), expected=", ".join(question.keys)
        )
        return _marked(numbers, "unread", (), 0.0, item, says)
    share = share_of(question, answer)
    verdict = "right" if share == 1 else "partly" if share > 0 else "wrong"
    keys = tuple(key for key in question.keys if key in answer)
    quiet = verdict == "right" and 0 < fading <= in_a_row
    feedback = () if quiet else _feedback(question, answer)
    return _marked(numbers, verdict, keys, round(share * item.weight, 4), item, None, feedback)


def _marked(
    numbers: tuple[str, str],
    verdict: str,
    given: tuple[str, ...],
    score: float,
    item: Item,
    says: Words | None = None,
    feedback: tuple[Words, ...] = (),
) -> Mark:
    told = says or Words.of(f"quiz.mark.{verdict}")
    return Mark(*numbers, verdict, given, score, item.weight, told, feedback, item.question)


def share_of(question: Question, answer: Answer) -> float:
    """What share of a question this answer earns; the best of its right answers counts."""
    return max(
        _share(right, answer, len(question.choices), question.many) for right in question.right
    )


def _share(right: Answer, answer: Answer, choices: int, many: bool) -> float:
    if answer == right:
        return 1.0
    if not many or not right:
        return 0.0
    wrong = choices - len(right)
    named = len(answer & right) / len(right)
    slips = len(answer - right) / wrong if wrong else 0.0
    return max(0.0, named - slips)


def _feedback(question: Question, answer: Answer) -> tuple[Words, ...]:
    """To every choice named; where several are asked for, also to each right one left out."""
    spoken = answer | (nearest(question, answer) if question.many else frozenset())
    return tuple(choice.feedback for choice in question.choices if choice.key in spoken)


def nearest(question: Question, answer: Answer) -> Answer:
    """The right answer that this one comes closest to."""
    return min(question.right, key=lambda one: (len(one ^ answer), sorted(one)))


def read_answer(question: Question, given: object) -> Answer | None:
    """An answer as keys of the question's choices; None where it names something else.

    Cards may be written in any way that ``Card`` reads, letters in either case.
    """
    parts = list(given) if isinstance(given, list | tuple | set | frozenset) else [given]
    if not question.many and len(parts) != 1:
        return None
    keys = [_key(question, part) for part in parts]
    found = frozenset(key for key in keys if key is not None)
    return found if None not in keys else None


def _key(question: Question, part: object) -> str | None:
    if isinstance(part, bool) or not isinstance(part, str | int | Card | Pass):
        return None
    text = str(part).strip().replace("\u2212", "-")
    for key in (text, text.upper(), text.lower()):
        if key in question.keys:
            return key
    try:
        card = str(read_move(text))
    except CardError:
        return None
    return card if card in question.keys else None

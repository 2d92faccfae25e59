"""What a pupil is given: plain data, in an exam without anything that tells an answer.

Every question holds the hand as far as its pupil may see it and no further card: what is hidden was
left out when the question was made, and no seed ever stands in a record of ours.
"""

from typing import Any

from ..errors import Error, expect
from .exercise import EXERCISE, Exercise, Item
from .question import Question


def for_pupil(exercise: Exercise, student: str = "", lang: str = "en") -> dict[str, Any]:
    """The paper of a pupil as plain data: what a widget shows, and what can be answered.

    In ``exam`` it holds neither right answers nor what is said to them, nor how hard a question is;
    in the other modes it does, so that a page can answer without Python.

    >>> from femkort_widgets.classroom import Exercise, questions
    >>> asked = questions("femkort", kinds="winner", count=2, seed=3)
    >>> papers = [for_pupil(Exercise("first", asked, mode=mode), "Ada") for mode in ("ask", "exam")]
    >>> ["right" in paper["questions"][0] for paper in papers]
    [True, False]
    """
    expect(exercise, Exercise, Error, EXERCISE)
    return {
        "exercise": exercise.id,
        "version": exercise.version,
        "student": student,
        "title": exercise.title,
        "mode": exercise.mode,
        "fading": exercise.fading,
        "lang": lang,
        "questions": [_shown(item, lang, exercise.mode) for item in exercise.paper(student)],
    }


def _shown(item: Item, lang: str, mode: str) -> dict[str, Any]:
    question = item.question
    voice = question.voice(lang)
    data: dict[str, Any] = {
        "number": item.number,
        "kind": question.kind,
        "text": voice.say(question.asks),
        "record": question.record,
        "seat": question.seat,
        "many": question.many,
        "weight": item.weight,
        "choices": [{"key": one.key, "text": voice.say(one.says)} for one in question.choices],
    }
    return data if mode == "exam" else data | _told(question, lang)


def _told(question: Question, lang: str) -> dict[str, Any]:
    """What is right, and what is said to each choice."""
    voice = question.voice(lang)
    return {
        "right": [[key for key in question.keys if key in answer] for answer in question.right],
        "difficulty": question.difficulty,
        "feedback": {
            one.key: {
                "text": voice.say(one.feedback),
                "cites": list(one.feedback.cites),
                "rules": voice.rules_behind(one.feedback),
            }
            for one in question.choices
        },
    }


def blank_answers(exercise: Exercise, student: str = "") -> dict[str, Any]:
    """An answers file with nothing answered yet.

    >>> from femkort_widgets.classroom import questions
    >>> blank_answers(Exercise("first", questions("femkort", count=2, seed=3)), "Ada")["answers"]
    {'1': None, '2': None}
    """
    expect(exercise, Exercise, Error, EXERCISE)
    numbers = (item.number for item in exercise.paper(student))
    head = {"exercise": exercise.id, "version": exercise.version, "student": student}
    return head | {"answers": dict.fromkeys(numbers)}

"""The state of a quiz as the page needs it: plain data, every sentence ready, cards as ``[HQ]``.

Right answers and what is said to choices come into it only when they may be told, and in an exam
never.
"""

from collections.abc import Iterator
from typing import Any

from ..classroom.exercise import Item
from ..classroom.marking import Mark, nearest
from ..classroom.question import Question
from ..classroom.words import Voice
from ..classroom.working import Work
from ..i18n import translate

COMING = ("winner", "score", "variant")
"""The types of question about a card that is just being played."""


def told_state(work: Work, at: int, lang: str) -> dict[str, Any]:
    """What the page shows: the question of this place, the end where the place is behind all."""
    numbers = [item.number for item in work.items]
    states = [work.state(number) for number in numbers]
    dots = [{"number": one, "state": two} for one, two in zip(numbers, states, strict=True)]
    whole = {
        "mode": work.exercise.mode,
        "title": work.exercise.title,
        "student": work.student,
        "at": at,
        "dots": dots,
        "done": work.done,
        "score": None if work.exam else work.score,
        "possible": work.possible,
    }
    if at >= len(numbers):
        return whole | {"question": None, "reply": None, "kinds": list(_kinds(work, lang))}
    asked, told = _asked(work, work.items[at], lang), _told(work, work.items[at], lang)
    return whole | {"question": asked, "reply": told, "kinds": []}


def _kinds(work: Work, lang: str) -> Iterator[dict[str, Any]]:
    """How it went, type by type."""
    for kind in dict.fromkeys(item.question.kind for item in work.items):
        marks = [work.mark(item.number) for item in work.items if item.question.kind == kind]
        done = "unanswered" if work.exam else "right"
        right = sum((mark.verdict == done) != work.exam for mark in marks)
        yield {
            "kind": kind,
            "name": translate(f"quiz.kind.{kind}", lang),
            "right": right,
            "of": len(marks),
        }


def _asked(work: Work, item: Item, lang: str) -> dict[str, Any]:
    question, tried = item.question, work.attempts(item.number)
    voice = question.voice(lang, "prose")
    task, number = question.task, item.number
    cards = all(choice.says.key == "quiz.card" for choice in question.choices)
    variant = task.get("variant")
    return {
        "number": number,
        "kind": question.kind,
        "name": translate(f"quiz.kind.{question.kind}", lang),
        "text": voice.say(question.asks),
        "note": translate(f"variant.{variant}.about", lang) if variant else "",
        "seat": question.seat,
        "card": task.get("card") or None,
        "laid": bool(task.get("card")) and question.kind in COMING,
        "cards": cards,
        "many": question.many,
        "weight": item.weight,
        "choices": [{"key": one.key, "text": voice.say(one.says)} for one in question.choices],
        "given": next((one["answer"] for one in tried[::-1] if one["answer"] is not None), None),
        "tries": len(tried),
        "takes": work.takes(number),
        "again": work.can_try(number),
        "show": work.can_show(number),
        "hint": voice.prose(task.get("hint")) if tried and work.can_try(number) else "",
    }


def _told(work: Work, item: Item, lang: str) -> dict[str, Any] | None:
    """The verdict and what is said, where there is something to be told."""
    number, question = item.number, item.question
    tried = work.attempts(number)
    voice = question.voice(lang, "prose")
    if work.exam or number in work.retried or not tried:
        mark = work.mark(number)
        unread = mark.verdict == "unread"
        return {"grade": "unread", "says": voice.say(mark.says), "lines": []} if unread else None
    found = work.told(number)
    if found is None:
        says = translate("quiz.mark.shown", lang)
        right = frozenset[str]().union(*question.right)
        return {"grade": "shown", "says": says, "lines": _lines(question, right, voice)}
    lines = _lines(question, _spoken(work, question, found), voice) if found.feedback else []
    return {"grade": found.verdict, "says": voice.say(found.says), "lines": lines}


def _spoken(work: Work, question: Question, mark: Mark) -> frozenset[str]:
    """The choices that are spoken of: while it can be tried again, only those that were named."""
    named = frozenset(mark.given)
    whole = question.many and (work.exercise.mode == "explain" or mark.verdict == "right")
    return named | nearest(question, named) if whole else named


def _lines(question: Question, spoken: frozenset[str], voice: Voice) -> list[dict[str, Any]]:
    """What is said to these choices, and whether each is right."""
    right = nearest(question, spoken) if question.many else frozenset().union(*question.right)
    return [
        {
            "key": choice.key,
            "name": voice.say(choice.says),
            "text": voice.say(choice.feedback),
            "cites": list(choice.feedback.cites),
            "right": choice.key in right,
        }
        for choice in question.choices
        if choice.key in spoken
    ]

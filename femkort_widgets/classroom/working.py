"""A pupil at work on an exercise: what was answered, what counts, what may be told; no screen.

The first answer to a question counts, and whoever has it shown has no answer to it; trying again
is for learning. In an exam the last answer counts, and nothing is told.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ..errors import Error, in_short
from .dice import plain_name
from .exercise import Exercise, Item
from .marking import Mark, mark_of, opened, read_answer

Attempt = dict[str, Any]
"""``number``, ``answer`` (None: it was shown), ``right`` (None in an exam), ``seconds`` or None."""
LONGEST = 60
"""After so many signs what is no answer is cut where it is named."""
OPEN, KEPT, SHOWN, UNREAD, ANSWERED = "open", "kept", "shown", "unread", "answered"
DONE = (ANSWERED, SHOWN, UNREAD, OPEN)
"""What can have become of a question, whatever an answer to it is worth."""


class Work:
    """The answers of one pupil to one exercise, as they come in.

    ``answers`` are those of a file or by number, as ``check`` takes them; what cannot be read in
    them stays as it is until it is answered anew. Raises Error for answers to something else.
    """

    def __init__(self, exercise: Exercise, student: str = "", answers: object = None) -> None:
        self.exercise = exercise
        self.student = plain_name(student) if student else ""
        found: Mapping[str, Any] = {}
        if answers is not None:
            found, self.student = opened(exercise, answers, self.student)
        self.items = exercise.paper(self.student)
        self._by_number = {item.number: item for item in self.items}
        self._given = {number: one for number, one in found.items() if one is not None}
        self.retried: set[str] = set()
        """The questions that are being tried again."""
        self.trace: list[Attempt] = list(self._traced(answers))

    @property
    def exam(self) -> bool:
        """Is nothing told?"""
        return self.exercise.mode == "exam"

    @property
    def unknown(self) -> tuple[str, ...]:
        """Numbers that were answered and are no questions here; they are kept."""
        return tuple(number for number in self._given if number not in self._by_number)

    def item(self, number: object) -> Item:
        """The question of this number. Raises Error."""
        if not isinstance(number, str) or number not in self._by_number:
            known = Error("whole", least=1, most=len(self.items))
            raise Error("choice", name="number", value=number, known=known)
        return self._by_number[number]

    def attempts(self, number: str) -> list[Attempt]:
        """What was done at a question, in order."""
        return [one for one in self.trace if one["number"] == number]

    def takes(self, number: str) -> bool:
        """Can this question be answered now?"""
        return self.exam or number in self.retried or not self.attempts(number)

    def state(self, number: str) -> str:
        """``open``, ``shown``, in an exam ``kept``, else the verdict on the answer that counts."""
        mark = self.mark(number)
        if mark.verdict != "unanswered":
            return mark.verdict if not self.exam or mark.verdict == UNREAD else KEPT
        return SHOWN if self.attempts(number) else OPEN

    @property
    def done(self) -> dict[str, int]:
        """How many questions were answered, how many only shown, unreadable, or still open."""
        states = [self.state(item.number) for item in self.items]
        found = [one if one in DONE else ANSWERED for one in states]
        return {one: found.count(one) for one in DONE}

    def mark(self, number: str) -> Mark:
        """What the answer that counts is worth."""
        return mark_of(self.item(number), self._given.get(number))

    def told(self, number: str) -> Mark | None:
        """The last answer with what is said to it; None before there is one, and where shown."""
        tried = self.attempts(number)
        if not tried or tried[-1]["answer"] is None:
            return None
        item, fading = self.item(number), self.exercise.fading
        return mark_of(item, tried[-1]["answer"], self._in_a_row(item, tried[-1]), fading)

    def answer(self, number: str, given: object, seconds: float | None = None) -> None:
        """Take an answer. Raises Error for one that is none, or that cannot be given now."""
        item = self.item(number)
        answer = read_answer(item.question, given)
        if answer is None:
            known = ", ".join(item.question.keys)
            written = in_short(given, LONGEST + 1)
            value = given if len(written) <= LONGEST else f"{written[:LONGEST]}…"
            raise Error("choice", name=f"answer {number}", value=value, known=known)
        if not self.takes(number):
            raise Error("not_now", wish="answer")
        keys = [key for key in item.question.keys if key in answer]
        first = not self.attempts(number)
        self.retried.discard(number)
        if self.exam or first:
            self._given[number] = keys
        self.trace.append(self._attempt(item, keys, seconds))

    def again(self, number: str) -> None:
        """Let a question be answered once more. Raises Error where the mode does not allow it."""
        if not self.can_try(number):
            raise Error("not_now", wish="again")
        self.retried.add(number)

    def show(self, number: str, seconds: float | None = None) -> None:
        """Have the answer shown. Raises Error where the mode does not allow it."""
        if not self.can_show(number):
            raise Error("not_now", wish="show")
        self.retried.discard(number)
        self.trace.append(self._attempt(self.item(number), None, seconds))

    def can_try(self, number: str) -> bool:
        """May a wrong answer be tried again?"""
        tried = self.attempts(number)
        return bool(tried) and not (self.takes(number) or self._done(tried))

    def can_show(self, number: str) -> bool:
        """May the answer be shown?"""
        tried = self.attempts(number)
        return not self.exam and not (tried and self._done(tried))

    def _done(self, tried: list[Attempt]) -> bool:
        return tried[-1]["answer"] is None or bool(tried[-1]["right"])

    @property
    def answers(self) -> dict[str, Any]:
        """The answers file as it stands: what ``check`` marks, and every attempt."""
        asked: dict[str, Any] = dict.fromkeys(self._by_number)
        return {
            "exercise": self.exercise.id,
            "version": self.exercise.version,
            "student": self.student,
            "answers": asked | self._given,
            "trace": [dict(one) for one in self.trace],
        }

    def follows(self, before: object) -> bool:
        """Does all that these answers hold stand in this work too?

        Raises Error for answers to something else.
        """
        earlier = Work(self.exercise, self.student, before)
        given = earlier._given.keys() <= self._given.keys()
        return given and all(one in self.trace for one in earlier.trace)

    @property
    def score(self) -> float:
        """The points so far, as ``check`` gives them."""
        return round(sum(self.mark(item.number).score for item in self.items), 4)

    @property
    def possible(self) -> float:
        """The points that can be earned."""
        return round(sum(item.weight for item in self.items), 4)

    def _in_a_row(self, item: Item, before: Attempt) -> int:
        """How many first answers of this kind were right, one after another, up to an attempt."""
        row, seen = 0, set[str]()
        for one in self.trace:
            if one is before:
                break
            if one["number"] in seen or self.item(one["number"]).question.kind != (
                item.question.kind
            ):
                continue
            seen.add(one["number"])
            row = row + 1 if one["right"] else 0
        return row

    def _attempt(self, item: Item, keys: list[str] | None, seconds: float | None) -> Attempt:
        right = None if self.exam else mark_of(item, keys).verdict == "right"
        return {"number": item.number, "answer": keys, "right": right, "seconds": seconds}

    def _traced(self, answers: object) -> Iterator[Attempt]:
        """The attempts of a file that can be read, and one for every answer beside them."""
        written = answers.get("trace") if isinstance(answers, Mapping) else None
        kept = [self._kept(one) for one in written] if isinstance(written, list) else []
        found = [one for one in kept if one is not None]
        yield from found
        traced = {one["number"] for one in found}
        for number, given in self._given.items():
            if number in self._by_number and number not in traced:
                item = self.item(number)
                if read_answer(item.question, given) is not None:
                    yield self._attempt(item, list(mark_of(item, given).given), None)

    def _kept(self, one: object) -> Attempt | None:
        """An attempt as it stands in a file; None where it cannot be read."""
        number = one.get("number") if isinstance(one, Mapping) else None
        if not isinstance(one, Mapping) or str(number) not in self._by_number:
            return None
        item, given = self.item(str(number)), one.get("answer")
        if given is not None and read_answer(item.question, given) is None:
            return None
        keys = None if given is None else list(mark_of(item, given).given)
        return self._attempt(item, keys, _seconds(one.get("seconds")))


def _seconds(given: object) -> float | None:
    """Seconds as somebody may have measured them; None for anything else."""
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 <= given < 1e9:
        return None
    return float(given)

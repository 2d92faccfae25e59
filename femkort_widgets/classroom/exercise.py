"""Exercises: questions with their weights, the same for all or drawn for each pupil."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ..core.rules import Rules
from ..errors import Error, expect, in_short
from .dice import one_line, plain_name, seed_for
from .drawing_up import questions, wished
from .question import Question

MODES = ("explain", "ask", "exam")
EXERCISE = "an Exercise, as classroom.load(path) and classroom.loads(text) give it"
"""What is expected where answers are marked."""


@dataclass(frozen=True)
class Draw:
    """Questions that are drawn anew for each pupil, each of this weight."""

    rules: Rules
    count: int = 1
    kinds: tuple[str, ...] = ()
    """Empty: those that the rules have."""
    weight: float = 1.0

    def __post_init__(self) -> None:
        Rules.check(self.rules)
        if type(self.count) is not int or not 0 < self.count <= MOST:
            known = Error("whole", least=1, most=MOST)
            raise Error("choice", name="count", value=self.count, known=known)
        object.__setattr__(self, "kinds", wished(self.rules, self.kinds or None))
        object.__setattr__(self, "weight", as_weight(self.weight))


MOST = 200
"""So many questions at most, in a draw and in an exercise."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question on a pupil's paper: its number, and what it counts."""

    number: str
    question: Question
    weight: float


@dataclass(frozen=True)
class Exercise:
    """Questions to be answered under an id.

    In ``explain`` everything is said at once, in ``ask`` after an answer, in ``exam`` nothing until
    the teacher has marked it. After ``fading`` right answers of a kind in a row less is said; 0 is
    never.
    """

    id: str
    questions: tuple[Question, ...] = ()
    draws: tuple[Draw, ...] = ()
    weights: tuple[float, ...] = ()
    """Of the questions; 1 each where none are given."""
    mode: str = "ask"
    fading: int = 3
    title: str = ""

    def __post_init__(self) -> None:
        expect(self.id, str, Error, (expected := "the id of an exercise, as in 'femkort-1'"))
        if not one_line(self.id):
            raise Error("wrong_type", given=in_short(self.id), expected=expected)
        object.__setattr__(self, "id", plain_name(self.id))
        if self.mode not in MODES:
            raise Error("choice", name="mode", value=self.mode, known=", ".join(MODES))
        if type(self.fading) is not int or self.fading < 0:
            raise Error("wrong_number", name="fading", value=self.fading, least=0)
        expect(self.title, str, Error, "the title of an exercise: a text")
        asked = _all(self.questions, Question, expected="questions: a list of Question")
        draws = _all(self.draws, Draw, expected="draws: a list of classroom.Draw")
        object.__setattr__(self, "questions", asked)
        object.__setattr__(self, "draws", draws)
        count = len(asked) + sum(draw.count for draw in draws)
        if not 0 < count <= MOST:
            key = "classroom.too_many" if count else "classroom.empty"
            raise Error(key, count=count, most=MOST)
        weights: object = self.weights or (1.0,) * len(asked)
        if not isinstance(weights, list | tuple) or len(weights) != len(asked):
            known = Error("weights", count=len(asked))
            raise Error("choice", name="weights", value=self.weights, known=known)
        object.__setattr__(self, "weights", tuple(map(as_weight, weights)))

    def paper(self, student: str = "") -> tuple[Item, ...]:
        """What this pupil is asked: the questions, then those drawn from H(student, task).

        Raises Error where questions are drawn and no name is given.
        """
        asked = list(zip(self.questions, self.weights, strict=True))
        for place, draw in enumerate(self.draws):
            seed = seed_for(student, f"{self.id}/{place + 1}")
            drawn = questions(draw.rules, kinds=draw.kinds, count=draw.count, seed=seed)
            asked += [(question, draw.weight) for question in drawn]
        return tuple(Item(str(n), one, weight) for n, (one, weight) in enumerate(asked, 1))

    @property
    def version(self) -> str:
        """Eight hexadecimal digits that change when what is asked changes."""
        asked = [
            (one.kind, one.seat, one.task.about, one.record, weight)
            for one, weight in zip(self.questions, self.weights, strict=True)
        ]
        drawn = [(*_table(one.rules), one.count, one.kinds, one.weight) for one in self.draws]
        return sha256(repr((self.id, asked, drawn)).encode()).hexdigest()[:8]


def _table(rules: Rules) -> tuple[object, ...]:
    return rules.game, rules.players, rules.variants, rules.settings, rules.rounds


def _all(given: object, kind: type, *, expected: str) -> tuple[Any, ...]:
    """Several of a kind. Raises Error."""
    expect(given, Iterable, Error, expected)
    assert isinstance(given, Iterable)
    found = tuple(given)
    for one in found:
        expect(one, kind, Error, expected)
    return found


def as_weight(weight: object) -> float:
    """What a question counts. Raises Error."""
    if isinstance(weight, bool) or not isinstance(weight, int | float) or not 0 < weight <= 1000:
        raise Error("choice", name="weight", value=weight, known="a number above 0, at most 1000")
    return float(weight)

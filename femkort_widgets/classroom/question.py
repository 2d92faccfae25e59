"""A question: a position as the pupil sees it, what is asked, what can be answered, what is right.

A question is made from its ``Task`` and the rules alone: choices, right answers and what is said to
each are worked out by the core, never stored.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from ..core.cards import seat_labels
from ..core.position import Position
from ..core.rules import Rules
from ..i18n import called
from .words import Voice, Words

Answer = frozenset[str]


@dataclass(frozen=True)
class Task:
    """What to ask about which position: enough to make the question again."""

    kind: str
    position: Position = field(repr=False)
    seat: int
    """Who is asked, or asked about."""
    names: tuple[str, ...]
    """By seat."""
    about: tuple[tuple[str, str], ...] = ()
    """What else it turns on: a ``card``, a ``suit``, a ``variant``."""

    def get(self, name: str) -> str:
        """What it turns on; "" where it does not."""
        return dict(self.about).get(name, "")


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be answered."""

    key: str
    """What an answer names: a card, a seat's letter, a number, the key of a reason."""
    says: Words
    feedback: Words
    """Why it is right, or why it is not."""


@dataclass(frozen=True)
class Question:
    """A question with its answers."""

    task: Task
    record: str = field(repr=False)
    """The hand as far as the pupil may see it, up to the question, as TTN."""
    asks: Words
    choices: tuple[Choice, ...] = field(repr=False)
    right: tuple[Answer, ...]
    """The right answers, each complete: any of them will do."""
    many: bool
    """Does an answer name several choices, or one?"""
    difficulty: int
    """1 to 5."""
    opened: bool = False
    """Does the pupil see all hands?"""

    @property
    def kind(self) -> str:
        """Which type of question it is."""
        return self.task.kind

    @property
    def position(self) -> Position:
        """How the cards lie, as far as the pupil sees it."""
        return self.task.position

    @property
    def rules(self) -> Rules:
        """The rules that it is answered by."""
        return self.task.position.rules

    @property
    def seat(self) -> int:
        """Who is asked, or asked about."""
        return self.task.seat

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """What an answer can name."""
        return tuple(choice.key for choice in self.choices)

    def choice(self, key: str) -> Choice:
        """The choice of this key."""
        return self.choices[self.keys.index(key)]

    def voice(self, lang: str = "en", style: str = "sign") -> Voice:
        """Who is spoken to about it; ``style`` is how cards are named."""
        names = called(seat_labels(len(self.task.names)), self.task.names, lang)
        return Voice(lang, names, self.task.seat, style)

    def text(self, lang: str = "en") -> str:
        """What is asked, in words."""
        return self.voice(lang).say(self.asks)


def one_of(keys: Iterable[str]) -> tuple[Answer, ...]:
    """Any one of these is right."""
    return tuple(frozenset([key]) for key in keys)


def all_of(keys: Iterable[str]) -> tuple[Answer, ...]:
    """These together are right, no fewer and no more."""
    return (frozenset(keys),)

"""What all types of question have in common."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...core.cards import Move, seat_labels
from ...core.position import Position
from ...errors import Error
from ..dice import Dice, Thing
from ..question import Answer, Choice, Question, Task
from ..seen import record_of
from ..words import Words

About = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a type of question makes of a task."""

    asks: Words
    choices: tuple[Choice, ...]
    right: tuple[Answer, ...]
    many: bool
    difficulty: int


def _always(question: Question) -> bool:
    return True


def _equally(position: Position, abouts: Sequence[About]) -> list[About]:
    return list(abouts)


@dataclass(frozen=True)
class Kind:
    """A type of question."""

    key: str
    abouts: Callable[[Position], Iterable[About]]
    """What could be asked about a position; nothing where the type has no question there."""
    make: Callable[[Task], Asked]
    apt: Callable[[Question], bool] = _always
    """Does the rule asked about bind, so that it is worth asking?"""
    opened: bool = False
    """Does the pupil see all hands?"""
    turned: bool = True
    """Is it asked of the seat that is to play, and of no other, by the cards of that seat?"""
    written: bool = False
    """Does an author say what is asked and what is right?"""
    weighed: Callable[[Position, Sequence[About]], list[About]] = _equally
    """What could be asked about, the oftener the likelier it is drawn."""

    def question(self, task: Task) -> Question:
        """The question of a task. Raises Error where it cannot be asked of this position."""
        position = task.position
        if position.to_play is None:
            raise Error("deal_done")
        self._check(task, position.to_play)
        made = self.make(task)
        return Question(
            task,
            record_of(position, task.names),
            made.asks,
            made.choices,
            made.right,
            made.many,
            made.difficulty,
            self.opened or task.get("hands") == "open",
        )

    def _check(self, task: Task, to_play: int) -> None:
        """Raises Error unless this can be asked here, of this seat, about that."""
        position = task.position
        if self.turned:
            if task.seat != to_play:
                given, wanted = (label(position, seat) for seat in (task.seat, to_play))
                raise Error("classroom.seat", kind=self.key, given=given, wanted=wanted)
            needed = position.seats if self.opened else (to_play,)
            hidden = [label(position, seat) for seat in needed if position.unknown[seat]]
            if hidden:
                raise Error("classroom.hidden", kind=self.key, seats=", ".join(hidden))
        known = tuple(self.abouts(position))
        if not self.written and task.about not in known:
            raise self._elsewhere(task.about, known)

    def _elsewhere(self, given: About, known: Sequence[About]) -> Error:
        """What is asked about does not fit here, or is not whole."""
        about, others = _written(given), [_written(one) for one in known if one]
        if not others:
            why = "about" if about else ""
            return Error("classroom.not_here", kind=self.key, about=about, why=why)
        listed = "; ".join(others[:SOME]) + ("; …" if len(others) > SOME else "")
        wanting = next((one for one in known if {*given} < {*one}), None)
        if wanting is None:
            return Error("classroom.about", kind=self.key, about=about, known=listed)
        fields = ", ".join(name for name, value in wanting if (name, value) not in given)
        return Error("classroom.about", kind=self.key, field=fields, known=listed, why="missing")


SOME = 6
"""So many of the things that can be asked about are named."""


def _written(about: About) -> str:
    """What is asked about, as a sheet has it."""
    return ", ".join(f'{name} = "{value}"' for name, value in about)


def mixed(task: Task, offered: Iterable[Thing]) -> list[Thing]:
    """What is offered, in an order that tells nothing and is the same whenever this is asked."""
    position, about = task.position, "/".join(value for _, value in task.about)
    seed = f"{position.deal.texts}/{len(position.moves)}/{about}"
    return Dice(seed).mixed(tuple(offered))


def label(position: Position, seat: int) -> str:
    """The letter of a seat, as answers name it."""
    return seat_labels(position.rules.players)[seat]


def named(position: Position, seat: int, feedback: Words) -> Choice:
    """A seat as a choice."""
    return Choice(label(position, seat), Words.of("quiz.seat", name=seat), feedback)


def shown(move: Move, feedback: Words) -> Choice:
    """A card, or the pass, as a choice."""
    return Choice(str(move), Words.of("quiz.card", card=str(move)), feedback)


def nothing_else(position: Position) -> tuple[About, ...]:
    """There is one such question in every position."""
    return ((),)

"""What does the round score?"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import lcm

from ...core.cards import in_order, seat_labels
from ...core.games.femkamp import SCORES
from ...core.position import Position
from ...core.scoring import last_trick_takes_the_pot
from ..question import Choice, Question, Task, one_of
from ..words import Words
from .kind import About, Asked, Kind, mixed

FILLED = 4
"""So many numbers are offered where the seats have only one or two between them."""

CITES = {
    "pass": ("FP-27",),
    "clubs": ("FP-37",),
    "queens": ("FP-44",),
    "fan_tan": ("FP-59", "FP-60", "FP-61"),
    "grand": ("FP-63",),
    "trump": ("FP-96",),
    "clubs_and_queens": ("FP-97",),
    "femkort": ("FK-44", "FK-46"),
    "letzter_stich": ("LS-41",),
}
"""The statements about what a round is worth."""


def ending(position: Position) -> list[str]:
    """The moves that may be made now and end the round."""
    assert position.to_play is not None
    held = position.counts[position.to_play] if position.round.layout else max(position.counts)
    moves = in_order(position.legal()) if held <= 1 else []
    return [str(move) for move in moves if position.play(move).over]


def _abouts(position: Position) -> Iterator[About]:
    for card in ending(position):
        if position.play(card).result is not None:
            for letter in seat_labels(position.rules.players):
                yield (("card", card), ("of", letter))


def _weighed(position: Position, abouts: Sequence[About]) -> list[About]:
    """The seats, repeated so that every number that one of them has is right equally often."""
    numbers = [_number(position, **dict(about)) for about in abouts]
    having = Counter(numbers)
    equal = lcm(*having.values())
    return [
        about
        for about, number in zip(abouts, numbers, strict=True)
        for _ in range(equal // having[number])
    ]


def _number(position: Position, card: str, of: str) -> tuple[str, int]:
    return card, scored(position, card)[seat_labels(position.rules.players).index(of)]


@dataclass(frozen=True, slots=True)
class Unit:
    """What a round is counted in, and how much one point of its result is."""

    key: str
    worth: int = 1

    @classmethod
    def of(cls, position: Position) -> "Unit":
        """Chips for a pot that is paid at once, pots for the best of three, else points."""
        if position.round.score is not last_trick_takes_the_pot:
            return cls("points")
        match = position.rules.match
        return cls("pots") if match.bank else cls("chips", match.unit * position.rules.players)


def scored(position: Position, card: str) -> tuple[int, ...]:
    """What each seat has from the round once this card is played."""
    result = position.play(card).result
    assert result is not None
    return tuple(points * Unit.of(position).worth for points in result.points)


def asked_seat(task: Task) -> int:
    """Whose points are asked for."""
    return seat_labels(task.position.rules.players).index(task.get("of"))


def _make(task: Task) -> Asked:
    position, card, seat = task.position, task.get("card"), asked_seat(task)
    points = scored(position, card)
    unit = Unit.of(position).key
    numbers = numbers_to_offer(task, points, _mistakes(position, card, seat, points))
    true = Words.of(f"quiz.score.is.{unit}", cites=cites_of(position), name=seat, n=points[seat])
    rule = Words.of("quiz.rule", cites=cites_of(position), round=position.round.key)
    choices = tuple(counted(n, true if n == points[seat] else rule) for n in numbers)
    asks = Words.of(f"quiz.score.{unit}", name=seat, card=card)
    return Asked(asks, choices, one_of([str(points[seat])]), False, _hardness(position))


def cites_of(position: Position) -> tuple[str, ...]:
    """The statements about what this round is worth."""
    return CITES.get(position.round.key, ())


def counted(n: int, feedback: Words) -> Choice:
    """A number as a choice."""
    return Choice(str(n), Words.of("quiz.number", n=n), feedback)


def numbers_to_offer(
    task: Task,
    had: Iterable[int],
    mistakes: Iterable[int],
    below: Sequence[int] = (0, FILLED),
) -> list[int]:
    """The numbers that somebody has, in order, with mistakes beside them where they are few.

    ``below`` is how many of the mistakes may lie below them, one of which is drawn: all or none
    where each of them is right as often, so that each place in the order is right as often too.
    """
    true, wrong = set(had), list(mistakes)
    missing = FILLED - len(true) if len(true) <= FILLED // 2 else 0
    low = min(mixed(task, below)[0], missing)
    beyond = [*_beyond(true, wrong, -1)[:low], *_beyond(true, wrong, 1)[: missing - low]]
    return sorted([*true, *beyond])


def _beyond(true: Collection[int], mistakes: Iterable[int], sign: int) -> list[int]:
    """Numbers above these, or below with -1: the mistakes first, then the next ones."""
    edge = max(sign * n for n in true)
    found = dict.fromkeys(sign * n for n in mistakes if sign * n > edge)
    found |= dict.fromkeys(range(edge + 1, edge + 1 + FILLED))
    return [sign * n for n in found]


def _mistakes(position: Position, card: str, seat: int, points: tuple[int, ...]) -> Iterator[int]:
    """What one gets by the rule of another round, for the tricks taken, or by a slip."""
    after, unit = position.play(card), Unit.of(position)
    if not position.round.layout:
        if unit.key == "points":
            for key, score in SCORES.items():
                if key != position.round.key and after.tricks:
                    yield score(after).points[seat]
        yield sum(trick.winner == seat for trick in after.tricks)
    most, step = max(points), max(1, unit.worth)
    yield from (most + step, -most, most + 1, most + 2 * step, -step, -1, -2 * step)


def _hardness(position: Position) -> int:
    """By how much there is to count."""
    if position.round.score is last_trick_takes_the_pot:
        return 1
    tricks = len(position.tricks)
    return 2 if position.round.key == "letzter_stich" else 3 + (tricks > 10)


def _apt(question: Question) -> bool:
    """Some have more than others, so that there is something to count."""
    return len(set(scored(question.position, question.task.get("card")))) > 1


SCORE = Kind("score", _abouts, _make, _apt, weighed=_weighed)

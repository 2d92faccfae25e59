"""What does the round score?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...core.cards import in_order, seat_labels
from ...core.games.femkamp import SCORES
from ...core.position import Position
from ...core.scoring import last_trick_takes_the_pot
from ..question import Choice, Question, Task, one_of
from ..words import Words
from .kind import About, Asked, Kind, mixed

MOST = 4

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
    numbers = numbers_to_offer(task, points[seat], _mistakes(position, card, seat, points))
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


def numbers_to_offer(task: Task, right: int, others: Iterable[int]) -> list[int]:
    """The right number and a few wrong ones; in order, the least would be right too often."""
    wrong = dict.fromkeys(n for n in others if n != right)
    return mixed(task, [right, *list(wrong)[: MOST - 1]])


def _mistakes(position: Position, card: str, seat: int, points: tuple[int, ...]) -> Iterator[int]:
    """What one gets by the rule of another round, for another seat, or by a slip."""
    after, unit = position.play(card), Unit.of(position)
    if not position.round.layout:
        taken = sum(trick.winner == seat for trick in after.tricks)
        if unit.key == "points":
            for key, score in SCORES.items():
                if key != position.round.key and after.tricks:
                    yield score(after).points[seat]
        yield taken
    yield from points
    yield -points[seat]
    step = max(1, unit.worth)
    yield from (points[seat] + step, points[seat] + 1, points[seat] + 2 * step, points[seat] - step)


def _hardness(position: Position) -> int:
    """By how much there is to count."""
    if position.round.score is last_trick_takes_the_pot:
        return 1
    tricks = len(position.tricks)
    return 2 if position.round.key == "letzter_stich" else 3 + (tricks > 10)


def _apt(question: Question) -> bool:
    """Whose points differ from somebody's, so that there is something to count."""
    points = scored(question.position, question.task.get("card"))
    return len(question.choices) > 2 and len(set(points)) > 1


SCORE = Kind("score", _abouts, _make, _apt, turned=False)

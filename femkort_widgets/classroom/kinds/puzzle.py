"""Find the winning card: all hands open, the answer from exact search."""

from collections.abc import Iterator
from functools import lru_cache

from ...analysis import Solution, solve
from ...core.cards import Card, in_order
from ...core.position import Position
from ...core.scoring import LastTrick, last_trick_takes_the_pot
from ...errors import Error
from ..question import Question, Task, one_of
from ..words import Words
from .kind import About, Asked, Kind, shown

MOST_CARDS = 20
"""A puzzle is asked for where no more cards are held: it can be worked out in the head."""
NODES = 20_000


def _abouts(position: Position) -> Iterator[About]:
    if len(position.legal()) > 1:
        yield ()


@lru_cache(maxsize=256)
def solved(position: Position) -> Solution:
    """What each move is worth if all others play together against the seat to play."""
    return solve(position, nodes=NODES)


def _make(task: Task) -> Asked:
    position = task.position
    found = solved(position)
    sure = _one_trick(position)
    choices = tuple(shown(move, _worth(task, move, found, sure)) for move in in_order(found.values))
    key = "sure" if sure else "fewest" if position.rules.match.lowest else "most"
    asks = Words.of(f"quiz.best.{key}", name=task.seat)
    right = one_of(map(str, found.best))
    return Asked(asks, choices, right, False, _difficulty(position, found))


def _one_trick(position: Position) -> bool:
    """Is the last trick all that counts, once and for its winner?"""
    score = position.round.score
    plain = isinstance(score, LastTrick) and score == LastTrick(score.value)
    return plain or score is last_trick_takes_the_pot


def _worth(task: Task, move: object, found: Solution, sure: bool) -> Words:
    worth = found.values[move]  # type: ignore[index]
    if sure:
        key = "quiz.best.forces" if worth > 0 else "quiz.best.lets"
        return Words.of(key, name=task.seat, card=str(move))
    return Words.of("quiz.best.worth", card=str(move), n=int(worth))


def _difficulty(position: Position, found: Solution) -> int:
    """More where few cards are right, much is still to be played, or the best card looks wrong."""
    assert position.to_play is not None
    rank = position.round.rank
    cards = [move for move in found.values if isinstance(move, Card)]
    highest = max(cards, key=rank, default=None)
    held = position.counts[position.to_play]
    few = 3 * len(found.best) <= len(found.values)
    return 1 + sum((few, held > 2, held > 3, highest not in found.best))


def _apt(question: Question) -> bool:
    """One card is better than another; where one trick counts, some card wins it."""
    values = solved(question.position).values
    worth = values[solved(question.position).best[0]]
    wins = worth > 0 or not _one_trick(question.position)
    return wins and any(value != worth for value in values.values())


def can_be_solved(position: Position) -> bool:
    """Is the position small enough for a puzzle, and played by rules that the search knows?"""
    if sum(position.counts) > MOST_CARDS or len(position.legal()) < 2:
        return False
    try:
        solved(position)
    except Error as error:
        if error.key not in ("too_deep", "no_plan"):
            raise
        return False
    return True


BEST = Kind("best", _abouts, _make, _apt, opened=True)

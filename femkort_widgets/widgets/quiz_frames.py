"""The hand of a question as frames: what its pupil may see, and nothing that answers it."""

from collections.abc import Iterator
from typing import Any

from ..classroom import Question
from ..core.cards import seat_labels
from ..core.ledger import ante, open_ledger
from ..core.opening import start
from ..core.position import Position
from ..film import Film


def frames_of(question: Question, *, judged: bool) -> dict[str, Any]:
    """Every card up to the question, seen by whom it asks; all hands where it is a puzzle.

    Where cards are not ``judged``, there are no verdicts, and nothing says who is winning, who
    contends, or what the others have shown not to hold: that may be what is asked.
    """
    position = question.position
    film = Film(None if question.opened else question.seat, judged=judged)
    film.begin(
        position.rules,
        position,
        names=question.task.names,
        seats=seat_labels(position.rules.players),
        number=1,
        attempt=1,
    )
    before: Position | None = None
    first = ante(open_ledger(position.rules), position.rules, after_void=False)
    for at, after in enumerate(_steps(position)):
        frame = film.add(after, first, before=before, parent=at - 1 if at else None)
        if not judged:
            frame |= {"winning": None, "contenders": []}
        before = after
    return film.data()


def _steps(position: Position) -> Iterator[Position]:
    """The position from the deal on, move by move."""
    rules = position.rules
    if not rules.endless and position.number:
        rules = rules.with_rounds((position.round.key,))
    now = start(rules, position.deal)
    yield now
    for move in position.moves:
        now = now.play(move, irregular=bool(position.irregular))
        yield now

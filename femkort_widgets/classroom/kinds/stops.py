"""A question that its author wrote into a record: which card now?

What it asks and says stands in the task; where it names no right card, any that may be played is.
"""

from collections.abc import Iterable

from ...core.cards import Move, in_order
from ...core.obligations import Verdict
from ...core.position import Position
from ...records.notes import Stop
from ..question import Task, one_of
from ..words import Words
from .kind import About, Asked, Kind, shown


def about_of(stop: Stop, *, opened: bool) -> About:
    """What a task holds of a stop; ``opened``: with all hands seen.

    >>> about_of(Stop('Which? [%ok HJ] [%say SA "Then nobody is left."]'), opened=False)
    (('asks', 'Which?'), ('ok', 'HJ'), ('say', 'SA Then nobody is left.'))
    """
    cards = " ".join(dict.fromkeys(map(str, (*stop.best, *stop.ok))))
    said = "\n".join(f"{card} {' '.join(words.split())}" for card, words in stop.say.items())
    found = (
        ("asks", stop.text),
        ("ok", cards),
        ("say", said),
        ("hint", stop.hint or ""),
        ("hands", "open" if opened else ""),
    )
    return tuple((name, value) for name, value in found if value)


def _none(position: Position) -> Iterable[About]:
    """None can be drawn: they are written."""
    return ()


def _make(task: Task) -> Asked:
    verdicts = task.position.verdicts()
    legal = [str(move) for move, verdict in verdicts.items() if verdict.legal]
    wanted = [key for key in task.get("ok").split() if key in map(str, verdicts)] or legal
    said = dict(_answers(task))
    choices = tuple(
        shown(move, _feedback(move, verdicts[move], said, right=str(move) in wanted))
        for move in in_order(verdicts)
    )
    asks = Words.of("quiz.stop", name=task.seat)
    if task.get("asks"):
        asks = Words.of("quiz.said", text=task.get("asks"))
    return Asked(asks, choices, one_of(wanted), False, 3)


def _answers(task: Task) -> Iterable[tuple[str, str]]:
    for line in task.get("say").splitlines():
        card, _, words = line.partition(" ")
        yield card, words


def _feedback(move: Move, verdict: Verdict, said: dict[str, str], *, right: bool) -> Words:
    """The author's words to a card, else its reason where it may not be played."""
    if str(move) in said:
        return Words.of("quiz.said", text=said[str(move)])
    if not verdict.legal:
        return Words.why(verdict)
    return Words.of(f"quiz.stop.{'right' if right else 'other'}", card=str(move))


STOP = Kind("stop", _none, _make, written=True)

"""Which cards may be played?"""

from ...core.cards import in_order
from ...core.obligations import Verdict
from ..question import Question, Task, all_of
from ..words import Words
from .kind import Asked, Kind, nothing_else, shown

HARDER = {
    "follow_suit": 1,
    "head_the_trick": 2,
    "heading_lapsed": 3,
    "trump_any_time": 3,
    "opening_card": 1,
    "does_not_fit": 2,
    "must_play": 2,
}
"""How hard a reason is to see."""


def difficulty_of(verdicts: list[Verdict]) -> int:
    """The hardest of the reasons, and one more where two duties refuse cards."""
    hardest = max(HARDER.get(verdict.reason.key, 1) for verdict in verdicts)
    duties = {verdict.reason.key for verdict in verdicts if not verdict.legal}
    return min(5, hardest + (len(duties) > 1))


def _make(task: Task) -> Asked:
    verdicts = task.position.verdicts()
    choices = tuple(shown(move, Words.why(verdicts[move])) for move in in_order(verdicts))
    right = all_of(str(move) for move, verdict in verdicts.items() if verdict.legal)
    asks = Words.of("quiz.legal", name=task.seat)
    return Asked(asks, choices, right, True, difficulty_of(list(verdicts.values())))


def _apt(question: Question) -> bool:
    """A card is refused, and something is allowed."""
    (right,) = question.right
    cards = [key for key in question.keys if key != "pass"]
    return len(cards) > 1 and 0 < len(right) < len(question.keys) and not set(cards) <= right


LEGAL = Kind("legal", nothing_else, _make, _apt)

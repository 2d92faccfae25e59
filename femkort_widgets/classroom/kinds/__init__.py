"""The types of question: what each asks, what is right, and when it is worth asking."""

from ...errors import Error
from ..question import Question, Task
from . import cards, points, puzzle, reasons, stops, table, variants, voids
from .kind import Kind

KINDS: dict[str, Kind] = {
    kind.key: kind
    for kind in (
        cards.LEGAL,
        reasons.REASON,
        table.WINNER,
        table.POT,
        points.SCORE,
        voids.VOIDS,
        puzzle.BEST,
        variants.VARIANT,
    )
}
"""Those that can be drawn."""
ALL = {**KINDS, stops.STOP.key: stops.STOP}
"""Those, and the one that authors write."""


def kind_of(key: object) -> Kind:
    """The type of this key. Raises Error, which lists the known ones."""
    if not isinstance(key, str) or key not in ALL:
        raise Error("choice", name="kind", value=key, known=", ".join(ALL))
    return ALL[key]


def ask(task: Task) -> Question:
    """The question of a task. Raises Error where it cannot be asked of this position.

    >>> import femkort_widgets as fw
    >>> deal = fw.Deal(("D8 SQ", "DA DT S5", "D9 SA", "SJ CQ"), dealer=3)
    >>> position = fw.start(fw.rules("femkort"), deal).play("D8")
    >>> question = ask(Task("legal", position, seat=1, names=("Ada", "Bo", "Cy", "Di")))
    >>> question.keys, sorted(*question.right)
    (('S5', 'DA', 'DT'), ['DA', 'DT'])
    """
    return kind_of(task.kind).question(task)

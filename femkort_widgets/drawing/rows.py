"""A round of Fan Tan: the four rows as they lie (FP-51, FP-56), and its laps."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..i18n import suit
from .page import Frame, Page

_RANKS = "A23456789TJQK"


def layout(page: Page, frame: Frame) -> Iterator[tuple[str, str]]:
    """Each suit with the cards of its row, the ace low (FP-53); a dash where none lies."""
    for mark, row in frame["layout"].items():
        cards = "–"
        if row is not None:
            low, high = (_RANKS.index(row[end][1]) for end in ("low", "high"))
            laid = (page.sign(mark + rank) for rank in _RANKS[low : high + 1])
            cards = " ".join(laid)
        yield suit(mark, style="sign"), cards


def laps(page: Page, steps: Sequence[Frame]) -> Iterator[tuple[str, str]]:
    """The laps of the table with their cards and passes in order."""
    played = (frame for frame in steps if frame["played"])
    for lap, moves in groupby(played, key=lambda frame: frame["number"]):
        yield page.count(lap), ", ".join(map(page.move, moves))

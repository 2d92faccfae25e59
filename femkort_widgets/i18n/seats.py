"""What players are called who have no name."""

from collections.abc import Sequence

from ..core.cards import seat_labels
from .catalogue import translate


def called(labels: Sequence[str], names: Sequence[str], lang: str) -> tuple[str, ...]:
    """The players by seat; four without a name sit at the points of the compass.

    >>> called("SWNE", ("S", "Ada", "N", "E"), "fr"), called("AB", ("A", "Bo"), "fr")
    (('Sud', 'Ada', 'Nord', 'Est'), ('A', 'Bo'))
    """
    if tuple(labels) != seat_labels(4):
        return tuple(names)
    return tuple(
        translate(f"ui.seat.{label}", lang) if name == label else name
        for label, name in zip(labels, names, strict=True)
    )

"""What an edit comes to: the record read again, the frame reached, where each frame is now."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..core.cards import Move as Played
from ..errors import Error
from .files import dumps, loads
from .model import Record
from .places import Place, Spot, Strip, places, spot_of
from .play import Play
from .tally import told, with_play, with_round


@dataclass(frozen=True, slots=True)
class Edited:
    """A record after an edit."""

    record: Record
    at: int
    """The frame that was reached."""
    moved: Mapping[int, int]
    """The frames of the earlier record by their numbers now; what is gone is missing."""


def reached(spot: Spot) -> Edited:
    """The record as it is, at this frame."""
    return Edited(spot.record, spot.at, {at: at for at in places(spot.record).values()})


def finish(
    spot: Spot, strip: Strip, item: int | None, *, main: bool = False, card: Played | None = None
) -> Edited:
    """The record with this play, at the frame of the item.

    With ``main`` the outcome of the round is told anew; ``card`` must have been played there.
    """
    match, index = spot.place.match, spot.place.round
    one = with_play(spot.round, Play(tuple(strip.items), spot.play.at))
    made = with_round(spot.record, match, index, one)
    if main:
        made = told(spot.record, made, match, index)
    moved = strip.moved
    return checked(
        spot.record,
        made,
        spot.place._replace(item=item),
        lambda old: replace_item(old, moved) if (old.match, old.round) == (match, index) else old,
        card,
    )


def replace_item(old: Place, moved: Mapping[int | None, int | None]) -> Place | None:
    """Where a frame of the edited round stands now; None where it is gone."""
    return old._replace(item=moved[old.item]) if old.item in moved else None


def checked(
    before: Record,
    made: Record,
    target: Place,
    now: Callable[[Place], Place | None] = lambda old: old,
    card: Played | None = None,
) -> Edited:
    """The record read again from its text, so that it is what a file would give.

    Raises Error where it would then say something else, or have a fault that it did not have.
    """
    after = loads(dumps(made), made.source.rules)
    frames = places(after)
    if after != made or target not in frames:
        raise Error("studio.unclear")
    reached = spot_of(after, frames[target])
    if card is not None and (reached.step is None or reached.step.move.card != card):
        raise Error("studio.unclear")
    new = Counter(f.key for f in after.faults) - Counter(f.key for f in before.faults)
    if new:
        key = next(iter(new))
        fault = next(fault for fault in after.faults if fault.key == key)
        raise Error("studio.fault", fault=fault)
    pairs = ((at, now(old)) for old, at in places(before).items())
    moved = {at: frames[new] for at, new in pairs if new in frames}
    return Edited(after, frames[target], moved)

"""Going on with a match that was written down: the same deals, requests and cards once more."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from ..core.deal import clockwise
from ..core.rules import Rules
from ..errors import Error
from .house import house_duties
from .model import MatchRecord, Record, RoundRecord
from .steps import Walk
from .table import Table

if TYPE_CHECKING:
    from .matches import Match

M = TypeVar("M", bound="Match")


def resume(kind: type[M], record: Record) -> M:
    """A match that stands where the record ends. Raises Error where it cannot be gone on with."""
    if len(record.matches) != 1:
        raise _no("many" if record.matches else "none", matches=len(record.matches))
    (played,) = record.replayed
    written, here, walked = played.match, played.table, played.walks
    if here.rules is None or not walked or any(walk.start is None for walk in walked):
        raise _no("no_replay")
    if (walked[0].dealt.number, walked[0].dealt.attempt) != (0, 1):
        raise _no("not_first")
    if any(fault.key == "bad_seat" for fault in here.faults):
        raise _no("bad_seat")
    unknown = [key for key in written.house if key not in house_duties(here.rules)]
    if unknown:
        raise Error("house_unknown", duties=", ".join(unknown))
    match = _seated(kind, written, here, here.rules, walked)
    for index, (one, walk) in enumerate(zip(written.rounds, walked, strict=True)):
        if one.playoff and not match.playoff:
            match.stop()
        if len(match.state.hands) == index:
            if not match.state.hand.ended:
                raise _no("broken_off")
            match.next_deal()
        _play(match, one, walk, here)
    if not match.state.hand.ended and match.position != walked[-1].end:
        raise _no("cards")
    if match.over:
        raise _no("over")
    return match


def _no(why: str, **data: object) -> Error:
    return Error("not_unfinished", why=why, **data)


def _seated(
    kind: type[M], written: MatchRecord, here: Table, rules: Rules, walked: Sequence[Walk]
) -> M:
    seeds = {one.seed for one in written.rounds if one.seed is not None}
    if len(seeds) > 1:
        raise _no("seeds")
    prepared = [
        walk.start.deal
        for one, walk in zip(written.rounds, walked, strict=True)
        if one.seed is None and walk.start is not None
    ]
    match = kind(
        rules,
        names=[written.names.get(label, label) for label in here.seats],
        seed=next(iter(seeds), None),
        deals=prepared,
        dealer=walked[0].dealt.dealer,
    )
    match.labels = here.seats
    return match


def _play(match: "Match", one: RoundRecord, walk: Walk, here: Table) -> None:
    if walk.start is None or match.position != walk.start:
        raise _no("other_hands")
    for asked in one.redeals:
        asker = here.seat(asked.seat)
        if asker is None:
            raise _no("nobody", seat=asked.seat)
        order = [at for at in clockwise(asker, len(here.seats)) if at in match.position.seats]
        said = {at for at, word in zip(order, asked.words, strict=False) if word != "no"}
        match.ask_redeal(asker, [at in said for at in range(len(here.seats))])
    if one.result == "misdeal":
        match.misdeal()
    for step in walk.steps:
        if step.line == 0 and step.move.card is not None and step.after is not None:
            match.play(step.move.card, irregular=True)
    for _ in range(min(one.number("Stopped") or 0, 2)):
        if not match.over:
            match.stop()

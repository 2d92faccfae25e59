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
        hint = "" if record.matches else "; fw.load(path) reads a file"
        raise _no(f"it holds {len(record.matches)} matches, not one{hint}")
    (played,) = record.replayed
    written, here, walked = played.match, played.table, played.walks
    if here.rules is None or not walked or any(walk.start is None for walk in walked):
        raise _no("a round of it cannot be replayed")
    if (walked[0].dealt.number, walked[0].dealt.attempt) != (0, 1):
        raise _no("it does not begin with the first deal of its match")
    if any(fault.key == "bad_seat" for fault in here.faults):
        raise _no("a seat of it has a label that no seat can have")
    unknown = [key for key in written.house if key not in house_duties(here.rules)]
    if unknown:
        raise Error("house_unknown", duties=", ".join(unknown))
    match = _seated(kind, written, here, here.rules, walked)
    for index, (one, walk) in enumerate(zip(written.rounds, walked, strict=True)):
        if one.playoff and not match.playoff:
            match.stop()
        if len(match.state.hands) == index:
            if not match.state.hand.ended:
                raise _no("a round before its last one is not played to its end")
            match.next_deal()
        _play(match, one, walk, here)
    if not match.state.hand.ended and match.position != walked[-1].end:
        raise _no("cards of it are missing, or cannot be played")
    if match.over:
        raise _no("the match is over")
    return match


def _no(why: str) -> Error:
    return Error("not_unfinished", why=why)


def _seated(
    kind: type[M], written: MatchRecord, here: Table, rules: Rules, walked: Sequence[Walk]
) -> M:
    seeds = {one.seed for one in written.rounds if one.seed is not None}
    if len(seeds) > 1:
        raise _no("its rounds have different seeds")
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
        raise _no("it deals other hands than its seed gives")
    for asked in one.redeals:
        asker = here.seat(asked.seat)
        if asker is None:
            raise _no(f"nobody sits at {asked.seat!r}")
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

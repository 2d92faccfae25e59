"""Pot, chips and pots won before and after each round of a written match, by the core's ledger."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..core.ledger import Ledger, ante, open_ledger, settle
from ..core.rules import Rules
from ..core.scoring import Result
from .model import MatchRecord, RoundRecord
from .steps import Walk
from .table import ended_early


def ledgers(
    match: MatchRecord, rules: Rules, walks: Sequence[Walk]
) -> Iterator[tuple[Ledger, Ledger]]:
    """Each round's ledger before its first card, the antes in, and after its last.

    Where the record begins in the middle of a match, its first ``Pot`` is taken over.
    """
    ledger, ended = open_ledger(rules), "won"
    for place, (one, walk) in enumerate(zip(match.rounds, walks, strict=True)):
        playoff = walk.dealt.seats if one.playoff else ()
        ledger = replace(ledger, winners=(), playoff=playoff)
        if ended != "again":
            ledger = ante(ledger, rules, after_void=ended == "void")
        if place == 0:
            ledger = _taken_over(ledger, one, walk)
        before, ended = ledger, "won"
        result = outcome(walk)
        if result is not None and not result.void:
            ledger = settle(ledger, rules, result)
        elif ended_early(one) or result is not None:
            ended = "void" if result is not None or one.result == "void" else "again"
        yield before, ledger


def outcome(walk: Walk) -> Result | None:
    """How the round ended, a claim included; None where it did not."""
    end = walk.end
    if end is None or end.result is not None or walk.claimed is None:
        return None if end is None else end.result
    points = tuple(int(seat == walk.claimed) for seat in range(end.rules.players))
    return Result(points, walk.claimed, void=False)


def _taken_over(ledger: Ledger, one: RoundRecord, walk: Walk) -> Ledger:
    ledger = replace(ledger, completed=walk.dealt.number)
    if one.pot is None or (walk.dealt.number, walk.dealt.attempt) == (0, 1):
        return ledger
    share, rest = divmod(one.pot - ledger.pot, len(ledger.chips))
    chips = [held - share for held in ledger.chips]
    chips[0] -= rest
    return replace(ledger, chips=tuple(chips), pot=one.pot)

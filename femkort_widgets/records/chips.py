"""Pot, chips and pots won before and after each round of a written match, by the core's ledger."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..core.ledger import Ledger, ante, decide, open_ledger, settle
from ..core.rules import Rules
from ..core.scoring import Result
from .model import MatchRecord, RoundRecord
from .steps import Walk
from .table import ended_early


@dataclass(frozen=True, slots=True)
class Entry:
    """A round in the book of a match."""

    before: Ledger
    """Before the first card, the antes in."""
    after: Ledger
    ended: str
    """``won``, ``void``, ``again`` (redealt, misdealt), or ``""`` where play breaks off."""
    follows: bool
    """Does it follow from the round before, or begin a match?"""
    known: bool
    """Is the pot known, by the rules or because the record says it?"""


def entries(match: MatchRecord, rules: Rules, walks: Sequence[Walk]) -> Iterator[Entry]:
    """Every round of a match in the book, in order.

    Where the record begins or goes on in the middle of a match, its ``Pot`` is taken over.
    """
    ledger, known, ended = open_ledger(rules), True, ""
    earlier: Walk | None = None
    for one, walk in zip(match.rounds, walks, strict=True):
        follows = _follows(walk, earlier, ended)
        ledger = replace(ledger, winners=(), playoff=walk.dealt.seats if walk.dealt.playoff else ())
        if not follows:
            ledger, known = _afresh(ledger, walk), _is_first_ante(rules, walk)
        if ended != "again" or not follows:
            ledger = ante(ledger, rules, after_void=follows and ended == "void")
        if one.pot is not None and not known:
            ledger, known = _taken_over(ledger, one.pot), True
        before, ended, result = ledger, _ended(one, walk), outcome(walk)
        if result is not None:
            ledger = settle(ledger, rules, result)
        yield Entry(before, ledger, ended, follows, known)
        known = known or not ledger.pot
        earlier = walk


def outcome(walk: Walk) -> Result | None:
    """How the round ended, a claim included; None where it did not, or that is not known."""
    end = None if walk.lost else walk.end
    if end is None or end.result is not None or walk.claimed is None:
        return None if end is None else end.result
    return end.claim(walk.claimed)


def taken(before: Ledger, after: Ledger, rules: Rules) -> tuple[int, ...]:
    """What a round brought, by seat (rule 13).

    Chips from the pot where there is one that is paid every round, else points: of the round, or
    in a best of three pots won.
    """
    chips = rules.match.unit and not rules.match.bank
    was, now = (before.chips, after.chips) if chips else (before.points, after.points)
    return tuple(held - had for had, held in zip(was, now, strict=True))


def stopped(ledger: Ledger, rules: Rules, stops: int) -> Ledger:
    """A match that was ended early, stopped in a play-off once more (FK-50, FK-55, C-FK-10)."""
    for _ in range(min(stops, 2)):
        ledger = ledger if ledger.over else decide(ledger, rules)
    return ledger


def _ended(one: RoundRecord, walk: Walk) -> str:
    result = outcome(walk)
    if result is not None:
        return "void" if result.void else "won"
    if not ended_early(one):
        return ""
    return "void" if one.result == "void" else "again"


def _follows(walk: Walk, earlier: Walk | None, ended: str) -> bool:
    number, attempt = walk.dealt.number, walk.dealt.attempt
    if earlier is None:
        return (number, attempt) == (0, 1) and not walk.dealt.playoff
    if walk.dealt.playoff:
        return True
    if ended == "won":
        return (number, attempt) == (earlier.dealt.number + 1, 1)
    return bool(ended) and (number, attempt) == (earlier.dealt.number, earlier.dealt.attempt + 1)


def _is_first_ante(rules: Rules, walk: Walk) -> bool:
    """Does the pot hold one ante of each seat and nothing else, whatever was played before?"""
    dealt = walk.dealt
    if not rules.match.unit:
        return True
    return dealt.attempt == 1 and not dealt.playoff and not (dealt.number and rules.match.bank)


def _afresh(ledger: Ledger, walk: Walk) -> Ledger:
    return replace(_with_pot(ledger, 0), completed=walk.dealt.number)


def _taken_over(ledger: Ledger, pot: int) -> Ledger:
    """Antes that double (FK-61) come to twice the last less the first: so the last is known."""
    stake = (pot // len(ledger.chips) + ledger.stake) // 2
    return replace(_with_pot(ledger, pot), stake=stake)


def _with_pot(ledger: Ledger, pot: int) -> Ledger:
    """This pot, the difference paid by everybody alike, so that nothing is won or lost by it."""
    share, rest = divmod(pot - ledger.pot, len(ledger.chips))
    chips = [held - share for held in ledger.chips]
    chips[0] -= rest
    return replace(ledger, chips=tuple(chips), pot=pot)

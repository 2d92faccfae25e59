"""What a match has come to: pot, chips, points, and who wins it.

Every function takes a Ledger and gives a new one. ``sum(chips) + pot`` is always 0.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from .rules import Rules
from .scoring import Result


@dataclass(frozen=True, slots=True)
class Ledger:
    """The score of a match."""

    chips: tuple[int, ...]
    points: tuple[int, ...]
    """The running totals, by seat; in Femkort pots won."""
    pot: int = 0
    stake: int = 0
    """What each seat paid last: the ante that a void hand adds or doubles."""
    completed: int = 0
    """Deals that were played out and counted."""
    winners: tuple[int, ...] = ()
    playoff: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Is the match decided?"""
        return bool(self.winners)


def open_ledger(rules: Rules) -> Ledger:
    """Before the first ante."""
    nothing = (0,) * rules.players
    return Ledger(nothing, nothing)


def ante(ledger: Ledger, rules: Rules, *, after_void: bool) -> Ledger:
    """Everybody pays into the pot before a deal (FK-21, FK-25, LS-19, LS-47).

    After a void hand one ante more (FK-48, C-FK-05), under ``escalating_ante`` twice the last one
    (FK-61, C-FK-07). A play-off costs nothing (C-FK-10, C-LS-18).
    """
    if ledger.playoff:
        return ledger
    unit = 2 * ledger.stake if after_void and rules.match.doubles else rules.match.unit
    chips = tuple(held - unit for held in ledger.chips)
    return replace(ledger, chips=chips, pot=ledger.pot + unit * rules.players, stake=unit)


def settle(ledger: Ledger, rules: Rules, result: Result) -> Ledger:
    """After a deal: points are added and the pot is paid at once (FK-45, C-FK-18, FP-70, LS-46).

    A void hand changes nothing: the pot stays.
    """
    if result.winner is None:
        return ledger
    if ledger.playoff:
        return _crown(ledger, rules, (result.winner,))
    points = tuple(map(sum, zip(ledger.points, result.points, strict=True)))
    ledger = replace(ledger, points=points, completed=ledger.completed + 1)
    agreed = rules.match
    if not agreed.bank:
        ledger = _pay(ledger, (result.winner,))
    if agreed.target is not None and max(points) >= agreed.target:
        return _rank(ledger, rules, points, lowest=agreed.lowest)
    return decide(ledger, rules) if ledger.completed == agreed.deals else ledger


def decide(ledger: Ledger, rules: Rules) -> Ledger:
    """The match ends as it stands (FK-50): by chips or by points, as the rules say.

    Most chips or most pots (FK-51, FK-54, LS-50), most points, or fewest where points are bad
    (FP-10, FP-76, C-LS-11). During a play-off the tied seats share the match.
    """
    if ledger.playoff:
        return replace(ledger, winners=ledger.playoff, playoff=())
    if rules.match.chips:
        return _rank(ledger, rules, ledger.chips, lowest=False)
    return _rank(ledger, rules, ledger.points, lowest=rules.match.lowest)


def _rank(ledger: Ledger, rules: Rules, standing: tuple[int, ...], *, lowest: bool) -> Ledger:
    """The best wins; several best play off (FK-55, LS-51, C-X-03) or share (C-FP-16)."""
    best = min(standing) if lowest else max(standing)
    tied = tuple(seat for seat, held in enumerate(standing) if held == best)
    if len(tied) == 1 or not rules.match.playoffs:
        return _crown(ledger, rules, tied)
    return replace(ledger, playoff=tied)


def _crown(ledger: Ledger, rules: Rules, winners: tuple[int, ...]) -> Ledger:
    """Name the winner; the bank of a best of three goes to him (FK-58, C-FK-09)."""
    if rules.match.bank:
        ledger = _pay(ledger, winners)
    return replace(ledger, winners=winners, playoff=())


def _pay(ledger: Ledger, to: Iterable[int]) -> Ledger:
    chips = list(ledger.chips)
    for seat in to:
        chips[seat] += ledger.pot
    return replace(ledger, chips=tuple(chips), pot=0)

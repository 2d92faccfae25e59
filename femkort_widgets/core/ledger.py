"""What a match has come to: pot, chips, pots won, and who wins it.

Every function takes a Ledger and gives a new one. ``sum(chips) + pot`` is always 0.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from .rules import Rules
from .scoring import Result


@dataclass(frozen=True, slots=True)
class Ledger:
    """The chips of a match of pots."""

    chips: tuple[int, ...]
    points: tuple[int, ...]
    """Pots won, by seat."""
    pot: int = 0
    stake: int = 0
    """What each seat paid last: the ante that a void hand adds or doubles."""
    completed: int = 0
    """Deals that somebody won."""
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
    """Everybody pays into the pot before a deal (FK-21, FK-25).

    After a void hand one ante more (FK-48, C-FK-05), under ``escalating_ante`` twice the last one
    (FK-61, C-FK-07). A play-off costs nothing (C-FK-10).
    """
    if ledger.playoff:
        return ledger
    unit = _number(rules, "ante")
    if after_void and "escalating_ante" in rules.variants:
        unit = 2 * ledger.stake
    chips = tuple(held - unit for held in ledger.chips)
    return replace(ledger, chips=chips, pot=ledger.pot + unit * rules.players, stake=unit)


def settle(ledger: Ledger, rules: Rules, result: Result) -> Ledger:
    """After a deal: the pot is paid at once (FK-45, C-FK-18), or stays where the hand is void."""
    if result.winner is None:
        return ledger
    if ledger.playoff:
        return _crown(ledger, rules, (result.winner,))
    points = tuple(map(sum, zip(ledger.points, result.points, strict=True)))
    ledger = replace(ledger, points=points, completed=ledger.completed + 1)
    if "best_of_three_pots" not in rules.variants:
        ledger = _pay(ledger, (result.winner,))
    if points[result.winner] == rules.options["pots_to_win"]:
        return _crown(ledger, rules, (result.winner,))
    if ledger.completed == rules.options["max_deals"]:
        return decide(ledger, rules)
    return ledger


def decide(ledger: Ledger, rules: Rules) -> Ledger:
    """The match ends early (FK-50): most chips win (FK-51, FK-54), in a best of three most pots.

    Several best: they play off (FK-55). During a play-off the tied seats share the match.
    """
    if ledger.playoff:
        return replace(ledger, winners=ledger.playoff, playoff=())
    best_of_three = "best_of_three_pots" in rules.variants
    standing = ledger.points if best_of_three else ledger.chips
    tied = tuple(seat for seat, held in enumerate(standing) if held == max(standing))
    return _crown(ledger, rules, tied) if len(tied) == 1 else replace(ledger, playoff=tied)


def _crown(ledger: Ledger, rules: Rules, winners: tuple[int, ...]) -> Ledger:
    """Name the winner; the bank of a best of three goes to him (FK-58, C-FK-09)."""
    if "best_of_three_pots" in rules.variants:
        ledger = _pay(ledger, winners)
    return replace(ledger, winners=winners, playoff=())


def _pay(ledger: Ledger, to: Iterable[int]) -> Ledger:
    chips = list(ledger.chips)
    for seat in to:
        chips[seat] += ledger.pot
    return replace(ledger, chips=tuple(chips), pot=0)


def _number(rules: Rules, option: str) -> int:
    value = rules.options[option]
    assert value is not None
    return value

"""Cutting for the deal: everybody draws a card, and the highest makes the first dealer."""

from typing import NamedTuple

from .cards import Card
from .deal import check_seed, shuffled
from .rules import Rules


class Cut(NamedTuple):
    """Who deals first, and every card drawn to settle it."""

    dealer: int
    draws: tuple[tuple[Card | None, ...], ...]
    """Draw after draw, by seat; None for a seat that is out."""


def cut(rules: Rules, *, seed: int | str) -> Cut:
    """Draw a card each: the highest deals first (FK-23, LS-20, C-LS-04, C-FP-17).

    All suits are equal, so those who share the highest gather the cards and draw again (C-FK-15).
    Pack and ranks are those of the first round; the same seed cuts the same cards everywhere.
    Raises DealError for what is no seed, and RulesError for what is not rules.

    >>> from femkort_widgets.core.games import rules
    >>> given = cut(rules("femkort"), seed=5)
    >>> for draw in given.draws:
    ...     print(*draw)
    D6 SJ CJ C3
    None H7 D2 None
    >>> given.dealer
    1
    """
    Rules.check(rules)
    check_seed(seed)
    this = rules.round(0)
    seats = tuple(range(rules.players))
    draws: list[tuple[Card | None, ...]] = []
    while len(seats) > 1:
        drawn = dict(zip(seats, shuffled(this.pack, f"{seed}/cut/{len(draws) + 1}"), strict=False))
        highest = max(map(this.rank, drawn.values()))
        seats = tuple(seat for seat, card in drawn.items() if this.rank(card) == highest)
        draws.append(tuple(map(drawn.get, range(rules.players))))
    return Cut(seats[0], tuple(draws))

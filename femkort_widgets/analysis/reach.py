"""What analysis does for which round: a cell for each round, number of players and function.

Tests run every cell that says it is done, and see the others refused for the reason given.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from ..core.deal import hand_sizes
from ..core.games import game, games, rules
from ..core.rules import Rules

FUNCTIONS = ("simulate", "solve", "solve_selfish", "chances", "annotate")
"""``solve_selfish`` is ``solve(against="selfish")``.

Worlds that ``chances`` solves, and cards that ``annotate`` judges with open hands, lie as deep as
those that ``solve`` answers.
"""
HOUSE_RULES, MATCH = "house_rules", "match"
"""What stands in the place of a round: one with a duty of the house, and a whole match."""

_DUEL: Mapping[str, Mapping[int, int]] = {
    "femkort": {7: 4, 8: 4},
    "fan_tan": {3: 15, 4: 11, 5: 9, 6: 8},
    "pass": {3: 9, 4: 6, 5: 5},
    "clubs": {3: 9, 4: 6, 5: 5},
    "queens": {3: 9, 4: 6, 5: 5},
    "grand": {3: 10, 4: 7, 5: 5},
    "trump": {3: 9, 4: 7, 5: 5},
    "clubs_and_queens": {3: 8, 4: 6, 5: 5},
}
_SELFISH: Mapping[str, Mapping[int, int]] = {
    "femkort": {5: 4, 6: 4, 7: 3, 8: 3},
    "letzter_stich": {3: 7, 4: 6, 5: 4, 6: 4},
    "fan_tan": {3: 15, 4: 11, 5: 9, 6: 7},
    "pass": {3: 7, 4: 6, 5: 4},
    "clubs": {3: 7, 4: 6, 5: 4},
    "queens": {3: 7, 4: 5, 5: 4},
    "grand": {3: 7, 4: 6, 5: 4},
    "trump": {3: 7, 4: 5, 5: 4},
    "clubs_and_queens": {3: 7, 4: 5, 5: 4},
}
_ENDINGS = {"solve": _DUEL, "solve_selfish": _SELFISH}
"""So many cards in each hand are solved, by players, where that is less than the whole round.

In each of 20 deals a search of 300,000 positions was enough: so many are looked at where numba is
missing. Where it is installed a hundred times as many are, and hands may be longer.
"""
_REFUSED = {
    HOUSE_RULES: dict.fromkeys(FUNCTIONS[1:-1], "no_plan") | {"annotate": "unjudged"},
    MATCH: {"simulate": "one_round", **dict.fromkeys(FUNCTIONS[1:-1], "one_position")},
}
"""Why a function has no answer."""


class Cell(NamedTuple):
    """What a function does for a round of so many players."""

    game: str
    round: str
    """The key of a round, ``house_rules`` or ``match``."""
    players: int
    function: str
    cards: int
    """In hands of at most so many cards; 0 where it is not applicable."""
    whole: bool
    """Is that the round from its first card on?"""
    why: str | None = None
    """Why it is not applicable."""


@dataclass(frozen=True)
class Matrix:
    """All cells, game by game and round by round."""

    cells: tuple[Cell, ...]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.cells)

    def to_dict(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"functions": list(FUNCTIONS), "cells": [cell._asdict() for cell in self.cells]}

    def table(self, lang: str = "en") -> str:
        """A line for each round in words, and what the numbers mean."""
        drawn: str = _drawing().text(self.to_dict(), lang)
        return drawn

    def html(self, lang: str = "en") -> str:
        """The same as an HTML table."""
        drawn: str = _drawing().html(self.to_dict(), lang)
        return drawn

    def __str__(self) -> str:
        return self.table()

    def _repr_html_(self) -> str:
        return self.html()


def matrix() -> Matrix:
    """Which function does what: done, done from so many cards on, or not applicable and why.

    >>> deep = [cell for cell in matrix() if cell.round == "grand" and cell.function == "solve"]
    >>> [(cell.game, cell.players, cell.cards) for cell in deep][:3]
    [('femkamp', 3, 10), ('femkamp', 4, 7), ('femkamp', 5, 5)]
    """
    return Matrix(tuple(_cells()))


def _cells() -> Iterator[Cell]:
    for key in games():
        least, most = game(key).players
        tables = [rules(key, players=players) for players in range(least, most + 1)]
        for this in (*(kind.key for kind in tables[0].kinds), HOUSE_RULES, MATCH):
            for table in tables:
                for function in FUNCTIONS:
                    yield _cell(table, this, function)


def _cell(table: Rules, this: str, function: str) -> Cell:
    place = (table.game, this, table.players, function)
    why = _REFUSED.get(this, {}).get(function)
    if why is not None:
        return Cell(*place, 0, whole=False, why=why)
    longest = _longest(table, this)
    cards = _ENDINGS.get(function, {}).get(this, {}).get(table.players, longest)
    return Cell(*place, cards, whole=cards == longest)


def _longest(table: Rules, this: str) -> int:
    """The cards of the longest hand of a round, of all where it is none of them."""
    rounds = [kind for kind in table.kinds if this in (kind.key, HOUSE_RULES, MATCH)]
    seats = tuple(range(table.players))
    return max(max(hand_sizes(kind, seats, 0, table.players)) for kind in rounds)


def _drawing() -> Any:
    """Who puts it into words: asked by name, for no word is said in here."""
    return import_module("femkort_widgets.drawing.reach")

"""What an Explorer opens with: rules, a position or a record."""

from ..core.deal import Deal
from ..core.games import game as game_of
from ..core.games import games
from ..core.games import rules as agree
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error, expect
from ..exploring.carrying import opened
from ..exploring.exploration import Exploration
from ..exploring.written import read
from ..records.model import Record

Names = tuple[str, ...] | None

LONG = 40
"""A text longer than this is no name of a game."""


def opening(
    given: Rules | Record | Position | str,
    compare: Rules | None,
    deal: Deal | None,
    seed: int | str,
    dealer: int | None,
    number: int | None,
) -> tuple[Exploration, Names]:
    """The exploration, and the names of the players where a record has them. Raises Error."""
    names: Names = None
    if isinstance(given, Record) or (isinstance(given, str) and _is_written(given)):
        _only(record=(deal, dealer, number))
        at, other, names = read(given)
        explored = Exploration.of(at, other, seed)
    elif isinstance(given, Position):
        _only(position=(deal, dealer, number))
        explored = Exploration.of(given, seed=seed)
    else:
        if isinstance(given, str):
            game_of(given)
        rules = agree(given) if isinstance(given, str) else given
        Rules.check(rules)
        explored = _dealt(rules, deal, seed, dealer, number or 0)
    if compare is not None:
        expect(compare, Rules, Error, "rules to compare with: make them with fw.rules")
        explored = explored.with_rules(explored.rules, compare)
    return explored, names


def _is_written(text: str) -> bool:
    """Is it the text of a record and not the name of a game?"""
    return text not in games() and (len(text) > LONG or any(sign in text for sign in "[%\n"))


def _only(**given: tuple[object, ...]) -> None:
    """A record and a position bring their deal along."""
    for what, values in given.items():
        for name, value in zip(("deal", "dealer", "number"), values, strict=True):
            if value is not None:
                raise Error("explorer.argument", argument=name, what=what)


def _dealt(
    rules: Rules, deal: Deal | None, seed: int | str, dealer: int | None, number: int
) -> Exploration:
    if deal is None:
        return Exploration.dealt(rules, seed, dealer or 0, number)
    Deal.check(deal)
    laid = deal if dealer is None else deal.dealt_by(dealer)
    return Exploration.of(start(rules, opened(laid, rules), number=number), seed=seed)

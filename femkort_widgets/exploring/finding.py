"""A deal, and cards played in it, in which two sets of rules come to different things."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.cards import Move
from ..core.deal import Deal, check_seed
from ..core.deal import deal as shuffle
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error
from .binding import rounds_apart
from .carrying import carried, opened
from .choices import Apart, apart
from .differences import Difference, differences, playing
from .lines import Line, lines

DEALS = 400
"""So many deals are looked through."""


@dataclass(frozen=True, slots=True)
class Found:
    """A deal where the rules part, or what they change where no deal shows it."""

    a: Position
    b: Position
    differences: tuple[Difference, ...]
    choices: tuple[Apart, ...]
    """What the rules have chosen otherwise."""
    matters: bool
    """Do they come to different cards, turns, verdicts, winners or points in this deal?

    Where not, they change what is paid and when the match ends, or nothing at all.
    """
    deals: int
    """How many deals were looked through."""

    @property
    def deal(self) -> Deal:
        """The cards, as the rules A deal them."""
        return self.a.deal

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is played until the rules part."""
        return self.a.moves


def find(a: Rules, b: Rules, *, seed: int | str = 0, deals: int = DEALS) -> Found:
    """The first deal of this seed in which the rules part, and where in it they first do.

    They part where other cards are dealt, another seat is to play, a card may be played by the one
    and not by the other, another seat takes a trick, or somebody gets other points. Rules that
    differ in nothing of the kind are answered with a deal played to its end: its differences are
    what is paid otherwise. Raises Error where so many deals show nothing.

    >>> from ..core.games import rules
    >>> found = find(rules("femkort"), rules("femkort", variants=("no_heading",)), seed=1)
    >>> found.matters, {one.key for one in found.differences if one.key != "reason"}
    (True, {'verdict'})
    """
    Rules.check(a)
    Rules.check(b)
    check_seed(seed)
    if type(deals) is not int or deals < 1:
        raise Error("wrong_number", name="deals", value=deals, least=1)
    numbers = rounds_apart(a, b)
    if not numbers and a.players == b.players:
        here = _to_the_end(_first(a, seed, 1, 0), f"{seed}")
        return _found(here, b, matters=False, deals=1)
    for attempt in range(1, deals + 1):
        for number in numbers or (0,):
            first = _first(a, seed, attempt, number)
            for line in lines(first, f"{seed}/{attempt}"):
                at = _parting(first, b, line)
                if at is not None:
                    return _found(at, b, matters=True, deals=attempt)
    raise Error("explorer.none_found", deals=deals)


def _found(here: Position, b: Rules, *, matters: bool, deals: int) -> Found:
    there = carried(here, b).position
    shown = differences(here, there)
    return Found(here, there, shown, apart(here.rules, b), matters, deals)


def _first(rules: Rules, seed: int | str, attempt: int, number: int) -> Position:
    dealer = (attempt - 1) % rules.players
    dealt = shuffle(rules, seed=seed, dealer=dealer, number=number, attempt=attempt)
    return start(rules, opened(dealt, rules), number=number)


def _to_the_end(position: Position, seed: str) -> Position:
    line = lines(position, seed)[0]
    while not position.over:
        position = position.play(line(position, position.legal()))
    return position


def _parting(first: Position, rules: Rules, line: Line) -> Position | None:
    """Where in this deal, played so, the rules first come to different things."""
    for here, there in together(first, carried(first, rules).position, line):
        if part(here, there):
            return here
    return None


def together(a: Position, b: Position, line: Line) -> Iterator[tuple[Position, Position]]:
    """The deal played on by both rules with the same cards, as long as they can be."""
    yield a, b
    while not a.over and not b.over:
        both = b.legal()
        moves = tuple(move for move in a.legal() if move in both)
        if not moves or a.to_play != b.to_play:
            return
        move = line(a, moves)
        a, b = a.play(move), b.play(move)
        yield a, b


def part(a: Position, b: Position) -> bool:
    """Do the rules come to different things here?"""
    if not a.moves and (a.deal.hands, a.round.key) != (b.deal.hands, b.round.key):
        return True
    if (a.to_play, a.result) != (b.to_play, b.result):
        return True
    if a.tricks[-1:] != b.tricks[-1:] or set(a.legal()) != set(b.legal()):
        return True
    return playing(a) != playing(b)

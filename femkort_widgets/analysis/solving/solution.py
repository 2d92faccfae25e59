"""Ask what a position is worth with all hands open, and name the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...core.cards import Move
from ...core.position import Position
from ...errors import Error, expect
from ..fast import fields as at
from ..fast.encode import move_of, state_of
from ..fast.plan import Plan, plan_for
from .search import LAST_TRICKS, Aim, Deep, Duel, Search, Selfish, State, aim_at

AGAINST = ("all", "selfish")


@dataclass(frozen=True)
class Solution:
    """What a position is worth with all hands open, if everybody plays perfectly.

    Values are the points that the round ends with, as its score counts them: in the pot of Femkort
    1, in a round of Femkamp those written down.
    """

    seat: int
    """Whose points the values are."""
    against: str
    """``"all"``: all others together play against this seat. ``"selfish"``: every seat for itself;
    whoever is indifferent between cards plays any of them, each as likely as the next, so that
    values may lie between the points that can be scored."""
    values: Mapping[Move, float]
    """The points of ``seat`` after each legal move of the seat to play."""
    best: tuple[Move, ...]
    """The best moves for who makes them."""
    line: tuple[Move, ...]
    """How it goes on to the end, the first of the best moves each time."""
    by_seat: tuple[float, ...]
    """``"selfish"``: what each seat comes to; ``"all"``: what each seat is sure of, in rounds of
    which the last trick alone counts, else empty."""
    forces: int | None
    """Who can force the last trick against everybody, if anybody can; None in other rounds."""
    nodes: int
    """How many positions were looked at."""

    @property
    def value(self) -> float:
        """The points of ``seat`` with perfect play."""
        return self.values[self.best[0]]


def solve(
    position: Position, *, seat: int | None = None, against: str = "all", nodes: int | None = None
) -> Solution:
    """What each legal move is worth with all hands open, and how it goes on with perfect play.

    ``seat`` is the one that is asked about, the seat to play by default. With ``against="all"``
    the others play together against it; with ``"selfish"`` everybody plays for himself. ``nodes``
    bounds the search. Raises Error where the round is over, a card is not known, the table has
    rules of its own (RulesError), or the position lies too deep.

    >>> import femkort_widgets as fw
    >>> deal = fw.Deal(("SA S7", "SK D7", "SQ C7", "SJ H7"), dealer=3)
    >>> found = solve(fw.start(fw.rules("letzter_stich"), deal))
    >>> {str(card): value for card, value in found.values.items()}, found.forces
    ({'S7': 0, 'SA': 1}, 0)
    """
    expect(position, Position, Error, "a position, as fw.start gives")
    if against not in AGAINST:
        raise Error("choice", name="against", value=against, known=", ".join(AGAINST))
    mover = position.to_play
    if mover is None:
        raise Error("deal_done")
    asked = mover if seat is None else seat
    if type(asked) is not int or asked not in range(position.rules.players):
        raise Error("seat", seat=seat, last=position.rules.players - 1)
    aim = aim_at(position, nodes)
    plan = plan_for(position)
    state = state_of(position, plan)
    try:
        if against == "all":
            return _against_all(Duel(plan, state, aim), asked, aim)
        return _selfish(Selfish(plan, state, aim), asked)
    except Deep:
        raise Error("too_deep", cards=sum(position.counts), nodes=aim.limit) from None


def _against_all(search: Duel, seat: int, aim: Aim) -> Solution:
    best, worth = search.best(search.start, seat)
    by_seat: tuple[float, ...] = ()
    forces = None
    if search.plan.numbers[at.SCORING] in LAST_TRICKS:
        by_seat = tuple(
            search.sign * search.worth(search.start, each) for each in range(search.plan.players)
        )
        forces = _forcing(search, aim)
    return Solution(
        seat,
        "all",
        {move_of(search.plan, card): search.sign * points for card, points in worth.items()},
        tuple(move_of(search.plan, card) for card in worth if worth[card] == worth[best]),
        _line(search, best, lambda state: search.best(state, seat)[0]),
        by_seat,
        forces,
        search.nodes,
    )


def _line(search: Search, first: int, best: Callable[[State], int]) -> tuple[Move, ...]:
    """The moves to the end of the round, from this one on."""
    line = [first]
    state = search.after(search.start, first)
    while search.moves(state):
        line.append(best(state))
        state = search.after(state, line[-1])
    return tuple(move_of(search.plan, card) for card in line)


def _forcing(search: Duel, aim: Aim) -> int | None:
    """Who takes the last trick whatever the others do, be it worth what it may."""
    numbers = list(search.plan.numbers)
    if numbers[at.SCORING] == at.LAST_TRICK:
        numbers[at.VALUE] = search.sign
        for field in (at.SMALL, at.PENULTIMATE, at.PENALTY):
            numbers[field] = 0
        search = Duel(Plan(tuple(numbers)), search.start, aim)
    forcing = (seat for seat in search.plan.seats if search.worth(search.start, seat) > 0)
    return next(forcing, None)


def _selfish(search: Selfish, seat: int) -> Solution:
    best, worth = search.best(search.start)
    mover = search.start[at.TO_PLAY]
    return Solution(
        seat,
        "selfish",
        {move_of(search.plan, card): search.sign * each[seat] for card, each in worth.items()},
        tuple(
            move_of(search.plan, card) for card in worth if worth[card][mover] == worth[best][mover]
        ),
        _line(search, best, lambda state: search.best(state)[0]),
        tuple(search.sign * points for points in search.worth(search.start)),
        None,
        search.nodes,
    )

"""What a numbered line of a play is: a trick, or in Fan Tan a lap (rules 5, 6)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..core.cards import Move
from ..core.deal import clockwise
from ..core.layout import LayoutPosition
from ..core.position import Position
from ..core.trick import Trick


@dataclass(frozen=True, slots=True)
class Row:
    """A numbered line of a play, None standing for a seat that does not play to the trick."""

    number: int
    leader: int
    moves: tuple[Move | None, ...]
    winner: int | None
    """Who won the trick or went out; None where nobody has."""


class Tricks:
    """A line is a trick."""

    def number(self, at: Position) -> int:
        """The number of the line that the next card belongs to."""
        return len(at.tricks) + 1

    def placed(self, at: Position) -> int:
        """How many have played to this line."""
        return len(at.trick.cards)

    def ended(self, at: Position) -> bool:
        """Has the last card ended its line?"""
        return not at.trick.cards

    def leader(self, at: Position) -> int | None:
        """From whom on the cards of this line go round where it is not known who held them."""
        return at.trick.leader

    def turn(self, at: Position, leader: int | None) -> int | None:
        """Who is the first to play a card that nobody is known to hold."""
        return at.to_play if leader is None else leader

    def plays(self, at: Position, seat: int, *, ended: bool) -> bool:
        """Does this seat play to the line, which may have just ended?"""
        return seat in at.tricks[-1].seats if ended else at.plays(seat)

    def won(self, at: Position) -> tuple[int, int | None] | None:
        """The line that ended last and who won it; None where one is under way."""
        return None if at.trick.cards or not at.tricks else (len(at.tricks), at.tricks[-1].winner)

    def opened_by(self, at: Position, seat: int) -> Position:
        """The position if this seat begins the line, where the cards do not say who does."""
        return at

    def rows(self, at: Position) -> Iterator[Row]:
        """Every line so far."""
        for number, trick in enumerate((*at.tricks, at.trick), start=1):
            if trick.cards and trick.leader is not None:
                yield Row(number, trick.leader, _around(at, trick, trick.leader), trick.winner)


def _around(at: Position, trick: Trick, leader: int) -> tuple[Move | None, ...]:
    """The cards in order of play, with None for a seat that does not play to the trick."""
    lying = dict(zip(trick.seats, trick.cards, strict=True))
    order = [
        seat
        for seat in clockwise(leader, at.rules.players)
        if seat in at.seats and (seat in lying or trick.winner is not None)
    ]
    if [seat for seat in order if seat in lying] != list(trick.seats):
        return trick.cards
    return tuple(lying.get(seat) for seat in order)


class Laps(Tricks):
    """A line is one lap of all seats from the opener on; the last may be shorter."""

    def number(self, at: Position) -> int:
        """The number of the lap that the next card or pass belongs to."""
        return 1 + at.movers.count(at.lap_end)

    def placed(self, at: Position) -> int:
        """How many have played in this lap."""
        return next(
            (n for n, seat in enumerate(reversed(at.movers)) if seat == at.lap_end),
            len(at.movers),
        )

    def ended(self, at: Position) -> bool:
        """Was the last move that of the seat before the opener?"""
        return not at.movers or at.movers[-1] == at.lap_end

    def leader(self, at: Position) -> int | None:
        """Nobody: the turn goes on round whoever opened."""
        return None

    def turn(self, at: Position, leader: int | None) -> int | None:
        """Whose turn it is."""
        return at.to_play

    def plays(self, at: Position, seat: int, *, ended: bool) -> bool:
        """Does this seat hold a card?"""
        return at.plays(seat)

    def won(self, at: Position) -> tuple[int, int | None] | None:
        """Who went out, in which lap; None where nobody has."""
        return None if at.out is None else (at.lap, at.out)

    def opened_by(self, at: Position, seat: int) -> Position:
        """Where the opening card may be in any hand that is not known, the written leader opens."""
        assert isinstance(at, LayoutPosition)
        hidden = at.opener is not None and not any(at.opener in hand for hand in at.hands)
        return replace(at, to_play=seat) if hidden and not at.moves and at.unknown[seat] else at

    def rows(self, at: Position) -> Iterator[Row]:
        """Every lap so far."""
        number, begun, last = 1, 0, at.lap_end
        for end, seat in enumerate(at.movers, start=1):
            if seat == last or end == len(at.movers):
                winner = at.out if end == len(at.movers) else None
                yield Row(number, at.movers[begun], at.moves[begun:end], winner)
                number, begun = number + 1, end


TRICKS, LAPS = Tricks(), Laps()


def course_of(at: Position) -> Tricks:
    """How the plays of this round are written."""
    return LAPS if at.round.layout else TRICKS

"""Ways to play a deal through until a rule matters: by chance, or all for one seat."""

from collections.abc import Callable

from ..core.cards import Card, Move
from ..core.deal import shuffled
from ..core.position import Position
from ..core.scoring import TricksTaken

Line = Callable[[Position, tuple[Move, ...]], Move]
"""Which of these moves is made."""


def by_chance(seed: str) -> Line:
    """Any of the moves, the same for the same seed."""

    def line(position: Position, moves: tuple[Move, ...]) -> Move:
        return shuffled(moves, f"{seed}/{len(position.moves)}")[0]

    return line


def all_for(seat: int) -> Line:
    """Everybody plays so that this seat takes what it can, above all the cards that count.

    What hardly happens by chance, all clubs in one hand (FP-89), is looked for so.
    """

    def line(position: Position, moves: tuple[Move, ...]) -> Move:
        return max(moves, key=lambda move: _given(position, seat, move))

    return line


def _given(position: Position, seat: int, move: Move) -> tuple[int, ...]:
    if not isinstance(move, Card):
        return (0,)
    rank, best = position.round.rank(move), position.winning_card
    wins = best is None or position.beats(move, best)
    cost = _costs(position, move)
    if position.to_play == seat:
        return (wins, rank if wins else -rank, cost)
    if position.winning == seat:
        return (not wins, cost, rank)
    return (not wins, -cost, -rank)


def _costs(position: Position, card: Card) -> int:
    score = position.round.score
    cost = dict(score.cards) if isinstance(score, TricksTaken) else {}
    return cost.get(card, 0)


def lines(position: Position, seed: str) -> list[Line]:
    """The ways in which a deal is played: by chance, then all for each seat in turn."""
    if position.round.layout:
        return [by_chance(seed)]
    return [by_chance(seed), *map(all_for, position.seats)]

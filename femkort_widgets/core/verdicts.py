"""The verdict on every move of a seat: what the sieve leaves, what it refuses, and why."""

from typing import TYPE_CHECKING

from .cards import Card, Move
from .obligations import Obligation, Reason, Verdict, sieve

if TYPE_CHECKING:
    from .position import Position

NEVER = frozenset({"already_played"})
"""Refusals that hold even for an irregular play: no duty, but no place in the trick."""


def judge(position: "Position", seat: int, moves: tuple[Move, ...]) -> dict[Move, Verdict]:
    """The verdict on each of these moves of a seat, if it were to play now."""
    barred = position.barred(seat, moves)
    free = tuple(move for move in moves if move not in barred) if barred else moves
    kept, refused = sieve(position, seat, free, position.round.obligations)
    verdicts = {move: Verdict(False, why) for move, why in barred.items()}
    verdicts |= {move: Verdict(True, why) for move, why in position.allowed(moves, kept)}
    for move, (duty, binds) in refused.items():
        verdicts[move] = Verdict(False, _refuse(position, duty, binds))
    return {move: verdicts[move] for move in moves}


def permitted(position: "Position", seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that ``judge`` allows, without the reasons."""
    barred = position.barred(seat, moves)
    free = tuple(move for move in moves if move not in barred) if barred else moves
    return sieve(position, seat, free, position.round.obligations)[0]


def refusal(position: "Position", seat: int, moves: tuple[Move, ...], move: Move) -> Reason | None:
    """Why this one of the moves may not be made, as ``judge`` says; None where it may."""
    barred = position.barred(seat, moves)
    if move in barred:
        return barred[move]
    free = tuple(other for other in moves if other not in barred) if barred else moves
    _, refused = sieve(position, seat, free, position.round.obligations)
    return _refuse(position, *refused[move]) if move in refused else None


def _refuse(position: "Position", duty: Obligation, binds: tuple[Card, ...]) -> Reason:
    facts = position.facts(duty.key, spares=duty.exempt is not None)
    return Reason(duty.key, facts, duty.cites, binds, duty.says)

"""The verdict on every move of a seat: what the sieve leaves, what it refuses, and why."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from .cards import Card, Move, in_order
from .obligations import Reason, Refused, Verdict, sieve

if TYPE_CHECKING:
    from .position import Position

NEVER = frozenset({"already_played"})
"""Refusals that hold even for an irregular play: no duty, but no place in the trick."""


class Sifted(NamedTuple):
    """What may be made of the moves of a seat, if it were to play now."""

    moves: tuple[Move, ...]
    barred: Mapping[Move, Reason]
    """What is refused for its place in the round."""
    kept: tuple[Move, ...]
    """What may be played."""
    refused: tuple[Refused, ...]
    """What the duties refuse."""


def sift(position: "Position", seat: int, moves: tuple[Move, ...]) -> Sifted:
    """Let these moves of a seat through the sieve."""
    barred = position.barred(seat, moves)
    free = tuple(move for move in moves if move not in barred) if barred else moves
    kept, refused = sieve(position, seat, free, position.round.obligations)
    return Sifted(moves, barred, kept, refused)


def judge(position: "Position", sifted: Sifted) -> dict[Move, Verdict]:
    """The verdict on each of the moves."""
    verdicts = {move: Verdict(False, why) for move, why in sifted.barred.items()}
    verdicts |= position.allowed(sifted.moves, sifted.kept)
    for refused in sifted.refused:
        verdicts |= dict.fromkeys(refused.moves, Verdict(False, _why(position, refused)))
    return {move: verdicts[move] for move in sifted.moves}


def refusal(position: "Position", sifted: Sifted, move: Move) -> Reason | None:
    """Why this one of the moves may not be made, as ``judge`` says; None where it may."""
    if move in sifted.barred:
        return sifted.barred[move]
    refusing = (refused for refused in sifted.refused if move in refused.moves)
    return next((_why(position, refused) for refused in refusing), None)


def _why(position: "Position", refused: Refused) -> Reason:
    duty = refused.duty
    facts = position.facts(duty.key, spares=duty.exempt is not None)
    binds = in_order([move for move in refused.meeting if isinstance(move, Card)])
    return Reason(duty.key, facts, duty.cites, tuple(binds), duty.says)

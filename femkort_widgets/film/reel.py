"""The hand that is being played as frames, kept from one move to the next."""

from dataclasses import replace
from typing import Any

from ..core.match import Hand, Match
from ..core.position import Position
from ..sheet import match_sheet
from .film import Film


class Reel:
    """The frames of a hand: what has been shown before is kept where the hand has gone on since.

    ``judged=False`` leaves out every verdict, for an exam.
    """

    def __init__(self, viewer: int | None = None, *, judged: bool = True) -> None:
        self.viewer = viewer
        self.judged = judged
        self._film = Film(viewer, judged=judged)
        self._hand: Hand | None = None
        """The hand as it stood when it was last shown."""
        self._frame: dict[str, Any] = {}

    def shown(self, match: Match, hand: Hand) -> dict[str, Any]:
        """The frames of this hand, from its deal to where it stands."""
        if self._hand is None or not _goes_on(self._hand, hand):
            self._begin(match, hand)
        else:
            self._play(self._hand.position, hand)
        ended = hand is match.state.hand and (hand.position.over or hand.ended)
        data = self._film.data(match.state.ledger if ended else None)
        data["rounds"][0] = data["rounds"][0] | {"sheet": match_sheet(match)}
        return data

    def _begin(self, match: Match, hand: Hand) -> None:
        self._hand, self._film = None, Film(self.viewer, judged=self.judged)
        at = hand.opening
        self._film.begin(
            match.rules,
            at,
            names=match.names,
            seats=match.labels,
            number=hand.number + 1,
            attempt=hand.attempt,
        )
        self._frame = self._film.add(at, hand.before)
        self._play(at, hand)

    def _play(self, at: Position, hand: Hand) -> None:
        """Every move since the position shown last."""
        self._hand = None
        for move in hand.position.moves[len(at.moves) :]:
            before, at = at, at.play(move, irregular=True)
            self._frame = self._film.add(at, hand.before, before=before, parent=self._frame["id"])
        self._hand = replace(hand, position=at)


def _goes_on(shown: Hand, hand: Hand) -> bool:
    """Is it the same hand, with the moves shown and perhaps more?"""
    was, now = shown.position, hand.position
    same = (shown.number, shown.attempt, shown.before) == (hand.number, hand.attempt, hand.before)
    moves = list(zip(was.moves, was.movers, strict=True))
    begun = list(zip(now.moves, now.movers, strict=True))[: len(moves)]
    return same and was.deal == now.deal and moves == begun


def hand_frames(
    match: Match, hand: Hand, *, viewer: int | None = None, judged: bool = True
) -> dict[str, Any]:
    """The frames of one hand of a match, from its deal to where it stands.

    ``judged=False`` leaves out every verdict, for an exam.
    """
    return Reel(viewer, judged=judged).shown(match, hand)

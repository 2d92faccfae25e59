"""What a line of a play still holds: asked only where something in it could not be read.

A word that cannot be read stands for a card where its trick or lap has room for one more. Which
card it was is known where its seat holds just one that is played nowhere else on the line.
"""

from collections.abc import Sequence

from ..core.cards import Card, Move
from ..core.position import Position
from . import play
from .play import Close, Lead, Open, Play, Unread


class Ahead:
    """One line of a play, from its first item on; variations within it are passed over."""

    def __init__(self, given: Play, first: int) -> None:
        self._room: dict[int, int] = {}
        self._cards: set[Card] = set()
        row: list[int] = []
        index, items = first, given.items
        while index < len(items) and type(items[index]) is not Close:
            item = items[index]
            if type(item) is Open:
                index = given.closing[index]
            elif type(item) is Lead:
                self._count(row)
                row = []
            elif type(item) is play.Move or type(item) is Unread:
                row.append(index)
                if type(item) is play.Move and isinstance(item.card, Card):
                    self._cards.add(item.card)
            index += 1
        self._count(row)

    def _count(self, row: Sequence[int]) -> None:
        self._room.update({index: len(row) - place for place, index in enumerate(row)})

    def is_a_play(self, index: int, placed: int, seats: int) -> bool:
        """Does what stands here take the place of a card, when so many have been played?"""
        return placed + self._room.get(index, 0) <= seats

    def only_move(self, at: Position) -> Move | None:
        """The one move of the seat to play that is made nowhere on the line, if there is just one.

        One that is legal now comes before any other.
        """
        seat = at.to_play
        if seat is None or at.unknown[seat]:
            return None
        legal = [move for move in at.legal() if move not in self._cards]
        left = legal or [card for card in at.hands[seat] if card not in self._cards]
        return left[0] if len(left) == 1 else None

"""A strategy: a way to play that has a name, from what a seat may know and nothing else.

It is made of preferences, one list for each place in the play. Each in turn keeps the cards that it
likes, if there are any, as the duties of a round keep the legal ones; chance picks among those that
are left. Or it is a plain function ``(position as its seat sees it, random) -> move``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from ...core.cards import SUITS, Card, Move, read_move
from ...core.position import Position
from ...core.sight import seen_by
from ...errors import Error, in_short
from ..view import View

Cards = tuple[Card, ...]
Preference = Callable[[View, Cards], Iterable[Card]]
"""``preference(view, cards)``: those of the cards that it likes."""
Chooser = Callable[[Position, Random], Any]
"""``chooser(position, random)``: the move, or its text; the position is as the seat sees it."""

PLACES = ("lead", "follow", "void", "last_two", "lay")


def _coin(hand: Cards, random: Random) -> bool:
    return random.random() < 0.5


def _content(hand: Cards) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Strategy:
    """A named way to play, and what it answers to a request for better cards.

    What it says nothing about is left to chance.

    >>> from femkort_widgets.analysis.strategies.preferences import lowest, of_longest_suit
    >>> Strategy("low_from_longest", cites=("FK-68",), lead=(of_longest_suit, lowest)).cites
    ('FK-68',)
    """

    key: str
    cites: tuple[str, ...] = ()
    """The tips that it follows."""
    lead: tuple[Preference, ...] = ()
    """Which card to lead."""
    follow: tuple[Preference, ...] = ()
    """Which card of the led suit to play."""
    void: tuple[Preference, ...] = ()
    """Which card to play with none of the led suit."""
    last_two: tuple[Preference, ...] = ()
    """Which card goes first of the last two, where this is given."""
    lay: tuple[Preference, ...] = ()
    """Which card to lay in Fan Tan."""
    move: Chooser | None = None
    """Chooses in place of the preferences."""
    agrees: Callable[[Cards, Random], bool] = _coin
    """``agrees(hand, random)``: does it agree to be dealt better cards (FK-57)?"""
    asks: Callable[[Cards], bool] = _content
    """``asks(hand)``: does it ask for better cards by itself (FK-56)?"""

    def __post_init__(self) -> None:
        for place in PLACES:
            given: Any = getattr(self, place)
            each = (given,) if callable(given) else given
            if not isinstance(each, tuple | list) or not all(map(callable, each)):
                expected = Error("preferences", place=place)
                raise Error("wrong_type", given=in_short(given), expected=expected)
            object.__setattr__(self, place, tuple(each))

    def preferences(self, view: View) -> tuple[Preference, ...]:
        """Those that bear on this place in the play."""
        led = view.position.led
        if view.position.round.layout:
            return self.lay
        if self.last_two and len(view.hand) <= 2:
            return self.last_two
        if led is None:
            return self.lead
        return self.follow if any(card.suit == led for card in view.legal) else self.void

    def chooses(self, position: Position, random: Random) -> Any:
        """The move it makes in a position as its seat sees it."""
        if self.move is not None:
            return self.move(position, random)
        moves = position.legal()
        cards = tuple(move for move in moves if isinstance(move, Card))
        if not cards:
            return moves[0]
        view = View(position, cards)
        preferences = self.preferences(view)
        if preferences:
            moves = narrowed(view, preferences)
        if len(moves) == 1:
            return moves[0]
        return random.choice(sorted(moves, key=lambda move: _place(position, move)))


def narrowed(view: View, preferences: Iterable[Preference]) -> Cards:
    """The cards that are left of the legal ones: a preference that likes none of them is silent."""
    cards = view.legal
    for preference in preferences:
        cards = tuple(preference(view, cards)) or cards
    return cards


def _place(position: Position, move: Move) -> tuple[int, int]:
    """The order in which chance counts the moves: by suit, then by rank, a pass last."""
    if not isinstance(move, Card):
        return len(SUITS), 0
    return SUITS.index(move.suit), position.round.rank(move)


def choose(who: Strategy, position: Position, random: Random) -> Move:
    """The move a strategy makes. It is shown only what the seat to play can see.

    Raises Error where there is nothing to choose, and where it chooses what is not legal.
    """
    seat, legal = position.to_play, position.legal()
    if seat is None:
        raise Error("deal_done")
    if not legal:
        raise Error("no_choice", seat=seat)
    given = who.chooses(seen_by(position, seat), random)
    move = read_move(given) if isinstance(given, str) else given
    if move not in legal:
        raise Error("bot_move", bot=who.key, seat=seat, move=str(move))
    return legal[legal.index(move)]

"""Searches with a memory: positions asked one after another share one table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.position import Position
from ..fast import fields as at
from ..fast.plan import Plan
from ..fast.runtime import WORTH, kernels, worth_compiling
from .duel import GIVEN_UP, LIMIT, NODES, ROW, WORK_SIZE
from .tops import FAR

MOST = 30_000_000
"""A search of so many positions takes some seconds where numba is installed."""
MOST_PLAIN = 300_000
"""And so many without it."""
EASY = 5
"""Hands of so many cards are searched before numba is loaded."""
ROWS = 1 << 18
"""Rows of a table where the kernels are compiled."""
FEW_ROWS = 1 << 14
LAST_TRICKS = (at.POT, at.LAST_TRICK)

State = tuple[int, ...]


class Deep(Exception):  # noqa: N818 - nobody outside sees it
    """The search has looked at as many positions as it may."""


@dataclass(frozen=True, slots=True)
class Aim:
    """How a round is to be searched."""

    lowest: bool
    """Are points bad?"""
    plays: int
    """About so many cards will be played: ``runtime`` decides by it what to load."""
    limit: int
    """So many positions may be looked at."""


def aim_at(position: Position, nodes: int | None = None) -> Aim:
    """How a search of this position is done; ``nodes`` instead of the usual limit."""
    plays = WORTH if max(position.counts) > EASY else 0
    usual = MOST if worth_compiling(plays) else MOST_PLAIN
    return Aim(position.rules.match.lowest, plays, nodes or usual)


class Search:
    """A round that is looked through: what its moves lead to, and the best of them.

    States are tuples; worth is what a search says of one, better when higher for whom it is meant.
    """

    def __init__(self, plan: Plan, start: Sequence[int], aim: Aim) -> None:
        plays, limit = aim.plays, aim.limit
        self.plan = plan
        self.start: State = tuple(start)
        self.sign = -1 if aim.lowest else 1
        self._in = {name: kernels(name, plays) for name in ("fast.legal", "fast.moves")}
        self._tools = kernels("fast.primitives", plays)
        self._numbers = self._tools.numbers(self.plan.numbers)
        self._work = self._tools.numbers([0] * WORK_SIZE)
        self._work[LIMIT] = limit
        self.rows = ROWS if plays else FEW_ROWS

    @property
    def nodes(self) -> int:
        """How many positions have been looked at."""
        return int(self._work[NODES])

    def moves(self, state: State) -> list[int]:
        """The cards that may be played, 0 for a pass; empty when the round is over."""
        if state[at.TO_PLAY] == at.NOBODY:
            return []
        legal = self._in["fast.legal"].legal(
            self._numbers, self._tools.numbers(state), state[at.TO_PLAY]
        )
        cards = [1 << place for place in range(61) if int(legal) >> place & 1]
        return cards or [0]

    def after(self, state: State, card: int) -> State:
        """The state after a move."""
        played = self._tools.numbers(state)
        self._in["fast.moves"].play(self._numbers, played, card)
        return tuple(int(number) for number in played)

    def points(self, state: State, seat: int) -> float:
        """The points that a seat comes to from here."""
        raise NotImplementedError

    def _checked(self) -> None:
        if self._work[GIVEN_UP]:
            raise Deep


class Duel(Search):
    """One seat against all others together."""

    def __init__(self, plan: Plan, start: Sequence[int], aim: Aim) -> None:
        super().__init__(plan, start, aim)
        self._kernel = kernels("solving.duel", aim.plays).duel
        self._table = self._tools.array(self.rows * ROW)

    def worth(self, state: State, seat: int) -> int:
        """What this seat is sure of, as its points times the sign of the game.

        Rounds that count tricks or cards are narrowed down by asking "at least so much?" again and
        again, which is faster than asking "how much?" at once.
        """
        if self.plan.numbers[at.SCORING] in LAST_TRICKS:
            return self._asked(state, seat, -FAR, FAR)
        low, high, guess = -FAR, FAR, self.sign * self._settled(state, seat)
        while low < high:
            bound = max(guess, low + 1)
            guess = self._asked(state, seat, bound - 1, bound)
            if guess < bound:
                high = guess
            else:
                low = guess
        return low

    def points(self, state: State, seat: int) -> float:
        """The points that a seat is sure of."""
        return self.sign * self.worth(state, seat)

    def best(self, state: State, seat: int) -> tuple[int, dict[int, int]]:
        """The move for who is to play, as seen by this seat, and what each move is worth to it."""
        worth = {card: self.worth(self.after(state, card), seat) for card in self.moves(state)}
        choose = max if state[at.TO_PLAY] == seat else min
        return choose(worth, key=worth.__getitem__), worth

    def _settled(self, state: State, seat: int) -> int:
        each = self.plan.numbers[at.EACH]
        return each * state[at.TAKEN + seat] + state[at.COSTED + seat]

    def _asked(self, state: State, seat: int, low: int, high: int) -> int:
        found = self._kernel(
            self._numbers,
            self._tools.numbers(state),
            seat,
            self.sign,
            low,
            high,
            self._table,
            self._work,
        )
        self._checked()
        return int(found)


class Selfish(Search):
    """Every seat for itself."""

    def __init__(self, plan: Plan, start: Sequence[int], aim: Aim) -> None:
        super().__init__(plan, start, aim)
        self._kernel = kernels("solving.selfish", aim.plays).selfish
        self._keys = self._tools.array(self.rows)
        self._values = self._tools.reals(self.rows * self.plan.players)

    def worth(self, state: State) -> tuple[float, ...]:
        """What the round is worth to every seat, as points times the sign of the game."""
        worth = self._tools.reals(self.plan.players)
        self._kernel(
            self._numbers,
            self._tools.numbers(state),
            self.sign,
            self._keys,
            self._values,
            self._work,
            worth,
        )
        self._checked()
        return tuple(round(float(value), 9) for value in worth)

    def points(self, state: State, seat: int) -> float:
        """The points that a seat comes to."""
        return self.sign * self.worth(state)[seat]

    def best(self, state: State) -> tuple[int, dict[int, tuple[float, ...]]]:
        """The move for who is to play, and what each move is worth to every seat."""
        worth = {card: self.worth(self.after(state, card)) for card in self.moves(state)}
        mover = state[at.TO_PLAY]
        return max(worth, key=lambda card: worth[card][mover]), worth

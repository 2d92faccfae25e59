"""What the moves of a position are weighed on, world by world."""

from dataclasses import dataclass
from math import sqrt

from ...core.cards import PASS, Card, Move
from ...core.position import Position
from ..fast.encode import state_of
from ..fast.plan import plan_for
from ..fast.policy import POLICY_SIZE
from ..fast.runtime import kernels, key_of, same
from ..solving.search import Duel, Selfish, aim_at
from ..worlds import known_by, order_of, padded
from .weighing import SQUARES, SUMS, TOTAL, WINS

ROLLOUTS = 4
"""How often a card is played out in each world."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What a move is worth, in the mean over the worlds drawn."""

    move: Move
    points: float
    """The points its seat ends the round with."""
    error: float
    """The standard error of the points, from one world to another; 0 for a single world."""
    wins: float | None
    """How often its seat wins the last trick or goes out; None where every world is solved."""

    def __str__(self) -> str:
        return f"{self.move} {self.points:.3f} ± {self.error:.3f}"


class Scales:
    """The moves of the seat to play, in a position as it sees it, and the worlds it may be in."""

    limit = 0
    """So many positions may be looked at."""

    def __init__(self, seen: Position, seed: int | str, plays: int) -> None:
        self.plan = plan_for(seen)
        known = known_by(seen, self.plan)
        self.tools = kernels("fast.primitives", plays)
        self.kernels = kernels("odds.weighing", plays)
        numbers = self.tools.numbers
        self.numbers = numbers(self.plan.numbers)
        self.begun = state_of(seen, self.plan, known.held)
        self.hidden = (*map(numbers, padded(known)), numbers(order_of(known)))
        self.key = numbers(key_of(seed))
        cards = (move for move in seen.legal() if isinstance(move, Card))
        self.moves: tuple[Move, ...] = self.plan.cards(self.plan.mask(cards)) or (PASS,)

    def weigh(self, first: int, worlds: int) -> int:
        """Weigh every move in these worlds; how many of them were not drawn evenly."""
        raise NotImplementedError

    def chances(self, worlds: int) -> tuple[Chance, ...]:
        """What each move was worth over these worlds."""
        raise NotImplementedError


class Rollouts(Scales):
    """Every move is played out by chance, some times in each world."""

    def __init__(self, seen: Position, seed: int | str, worlds: int) -> None:
        plays = worlds * ROLLOUTS * len(seen.legal()) * sum(seen.counts)
        super().__init__(seen, seed, plays)
        self._policies = self.tools.numbers([0] * (POLICY_SIZE * self.plan.players))
        self._sums = self.tools.numbers([0] * (SUMS * len(self.moves)))

    def weigh(self, first: int, worlds: int) -> int:
        """Weigh every move in these worlds; how many of them were not drawn evenly."""
        return int(
            self.kernels.weigh_cards(
                self.numbers,
                self.tools.numbers(self.begun),
                *self.hidden,
                self._policies,
                self.key,
                first,
                worlds,
                ROLLOUTS,
                self._sums,
            )
        )

    def chances(self, worlds: int) -> tuple[Chance, ...]:
        """What each move was worth over these worlds."""
        sums = same(self._sums)
        return tuple(
            Chance(
                move,
                sums[at + TOTAL] / (worlds * ROLLOUTS),
                _error(sums[at + TOTAL], sums[at + SQUARES], worlds) / ROLLOUTS,
                sums[at + WINS] / (worlds * ROLLOUTS),
            )
            for at, move in zip(range(0, len(sums), SUMS), self.moves, strict=True)
        )


class Solutions(Scales):
    """Every move is followed to the end by perfect play, all hands open in each world."""

    def __init__(self, seen: Position, seed: int | str, against: str) -> None:
        aim = aim_at(seen)
        super().__init__(seen, seed, aim.plays)
        kind = Duel if against == "all" else Selfish
        self.limit = aim.limit
        self._search = kind(self.plan, self.begun, aim)
        self._seat = seen.to_play or 0
        self._found: list[list[float]] = [[] for _ in self.moves]

    def weigh(self, first: int, worlds: int) -> int:
        """Weigh every move in these worlds; how many of them were not drawn evenly."""
        uneven = 0
        for number in range(first, first + worlds):
            stream = self.tools.array(4)
            self.tools.seed_stream(stream, self.key, number)
            drawn = self.tools.numbers(self.begun)
            uneven += int(self.kernels.draw_world(drawn, *self.hidden, stream))
            world = tuple(same(drawn))
            for found, move in zip(self._found, self.moves, strict=True):
                bit = self.plan.bit(move) if isinstance(move, Card) else 0
                found.append(self._search.points(self._search.after(world, bit), self._seat))
        return uneven

    def chances(self, worlds: int) -> tuple[Chance, ...]:
        """What each move was worth over these worlds."""
        return tuple(
            Chance(
                move,
                sum(found) / worlds,
                _error(sum(found), sum(value * value for value in found), worlds),
                None,
            )
            for move, found in zip(self.moves, self._found, strict=True)
        )


def _error(total: float, squares: float, n: int) -> float:
    """The standard error of a mean of n numbers."""
    if n < 2:
        return 0.0
    return sqrt(max(0.0, n * squares - total * total) / (n * n * (n - 1)))

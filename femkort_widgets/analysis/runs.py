"""A run: the same deals for every contender, each played on the fast path or by the core.

Deal ``i`` of a run is a matter of its seed and of ``i`` alone. A line-up keeps its seats while the
deal goes round, so that whoever sits first plays from every place equally often.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from ..core.deal import Deal
from ..core.layout import FITS, MUST_PLAY
from ..core.opening import start
from ..core.position import Position
from ..core.rounds import RoundRules, everybody
from ..core.rules import Rules
from ..core.scoring import CardsLeft, TricksTaken
from ..errors import Error, RulesError, SimulationError
from .fast import fields, playout
from .fast.hands import rows_of
from .fast.plan import Plan, plan_of
from .fast.primitives import seed_stream
from .fast.runtime import kernels, key_of
from .strategies.policies import policy_of
from .strategies.stream import Stream
from .strategies.value import Strategy, choose
from .sums import SUMS
from .tally import Tally

FAST, BY_FUNCTIONS, BY_HOUSE_RULES = "fast", "functions", "house_rules"
"""How a contender is played: by the kernels, or by the core, and why."""


class LineUp(NamedTuple):
    """A contender: its name, and who sits at each seat; measured is the first."""

    name: str
    seats: tuple[Strategy, ...]


@dataclass(frozen=True)
class Run:
    """What is played: a round of these rules, with a seed, by these line-ups."""

    rules: Rules
    number: int
    seed: int | str
    lineups: tuple[LineUp, ...]
    plays: int = 0
    """About how many cards are played in all: by that numba is worth its time or not."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    @cached_property
    def plan(self) -> Plan | None:
        """The plan for the kernels; None where the house has a rule of its own."""
        try:
            return plan_of(self.rules, self.number)
        except RulesError:
            return None

    @cached_property
    def packs(self) -> Plan:
        """The plan by which is dealt: of the same round without its duties."""
        return self.plan or plan_of(_plain(self.rules, self.number))

    def path(self, lineup: LineUp) -> str:
        """How this contender is played."""
        if self.plan is None:
            return BY_HOUSE_RULES
        return BY_FUNCTIONS if self._policies(lineup) is None else FAST

    def tally(self, first: int, last: int) -> Tally:
        """What deals ``first`` to ``last - 1`` come to. Raises SimulationError."""
        adding = kernels("sums", self.plays)
        array = kernels("fast.primitives", self.plays).array
        contenders, players = len(self.lineups), self.rules.players
        size = playout.ROW * (last - first)
        rows = array(size * contenders)
        for place, lineup in enumerate(self.lineups):
            adding.put(self.rows(lineup, first, last), rows, size * place)
        sums = array(contenders * (SUMS + 2 * contenders))
        adding.add_up(rows, contenders, players, int(self.rules.match.lowest), sums)
        return Tally.read(sums, last - first, contenders, players)

    def rows(self, lineup: LineUp, first: int, last: int) -> Any:
        """A row of ``fast.playout`` for each of these deals, played by one contender."""
        policies = self._policies(lineup)
        if policies is None:
            tools = kernels("fast.primitives", self.plays)
            played = [self.by_core(lineup, number) for number in range(first, last)]
            return tools.numbers(number for row in played for number in row)
        assert self.plan is not None
        deals = range(first, last)
        return rows_of(self.plan, key_of(self.seed), deals, policies, plays=self.plays)

    def _policies(self, lineup: LineUp) -> list[int] | None:
        """The line-up in numbers, where the kernels know all that it does."""
        if self.plan is None:
            return None
        this = self.rules.round(self.number)
        made = [policy_of(who, this, self.plan) for who in lineup.seats]
        known = [policy for policy in made if policy is not None]
        return [number for policy in known for number in policy] if known == made else None

    def by_core(self, lineup: LineUp, number: int) -> list[int]:
        """The row of one deal, played card by card; tricks are not counted in it."""
        position, random = self.dealt(number)
        while position.to_play is not None:
            who = lineup.seats[position.to_play]
            try:
                position = position.play(choose(who, position, random))
            except Exception as problem:
                cause = problem if isinstance(problem, Error) else repr(problem)
                raise SimulationError(
                    "strategy_failed",
                    contender=lineup.name,
                    strategy=who.key,
                    seat=position.to_play,
                    deal=number,
                    cause=cause,
                ) from problem
        result = position.result
        assert result is not None
        row = [0] * playout.ROW
        row[playout.WON] = fields.NOBODY if result.winner is None else result.winner
        row[playout.POINTS_OF : playout.POINTS_OF + self.rules.players] = result.points
        return row

    def dealt(self, number: int) -> tuple[Position, Stream]:
        """A deal of the run before its first card, and the random numbers that go on from it."""
        players, plan = self.rules.players, self.packs
        words, state, pack = [0] * 4, [0] * fields.STATE_SIZE, [0] * 64
        seed_stream(words, key_of(self.seed), number)
        dealer = number % players
        playout.deal(plan.numbers, state, words, dealer, pack)
        hands = [plan.cards(mask) for mask in state[fields.HANDS : fields.HANDS + players]]
        turned = None
        if plan.numbers[fields.TRUMP_RULE] == fields.TURNED:
            turned = plan.card(pack[sum(map(len, hands)) - 1])
        opening = start(self.rules, Deal(hands, dealer, turned), number=self.number)
        return opening, Stream(words)


def _plain(rules: Rules, number: int) -> Rules:
    """The round alone, with no duty, seat or score that numbers cannot say: to be dealt."""
    this: RoundRules = rules.round(number)
    score: Callable[[Position], Any] = CardsLeft() if this.layout else TricksTaken()
    duties = (FITS, MUST_PLAY) if this.layout else ()
    plain = replace(this, obligations=duties, plays=everybody, score=score)
    return replace(rules, plan=(plain,), endless=True)

"""Exact answers and chances beside endplay (bridge), colver (belote) and OpenSpiel (hearts).

All measured in turn in one process; every table is cleared before each solve, so that nothing is
timed that was only looked up. The peers play other games: a yardstick, not the same work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any

from bench import peers
from bench.goals import Goal, Times
from femkort_widgets.analysis.fast import fields, runtime
from femkort_widgets.analysis.fast.encode import state_of
from femkort_widgets.analysis.fast.fields import MOST_SEATS
from femkort_widgets.analysis.fast.plan import plan_for
from femkort_widgets.analysis.fast.policy import POLICY_SIZE
from femkort_widgets.analysis.solving.duel import LIMIT, NODES, ROW, WORK_SIZE
from femkort_widgets.analysis.worlds import known_by, order_of, padded
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start
from femkort_widgets.core.position import Position
from femkort_widgets.core.sight import seen_by

DEALS = 40
DEEP = 6
"""So many deals of ten cards, which take long."""
PROBED, PROBES = 8, 200
WORLDS, PLAYED_OUT = 2000, 10
HEARTS = 1500


def shortened(game: str, players: int, number: int, size: int, seed: int) -> Position:
    """A dealt round with so many cards in each hand."""
    table = rules(game, players=players)
    dealt = deal(table, seed=seed, number=number)
    short = Deal([hand[:size] for hand in dealt.hands], dealt.dealer, dealt.turned)
    return start(table, short, number=number)


class Solver:
    """A compiled search with a table that is cleared before each solve."""

    def __init__(self, kind: str, rows: int) -> None:
        self.kind, self.rows = kind, rows
        self.tools = runtime.compiled("fast.primitives")
        self.kernel = getattr(runtime.compiled(f"solving.{kind}"), kind)
        self.nodes = 0
        self.table = self.tools.array(rows * ROW)
        self.values = self.tools.reals(rows * MOST_SEATS)

    def ready(self, position: Position) -> Callable[[], object]:
        """The solve of a position, everything but the search done beforehand."""
        plan, numbers = plan_for(position), self.tools.numbers
        code, begun = numbers(plan.numbers), numbers(state_of(position, plan))
        sign = -1 if position.rules.match.lowest else 1
        seat = begun[fields.TO_PLAY]
        work = numbers([0] * WORK_SIZE)
        work[LIMIT] = 1 << 40
        if self.kind == "duel":
            return lambda: self._narrowed(code, begun, seat, sign, self.table, work)
        keys, values = self.table[: self.rows], self.values
        worth = self.tools.reals(plan.players)

        def solve() -> object:
            keys[:] = 0
            self.kernel(code, begun.copy(), sign, keys, values, work, worth)
            self.nodes += int(work[NODES])
            work[NODES] = 0
            return worth

        return solve

    def _narrowed(
        self, code: Any, begun: Any, seat: int, sign: int, table: Any, work: Any
    ) -> object:
        """The value as ``solve`` finds it, by asking "at least so much?"."""
        table[:] = 0
        low, high = (0, 1) if code[fields.SCORING] == fields.POT else (-20, 20)
        guess = 0
        while low < high:
            bound = max(guess, low + 1)
            guess = self.kernel(code, begun.copy(), seat, sign, bound - 1, bound, table, work)
            low, high = (low, guess) if guess < bound else (guess, high)
        self.nodes += int(work[NODES])
        work[NODES] = 0
        return low


def goals() -> Iterator[Goal | Times]:
    """Goals 7 to 11; of goal 9 what is not looked at: there is no C solver here."""
    small, middling, large = 1 << 10, 1 << 16, 1 << 20
    yield _side_by_side(
        "7, Femkort for 4, one seat against all",
        Solver("duel", small),
        [shortened("femkort", 4, 0, 5, seed) for seed in range(DEALS)],
        [bridge(5, seed) for seed in range(DEALS)],
        "endplay's solve_board, 5 cards each",
        least=10,
    )
    yield _side_by_side(
        "8, Letzter Stich for 3, each for itself",
        Solver("selfish", middling),
        [shortened("letzter_stich", 3, 0, 8, seed) for seed in range(DEALS // 2)],
        [belote(seed) for seed in range(DEALS // 2)],
        "colver's action_oracle_dd, 8 tricks",
        least=10,
    )
    yield saved()
    for number, name, least in ((0, "Pass", 1 / 300), (4, "Grand", 1 / 40)):
        yield _side_by_side(
            f"10, {name} for 4 from 10 cards left",
            Solver("duel", large),
            [shortened("femkamp", 4, number, 10, seed) for seed in range(DEEP)],
            [bridge(10, seed) for seed in range(DEEP)],
            "endplay's solve_board, 10 cards each",
            least=least,
            middle=mean,
        )
    yield from overlays()


def saved() -> Goal:
    """How many positions a search looks at, of those that there are."""
    solver, random = Solver("selfish", 1 << 16), Random(1)
    positions = [shortened("femkort", 4, 0, 5, seed) for seed in range(PROBED)]
    for position in positions:
        solver.ready(position)()
    there_are = sum(mean(whole(one, random) for _ in range(PROBES)) for one in positions)
    name = f"9, nodes of {PROBED} deals of Femkort for 4, each for itself"
    return Goal(name, "nodes", solver.nodes, there_are, 1 / 50, "all that there are (estimated)")


def whole(position: Position, random: Random) -> int:
    """The positions that can follow, as one game at random lets guess them (Knuth 1975)."""
    nodes = ways = 1
    while not position.over:
        legal = position.legal()
        ways *= len(legal)
        nodes += ways
        position = position.play(random.choice(legal))
    return nodes


def bridge(size: int, seed: int) -> Callable[[], object]:
    """A no-trump board of so many cards each, one best card asked for."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal as Board
    from endplay.types import Denom, Player

    cards = [(suit, rank) for suit in range(4) for rank in "AKQJT98765432"]
    Random(seed).shuffle(cards)
    hands = [cards[size * seat : size * (seat + 1)] for seat in range(4)]
    texts = (
        ".".join("".join(rank for at, rank in hand if at == suit) for suit in range(4))
        for hand in hands
    )
    board = Board("N:" + " ".join(texts))
    board.trump, board.first = Denom.nt, Player.north
    return lambda: solve_board(board, SolveMode.OptimalOne)


def belote(seed: int) -> Callable[[], object]:
    """A hand of belote with all eight tricks to come."""
    import colver

    hand = colver.Env.deal(0, seed)
    hand.set_contract(0, 80, 0, 0)
    hand.set_phase_playing()
    solve: Callable[[], object] = hand.action_oracle_dd
    return solve


def _side_by_side(
    name: str,
    solver: Solver,
    positions: list[Position],
    theirs: list[Callable[[], object]],
    against: str,
    *,
    least: float,
    middle: Callable[[list[float]], float] = median,
) -> Times:
    """Ours and theirs in turn, deal by deal; the middle of the times of each."""
    ours = [solver.ready(position) for position in positions]
    ours[0]()
    theirs[0]()
    solver.nodes = 0
    mine, peer = [], []
    for solve, other in zip(ours, theirs, strict=True):
        mine.append(_timed(solve))
        peer.append(_timed(other))
    assert solver.nodes > len(ours)
    figure, anchor = middle(mine), middle(peer)
    return Times(name, figure, anchor, anchor / figure, least, against, each="solve")


def _timed(run: Callable[[], object]) -> float:
    begun = process_time()
    run()
    return (process_time() - begun) * 1e9


def overlays() -> Iterator[Times]:
    """Goal 11: worlds weighed while OpenSpiel plays so many hands of hearts step by step."""
    random = Random(7)
    hearts = [peers.dealt(peers.HEARTS, Random(seed)) for seed in range(50)]
    rounds = [(peers.step_by_step, hearts)] * (HEARTS // 50)

    def played() -> None:
        for step, hands in rounds:
            step(hands, random)

    for game, most in (("femkort", 8), ("letzter_stich", 6)):
        for players in range(3, most + 1):
            yield _overlay(f"11, {game} for {players}, trick 1", game, players, 0, 0, played)
    for number, name in ((0, "Pass"), (4, "Grand")):
        yield _overlay(f"11, {name} for 4 from 10 cards left", "femkamp", 4, number, 10, played)
    yield _overlay("11, Fan Tan for 4", "fan_tan", 4, 0, 0, played, least=0)


def _overlay(
    name: str,
    game: str,
    players: int,
    number: int,
    size: int,
    played: Callable[[], None],
    least: float = WORLDS,
) -> Times:
    position = shortened(game, players, number, size or 52, 7)
    seen = seen_by(position, position.to_play or 0)
    plan = plan_for(seen)
    known = known_by(seen, plan)
    numbers = runtime.compiled("fast.primitives").numbers
    weigh = runtime.compiled("odds.weighing").weigh_cards
    begun = numbers(state_of(seen, plan, known.held))
    hidden = (*map(numbers, padded(known)), numbers(order_of(known)))
    policies, key = numbers([0] * (POLICY_SIZE * players)), numbers(runtime.key_of(7))
    sums = numbers([0] * (3 * len(seen.legal())))
    code = numbers(plan.numbers)

    def weighed(worlds: int) -> None:
        weigh(code, begun, *hidden, policies, key, 0, worlds, PLAYED_OUT, sums)

    weighed(2)
    figure = median(_timed(lambda: weighed(WORLDS)) / WORLDS for _ in range(3))
    anchor = median(_timed(played) for _ in range(3))
    return Times(
        name, figure, anchor, anchor / figure, least, f"{HEARTS} hands of hearts", each="world"
    )

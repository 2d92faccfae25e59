"""Positions as states: the numbers that the kernels play on, and back."""

from collections.abc import Sequence

from ...core.cards import PASS, SUITS, Card, Move
from ...core.deal import check_known
from ...core.layout import LayoutPosition
from ...core.position import Position
from ...core.scoring import Result
from . import fields as at
from .moves import cost_of, score, void, winner
from .plan import Plan, plan_for

State = list[int]
"""The fields of a state as ``fields`` names them."""


def state_of(
    position: Position, plan: Plan | None = None, hands: Sequence[int] | None = None
) -> State:
    """The state of a position; ``hands`` are masks to put in the place of what is known.

    Raises Error for unknown cards where no hands are given, RulesError where there is no plan.

    >>> from femkort_widgets.core.deal import Deal
    >>> from femkort_widgets.core.games import rules
    >>> from femkort_widgets.core.opening import start
    >>> position = start(rules("femkort", players=2), Deal(("S2 H7", "S5 SK"), dealer=0))
    >>> state_of(position)[at.TO_PLAY]
    1
    """
    plan = plan or plan_for(position)
    state = [0] * at.STATE_SIZE
    if hands is None:
        check_known(position.unknown, "hidden_cards")
        hands = [plan.mask(hand) for hand in position.hands]
    state[at.HANDS : at.HANDS + plan.players] = hands
    state[at.TO_PLAY] = at.NOBODY if position.to_play is None else position.to_play
    state[at.LEADER] = at.NOBODY if position.leader is None else position.leader
    state[at.TRUMP] = SUITS.index(position.trump) if position.trump else at.NOBODY
    state[at.GONE] = plan.mask(move for move in position.moves if isinstance(move, Card))
    state[at.LED] = state[at.WINNING] = state[at.LAST] = state[at.BEFORE_LAST] = at.NOBODY
    if isinstance(position, LayoutPosition):
        _put_rows(state, plan, position)
    else:
        _put_tricks(state, plan, position)
    return state


def _put_tricks(state: State, plan: Plan, position: Position) -> None:
    trick = position.trick
    best = position.winning_card
    if best is not None:
        winning = position.winning
        assert winning is not None
        state[at.LED] = SUITS.index(trick.cards[0].suit)
        state[at.BEST], state[at.WINNING] = plan.bit(best), winning
    state[at.PLAYED] = sum(1 << seat for seat in trick.seats)
    state[at.TABLE] = plan.mask(trick.cards)
    state[at.DONE] = len(position.tricks)
    state[at.CONTENDERS] = sum(1 << seat for seat in position.contenders)
    for done in position.tricks:
        won = at.NOBODY if done.winner is None else done.winner
        state[at.BEFORE_LAST], state[at.LAST] = state[at.LAST], won
        if won >= 0:
            state[at.TAKEN + won] += 1
            state[at.COSTED + won] += cost_of(plan.numbers, plan.mask(done.cards))
        won_with = zip(done.cards, done.seats, strict=False)
        state[at.LAST_CARD] = plan.mask(card for card, seat in won_with if seat == won)


def _put_rows(state: State, plan: Plan, position: LayoutPosition) -> None:
    for row in position.layout.values():
        if row is not None:
            low, high = map(plan.bit, row)
            state[at.ROWS] |= 2 * high - low
    state[at.OPENING] = plan.bit(position.opener) if position.opener else 0
    state[at.LAST] = at.NOBODY if position.out is None else position.out
    for move in reversed(position.moves):
        if move is not PASS:
            break
        state[at.IN_A_ROW] += 1
    for seat, passed in enumerate(position.passes):
        state[at.PASSES + seat] = passed


def move_of(plan: Plan, card: int) -> Move:
    """The move of a bit: a card, or the pass for 0."""
    return plan.card(card) if card else PASS


def result_of(plan: Plan, state: Sequence[int]) -> Result:
    """How a finished round ended."""
    points = [0] * plan.players
    score(plan.numbers, state, points, 0)
    won = winner(plan.numbers, state)
    return Result(tuple(points), None if won < 0 else won, void=bool(void(plan.numbers, state)))

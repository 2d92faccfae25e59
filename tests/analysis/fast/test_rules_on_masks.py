"""The kernels say what the core says, card by card, in every round of every table."""

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast import fields as at
from femkort_widgets.analysis.fast.encode import result_of, state_of
from femkort_widgets.analysis.fast.legal import legal
from femkort_widgets.analysis.fast.moves import play
from femkort_widgets.analysis.fast.plan import plan_for
from tests.analysis.fast.tables import dealt, is_card, line, odd, rounds, seeded

STATE = slice(0, at.STATE_SIZE)


def agrees(positions):
    """A line played on the state too: the same cards, and the same state, at every step."""
    state = plan = None
    for position in positions:
        if plan is None:
            plan = plan_for(position)
            state = state_of(position, plan)
        else:
            move = position.moves[-1]
            play(plan.numbers, state, plan.bit(move) if is_card(move) else 0)
        assert state == state_of(position, plan)
        if position.over:
            assert state[at.TO_PLAY] == at.NOBODY
            assert result_of(plan, state) == position.result
            return
        for seat, hand in enumerate(position.hands):
            if seat == position.to_play:
                allowed = {move for move in position.legal() if is_card(move)}
                assert set(plan.cards(legal(plan.numbers, state, seat))) == allowed
                assert fw.PASS in position.legal() or allowed or not hand


@pytest.mark.parametrize("deal", [dealt, odd])
@pytest.mark.parametrize("game", fw.games())
def test_every_round_is_played_as_in_the_core(game, deal):
    random = seeded("masks", game, deal.__name__)
    for chosen, number in rounds(game):
        agrees(line(deal(chosen, number, random), random))

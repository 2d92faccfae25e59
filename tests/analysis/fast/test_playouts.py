"""Rounds played to their end: the same hands in every runtime, and the core's results."""

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast import fields as at
from femkort_widgets.analysis.fast import hands, playout, runtime
from femkort_widgets.analysis.fast.encode import move_of, state_of
from femkort_widgets.analysis.fast.plan import plan_for, plan_of
from femkort_widgets.analysis.fast.policy import POLICY_SIZE
from femkort_widgets.analysis.fast.primitives import pick, seed_stream
from tests.analysis.fast.runtimes import FORMS, Form
from tests.analysis.fast.tables import dealt, line, odd, rounds, seeded, some_seats

KEY = runtime.key_of("playouts")
RANDOM = [0] * (POLICY_SIZE * at.MOST_SEATS)


def by_core(position, plan, index):
    """The row of a position that is played on in the core with the stream of a hand."""
    stream = [0]
    seed_stream(stream, KEY, index)
    return row_of(end_of(position, plan, stream), plan)


def end_of(position, plan, stream):
    while not position.over:
        legal = plan.mask(move for move in position.legal() if move is not fw.PASS)
        position = position.play(move_of(plan, pick(stream, legal)))
    return position


def row_of(position, plan):
    result = position.result
    row = [0] * playout.ROW
    row[playout.WON] = at.NOBODY if result.winner is None else result.winner
    for trick in position.tricks:
        row[playout.TRICKS_OF + trick.winner] += 1
    row[playout.POINTS_OF : playout.POINTS_OF + plan.players] = result.points
    return row


def dealt_by_kernel(chosen, number, seats, index):
    """The position that a hand of a run begins with, and its stream after the deal."""
    plan = plan_of(chosen, number, seats)
    state, stream, pack = [0] * at.STATE_SIZE, [0], [0] * 64
    seed_stream(stream, KEY, index)
    dealer = playout.dealer_of(plan.numbers, at.NOBODY, index)
    playout.deal(plan.numbers, state, stream, dealer, pack)
    held = [plan.cards(mask) for mask in state[at.HANDS : at.HANDS + plan.players]]
    turned = None
    if plan.numbers[at.TRUMP_RULE] == at.TURNED:
        turned = plan.card(pack[sum(map(len, held)) - 1])
    position = fw.start(chosen, fw.Deal(held, dealer, turned), number=number, seats=seats)
    assert not position.irregular_deal
    assert state == state_of(position, plan)
    return position, plan, stream


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", fw.games())
def test_a_hand_dealt_and_played_is_the_one_of_the_core(game, form):
    random, kernels = seeded("hands", game), Form(form)
    for chosen, number in rounds(game):
        seats, index = some_seats(chosen, random), random.getrandbits(40)
        position, plan, stream = dealt_by_kernel(chosen, number, seats, index)
        rows = [0] * playout.ROW
        play = kernels.playout.deal_and_play
        kernels.call(play, plan.numbers, RANDOM, KEY, index, 1, at.NOBODY, rows)
        assert rows == row_of(end_of(position, plan, stream), plan)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("deal", [dealt, odd])
@pytest.mark.parametrize("game", fw.games())
def test_a_round_is_played_on_from_any_position(game, deal, form):
    random, kernels = seeded("from", game, deal.__name__), Form(form)
    for chosen, number in rounds(game):
        positions = list(line(deal(chosen, number, random), random, irregular=0.05))
        position = random.choice(positions)
        plan, index = plan_for(position), random.getrandbits(32)
        played = by_core(position, plan, index)
        stream, row = [0], [0] * playout.ROW
        state = state_of(position, plan)
        seed_stream(stream, KEY, index)
        kernels.call(kernels.playout.play_out, plan.numbers, state, RANDOM, stream)
        kernels.call(kernels.playout.write_row, plan.numbers, state, row, 0)
        assert row == played
        sums, begun = [7] * plan.players, state_of(position, plan)
        kernels.call(kernels.playout.play_from, plan.numbers, begun, RANDOM, KEY, index, 1, sums)
        assert sums == [7 + points for points in played[playout.POINTS_OF :][: plan.players]]


def test_a_round_played_on_again_and_again_adds_up_to_what_each_time_comes_to():
    rules = fw.rules("femkamp")
    plan = plan_of(rules)
    begun = state_of(fw.start(rules, fw.deal(rules, seed=2)), plan)
    together, each = [0] * plan.players, [0] * plan.players
    playout.play_from(plan.numbers, begun, RANDOM, KEY, 5, 3, together)
    for index in (5, 6, 7):
        playout.play_from(plan.numbers, begun, RANDOM, KEY, index, 1, each)
    assert together == each
    assert sum(together) == 3 * 13


@pytest.mark.skipif(not runtime.numpy_is_there(), reason="numpy is not installed")
@pytest.mark.parametrize("game", [key for key in fw.games() if key != "fan_tan"])
def test_hands_played_in_step_are_the_same(game):
    import numpy as np

    from femkort_widgets.analysis.fast import lockstep

    random = seeded("lockstep", game)
    for chosen, number in rounds(game):
        plan = plan_of(chosen, number, some_seats(chosen, random))
        if plan.layout:
            continue
        count, first = 20, random.getrandbits(40)
        rows, array = [0] * (playout.ROW * count), np.zeros(playout.ROW * count, np.int64)
        playout.deal_and_play(plan.numbers, RANDOM, KEY, first, count, at.NOBODY, rows)
        lockstep.deal_and_play(plan.numbers, KEY, first, count, at.NOBODY, array)
        assert array.tolist() == rows


def test_a_run_in_pieces_is_the_run_as_a_whole():
    plan = plan_of(fw.rules("letzter_stich", variants=("trump",)))
    whole = runtime.same(hands.rows_of(plan, KEY, range(600)))
    pieces = [hands.rows_of(plan, KEY, piece) for piece in (range(150), range(150, 600))]
    assert whole == [number for piece in pieces for number in runtime.same(piece)]


@pytest.mark.parametrize("without", [("numba",), ("numba", "numpy")])
def test_what_is_installed_changes_no_hand(monkeypatch, without):
    plan = plan_of(fw.rules("femkamp"), 1)
    usual = runtime.same(hands.rows_of(plan, KEY, range(300)))
    for name in without:
        monkeypatch.setattr(runtime, f"{name}_is_there", lambda: False)
    assert runtime.same(hands.rows_of(plan, KEY, range(300))) == usual


def test_every_seat_deals_in_turn_and_every_card_goes_everywhere():
    plan = plan_of(fw.rules("letzter_stich", players=3))
    held = [0] * 3
    for index in range(200):
        position, _, _ = dealt_by_kernel(fw.rules("letzter_stich", players=3), 0, None, index)
        assert position.deal.dealer == index % 3
        held = [seen | plan.mask(hand) for seen, hand in zip(held, position.hands, strict=True)]
    assert held == [plan.numbers[at.DECK]] * 3

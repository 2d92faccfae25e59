"""What is worked out once: the walk of a record, the verdicts of a frame, the hand between clicks.

Counted in positions and verdicts, not in time: a machine that is busy changes nothing.
"""

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.position import Position
from femkort_widgets.film import NOBODY, Reel, hand_frames
from femkort_widgets.records import walk

GAMES = ("femkort", "letzter_stich", "femkamp", "fan_tan")


class Counted:
    """How often something is called."""

    def __init__(self, monkeypatch, owner, name):
        self.calls = 0
        plain = getattr(owner, name)

        def counting(*given, **more):
            self.calls += 1
            return plain(*given, **more)

        monkeypatch.setattr(owner, name, counting)


def played(game, moves=200, seed=3, deals=1):
    match, choice = fw.Match(fw.rules(game), seed=seed), Random(seed)
    for number in range(deals):
        if number:
            match.next_deal()
        while not match.position.over and len(match.position.moves) < moves:
            match.play(choice.choice(match.position.legal()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_round_of_a_record_is_walked_once_for_faults_frames_and_going_on(game, monkeypatch):
    record = fw.loads(fw.dumps(played(game, moves=6).record))
    walked = Counted(monkeypatch, walk, "_walk")
    fw.frames(record)
    fw.frames(record, viewer=0)
    assert record.faults == ()
    fw.Match.resume(record)
    assert walked.calls == 1


def test_a_record_is_the_same_and_travels_light_after_it_has_been_walked():
    text = fw.dumps(played("femkamp").record)
    plain, record = fw.loads(text), fw.loads(text)
    assert record.faults == ()
    assert fw.frames(record)["frames"]
    assert record == plain
    assert len(pickle.dumps(record)) == len(pickle.dumps(plain))
    assert copy.copy(record).faults == pickle.loads(pickle.dumps(record)).faults == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_verdicts_of_a_frame_are_worked_out_once(game, monkeypatch):
    record = played(game).record
    assert record.faults == ()
    judged = Counted(monkeypatch, Position, "verdicts")
    shown = fw.frames(record)
    assert judged.calls == 4 * len(shown["frames"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 2, NOBODY])
@pytest.mark.parametrize("judged", [True, False])
def test_a_hand_that_goes_on_is_shown_as_if_it_were_shown_afresh(game, viewer, judged):
    match, choice = fw.Match(fw.rules(game), seed=5), Random(5)
    reel, last = Reel(viewer, judged=judged), None
    for _ in range(90):
        shown = reel.shown(match, match.state.hand)
        assert shown == hand_frames(match, match.state.hand, viewer=viewer, judged=judged)
        assert shown != last
        last = copy.deepcopy(shown)
        if match.state.hand.ended:
            if match.over:
                break
            match.next_deal()
        else:
            match.play(choice.choice(match.position.legal()))


def test_what_was_shown_is_not_changed_by_what_follows():
    match = played("femkort", moves=3)
    reel = Reel()
    first = reel.shown(match, match.state.hand)
    kept = copy.deepcopy(first)
    match.play(match.position.legal()[0])
    second = reel.shown(match, match.state.hand)
    held = copy.deepcopy(second)
    match.stop()
    stopped = reel.shown(match, match.state.hand)
    assert (first, second) == (kept, held)
    assert stopped["frames"][-1]["winners"] == list(match.winners)
    assert stopped != second


@given(st.sampled_from(GAMES), st.lists(st.integers(0, 60), min_size=2, max_size=6), st.integers())
def test_steps_back_and_other_hands_are_shown_as_they_stand(game, stops, seed):
    match, choice = fw.Match(fw.rules(game), seed=seed), Random(seed)
    states = [match.state]
    for _ in range(max(stops) + 1):
        if match.over:
            break
        if match.position.over:
            match.next_deal()
        else:
            match.play(choice.choice(match.position.legal()))
        states.append(match.state)
    reel = Reel(0)
    for stop in stops:
        match.state = states[min(stop, len(states) - 1)]
        hand = match.state.hand
        assert reel.shown(match, hand) == hand_frames(match, hand, viewer=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_replays_the_cards_of_that_click_alone(game, monkeypatch):
    table = fw.Table(game, seed=4)
    moves = len(table.match.position.moves)
    turns = 0
    while not table.match.position.over and turns < 4:
        played_out = Counted(monkeypatch, Position, "play")
        card = str(table.match.position.legal()[0])
        table._hear(table, {"do": "play", "card": card, "turn": table.state["turn"]}, [])
        new = len(table.match.position.moves) - moves
        assert played_out.calls == 2 * new
        moves, turns = moves + new, turns + 1
        monkeypatch.undo()
    assert turns


@pytest.mark.parametrize("game", GAMES)
def test_what_is_agreed_and_the_sheet_are_sent_once(game):
    table = fw.Table(game, seed=4)
    (about,) = table.frames["rounds"]
    assert about["sheet"]["total"] == list(table.match.points)
    assert about["agreed"]["deals"] == table.match.rules.match.deals
    assert not {"sheet", "agreed"} & (table.state.keys() | table.state["match"].keys())
    assert "warnings" not in about["agreed"]

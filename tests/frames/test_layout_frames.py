"""Frames of Fan Tan: rows, passes, laps, and what another seat may not see."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.film import NOBODY, hand_frames


def played(seed=3, moves=60, **rules):
    match, random = fw.Match(fw.rules("fan_tan", **rules), seed=seed), Random(seed)
    while not match.position.over and len(match.position.moves) < moves:
        match.play(random.choice(match.position.legal()))
    return match


def shown(match, viewer=None):
    return hand_frames(match, match.state.hand, viewer=viewer)


@pytest.mark.cites("FP-51", "FP-56")
def test_the_rows_of_a_frame_are_the_rows_of_the_position():
    match = played(moves=20)
    frame = shown(match)["frames"][-1]
    for suit, row in match.position.layout.items():
        ends = None if row is None else {"low": str(row[0]), "high": str(row[1])}
        assert frame["layout"][suit] == ends
    assert frame["passes"] == list(match.position.passes)
    assert frame["trick"]["cards"] == []


@pytest.mark.cites("FP-57", "C-FP-05")
def test_the_pass_has_its_verdict_beside_the_cards_and_never_among_them():
    data = shown(played())
    for frame in data["frames"][:-1]:
        seat = frame["to_play"]
        assert len(frame["verdicts"][seat]) == len(frame["hands"][seat])
        legal = [data["reasons"][index]["legal"] for index in frame["verdicts"][seat]]
        reason = data["reasons"][frame["pass"]]
        assert reason["legal"] != any(legal)
        assert reason["key"] in ("must_play", "nothing_fits", "opening_card")
    assert data["frames"][-1]["pass"] is None


def test_a_lap_has_a_move_of_every_seat():
    frames = shown(played())["frames"]
    assert [frame["number"] for frame in frames[1:9]] == [1, 1, 1, 1, 2, 2, 2, 2]


def test_a_pass_is_played_by_its_name():
    frames = shown(played())["frames"]
    passed = [frame["played"] for frame in frames[1:] if frame["played"]["card"] == "pass"]
    assert passed
    assert frames[-1]["result"]["winner"] == frames[-1]["played"]["seat"]


@given(st.integers(0, 40), st.sampled_from([0, 1, 2, 3, NOBODY]), st.integers(0, 50))
def test_a_viewer_is_shown_no_card_of_another_hand(seed, viewer, moves):
    match = played(seed=seed, moves=moves)
    data = shown(match, viewer)
    laid = {str(move) for move in match.position.moves}
    sent = json.dumps(data)
    opening = {
        reason["params"]["card"] for reason in data["reasons"] if reason["key"] == "opening_card"
    }
    for seat, hand in enumerate(match.position.hands):
        if seat != viewer:
            assert not [str(c) for c in hand if f'"{c}"' in sent and str(c) not in laid | opening]
    for frame in data["frames"]:
        assert [cards is None for cards in frame["hands"]] == [at != viewer for at in range(4)]
        if frame["to_play"] != viewer:
            assert frame["pass"] is None

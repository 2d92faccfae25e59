"""A match that is ended early: its last frame says how it stands and who has won."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.film import hand_frames

STANDING = ("pot", "chips", "points", "winners", "playoff")


def stopped(seed, players, variants, cards, more):
    """A match stopped after some cards, and where that is a tie once more in the play-off."""
    match = fw.Match(fw.rules("femkort", players=players, variants=variants), seed=seed)
    choice = random.Random(seed)
    _play(match, cards, choice)
    match.stop()
    if match.playoff and more is not None:
        match.next_deal()
        _play(match, more, choice)
        if not match.over:
            match.stop()
    return match


def _play(match, cards, choice):
    for _ in range(cards):
        if match.position.over:
            match.next_deal()
        match.play(choice.choice(match.position.legal()))
        if match.over or (match.position.over and match.playoff):
            break


matches = st.builds(
    stopped,
    st.integers(0, 10**6),
    st.integers(2, 5),
    st.sampled_from([(), ("best_of_three_pots",), ("escalating_ante", "contenders_only")]),
    st.integers(0, 24),
    st.none() | st.integers(0, 3),
)


@given(matches)
@pytest.mark.cites("FK-50", "FK-54", "FK-55", "C-FK-10")
def test_the_last_frame_of_a_stopped_match_stands_as_the_match(match):
    expected = {
        "pot": match.pot,
        "chips": list(match.chips),
        "points": list(match.points),
        "winners": list(match.winners),
        "playoff": list(match.playoff),
    }
    for data in (fw.frames(match.record), hand_frames(match, match.state.hand)):
        last = data["frames"][-1]
        assert {name: last[name] for name in STANDING} == expected
        assert not any(frame["winners"] for frame in data["frames"][:-1])


def test_nobody_is_named_where_the_record_begins_in_the_middle_of_a_match():
    match = stopped(4, 3, (), 16, None)
    assert match.winners
    text = fw.dumps(match.record)
    head, _, rest = text.partition('[Round  "1"]')
    later = head + '[Round  "2"]' + rest.partition('[Round  "2"]')[2]
    assert fw.frames(text)["frames"][-1]["winners"] == list(match.winners)
    assert fw.frames(later)["frames"][-1]["winners"] == []


def test_a_side_line_after_the_end_is_not_the_end():
    match = stopped(4, 3, (), 16, None)
    card = str(match.position.moves[-1])
    other = next(str(held) for held in match.position.deal.hands[2] if str(held) != card)
    text = fw.dumps(match.record).replace(f"C: {card} *", f"C: {card} (1. C: {other}) *")
    frames = fw.frames(text)["frames"]
    assert [(frame["line"], frame["winners"]) for frame in frames[-2:]] == [
        (0, list(match.winners)),
        (1, []),
    ]

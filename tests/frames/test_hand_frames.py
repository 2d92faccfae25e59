"""What a frame holds, and what it leaves out."""

import json
import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.film import hand_frames

VARIANTS = ("no_heading", "trump", "contenders_only")


def played(players, variants, seed, cards):
    match = Match(rules("femkort", players=players, variants=variants), seed=seed)
    choice = random.Random(seed)
    for _ in range(cards):
        if match.position.over:
            break
        match.play(choice.choice(match.position.legal()))
    return match


hands = st.builds(
    played,
    st.integers(2, 8),
    st.sets(st.sampled_from(VARIANTS)).map(tuple),
    st.integers(0, 10**6),
    st.integers(0, 40),
)


def texts(value):
    """Every text anywhere in the data, keys included."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from texts(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from texts(inside)
    elif isinstance(value, str):
        yield value


@given(hands, st.data())
def test_a_viewer_gets_no_card_that_seat_cannot_see(match, data):
    viewer = data.draw(st.sampled_from(range(match.rules.players)))
    position = match.position
    seen = {*map(str, position.moves), *map(str, position.deal.hands[viewer])}
    if position.trump:
        seen.add(str(position.deal.turned))
    hidden = {str(card) for hand in position.deal.hands for card in hand} - seen
    shown = hand_frames(match, match.state.hand, viewer=viewer)
    assert not hidden & set(texts(shown))
    assert str(match.seed) not in set(texts(shown)) or match.seed < 9


@given(hands)
def test_the_deal_of_another_seat_leaves_the_same_frames_when_its_hidden_cards_change(match):
    """What a seat is shown depends on nothing it cannot know."""
    viewer = 0
    position = match.position
    assume(not (position.over or position.trump or "contenders_only" in match.rules.variants))
    moves = set(position.moves)
    spare = [
        card for card in position.round.pack if not any(card in h for h in position.deal.hands)
    ]
    swapped = []
    for seat, hand in enumerate(position.deal.hands):
        keep = seat == viewer
        swapped.append(tuple(c if keep or c in moves or not spare else spare.pop() for c in hand))
    other = Match(match.rules, deals=[Deal(swapped, match.dealer)], dealer=match.dealer)
    for card in position.moves:
        other.play(card, irregular=True)
    assert hand_frames(other, other.state.hand, viewer=viewer) == hand_frames(
        match, match.state.hand, viewer=viewer
    )


@given(hands)
def test_every_held_card_has_a_verdict_that_is_one_of_the_reasons(match):
    shown = hand_frames(match, match.state.hand)
    for frame in shown["frames"]:
        for held, judged in zip(frame["hands"], frame["verdicts"], strict=True):
            assert len(judged) == (0 if frame["over"] else len(held))
            assert all(0 <= index < len(shown["reasons"]) for index in judged)
    assert len({json.dumps(reason, sort_keys=True) for reason in shown["reasons"]}) == len(
        shown["reasons"]
    )


@given(hands)
def test_frames_are_plain_json_in_reading_order(match):
    shown = hand_frames(match, match.state.hand)
    assert json.loads(json.dumps(shown)) == shown
    assert [frame["id"] for frame in shown["frames"]] == list(range(len(shown["frames"])))
    assert [frame["parent"] for frame in shown["frames"]][1:] == list(
        range(len(shown["frames"]) - 1)
    )


@given(hands)
def test_an_exam_gets_no_verdict(match):
    shown = hand_frames(match, match.state.hand, viewer=0, judged=False)
    assert all(judged is None for frame in shown["frames"] for judged in frame["verdicts"])
    assert all(not frame["played"] or frame["played"]["why"] is None for frame in shown["frames"])


@pytest.mark.cites("FK-36", "FK-62")
def test_a_complete_trick_stands_with_its_winner_and_why_it_won():
    match = played(4, ("trump",), seed=3, cards=20)
    shown = hand_frames(match, match.state.hand)
    complete = [frame for frame in shown["frames"] if frame["trick"]["winner"] is not None]
    assert len(complete) == 5
    for frame, trick in zip(complete, match.position.tricks, strict=True):
        assert frame["trick"]["cards"] == list(map(str, trick.cards))
        assert frame["trick"]["winner"] == trick.winner
        why = shown["reasons"][frame["trick"]["why"]]
        assert why["key"] in ("won_led", "won_trump")
        assert why["params"]["card"] == str(trick.cards[trick.seats.index(trick.winner)])
    assert shown["frames"][-1]["pot"] == 0
    assert shown["frames"][0]["pot"] == 4

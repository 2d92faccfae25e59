"""What the cards played show of the hands, for who counts along."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.matches import Match

TWO = """%TTN 1
[Match  ""]
[Game   "femkort"]
[Variants "{variants}"]
[Seats  "A B C"]

[Round  "1"]
[Dealer "C"]
[Result "unfinished"]
[Deal]
A: H9 H4 D2 C3 SK
B: {second}
C: {third}
[Play]
1. A: {play}
"""
LONG, VOID, FAIR = "HK SQ D5 C4 C9", "DK SQ D5 C4 C9", "H2 S3 D6 C5 CT"


def missing(known: str) -> set[str]:
    """Single cards, and the letters of whole suits."""
    words = (word.partition(":") for word in known.split())
    return {suit + rank for suit, _, ranks in words for rank in ranks or [""]}


def told(
    play: str,
    variants: str = "",
    second: str = LONG,
    third: str = FAIR,
    viewer: int | None = None,
):
    text = TWO.format(variants=variants, second=second, third=third, play=play)
    return [frame["known"] for frame in fw.frames(text, viewer=viewer)["frames"]]


@pytest.mark.cites("FK-31", "FK-33", "FK-34")
def test_a_discard_shows_a_suit_and_a_lower_card_those_above_that_are_missing():
    assert told("H9 HK H2 *")[1:3] == [["", "", ""]] * 2
    assert told("H9 HK H2 *")[-1] == ["", "", "H:A"]
    assert told("H9 S3 *", third="HT H2 S2 D6 C5")[-1] == ["", "", ""]
    assert told("H4 SQ *", second=VOID)[-1] == ["", "H", ""]


@pytest.mark.cites("FK-59")
def test_without_the_duty_to_head_a_lower_card_shows_nothing():
    assert told("H9 HK H2 *", variants="no_heading")[-1] == ["", "", ""]
    assert told("H4 SQ *", second=VOID, variants="no_heading")[-1] == ["", "H", ""]


@pytest.mark.cites("FK-31")
def test_a_card_against_the_rules_shows_nothing_to_who_sees_the_hand():
    broken = "H4 SQ^R *"
    assert told(broken)[-1] == ["", "", ""]
    assert told(broken, viewer=1)[-1] == ["", "", ""]
    assert told(broken, viewer=0)[-1] == ["", "H", ""]


@pytest.mark.cites("FP-55", "FP-57")
@settings(max_examples=40)
@given(st.sampled_from(fw.games()), st.integers(0, 999))
def test_no_hand_holds_what_is_known_to_be_missing_and_every_seat_is_told_the_same(game, seed):
    match, choice = Match(fw.rules(game), seed=seed), Random(seed)
    while not match.position.over:
        match.play(choice.choice(match.position.legal()))
    shown = fw.frames(match.record)["frames"]
    for frame in shown:
        for held, known in zip(frame["hands"], frame["known"], strict=True):
            assert not {part for card in held for part in (card, card[0])} & missing(known)
    seen = fw.frames(match.record, viewer=seed % 4)["frames"]
    assert [frame["known"] for frame in seen] == [frame["known"] for frame in shown]


@pytest.mark.cites("FP-57")
def test_a_pass_shows_every_card_that_would_have_fitted_to_be_missing():
    match = Match(fw.rules("fan_tan"), seed=3)
    while "pass" not in map(str, match.position.moves):
        match.play(match.position.legal()[0])
    frames = fw.frames(match.record)["frames"]
    last, before = frames[-1], frames[-2]
    fits = missing(last["known"][before["to_play"]])
    order = "A23456789TJQK"
    expected = set()
    for suit, row in last["layout"].items():
        if row is None:
            expected.add(f"{suit}7")
            continue
        low, high = order.index(row["low"][1]) - 1, order.index(row["high"][1]) + 1
        expected |= {suit + order[at] for at in (low, high) if 0 <= at < len(order)}
    assert fits == expected


def test_a_table_tells_nothing_that_players_should_count_for_themselves():
    assert all("known" not in frame for frame in fw.Table("femkort").frames["frames"])

"""Faults of what stands after the play, or contradicts what stands before it (rules 4, 5, 12)."""

import pytest

import femkort_widgets as fw
from tests.records.kit import FIRST, LINE, again, faults, only, text


@pytest.mark.parametrize(
    "play",
    [
        FIRST + "* 2. N: S8 SJ SQ S5 => S\n",
        FIRST + "+ N 2. N: S8 SJ SQ S5 => S\n",
        FIRST + "* *\n",
        "* " + FIRST,
    ],
)
def test_play_that_goes_on_after_its_end_is_one_fault(play: str) -> None:
    assert only(text(play)).key == "after_end"
    assert again(text(play)) == again(again(text(play)))


def test_remarks_and_comments_may_follow_the_end_of_the_play() -> None:
    assert faults(text(FIRST + "* { Here we stopped. } ; late\n")) == []


def test_a_winner_must_have_a_name() -> None:
    fault = only(text(FIRST.replace("=> N", "=>") + "*"))
    assert (fault.key, fault.expected, fault.line, fault.column) == (
        "missing_winner",
        "N",
        LINE,
        19,
    )


@pytest.mark.cites("FK-56", "C-FK-16")
def test_nobody_may_ask_for_better_cards_where_that_is_not_agreed() -> None:
    asked = '[Redeal "W"]\nask ok no ok => refused\n'
    given = text("*\n").replace("[Play]", asked + "[Play]")
    fault = only(given)
    assert (fault.key, fault.seat, fault.line) == ("no_redeal", 1, 12)


def test_a_seed_that_contradicts_the_hands_is_a_fault_and_the_hands_count() -> None:
    given = text(FIRST + "*", tags='[Seed   "11"]\n')
    fault = only(given)
    assert (fault.key, fault.found, fault.line) == ("wrong_seed", "11", 7)
    made = fw.deal(fw.rules("femkort"), seed=11, dealer=3)
    lines = [f"{label}: {hand}" for label, hand in zip("SWNE", made.texts, strict=True)]
    assert faults(text("*", hands="\n".join(lines) + "\n", tags='[Seed   "11"]\n')) == []
    lines[1] = f"W: {made.hands[1][0]} ?4"
    assert faults(text("*", hands="\n".join(lines) + "\n", tags='[Seed   "11"]\n')) == []
    lines[1] = f"W: {made.hands[1][0]} ?3"
    assert (
        only(text("*", hands="\n".join(lines) + "\n", tags='[Seed   "11"]\n')).key == "wrong_seed"
    )

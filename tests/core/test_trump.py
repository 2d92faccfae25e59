"""Femkort with trump (FK-62, C-FK-12)."""

import pytest

from femkort_widgets.core.cards import Card
from tests.core.kit import at, keys, legal, reason, texts

pytestmark = pytest.mark.cites("FK-62", "C-FK-12")
# hearts are trumps in all of these: the dealer, who sits last, turned the six
DEALER = "H6 D2 D3 D4 D5"


def trumps(text, moves="", *variants, dealer=DEALER):
    return at(f"{text} / {dealer}", moves, "trump", *variants, turned="H6")


def test_the_suit_of_the_turned_card_is_trumps():
    assert trumps("S5 / S6").trump == "H"
    assert at("S5 / C9 H2", "", "trump", turned="C9").trump == "C"


def test_the_turned_card_stays_in_the_dealers_hand_and_can_be_played():
    position = trumps("S5 / S6 S9", "S5 S6")
    assert Card.parse("H6") in position.hands[2]
    assert Card.parse("H6") in position.legal()
    position = position.play("H6")
    assert (position.trump, position.tricks[0].winner) == ("H", 2)


@pytest.mark.cites("C-FK-13")
def test_the_highest_trump_wins():
    assert trumps("SA / H2 / H9 / HA", "SA H2 H9 HA D2").tricks[0].winner == 3
    assert trumps("SA / H9 / H2", "SA H9 H2 D2").tricks[0].winner == 1
    assert trumps("SA / SK / H2", "SA SK H2 D5").tricks[0].winner == 2


def test_without_a_trump_the_highest_card_of_the_led_suit_wins():
    assert trumps("S5 / S9 / CA", "S5 S9 CA D5").tricks[0].winner == 1


def test_whoever_can_follow_may_not_trump():
    position = trumps("S5 / S2 H9 HA C3", "S5")
    assert legal(position) == "S2"
    assert reason(position, "H9").key == "follow_suit"
    assert texts(reason(position, "H9").binds) == "S2"


def test_the_led_suit_heads_as_long_as_no_trump_lies_in_the_trick():
    position = trumps("S5 / S9 S2 HA", "S5")
    assert keys(position) == {"S9": "heads", "S2": "head_the_trick", "HA": "follow_suit"}
    position = trumps("S5 / CA / S9 S2", "S5 CA")
    assert legal(position) == "S9"


def test_once_a_side_suit_is_trumped_the_duty_to_head_lapses():
    position = trumps("S5 / H2 / S9 S2 HA", "S5 H2")
    assert keys(position) == {
        "S9": "heading_lapsed",
        "S2": "heading_lapsed",
        "HA": "follow_suit",
    }
    why = reason(position, "S2")
    assert (why.params["led"], why.params["trump"]) == ("S", "H")
    assert "C-FK-12" in why.cites


def test_a_void_player_may_play_any_card_and_owes_no_trump():
    position = trumps("S5 / H9 D9 CA", "S5")
    assert set(keys(position).values()) == {"void"}
    assert len(position.legal()) == 3


def test_a_void_player_owes_no_higher_trump():
    position = trumps("S5 / H7 / H9 H3 CA", "S5 H7")
    assert set(keys(position).values()) == {"void"}
    assert position.play("H3").winning == 1
    assert position.play("H9").winning == 2


def test_a_trump_lead_is_followed_and_headed_in_trumps():
    position = trumps("H5 / H9 H2 SA", "H5")
    assert keys(position) == {"H9": "heads", "H2": "head_the_trick", "SA": "follow_suit"}
    assert reason(position, "H2").params["beat"] == "H5"
    position = trumps("H5 / H9 / H8 H2 SA", "H5 H9")
    assert keys(position) == {"H8": "cannot_head", "H2": "cannot_head", "SA": "follow_suit"}


def test_whoever_has_no_trump_is_void_when_trumps_are_led():
    assert set(keys(trumps("H5 / SA C2", "H5")).values()) == {"void"}


def test_without_the_duty_to_head_a_trumped_trick_is_only_followed():
    position = trumps("S5 / H2 / S9 S2 HA", "S5 H2", "no_heading")
    assert keys(position) == {"S9": "follows", "S2": "follows", "HA": "follow_suit"}


@pytest.mark.cites("C-FK-13", "FK-15")
def test_the_turned_card_means_nothing_where_trumps_are_not_agreed():
    position = at(f"SA / H9 / {DEALER}", "SA H9", turned="H6")
    assert position.trump is None
    assert position.play("D2").tricks[0].winner == 0

"""Hands of which only some cards are known."""

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.core.opening import start
from femkort_widgets.errors import IllegalPlayError
from tests.core.kit import at, keys, last, legal, played, reason, table, texts, written


def test_unknown_cards_have_no_verdict_and_the_known_ones_have():
    position = at("S5 H2 / SA S3 ?3")
    assert set(keys(position, 1)) == {"SA", "S3"}
    assert (position.unknown, position.counts) == ((0, 3), (2, 5))


def test_known_cards_are_judged_as_if_the_unknown_were_absent():
    assert keys(at("S5 / H2 C4 ?3", "S5")) == {"H2": "void", "C4": "void"}
    assert keys(at("S5 / H2 S4 S3 ?2", "S5")) == {
        "H2": "follow_suit",
        "S4": "cannot_head",
        "S3": "cannot_head",
    }
    assert texts(reason(at("S5 / H2 S4 S3 ?2", "S5"), "H2").binds) == "S4 S3"


def test_with_only_unknown_cards_left_nothing_is_listed_as_legal():
    position = at("S5 H3 / ?2", "S5")
    assert (position.to_play, position.over) == (1, False)
    assert position.legal() == ()
    assert position.verdicts() == {}


def test_any_card_that_lies_nowhere_else_may_be_played_for_an_unknown_one():
    position = at("S5 H3 / ?2 / S6 ?1", "S5")
    for card in ("SA", "S2", "HA", "C4"):
        after = position.play(card)
        assert after.moves[-1] == Card.parse(card)
        assert (after.unknown, after.counts) == ((0, 1, 1), (1, 1, 2))
        assert after.irregular == ()


@pytest.mark.parametrize("card", ["S5", "H3", "S6"])
def test_a_card_held_elsewhere_or_played_cannot_be_played_for_an_unknown_one(card):
    position = at("S5 H3 / ?2 / S6 ?1", "S5")
    with pytest.raises(IllegalPlayError) as error:
        position.play(card)
    assert (error.value.reason.key, error.value.seat) == ("not_in_hand", 1)


@pytest.mark.cites("FK-62")
def test_the_turned_card_is_held_by_the_dealer_and_cannot_be_played_for_another_seat():
    rules = table("trump", players=2)
    position = start(rules, written("?5/?5", dealer=1, turned="H6"))
    with pytest.raises(IllegalPlayError):
        position.play("H6")
    position = played(position, "S5 H6")
    assert position.tricks[0].winner == 1


def test_a_seat_without_unknown_cards_plays_only_what_it_holds():
    position = at("S5 H3 / SA / ?5")
    with pytest.raises(IllegalPlayError):
        position.play("C4")


def test_known_cards_bind_also_when_an_unknown_one_could_be_played():
    position = at("S5 / SA H2 ?3 / C2", "S5")
    with pytest.raises(IllegalPlayError):
        position.play("H2")
    assert position.play("S9").irregular == ()


def test_a_card_played_for_an_unknown_one_may_break_a_duty_of_the_known_ones():
    position = at("S5 / SA ?3 / C2", "S5").play("H9")
    assert [(broken.seat, broken.reason.key) for broken in position.irregular] == [
        (1, "follow_suit")
    ]
    assert position.unknown == (0, 2, 0)


def test_a_deal_of_unknown_hands_is_played_to_its_end():
    position = at("?5 / ?5", "S5 S9 S3 S2 C9 C4 H9 HK DJ C5")
    assert position.over
    assert [trick.winner for trick in position.tricks] == [1, 1, 1, 0, 0]
    assert position.result.winner == 0
    assert (position.unknown, position.irregular_deal) == ((0, 0), False)


def test_unknown_cards_count_for_who_plays_to_the_trick():
    position = at("S5 / ?1 / S6 ?1", "S5")
    assert all(map(position.plays, range(3)))
    assert (position.to_play, position.play("C2").to_play) == (1, 2)
    assert legal(position.play("C2")) == "S6"


def test_the_deal_keeps_its_unknown_cards():
    position = last([at("S5 / ?2", "S5 C3")])
    assert position.deal.unknown == (0, 2)
    assert position.unknown == (0, 1)

"""Plays that break a duty, recorded instead of refused."""

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.errors import IllegalPlayError
from tests.core.kit import at, keys, played, texts

TABLE = "S5 SK H7 / SA S3 H2 / DA D2 C9 / S9 S7 HJ"


def noted(position):
    return [
        (broken.move, broken.seat, str(broken.card), broken.reason.key)
        for broken in position.irregular
    ]


@pytest.mark.cites("FK-31", "FK-33")
def test_a_card_that_breaks_a_duty_is_taken_and_noted():
    position = at(TABLE, "S5 H2", irregular=True)
    assert noted(position) == [(1, 1, "H2", "follow_suit")]
    assert texts(position.irregular[0].reason.binds) == "SA S3"
    assert texts(position.trick.cards) == "S5 H2"
    assert (position.to_play, position.winning) == (2, 0)
    position = at(TABLE, "S5 S3", irregular=True)
    assert noted(position) == [(1, 1, "S3", "head_the_trick")]


def test_a_card_that_breaks_nothing_is_not_noted():
    moves = "S5 SA C9 S7 H2 D2 HJ H7"
    position = at(TABLE, moves, irregular=True)
    assert position.irregular == ()
    assert position == at(TABLE, moves)


def test_play_goes_on_and_every_broken_duty_is_kept():
    position = at(TABLE, "S5 H2 C9 HJ S3", irregular=True)
    assert noted(position)[:2] == [(1, 1, "H2", "follow_suit"), (3, 3, "HJ", "follow_suit")]
    assert position.tricks[0].winner == 0
    assert noted(position)[2] == (4, 1, "S3", "out_of_turn")


def test_a_lead_out_of_turn_makes_its_seat_the_leader():
    position = at(TABLE, "DA", irregular=True)
    assert (position.leader, position.trick.leader, position.trick.seats) == (2, 2, (2,))
    assert position.to_play == 3
    assert noted(position) == [(0, 2, "DA", "out_of_turn")]
    assert set(keys(position).values()) == {"void"}
    position = played(position, "S7 H7 H2")
    assert (position.tricks[0].seats, position.tricks[0].winner) == ((2, 3, 0, 1), 2)


def test_after_a_card_out_of_turn_the_first_from_the_leader_who_has_not_played_is_next():
    position = at(TABLE, "S5 S9", irregular=True)
    assert position.trick.seats == (0, 3)
    assert position.to_play == 1
    position = played(position, "SA")
    assert position.to_play == 2
    position = played(position, "C9")
    assert position.tricks[0].seats == (0, 3, 1, 2)
    assert texts(position.tricks[0].cards) == "S5 S9 SA C9"
    assert (position.tricks[0].winner, position.to_play) == (1, 1)


def test_a_card_out_of_turn_is_judged_by_the_trick_it_came_to():
    position = at(TABLE, "S5 HJ", irregular=True)
    assert ("follow_suit" in {key for *_, key in noted(position)}) is True
    assert {move for move, *_ in noted(position)} == {1}
    assert {seat for _, seat, *_ in noted(position)} == {3}


def test_a_seat_that_has_played_to_the_trick_cannot_play_to_it_again():
    position = at(TABLE, "S5 SA")
    for card, seat in (("SK", 0), ("S3", 1)):
        with pytest.raises(IllegalPlayError) as error:
            position.play(card, irregular=True)
        assert (error.value.reason.key, error.value.seat) == ("already_played", seat)


@pytest.mark.parametrize("card", ["S5", "C2"])
def test_a_card_that_nobody_holds_cannot_be_played(card):
    position = at(TABLE, "S5")
    with pytest.raises(IllegalPlayError) as error:
        position.play(card, irregular=True)
    assert error.value.reason.key == "not_in_hand"


def test_without_the_permission_the_same_cards_are_refused():
    for card in ("H2", "S3", "DA", "S9"):
        with pytest.raises(IllegalPlayError):
            at(TABLE, "S5").play(card)


def test_a_refused_play_changes_nothing():
    position = at(TABLE, "S5")
    before = (position.hands, position.trick, position.moves)
    with pytest.raises(IllegalPlayError):
        position.play("H2")
    assert before == (position.hands, position.trick, position.moves)


@pytest.mark.cites("C-FK-02")
def test_the_fifth_card_of_a_seat_that_does_not_contend_is_taken_and_noted():
    hands = "SA SK SQ SJ ST / S9 H2 H3 H4 H5 / S8 D2 D3 D4 D5"
    moves = "SA S9 S8 SK H2 D2 SQ H3 D3 SJ H4 D4"
    position = at(hands, moves, "contenders_only")
    position = position.play("H5", irregular=True)
    assert "not_in_trick" in {key for *_, key in noted(position)}
    assert (position.trick.seats, position.to_play) == ((1,), 0)


def test_a_position_reached_by_a_broken_duty_holds_the_cards_it_should():
    position = at(TABLE, "S5 H2 DA S9", irregular=True)
    left = [texts(hand) for hand in position.hands]
    assert left == ["SK H7", "SA S3", "D2 C9", "S7 HJ"]
    assert position.moves == tuple(map(Card.parse, ("S5", "H2", "DA", "S9")))

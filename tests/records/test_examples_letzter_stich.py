"""What the examples of Letzter Stich claim is true."""

import pytest

from tests.records.played import (
    before,
    cards,
    end,
    held,
    points,
    reason,
    replayed,
    score,
    winner,
    written,
)


@pytest.mark.cites("LS-31", "LS-33", "C-LS-22")
def test_the_ace_stays_behind_an_eight_and_takes_the_last_trick():
    name = "letzter_stich_ducking"
    assert reason(name, "D8") == (True, "follows")
    assert (before(name, "D8").to_play, "DA" in held(before(name, "D8"), 0)) == (0, True)
    assert [str(card) for card in before(name, "D8").trick.cards] == ["D7", "DQ"]
    assert (cards(end(name), -1), points(name)) == ("D9 CQ DA CK", (1, 0, 0, 0))


@pytest.mark.cites("LS-32", "LS-45", "LS-56")
def test_a_nine_takes_two_points_from_two_aces():
    name = "letzter_stich_small_card"
    assert (cards(end(name), -1), points(name)) == ("C9 SA DA DK", (0, 0, 0, 2))
    assert {str(card) for card in before(name, "CT").hands[3]} == {"CT", "C9"}


@pytest.mark.cites("LS-57", "C-LS-10")
def test_the_last_two_tricks_score_a_point_each():
    name = "letzter_stich_penultimate"
    assert [trick.winner for trick in end(name).tricks[-2:]] == [0, 1]
    assert points(name) == (1, 1, 0, 0)


@pytest.mark.cites("LS-58")
def test_only_the_winner_of_the_last_trick_is_spared():
    name = "letzter_stich_penalty"
    assert (winner(name), points(name)) == (3, (1, 1, 1, 0, 1))


@pytest.mark.cites("LS-52", "LS-53", "LS-54", "C-LS-08")
def test_three_trumps_wait_while_a_spade_can_follow():
    name = "letzter_stich_trump"
    position = before(name, "S9")
    assert (position.trump, {str(card) for card in position.legal()}) == ("D", {"SJ", "S9"})
    assert {"DK", "DQ", "D9"} <= held(position, 2)
    assert reason(name, "S9", "DK") == (False, "follow_suit")
    assert end(name).tricks[4].winner == before(name, "D9").to_play == 2
    assert (cards(end(name), -1), winner(name)) == ("CK DK DJ SK", 2)


@pytest.mark.cites("LS-54", "C-LS-08")
def test_a_trump_goes_on_a_diamond_although_two_diamonds_are_held():
    name = "letzter_stich_trump_any_time"
    assert {"DJ", "DT"} <= held(before(name, "C8"), 0)
    assert reason(name, "C8") == (True, "trump_any_time")
    assert end(name).tricks[1].winner == 0
    assert (cards(end(name), -1), winner(name)) == ("CA DK CT HK", 1)


@pytest.mark.cites("C-LS-01")
def test_the_pack_of_24_is_dealt_to_the_last_card_and_its_last_spade_wins():
    name = "letzter_stich_clean_24"
    hands = end(name).deal.hands
    assert {card for hand in hands for card in hand} == set(end(name).round.pack)
    assert [len(hand) for hand in hands] == [8, 8, 8]
    assert {card.rank for hand in hands for card in hand} == set(range(9, 15))
    assert {str(card) for card in end(name).moves[:-3] if card.suit == "S"} == {
        *("SA", "SQ", "SJ", "ST", "S9")
    }
    assert "DA" in held(before(name, "SA"), 1)
    assert (cards(end(name), -1), winner(name)) == ("SK DK DA", 2)


@pytest.mark.cites("LS-59", "C-LS-13")
def test_the_hands_grow_from_five_to_seven():
    name = "letzter_stich_progressive"
    walks = replayed(name).walks
    sizes = [{len(hand) for hand in walk.start.hands} for walk in walks]
    assert sizes == [{5}, {6}, {7}]
    assert written(name, 2).total == {"S": 2, "W": 1, "N": 0, "E": 0}
    assert replayed(name).book[-1].after.winners == (0,)


@pytest.mark.cites("LS-17", "LS-47", "LS-49", "C-LS-17")
def test_two_points_win_and_the_chips_are_another_sum():
    name = "letzter_stich_stake"
    last = replayed(name).book[-1].after
    assert [score(name, deal) for deal in range(3)] == [(3, 0, 0), (0, 0, 3), (3, 0, 0)]
    assert (last.points, last.chips, last.winners) == ((2, 0, 1), (3, -3, 0), (0,))

"""Only the fifth trick counts, and who may contest it."""

from random import Random

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.opening import start
from tests.core.kit import at, keys, last, legal, line, played, table, texts

ACE = "SQ ST D8 D7 D5 / S5 DA DT D3 C9 / SA S8 HJ DK D9 / SJ S6 H6 H4 CQ"
FOUR = "D5 DT DK H4 S8 SJ SQ S5 D7 DA D9 H6 D3 HJ S6 D8"
SWEEP = "SA SK SQ SJ ST / S9 H2 H3 H4 H5 / S8 D2 D3 D4 D5"
SWEPT = "SA S9 S8 SK H2 D2 SQ H3 D3 SJ H4 D4"


@pytest.mark.cites("FK-04", "FK-17", "FK-18", "FK-44", "FK-46", "FK-52", "FK-81")
def test_five_tricks_are_played_and_the_winner_of_the_fifth_has_the_pot():
    position = at(ACE, f"{FOUR} ST C9 SA CQ")
    assert position.over
    assert [trick.winner for trick in position.tricks] == [2, 0, 1, 0, 2]
    assert position.result.points == (0, 0, 1, 0)
    assert (position.result.winner, position.result.void) == (2, False)


@pytest.mark.cites("FK-05", "FK-19", "FK-40", "FK-47")
def test_the_first_four_tricks_score_nothing():
    position = at(SWEEP, SWEPT)
    assert [trick.winner for trick in position.tricks] == [0, 0, 0, 0]
    assert position.result is None
    position = at(
        "SA SK SQ SJ D2 / S9 H2 H3 H4 D5 / S8 D9 D3 D4 H5",
        "SA S9 S8 SK H2 D9 SQ H3 D3 SJ H4 D4 D2 D5 H5",
    )
    assert [trick.winner for trick in position.tricks] == [0, 0, 0, 0, 1]
    assert position.result.points == (0, 1, 0)


@pytest.mark.cites("FK-04")
def test_there_is_no_result_before_the_last_card():
    for position in line(at(ACE)):
        assert (position.result is None) == (not position.over) == (len(position.moves) < 20)
        assert (position.to_play is None) == position.over


@pytest.mark.cites("FK-06", "FK-19", "FK-41")
@pytest.mark.parametrize("variants", [(), ("contenders_only",)])
def test_who_won_a_trick_is_a_contender_in_both_readings(variants):
    position = at(ACE, "", *variants)
    seen = [position.contenders]
    for move in FOUR.split():
        position = position.play(move)
        seen.append(position.contenders)
    assert seen[:4] == [()] * 4
    assert seen[4::4] == [(2,), (0, 2), (0, 1, 2), (0, 1, 2)]


@pytest.mark.cites("C-FK-02", "FK-43", "C-FK-20")
def test_cards_decide_everybody_who_has_a_card_plays_to_the_fifth_trick():
    position = at(SWEEP, SWEPT)
    assert [position.plays(seat) for seat in range(3)] == [True, True, True]
    position = played(position, "ST H5 D5")
    assert position.tricks[4].seats == (0, 1, 2)
    position = at(ACE, f"{FOUR} ST C9 SA")
    assert position.to_play == 3


@pytest.mark.cites("C-FK-02", "FK-06", "FK-41", "FK-75")
def test_contenders_only_the_others_do_not_play_to_the_fifth_trick():
    position = at(ACE, FOUR, "contenders_only")
    assert [position.plays(seat) for seat in range(4)] == [True, True, True, False]
    position = played(position, "ST C9")
    assert keys(position, 3) == {"CQ": "not_in_trick"}
    position = position.play("SA")
    assert position.over
    assert position.tricks[4].seats == (0, 1, 2)
    assert position.result.winner == 2
    assert texts(position.hands[3]) == "CQ"


@pytest.mark.cites("C-FK-02")
def test_contenders_only_everybody_plays_to_the_first_four_tricks():
    for position in line(at(ACE, "", "contenders_only")):
        if len(position.tricks) < 4:
            assert all(map(position.plays, range(4)))
    assert all(len(trick.cards) == 4 for trick in position.tricks[:4])


@pytest.mark.cites("C-FK-02", "FK-73")
def test_contenders_only_a_single_contender_plays_his_card_and_has_the_pot():
    position = at(SWEEP, SWEPT, "contenders_only")
    assert (position.to_play, legal(position)) == (0, "ST")
    position = position.play("ST")
    assert (position.over, position.result.winner) == (True, 0)
    assert position.tricks[4].seats == (0,)


@pytest.mark.cites("FK-07", "FK-42", "FK-66", "FK-67", "C-FK-01")
def test_a_player_without_a_card_is_out_of_the_fifth_trick():
    position = at(
        "SA H9 H8 H7 / S5 H2 D2 D3 D4 / S9 C2 C3 C4 C5",
        "SA S5 S9 H9 H2 C2 H8 D2 C3 H7 D3 C4",
    )
    assert position.irregular_deal
    assert (position.plays(0), position.contenders) == (False, (0,))
    assert position.to_play == 1
    position = played(position, "D4 C5")
    assert position.result.points == (0, 1, 0)


@pytest.mark.cites("C-FK-04", "FK-42")
def test_when_the_leader_has_no_card_the_lead_moves_left_to_one_who_has():
    position = at(
        "SA SK SQ SJ / S2 H2 H3 H4 / S3 D2 D3 D4 D5 / S4 C2 C3 C4 C5",
        "SA S2 S3 S4 SK H2 D2 C2 SQ H3 D3 C3 SJ H4 D4 C4",
    )
    assert position.tricks[3].winner == 0
    assert position.to_play == position.leader == 2
    position = played(position, "D5 C5")
    assert (position.tricks[4].seats, position.tricks[4].leader) == ((2, 3), 2)
    assert position.result.winner == 2


@pytest.mark.cites("C-FK-04")
def test_when_only_one_player_has_a_card_he_plays_it_and_wins_unopposed():
    position = at("SA SK SQ SJ / S2 H2 H3 H4 H5", "SA S2 SK H2 SQ H3 SJ H4")
    assert (position.to_play, legal(position)) == (1, "H5")
    position = position.play("H5")
    assert position.tricks[4].seats == (1,)
    assert (position.result.winner, position.result.points) == (1, (0, 1))


@pytest.mark.cites("C-FK-04")
def test_a_seat_without_a_card_is_skipped_within_a_trick_too():
    position = at("S2 H2 / S3 / S4 H4 / S5 H5", "S2 S3 S4 S5")
    assert position.to_play == 3
    position = played(position, "H5 H2")
    assert position.to_play == 2
    assert position.play("H4").tricks[1].seats == (3, 0, 2)


@pytest.mark.cites("FK-28", "C-FK-04")
def test_the_first_lead_moves_left_when_the_forehand_holds_nothing():
    assert at("/ S2 H2 / S3").to_play == 1


@pytest.mark.cites("FK-48", "C-FK-05")
@pytest.mark.parametrize("hands", ["SA SK SQ SJ / S2 H2 H3 H4", "SA / S2 H2", "SA SK / S2 / H3"])
def test_the_hand_is_void_when_nobody_has_a_card_for_the_fifth_trick(hands):
    position = last(line(at(hands)))
    assert (position.over, position.to_play) == (True, None)
    assert (position.result.winner, position.result.void) == (None, True)
    assert not any(position.result.points)
    assert len(position.tricks) == max(len(hand.split()) for hand in hands.split("/"))


@pytest.mark.cites("FK-48", "C-FK-05", "C-FK-02")
def test_contenders_only_the_hand_is_void_when_no_contender_has_a_card():
    hands, moves = "SA SK SQ SJ / S2 H2 H3 H4 H5", "SA S2 SK H2 SQ H3 SJ H4"
    position = at(hands, moves, "contenders_only")
    assert position.over
    assert (position.result.winner, position.result.void) == (None, True)
    assert not at(hands, f"{moves} H5").result.void


@pytest.mark.cites("C-FK-02", "C-FK-04")
def test_contenders_only_the_lead_moves_left_to_the_next_contender():
    position = at(
        "SK SA SQ SJ / S2 H2 H3 H4 H5 / S9 D2 D3 D4 D5 / C9 H9 C3 C4 C5",
        "S9 C9 SK S2 SA H2 D2 H9 SQ H3 D3 C3 SJ H4 D4 C4",
        "contenders_only",
        dealer=1,
    )
    assert position.contenders == (0,)
    assert position.over
    position = at(
        "SK H8 SQ SJ / S2 H2 H3 H4 H5 / S9 D2 D3 D4 D5 / C9 H9 C3 C4 C5",
        "S9 C9 SK S2 H8 H2 D2 H9 C3 SQ H3 D3",
        "contenders_only",
        dealer=1,
    )
    assert position.contenders == (0, 3)
    position = played(position, "C4 SJ H4 D4")
    assert (position.to_play, position.plays(1), position.plays(2)) == (3, False, False)


@pytest.mark.cites("C-FK-06")
def test_a_player_with_more_than_five_cards_plays_five_and_drops_the_rest():
    position = last(line(at("SA SK SQ SJ ST S9 / S2 H2 H3 H4 H5")))
    assert position.over
    assert len(position.tricks) == 5
    assert len(position.hands[0]) == 1
    assert not position.result.void


def random_hand(players, seed, *variants):
    rules = table(*variants, players=players)
    position, random = start(rules, deal(rules, seed=seed)), Random(seed)
    while not position.over:
        position = position.play(random.choice(position.legal()))
    return position


@pytest.mark.cites("FK-11", "FK-74", "C-FK-02", "C-FK-03")
@pytest.mark.parametrize(("players", "mean"), [(3, 2.1), (4, 2.4), (6, 2.8), (8, 3.1)])
def test_with_more_players_a_smaller_share_of_them_contends(players, mean):
    hands = [random_hand(players, seed, "contenders_only") for seed in range(400)]
    counts = [len({trick.winner for trick in hand.tricks[:4]}) for hand in hands]
    assert sum(counts) / len(counts) == pytest.approx(mean, abs=0.15)

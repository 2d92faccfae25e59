"""Letzter Stich, statement by statement: its variants."""

from itertools import pairwise

import pytest

import femkort_widgets as fw
from tests.core.rounds import at, keys, legal, match_of, played
from tests.core.skat import HAND, MOVES, spade_hand, table

PROGRESSIVE = {
    3: [5, 6, 7, 8, 9, 8, 7, 6, 5, 6],
    4: [5, 6, 7, 8, 7, 6, 5, 6, 7],
    5: [5, 6, 5, 6, 5],
    6: [5, 5, 5],
    2: [5, 6, 7, 8, 7, 6, 5, 6],
}


def trumped(hands, moves="", *variants, turned="H7", players=None):
    chosen = table("trump", *variants, players=players or len(hands.split("/")))
    return at(chosen, hands, moves, turned=turned)


@pytest.mark.cites("LS-52", "C-LS-07")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_dealers_last_card_is_turned_and_stays_in_his_hand(players):
    chosen = table("trump", players=players)
    for dealer in range(players):
        dealt = fw.deal(chosen, seed=7, dealer=dealer)
        assert dealt.turned == dealt.hands[dealer][-1]
        assert fw.start(chosen, dealt).trump == dealt.turned.suit
    plain = fw.deal(table(players=players), seed=7, dealer=0)
    assert plain.hands == fw.deal(chosen, seed=7, dealer=0).hands


@pytest.mark.cites("LS-53", "C-LS-09")
def test_a_trump_beats_every_card_of_another_suit_and_the_highest_trump_wins():
    end = trumped("SA / H7 D7 / H8 / D9 H9", "SA H7 H8 H9", turned="H9")
    assert (end.trump, end.tricks[0].winner) == ("H", 3)
    end = trumped("S7 / SA / D7 / H7", "S7 SA D7 H7")
    assert end.tricks[0].winner == 3
    assert at(table(), "S7 / SA / D7 / H7", "S7 SA D7 H7").tricks[0].winner == 1


@pytest.mark.cites("LS-54", "C-LS-08")
def test_a_follower_trumps_only_when_void_and_never_has_to():
    position = trumped("S9 / ST HA DA / SK H7", "S9")
    assert keys(position) == {"ST": "follows", "HA": "follow_suit", "DA": "follow_suit"}
    position = trumped("S9 / HA DA / SK H7", "S9")
    assert legal(position) == "HA DA"
    assert set(keys(position).values()) == {"void"}


@pytest.mark.cites("C-LS-08", "LS-54")
def test_trumps_may_be_led_at_any_time_and_are_then_followed():
    position = trumped("HA S9 / H9 ST / H7 D9")
    assert legal(position) == "HA S9"
    position = position.play("HA")
    assert legal(position) == "H9"
    assert keys(position) == {"H9": "follows", "ST": "follow_suit"}


@pytest.mark.cites("LS-54", "C-LS-08")
def test_where_trumps_go_at_any_time_a_follower_may_trump_though_able_to_follow():
    hands = "S9 / ST HA DA / SK H7"
    position = trumped(hands, "S9", "trump_any_time")
    assert keys(position) == {"ST": "follows", "HA": "trump_any_time", "DA": "follow_suit"}
    position = played(position, "HA H7")
    assert position.tricks[0].winner == 1


@pytest.mark.cites("LS-54")
def test_trumps_at_any_time_imply_trumps():
    assert table("trump_any_time") == table("trump", "trump_any_time")
    assert table("trump_any_time").round(0).trump == "turned"


@pytest.mark.cites("LS-55")
def test_a_last_trump_kept_wins_the_hand_that_an_ace_would_have_won():
    hands, moves = "SK SA / S9 H9 / ST D7", "SK S9 ST SA H9 D7"
    assert trumped(hands, moves, turned="D7").result.winner == 2
    assert at(table(players=3), hands, moves).result.winner == 0


@pytest.mark.cites("LS-45", "LS-56", "C-LS-06")
@pytest.mark.parametrize("value", [1, 10])
@pytest.mark.parametrize(("card", "times"), [("7", 2), ("8", 2), ("9", 2), ("T", 1), ("A", 1)])
def test_a_last_trick_won_with_a_nine_or_lower_doubles_the_hand(card, times, value):
    hands = f"S{card} / HA / DA / CA"
    moves = hands.replace("/ ", "")
    bonus = at(table("small_card_bonus", value=value), hands, moves)
    assert bonus.result.points == (times * value, 0, 0, 0)
    assert at(table(value=value), hands, moves).result.points == (value, 0, 0, 0)


@pytest.mark.cites("LS-45", "LS-56", "C-LS-06")
def test_the_bonus_looks_at_the_winning_card_and_at_the_last_trick_only():
    chosen = table("small_card_bonus")
    assert at(chosen, "S7 / S8 / SA / S9", "S7 S8 SA S9").result.points == (0, 0, 1, 0)
    hands = "S9 SA / S8 HA / S7 H7 / DA D7"
    assert at(chosen, hands, "S9 S8 S7 DA SA HA H7 D7").result.points == (1, 0, 0, 0)
    assert len({variant.key for variant in fw.game("letzter_stich").variants}) == 7


@pytest.mark.cites("C-LS-06")
@pytest.mark.parametrize(("card", "points"), [("7", 2), ("9", 2), ("T", 1)])
def test_with_three_players_sevens_and_nines_double(card, points):
    chosen = table("small_card_bonus", players=3)
    assert at(chosen, f"S{card} / HA / DA", f"S{card} HA DA").result.points == (points, 0, 0)


@pytest.mark.cites("LS-57", "C-LS-10")
def test_the_last_but_one_trick_counts_too():
    assert at(table("penultimate_counts"), HAND, MOVES).result.points == (1, 1, 0, 0)
    assert at(table("penultimate_counts", value=5), HAND, MOVES).result.points == (5, 5, 0, 0)
    both = "S7 SA H7 / S9 SK H9 / SJ SQ C7"
    end = at(table("penultimate_counts", players=3), both, "S7 S9 SQ SJ SA SK H7 H9 C7")
    assert [trick.winner for trick in end.tricks] == [2, 0, 1]
    assert end.result.points == (1, 1, 0)


@pytest.mark.cites("LS-57", "C-LS-10", "LS-56")
def test_the_bonus_doubles_the_last_trick_and_not_the_one_before():
    chosen = table("penultimate_counts", "small_card_bonus", value=3)
    hands, moves = "S9 H9 / S8 CA / S7 DA / D7 DK", "S9 S8 S7 D7 H9 CA DA DK"
    assert at(chosen, hands, moves).result.points == (3 + 6, 0, 0, 0)


@pytest.mark.cites("C-LS-10")
def test_two_who_reach_the_target_together_are_ranked_by_their_totals():
    chosen = table("penultimate_counts", "small_card_bonus", target=2)
    small_last = "S7 D9 / SA D7 / S8 CA / S9 HA"
    match = match_of(chosen, spade_hand(0), spade_hand(1), small_last)
    assert [trick.winner for trick in match.position.tricks] == [1, 0]
    assert (match.points, match.winners) == ((3, 2, 0, 0), (0,))


@pytest.mark.cites("C-LS-10", "LS-51", "C-LS-18")
def test_two_who_reach_the_target_together_with_equal_totals_play_off():
    chosen = table("penultimate_counts", target=1)
    match = match_of(chosen, "S7 DA / S8 D7 / S9 HA / SA D8")
    assert (match.points, match.over, match.playoff) == ((1, 0, 0, 1), False, (0, 3))


@pytest.mark.cites("LS-58", "C-LS-12")
def test_everybody_but_the_winner_of_the_last_trick_gets_the_penalty():
    assert at(table("penalty"), HAND, MOVES).result.points == (1, 0, 1, 1)
    assert at(table("penalty", value=10), HAND, MOVES).result.points == (10, 0, 10, 10)


@pytest.mark.cites("C-LS-12")
def test_a_penalty_is_doubled_by_the_bonus_and_given_for_each_counted_trick():
    bonus = table("penalty", "small_card_bonus", value=3)
    assert at(bonus, "S9 / HA / DA / CA", "S9 HA DA CA").result.points == (0, 6, 6, 6)
    both = table("penalty", "penultimate_counts")
    assert at(both, HAND, MOVES).result.points == (1, 1, 2, 2)


@pytest.mark.cites("LS-58", "C-LS-11")
def test_penalties_end_the_match_at_the_target_and_the_lowest_total_wins():
    match = match_of(table("penalty", target=2), spade_hand(1), spade_hand(1))
    assert (match.points, match.over, match.winners) == ((2, 0, 2, 2), True, (1,))


@pytest.mark.cites("C-LS-11", "C-LS-18", "LS-51")
def test_the_lowest_who_tie_under_penalties_play_off_among_themselves():
    match = match_of(table("penalty", target=2), *map(spade_hand, (1, 2)))
    assert match.points == (2, 1, 1, 2)
    assert (match.over, match.playoff) == (False, (1, 2))


@pytest.mark.cites("C-LS-11")
def test_a_match_of_penalties_that_is_stopped_goes_to_the_lowest():
    match = match_of(table("penalty"), *map(spade_hand, (1, 2, 1)))
    match.stop()
    assert (match.points, match.winners) == ((3, 1, 2, 3), (1,))


@pytest.mark.cites("LS-59", "C-LS-13")
@pytest.mark.parametrize("players", PROGRESSIVE)
def test_hands_grow_from_five_to_the_limit_and_come_back(players):
    chosen = table("progressive", players=players)
    sizes = [chosen.round(n).hand_size for n in range(len(PROGRESSIVE[players]))]
    assert sizes == PROGRESSIVE[players]
    dealt = fw.deal(chosen, seed=1, number=2)
    assert [len(hand) for hand in dealt.hands] == [PROGRESSIVE[players][2]] * players


@pytest.mark.cites("LS-59", "C-LS-13", "C-LS-01")
def test_neither_end_of_a_progression_comes_twice_in_a_row():
    chosen = table("progressive", "clean_24", players=3)
    sizes = [chosen.round(n).hand_size for n in range(30)]
    assert (min(sizes), max(sizes), sizes[:8]) == (5, 8, [5, 6, 7, 8, 7, 6, 5, 6])
    assert {abs(one - next_) for one, next_ in pairwise(sizes)} == {1}


@pytest.mark.cites("C-LS-01")
def test_the_clean_pack_of_three_has_24_cards_and_nothing_lies_aside():
    chosen = table("clean_24", players=3)
    pack = chosen.round(0).pack
    assert (len(pack), {card.rank for card in pack}) == (24, set(range(9, 15)))
    assert chosen.round(0).hand_size == 8
    for players in (2, 4, 5):
        with pytest.raises(fw.RulesError):
            table("clean_24", players=players)

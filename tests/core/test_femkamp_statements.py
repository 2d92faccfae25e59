"""Femkamp, statement by statement: what is played and counted in each round of tricks."""

import itertools
from random import Random

import pytest

import femkort_widgets as fw
from tests.core.rounds import at, every, in_round, keys, legal, played, run

TRICKS = {3: 17, 4: 13, 5: 10}
SUMS = {"pass": TRICKS, "clubs": 13, "queens": 16, "grand": {n: -t for n, t in TRICKS.items()}}
FIRST_THREE = ("pass", "clubs", "queens")


def points(key, text, moves, *variants, game="femkamp"):
    return in_round(game, key, text, moves, *variants).result.points


def cards(text):
    """Hands of one card each, and the same cards as moves."""
    return " / ".join(text.split()), text


def dealt(key, seed, players=4, *variants, game="femkamp"):
    chosen = fw.rules(game, players=players, variants=variants)
    number = chosen.rounds.index(key)
    return fw.start(chosen, fw.deal(chosen, seed=seed, number=number), number=number)


@pytest.mark.cites("FP-32", "FP-31", "FP-27")
def test_annas_four_is_taken_by_bjoerns_queen():
    hands = "S4 D2 / SQ D3 / H2 D4 / S9 D5"
    position = in_round("femkamp", "pass", hands, "S4 SQ H2 S9")
    assert (position.tricks[0].winner, position.to_play) == (1, 1)
    assert points("pass", *cards("S4 SQ H2 S9")) == (0, 1, 0, 0)


@pytest.mark.cites("FP-33", "C-FP-22")
def test_with_the_three_bjoern_escapes_and_dag_takes_it():
    assert points("pass", *cards("S4 S3 H2 S9")) == (0, 0, 0, 1)


@pytest.mark.cites("FP-26", "FP-27", "FP-71")
def test_pass_costs_one_for_each_trick_and_nothing_else():
    end = run(dealt("pass", 3), Random(3))
    taken = [sum(t.winner == seat for t in end.tricks) for seat in range(4)]
    assert list(end.result.points) == taken
    assert points("pass", "CQ CA / H4 H3 / D2 D3", "CQ H4 D2 CA H3 D3") == (2, 0, 0)


@pytest.mark.cites("FP-19", "FP-28", "C-FP-03")
@pytest.mark.parametrize("key", [*FIRST_THREE, "grand"])
@pytest.mark.parametrize("dealer", range(4))
def test_left_of_the_dealer_leads_any_card(key, dealer):
    chosen = fw.rules("femkamp")
    number = chosen.rounds.index(key)
    position = fw.start(
        chosen, fw.deal(chosen, seed=1, dealer=dealer, number=number), number=number
    )
    assert position.to_play == (dealer + 1) % 4
    assert position.legal() == position.hands[position.to_play]
    assert set(keys(position).values()) == {"lead"}


@pytest.mark.cites("FP-07", "FP-29", "FP-46", "FP-65")
@pytest.mark.parametrize("key", [*FIRST_THREE, "grand"])
def test_the_others_follow_suit_if_they_can_and_need_not_beat_anything(key):
    position = in_round("femkamp", key, "S9 / SA S3 HA / SK", "S9")
    assert keys(position) == {"SA": "follows", "S3": "follows", "HA": "follow_suit"}
    assert legal(position) == "SA S3"


@pytest.mark.cites("FP-30", "FP-98", "FP-40", "FP-47", "C-FP-21")
@pytest.mark.parametrize("key", [*FIRST_THREE, "grand"])
def test_whoever_is_void_plays_any_card_and_cannot_win(key):
    position = in_round("femkamp", key, "S2 / HA CQ DA / S3 H4 D2", "S2")
    assert legal(position) == "HA CQ DA"
    assert set(keys(position).values()) == {"void"}
    for card in ("HA", "CQ", "DA"):
        assert played(position, f"{card} S3").tricks[0].winner == 2
        last = in_round("femkamp", key, f"S2 / S3 / {card}", f"S2 S3 {card}")
        assert last.tricks[0].winner == 1


@pytest.mark.cites("FP-31", "FP-46", "FP-65", "FP-22", "C-FP-11")
@pytest.mark.parametrize("key", [*FIRST_THREE, "grand"])
def test_the_highest_of_the_led_suit_takes_the_trick_the_ace_above_all_and_leads_the_next(key):
    ranks = "23456789TJQKA"
    for suit in "SHDC":
        for low, high in itertools.pairwise(ranks):
            other = "S" if suit != "S" else "H"
            hands = f"{suit}{low} {other}2 / {suit}{high} {other}3 / {other}A {other}4"
            position = in_round("femkamp", key, hands, removed_two="D2" if "H2" in hands else "H2")
            position = played(position, f"{suit}{low} {suit}{high} {other}A")
            assert (position.tricks[0].winner, position.to_play) == (1, 1)


@pytest.mark.cites("FP-09", "FP-64", "FP-98", "C-FP-10")
def test_no_round_of_femkamp_has_a_trump():
    for players in (3, 4, 5):
        chosen = fw.rules("femkamp", players=players)
        assert [chosen.round(n).trump for n in range(5)] == [None] * 5
        assert fw.deal(chosen, seed=1).turned is None


@pytest.mark.cites("FP-36", "FP-37", "FP-38", "FP-72")
def test_clubs_cost_one_each_and_tricks_nothing():
    hands = "SA S2 / C9 CA / S3 CK / S5 S4"
    end = in_round("femkamp", "clubs", hands, "SA C9 S3 S5 S2 CA CK S4")
    assert [trick.winner for trick in end.tricks] == [0, 3]
    assert end.result.points == (1, 0, 0, 2)
    assert points("clubs", *cards("SA HK DQ S2")) == (0, 0, 0, 0)
    assert points("clubs", *cards("C2 C3 CA CQ")) == (0, 0, 4, 0)


@pytest.mark.cites("FP-41", "FP-100", "FP-40")
def test_a_card_thrown_on_a_trick_is_paid_by_whoever_takes_it():
    assert points("clubs", *cards("SA C9 S3 S5")) == (1, 0, 0, 0)
    assert points("queens", *cards("SA HQ S3 S5")) == (4, 0, 0, 0)
    assert points("queens", *cards("S4 HQ DQ S5")) == (0, 0, 0, 8)


@pytest.mark.cites("FP-37", "FP-45", "FP-27", "FP-63", "C-FP-26", "FP-67")
@pytest.mark.parametrize("key", SUMS)
@pytest.mark.parametrize("players", TRICKS)
def test_the_points_of_a_round_add_up_whatever_the_number_of_players(key, players):
    due = SUMS[key] if isinstance(SUMS[key], int) else SUMS[key][players]
    for seed in range(4):
        end = run(dealt(key, seed, players), Random(seed))
        assert len(end.tricks) == TRICKS[players]
        assert sum(end.result.points) == due


@pytest.mark.cites("FP-44", "FP-45", "FP-73")
def test_queens_cost_four_each_and_no_other_card_anything():
    for queen in ("SQ", "HQ", "DQ", "CQ"):
        assert points("queens", *cards(f"{queen} S3 D3 C3")) == (4, 0, 0, 0)
    assert points("queens", *cards("SA SK SJ ST")) == (0, 0, 0, 0)
    assert points("queens", *cards("SA HA CA DK")) == (0, 0, 0, 0)


@pytest.mark.cites("FP-48", "FP-49", "FP-47")
def test_a_queen_goes_safely_under_the_king_and_comes_home_later():
    hands = "DK D3 / DQ D4 / D5 S2"
    position = in_round("femkamp", "queens", hands, "DK", removed_two="H2")
    assert legal(position) == "DQ D4"
    assert played(position, "DQ D5 D3 D4 S2").result.points == (4, 0, 0)
    assert played(position, "D4 D5 D3 DQ S2").result.points == (0, 4, 0)


@pytest.mark.cites("C-FP-20")
def test_queen_and_ace_of_one_suit_can_still_be_got_rid_of():
    hands = "D2 D3 / SQ SA / D4 D5"
    escaped = in_round("femkamp", "queens", hands, "D2 SQ D4 D5 D3 SA")
    assert escaped.result.points == (0, 0, 4)
    caught = in_round("femkamp", "queens", "S2 S3 / SQ SA / S4 S5", "S2 SA S4 SQ S5 S3")
    assert caught.result.points == (0, 4, 0)


@pytest.mark.cites("C-FP-21")
def test_an_ace_can_be_thrown_when_void_and_then_takes_no_trick():
    assert points("pass", "S2 S3 / HA H3 / S4 S5", "S2 HA S4 S5 S3 H3") == (0, 0, 2)


@pytest.mark.cites("FP-63", "FP-67", "FP-75", "FP-11")
def test_grand_gives_one_minus_point_for_each_trick():
    end = run(dealt("grand", 5), Random(5))
    taken = [sum(t.winner == seat for t in end.tricks) for seat in range(4)]
    assert list(end.result.points) == [-count for count in taken]
    all_spades = " ".join(f"S{rank}" for rank in "AKQJT98765432")
    others = (" ".join(f"{suit}{rank}" for rank in "AKQJT98765432") for suit in "HDC")
    sweep = run(in_round("femkamp", "grand", " / ".join((all_spades, *others))), Random(1))
    assert sweep.result.points == (-13, 0, 0, 0)


@pytest.mark.cites("FP-90", "FP-22", "C-FP-11")
def test_with_the_ace_low_in_pass_it_is_the_safest_card_there_and_high_elsewhere():
    assert points("pass", *cards("S2 SA SK S3")) == (0, 1, 0, 0)
    assert points("pass", *cards("S2 SA SK S3"), "ace_low_in_pass") == (0, 0, 1, 0)
    assert points("pass", *cards("SA S2 HK DK"), "ace_low_in_pass") == (0, 1, 0, 0)
    for key in ("clubs", "queens", "grand"):
        end = in_round("femkamp", key, *cards("S2 SA SK S3"), "ace_low_in_pass")
        assert end.tricks[0].winner == 1


@pytest.mark.cites("FP-89", "C-FP-15")
def test_all_thirteen_clubs_for_one_player_cost_nobody_anything():
    hands = ("C" + " C".join("AKQJT98765432"), "S" + " S".join("AKQJT98765432"))
    hands += ("H" + " H".join("AKQJT98765432"), "D" + " D".join("AKQJT98765432"))
    for variants, due in (((), 13), (("all_clubs_free",), 0)):
        end = run(in_round("femkamp", "clubs", " / ".join(hands), "", *variants), Random(2))
        assert end.result.points == (due, 0, 0, 0)


@pytest.mark.cites("FP-89", "C-FP-15")
def test_twelve_clubs_are_paid_for_under_the_variant_too():
    clubs = " ".join(f"C{rank}" for rank in "AKQJT9876543")
    hands = f"H2 {clubs} / C2 / HA / H3"
    position = in_round("femkamp", "clubs", hands, "HA H3 H2 C2", "all_clubs_free", dealer=1)
    assert run(position, Random(1)).result.points == (12, 0, 1, 0)


@pytest.mark.cites("FP-13", "C-FP-26", "FP-37")
@pytest.mark.parametrize("players", TRICKS)
def test_clubs_and_queens_are_complete_in_every_round_of_tricks(players):
    for key in (*FIRST_THREE, "grand"):
        held = [card for hand in dealt(key, 1, players).hands for card in hand]
        assert sum(card.suit == "C" for card in held) == 13
        assert sum(card.rank == 12 for card in held) == 4


@pytest.mark.cites("FP-96", "C-FP-12", "C-FP-10")
@pytest.mark.parametrize("game", ["sekskamp", "sjukamp"])
def test_in_the_trump_round_spades_win_and_tricks_give_minus_points(game):
    hands = "D3 H4 / DA S4 / S2 H5 / S9 H6"
    position = in_round(game, "trump", hands, "D3 DA S2 S9")
    assert (position.trump, position.tricks[0].winner, position.to_play) == ("S", 3, 3)
    assert played(position, "H6 H4 S4 H5").result.points == (0, -1, 0, -1)


@pytest.mark.cites("C-FP-12", "FP-96")
def test_in_the_trump_round_suit_is_followed_and_nobody_void_has_to_trump():
    position = in_round("sekskamp", "trump", "D3 S5 / D4 S4 H3 / S3", "D3")
    assert keys(position) == {"D4": "follows", "S4": "follow_suit", "H3": "follow_suit"}
    position = in_round("sekskamp", "trump", "D3 S5 / S4 H3 / S3 SA", "D3")
    assert legal(position) == "S4 H3"
    assert legal(position.play("S4")) == "S3 SA"
    assert legal(in_round("sekskamp", "trump", "S5 D3 / S4 / S3")) == "S5 D3"
    assert played(at_trump("SK SA S2"), "SK SA S2").tricks[0].winner == 1


def at_trump(text):
    return in_round("sekskamp", "trump", " / ".join(text.split()))


@pytest.mark.cites("FP-97", "C-FP-13")
def test_the_last_round_of_sjukamp_costs_eight_for_the_club_queen_four_and_one():
    def cost(text):
        return points("clubs_and_queens", *cards(text), game="sjukamp")

    assert cost("CQ S3 S4 S5") == (8, 0, 0, 0)
    for queen in ("SQ", "HQ", "DQ"):
        assert cost(f"{queen} C3 {queen[0]}2 {queen[0]}3") == (5, 0, 0, 0)
    assert cost("CA CK C2 C9") == (4, 0, 0, 0)
    assert cost("SA SK HA DJ") == (0, 0, 0, 0)
    chosen = fw.rules("sjukamp")
    assert chosen.round(6).trump is None
    assert cost("S2 SA C2 HQ")[1] == 5


@pytest.mark.cites("FP-97", "C-FP-13")
@pytest.mark.parametrize("players", TRICKS)
def test_the_last_round_of_sjukamp_is_worth_32_whatever_the_variants(players):
    for variants in ((), ("all_clubs_free",), ("ace_low_in_pass",)):
        position = dealt("clubs_and_queens", 2, players, *variants, game="sjukamp")
        assert sum(run(position, Random(2)).result.points) == 32
    suits = [f"{suit}" + f" {suit}".join("AKQJT98765432") for suit in "CSHD"]
    all_clubs = in_round("sjukamp", "clubs_and_queens", " / ".join(suits), "", "all_clubs_free")
    assert run(all_clubs, Random(1)).result.points == (32, 0, 0, 0)


@pytest.mark.cites("FP-67")
def test_every_card_of_a_round_of_tricks_is_played():
    for position in every(dealt("grand", 9), Random(9)):
        assert position.over == (sum(position.counts) == 0)


def test_a_round_needs_its_own_pack():
    with pytest.raises(fw.DealError):
        at(fw.rules("femkamp", players=3), "H2 / H3 / H4")

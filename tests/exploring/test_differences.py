"""What differs between two tables, worked out by hand for a position of each variant and option."""

import pytest

import femkort_widgets as fw
from femkort_widgets.exploring import carried, differences
from femkort_widgets.exploring.carrying import opened
from femkort_widgets.exploring.saying import sayings
from tests.exploring.kit import allowed, compared, table, told

CLUBS = "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"


TWO = ("SA S5 H7 D2 C2", "S8 SK D3 D4 C3")


@pytest.mark.cites("FK-33", "FK-59", "FK-60")
def test_without_the_duty_to_head_a_low_card_may_follow():
    found = compared(table("femkort", TWO, "S8"), "no_heading")
    assert allowed(found) == {(0, "S5"): (False, True)}
    assert [one.due for one in found] == [("no_heading",)]
    assert {"FK-33", "FK-59"} <= set(found[0].cites)
    assert found[0].a.reason.key == "head_the_trick"


@pytest.mark.cites("FK-37", "FK-62", "FK-63")
def test_a_trump_takes_the_trick_and_the_lead():
    hands = ("H7 D2 D5 C2 C4", "S8 SK D3 D4 C3")
    found = told(compared(table("femkort", hands, "S8 H7", turned="H7"), "trump"))
    assert found["trump", None, None] == (None, "H")
    assert found["trick", None, None] == (1, 0)
    assert found["to_play", None, None] == (1, 0)


CONTEND = ("S6 S7 S8 S9 DK", "SA SK SQ SJ D2", "S2 S3 S4 S5 DA")
FOUR = "SA S2 S6 SK S3 S7 SQ S4 S8 SJ S5 S9"


@pytest.mark.cites("C-FK-02", "FK-06", "FK-19")
def test_only_who_has_won_a_trick_plays_to_the_fifth():
    found = compared(table("femkort", CONTEND, FOUR), "contenders_only")
    assert {one.seat: (one.a, one.b) for one in found if one.key == "plays"} == {
        0: (True, False),
        2: (True, False),
    }
    assert allowed(found) == {(0, "DK"): (True, False), (2, "DA"): (True, False)}


@pytest.mark.cites("C-FK-02", "FK-46")
def test_where_the_play_parts_the_reason_is_told():
    ended = table("femkort", CONTEND, FOUR + " D2 DA DK")
    (parted,) = [one for one in compared(ended, "contenders_only") if one.key == "parted"]
    assert (parted.number, parted.seat, parted.card) == (13, 2, "DA")
    assert (parted.a, parted.b.key) == (None, "deal_over")
    (line,) = sayings([parted])
    assert (line["params"]["only"], line["params"]["reason"]["key"]) == ("b", "deal_over")
    other = carried(ended, fw.rules("femkort", players=3, variants=("contenders_only",))).position
    (back,) = [one for one in differences(other, ended) if one.key == "parted"]
    assert sayings([back])[0]["params"]["only"] == "a"


@pytest.mark.cites("LS-36", "LS-53")
def test_where_another_seat_has_taken_the_trick_the_next_lead_is_out_of_turn():
    hands = ("C9 S7", "D9 DK", "SK HA")
    ended = table("letzter_stich", hands, "D9 SK C9 DK", turned="S7")
    (parted,) = [one for one in compared(ended, "trump") if one.key == "parted"]
    assert (parted.seat, parted.card, parted.b.key) == (1, "DK", "out_of_turn")


@pytest.mark.parametrize("game", ["fan_tan", "femkort"])
def test_with_fewer_players_nothing_is_said_of_seats_that_are_gone(game):
    six, three = (fw.rules(game, players=count) for count in (6, 3))
    at = fw.start(six, opened(fw.deal(six, seed=3), six))
    found = differences(at, carried(at, three).position)
    assert [(one.a, one.b) for one in found if one.key == "players"] == [(6, 3)]
    assert {one.seat for one in found} <= {None, 0, 1, 2}


@pytest.mark.cites("FK-58", "C-FK-09", "FK-46")
def test_of_three_pots_the_first_stays_in_the_bank():
    ended = table("femkort", CONTEND, FOUR + " D2 DA DK")
    found = told(compared(ended, "best_of_three_pots"))
    assert found == {("pot", None, None): (0, 3), ("chips", 2, None): (2, -1)}


@pytest.mark.cites("FK-61", "C-FK-05", "C-FK-07", "FK-48")
def test_after_a_void_hand_the_next_ante_doubles():
    short = ("S6 S7 S8 S9", "SA SK SQ SJ", "S2 S3 S4 S5")
    ended = table("femkort", short, FOUR)
    assert ended.result.void
    assert told(compared(ended, "escalating_ante")) == {("stake", None, None): (1, 2)}


@pytest.mark.cites("FK-56", "FK-57")
def test_asking_for_better_cards_changes_nothing_about_the_cards():
    assert compared(table("femkort", CONTEND, FOUR), "redeal_request") == []
    assert compared(table("femkort", CONTEND, FOUR + " D2 DA DK"), "redeal_request") == []


@pytest.mark.cites("FK-21", "FK-25")
def test_a_higher_ante_makes_a_larger_pot():
    assert told(compared(table("femkort", CONTEND), ante=5)) == {("pot", None, None): (3, 15)}
    found = told(compared(table("femkort", CONTEND, FOUR + " D2 DA DK"), ante=5))
    assert found["chips", 2, None] == (2, 10)
    assert found["chips", 0, None] == (-1, -5)


@pytest.mark.cites("FK-22", "FK-49")
def test_with_one_pot_to_win_the_match_is_over():
    ended = table("femkort", CONTEND, FOUR + " D2 DA DK")
    assert told(compared(ended, pots_to_win=1)) == {("match", None, None): ((), (2,))}
    assert compared(ended, pots_to_win=2) == []


@pytest.mark.cites("FK-50", "FK-51")
def test_after_the_last_deal_the_match_is_over():
    ended = table("femkort", CONTEND, FOUR + " D2 DA DK")
    assert told(compared(ended, max_deals=1)) == {("match", None, None): ((), (2,))}


THREE = ("S7 HA", "S9 H7", "SA D9")


@pytest.mark.cites("LS-52", "LS-53", "LS-32")
def test_in_letzter_stich_a_trump_beats_the_led_suit():
    hands = ("H7 HA", "S9 SK", "SA D9")
    found = told(compared(table("letzter_stich", hands, "S9 SA H7", turned="H7"), "trump"))
    assert found["trick", None, None] == (2, 0)
    assert found["to_play", None, None] == (2, 0)


@pytest.mark.cites("LS-54")
def test_a_trump_may_be_played_although_the_suit_is_held():
    hands = ("S7 HA", "S9 SK", "SA D9")
    at = table("letzter_stich", hands, "S9 SA", turned="HA", variants=("trump",))
    found = compared(at, "trump_any_time")
    assert allowed(found) == {(0, "HA"): (False, True)}
    assert found[0].due == ("trump_any_time",)


@pytest.mark.cites("LS-45", "LS-56", "C-LS-06")
def test_a_last_trick_won_by_a_nine_counts_double():
    ended = table("letzter_stich", THREE, "H7 D9 HA S7 S9 SA")
    assert compared(ended, "small_card_bonus") == []
    ended = table("letzter_stich", ("S7", "S9", "DA"), "S9 DA S7")
    assert told(compared(ended, "small_card_bonus")) == {("points", 1, None): (1, 2)}


@pytest.mark.cites("LS-57", "C-LS-10")
def test_the_last_trick_but_one_counts_too():
    ended = table("letzter_stich", THREE, "H7 D9 HA S7 S9 SA")
    assert [trick.winner for trick in ended.tricks] == [0, 2]
    assert told(compared(ended, "penultimate_counts")) == {("points", 0, None): (0, 1)}


@pytest.mark.cites("LS-58", "C-LS-12")
def test_in_the_penalty_edition_everybody_else_gets_the_point():
    ended = table("letzter_stich", THREE, "H7 D9 HA S7 S9 SA")
    assert told(compared(ended, "penalty")) == {
        ("points", 0, None): (0, 1),
        ("points", 1, None): (0, 1),
        ("points", 2, None): (1, 0),
    }


@pytest.mark.cites("LS-24", "LS-59", "C-LS-13")
def test_progressive_hands_are_short_first_and_as_usual_in_the_third_deal():
    rules = fw.rules("letzter_stich")
    for number, sizes in ((0, (7, 5)), (1, (7, 6)), (2, ()), (3, (7, 8))):
        at = fw.start(rules, opened(fw.deal(rules, seed=1, number=number), rules), number=number)
        found = compared(at, "progressive")
        assert [(one.a, one.b) for one in found if one.key == "size"] == ([sizes] if sizes else [])
        assert len([one for one in found if one.key == "dealt"]) == (4 if sizes else 0)


@pytest.mark.cites("C-LS-01", "LS-11")
def test_the_clean_pack_has_no_sevens():
    rules = fw.rules("letzter_stich", players=3)
    at = fw.start(rules, opened(fw.deal(rules, seed=1), rules))
    found = compared(at, "clean_24")
    (pack,) = [one for one in found if one.key == "pack"]
    assert {*pack.a} - {*pack.b} == {"S7", "H7", "D7", "C7"}
    for one in found:
        if one.key == "dealt":
            assert {card[1] for card in {*one.a} - {*one.b}} == {"7"}
            assert not any(card[1] in "78" for card in one.b)


@pytest.mark.cites("LS-43", "LS-44", "LS-17", "LS-47")
def test_value_target_and_stake_change_points_match_and_pot():
    ended = table("letzter_stich", THREE, "H7 D9 HA S7 S9 SA")
    assert told(compared(ended, value=5)) == {("points", 2, None): (1, 5)}
    assert told(compared(ended, target=1)) == {("match", None, None): ((), (2,))}
    assert told(compared(ended, max_deals=1)) == {("match", None, None): ((), (2,))}
    assert told(compared(table("letzter_stich", THREE), stake=2)) == {("pot", None, None): (0, 6)}


@pytest.mark.cites("FP-88", "FP-101", "FP-102")
def test_grand_and_fan_tan_change_places():
    rules = fw.rules("femkamp")
    kinds = {}
    for number in range(5):
        at = fw.start(rules, fw.deal(rules, seed=1, number=number), number=number)
        kinds[number] = [
            (one.a, one.b) for one in compared(at, "fan_tan_last") if one.key == "round"
        ]
    assert kinds == {0: [], 1: [], 2: [], 3: [("fan_tan", "grand")], 4: [("grand", "fan_tan")]}


@pytest.mark.cites("FP-89", "C-FP-15", "FP-37")
@pytest.mark.parametrize("game", ["femkamp", "sekskamp", "sjukamp"])
def test_whoever_takes_all_clubs_pays_nothing(game):
    suits = ["".join(f"{suit}{rank} " for rank in "AKQJT98765432") for suit in "SHD"]
    position = table(game, (suits[0], CLUBS, suits[1], suits[2]), number=1)
    while not position.over:
        position = position.play(position.legal()[0])
    assert told(compared(position, "all_clubs_free")) == {("points", 1, None): (13, 0)}


@pytest.mark.cites("FP-90", "FP-23")
def test_a_low_ace_takes_no_trick_in_pass():
    hands = ("S7 H2", "S5 H3", "SA H4", "S6 H5")
    found = told(compared(table("femkamp", hands, "S5 SA S6 S7"), "ace_low_in_pass"))
    assert found["trick", None, None] == (2, 0)
    assert compared(table("femkamp", hands, "S5 SA S6 S7", number=1), "ace_low_in_pass") == []


FAN = ("D7 S2", "D5 H7", "D6 S3")


@pytest.mark.cites("FP-54", "FP-91", "C-FP-06")
def test_the_forehand_opens_with_any_seven():
    found = compared(table("femkamp", FAN, number=3), "forehand_opens")
    assert "to_play" not in {one.key for one in found}
    assert allowed(found) == {(0, "D7"): (False, True)}
    found = compared(table("femkamp", FAN, number=3, dealer=1), "forehand_opens")
    assert told(found)["to_play", None, None] == (1, 2)


@pytest.mark.cites("FP-54", "FP-62", "C-X-05")
def test_another_seven_opens():
    found = compared(table("fan_tan", FAN), "heart_seven_opens")
    assert told(found)["to_play", None, None] == (0, 1)
    assert allowed(found) == {(0, "D7"): (True, False), (1, "H7"): (False, True)}


@pytest.mark.cites("C-FP-04", "FP-59", "FP-61")
@pytest.mark.parametrize("game", ["fan_tan", "femkamp"])
def test_who_goes_out_pays_for_its_pass(game):
    hands = ("D7 S2", "D5", "D6 S3") if game == "fan_tan" else ("H7 S2", "H5", "H6 S3")
    moves = "D7 pass D6 pass D5" if game == "fan_tan" else "H7 pass H6 pass H5"
    ended = table(game, hands, moves, number=0 if game == "fan_tan" else 3)
    assert ended.result.points == (2, 0, 1)
    assert told(compared(ended, "passes_count")) == {("points", 1, None): (0, 1)}


@pytest.mark.cites("FP-62")
def test_fewer_deals_end_the_match_sooner():
    ended = table("fan_tan", ("D7 S2", "D5", "D6 S3"), "D7 pass D6 pass D5")
    assert told(compared(ended, deals=1)) == {("match", None, None): ((), (1,))}


@pytest.mark.cites("FP-15", "C-FP-02")
def test_the_other_red_two_is_taken_out_by_three_players_only():
    rules = fw.rules("femkamp", players=3)
    found = compared(fw.start(rules, fw.deal(rules, seed=1)), removed_two="D2")
    dealt = [one for one in found if one.key == "dealt"]
    assert [({*one.a} - {*one.b}, {*one.b} - {*one.a}) for one in dealt] == [({"D2"}, {"H2"})]
    rules = fw.rules("femkamp")
    assert compared(fw.start(rules, fw.deal(rules, seed=1)), removed_two="D2") == []


@pytest.mark.cites("FK-59", "FK-62")
def test_of_several_choices_the_one_that_makes_the_difference_is_named():
    at = table("femkort", TWO, "S8", turned="H7")
    found = compared(at, "no_heading", "trump", ante=2)
    due = {(one.key, one.card): one.due for one in found}
    assert due == {
        ("trump", None): ("trump",),
        ("verdict", "S5"): ("no_heading",),
        ("pot", None): ("ante",),
    }


@pytest.mark.parametrize("given", [None, "femkort", 3])
def test_what_is_no_position_is_refused_with_a_sentence(given):
    at = table("femkort", TWO)
    for pair in ((at, given), (given, at)):
        with pytest.raises(fw.Error) as caught:
            differences(*pair)
        assert caught.value.key == "wrong_type"

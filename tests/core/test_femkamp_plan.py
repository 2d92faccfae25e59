"""Femkamp, Sekskamp, Sjukamp, statement by statement: rounds, packs and the score list."""

from dataclasses import replace
from random import Random

import pytest

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.core.ledger import open_ledger, settle
from femkort_widgets.core.scoring import Result
from tests.core.rounds import hands_of, match_of, play_round, whole

SIZES = {3: 17, 4: 13, 5: 10}
REMOVED = {3: {"H2"}, 4: set(), 5: {"H2", "D2"}}
FEMKAMP = ("pass", "clubs", "queens", "fan_tan", "grand")
SEKSKAMP = ("pass", "clubs", "fan_tan", "queens", "grand", "trump")
SJUKAMP = (*SEKSKAMP, "clubs_and_queens")
FAMILY = {"femkamp": FEMKAMP, "sekskamp": SEKSKAMP, "sjukamp": SJUKAMP}
SHEET = {
    "pass": (2, 4, 3, 4),
    "clubs": (5, 2, 4, 2),
    "queens": (4, 8, 0, 4),
    "fan_tan": (7, 5, 0, 3),
    "grand": (-3, -5, -2, -3),
}


def table(*variants, players=4, game="femkamp", **options):
    return fw.rules(game, players=players, variants=variants, **options)


def rounds(chosen):
    return [chosen.round(number) for number in range(len(chosen.rounds))]


@pytest.mark.cites("FP-03", "C-FP-14")
@pytest.mark.parametrize("game", FAMILY)
def test_three_to_five_can_play(game):
    assert [table(players=n, game=game).players for n in (3, 4, 5)] == [3, 4, 5]
    for wrong in (2, 6, 1):
        with pytest.raises(fw.RulesError):
            table(players=wrong, game=game)


@pytest.mark.cites("FP-04")
def test_four_players_are_the_default():
    assert fw.rules("femkamp").players == 4


@pytest.mark.cites("FP-06", "FP-16", "FP-12")
def test_four_play_with_the_whole_pack_of_52_in_every_round():
    for this in rounds(table()):
        assert (len(this.pack), len(set(this.pack)), this.removed) == (52, 52, ())


@pytest.mark.cites("FP-13", "FP-14", "FP-15", "FP-16", "FP-17", "C-FP-01")
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("game", FAMILY)
def test_in_rounds_of_tricks_red_twos_leave_until_all_hold_equally_many(game, players):
    chosen = table(players=players, game=game)
    for number, this in enumerate(rounds(chosen)):
        if this.key == "fan_tan":
            continue
        dealt = fw.deal(chosen, seed=3, number=number)
        assert this.hand_size == SIZES[players]
        assert [len(hand) for hand in dealt.hands] == [SIZES[players]] * players
        assert set(map(str, this.removed)) == REMOVED[players]
        assert len(this.pack) == SIZES[players] * players


@pytest.mark.cites("FP-15", "C-FP-02")
def test_with_three_players_the_two_of_hearts_leaves_or_by_choice_that_of_diamonds():
    assert table(players=3).options["removed_two"] == "H2"
    assert list(map(str, table(players=3).round(0).removed)) == ["H2"]
    assert list(map(str, table(players=3, removed_two="D2").round(0).removed)) == ["D2"]
    for wrong in ("S2", "C2", "H3", 2, None):
        with pytest.raises(fw.RulesError):
            table(players=3, removed_two=wrong)
    assert len(table(players=5, removed_two="D2").round(0).removed) == 2
    assert table(players=4, removed_two="D2").round(0).removed == ()


@pytest.mark.cites("FP-12", "FP-18", "FP-52", "C-FP-01")
@pytest.mark.parametrize(
    ("players", "sizes"), [(3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10])]
)
@pytest.mark.parametrize("game", FAMILY)
def test_in_fan_tan_all_52_are_dealt_and_the_first_hold_the_odd_cards(game, players, sizes):
    chosen = table(players=players, game=game)
    number = chosen.rounds.index("fan_tan")
    for dealer in range(players):
        dealt = fw.deal(chosen, seed=3, dealer=dealer, number=number)
        order = [dealt.hands[(dealer + 1 + step) % players] for step in range(players)]
        assert [len(hand) for hand in order] == sizes
        assert len({card for hand in order for card in hand}) == 52
        assert not fw.start(chosen, dealt, number=number).irregular_deal


@pytest.mark.cites("FP-02", "FP-08", "FP-50", "FP-101", "FP-93", "FP-07")
def test_femkamp_has_five_rounds_in_the_norwegian_order():
    chosen = table()
    assert chosen.rounds == FEMKAMP
    assert [bool(this.opener) for this in rounds(chosen)] == [False, False, False, True, False]
    assert str(chosen.round(3).opener) == "H7"
    assert chosen.variants == ()
    with pytest.raises(fw.RulesError):
        chosen.round(5)


@pytest.mark.cites("FP-88", "FP-102", "C-FP-09")
def test_fan_tan_can_come_last_after_grand_and_counts_as_before():
    chosen = table("fan_tan_last")
    assert chosen.rounds == ("pass", "clubs", "queens", "grand", "fan_tan")
    assert (chosen.round(3), chosen.round(4)) == (table().round(4), table().round(3))
    for game in ("sekskamp", "sjukamp"):
        with pytest.raises(fw.RulesError):
            table("fan_tan_last", game=game)


@pytest.mark.cites("FP-93", "FP-94", "FP-95", "FP-96", "FP-97", "FP-103", "C-FP-14")
def test_the_long_games_have_six_and_seven_rounds_with_fan_tan_third():
    assert table(game="sekskamp").rounds == SEKSKAMP
    assert table(game="sjukamp").rounds == SJUKAMP
    assert {table(game=game).rounds[:2] for game in FAMILY} == {("pass", "clubs")}
    assert [table(game=game).rounds.index("fan_tan") for game in FAMILY] == [3, 2, 2]


@pytest.mark.cites("C-FP-14")
@pytest.mark.parametrize("game", ["sekskamp", "sjukamp"])
def test_the_places_that_no_text_gives_are_marked_as_derived(game):
    derived = [this.key for this in rounds(table(game=game)) if this.derived]
    assert derived == ["queens", "grand", "trump"]
    assert not any(this.derived for this in rounds(table()))


@pytest.mark.cites("FP-87", "FP-103", "C-FP-14", "C-FP-25", "C-FP-09")
def test_a_table_can_agree_on_another_order_of_rounds_before_the_first_deal():
    chosen = table(game="sekskamp").with_rounds(("grand", "fan_tan", "pass"))
    assert chosen.rounds == ("grand", "fan_tan", "pass")
    grand = table(game="sekskamp").round(4)
    assert chosen.round(0) == replace(grand, derived=False)
    match = whole(chosen, seed=4)
    assert (match.over, len(match.results)) == (True, 3)
    with pytest.raises(fw.RulesError):
        table().with_rounds(("whist",))


@pytest.mark.cites("C-FP-25", "FP-87")
def test_what_was_agreed_cannot_be_changed_during_a_match():
    match = fw.Match(table(), seed=1)
    with pytest.raises(AttributeError):
        match.rules.plan = ()
    with pytest.raises(TypeError):
        match.rules.options["removed_two"] = "D2"
    with pytest.raises(AttributeError):
        match.rules.round(0).ace_low = True


@pytest.mark.cites("FP-21", "FP-22", "FP-23", "FP-53", "FP-64", "C-FP-11", "C-FP-09")
@pytest.mark.parametrize("game", FAMILY)
def test_the_ace_is_low_in_fan_tan_and_high_in_every_other_round(game):
    ace, king, two = (Card("S", rank) for rank in (14, 13, 2))
    for this in rounds(table(game=game)):
        order = sorted((ace, king, two), key=this.rank)
        assert order == ([ace, two, king] if this.key == "fan_tan" else [two, king, ace])


@pytest.mark.cites("FP-96", "FP-09", "C-FP-10", "C-FP-13")
@pytest.mark.parametrize("game", FAMILY)
def test_only_the_trump_round_has_a_trump_and_it_is_spades(game):
    trumps = {this.key: this.trump for this in rounds(table(game=game)) if this.trump}
    assert trumps == ({} if game == "femkamp" else {"trump": "S"})


@pytest.mark.cites("FP-11", "FP-96", "C-FP-09")
@pytest.mark.parametrize("game", FAMILY)
def test_only_grand_and_the_trump_round_give_minus_points(game):
    match = whole(table(game=game), seed=6)
    for key, outcome in zip(table(game=game).rounds, match.results, strict=True):
        assert (sum(outcome.result.points) < 0) == (key in ("grand", "trump"))
    assert match.rules.rounds[-1] in ("grand", "trump", "clubs_and_queens")


@pytest.mark.cites("FP-20", "FP-19", "C-FP-17")
@pytest.mark.parametrize("game", FAMILY)
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_first_dealer_is_chosen_and_the_deal_passes_to_the_left_each_round(game, dealer):
    match = whole(table(game=game), seed=2, dealer=dealer)
    dealers = [outcome.dealer for outcome in match.results]
    assert dealers == [(dealer + step) % 4 for step in range(len(FAMILY[game]))]


@pytest.mark.cites("FP-02", "FP-10", "FP-70", "FP-76")
@pytest.mark.parametrize("game", FAMILY)
def test_points_are_added_after_each_round_and_the_lowest_sum_wins(game):
    chosen = table(game=game)
    match, random = fw.Match(chosen, seed=8), Random(8)
    sums = (0,) * 4
    for number in range(len(chosen.rounds)):
        assert (match.over, match.number, match.points) == (False, number, sums)
        play_round(match, random)
        sums = tuple(map(sum, zip(sums, match.results[-1].result.points, strict=True)))
        assert match.points == sums
        if number + 1 < len(chosen.rounds):
            match.next_deal()
    assert match.over
    assert match.winners == tuple(seat for seat in range(4) if sums[seat] == min(sums))


@pytest.mark.cites("FP-76", "C-FP-16")
def test_equal_lowest_sums_share_the_win():
    chosen = table().with_rounds(("pass", "pass"))
    match = match_of(chosen, "S2 / SA / S3 / S4", "S2 / S3 / SA / S4")
    assert (match.points, match.over, match.winners) == ((0, 1, 1, 0), True, (0, 3))
    assert match.playoff == ()


@pytest.mark.cites("FP-10")
def test_a_game_that_is_stopped_goes_to_the_lowest_sum_so_far():
    match = match_of(table(), "S2 / SA / S3 / S4")
    match.stop()
    assert (match.over, match.winners) == (True, (0, 2, 3))


@pytest.mark.cites("FP-02")
@pytest.mark.parametrize("game", FAMILY)
def test_no_chips_are_paid(game):
    match = whole(table(game=game), seed=1)
    assert (match.chips, match.pot) == ((0,) * 4, 0)


@pytest.mark.cites("FP-37", "FP-45", "FP-63", "FP-97", "C-FP-26")
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("game", FAMILY)
def test_all_points_but_those_of_fan_tan_add_up_to_the_known_sum(game, players):
    due = {"femkamp": 29, "sekskamp": 29 - SIZES[players], "sjukamp": 61 - SIZES[players]}[game]
    match = whole(table(game=game, players=players), seed=players)
    fan_tan = match.results[match.rules.rounds.index("fan_tan")].result.points
    assert sum(match.points) - sum(fan_tan) == due


@pytest.mark.cites("C-FP-19")
def test_each_round_is_a_fresh_shuffle_so_no_hand_tells_of_the_next():
    chosen = table()
    hands = [fw.deal(chosen, seed=1, number=number).hands for number in range(5)]
    assert len(set(hands)) == 5


@pytest.mark.cites("FP-70", "FP-76", "FP-77", "FP-78", "C-FP-18")
def test_a_table_in_which_cecilie_wins_with_no_queen_and_out_first_in_fan_tan():
    results = [Result(points, 0, void=False) for points in SHEET.values()]
    chosen = table()
    ledger = open_ledger(chosen)
    for result in results:
        assert not ledger.over
        ledger = settle(ledger, chosen, result)
    assert [sum(points) for points in SHEET.values()] == [13, 13, 16, 15, -13]
    assert (ledger.points, ledger.winners) == ((15, 14, 5, 10), (2,))
    anna, bjoern, cecilie, dag = zip(*(SHEET[key] for key in ("queens", "fan_tan")), strict=True)
    assert sum(bjoern) - sum(cecilie) == 13
    assert all(points % 4 == 0 for points in SHEET["queens"])
    assert anna != dag


def test_a_match_of_prepared_deals_checks_each_against_the_pack_of_its_round():
    with pytest.raises(fw.DealError):
        fw.Match(table(players=5), deals=[hands_of("H2 / H3 / H4 / H5 / H6")])

"""The rule of thumb knows every kind of round, follows the tips, and beats random seats."""

from random import Random

import pytest

from bench.strategy import duels, points, random_seat
from femkort_widgets.analysis import choose, strategy
from femkort_widgets.analysis.thumb import TRICKS
from femkort_widgets.core.cards import PASS
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.games import games, rules
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.core.opening import start
from tests.soak.tables import drawn_rules

DEALS = {3: 60, 4: 150, 5: 60}
"""Fewer than the bench plays; where only the last trick counts it takes five times more."""


def choice(game, number, hands, moves="", *variants, dealer=-1, turned=None):
    """What the rule of thumb plays after these moves, the first seat leading unless said."""
    hands = [hand.strip() for hand in hands.split("/")]
    table = rules(game, players=len(hands), variants=variants)
    dealer %= len(hands)
    position = start(table, Deal(hands, dealer, turned), number=number)
    for move in moves.split():
        position = position.play(move)
    return str(choose(strategy("thumb"), position, Random(0)))


PASS_ROUND, CLUBS, QUEENS, GRAND, TRUMP = 0, 1, 3, 4, 5


def duel_of(name, players):
    return next(duel for duel in duels(players) if duel.name == name)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", [duel.name for duel in duels()])
def test_it_beats_random_seats_in_every_kind_of_round(name, players):
    duel = duel_of(name, players)
    deals = DEALS[players] * (5 if name.startswith(("femkort", "letzter_stich")) else 1)
    mine, other = points(duel, deals), random_seat(duel, deals)
    assert mine < 0.93 * other if duel.costs else abs(mine) > 1.1 * abs(other)


def test_a_random_bot_is_no_better_than_a_random_seat():
    duel, deals = duel_of("pass", 4), 150
    mine, other = points(duel, deals, "random"), random_seat(duel, deals)
    assert 0.85 < mine / other < 1.15


def test_every_round_of_every_game_has_its_rule():
    keys = {key for game in games() for key in rules(game).rounds}
    assert keys - {"fan_tan"} == set(TRICKS)


@pytest.mark.parametrize("key", ["thumb", "random"])
@pytest.mark.parametrize("game", games())
def test_it_plays_any_table_to_the_end(key, game):
    """Every variant, order of rounds and number of players."""
    for seed in range(12):
        random = Random(seed)
        table = drawn_rules(game, random)
        number = random.randrange(len(table.plan))
        position = start(table, deal(table, seed=seed, number=number), number=number)
        while not position.over:
            move = choose(strategy(key), position, random)
            assert move in position.legal()
            position = position.play(move)


def low_first(position, seat, move):
    return move is not PASS and move.rank < 8


@pytest.mark.parametrize("game", games())
def test_it_plays_by_a_duty_of_the_house(game):
    table = rules(game)
    for key in table.rounds:
        table = table.with_round(key, obligations=(Obligation("low_first", low_first),))
    for number in range(len(table.rounds)):
        position, random = (
            start(table, deal(table, seed=3, number=number), number=number),
            Random(0),
        )
        for _ in range(40):
            if not position.over:
                position = position.play(choose(strategy("thumb"), position, random))


@pytest.mark.cites("FP-34")
def test_in_pass_it_leads_low():
    assert (
        choice("sjukamp", PASS_ROUND, "SK S9 H2 D8 / S2 S3 H3 D2 / H5 H6 H7 H8 / C2 C3 C4 C5")
        == "H2"
    )


@pytest.mark.cites("FP-83", "FP-99")
def test_in_pass_a_void_hand_throws_an_ace():
    hands = "S4 S5 S6 / HA D2 D3 / S9 H6 H7 / C2 C3 C4"
    assert choice("sjukamp", PASS_ROUND, hands, "S4") == "HA"


@pytest.mark.cites("FP-34")
def test_in_pass_it_plays_the_highest_card_that_loses():
    hands = "S9 S5 S6 / SA S8 S2 / S4 H6 H7 / C2 C3 C4"
    assert choice("sjukamp", PASS_ROUND, hands, "S9") == "S8"


@pytest.mark.cites("FP-39")
def test_in_clubs_the_last_to_play_takes_a_trick_without_clubs_with_its_highest_card():
    hands = "S4 S5 S6 / S9 H2 H3 / ST H6 H7 / SA S3 C4"
    assert choice("sjukamp", CLUBS, hands, "S4 S9 ST") == "SA"


@pytest.mark.cites("FP-39")
def test_in_clubs_it_ducks_a_trick_with_a_club_in_it():
    hands = "S4 S5 S6 / C9 H2 H3 / ST H6 H7 / SA S3 C4"
    assert choice("sjukamp", CLUBS, hands, "S4 C9 ST") == "S3"


@pytest.mark.cites("FP-40", "FP-83")
def test_in_clubs_a_void_hand_throws_its_highest_club():
    hands = "S4 S5 S6 / CA C3 H5 / S9 H6 H7 / D2 D3 D4"
    assert choice("sjukamp", CLUBS, hands, "S4") == "CA"


@pytest.mark.cites("FP-47", "FP-48")
def test_a_queen_goes_under_a_higher_card_of_its_suit():
    hands = "DK D5 S6 / DQ D3 H5 / S9 H6 H7 / S2 S3 S4"
    assert choice("sjukamp", QUEENS, hands, "DK") == "DQ"


@pytest.mark.cites("FP-47", "FP-83")
def test_a_queen_goes_when_its_hand_is_void():
    hands = "DK D5 S6 / HQ S3 C5 / S9 H6 H7 / S2 SK S4"
    assert choice("sjukamp", QUEENS, hands, "DK") == "HQ"


@pytest.mark.cites("FP-84")
def test_a_queen_on_the_table_is_not_taken_home_with_the_ace():
    hands = "S4 D5 H6 / SQ H8 H7 / SA S3 D6 / S9 C3 C4"
    assert choice("sjukamp", QUEENS, hands, "S4 SQ") == "S3"


@pytest.mark.cites("FP-66", "FP-69")
def test_in_grand_the_last_to_play_wins_as_cheaply_as_it_can():
    hands = "S4 S5 S6 / S9 H2 H3 / S8 H6 H7 / SA ST S3"
    assert choice("sjukamp", GRAND, hands, "S4 S9 S8") == "ST"


@pytest.mark.cites("FP-68")
def test_in_grand_it_leads_what_nobody_beats():
    hands = "S4 HA D2 / S9 H2 H3 / S8 H6 H7 / SA ST S3"
    assert choice("sjukamp", GRAND, hands) == "HA"


@pytest.mark.cites("FP-96")
def test_in_the_trump_round_a_void_hand_ruffs_with_a_low_trump():
    hands = "H4 H5 H6 / H9 D2 D3 / H8 H2 H7 / SA S3 C2"
    assert choice("sjukamp", TRUMP, hands, "H4 H9 H8") == "S3"


@pytest.mark.cites("FP-55", "FP-85")
def test_in_fan_tan_it_opens_the_way_for_its_own_far_cards():
    hands = "D7 S7 C7 SK C8 / H5 H8 / C2 C4 / C5 C6"
    assert choice("fan_tan", 0, hands, "D7 pass pass pass") == "S7"


@pytest.mark.cites("FP-57")
def test_in_fan_tan_it_passes_when_nothing_fits():
    assert choice("fan_tan", 0, "D7 S7 / H2 H3 / C2 C4", "D7") == "pass"


@pytest.mark.cites("LS-60", "LS-61", "LS-68")
def test_in_letzter_stich_strong_cards_are_kept_and_low_ones_led():
    hands = "SA S7 S8 HA / D7 D8 H8 H9 / C7 C8 C9 CT / DT DJ DQ DK"
    assert choice("letzter_stich", 0, hands) == "S7"


@pytest.mark.cites("LS-64", "LS-65")
def test_in_letzter_stich_the_last_trick_but_one_is_taken_to_lead_the_card_kept():
    hands = "S8 H9 / SK HA / S7 C9 / D7 D8"
    assert choice("letzter_stich", 0, hands, "S8") == "SK"

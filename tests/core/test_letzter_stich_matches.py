"""Letzter Stich, statement by statement: how hands add up to a match."""

from random import Random

import pytest

import femkort_widgets as fw
from tests.core.rounds import match_of
from tests.core.skat import spade_hand, table


@pytest.mark.cites("LS-44", "LS-41", "C-LS-05")
@pytest.mark.parametrize("value", [1, 10, 20, 50])
def test_a_hand_is_worth_what_the_table_says_and_the_target_stays(value):
    chosen = table(value=value)
    assert (chosen.options["value"], chosen.options["target"]) == (value, 10)
    match = match_of(chosen, spade_hand(2))
    assert match.points == (0, 0, value, 0)
    assert (match.over, match.winners) == ((True, (2,)) if value >= 10 else (False, ()))


@pytest.mark.cites("LS-17", "LS-18", "LS-46", "LS-49")
def test_points_add_up_hand_by_hand_until_somebody_reaches_the_target():
    assert table().options["target"] == 10
    match = match_of(table(target=3), *map(spade_hand, (1, 1, 2)))
    assert (match.points, match.over, match.winners) == ((0, 2, 1, 0), False, ())
    match = match_of(table(target=3), *map(spade_hand, (1, 1, 2, 1)))
    assert (match.points, match.over, match.winners) == ((0, 3, 1, 0), True, (1,))


@pytest.mark.cites("LS-17", "LS-49")
def test_ten_points_win_unless_said_otherwise():
    nine = match_of(table(), *[spade_hand(3)] * 9)
    assert (nine.points[3], nine.over) == (9, False)
    assert match_of(table(), *[spade_hand(3)] * 10).winners == (3,)


@pytest.mark.cites("LS-19", "LS-47")
@pytest.mark.parametrize("stake", [1, 3])
def test_with_a_stake_everybody_pays_and_the_last_trick_takes_the_pot(stake):
    match = fw.Match(table(stake=stake), deals=[fw.Deal(spade_hand(2).split("/"), 3)], dealer=3)
    assert (match.pot, match.chips) == (4 * stake, (-stake,) * 4)
    while not match.position.over:
        match.play(match.position.legal()[0])
    assert (match.pot, match.chips) == (0, (-stake, -stake, 3 * stake, -stake))


@pytest.mark.cites("LS-19", "C-LS-17")
def test_chips_and_points_are_kept_side_by_side_and_points_decide_a_target():
    assert table().options["stake"] == 0
    assert match_of(table(), spade_hand(2)).chips == (0,) * 4
    match = match_of(table(stake=2, target=2), *map(spade_hand, (0, 2, 2)))
    assert (match.points, match.chips) == ((1, 0, 2, 0), (2, -6, 10, -6))
    assert match.winners == (2,)


@pytest.mark.cites("LS-50", "C-LS-17")
def test_an_open_session_is_won_by_most_chips_where_there_is_a_stake():
    small = "S9 / S7 / S8 / HA"
    for options in ({"max_deals": 5}, {}):
        chosen = table("small_card_bonus", stake=1, target=99, **options)
        match = match_of(chosen, small, small, *[spade_hand(2)] * 3)
        if not options:
            match.stop()
        assert (match.points, match.chips) == ((4, 0, 3, 0), (3, -5, 7, -5))
        assert (match.over, match.winners) == (True, (2,))


@pytest.mark.cites("LS-50", "C-LS-17")
def test_without_a_stake_most_points_win_an_open_session():
    match = match_of(table(value=2), *map(spade_hand, (3, 2, 3)))
    match.stop()
    assert (match.winners, match.points) == ((3,), (0, 0, 2, 4))


@pytest.mark.cites("LS-51", "C-LS-18", "C-X-03")
def test_a_tie_is_played_off_in_one_hand_of_the_tied_for_nothing():
    deals = [fw.Deal(spade_hand(seat).split("/"), 3) for seat in (1, 3)]
    last = fw.Deal(("", "S7", "", "SA"), 0)
    match = fw.Match(table(stake=1, max_deals=2), deals=[*deals, last], dealer=3)
    for _ in range(2):
        while not match.position.over:
            match.play(match.position.legal()[0])
        before = match.chips
        match.next_deal()
    assert (match.over, match.winners, match.playoff) == (False, (), (1, 3))
    assert (match.position.seats, match.pot, match.dealer) == ((1, 3), 0, 1)
    assert match.position.to_play == 3
    while not match.position.over:
        match.play(match.position.legal()[0])
    assert (match.over, match.winners, match.playoff) == (True, (3,), ())
    assert match.chips == before
    assert match.points == (0, 1, 0, 1)


@pytest.mark.cites("C-X-03", "C-LS-18", "C-LS-03")
def test_a_play_off_is_dealt_as_for_so_many_players():
    deals = [fw.Deal(spade_hand(seat, 3, skip="8").split("/"), 2) for seat in (0, 2)]
    match = fw.Match(table(players=3, max_deals=2), seed=4, deals=deals, dealer=2)
    for _ in deals:
        while not match.position.over:
            match.play(match.position.legal()[0])
        match.next_deal()
    assert match.playoff == match.position.seats == (0, 2)
    assert match.position.counts == (8, 0, 8)
    assert len(match.position.round.pack) == 32
    assert not match.position.irregular_deal


@pytest.mark.cites("C-LS-18")
def test_the_standard_game_to_a_target_has_no_ties():
    for seed in range(6):
        match, random = fw.Match(table(target=2), seed=seed), Random(seed)
        while not match.over:
            if match.position.over:
                match.next_deal()
            match.play(random.choice(match.position.legal()))
            assert match.playoff == ()
        assert len(match.winners) == 1
        assert max(match.points) == 2


@pytest.mark.cites("C-LS-05")
@pytest.mark.parametrize(("value", "target", "warned"), [(1, 10, 0), (10, 10, 1), (9, 10, 0)])
def test_a_table_is_warned_where_one_hand_can_end_the_match(value, target, warned):
    assert len(table(value=value, target=target).warnings) == warned

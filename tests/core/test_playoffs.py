"""Ties are broken by one play-off hand between the tied players (FK-55, C-FK-10)."""

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start
from femkort_widgets.errors import Error
from tests.core.kit import match_of, play_out, table, void, won_by

pytestmark = pytest.mark.cites("FK-55", "C-FK-10", "C-X-03")


def tied(*more, variants=(), **options):
    """Seats 0 and 2 won a pot each; seat 1 dealt last."""
    match = match_of(won_by(0), won_by(2), variants=variants, max_deals=2, **options)
    match._deals = (*match._deals, *more)
    return match


def test_a_tie_leaves_the_match_open_and_names_the_tied_seats():
    match = tied()
    assert (match.over, match.winners, match.playoff) == (False, (), (0, 2))
    assert match.chips == (2, -2, 2, -2)


def test_only_the_tied_players_are_dealt_in_and_pay_nothing():
    match = tied(won_by(0, seats=(0, 2)), ante=1)
    match.next_deal()
    assert [len(hand) for hand in match.position.hands] == [5, 0, 4, 0]
    assert (match.pot, match.chips) == (0, (2, -2, 2, -2))
    assert (match.over, match.playoff) == (False, (0, 2))


def test_the_first_tied_player_clockwise_after_the_last_dealer_deals():
    match = tied(won_by(0, seats=(0, 2)))
    match.next_deal()
    assert (match.dealer, match.position.to_play) == (2, 0)
    assert (match.number, match.attempt) == (2, 1)


def test_the_winner_of_the_play_off_wins_the_match_and_nothing_else_changes():
    match = tied(won_by(0, seats=(0, 2)))
    match.next_deal()
    play_out(match)
    assert (match.over, match.winners, match.playoff) == (True, (0,), ())
    assert (match.pot, match.chips, match.points) == (0, (2, -2, 2, -2), (1, 0, 1, 0))
    assert match.results[2][:3] == (2, 1, 2)
    assert match.results[2].result.winner == 0
    with pytest.raises(Error):
        match.next_deal()


def test_a_void_play_off_is_replayed_by_the_same_dealer():
    match = tied(void(seats=(0, 2)), void(seats=(0, 2)), won_by(2, seats=(0, 2)))
    for attempt in (1, 2, 3):
        assert not match.over
        match.next_deal()
        assert (match.number, match.attempt, match.dealer) == (2, attempt, 2)
        assert (match.pot, match.playoff) == (0, (0, 2))
        play_out(match)
    assert match.winners == (2,)
    assert match.chips == (2, -2, 2, -2)


@pytest.mark.cites("FK-61")
def test_a_void_play_off_doubles_no_ante():
    match = tied(void(seats=(0, 2)), won_by(2, seats=(0, 2)), variants=("escalating_ante",))
    match.next_deal()
    play_out(match)
    match.next_deal()
    assert (match.pot, match.chips) == (0, (2, -2, 2, -2))


@pytest.mark.cites("FK-50")
@pytest.mark.parametrize("cards", [None, 0, 1])
def test_stopped_before_or_during_the_play_off_the_tied_players_share_the_match(cards):
    match = tied(won_by(0, seats=(0, 2)))
    if cards is not None:
        match.next_deal()
        for _ in range(cards):
            match.play(match.position.legal()[0])
    match.stop()
    assert (match.over, match.winners, match.playoff) == (True, (0, 2), ())
    assert sum(match.chips) + match.pot == 0
    with pytest.raises(Error):
        match.next_deal()


@pytest.mark.cites("FK-54")
def test_a_stopped_match_that_is_tied_is_played_off_too():
    match = match_of(won_by(0), won_by(2), won_by(1))
    match.stop()
    assert (match.over, match.playoff) == (False, (0, 1, 2))


@pytest.mark.cites("FK-54")
def test_stopped_in_the_middle_of_a_deal_the_tied_players_play_off_the_next():
    match = Match(table(), deals=[void(), won_by(3)], dealer=1)
    match.play(match.position.legal()[0])
    match.stop()
    assert (match.playoff, match.pot) == ((0, 1, 2, 3), 4)
    match.next_deal()
    assert (match.number, match.attempt, match.dealer) == (0, 1, 2)
    play_out(match)
    assert (match.winners, match.pot, match.chips) == ((3,), 4, (-1,) * 4)
    assert [outcome.result is None for outcome in match.results] == [True, False]


@pytest.mark.cites("FK-48", "C-FK-23")
def test_stopped_after_a_void_hand_the_play_off_is_a_first_attempt_of_the_next_dealer():
    deals = [won_by(0), won_by(2), void(), won_by(2, seats=(0, 2))]
    match = Match(table(), deals=deals)
    play_out(match)
    for _ in range(2):
        match.next_deal()
        play_out(match)
    assert (match.dealer, match.position.result.void) == (2, True)
    match.stop()
    assert match.playoff == (0, 2)
    match.next_deal()
    assert (match.number, match.attempt, match.dealer) == (2, 1, 0)
    assert (match.pot, match.chips) == (4, (1, -3, 1, -3))


@pytest.mark.cites("FK-62", "C-FK-12")
@pytest.mark.parametrize("variants", [(), ("trump",), ("contenders_only", "no_heading")])
def test_a_play_off_is_dealt_from_the_seed_with_all_the_rules(variants):
    rules = table(*variants, players=5)
    match = Match(rules, seed=8, dealer=4)
    match.stop()
    match.next_deal()
    dealt = deal(rules, seed=8, dealer=0, number=0, attempt=1, seats=range(5))
    assert match.position == start(rules, dealt)
    play_out(match)
    assert len(match.winners) == 1


def test_two_of_eight_play_off_from_the_seed_with_five_cards_each():
    rules = table("trump", players=8, max_deals=2)
    for seed in range(60):
        match = Match(rules, seed=seed)
        play_out(match)
        match.next_deal()
        play_out(match)
        if len(match.playoff) == 2:
            break
    first, second = match.playoff
    match.next_deal()
    assert [seat for seat, hand in enumerate(match.position.hands) if hand] == [first, second]
    assert [len(match.position.hands[seat]) for seat in match.position.seats] == [5, 5]
    assert match.dealer in (first, second)
    assert match.position.deal.turned in match.position.hands[match.dealer]
    assert not match.position.irregular_deal
    play_out(match)
    assert match.winners[0] in (first, second)


@pytest.mark.cites("FK-58", "C-FK-09")
def test_the_bank_of_a_tied_best_of_three_goes_to_the_winner_of_the_play_off():
    match = tied(won_by(2, seats=(0, 2)), variants=("best_of_three_pots",))
    assert (match.playoff, match.pot) == ((0, 2), 8)
    match.next_deal()
    assert match.pot == 8
    play_out(match)
    assert (match.winners, match.pot, match.chips) == ((2,), 0, (-2, -2, 6, -2))
    assert match.points == (1, 0, 1, 0)

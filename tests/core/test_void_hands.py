"""Void hands, misdeals and requests for better cards."""

import pytest

from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.match import Match
from femkort_widgets.errors import RulesError
from tests.core.kit import match_of, play_out, table, void, won_by

ALL, NOT_ALL = (True,) * 4, (True, True, False, True)


@pytest.mark.cites("FK-48", "C-FK-05", "C-FK-07", "C-FK-23")
def test_after_a_void_hand_the_pot_stays_and_everybody_adds_one_ante():
    match = Match(table(ante=3), deals=[void(), void(), won_by(1)], dealer=2)
    play_out(match)
    assert (match.pot, match.chips, match.points) == (12, (-3,) * 4, (0,) * 4)
    assert match.results[0].result.void
    assert not match.over
    match.next_deal()
    assert (match.pot, match.chips) == (24, (-6,) * 4)
    assert (match.number, match.attempt, match.dealer) == (0, 2, 2)
    play_out(match)
    match.next_deal()
    assert (match.pot, match.attempt, match.dealer) == (36, 3, 2)
    play_out(match)
    assert match.chips == (-9, 27, -9, -9)
    assert [outcome[:3] for outcome in match.results] == [(0, 1, 2), (0, 2, 2), (0, 3, 2)]


@pytest.mark.cites("FK-24", "C-FK-23")
def test_the_deal_moves_on_after_the_hand_that_somebody_wins():
    match = match_of(void(), won_by(1), void(), dealer=2)
    assert (match.number, match.attempt, match.dealer) == (1, 1, 3)


@pytest.mark.cites("FK-61", "C-FK-07")
def test_with_escalating_antes_each_void_hand_doubles_the_next_ante():
    match = Match(
        table("escalating_ante", ante=3),
        deals=[void(), void(), void(), won_by(1), void(), won_by(1)],
    )
    pots = []
    for _ in range(5):
        pots.append(match.pot)
        play_out(match)
        match.next_deal()
    assert pots == [12, 12 + 24, 12 + 24 + 48, 12 + 24 + 48 + 96, 12]
    assert match.pot == 12 + 24


@pytest.mark.cites("FK-61", "C-FK-07")
def test_misdeals_and_redeals_double_nothing():
    match = Match(
        table("escalating_ante", "redeal_request"),
        deals=[void(), void(), void(), void(), void(), void()],
    )
    match.misdeal()
    assert match.pot == 4
    assert match.ask_redeal(1, agree=ALL)
    assert match.pot == 4
    play_out(match)
    match.next_deal()
    assert match.pot == 12
    match.misdeal()
    play_out(match)
    match.next_deal()
    assert match.pot == 28


@pytest.mark.cites("FK-48", "C-FK-05", "FK-58")
def test_in_a_best_of_three_a_void_hand_feeds_the_bank():
    match = match_of(void(), won_by(1), variants=("best_of_three_pots",))
    assert (match.pot, match.points) == (8, (0, 1, 0, 0))


@pytest.mark.cites("FK-48", "C-FK-05")
def test_a_deal_without_any_card_is_void_at_once():
    match = Match(table(players=2), deals=[Deal(("", "")), won_by(1, 2)])
    assert match.position.result.void
    assert match.results[0].result.void
    match.next_deal()
    assert (match.attempt, match.pot) == (2, 4)


@pytest.mark.cites("C-FK-06")
def test_a_misdeal_before_the_lead_is_dealt_again_by_the_same_dealer_for_nothing():
    match = Match(table(ante=2), seed=4, dealer=3)
    first = match.position
    match.misdeal()
    assert match.position != first
    assert match.position.deal == deal(match.rules, seed=4, dealer=3, attempt=2)
    assert (match.number, match.attempt, match.dealer) == (0, 2, 3)
    assert (match.pot, match.chips) == (8, (-2,) * 4)
    assert match.results == ((0, 1, 3, None),)


@pytest.mark.cites("C-FK-06")
def test_after_the_first_lead_a_misdeal_is_played_on():
    match = Match(table(), deals=[void(), won_by(1)])
    match.play(match.position.legal()[0])
    for _ in range(2):
        with pytest.raises(RulesError):
            match.misdeal()
        play_out(match)
    match.next_deal()
    match.stop()
    with pytest.raises(RulesError):
        match.misdeal()


@pytest.mark.cites("FK-56", "FK-57", "C-FK-16", "C-FK-07")
def test_a_request_that_all_agree_to_is_dealt_again_by_the_same_dealer_for_nothing():
    match = Match(table("redeal_request", ante=2), seed=4, dealer=3)
    first = match.position
    assert match.ask_redeal(2, agree=ALL) is True
    assert match.position.deal == deal(match.rules, seed=4, dealer=3, attempt=2)
    assert match.position != first
    assert (match.number, match.attempt, match.dealer) == (0, 2, 3)
    assert (match.pot, match.chips) == (8, (-2,) * 4)
    assert match.results == ((0, 1, 3, None),)


@pytest.mark.cites("FK-57")
def test_a_request_that_one_refuses_leaves_the_hands_as_dealt():
    match = Match(table("redeal_request"), seed=4)
    first = match.position
    assert match.ask_redeal(1, agree=NOT_ALL) is False
    assert (match.position, match.attempt, match.results) == (first, 1, ())


@pytest.mark.cites("C-FK-16")
def test_better_cards_can_be_asked_for_again_and_again():
    match = Match(table("redeal_request"), seed=4)
    for attempt in range(1, 6):
        assert match.attempt == attempt
        assert not match.ask_redeal(0, agree=NOT_ALL)
        assert match.ask_redeal(attempt % 4, agree=ALL)
    assert match.pot == 4


@pytest.mark.cites("FK-56", "C-FK-16")
def test_better_cards_can_be_asked_for_only_before_the_first_card():
    match = Match(table("redeal_request"), seed=4)
    match.play(match.position.legal()[0])
    for _ in range(2):
        with pytest.raises(RulesError):
            match.ask_redeal(0, agree=ALL)
        play_out(match)
    match.next_deal()
    assert match.ask_redeal(0, agree=ALL)


@pytest.mark.cites("FK-56")
def test_without_the_variant_nobody_can_ask():
    with pytest.raises(RulesError):
        Match(table(), seed=4).ask_redeal(0, agree=ALL)


@pytest.mark.cites("FK-57")
@pytest.mark.parametrize(
    ("seat", "agree"),
    [
        *((4, ALL), (-1, ALL), (0, (True,) * 3), (0, ())),
        *((0, None), (0, True), (0, ("ok", "no", "no", "ok"))),
    ],
)
def test_a_request_needs_a_seat_and_an_answer_of_every_seat(seat, agree):
    match = Match(table("redeal_request"), seed=4)
    with pytest.raises(RulesError):
        match.ask_redeal(seat, agree=agree)
    assert match.attempt == 1

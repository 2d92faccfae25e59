"""A match: antes, pot, dealer, who wins it, and where it ends."""

import pickle

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start
from femkort_widgets.errors import DealError, Error, IllegalPlayError
from tests.core.kit import match_of, play_out, table, void, won_by, written

FULL = "SQ ST D8 D7 D5 / S5 DA DT D3 C9 / SA S8 HJ DK D9 / SJ S6 H6 H4 CQ"
MOVES = "D5 DT DK H4 S8 SJ SQ S5 D7 DA D9 H6 D3 HJ S6 D8 ST C9 SA CQ"


@pytest.mark.cites("FK-21", "FK-25", "FK-82", "C-FK-14")
@pytest.mark.parametrize(("players", "ante"), [(2, 1), (3, 5), (4, 1), (8, 2)])
def test_the_match_begins_with_everybodys_ante_in_the_pot(players, ante):
    match = Match(table(players=players, ante=ante), seed=1)
    assert match.chips == (-ante,) * players
    assert match.pot == players * ante
    assert match.points == (0,) * players
    assert (match.number, match.attempt, match.over, match.winners) == (0, 1, False, ())
    assert (match.playoff, match.results) == ((), ())


@pytest.mark.cites("FK-18", "FK-20", "FK-45", "FK-46", "C-FK-18")
def test_the_pot_is_paid_by_the_card_that_ends_the_deal():
    match = Match(table(ante=2), deals=[written(FULL)], dealer=3)
    for move in MOVES.split()[:-1]:
        match.play(move)
        assert (match.pot, match.chips) == (8, (-2, -2, -2, -2))
    match.play("CQ")
    assert (match.pot, match.chips) == (0, (-2, -2, 6, -2))
    assert match.points == (0, 0, 1, 0)
    assert match.results[0][:3] == (0, 1, 3)
    assert match.results[0].result.winner == 2


@pytest.mark.cites("FK-47", "FK-40")
def test_the_earlier_tricks_pay_nothing():
    match = Match(table(), deals=[written(FULL)], dealer=3)
    for move in MOVES.split():
        match.play(move)
    assert match.position.tricks[1].winner == 0
    assert match.chips[0] == -1


@pytest.mark.cites("FK-24", "FK-28")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_the_deal_goes_round_clockwise_after_every_hand(players):
    match = Match(table(players=players, pots_to_win=99), seed=5, dealer=1)
    for number in range(2 * players):
        assert (match.number, match.attempt) == (number, 1)
        assert match.dealer == match.position.deal.dealer == (1 + number) % players
        assert match.position.to_play == (match.dealer + 1) % players
        play_out(match)
        assert match.number == number
        match.next_deal()


@pytest.mark.cites("FK-23")
@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_is_whom_the_table_names(dealer):
    assert Match(table(), seed=1, dealer=dealer).dealer == dealer
    assert Match(table(), deals=[written(FULL)], dealer=dealer).position.deal.dealer == dealer


@pytest.mark.parametrize("dealer", [-1, 4, None])
def test_a_dealer_without_a_seat_is_refused(dealer):
    with pytest.raises(Error):
        Match(table(), seed=1, dealer=dealer)


def test_a_match_deals_what_its_seed_says():
    rules = table("trump", players=5)
    match = Match(rules, seed="Ada", dealer=2)
    for _ in range(4):
        dealt = deal(
            rules, seed="Ada", dealer=match.dealer, number=match.number, attempt=match.attempt
        )
        assert match.position == start(rules, dealt, number=match.number)
        play_out(match)
        match.next_deal()


def test_prepared_deals_keep_their_hands_and_turned_card_and_take_the_dealer_of_the_match():
    given = [written("S5 S6 / S7 S8", dealer=0, turned="S8")] * 2
    match = Match(table("trump", players=2), deals=given, dealer=1)
    assert match.position.deal == written("S5 S6 / S7 S8", dealer=1, turned="S8")
    with pytest.raises(DealError):
        Match(table("trump", players=2), deals=given, dealer=0)


@pytest.mark.parametrize(
    "wrong",
    [
        *({}, {"seed": 1, "names": ("Ada", "Bo")}, {"seed": 1, "names": "AdBo"}),
        *({"seed": 1, "names": 4}, {"deals": [written("SA / S5")]}, {"deals": []}),
        *({"deals": 5}, {"deals": ["SA"]}),
    ],
    ids=[
        *("neither seed nor deals", "too few names", "a text for names"),
        *("a number for names", "too few hands", "no deals"),
        *("a number for deals", "a text for a deal"),
    ],
)
def test_a_match_that_cannot_begin_is_refused(wrong):
    with pytest.raises(Error):
        Match(table(), **wrong)


@pytest.mark.cites("FK-22", "FK-49", "FK-53")
@pytest.mark.parametrize("pots", [1, 2, 3])
def test_the_first_to_win_the_agreed_number_of_pots_wins_the_match(pots):
    deals = [won_by(seat) for seat in [1, 2] * pots][: 2 * pots - 1]
    match = match_of(*deals, pots_to_win=pots)
    assert (match.over, match.winners) == (True, (1,))
    assert match.points == (0, pots, pots - 1, 0)


@pytest.mark.cites("FK-22", "FK-49")
def test_three_pots_win_unless_said_otherwise():
    match = match_of(won_by(1), won_by(1))
    assert not match.over
    assert match_of(won_by(1), won_by(1), won_by(1)).winners == (1,)


@pytest.mark.cites("C-FK-08", "FK-53", "FK-51")
def test_pots_win_the_match_and_not_chips():
    match = match_of(
        won_by(0, 3), void(3), void(3), won_by(1, 3), won_by(0, 3), players=3, pots_to_win=2
    )
    assert match.winners == (0,)
    assert match.chips == (1, 4, -5)


@pytest.mark.cites("FK-50", "FK-51", "FK-54", "C-FK-22")
def test_after_the_last_agreed_deal_most_chips_win():
    match = match_of(won_by(0), void(), won_by(3), max_deals=2)
    assert (match.over, match.winners) == (True, (3,))
    assert match.chips == (1, -3, -3, 5)
    assert match.points == (1, 0, 0, 1)


@pytest.mark.cites("FK-53", "C-FK-08")
def test_pots_reached_in_the_last_agreed_deal_win_before_chips():
    match = match_of(
        won_by(0, 3),
        void(3),
        void(3),
        won_by(1, 3),
        won_by(0, 3),
        players=3,
        pots_to_win=2,
        max_deals=3,
    )
    assert (match.winners, match.playoff) == ((0,), ())


@pytest.mark.cites("C-FK-23", "C-FK-22")
def test_only_completed_deals_count_for_the_last_agreed_deal():
    match = match_of(void(), void(), won_by(0), max_deals=2)
    assert (match.over, match.number) == (False, 0)


@pytest.mark.cites("FK-50", "FK-51", "FK-54", "C-FK-22")
def test_stopped_between_deals_most_chips_win():
    match = match_of(won_by(2), won_by(2))
    match.stop()
    assert (match.over, match.winners, match.pot) == (True, (2,), 0)
    assert match.chips == (-2, -2, 6, -2)
    assert len(match.results) == 2


@pytest.mark.cites("FK-50", "FK-54")
def test_stopped_in_the_middle_of_a_deal_the_pot_stays_unpaid():
    match = match_of(won_by(2))
    match = Match(table(), deals=[won_by(2), won_by(1)])
    play_out(match)
    match.next_deal()
    match.play(match.position.legal()[0])
    match.stop()
    assert (match.over, match.winners) == (True, (2,))
    assert (match.pot, match.chips) == (4, (-2, -2, 2, -2))
    assert match.results[1] == (1, 1, 1, None)
    with pytest.raises(Error):
        match.play(match.position.legal()[0])
    assert len(match.position.moves) == 1


def test_next_deal_is_refused_while_a_deal_is_played_and_after_the_end():
    match = Match(table(pots_to_win=1), deals=[won_by(2), won_by(2)])
    for _ in range(2):
        with pytest.raises(Error):
            match.next_deal()
        match.play(match.position.legal()[0])
    play_out(match)
    assert match.over
    with pytest.raises(Error):
        match.next_deal()
    assert len(match.results) == 1


def test_a_finished_deal_takes_no_more_cards():
    match = match_of(won_by(2))
    with pytest.raises(IllegalPlayError):
        match.play("SA")


def test_an_illegal_card_changes_nothing():
    match = Match(table(), deals=[written(FULL)], dealer=3)
    match.play("D5")
    before = match.state
    for card in ("S5", "D3", "C2", "SQ"):
        with pytest.raises(IllegalPlayError):
            match.play(card)
    assert match.state == before


def test_a_deal_stays_the_present_one_until_the_next_is_dealt():
    match = match_of(won_by(1), pots_to_win=3)
    assert (match.number, match.attempt, match.dealer) == (0, 1, 0)
    assert match.position.over
    match = match_of(won_by(1), void())
    assert (match.number, match.attempt, match.dealer) == (1, 1, 1)


def test_when_no_prepared_deal_is_left_the_match_says_so_and_stays_as_it_was():
    match = match_of(won_by(1))
    before = match.state
    with pytest.raises(Error):
        match.next_deal()
    assert match.state == before


@pytest.mark.cites("FK-58", "C-FK-09")
def test_in_a_best_of_three_the_bank_goes_to_the_first_with_three_pots():
    deals = [won_by(seat) for seat in (1, 2, 1, 2)]
    match = match_of(*deals, variants=("best_of_three_pots",), ante=2)
    assert (match.pot, match.chips, match.points) == (32, (-8,) * 4, (0, 2, 2, 0))
    match = match_of(*deals, won_by(1), variants=("best_of_three_pots",), ante=2)
    assert (match.over, match.winners) == (True, (1,))
    assert (match.pot, match.chips) == (0, (-10, 30, -10, -10))
    assert match.points == (0, 3, 2, 0)


@pytest.mark.cites("FK-58", "C-FK-09", "FK-54")
def test_a_best_of_three_that_is_stopped_goes_to_most_pots():
    match = match_of(won_by(1), won_by(2), won_by(2), variants=("best_of_three_pots",))
    match.stop()
    assert (match.winners, match.pot, match.chips) == ((2,), 0, (-3, -3, 9, -3))


def test_the_state_of_a_match_can_be_pickled():
    match = match_of(won_by(1), void(), won_by(1))
    assert pickle.loads(pickle.dumps(match.state)) == match.state


def test_cards_that_break_a_duty_are_recorded_in_a_match_too():
    match = Match(table(), deals=[written(FULL)], dealer=3)
    match.play("D5")
    match.play("S5", irregular=True)
    assert [broken.reason.key for broken in match.position.irregular] == ["follow_suit"]

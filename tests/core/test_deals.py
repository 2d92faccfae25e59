"""Written deals: what they hold and what is refused."""

import pickle

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start
from femkort_widgets.errors import CardError, DealError, Error, RulesError
from tests.core.kit import table, texts

HANDS = ("SA S5 H7 D9 C2", "SK S4 H8 DT C3", "SQ S3 H9 DJ C4")


def test_a_deal_keeps_the_cards_in_the_order_written():
    deal = Deal(hands=("H7 SA C2", "D9 ♠K 10♣"), dealer=1)
    assert deal.hands == (
        tuple(map(Card.parse, ("H7", "SA", "C2"))),
        tuple(map(Card.parse, ("D9", "SK", "CT"))),
    )
    assert (deal.dealer, deal.turned) == (1, None)


def test_a_hand_is_a_text_or_cards():
    cards = tuple(map(Card.parse, HANDS[0].split()))
    assert Deal((cards, HANDS[1])) == Deal((HANDS[0].split(), HANDS[1])) == Deal(HANDS[:2])


def test_the_dealer_is_seat_0_unless_said():
    assert Deal(HANDS).dealer == 0


def test_deals_are_equal_whatever_the_order_within_a_hand():
    other = Deal(("C2 D9 H7 S5 SA", *HANDS[1:]))
    assert other == Deal(HANDS)
    assert hash(other) == hash(Deal(HANDS))
    assert other.hands != Deal(HANDS).hands


@pytest.mark.parametrize(
    "other",
    [
        Deal((HANDS[1], HANDS[0], HANDS[2])),
        Deal(HANDS, dealer=1),
        Deal(HANDS, turned="SA"),
        Deal(("SA S5 H7 D9", *HANDS[1:])),
        Deal(("SA S5 H7 D9 ?1", *HANDS[1:])),
    ],
)
def test_deals_differ_by_seat_dealer_turned_card_and_cards(other):
    assert other != Deal(HANDS)


def test_a_deal_can_be_pickled_and_not_be_changed():
    deal = Deal(("SA ?3", "H2 H3"), dealer=1, turned="H2")
    copy = pickle.loads(pickle.dumps(deal))
    assert copy == deal
    assert (copy.hands, copy.unknown, copy.turned) == (deal.hands, deal.unknown, deal.turned)
    with pytest.raises(AttributeError):
        deal.dealer = 0


@pytest.mark.parametrize("hands", [("SA S5", "H7 SA"), ("SA ♠A", "H7 S5"), ("A♠ sa", "H2")])
def test_a_card_twice_is_refused(hands):
    with pytest.raises(DealError):
        Deal(hands)


@pytest.mark.parametrize("hand", ["SA XX", "SA S1", "SA ??", "SA ?x", "SA pass", "SA ?-1"])
def test_an_unreadable_card_is_refused(hand):
    with pytest.raises(CardError):
        Deal((hand, "H2"))


@pytest.mark.parametrize("dealer", [-1, 2, 7, None, "0"])
def test_a_dealer_who_has_no_seat_is_refused(dealer):
    with pytest.raises(DealError):
        Deal(HANDS[:2], dealer=dealer)


def test_an_unreadable_turned_card_is_refused():
    with pytest.raises(CardError):
        Deal(HANDS, turned="S1")


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_wrong_number_of_hands_is_refused(players):
    with pytest.raises(DealError):
        start(table(players=players), Deal(HANDS))


@pytest.mark.parametrize("card", [Card("S", 1), Card("S", 15), Card("X", 5), Card("S", 0)])
def test_a_card_of_no_pack_is_refused(card):
    with pytest.raises(CardError):
        Deal(((card,), "H2"))


@pytest.mark.cites("LS-10")
def test_a_card_outside_the_pack_of_the_round_is_refused():
    with pytest.raises(DealError) as refused:
        start(rules("letzter_stich", players=2), Deal(("S6", "H7")))
    assert refused.value.key == "not_in_pack"


@pytest.mark.cites("FK-62", "C-FK-12")
def test_with_trump_the_turned_card_must_be_one_of_the_dealers():
    with pytest.raises(DealError):
        start(table("trump", players=3), Deal(HANDS, dealer=1))
    for turned in ("SA", "SQ", "H2"):
        with pytest.raises(DealError):
            start(table("trump", players=3), Deal(HANDS, dealer=1, turned=turned))
    position = start(table("trump", players=3), Deal(HANDS, dealer=1, turned="DT"))
    assert position.trump == "D"
    assert Card.parse("DT") in position.hands[1]


def test_the_number_of_the_deal_counts_from_0():
    deal = Deal(HANDS)
    assert start(table(players=3), deal, number=12).number == 12
    with pytest.raises(RulesError):
        start(table(players=3), deal, number=-1)


@pytest.mark.cites("C-FK-06")
@pytest.mark.parametrize("hand", ["", "SA", "SA S5 H7 D9", "SA S5 H7 D9 C2 C9", "SA S5 ?2"])
def test_hands_of_another_size_are_accepted_and_make_the_deal_irregular(hand):
    position = start(table(players=3), Deal((hand, *HANDS[1:])))
    assert position.irregular_deal
    assert not start(table(players=3), Deal(HANDS)).irregular_deal


@pytest.mark.parametrize("hand", ["?5", "SA ?4", "SA ? ?3", "?2 SA ?2"])
def test_unknown_cards_count_for_the_size_of_a_hand(hand):
    deal = Deal((hand, *HANDS[1:]))
    assert not start(table(players=3), deal).irregular_deal
    assert len(deal.hands[0]) + deal.unknown[0] == 5


@pytest.mark.cites("FK-55", "C-FK-10")
def test_seats_that_are_not_dealt_in_hold_nothing_and_the_deal_is_not_irregular():
    deal = Deal(("", HANDS[0], "", HANDS[1]), dealer=1)
    position = start(table(), deal, seats=(1, 3))
    assert position.to_play == 3
    assert not position.irregular_deal
    assert start(table(), deal).irregular_deal
    assert start(table(), Deal(("", "SA", "", HANDS[1])), seats=(1, 3)).irregular_deal


@pytest.mark.parametrize("seats", [(0,), (), (0, 0), (0, 4), (-1, 2), (0, "1")])
def test_seats_that_do_not_exist_cannot_be_dealt_in(seats):
    with pytest.raises(DealError):
        start(table(), Deal((HANDS[0], HANDS[1], "", "")), seats=seats)


def test_a_seat_that_is_not_dealt_in_may_hold_no_card():
    for hand in ("H2", "?1"):
        with pytest.raises(DealError):
            start(table(), Deal((HANDS[0], HANDS[1], hand, "")), seats=(0, 1))


@pytest.mark.parametrize(
    "error",
    [
        pytest.param(lambda: Card.parse("XX"), id="card"),
        pytest.param(lambda: Deal(("SA", "SA")), id="twice"),
        pytest.param(lambda: start(table(), Deal(HANDS)), id="hands"),
        pytest.param(lambda: table("trumps"), id="variant"),
        pytest.param(lambda: start(table(players=3), Deal(HANDS)).play("SA"), id="play"),
    ],
)
def test_errors_can_be_pickled(error):
    with pytest.raises(Error) as caught:
        error()
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is type(caught.value)
    assert str(copy) == str(caught.value)
    for name in ("reason", "seat", "card"):
        assert getattr(copy, name, None) == getattr(caught.value, name, None)


def test_texts_of_a_deal_read_back_as_the_deal():
    deal = Deal(("SA ?3", *HANDS[1:]))
    assert Deal(deal.texts) == deal
    assert [texts(hand) for hand in Deal(HANDS).hands] == list(HANDS)


@pytest.mark.parametrize("no_deal", [None, "SA S5", HANDS])
def test_what_is_not_a_deal_is_refused_where_a_deal_is_due(no_deal):
    with pytest.raises(DealError):
        start(table(players=3), no_deal)

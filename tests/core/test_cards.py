"""Cards and the pack."""

import pickle
from itertools import pairwise

import pytest

from femkort_widgets.core.cards import RANKS, SUITS, Card, full_pack
from femkort_widgets.errors import CardError, Error
from tests.core.kit import at, table

NO_CARDS = ("", " ", "S\n", "\0", *"S A XA S1 S0 S11 SAA SSA ♠ ♠♠ A♠A SX S-1 pass 1 10 SHA".split())
NO_CARDS += ("S 1", "♠10♠", "S100", "As Ks", "<b>SA</b>", "ß", "Ⅻ♠", "S²")


@pytest.mark.cites("FK-13")
def test_the_pack_has_52_cards_thirteen_of_each_suit_and_no_joker():
    pack = table().round(0).pack
    assert len(pack) == len(set(pack)) == 52
    assert {suit: sum(card.suit == suit for card in pack) for suit in SUITS} == dict.fromkeys(
        "SHDC", 13
    )
    assert all(card.rank in range(2, 15) for card in pack)
    assert table().round(0).removed == ()
    assert pack == full_pack()


@pytest.mark.cites("FK-14", "C-X-02")
@pytest.mark.parametrize("suit", "SHDC")
def test_in_every_suit_the_ranks_run_from_the_ace_down_to_the_two(suit):
    order = "AKQJT98765432"
    cards = [Card.parse(suit + rank) for rank in order]
    assert [card.rank for card in cards] == list(range(14, 1, -1))
    assert sorted(cards, reverse=True) == cards
    for high, low in pairwise(cards):
        assert at(f"{low}/{high}", f"{low} {high}").tricks[0].winner == 1
        assert at(f"{high}/{low}", f"{high} {low}").tricks[0].winner == 0


def test_every_card_is_written_suit_then_rank_and_read_back():
    pack = full_pack()
    assert {str(card) for card in pack} == {suit + rank for suit in SUITS for rank in RANKS}
    assert [Card.parse(str(card)) for card in pack] == list(pack)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("SA", "SA"),
        ("sa", "SA"),
        ("Sa", "SA"),
        ("♠A", "SA"),
        ("A♠", "SA"),
        ("a♠", "SA"),
        ("♥k", "HK"),
        ("Q♦", "DQ"),
        ("♣2", "C2"),
        ("H10", "HT"),
        ("h10", "HT"),
        ("♥10", "HT"),
        ("10♥", "HT"),
        ("T♥", "HT"),
        ("ht", "HT"),
        ("D7", "D7"),
    ],
)
def test_a_card_is_read_in_every_spelling(text, card):
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize(
    "text",
    NO_CARDS,
)
def test_what_names_no_card_is_refused(text):
    with pytest.raises(CardError) as error:
        Card.parse(text)
    assert isinstance(error.value, Error)
    assert isinstance(error.value, ValueError)


@pytest.mark.parametrize("value", [None, 7, b"SA", ["SA"], ("S", 14)])
def test_what_is_no_text_is_refused_as_a_card(value):
    with pytest.raises(CardError):
        Card.parse(value)


def test_a_long_text_does_not_fill_the_error():
    with pytest.raises(CardError) as error:
        Card.parse("S" * 1_000_000)
    assert len(str(error.value)) < 300


def test_a_card_is_a_value():
    card = Card.parse("HT")
    assert (card.suit, card.rank) == ("H", 10)
    assert card == Card.parse("10♥")
    assert hash(card) == hash(Card.parse("10♥"))
    assert pickle.loads(pickle.dumps(card)) == card
    with pytest.raises(AttributeError):
        card.rank = 3

"""The sieve: each duty in order binds while a card still open to the player meets it."""

from dataclasses import replace

from femkort_widgets.core.cards import Card
from femkort_widgets.core.obligations import FOLLOW_SUIT, Obligation, sieve
from femkort_widgets.core.opening import start
from tests.core.kit import at, keys, played, reason, table, texts, written

LOW = Obligation("play_low", lambda position, seat, card: card.rank < 6, cites=("H-1",))
RED = Obligation("play_red", lambda position, seat, card: card.suit in "HD")
NONE = Obligation("play_a_joker", lambda position, seat, card: False)
ANY_TIME = replace(FOLLOW_SUIT, exempt=lambda position, seat, card: card.suit == position.trump)


def sieved(hand, *duties):
    cards = tuple(map(Card.parse, hand.split()))
    kept, refused = sieve(at("S5 / S6"), 0, cards, duties)
    return texts(kept), {
        str(card): (duty.key, texts(met)) for cards, duty, met in refused for card in cards
    }


def test_the_cards_that_meet_a_duty_stay_and_the_others_are_refused_by_it():
    assert sieved("S9 S2 H3", LOW) == ("S2 H3", {"S9": ("play_low", "S2 H3")})


def test_a_duty_that_no_card_meets_binds_nobody():
    assert sieved("S9 SK", LOW) == ("S9 SK", {})
    assert sieved("S9 S2", NONE, LOW) == ("S2", {"S9": ("play_low", "S2")})


def test_the_first_duty_outranks_the_next_which_sees_only_what_is_left():
    assert sieved("S9 S2 H8", LOW, RED) == (
        "S2",
        {"S9": ("play_low", "S2"), "H8": ("play_low", "S2")},
    )
    assert sieved("S9 S2 H8", RED, LOW) == (
        "H8",
        {"S9": ("play_red", "H8"), "S2": ("play_red", "H8")},
    )


def test_without_a_duty_every_card_stays():
    assert sieved("S9 S2") == ("S9 S2", {})


def with_duties(position, *duties):
    (this,) = position.rules.plan
    rules = replace(position.rules, plan=(replace(this, obligations=duties),))
    return start(rules, position.deal)


def test_an_exempt_card_stays_though_it_does_not_meet_the_duty():
    first = at("S5 / S2 H9 C3 / H6", "", "trump", turned="H6")
    position = played(with_duties(first, ANY_TIME), "S5")
    assert keys(position) == {"S2": "follows", "H9": "trump_any_time", "C3": "follow_suit"}
    assert texts(reason(position, "C3").binds) == "S2"
    assert (reason(position, "H9").params["led"], reason(position, "H9").params["trump"]) == (
        "S",
        "H",
    )


def test_an_exempt_card_is_just_another_card_where_nobody_can_follow_or_trumps_are_led():
    first = at("S5 H5 / H9 C3 / H6", "", "trump", turned="H6")
    first = with_duties(first, ANY_TIME)
    assert keys(played(first, "S5")) == {"H9": "void", "C3": "void"}
    assert keys(played(first, "H5")) == {"H9": "follows", "C3": "follow_suit"}


def test_a_duty_of_the_house_gives_its_own_key_and_statements():
    rules = table(players=2)
    position = with_duties(start(rules, written("S5 / S9 S2")), FOLLOW_SUIT, LOW).play("S5")
    assert keys(position)["S9"] == "play_low"
    assert reason(position, "S9").cites == ("H-1",)

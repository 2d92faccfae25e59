"""The reason on every card: its key, its order, what binds, and the other seats."""

import pickle
from itertools import combinations

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.errors import IllegalPlayError
from tests.core.kit import at, keys, legal, reason, texts

# seat 0 leads a spade, seat 1 is void and discards or trumps with a heart, seat 2 is judged
LED = "S5 / H2 / {} / H6 D2 D3"
SETS = [
    variants
    for count in range(4)
    for variants in combinations(("no_heading", "trump", "contenders_only"), count)
]


@pytest.mark.cites("FK-31", "FK-33", "FK-59", "FK-62", "C-FK-02", "C-FK-12")
@pytest.mark.parametrize("variants", SETS, ids=lambda variants: "+".join(variants) or "plain")
def test_an_allowed_card_has_the_first_reason_that_applies(variants):
    def key(hand, moves="S5 H2", card=None):
        position = at(LED.format(hand), moves, *variants, turned="H6")
        return reason(position, card or hand.split()[0], 2 if moves else 0).key

    heading, trump = "no_heading" not in variants, "trump" in variants
    assert reason(at(LED.format("SA"), "", *variants, turned="H6"), "S5").key == "lead"
    assert key("H9 D5") == "void"
    assert key("CA") == "void"
    lapsed = "heading_lapsed" if trump else None
    assert key("S9 S2", card="S9") == ((lapsed or "heads") if heading else "follows")
    assert key("S4 S2") == ((lapsed or "cannot_head") if heading else "follows")
    assert key("S9") == ((lapsed or "heads") if heading else "follows")


@pytest.mark.cites("FK-31", "FK-33", "FK-59", "C-FK-12")
@pytest.mark.parametrize("variants", SETS, ids=lambda variants: "+".join(variants) or "plain")
def test_a_refused_card_names_the_one_duty_that_excludes_it(variants):
    position = at(LED.format("S9 S2 HA C3"), "S5 H2", *variants, turned="H6")
    found = {str(c): v.reason for c, v in position.verdicts().items() if not v.legal}
    binding = "trump" not in variants and "no_heading" not in variants
    assert {card: why.key for card, why in found.items()} == {
        "HA": "follow_suit",
        "C3": "follow_suit",
        **({"S2": "head_the_trick"} if binding else {}),
    }
    assert texts(found["HA"].binds) == texts(found["C3"].binds) == "S9 S2"
    assert not binding or texts(found["S2"].binds) == "S9"


def test_what_binds_is_named_in_one_order_however_the_hand_was_dealt():
    for hand in ("S3 S2 HA S4", "S4 HA S2 S3"):
        position = at(f"S5 / {hand}", "S5")
        assert texts(reason(position, "HA").binds) == "S4 S3 S2"
        assert texts(position.verdicts()) == hand


def test_only_the_refused_cards_have_binding_cards_and_each_refusal_cites():
    position = at("S5 / SA S3 H2 C4 / S9", "S5")
    for verdict in position.verdicts().values():
        assert bool(verdict.reason.binds) == (not verdict.legal)
        assert verdict.reason.cites
    assert {verdict.legal for verdict in position.verdicts().values()} == {True, False}


def test_params_are_suit_letters_a_seat_number_and_a_card_text():
    position = at("C2 / S5 C9 / SK C3 H2 / C8", "C2 C9", dealer=3)
    why = reason(position, "H2")
    assert (why.params["led"], why.params["leader"]) == ("C", 0)
    assert all(isinstance(value, str | int) for value in why.params.values())
    assert set(why.params) <= {"led", "trump", "leader", "beat"}


def test_the_leader_in_a_reason_is_who_led_this_trick():
    position = at("S5 H2 / SA H9 / S6 H3 C4", "S5 SA S6 H9")
    assert position.leader == 1
    assert reason(position, "C4").params["leader"] == 1


def test_a_trumped_and_an_untrumped_trick_differ_in_what_is_to_be_beaten():
    plain = at(LED.format("S9 S2"), "S5 H2", turned="H6")
    assert reason(plain, "S2").params["beat"] == "S5"
    assert "trump" not in reason(plain, "S2").params


def test_another_seat_is_judged_as_if_it_were_to_play_now():
    position = at("S5 H7 / SA S3 / DA C9 / S9 S2 D4", "S5")
    assert position.to_play == 1
    assert keys(position, 1) == keys(position) == {"SA": "heads", "S3": "head_the_trick"}
    assert keys(position, 2) == {"DA": "void", "C9": "void"}
    assert keys(position, 3) == {"S9": "heads", "S2": "head_the_trick", "D4": "follow_suit"}


@pytest.mark.cites("FK-29")
def test_a_seat_that_has_played_to_the_trick_has_every_card_refused():
    position = at("S5 H7 SK / SA S3 / DA C9", "S5 SA")
    assert keys(position, 0) == {"H7": "already_played", "SK": "already_played"}
    assert keys(position, 1) == {"S3": "already_played"}
    for verdict in position.verdicts(0).values():
        assert not verdict.legal
        assert verdict.reason.cites
        assert verdict.reason.binds == ()


@pytest.mark.cites("FK-28")
def test_before_the_lead_every_seat_is_judged_as_leader():
    position = at("S5 H7 / SA S3 / DA C9")
    for seat in range(3):
        assert set(keys(position, seat).values()) == {"lead"}


@pytest.mark.cites("C-FK-02")
def test_a_seat_that_is_no_contender_has_its_fifth_card_refused():
    hands = "SA SK SQ SJ ST / S9 H2 H3 H4 H5 / S8 D2 D3 D4 D5"
    moves = "SA S9 S8 SK H2 D2 SQ H3 D3 SJ H4 D4"
    position = at(hands, moves, "contenders_only")
    assert keys(position, 1) == {"H5": "not_in_trick"}
    assert keys(position, 2) == {"D5": "not_in_trick"}
    assert reason(position, "H5", 1).binds == ()
    assert "C-FK-02" in reason(position, "H5", 1).cites
    assert set(keys(at(hands, moves), 1).values()) == {"lead"}


def test_when_the_deal_is_over_nobody_has_a_verdict():
    position = at("SA / S5", "SA S5")
    assert position.over
    assert position.verdicts() == position.verdicts(0) == position.verdicts(1) == {}
    assert position.legal() == ()


def test_verdicts_stand_in_the_order_of_the_hand_and_legal_is_what_they_allow():
    position = at("S5 / H2 S9 C4 SA S3", "S5")
    assert list(position.verdicts()) == list(position.hands[1])
    assert legal(position) == "S9 SA"


@pytest.mark.parametrize(
    ("moves", "card", "key", "seat"),
    [
        ("S5", "S3", "head_the_trick", 1),
        ("S5", "H2", "follow_suit", 1),
        ("S5", "D9", "not_in_hand", 1),
        ("S5", "H7", "not_in_hand", 1),
        ("S5", "S5", "not_in_hand", 1),
        ("S5", "C6", "not_in_hand", 1),
        ("", "SA", "not_in_hand", 0),
    ],
)
def test_an_illegal_card_raises_with_reason_seat_and_card(moves, card, key, seat):
    position = at("S5 H7 / SA S3 H2 / D9 D2", moves)
    with pytest.raises(IllegalPlayError) as error:
        position.play(card)
    assert (error.value.reason.key, error.value.seat) == (key, seat)
    assert error.value.card == Card.parse(card)
    assert error.value.reason.cites


@pytest.mark.cites("FK-33")
def test_the_error_holds_the_verdict_that_the_table_shows():
    position = at("S5 H7 / SA S3 H2 / D9 D2", "S5")
    for card, verdict in position.verdicts().items():
        if not verdict.legal:
            with pytest.raises(IllegalPlayError) as error:
                position.play(card)
            assert error.value.reason == verdict.reason


@pytest.mark.cites("FK-04")
def test_no_card_can_be_played_when_the_deal_is_over():
    position = at("SA / S5", "SA S5")
    for move in ("S9", "SA"):
        for irregular in (False, True):
            with pytest.raises(IllegalPlayError) as error:
                position.play(move, irregular=irregular)
            assert error.value.reason.key == "deal_over"


def test_verdicts_and_reasons_are_values():
    position = at("S5 / SA S3 H2", "S5")
    assert pickle.loads(pickle.dumps(position.verdicts())) == position.verdicts()
    assert len(set(position.verdicts().values())) == 3
    with pytest.raises(AttributeError):
        reason(position, "S3").key = "lead"

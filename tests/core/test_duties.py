"""Following suit and heading the trick, and who wins it."""

from itertools import pairwise

import pytest

from tests.core.kit import at, keys, legal, line, played, reason, texts, written

TABLE = "S5 SK H7 D9 C2 / SA S3 H2 C4 D5 / DA D2 C9 CT H8 / S9 S7 HJ CK D4"


@pytest.mark.cites("FK-28", "FK-80")
@pytest.mark.parametrize("dealer", range(4))
def test_the_forehand_left_of_the_dealer_leads_the_first_trick(dealer):
    position = at(TABLE, dealer=dealer)
    assert position.to_play == position.leader == (dealer + 1) % 4
    assert set(keys(position).values()) == {"lead"}


@pytest.mark.cites("FK-76")
def test_whoever_leads_may_lead_any_card():
    position = at(TABLE)
    assert position.legal() == position.hands[0]
    assert len(position.legal()) == 5


@pytest.mark.cites("FK-29", "FK-75")
def test_at_each_turn_exactly_one_card_goes_from_the_hand_to_the_trick():
    positions = list(line(at(TABLE)))
    for before, after in pairwise(positions):
        seat = before.to_play
        card = after.moves[-1]
        assert card in before.hands[seat]
        assert card not in after.hands[seat]
        assert len(after.moves) == len(before.moves) + 1
        assert [len(hand) for hand in after.hands] == [
            len(hand) - (at == seat) for at, hand in enumerate(before.hands)
        ]
    assert len(positions) == 21


@pytest.mark.cites("FK-30", "FK-75")
def test_cards_stay_in_the_trick_until_everybody_has_played_to_it():
    position = at(TABLE, "S5 SA C9")
    assert texts(position.trick.cards) == "S5 SA C9"
    assert (position.trick.seats, position.trick.leader) == ((0, 1, 2), 0)
    assert (position.tricks, position.to_play) == ((), 3)
    position = position.play("S7")
    assert position.trick.cards == position.trick.seats == ()
    assert texts(position.tricks[0].cards) == "S5 SA C9 S7"
    assert position.tricks[0].seats == (0, 1, 2, 3)
    assert (position.tricks[0].leader, position.tricks[0].winner) == (0, 1)


@pytest.mark.cites("FK-31", "FK-77", "FK-78")
def test_whoever_holds_the_led_suit_must_follow_it():
    position = at("S5 / S3 S2 H2 CA", "S5")
    assert keys(position) == {
        "S3": "cannot_head",
        "S2": "cannot_head",
        "H2": "follow_suit",
        "CA": "follow_suit",
    }
    why = reason(position, "CA")
    assert texts(why.binds) == "S3 S2"
    assert (why.params["led"], why.params["leader"]) == ("S", 0)
    assert "FK-31" in why.cites


@pytest.mark.cites("FK-32", "FK-78")
def test_whoever_is_void_in_the_led_suit_may_play_any_card():
    position = at("S5 / H2 CA D9", "S5")
    assert position.legal() == position.hands[1]
    assert set(keys(position).values()) == {"void"}
    assert "FK-32" in reason(position, "CA").cites


@pytest.mark.cites("FK-33", "FK-34", "FK-70", "FK-79")
def test_whoever_can_must_head_the_trick():
    position = at("S5 / SA S3 H2", "S5")
    assert legal(position) == "SA"
    assert keys(position) == {"SA": "heads", "S3": "head_the_trick", "H2": "follow_suit"}
    why = reason(position, "S3")
    assert texts(why.binds) == "SA"
    assert (why.params["led"], why.params["beat"]) == ("S", "S5")
    assert {"FK-33", "FK-34"} & set(why.cites)
    assert reason(position, "SA").binds == ()


@pytest.mark.cites("FK-33", "C-FK-11")
def test_any_card_that_heads_will_do_not_only_the_highest():
    position = at("S5 / S6 S9 SK S4", "S5")
    assert legal(position) == "S6 S9 SK"
    assert texts(reason(position, "S4").binds) == "SK S9 S6"


@pytest.mark.cites("FK-33")
def test_the_card_to_beat_is_the_best_of_the_trick_not_the_one_led():
    position = at("S5 / SQ / S9 S2 SK", "S5 SQ")
    assert legal(position) == "SK"
    assert reason(position, "S9").params["beat"] == "SQ"
    assert legal(at("S5 / SQ / S9 S2", "S5 SQ")) == "S9 S2"


@pytest.mark.cites("FK-16", "FK-33", "C-FK-11")
def test_a_card_of_another_suit_need_not_be_beaten():
    position = at("S5 / HA / S6 S2", "S5 HA")
    assert legal(position) == "S6"
    assert reason(position, "S2").params["beat"] == "S5"


@pytest.mark.cites("FK-35")
def test_whoever_cannot_head_but_can_follow_plays_any_card_of_the_led_suit():
    position = at("SJ / S9 ST S2 HA", "SJ")
    assert legal(position) == "S9 ST S2"
    assert reason(position, "S2").key == "cannot_head"
    assert "FK-35" in reason(position, "S2").cites


@pytest.mark.cites("FK-36")
@pytest.mark.parametrize(
    ("cards", "winner"), [("S5 S7 S9 SK", 3), ("S9 SA S7 S2", 1), ("SA SK SQ SJ", 0), ("H2 H3", 1)]
)
def test_the_highest_card_of_the_led_suit_wins(cards, winner):
    assert at("/".join(cards.split()), cards).tricks[0].winner == winner


@pytest.mark.cites("FK-15", "FK-16", "FK-37", "C-FK-13")
def test_a_card_of_another_suit_never_wins():
    for others in ("HA CA DA", "HK H2 H3", "C3 CA D4"):
        cards = f"S2 {others}"
        assert at("/".join(cards.split()), cards).tricks[0].winner == 0
    assert at("S2/HA/S3/CA", "S2 HA S3 CA").tricks[0].winner == 2


@pytest.mark.cites("FK-16")
def test_suits_are_equal():
    turn = str.maketrans("SHDC", "HDCS")
    moves = "S5 SA C9 S7 H2 H8 HJ H7"
    first, turned = at(TABLE, moves), at(TABLE.translate(turn), moves.translate(turn))
    assert [trick.winner for trick in first.tricks] == [trick.winner for trick in turned.tricks]
    assert legal(first).translate(turn) == legal(turned)


@pytest.mark.cites("FK-38")
def test_the_winner_of_a_trick_leads_the_next():
    position = at(TABLE, "S5 SA C9 S7")
    assert position.to_play == position.leader == 1
    position = played(position, "H2 H8 HJ H7")
    assert position.to_play == position.leader == 3
    assert [trick.winner for trick in position.tricks] == [1, 3]
    assert set(keys(position).values()) == {"lead"}


@pytest.mark.cites("FK-38")
def test_whoever_is_winning_the_trick_is_known_after_each_card():
    position = at(TABLE)
    seen = []
    for move in ("S5", "SA", "C9"):
        position = position.play(move)
        seen.append(position.winning)
    assert at(TABLE).winning is None
    assert seen == [0, 1, 1]
    assert position.play("S7").winning is None


@pytest.mark.cites("FK-39", "C-FK-19")
@pytest.mark.parametrize(("order", "winner"), [("SA SK SQ SJ", 0), ("SJ SQ SK SA", 3)])
def test_the_trick_of_ace_king_queen_jack_is_legal_led_by_the_ace_or_rising(order, winner):
    hands = "/".join(f"{card} S{low}" for card, low in zip(order.split(), "2345", strict=True))
    assert at(hands, order).tricks[0].winner == winner


@pytest.mark.cites("FK-59", "FK-60", "C-X-01")
def test_without_the_duty_to_head_players_only_follow_suit():
    position = at("S5 / SA S3 H2", "S5", "no_heading")
    assert keys(position) == {"SA": "follows", "S3": "follows", "H2": "follow_suit"}
    assert texts(reason(position, "H2").binds) == "SA S3"
    assert "FK-59" in reason(position, "SA").cites or "FK-31" in reason(position, "SA").cites
    assert position.play("S3").tricks[0].winner == 0


@pytest.mark.cites("FK-60")
def test_without_the_duty_to_head_there_is_never_less_choice():
    more = 0
    for seed in range(30):
        for position in line(at(TABLE), seed):
            free = played(at(TABLE, "", "no_heading"), texts(position.moves))
            assert set(position.legal()) <= set(free.legal())
            more += len(free.legal()) > len(position.legal())
    assert more > 0


def test_a_written_deal_and_its_cards_in_another_order_give_the_same_verdicts():
    turned = "/".join(" ".join(reversed(hand.split())) for hand in TABLE.split("/"))
    assert written(turned) == written(TABLE)
    assert at(turned, "S5") == at(TABLE, "S5")
    assert keys(at(turned, "S5")) == keys(at(TABLE, "S5"))

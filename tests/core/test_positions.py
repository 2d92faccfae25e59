"""A position: what it tells, that it is a value, and how it is reached."""

import pickle
from itertools import pairwise

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import deal
from femkort_widgets.core.opening import start
from tests.core.kit import at, line, played, table, texts

TABLE = "S5 SK H7 D9 C2 / SA S3 H2 C4 D5 / DA D2 C9 CT H8 / S9 S7 HJ CK D4"
MOVES = "S5 SA C9 S7 H2 H8 HJ"


def test_a_position_tells_where_the_deal_stands():
    position = at(TABLE, MOVES, dealer=3)
    assert texts(position.moves) == MOVES
    assert (position.to_play, position.leader, position.winning) == (0, 1, 3)
    assert texts(position.trick.cards) == "H2 H8 HJ"
    assert (position.trick.seats, position.trick.leader) == ((1, 2, 3), 1)
    assert [texts(hand) for hand in position.hands] == [
        "SK H7 D9 C2",
        "S3 C4 D5",
        "DA D2 CT",
        "S9 CK D4",
    ]
    assert len(position.tricks) == 1
    assert (position.contenders, position.irregular) == ((1,), ())
    assert (position.over, position.result, position.irregular_deal) == (False, None, False)
    assert (position.deal.dealer, position.number, position.trump) == (3, 0, None)
    assert position.round == position.rules.round(0)


def test_moves_are_text_or_cards():
    by_text, by_card = at(TABLE), at(TABLE)
    for text in MOVES.split():
        by_text, by_card = by_text.play(text.lower()), by_card.play(Card.parse(text))
    assert by_text == by_card == at(TABLE, MOVES)
    assert at(TABLE).play("♠5") == at(TABLE).play("5♠")


def test_positions_reached_by_the_same_cards_are_equal():
    seen = list(line(at(TABLE), seed=3))
    again = list(line(at(TABLE), seed=3))
    assert seen == again
    assert len(set(seen + again)) == len(seen) == 21
    assert seen[3] != seen[4]


def test_another_order_within_a_hand_makes_no_other_position():
    turned = "/".join(" ".join(reversed(hand.split())) for hand in TABLE.split("/"))
    for count in range(8):
        moves = " ".join(MOVES.split()[:count])
        assert at(turned, moves) == at(TABLE, moves)
        assert hash(at(turned, moves)) == hash(at(TABLE, moves))


def test_positions_differ_by_cards_rules_and_dealer():
    position = at(TABLE, "S5")
    assert position != at(TABLE, "SK")
    assert position != at(TABLE, "S5", "no_heading")
    assert position != played(at(TABLE, dealer=3), "S5 SA")
    assert at(TABLE, dealer=0) != at(TABLE, dealer=1)


def test_playing_leaves_the_position_before_as_it_was():
    position = at(TABLE, "S5")
    hands, trick = position.hands, position.trick
    one, other = position.play("SA"), position.play("SA").play("C9")
    assert (position.hands, position.trick) == (hands, trick)
    assert one != other
    with pytest.raises(AttributeError):
        position.to_play = 2


@pytest.mark.parametrize("variants", [(), ("trump",), ("no_heading", "contenders_only")])
def test_every_position_can_be_pickled(variants):
    rules = table(*variants)
    for position in line(start(rules, deal(rules, seed=5, dealer=2))):
        copy = pickle.loads(pickle.dumps(position))
        assert copy == position
        assert hash(copy) == hash(position)
        assert copy.verdicts() == position.verdicts()
        assert (copy.hands, copy.result) == (position.hands, position.result)


@pytest.mark.cites("FK-55", "C-FK-10")
def test_seats_that_are_not_dealt_in_are_skipped():
    rules = table(players=5)
    given = deal(rules, seed=4, dealer=3, seats=(0, 3, 4))
    assert [len(hand) for hand in given.hands] == [5, 0, 0, 5, 5]
    seen = list(line(start(rules, given, seats=(0, 3, 4))))
    assert seen[0].to_play == 4
    assert len(seen) == 16
    assert {trick.seats for trick in seen[-1].tricks} <= {(0, 3, 4), (3, 4, 0), (4, 0, 3)}
    assert seen[-1].result.winner in (0, 3, 4)
    assert not seen[0].irregular_deal
    assert seen[0].verdicts(1) == {}


def test_a_side_line_from_any_position_leaves_the_line_it_came_from():
    seen = list(line(at(TABLE), seed=1))
    for before, after in pairwise(seen):
        for card in before.legal():
            assert (before.play(card) == after) == (card == after.moves[-1])

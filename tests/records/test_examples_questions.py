"""What the examples claim that ask something, hide cards or show the format itself."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records import examples
from femkort_widgets.records.notes import LANGUAGES, Comment, Stop
from femkort_widgets.records.play import Open
from tests.records.played import after, before, cards, end, line, points, reason, winner, written


def names_of_winners(position, seat):
    """Does this seat win in the end? Every answer that some play gives."""
    if position.over:
        return {position.result.winner == seat}
    return set().union(*(names_of_winners(position.play(m), seat) for m in position.legal()))


def comments(name):
    """Every comment of an example, deal by deal, in the order of the text."""
    (match,) = examples.load(name).matches
    for one in match.rounds:
        if one.play is not None:
            yield [item for item in one.play.items if isinstance(item, Comment)]


@pytest.mark.cites("LS-31", "LS-32")
def test_with_the_ace_gone_the_queen_of_spades_wins_whatever_the_others_play():
    name = "letzter_stich_question"
    position = before(name, "DA")
    assert {str(card) for card in position.legal()} == {"DA", "SQ"}
    assert names_of_winners(position.play("DA"), 2) == {True}
    assert names_of_winners(position.play("SQ"), 2) == {False}
    assert (cards(end(name), -1), points(name)) == ("ST SQ DK HK", (0, 0, 1, 0))
    assert [after(name, number).result.winner for number in (1, 2)] == [1, 1]
    assert line(name, 2)[0].move.card == fw.Card.parse("HK")


@pytest.mark.cites("FP-55", "FP-58", "FP-61")
def test_the_jack_opens_the_way_to_her_king_and_the_ten_lets_another_go_out():
    name = "fan_tan_question"
    position = before(name, "DJ")
    assert {str(card) for card in position.legal()} == {"DJ", "ST"}
    assert names_of_winners(position.play("DJ"), 2) == {True}
    assert names_of_winners(position.play("ST"), 2) == {False}
    assert before(name, "DQ").legal() == (fw.Card.parse("DQ"),)
    assert (winner(name), points(name)[2], end(name).passes[2]) == (2, 0, 1)
    assert (after(name, 1).result.winner, cards_left(after(name, 1), 2)) == (3, "DK")


def cards_left(position, seat):
    return " ".join(map(str, position.hands[seat]))


@pytest.mark.cites("FP-63", "FP-67")
def test_no_card_of_the_others_beats_one_that_she_claims_with():
    name = "femkamp_claim"
    position = end(name)
    assert (position.to_play, len(position.hands[2]), len(position.tricks)) == (2, 5, 8)
    others = [card for seat in (0, 1, 3) for card in position.hands[seat]]
    for card in position.hands[2]:
        assert all(card.rank > other.rank for other in others if other.suit == card.suit)
    while not position.over:
        position = position.play(position.legal()[-1])
    assert {trick.winner for trick in position.tricks[8:]} == {2}
    assert position.result.points == (-3, -1, -6, -3)
    assert tuple(written(name).score.values()) == (-3, -1, -6, -3)


@pytest.mark.cites("FP-15", "C-FP-01")
def test_three_players_have_seventeen_cards_and_the_lowest_heart_is_the_three():
    name = "femkamp_three_players"
    assert [len(hand) for hand in end(name).deal.hands] == [17, 17, 17]
    dealt = {str(card) for hand in end(name).deal.hands for card in hand}
    assert ("H2" in dealt, len(dealt), end(name).irregular_deal) == (False, 51, False)
    assert (points(name), sum(points(name))) == ((3, 10, 4), 17)


@pytest.mark.cites("FK-31", "FK-33", "FK-34")
def test_his_own_cards_say_what_he_may_play():
    name = "femkort_own_cards"
    assert end(name).deal.unknown == (5, 5, 5, 0)
    assert reason(name, "H2") == (True, "void")
    assert before(name, "D8").legal() == (fw.Card.parse("D8"),)
    assert reason(name, "D8") == (True, "cannot_head")
    assert [reason(name, "HK", card) for card in ("HK", "H6", "H4")] == [
        (True, "heads"),
        *((False, "head_the_trick"),) * 2,
    ]


@pytest.mark.parametrize("name", examples.names())
def test_whatever_is_said_in_english_is_said_in_french_beside_it(name):
    for said in comments(name):
        for index, one in enumerate(said):
            if one.lang is None:
                beside = {other.lang for other in said[index + 1 : index + len(LANGUAGES)]}
                assert "fr" in beside, one.text


def test_one_hand_is_told_in_all_six_languages():
    (said,) = comments("femkort_heading")
    assert [one.lang or "en" for one in said] == [*LANGUAGES] * 3


def test_side_lines_stand_in_side_lines_and_every_command_of_a_question_occurs():
    nested, commands = 0, set()
    for name in examples.names():
        for one in examples.load(name).matches[0].rounds:
            items = one.play.items if one.play is not None else ()
            nested += any(
                isinstance(item, Open) and any(first < at < last for first, last in spans(one.play))
                for at, item in enumerate(items)
            )
            stops = [item for item in items if isinstance(item, Stop)]
            commands |= {command.name for stop in stops for command in stop.commands}
    assert nested >= 1
    assert commands == {"ok", "best", "say", "hint"}


def spans(play):
    return play.closing.items()


@pytest.mark.parametrize("name", examples.names())
def test_no_title_names_the_right_answer_of_a_question(name):
    (match,) = examples.load(name).matches
    items = [item for one in match.rounds if one.play for item in one.play.items]
    ranks = {14: "ace", 13: "king", 12: "queen", 11: "jack", 10: "ten"}
    for stop in (item for item in items if isinstance(item, Stop)):
        told = {ranks.get(card.rank, str(card.rank)) for card in stop.ok}
        assert not told & set(match.title.lower().replace(",", "").split())

"""Every example hand is sound and written as the writer would; and what Femkort's claim is true."""

from importlib.resources import files
from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.records import examples
from femkort_widgets.records.notes import Stop
from tests.records.played import (
    after,
    before,
    cards,
    end,
    held,
    line,
    points,
    reason,
    replayed,
    score,
    step,
    winner,
    written,
)

HERE = Path(__file__).parent


def matches():
    return [examples.load(name).matches[0] for name in examples.names()]


@pytest.mark.parametrize("name", examples.names())
def test_an_example_has_no_faults_and_is_written_as_the_writer_would(name):
    text = files(examples).joinpath(f"{name}.ttn").read_text("utf-8")
    record = examples.load(name)
    assert record.faults == ()
    assert fw.dumps(record) == text
    assert fw.dumps(fw.loads(text)) == text


@pytest.mark.parametrize("name", examples.names())
def test_an_example_is_one_match_named_for_its_game_with_a_claim(name):
    (match,) = examples.load(name).matches
    assert name.startswith(match.game)
    assert examples.claim(name) == match.title
    assert match.title


@pytest.mark.parametrize("name", examples.names())
def test_an_example_can_be_drawn(name):
    assert fw.frames(examples.load(name))["frames"]


@pytest.mark.parametrize("name", examples.names())
def test_every_claim_has_a_test_of_its_own(name):
    here = "".join(path.read_text("utf-8") for path in HERE.glob("test_examples*.py"))
    assert f'"{name}"' in here


def test_every_claim_is_another_one():
    assert len({match.title for match in matches()}) == len(examples.names()) >= 24


def test_every_game_and_every_variant_occurs():
    assert {match.game for match in matches()} == set(fw.games())
    shown = {key for match in matches() for key in match.variants}
    assert shown == {variant.key for game in fw.games() for variant in fw.game(game).variants}


@pytest.mark.parametrize("name", ["no_such_hand", "", "../examples/femkort_void", None])
def test_any_other_name_is_refused_with_the_known_ones(name):
    with pytest.raises(fw.Error) as caught:
        examples.load(name)
    assert caught.value.key == "choice"
    assert "femkort_void" in caught.value.data["known"]


@pytest.mark.cites("FK-33", "FK-34", "C-FK-11")
def test_the_king_and_the_ace_have_to_go_and_the_queen_is_left():
    name = "femkort_heading"
    for card in ("HK", "HA"):
        assert before(name, card).legal() == (fw.Card.parse(card),)
    assert reason(name, "HK", "H3") == (False, "head_the_trick")
    assert cards(end(name), 4) == "HQ H8 SA CJ"
    assert winner(name) == 0


@pytest.mark.cites("FK-32", "FK-36", "FK-37")
def test_two_aces_of_other_suits_lose_to_a_two():
    name = "femkort_void"
    assert cards(end(name), 4) == "H2 SA ST CA"
    assert [reason(name, ace) for ace in ("SA", "CA")] == [(True, "void")] * 2
    assert (winner(name), score(name)) == (2, (0, 0, 4, 0))


@pytest.mark.cites("FK-44", "FK-71")
def test_the_ace_waits_in_the_main_line_and_is_gone_in_the_side_line():
    name = "femkort_ace_that_waited"
    assert cards(end(name), 4) == "ST C9 SA CQ"
    assert (winner(name), score(name)) == (2, (0, 0, 4, 0))
    other = after(name, 1)
    assert other.result is not None
    assert other.result.winner == 0


@pytest.mark.cites("FK-62", "C-FK-12")
def test_after_a_trump_the_queen_need_not_head():
    name = "femkort_trump"
    assert before(name, "S4").trump == "H"
    assert [str(card) for card in before(name, "S4").trick.cards] == ["S8", "H4"]
    assert "SQ" in held(before(name, "S4"), 1)
    assert reason(name, "S4") == (True, "heading_lapsed")
    assert end(name).tricks[2].winner == 0
    assert reason(name, "HJ") == (True, "heads")
    assert (cards(end(name), 4), winner(name)) == ("CQ DJ HQ SQ", 0)


@pytest.mark.cites("FK-59")
def test_without_heading_the_king_stays_behind_a_three_and_wins_the_fifth_trick():
    name = "femkort_no_heading"
    assert reason(name, "H3") == (True, "follows")
    assert "HK" in held(before(name, "H3"), 2)
    with_heading = fw.start(fw.rules("femkort"), end(name).deal)
    for one in end(name).moves[:5]:
        with_heading = with_heading.play(one, irregular=True)
    assert with_heading.legal() == (fw.Card.parse("HK"),)
    assert (cards(end(name), 4), winner(name)) == ("HT HK DQ SJ", 2)


@pytest.mark.cites("C-FK-02", "FK-41")
def test_the_ace_of_somebody_without_a_trick_is_not_in_the_fifth():
    name = "femkort_contenders_only"
    fifth = end(name).tricks[4]
    assert (fifth.leader, fifth.seats, winner(name)) == (3, (3, 1), 3)
    assert [trick.winner for trick in end(name).tricks[:4]] == [1, 3, 1, 3]
    assert reason(name, "S5")[0]
    assert "SA" in held(before(name, "DQ"), 0)
    refused = before(name, "DQ").verdicts(0)[fw.Card.parse("SA")]
    assert (refused.legal, refused.reason.key) == (False, "not_in_trick")


@pytest.mark.cites("FK-48", "C-FK-05")
def test_a_void_hand_leaves_the_pot_and_takes_a_chip_from_each():
    name = "femkort_void_deal"
    assert end(name).result.void
    first, second = replayed(name).book
    assert (first.before.pot, first.after.pot, second.before.pot) == (4, 4, 8)
    assert [walk.dealt.dealer for walk in replayed(name).walks] == [3, 3]
    assert score(name, 1) == (8, 0, 0, 0)


@pytest.mark.cites("FK-61", "C-FK-07")
def test_after_a_void_hand_the_ante_is_two_and_after_a_pot_one_again():
    book = replayed("femkort_escalating_ante").book
    assert [entry.before.pot for entry in book] == [4, 12, 4]
    assert [entry.after.pot for entry in book] == [4, 0, 0]


@pytest.mark.cites("FK-56", "FK-57", "C-FK-16")
@pytest.mark.parametrize(
    ("name", "granted", "hands"),
    [("femkort_redeal_granted", True, 2), ("femkort_redeal_refused", False, 1)],
)
def test_one_no_decides_about_new_cards(name, granted, hands):
    (asked,) = written(name).redeals
    assert (asked.seat, asked.granted) == ("W", granted)
    assert ("no" in asked.words) is not granted
    book = replayed(name).book
    assert [entry.before.pot for entry in book] == [4] * hands
    assert {walk.dealt.dealer for walk in replayed(name).walks} == {3}
    assert winner(name, hands - 1) == int(granted)


@pytest.mark.cites("FK-58", "C-FK-09")
def test_the_third_pot_takes_twelve_chips():
    book = replayed("femkort_best_of_three").book
    assert [winner("femkort_best_of_three", deal) for deal in range(4)] == [0, 2, 2, 2]
    assert [entry.before.pot for entry in book] == [3, 6, 9, 12]
    assert (book[-1].after.pot, book[-1].after.winners) == (0, (2,))


@pytest.mark.cites("FK-55", "C-FK-10")
def test_a_tie_is_played_off_by_the_two_without_an_ante():
    name = "femkort_play_off"
    assert [winner(name, deal) for deal in range(3)] == [0, 2, 2]
    assert written(name, 2).playoff == ("A", "C")
    last = replayed(name).book[-1]
    assert (last.before.pot, last.after.winners) == (0, (2,))


@pytest.mark.cites("FK-31", "FK-33")
def test_the_revoke_is_marked_and_its_king_takes_the_pot():
    name = "femkort_revoke"
    (broken,) = end(name).irregular
    assert (str(broken.card), broken.seat, broken.reason.key) == ("S2", 1, "follow_suit")
    assert step(name, "S2").move.marks == ("^R",)
    assert before(name, "S2").legal() == (fw.Card.parse("HK"),)
    assert (cards(end(name), 4), winner(name)) == ("HQ HK SQ D9", 1)


@pytest.mark.cites("FK-38")
def test_the_card_out_of_turn_leads_and_is_marked():
    name = "femkort_out_of_turn"
    first, second = end(name).tricks[:2]
    assert (first.winner, second.leader, str(second.cards[0])) == (0, 1, "C8")
    assert [one.reason.key for one in end(name).irregular] == ["out_of_turn"]
    assert step(name, "C8").move.marks == ("^T",)


@pytest.mark.cites("FK-33")
def test_the_card_taken_back_was_forbidden_and_the_one_played_was_not():
    name = "femkort_taken_back"
    assert step(name, "HK").move.marks == ("^C(H3)",)
    assert reason(name, "HK", "H3") == (False, "head_the_trick")
    assert (reason(name, "HK"), end(name).irregular) == ((True, "heads"), ())


@pytest.mark.cites("FK-32", "FK-44")
def test_whatever_the_others_play_one_card_wins_the_pot_and_the_other_loses_it():
    name = "femkort_question"
    position = before(name, "DJ")
    assert {str(card) for card in position.legal()} == {"DJ", "SA"}
    assert {card: ends(position.play(card), 2) for card in ("DJ", "SA")} == {
        "DJ": {True},
        "SA": {False},
    }
    (stop,) = (part for part in step(name, "CQ").text if isinstance(part, Stop))
    assert [str(card) for card in stop.ok] == ["DJ"]


def ends(position, seat):
    """Does this seat win the last trick? Every answer that some play gives."""
    if position.over:
        return {position.result.winner == seat}
    return set().union(*(ends(position.play(card), seat) for card in position.legal()))


@pytest.mark.cites("FK-36", "FK-44")
def test_the_ace_beats_the_king_and_the_two_in_its_place_does_not():
    name = "femkort_what_if"
    assert (cards(end(name), 4), winner(name)) == ("CK HJ CA C7", 0)
    other = after(name, 1)
    assert (cards(other, 4), other.result.winner) == ("CK HJ C2 C7", 2)
    assert [str(card) for card in line(name)[-2].before.legal()] == ["CA"]
    dealt = fw.Deal(("HQ HT H7 D4 C2", *end(name).deal.hands[1:]), 3)
    position = fw.start(fw.rules("femkort"), dealt)
    for card in end(name).moves[:18]:
        position = position.play(card)
    assert str(position.legal()[0]) == "C2"


@pytest.mark.cites("FK-42", "C-FK-01", "C-FK-04")
def test_after_a_last_card_the_lead_goes_left_and_so_does_the_pot():
    name = "femkort_four_cards"
    assert end(name).irregular_deal
    fourth, fifth = end(name).tricks[3:]
    assert (fourth.winner, fifth.leader, fifth.seats) == (0, 1, (1, 2))
    assert (points(name), score(name)) == ((0, 1, 0), (0, 3, 0))

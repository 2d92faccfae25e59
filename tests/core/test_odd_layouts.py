"""Fan Tan off the beaten track: irregular openings, odd deals, house rules that stall."""

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.layout import FITS
from femkort_widgets.core.sight import seen_by

RULES = fw.rules("fan_tan")
ODD = fw.Deal(("D7 S6 S7", "H7 H2", "C7 C6", "S8 S9"), dealer=3)


def hands(seed, cards):
    """Four hands of so many cards from the pack, whichever they are."""
    random = Random(seed)
    pack = random.sample(RULES.round(0).pack, 4 * cards)
    return [pack[at::4] for at in range(4)]


@pytest.mark.cites("FP-62")
@pytest.mark.parametrize("first", ["S6", "pass", "H7"])
def test_whatever_is_laid_before_the_opening_card_its_holder_is_to_open(first):
    position = fw.start(RULES, ODD).play(first, irregular=True)
    assert {note.reason.key for note in position.irregular} >= {"opening_card"}
    assert position.to_play == 0
    assert set(map(str, position.legal())) == {"D7"}
    for seat in (1, 2, 3):
        verdicts = position.verdicts(seat).values()
        assert {verdict.reason.key for verdict in verdicts} == {"opening_card"}
    opened = position.play("D7")
    assert opened.to_play == 1
    assert opened.opener is None


@given(st.integers(0, 10**6), st.integers(1, 6), st.randoms(use_true_random=False))
def test_an_odd_deal_ends_and_every_seat_sees_its_own_legal_moves(seed, cards, random):
    position = fw.start(RULES, fw.Deal(hands(seed, cards), dealer=seed % 4))
    for _ in range(200):
        if position.over:
            break
        legal = position.legal()
        assert legal
        assert seen_by(position, position.to_play).legal() == legal
        position = position.play(random.choice(legal))
    assert position.over
    assert position.result.void == (position.out is None)


def test_a_house_rule_under_which_nobody_may_lay_ends_the_round():
    always = fw.Obligation("always_pass", lambda position, seat, move: move is fw.PASS)
    rules = RULES.with_round("fan_tan", obligations=(FITS, always))
    position = fw.start(rules, fw.deal(rules, seed=1)).play("D7")
    for _ in range(4):
        position = position.play("pass")
    assert position.over
    assert position.result.void


def test_the_rows_of_a_position_cannot_be_written_and_go_along_when_it_is_sent():
    position = fw.start(RULES, ODD).play("D7")
    legal = position.legal()
    with pytest.raises(TypeError):
        position.layout["S"] = position.layout["D"]
    for sent in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert sent == position
        assert sent.layout == position.layout
        assert sent.legal() == legal


@pytest.mark.cites("FP-91", "C-FP-06")
def test_who_holds_no_seven_passes_before_anything_lies_and_is_told_why():
    rules = fw.rules("fan_tan", variants=("forehand_opens",))
    position = fw.start(rules, fw.Deal(("S7 S6", "H2 H3", "C7 C6", "S8 S9"), dealer=0))
    assert position.legal() == (fw.PASS,)
    assert "C-FP-06" in position.verdicts()[fw.PASS].reason.cites
    later = position.play("pass").play("C7")
    assert later.verdicts()[fw.PASS].reason.cites == ("FP-57", "FP-59")


@pytest.mark.parametrize(
    "seed", [None, 1.5, True, [], b"7", "two\nlines", object(), 2**4096, "\ud800"]
)
def test_what_is_no_seed_is_refused(seed):
    rules = fw.rules("femkort")
    with pytest.raises(fw.Error):
        fw.deal(rules, seed=seed)
    with pytest.raises(fw.Error):
        fw.Match(rules, seed=seed)


@pytest.mark.parametrize("attempt", [0, -3, None, 1.0, True, "1"])
def test_attempts_are_counted_from_one(attempt):
    with pytest.raises(fw.DealError) as refused:
        fw.deal(RULES, seed=1, attempt=attempt)
    assert refused.value.key == "no_attempt"


@pytest.mark.parametrize("card", [("X", 5), (None, None), ("S", 5.0), ("S", 1), ("S", True)])
def test_a_card_of_no_pack_is_refused(card):
    position = fw.start(RULES, ODD)
    with pytest.raises(fw.CardError):
        fw.Deal(((fw.Card(*card),), (), (), ()))
    with pytest.raises(fw.CardError):
        position.play(fw.Card(*card))


def test_names_are_texts_of_one_line():
    rules = fw.rules("femkort")
    assert fw.Match(rules, seed=1, names=("A\nB", "C", "D", "E")).names[0] == "A B"
    for names in ((None,) * 4, b"abcd", ("\ud800",) * 4):
        with pytest.raises(fw.Error):
            fw.Match(rules, seed=1, names=names)


@pytest.mark.parametrize("seat", [True, 1.0, "1", None, -1, 4])
def test_what_is_no_seat_is_refused_wherever_a_seat_is_asked_for(seat):
    rules = fw.rules("femkort", variants=("redeal_request",))
    asked = [
        lambda: fw.Deal(("SA", "S2", "S3", "S4"), dealer=seat),
        lambda: fw.deal(rules, seed=1, dealer=seat),
        lambda: fw.Match(rules, seed=1, dealer=seat),
        lambda: fw.Match(rules, seed=1).ask_redeal(seat, (True,) * 4),
        lambda: fw.deal(rules, seed=1, seats=(0, seat)),
    ]
    for ask in asked:
        with pytest.raises(fw.Error):
            ask()
    if seat is not None:
        with pytest.raises(fw.DealError):
            fw.start(rules, fw.deal(rules, seed=1)).verdicts(seat)

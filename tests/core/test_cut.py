"""Cutting for the deal: the highest card deals first, and equals draw again."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.cut import cut
from femkort_widgets.core.games import game, games, rules

GOLDEN = [
    ("femkort", 4, 7, "D7 C6 H6 DT", 3),
    ("femkort", 4, "class 4b", "S5 HQ SQ H4 / - S8 D2 -", 1),
    (
        *("femkort", 8, 360),
        "HK SK S7 D5 S9 DQ C7 DK / CK C2 - - - - - SK / HK - - - - - - SK / SQ - - - - - - D9",
        0,
    ),
    ("letzter_stich", 3, 356, "HJ SJ H7 / SK CK - / HT ST - / C9 S7 -", 0),
    (
        "letzter_stich",
        6,
        89,
        "D8 HK CQ HQ CK CT / - SQ - - CQ - / - D8 - - C8 - / - H9 - - HA -",
        4,
    ),
    ("sjukamp", 5, 171, "DQ S4 HA DA D9 / - - D4 H4 - / - - SK DK - / - - DQ DK -", 3),
    ("fan_tan", 4, 27, "H6 S7 H7 C4 / - DA C4 -", 2),
]
"""Game, players, seed; then draw after draw what each seat drew, and who deals."""


@st.composite
def tables(draw):
    key = draw(st.sampled_from(games()))
    least, most = game(key).players
    return rules(key, players=draw(st.integers(least, most)))


seeds = st.integers() | st.text("abc♠ 1/", max_size=8)


def drawing(draw):
    """The cards of one draw by the seats that drew."""
    return {seat: card for seat, card in enumerate(draw) if card}


def highest(draw, chosen):
    """The seats that drew the highest card of one draw."""
    ranks = {seat: chosen.round(0).rank(card) for seat, card in drawing(draw).items()}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


@pytest.mark.cites("FK-23", "LS-20", "C-FK-15", "C-LS-04")
@pytest.mark.parametrize(("key", "players", "seed", "draws", "dealer"), GOLDEN)
def test_a_seed_cuts_the_same_cards_everywhere(key, players, seed, draws, dealer):
    given = cut(rules(key, players=players), seed=seed)
    shown = [" ".join(str(card or "-") for card in draw) for draw in given.draws]
    assert (" / ".join(shown), given.dealer) == (draws, dealer)


@pytest.mark.cites("FK-23", "LS-20", "C-LS-04")
@given(tables(), seeds)
def test_the_dealer_alone_drew_the_highest_card(chosen, seed):
    given = cut(chosen, seed=seed)
    assert highest(given.draws[-1], chosen) == [given.dealer]


@pytest.mark.cites("C-FK-15", "C-LS-04")
@given(tables(), seeds)
def test_all_draw_and_then_those_who_share_the_highest_whatever_the_suit(chosen, seed):
    draws = cut(chosen, seed=seed).draws
    assert all(len(draw) == chosen.players for draw in draws)
    assert list(drawing(draws[0])) == list(range(chosen.players))
    for before, after in pairwise(draws):
        assert list(drawing(after)) == highest(before, chosen)


@given(tables(), seeds)
def test_each_draw_is_made_from_the_whole_pack_of_the_first_round(chosen, seed):
    for draw in cut(chosen, seed=seed).draws:
        cards = list(drawing(draw).values())
        assert set(cards) <= set(chosen.round(0).pack)
        assert len(set(cards)) == len(cards)


@pytest.mark.cites("C-FP-17")
@pytest.mark.parametrize("key", games())
def test_every_seat_may_come_to_deal(key):
    chosen = rules(key)
    dealers = [cut(chosen, seed=seed).dealer for seed in range(400)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))


@pytest.mark.cites("FK-23", "LS-20")
@pytest.mark.parametrize("key", ["femkort", "letzter_stich"])
def test_a_match_begins_with_the_dealer_that_was_cut(key):
    chosen = fw.rules(key)
    for seed in range(8):
        dealer = fw.cut(chosen, seed=seed).dealer
        match = fw.Match(chosen, seed=seed, dealer=dealer)
        assert match.dealer == dealer
        assert match.position.to_play == (dealer + 1) % 4


def test_what_is_no_seed_and_what_are_no_rules_is_refused():
    with pytest.raises(fw.DealError):
        cut(rules("femkort"), seed=1.5)
    with pytest.raises(fw.RulesError):
        cut("femkort", seed=1)

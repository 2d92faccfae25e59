"""Letzter Stich, statement by statement: the plain game."""

from itertools import pairwise
from random import Random

import pytest

import femkort_widgets as fw
from tests.core.rounds import at, every, keys, legal, played, run
from tests.core.skat import HAND, MOVES, SKAT, table

SIZES = {3: 8, 4: 7, 5: 6, 6: 5}
ASIDE = {3: 4, 4: 4, 5: 2, 6: 2}


@pytest.mark.cites("LS-02", "LS-05", "LS-15", "LS-37", "LS-48")
def test_whoever_wins_the_last_trick_wins_the_hand_whoever_won_the_others():
    end = at(table(), HAND, MOVES)
    assert [trick.winner for trick in end.tricks] == [3, 0, 1]
    assert (end.result.winner, end.result.points) == (1, (0, 1, 0, 0))


@pytest.mark.cites("LS-04", "LS-16", "LS-42")
@pytest.mark.parametrize("players", SIZES)
def test_no_trick_but_the_last_is_worth_anything(players):
    for seed in range(8):
        chosen = table(players=players)
        end = run(fw.start(chosen, fw.deal(chosen, seed=seed)), Random(seed))
        assert len(end.tricks) == SIZES[players]
        assert end.result.points == tuple(int(s == end.tricks[-1].winner) for s in range(players))


@pytest.mark.cites("LS-04", "LS-40")
def test_the_hand_is_played_to_everybodys_last_card():
    chosen = table()
    for position in every(fw.start(chosen, fw.deal(chosen, seed=5)), Random(5)):
        assert position.over == (sum(position.counts) == 0)
        assert (position.result is None) == any(position.counts)


@pytest.mark.cites("LS-07", "C-LS-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_can_play(players):
    assert table(players=players).players == players
    for wrong in (1, 7, 8, 0):
        with pytest.raises(fw.RulesError):
            table(players=wrong)


@pytest.mark.cites("LS-09", "C-LS-03")
def test_two_can_play_if_they_ask_for_it_with_eight_cards_each():
    chosen = table(players=2)
    dealt = fw.deal(chosen, seed=1)
    assert chosen.round(0).hand_size == 8
    assert [len(hand) for hand in dealt.hands] == [8, 8]
    assert len(chosen.round(0).pack) == 32
    assert fw.rules("letzter_stich").players == 4


@pytest.mark.cites("LS-10", "LS-12")
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_the_pack_has_the_32_cards_from_seven_to_ace_in_four_suits(players):
    pack = list(map(str, table(players=players).round(0).pack))
    assert sorted(pack) == sorted(suit + rank for suit in "SHDC" for rank in SKAT)


@pytest.mark.cites("LS-11", "LS-22", "C-LS-01", "LS-12")
def test_three_play_with_28_cards_without_the_eights():
    pack = set(map(str, table(players=3).round(0).pack))
    assert pack == {suit + rank for suit in "SHDC" for rank in "79TJQKA"}


@pytest.mark.cites("LS-24", "LS-25", "LS-23", "C-LS-01", "C-LS-02")
@pytest.mark.parametrize("players", SIZES)
def test_everybody_holds_the_cards_of_the_table_and_the_rest_lies_aside(players):
    chosen = table(players=players)
    dealt = fw.deal(chosen, seed=players)
    assert chosen.round(0).hand_size == SIZES[players]
    assert [len(hand) for hand in dealt.hands] == [SIZES[players]] * players
    aside = len(chosen.round(0).pack) - sum(map(len, dealt.hands))
    assert aside == ASIDE[players]
    assert not fw.start(chosen, dealt).irregular_deal


@pytest.mark.cites("LS-25")
def test_a_card_aside_is_in_no_hand_and_is_never_played():
    chosen = table()
    dealt = fw.deal(chosen, seed=3)
    held = {card for hand in dealt.hands for card in hand}
    position = fw.start(chosen, dealt)
    for card in set(chosen.round(0).pack) - held:
        with pytest.raises(fw.IllegalPlayError):
            position.play(card)
    assert set(run(position, Random(1)).moves) == held


@pytest.mark.cites("LS-23")
@pytest.mark.parametrize("players", SIZES)
def test_cards_are_dealt_singly_and_clockwise_from_the_dealers_left(players):
    chosen = table(players=players)
    first = fw.deal(chosen, seed=9, dealer=players - 1)
    turned = fw.deal(chosen, seed=9, dealer=0)
    assert turned.hands == (first.hands[-1], *first.hands[:-1])
    order = [first.hands[n % players][n // players] for n in range(SIZES[players] * players)]
    fewer = fw.deal(table("progressive", players=players), seed=9, dealer=players - 1)
    assert order[: 5 * players] == [
        fewer.hands[n % players][n // players] for n in range(5 * players)
    ]


@pytest.mark.cites("LS-13", "LS-26", "LS-32", "C-LS-09")
def test_no_card_is_turned_and_a_card_of_another_suit_never_wins():
    chosen = table()
    assert chosen.round(0).trump is None
    assert fw.deal(chosen, seed=1).turned is None
    for others in ("HA CA DA", "HK H9 H8", "CA DA CK"):
        cards = f"S7 {others}"
        end = at(chosen, " / ".join(cards.split()), cards)
        assert (end.trump, end.tricks[0].winner) == (None, 0)


@pytest.mark.cites("LS-14", "C-LS-23", "LS-35", "LS-76", "C-LS-20")
def test_from_the_ace_down_to_the_seven_each_card_beats_the_next():
    chosen = table(players=2)
    for low, high in pairwise(SKAT):
        for suit in "SHDC":
            hands = f"{suit}{low} / {suit}{high}"
            assert at(chosen, hands, f"{suit}{low} {suit}{high}").tricks[0].winner == 1
    assert at(chosen, "SA / S7", "SA S7").tricks[0].winner == 0
    assert at(chosen, "S7 / SA", "S7 SA").tricks[0].winner == 1


@pytest.mark.cites("LS-35")
@pytest.mark.parametrize(("cards", "winner"), [("S9 SA S8 SK", 1), ("SJ HA SQ ST", 2)])
def test_the_highest_card_of_the_led_suit_wins(cards, winner):
    assert at(table(), " / ".join(cards.split()), cards).tricks[0].winner == winner


@pytest.mark.cites("LS-20")
@pytest.mark.parametrize("dealer", range(4))
def test_the_table_names_the_first_dealer(dealer):
    assert fw.Match(table(), seed=1, dealer=dealer).dealer == dealer


@pytest.mark.cites("LS-21", "LS-28")
@pytest.mark.parametrize("players", [3, 6])
def test_the_deal_goes_round_clockwise_and_the_forehand_leads(players):
    match = fw.Match(table(players=players, target=99), seed=5, dealer=1)
    for number in range(2 * players):
        assert match.dealer == (1 + number) % players
        assert match.position.to_play == match.position.leader == (match.dealer + 1) % players
        while not match.position.over:
            match.play(match.position.legal()[0])
        match.next_deal()


@pytest.mark.cites("LS-27", "C-LS-19")
def test_the_first_move_is_a_card_and_nobody_says_anything_before():
    position = fw.start(table(), fw.deal(table(), seed=2, dealer=3))
    assert position.legal() == position.hands[0]
    assert set(keys(position).values()) == {"lead"}
    with pytest.raises(fw.IllegalPlayError):
        position.play(fw.PASS)


@pytest.mark.cites("LS-29")
def test_each_turn_brings_one_card_from_the_hand_to_the_trick():
    position = at(table(), HAND)
    for move in MOVES.split():
        seat, held = position.to_play, position.counts
        position = position.play(move)
        assert position.counts[seat] == held[seat] - 1
        assert sum(position.counts) == sum(held) - 1
        assert str(position.moves[-1]) == move
    with pytest.raises(fw.IllegalPlayError):
        position.play("S7")


@pytest.mark.cites("LS-30")
def test_whoever_holds_the_led_suit_must_follow_it():
    position = at(table(players=3), "S9 / SA S7 HA / SK", "S9")
    assert keys(position) == {"SA": "follows", "S7": "follows", "HA": "follow_suit"}
    assert legal(position) == "SA S7"


@pytest.mark.cites("LS-31")
def test_whoever_is_void_may_play_any_card():
    position = at(table(players=3), "S9 / HA D7 C9 / SK", "S9")
    assert legal(position) == "HA D7 C9"
    assert set(keys(position).values()) == {"void"}


@pytest.mark.cites("LS-33", "LS-34", "C-LS-22", "C-X-01")
def test_nobody_has_to_beat_the_trick_as_they_would_in_femkort():
    hands = "S9 / SA S7 ST / SK"
    position = at(table(players=3), hands, "S9")
    assert legal(position) == "SA S7 ST"
    assert set(keys(position).values()) == {"follows"}
    femkort = at(fw.rules("femkort", players=3), hands, "S9")
    assert legal(femkort) == "SA ST"
    without = at(fw.rules("femkort", players=3, variants=("no_heading",)), hands, "S9")
    assert keys(without) == keys(position)


@pytest.mark.cites("C-X-01")
def test_the_duty_to_head_is_all_that_femkort_has_more():
    duties = [duty.key for duty in table().round(0).obligations]
    more = [duty.key for duty in fw.rules("femkort").round(0).obligations]
    assert duties == ["follow_suit"]
    assert more == [*duties, "head_the_trick"]


@pytest.mark.cites("LS-36", "LS-37")
def test_the_winner_of_a_trick_leads_the_next():
    position = at(table(), HAND, "S7 S8 S9 SA")
    assert position.to_play == position.leader == 3
    position = played(position, "H9 HA H7 H8")
    assert (position.to_play, len(position.tricks)) == (0, 2)
    assert position.trick.cards == ()


@pytest.mark.cites("LS-41", "LS-43")
def test_the_last_trick_is_worth_one_point_unless_said_otherwise():
    assert table().options["value"] == 1
    assert at(table(), HAND, MOVES).result.points == (0, 1, 0, 0)


@pytest.mark.cites("C-LS-14")
def test_into_the_last_trick_everybody_brings_a_single_card():
    chosen = table()
    for position in every(fw.start(chosen, fw.deal(chosen, seed=8)), Random(8)):
        if len(position.tricks) == 6 and not position.trick.cards:
            assert position.counts == (1, 1, 1, 1)
            return
    pytest.fail("the last trick was never reached")


@pytest.mark.cites("C-LS-15")
def test_the_lead_of_the_last_trick_wins_unless_somebody_kept_a_higher_card_of_that_suit():
    for seed in range(30):
        chosen = table()
        end = run(fw.start(chosen, fw.deal(chosen, seed=seed)), Random(seed))
        trick = end.tricks[-1]
        assert trick.leader == end.tricks[-2].winner
        lead = trick.cards[0]
        higher = [c for c in trick.cards if c.suit == lead.suit and c.rank > lead.rank]
        assert (trick.winner == trick.leader) == (not higher)


@pytest.mark.cites("C-LS-16")
def test_an_ace_can_lie_among_the_cards_aside():
    chosen = table()
    held = [{c for hand in fw.deal(chosen, seed=s).hands for c in hand} for s in range(20)]
    aces = [sum(card.rank == 14 for card in cards) for cards in held]
    assert min(aces) < 4
    assert max(aces) == 4

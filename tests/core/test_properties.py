"""What holds in every deal and every match, whatever the variants, hands and events."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.core.cards import full_pack, in_order
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start
from femkort_widgets.errors import RulesError
from tests.core.kit import VARIANTS, line, table

seeds = st.integers(0, 2**64)
variant_sets = st.sets(st.sampled_from(VARIANTS)).map(tuple)


@st.composite
def regular(draw):
    players = draw(st.integers(2, 8))
    rules = table(*draw(variant_sets), players=players)
    dealer = draw(st.integers(0, players - 1))
    return start(rules, deal(rules, seed=draw(seeds), dealer=dealer))


@st.composite
def irregular(draw):
    players = draw(st.integers(2, 7))
    pack, sizes = (
        list(full_pack()),
        draw(st.lists(st.integers(1, 7), min_size=players, max_size=players)),
    )
    Random(draw(seeds)).shuffle(pack)
    hands = [[pack.pop() for _ in range(size)] for size in sizes]
    dealer = draw(st.integers(0, players - 1))
    rules = table(*draw(variant_sets), players=players)
    return start(rules, Deal(hands, dealer, hands[dealer][-1]))


deals = regular() | irregular()


@given(deals, seeds)
def test_cards_are_conserved(first, seed):
    dealt = sorted(card for hand in first.hands for card in hand)
    unused = set(full_pack()) - set(dealt)
    for position in line(first, seed):
        held = [card for hand in position.hands for card in hand]
        lying = [card for trick in position.tricks for card in trick.cards]
        table_cards = [*held, *lying, *position.trick.cards]
        assert sorted(table_cards) == dealt
        assert len({*table_cards, *unused}) == 52
        assert list(position.moves) == [*lying, *position.trick.cards]


@pytest.mark.cites("FK-27")
@given(regular())
def test_in_a_regular_deal_all_but_five_cards_a_player_are_unused(first):
    assert len({card for hand in first.hands for card in hand}) == 5 * first.rules.players


@given(deals, seeds)
def test_whoever_must_play_has_a_legal_card(first, seed):
    for position in line(first, seed):
        assert position.over or position.legal()


@given(deals, seeds)
def test_every_card_of_the_hand_is_allowed_or_refused_for_a_reason(first, seed):
    for position in line(first, seed):
        for seat in range(first.rules.players):
            check(position, seat)


def check(position, seat):
    verdicts = position.verdicts(seat)
    if position.over:
        assert verdicts == {}
        return
    hand = position.hands[seat]
    legal = [card for card, verdict in verdicts.items() if verdict.legal]
    follow = [card for card in hand if card.suit == position.led]
    assert tuple(verdicts) == hand
    for verdict in verdicts.values():
        why = verdict.reason
        assert why.cites
        if verdict.legal:
            assert why.binds == ()
            assert why.key in ALLOWED
        elif why.key == "follow_suit":
            assert list(why.binds) == in_order(follow)
            assert set(legal) <= set(follow)
        elif why.key == "head_the_trick":
            assert list(why.binds) == in_order(legal)
        else:
            assert why.key in ("already_played", "not_in_trick")
            assert legal == []


ALLOWED = {"lead", "void", "heads", "heading_lapsed", "cannot_head", "follows"}


def plainly_legal(position, hand):
    """FK-31 to FK-35, FK-59 and C-FK-12 as a player would say them."""
    trick, trump = position.trick.cards, position.trump
    if not trick:
        return set(hand)
    led = trick[0].suit
    follow = [card for card in hand if card.suit == led]
    trumped = led != trump and any(card.suit == trump for card in trick)
    if not follow or "no_heading" in position.rules.variants or trumped:
        return set(follow or hand)
    best = max(card.rank for card in trick if card.suit == led)
    return {card for card in follow if card.rank > best} or set(follow)


def plain_winner(cards, trump):
    strong = [card for card in cards if card.suit == trump] or [
        card for card in cards if card.suit == cards[0].suit
    ]
    return cards.index(max(strong, key=lambda card: card.rank))


@pytest.mark.cites("FK-31", "FK-32", "FK-33", "FK-35", "FK-36", "FK-37", "FK-59", "C-FK-12")
@given(deals, seeds)
def test_legal_cards_and_winners_are_what_the_rules_say_in_plain_words(first, seed):
    for position in line(first, seed):
        if not position.over:
            hand = position.hands[position.to_play]
            assert set(position.legal()) == plainly_legal(position, hand)
    for trick in position.tricks:
        assert trick.winner == trick.seats[plain_winner(trick.cards, position.trump)]


@pytest.mark.cites("FK-43", "FK-67", "C-FK-01", "C-FK-20")
@given(regular(), seeds)
def test_before_each_trick_of_a_regular_deal_everybody_has_one_card_for_each_to_come(first, seed):
    for position in line(first, seed):
        if not position.trick.cards and not position.over:
            assert position.counts == (5 - len(position.tricks),) * first.rules.players


@pytest.mark.cites("FK-06", "C-FK-02")
@given(regular(), seeds)
def test_one_to_four_contend_for_the_fifth_trick_and_the_winner_of_the_fourth_leads_it(first, seed):
    for position in line(first, seed):
        if len(position.tricks) == 4:
            assert 1 <= len(position.contenders) <= 4
            assert position.leader == position.tricks[3].winner
            assert position.leader in position.contenders
    assert position.result.winner == position.tricks[4].winner
    assert sum(position.result.points) == 1


@pytest.mark.cites("C-FK-05", "FK-48")
@given(irregular(), seeds)
def test_an_irregular_deal_ends_with_a_winner_or_is_void(first, seed):
    *_, end = line(first, seed)
    assert end.result.void == (len(end.tricks) < 5) == (end.result.winner is None)
    assert sum(end.result.points) == (not end.result.void)
    assert all(trick.winner in trick.seats for trick in end.tricks)


LINES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")))


@given(st.integers() | LINES, st.integers(2, 8), variant_sets, st.integers(0, 99))
def test_equal_seeds_give_equal_deals(seed, players, variants, number):
    rules = table(*variants, players=players)
    given_deal = deal(rules, seed=seed, number=number)
    assert deal(rules, seed=seed, number=number) == given_deal
    other = deal(rules, seed=seed, number=number, dealer=players - 1)
    assert other.hands == (*given_deal.hands[1:], given_deal.hands[0])


@st.composite
def matches(draw):
    players = draw(st.integers(2, 8))
    variants = set(draw(variant_sets))
    options = {"ante": draw(st.integers(1, 5)), "max_deals": draw(st.none() | st.integers(1, 6))}
    if "best_of_three_pots" not in variants:
        options["pots_to_win"] = draw(st.integers(1, 4))
    prepared = []
    if draw(st.booleans()):
        variants.discard("trump")
        prepared = draw(st.lists(short_deals(players), max_size=4))
        options["max_deals"] = None
    rules = table(*variants, players=players, **options)
    dealer = draw(st.integers(0, players - 1))
    return Match(rules, deals=prepared, seed=draw(seeds), dealer=dealer), len(prepared)


@st.composite
def short_deals(draw, players):
    pack = list(full_pack())
    Random(draw(seeds)).shuffle(pack)
    return Deal([[pack.pop() for _ in range(draw(st.integers(0, 6)))] for _ in range(players)])


def happen(match, random, may_stop):
    """One event at the table."""
    event = random.random()
    if match.state.hand.ended:
        match.next_deal()
    elif event < 0.01 and may_stop:
        match.stop()
    elif event < 0.05 and not match.position.moves:
        match.misdeal()
    elif event < 0.3 and not match.position.moves:
        agree = [random.random() < 0.8 for _ in range(match.rules.players)]
        try:
            match.ask_redeal(random.randrange(match.rules.players), agree=agree)
        except RulesError:
            assert "redeal_request" not in match.rules.variants
    else:
        match.play(random.choice(match.position.legal()))


@pytest.mark.cites("FK-18", "FK-25", "FK-46", "FK-48", "FK-61")
@settings(max_examples=60)
@given(matches(), seeds)
def test_chips_and_pot_sum_to_nothing_along_a_whole_match(begun, seed):
    match, prepared = begun
    random = Random(seed)
    for _ in range(1500):
        assert sum(match.chips) + match.pot == 0
        assert match.over == bool(match.winners)
        assert not (match.over and match.playoff)
        assert sum(match.points) == match.state.ledger.completed
        assert len(match.results) in (len(match.state.hands), len(match.state.hands) - 1)
        if match.over:
            break
        happen(match, random, may_stop=len(match.state.hands) > prepared)

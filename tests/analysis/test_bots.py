"""Bots play legal cards, see nothing hidden, and the rule of thumb wins more than its share."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.analysis import STRATEGIES, Strategy, choose, strategy
from femkort_widgets.analysis.strategies import Sampling
from femkort_widgets.analysis.strategies.preferences import highest
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.games import games
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start
from femkort_widgets.core.sight import seen_by
from femkort_widgets.errors import Error
from femkort_widgets.widgets.table import Table
from tests.core.kit import VARIANTS, at, line, table, texts

seeds = st.integers(0, 2**32)
variant_sets = st.sets(st.sampled_from(VARIANTS)).map(tuple)
quick = {**STRATEGIES, "sampling": Strategy("sampling", move=Sampling(plays=1500))}
"""Every strategy; the one that samples does it with fewer cards."""
players = st.sampled_from(sorted(quick)).map(quick.__getitem__)


@st.composite
def positions(draw):
    """A position of a regular deal in which somebody has to play."""
    players = draw(st.integers(2, 8))
    rules = table(*draw(variant_sets), players=players)
    first = start(rules, deal(rules, seed=draw(seeds), dealer=draw(st.integers(0, players - 1))))
    played = list(line(first, draw(seeds)))
    return played[draw(st.integers(0, len(played) - 2))]


@settings(max_examples=150)
@given(who=players, position=positions(), seed=seeds)
def test_a_bot_plays_a_legal_card(who, position, seed):
    assert choose(who, position, Random(seed)) in position.legal()


@settings(max_examples=60)
@given(who=players, seed=seeds, sizes=st.lists(st.integers(1, 7), min_size=3, max_size=7))
def test_a_bot_plays_an_irregular_deal_to_its_end(who, seed, sizes):
    random = Random(seed)
    rules = table(players=len(sizes))
    pack = list(rules.round(0).pack)
    random.shuffle(pack)
    position = start(rules, Deal([[pack.pop() for _ in range(size)] for size in sizes]))
    while not position.over:
        card = choose(who, position, random)
        assert card in position.legal()
        position = position.play(card)


def with_other_hidden_cards(position, seat, random):
    """A position that looks the same to this seat: unseen cards lie elsewhere, all else stays."""
    shown = {*position.moves, *position.hands[seat], position.deal.turned}
    unseen = [card for card in position.round.pack if card not in shown]
    random.shuffle(unseen)

    def swapped(at, hand):
        return [card if at == seat or card in shown else unseen.pop() for card in hand]

    hands = [swapped(at, hand) for at, hand in enumerate(position.deal.hands)]
    given = Deal(hands, position.deal.dealer, position.deal.turned)
    other = start(position.rules, given)
    for move in position.moves:
        other = other.play(move, irregular=True)
    return other


@settings(max_examples=150)
@given(who=players, position=positions(), seed=seeds)
def test_a_bot_plays_the_same_card_wherever_the_hidden_cards_lie(who, position, seed):
    """Where they lie otherwise a card may have broken a duty: that would be seen and said."""
    seat = position.to_play
    seen = seen_by(position, seat)
    for change in range(5):
        other = with_other_hidden_cards(position, seat, Random(seed + change))
        assert other.hands[seat] == position.hands[seat]
        if seen_by(other, seat).irregular == seen.irregular:
            first = choose(who, position, Random(seed))
            assert choose(who, other, Random(seed)) == first


@settings(max_examples=60)
@given(position=positions(), seed=seeds)
def test_what_a_seat_sees_does_not_depend_on_the_hidden_cards(position, seed):
    seat = position.to_play
    other = with_other_hidden_cards(position, seat, Random(seed))
    seen, again = seen_by(position, seat), seen_by(other, seat)
    assert seen == again
    assert (seen.hands, seen.unknown) == (again.hands, again.unknown)
    assert seen.legal() == position.legal()
    assert seen.verdicts() == position.verdicts()
    assert seen.counts == position.counts


@given(position=positions())
def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold(position):
    for seat in range(position.rules.players):
        seen = seen_by(position, seat)
        hidden = {
            str(card) for at, hand in enumerate(position.hands) if at != seat for card in hand
        } - {str(position.deal.turned)}
        assert seen.hands[seat] == position.hands[seat]
        assert all(hand == () for at, hand in enumerate(seen.hands) if at != seat)
        assert not hidden & set(" ".join(seen.deal.texts).split())
        assert (seen.trick, seen.tricks, seen.moves) == (
            position.trick,
            position.tricks,
            position.moves,
        )
        assert (seen.trump, seen.to_play) == (position.trump, position.to_play)


def test_a_seat_does_not_see_which_cards_bound_another_that_broke_a_duty():
    position = at("S5 H7 / SA S3 H2 / DA D2", "S5 H2", irregular=True)
    assert texts(position.irregular[0].reason.binds) == "SA S3"
    assert seen_by(position, 0).irregular[0].reason.binds == ()
    assert seen_by(position, 1).irregular == position.irregular


def test_equal_random_seeds_give_equal_cards():
    rules = table(players=3)
    for key in STRATEGIES:
        lines = []
        for _ in range(2):
            position, random = start(rules, deal(rules, seed=5)), Random(3)
            while not position.over:
                position = position.play(choose(strategy(key), position, random))
            lines.append(position.moves)
        assert lines[0] == lines[1]


def test_random_plays_every_legal_card_sooner_or_later():
    position = at("S5 / S6 S9 SK S2", "S5")
    seen = {choose(strategy("random"), position, Random(seed)) for seed in range(60)}
    assert seen == set(position.legal())


def test_no_bot_plays_when_the_deal_is_over():
    position = at("SA / S5", "SA S5")
    for key in STRATEGIES:
        with pytest.raises(Error):
            choose(strategy(key), position, Random(1))


@pytest.mark.parametrize("game", games())
def test_every_strategy_can_sit_at_a_table(game):
    for key in STRATEGIES:
        table = Table(game, None, bots=key, seed=3)
        assert table.match.position.over


def test_a_function_and_a_strategy_of_ones_own_sit_at_a_table():
    def lowest_first(position, random):
        return min(position.legal(), key=lambda card: card.rank)

    mine = Strategy("mine", lead=(highest,))
    table = Table("femkort", None, bots=[lowest_first, mine, "thumb", "random"], seed=3)
    assert table.match.position.over
    again = Table("femkort", None, bots=lowest_first, seed=3).match.position
    assert all(isinstance(card.rank, int) for card in again.moves)
    for bots in (3, None, [mine, 3, mine, mine], ["thumb"] * 3):
        with pytest.raises(Error):
            Table("femkort", None, bots=bots, seed=3)


@pytest.mark.parametrize("key", ["", "thumbs", None, 3, ["thumb"]])
def test_an_unknown_bot_is_refused_with_a_list_of_the_known_ones(key):
    with pytest.raises(Error) as error:
        strategy(key)
    assert all(known in str(error.value) for known in STRATEGIES)


@pytest.mark.cites("FK-57")
def test_a_bot_answers_a_request_and_does_not_ask_for_ever():
    rules = table("redeal_request")
    for key in STRATEGIES:
        asked = 0
        for seed in range(200):
            match, random = Match(rules, seed=seed), Random(seed)
            for hand in match.position.hands:
                asked += strategy(key).asks(hand)
                assert strategy(key).agrees(hand, random) in (True, False)
        assert asked < 400


@pytest.mark.cites("FK-68", "FK-69", "FK-71")
def test_the_rule_of_thumb_wins_more_than_its_share_of_pots():
    rules, deals, won = table(), 600, 0
    for number in range(deals):
        random, seat = Random(number), number % 4
        position = start(rules, deal(rules, seed=number, dealer=number // 4 % 4))
        while not position.over:
            key = "thumb" if position.to_play == seat else "random"
            position = position.play(choose(strategy(key), position, random))
        won += position.result.winner == seat
    assert won > deals / 4

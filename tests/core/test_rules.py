"""What a table agrees on: players, variants, options."""

import pickle
from itertools import combinations
from random import Random

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import game, games, rules
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start
from femkort_widgets.errors import Error, RulesError
from tests.core.kit import VARIANTS, at, keys, last, line, table, written

CITED = {
    "redeal_request": "FK-56",
    "best_of_three_pots": "FK-58",
    "no_heading": "FK-59",
    "escalating_ante": "FK-61",
    "trump": "FK-62",
    "contenders_only": "C-FK-02",
}
CHOICES = [c for n in range(len(VARIANTS) + 1) for c in combinations(VARIANTS, n)]


def test_femkort_is_a_game_with_its_six_variants_in_the_order_of_the_table():
    assert "femkort" in games()
    assert tuple(variant.key for variant in game("femkort").variants) == VARIANTS


@pytest.mark.cites("FK-56", "FK-58", "FK-59", "FK-61", "FK-62", "C-FK-02")
@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_cites_its_statement(key):
    variant = next(variant for variant in game("femkort").variants if variant.key == key)
    assert CITED[key] in variant.cites


@pytest.mark.cites("FK-10", "FK-09")
def test_four_players_and_no_variant_are_the_default():
    default = rules("femkort")
    assert default == table(players=4)
    assert (default.game, default.players, default.variants) == ("femkort", 4, ())
    assert 3 <= default.players <= 5


@pytest.mark.cites("FK-21", "FK-22", "FK-49", "FK-50", "C-FK-14", "C-FK-22")
def test_the_options_are_one_chip_three_pots_and_no_last_deal_unless_said():
    assert dict(rules("femkort").options) == {"ante": 1, "pots_to_win": 3, "max_deals": None}
    chosen = table(ante=2, pots_to_win=5, max_deals=9)
    assert dict(chosen.options) == {"ante": 2, "pots_to_win": 5, "max_deals": 9}


@pytest.mark.cites("FK-09", "FK-12", "C-FK-17")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_can_play_a_deal(players):
    chosen = rules("femkort", players=players)
    match = Match(chosen, seed=players)
    assert chosen.players == players
    assert all(len(hand) == 5 for hand in match.position.hands)
    assert last(line(match.position)).result.winner in range(players)


@pytest.mark.cites("FK-09", "C-FK-17")
@pytest.mark.parametrize("players", [0, 1, 9, 52, -3, None, "4", 4.0, 3.5])
def test_another_number_of_players_is_refused(players):
    with pytest.raises(RulesError):
        rules("femkort", players=players)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: "+".join(choice) or "plain")
def test_variants_are_kept_in_normal_form(choice):
    shuffled = [*choice, *choice[:1]]
    Random(len(choice)).shuffle(shuffled)
    assert table(*choice).variants == choice
    assert table(*shuffled) == rules("femkort", variants=list(choice)) == table(*choice)
    assert hash(table(*shuffled)) == hash(table(*choice))


def test_one_text_as_variants_is_refused():
    with pytest.raises(RulesError):
        rules("femkort", variants="trump")


@pytest.mark.parametrize(
    ("ask", "known"),
    [
        (lambda: rules("fem_kort"), games()),
        (lambda: game("whist"), games()),
        (lambda: rules("femkort", variants=("trumps",)), VARIANTS),
        (lambda: rules("femkort", stake=1), ("ante", "pots_to_win", "max_deals")),
        (lambda: rules("femkort", removed_two="H2"), ("ante", "pots_to_win", "max_deals")),
    ],
    ids=["rules", "game", "variant", "option", "option of another game"],
)
def test_what_does_not_exist_is_refused_with_a_list_of_what_does(ask, known):
    with pytest.raises(RulesError) as error:
        ask()
    assert all(word in str(error.value) for word in known)


@pytest.mark.cites("FK-21", "FK-22", "C-FK-14")
@pytest.mark.parametrize("option", ["ante", "pots_to_win", "max_deals"])
@pytest.mark.parametrize("value", [0, -1, 1.5, "3", True])
def test_an_option_takes_whole_numbers_from_one_on(option, value):
    with pytest.raises(RulesError):
        rules("femkort", **{option: value})


@pytest.mark.cites("FK-58", "C-FK-09")
def test_a_best_of_three_is_won_with_three_pots_and_no_other_number():
    assert table("best_of_three_pots", pots_to_win=3) == table("best_of_three_pots")
    with pytest.raises(RulesError) as error:
        table("best_of_three_pots", pots_to_win=2)
    assert "best_of_three_pots" in str(error.value)
    assert "pots_to_win" in str(error.value)


def test_rules_are_equal_by_value_and_can_be_hashed_and_pickled():
    for choice in CHOICES:
        chosen = table(*choice, players=5, ante=2)
        again = table(*choice, players=5, ante=2)
        assert chosen == again
        assert len({chosen, again, pickle.loads(pickle.dumps(chosen))}) == 1
    assert table() != table(players=5)
    assert table() != table("trump")
    assert table() != table(ante=2)
    assert table(ante=1, max_deals=None) == table()


def test_rules_cannot_be_changed():
    with pytest.raises(AttributeError):
        table().players = 5
    with pytest.raises(TypeError):
        table().options["ante"] = 3


@pytest.mark.cites("FK-04", "FK-26")
def test_every_deal_of_femkort_is_the_same_round_of_five_cards():
    chosen = table("trump")
    assert chosen.rounds == ("femkort",)
    assert chosen.round(0) == chosen.round(1) == chosen.round(500)
    assert (chosen.round(7).key, chosen.round(7).hand_size) == ("femkort", 5)
    with pytest.raises(Error):
        chosen.round(-1)


@pytest.mark.cites("FK-31", "FK-33", "FK-59", "C-X-01")
def test_the_duties_are_following_and_heading_or_following_alone():
    def duties(*variants):
        return [duty.key for duty in table(*variants).round(0).obligations]

    assert duties() == ["follow_suit", "head_the_trick"]
    assert duties("no_heading") == ["follow_suit"]
    assert duties("trump", "contenders_only") == ["follow_suit", "head_the_trick"]


@pytest.mark.cites("FK-15", "FK-63", "C-FK-13")
def test_there_is_no_trump_unless_the_variant_is_agreed():
    deal = written("SA/S2", turned="S2")
    assert table().round(0).trump is None
    assert start(table(players=2), deal).trump is None
    assert start(table("trump", players=2), deal).trump == "S"


def test_a_duty_of_the_rules_has_a_key_a_test_and_statements():
    follow, head = table().round(0).obligations
    position = at("S5 / S7 S2 H3", "S5")
    assert "FK-31" in follow.cites
    assert "FK-33" in head.cites
    assert follow.exempt is None
    cards = position.hands[1]
    assert [follow.meets(position, 1, card) for card in cards] == [True, True, False]
    assert [head.meets(position, 1, card) for card in cards] == [True, False, False]
    assert keys(position) == {"S7": "heads", "S2": "head_the_trick", "H3": "follow_suit"}


def test_variants_are_keys_and_no_mapping_of_switches():
    with pytest.raises(RulesError):
        rules("femkort", variants={"trump": False})


@pytest.mark.parametrize("number", [-1, "0", None, 1.5])
def test_a_round_is_asked_for_by_a_whole_number(number):
    with pytest.raises(RulesError):
        rules("femkort").round(number)


@pytest.mark.parametrize("no_rules", [None, "femkort", game("femkort")])
def test_what_is_not_rules_is_refused_where_rules_are_due(no_rules):
    prepared = deal(rules("femkort"), seed=1)
    for wrong in (
        lambda: deal(no_rules, seed=1),
        lambda: start(no_rules, prepared),
        lambda: Match(no_rules, seed=1),
    ):
        with pytest.raises(RulesError):
            wrong()

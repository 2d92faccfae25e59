"""A deal carried to other rules and back, and what somebody who explores can do with it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.exploring import apart, carried, choices, chosen, differences
from femkort_widgets.exploring.choices import choice
from femkort_widgets.exploring.exploration import Exploration
from femkort_widgets.exploring.saying import sayings
from femkort_widgets.exploring.written import read, written
from tests.exploring.kit import agreed, positions

SOME = settings(max_examples=60, deadline=None)


@SOME
@given(positions())
def test_equal_rules_differ_in_nothing(position):
    other = carried(position, position.rules)
    assert other.parting is None
    assert other.position == position
    assert differences(position, other.position) == ()
    assert apart(position.rules, other.position.rules) == ()


@SOME
@given(st.data())
def test_differences_seen_from_the_other_side_are_the_same_turned_round(data):
    position = data.draw(positions())
    rules = data.draw(agreed(position.rules.game, position.rules.players))
    other = carried(position, rules).position
    here, there = differences(position, other), differences(other, position)
    if not any(one.key in ("parted", "dealt", "pack", "size") for one in here):
        assert {(one.what, str(one.a), str(one.b)) for one in here} == {
            (one.what, str(one.b), str(one.a)) for one in there
        }
    if rules == position.rules:
        assert here == ()
    assert all(set(one.due) <= {one.key for one in apart(position.rules, rules)} for one in here)
    for line in sayings(here):
        assert all(
            value is None or isinstance(value, str | int | list | dict)
            for value in line["params"].values()
        )


@SOME
@given(st.data())
def test_the_same_cards_are_played_until_one_is_refused_for_the_reason_told(data):
    position = data.draw(positions())
    rules = data.draw(agreed(position.rules.game, position.rules.players))
    other = carried(position, rules)
    lain = len(other.position.moves)
    assert other.position.moves == position.moves[:lain]
    if other.parting is None:
        assert lain == len(position.moves)
    else:
        assert (other.parting.number, other.parting.move) == (lain, position.moves[lain])
        assert (
            other.position.over
            or other.parting.move not in other.position.legal()
            or (other.position.to_play != other.parting.mover)
        )


@SOME
@given(st.data())
def test_a_rule_changed_and_changed_back_shows_the_same_again(data):
    explored = Exploration.of(data.draw(positions()))
    one = data.draw(st.sampled_from(choices(explored.rules)))
    try:
        other = explored.agree(one.key, one.other)
        back = other.agree(one.key, one.value)
    except fw.Error:
        return
    if back.rules == explored.rules and back.number == explored.number:
        assert back.a == explored.a


@SOME
@given(st.data())
def test_the_text_opens_again_as_it_was(data):
    position = data.draw(positions())
    other = data.draw(agreed(position.rules.game, position.rules.players))
    both = Exploration.of(position, other)
    again, rules, _ = read(written(both))
    assert again == position
    assert rules == other
    opened = Exploration.of(again, rules)
    assert sayings(opened.differences) == sayings(both.differences)
    assert written(opened) == written(both)


@SOME
@given(st.data())
def test_hands_written_in_another_order_are_compared_in_the_same_words(data):
    position = data.draw(positions())
    other = data.draw(agreed(position.rules.game, position.rules.players))
    hands = [data.draw(st.permutations(hand)) for hand in position.deal.hands]
    again = fw.start(
        position.rules,
        fw.Deal(hands, position.deal.dealer, position.deal.turned),
        number=position.number,
    )
    for move in position.moves:
        again = again.play(move)
    assert again == position
    assert sayings(Exploration.of(again, other).differences) == sayings(
        Exploration.of(position, other).differences
    )


def test_cards_are_taken_back_and_come_again():
    explored = Exploration.dealt(fw.rules("femkort"), 3)
    played = explored.play_on().play_on()
    back = played.back().back()
    assert back.ahead
    assert back.forward().forward().a == played.a
    assert not back.play(back.a.legal()[-1]).ahead or len(back.a.legal()) == 1
    assert played.back(99).a == explored.a


def test_a_trick_is_played_on_by_both_tables_while_it_can_be():
    plain = Exploration.dealt(fw.rules("femkort"), 3).agree("no_heading", True, "b")
    on = plain.play_on(whole=True)
    assert on.a.over
    assert on.b.parting is None
    assert [trick.cards for trick in on.a.tricks] == [trick.cards for trick in on.b.position.tricks]


def test_the_next_deal_is_another_one_by_the_next_dealer():
    explored = Exploration.dealt(fw.rules("femkort"), 3)
    again = explored.deal()
    assert again.a.deal.dealer == explored.a.deal.dealer + 1
    assert again.a.deal.texts != explored.a.deal.texts
    assert again == Exploration.dealt(fw.rules("femkort"), 3).deal()


@pytest.mark.cites("FP-12", "FP-14", "FP-18")
def test_three_players_get_the_red_two_back_in_fan_tan():
    explored = Exploration.dealt(fw.rules("femkamp", players=3), 3)
    fan = explored.at_deal(3)
    assert [len(hand) for hand in fan.a.deal.hands] == [17, 18, 17]
    for tricks, rows in zip(explored.a.deal.hands, fan.a.deal.hands, strict=True):
        assert {*tricks} <= {*rows}
    assert fan.at_deal(0).a == explored.a


def test_how_many_play_is_the_same_at_both_tables():
    explored = Exploration.dealt(fw.rules("femkort"), 3).agree("trump", True, "b")
    more = explored.agree("players", 6)
    assert (more.rules.players, more.other.players) == (6, 6)
    assert more.other.variants == ("trump",)
    for hand, kept in zip(explored.a.deal.hands, more.a.deal.hands, strict=False):
        assert {*hand} == {*kept}


def test_tables_change_places():
    explored = Exploration.dealt(fw.rules("femkort"), 3).agree("trump", True, "b")
    other = explored.swapped()
    assert (other.rules, other.other) == (explored.other, explored.rules)


@pytest.mark.parametrize(
    ("rules", "key", "value", "error"),
    [
        (fw.rules("letzter_stich"), "clean_24", True, "contradiction"),
        (
            fw.rules("fan_tan", variants=("forehand_opens",)),
            "heart_seven_opens",
            True,
            "contradiction",
        ),
        (fw.rules("femkort", variants=("best_of_three_pots",)), "pots_to_win", 2, "contradiction"),
        (fw.rules("femkort"), "ante", 0, "option_value"),
        (fw.rules("femkort"), "ante", None, "option_value"),
        (fw.rules("femkort"), "players", 9, "players"),
        (fw.rules("femkort"), "players", "4", "players"),
        (fw.rules("femkort"), "jokers", True, "no_choice_key"),
        (fw.rules("femkamp"), "removed_two", "S2", "option_value"),
    ],
)
def test_what_does_not_go_together_is_refused_and_the_last_rules_stay(rules, key, value, error):
    explored = Exploration.dealt(rules, 3)
    with pytest.raises(fw.RulesError) as caught:
        explored.agree(key, value)
    assert caught.value.key == error
    assert explored.rules == rules


def test_a_variant_that_is_given_up_takes_along_what_implies_it():
    rules = fw.rules("letzter_stich", variants=("trump_any_time",))
    assert chosen(rules, "trump", value=False).variants == ()
    assert chosen(rules, "trump_any_time", value=False).variants == ("trump",)


@pytest.mark.parametrize("key", fw.games())
def test_choices_are_those_of_the_game_with_its_statements(key):
    known = fw.game(key)
    listed = choices(fw.rules(key))
    assert [one.key for one in listed] == [
        "players",
        *(one.key for one in (*known.variants, *known.options)),
    ]
    assert all(one.cites for one in listed if one.kind != "players")
    for one in listed:
        assert choice(fw.rules(key), one.key) == one
        assert one.other != one.value


def test_rules_of_the_house_stay_when_a_choice_is_made_otherwise():
    rules = fw.rules("femkamp").with_rounds(("grand", "pass"))
    other = chosen(rules, "passes_count", value=True)
    assert other.rounds == ("grand", "pass")
    duty = fw.Obligation("red", lambda position, seat, move: move.suit in "HD")
    house = fw.rules("femkort").with_round("femkort", obligations=(duty,))
    assert chosen(house, "ante", 3).round(0).obligations == (duty,)
    assert chosen(house, "ante", 3).options["ante"] == 3

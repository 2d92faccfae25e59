"""For every variant and option of every game: a deal where it matters, or what it changes."""

import sys

import pytest

import femkort_widgets as fw
from femkort_widgets.core.games import game
from femkort_widgets.exploring import carried, choices, chosen, find
from femkort_widgets.exploring.carrying import upto

BOUND = 40
"""So many deals are enough for every one of them."""

OF_THE_MATCH = {
    *("redeal_request", "best_of_three_pots", "escalating_ante"),
    *("ante", "pots_to_win", "max_deals", "target", "stake", "deals"),
}
"""What is paid, how often is dealt, and when the match ends: no deal is played otherwise."""


def tables():
    for key in fw.games():
        least, most = game(key).players
        for players in sorted({max(least, 3), 4, min(most, 5)}):
            plain = fw.rules(key, players=players)
            for one in choices(plain):
                if one.kind == "players" or (one.key == "clean_24" and players != 3):
                    continue
                yield pytest.param(plain, one, id=f"{key}-{players}-{one.key}")


@pytest.mark.parametrize(("plain", "choice"), list(tables()))
def test_every_choice_is_found_to_matter_or_told_to_change_no_card(plain, choice):
    found = find(plain, chosen(plain, choice.key, choice.other), seed=3, deals=BOUND)
    idle = choice.key == "removed_two" and plain.players != 3
    assert found.matters == (choice.key not in OF_THE_MATCH and not idle)
    assert [one.key for one in found.choices][:1] == [choice.key] or "trump" in choice.key
    sys.stdout.write(f"{plain.game} for {plain.players}: {choice.key} in deal {found.deals}\n")
    if found.matters:
        assert any(one.due == tuple(c.key for c in found.choices) for one in found.differences)
        _first_there(found)
    else:
        assert found.a.over
        known = {"pot", "chips", "match", "stake", "dealer"}
        assert {one.key for one in found.differences} <= known


def _first_there(found):
    """Replayed from the deal, the rules come to different things there and not a card sooner."""
    again = fw.start(found.a.rules, found.deal, number=found.a.number)
    rules = found.b.rules
    for move in found.moves:
        assert not _apart(again, carried(again, rules).position)
        again = again.play(move)
    assert again == found.a
    assert _apart(again, carried(again, rules).position)


def _apart(a, b):
    """Read from what can be played, who has won what, and who plays on."""
    if not a.moves and (a.deal.texts, a.round.key) != (b.deal.texts, b.round.key):
        return True

    def all_of(at):
        takers = [trick.winner for trick in at.tricks]
        still = [seat for seat in at.seats if at.plays(seat)]
        return at.to_play, sorted(map(str, at.legal())), takers, still, at.result

    return all_of(a) != all_of(b)


def test_the_same_seed_finds_the_same_and_another_one_something_else():
    plain, free = fw.rules("femkort"), fw.rules("femkort", variants=("no_heading",))
    found = [find(plain, free, seed=seed) for seed in ("a", "a", "b")]
    assert found[0] == found[1]
    assert found[0].deal != found[2].deal


def test_several_choices_together_are_found_too():
    plain = fw.rules("letzter_stich", players=3)
    other = fw.rules(
        "letzter_stich", players=3, variants=("penalty", "penultimate_counts"), stake=2
    )
    found = find(plain, other)
    assert found.matters
    assert [one.key for one in found.choices] == ["penultimate_counts", "penalty", "stake"]


def test_house_rules_are_found_to_matter():
    def red(position, seat, move):
        return move.suit in "HD"

    plain = fw.rules("femkort")
    duties = (*plain.round(0).obligations, fw.Obligation("red", red))
    found = find(plain, plain.with_round("femkort", obligations=duties))
    assert found.matters
    assert {one.key for one in found.choices} == {"house"}
    assert any(one.key == "verdict" for one in found.differences)


def test_rules_that_are_the_same_come_to_nothing():
    found = find(fw.rules("sjukamp"), fw.rules("sjukamp"))
    assert (found.matters, found.differences, found.choices) == (False, (), ())


def test_where_too_few_deals_are_allowed_a_sentence_says_so():
    plain, count = fw.rules("fan_tan"), fw.rules("fan_tan", variants=("passes_count",))
    seed = next(seed for seed in range(50) if find(plain, count, seed=seed, deals=BOUND).deals > 1)
    with pytest.raises(fw.Error) as caught:
        find(plain, count, seed=seed, deals=1)
    assert caught.value.key == "explorer.none_found"


@pytest.mark.parametrize(
    "given",
    [{"a": "femkort"}, {"b": None}, {"seed": 1.5}, {"deals": 0}, {"deals": True}],
    ids=str,
)
def test_what_cannot_be_searched_is_refused(given):
    plain = fw.rules("femkort")
    with pytest.raises(fw.Error):
        find(**{"a": plain, "b": plain, **given})


def test_a_position_goes_back_to_any_of_its_moves():
    rules = fw.rules("fan_tan")
    found = find(rules, fw.rules("fan_tan", variants=("passes_count",)))
    for count in range(len(found.moves) + 1):
        assert upto(found.a, count).moves == found.moves[:count]

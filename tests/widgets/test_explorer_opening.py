"""What an Explorer opens: rules, positions, records; and what it refuses in a sentence."""

from typing import Any

import pytest

import femkort_widgets as fw
from tests.widgets.test_explorer import DEAL, HANDS, ask, opened

NONE: Any = None
COUNT: Any = 4
TEXT: Any = "SA"


def test_the_record_opens_it_again():
    explorer = opened("femkort", deal=DEAL)
    explorer.find("contenders_only")
    again = fw.Explorer(explorer.record)
    assert (again.rules, again.compare) == (explorer.rules, explorer.compare)
    assert again.position == explorer.position
    assert again.record == explorer.record
    assert fw.Explorer(fw.loads(explorer.record)).record == explorer.record


def test_names_in_a_record_are_kept():
    names = ("Ada", "Bo", "Cy", "Di")
    match = fw.Match(fw.rules("femkort"), names=names, deals=[DEAL], dealer=3)
    explorer = fw.Explorer(match.record)
    assert explorer.frames["rounds"][0]["names"] == list(names)
    assert 'Names  "S=Ada' in explorer.record
    assert "Ada" in repr(explorer)


@pytest.mark.parametrize(
    ("call", "kind", "key"),
    [
        (lambda: fw.Explorer("whist"), fw.RulesError, "no_game"),
        (lambda: fw.Explorer(NONE), fw.RulesError, "wrong_type"),
        (lambda: fw.Explorer("femkort", COUNT), fw.Error, "wrong_type"),
        (lambda: fw.Explorer("femkort", fw.rules("fan_tan")), fw.Error, "explorer.two_games"),
        (
            lambda: fw.Explorer("femkort", fw.rules("femkort", players=5)),
            fw.Error,
            "explorer.two_games",
        ),
        (lambda: fw.Explorer("%TTN 1\n[Game"), fw.RecordError, "record"),
        (lambda: fw.Explorer('%TTN 1\n[Game "femkort"]\n'), fw.Error, "explorer.no_round"),
        (lambda: fw.Explorer('%TTN 1\n[Game "whist"]\n'), fw.RecordError, "record_game"),
        (lambda: fw.Explorer("no game is called " * 9), fw.Error, "explorer.no_round"),
        (lambda: fw.Explorer("femkort", variants=("trump",)), fw.Error, "rules_argument"),
        (lambda: fw.Explorer("femkort", seat=4), fw.Error, "seat"),
        (lambda: fw.Explorer("femkort", colour="red"), fw.Error, "widget_argument"),
        (lambda: fw.Explorer("femkamp", number=5), fw.RulesError, "past_last_round"),
        (lambda: fw.Explorer("femkort", deal=TEXT), fw.DealError, "wrong_type"),
        (
            lambda: fw.Explorer(fw.Explorer("femkort").record, number=1),
            fw.Error,
            "explorer.argument",
        ),
        (
            lambda: fw.Explorer("femkort", deal=fw.Deal(("?5", *HANDS[1:]), 3)),
            fw.Error,
            "unknown_hands",
        ),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_sentence(call, kind, key):
    with pytest.raises(kind) as caught:
        call()
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("was", "now", "found"),
    [
        ('"trump"', '"trumps"', "trumps"),
        ('"ante=2"', '"ante=0"', "ante=0"),
        ("SQ ST", "SQ SX", "SX"),
    ],
)
def test_a_record_whose_rules_or_cards_cannot_be_read_is_refused_with_its_place(was, now, found):
    rules = fw.rules("femkort", variants=("trump",), ante=2)
    text = opened("femkort", rules, deal=DEAL).record
    assert was in text
    with pytest.raises(fw.Error) as caught:
        fw.Explorer(text.replace(was, now))
    assert caught.value.key == "explorer.no_round"
    fault = caught.value.data["fault"]
    assert fault.line > 0
    assert found in (str(fault.card), fault.found)


def test_a_record_of_house_rules_opens_with_them_and_not_without():
    duty = fw.Obligation("red", lambda position, seat, move: move.suit in "HD")
    house = fw.rules("femkort").with_round("femkort", obligations=(duty,))
    explorer = opened(house, deal=DEAL)
    with pytest.raises(fw.Error) as caught:
        fw.Explorer(explorer.record)
    assert caught.value.key == "explorer.no_round"
    again = opened(fw.loads(explorer.record, rules=house))
    assert again.position == explorer.position
    assert ask(again, "agree", side="a", key="ante", value=3) is None
    assert again.rules.round(0).obligations == (duty,)

"""Explorer: what the page may ask, what it is told, and what Python has of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.i18n import translate
from tests.exploring.kit import positions

NO_HEADING = fw.rules("femkort", variants=("no_heading",))
HANDS = ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "SA S8 HJ DK D9", "SJ S6 H6 H4 CQ")
DEAL = fw.Deal(HANDS, dealer=3)


def opened(*given, **more):
    explorer = fw.Explorer(*given, **more)
    explorer.heard = []
    explorer.send = lambda content, buffers=None: explorer.heard.append(content)
    return explorer


@pytest.fixture
def explorer():
    return opened("femkort", deal=DEAL)


def ask(explorer, do: Any, **more) -> Any:
    """Ask as the page does; the answer, None where the wish was granted."""
    explorer.heard.clear()
    explorer._hear(explorer, {"do": do, "turn": explorer.state["turn"], **more}, [])
    return explorer.heard[-1] if explorer.heard else None


SHARED = Path(fw.__file__).parent / "frontend" / "fixtures" / "explorer.json"
"""What both sides of the wire are held to."""


def compared() -> dict[str, Any]:
    """Two tables that differ in a card, as the page gets them."""
    explorer = opened("femkort", NO_HEADING, deal=DEAL)
    for card in ("D5", "DT"):
        assert ask(explorer, "play", card=card, side="a") is None
    sent = {name: getattr(explorer, name) for name in ("frames", "state", "record")}
    plain: dict[str, Any] = json.loads(json.dumps(sent))
    return plain


def choice(explorer, key, side=0):
    return next(one for one in explorer.state["sides"][side]["choices"] if one["key"] == key)


def verdict(explorer, card, side=0):
    """May this card be played at a table, as the page draws it?"""
    frame = [one for one in whole(explorer) if one["round"] == side][-1]
    for hand, judged in zip(frame["hands"], frame["verdicts"], strict=True):
        if card in hand:
            return explorer.frames["reasons"][judged[hand.index(card)]]["legal"]
    raise AssertionError(card)


def whole(explorer):
    return explorer.frames["frames"]


def test_what_is_sent_is_what_the_page_is_tested_with():
    assert json.loads(SHARED.read_text("utf-8")) == compared()


@pytest.mark.cites("FK-33", "FK-59")
def test_a_verdict_changes_with_the_rule(explorer):
    for card in ("D5", "DT"):
        assert ask(explorer, "play", card=card, side="a") is None
    assert not verdict(explorer, "D9")
    assert ask(explorer, "agree", side="a", key="no_heading", value=True) is None
    assert verdict(explorer, "D9")
    assert choice(explorer, "no_heading")["value"] is True
    assert explorer.rules == NO_HEADING
    changed = explorer.state["changed"]
    assert (changed["side"], changed["cards"]) == ("a", 1)
    assert changed["lines"][0]["cards"] == ["D9"]


def test_a_card_that_may_not_be_played_is_refused_with_its_reason(explorer):
    ask(explorer, "play", card="D5", side="a")
    refused = ask(explorer, "play", card="C9", side="a")["refused"]
    assert (refused["seat"], refused["card"]) == (1, "C9")
    assert refused["reason"]["key"] == "follow_suit"
    assert len(explorer.position.moves) == 1


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"do": "agree", "side": "a", "key": "ante", "value": 0}, "option_value"),
        ({"do": "agree", "side": "a", "key": "jokers", "value": True}, "no_choice_key"),
        ({"do": "agree", "side": "a", "key": "players", "value": 20}, "players"),
        ({"do": "undo"}, "not_now"),
        ({"do": "redo"}, "not_now"),
        ({"do": "swap"}, "not_now"),
        ({"do": "find"}, "explorer.nothing_apart"),
        ({"do": "find", "key": "players"}, "explorer.two_games"),
        ({"do": "dealer", "seat": 7}, "seat"),
        ({"do": "dance"}, "unknown_wish"),
        ({"do": ["play"]}, "unknown_wish"),
        ({"do": "number", "number": -1}, "no_round"),
        ({"do": "undo", "turn": 99}, "stale"),
    ],
    ids=str,
)
def test_what_is_not_possible_is_answered_and_nothing_is_lost(explorer, wish, key):
    before = explorer.record, explorer.state, explorer.frames
    explorer._hear(explorer, {"turn": explorer.state["turn"], **wish}, [])
    assert explorer.heard[-1]["error"]["key"] == key
    assert (explorer.record, explorer.state, explorer.frames) == before


def test_two_rules_that_do_not_go_together_leave_the_last_possible_ones():
    explorer = opened("letzter_stich")
    error = ask(explorer, "agree", side="a", key="clean_24", value=True)["error"]
    assert error["key"] == "contradiction.three_players"
    assert choice(explorer, "clean_24")["value"] is False


def test_a_number_that_is_not_possible_is_told(explorer):
    for value in (2.5, -3, 10**20, "?"):
        error = ask(explorer, "agree", side="a", key="ante", value=value)["error"]
        assert str(error["data"]["value"]) == str(value)
    assert (choice(explorer, "ante")["least"], choice(explorer, "ante")["most"]) == (1, 10**9)


@pytest.mark.cites("FK-59")
def test_two_tables_play_the_same_cards_until_they_part(explorer):
    explorer.compare = NO_HEADING
    assert [one["round"] for one in whole(explorer)] == [0, 1]
    for card in ("D5", "DT"):
        ask(explorer, "play", card=card, side="b")
    assert explorer.position.moves == explorer.other_position.moves
    assert [one.card for one in explorer.differences if one.key == "verdict"] == ["D9"]
    assert verdict(explorer, "D9", 0) != verdict(explorer, "D9", 1)
    ask(explorer, "swap")
    assert ask(explorer, "play", card="D9", side="a") is None
    assert {one.key for one in explorer.differences} >= {"parted"}
    assert len(explorer.other_position.moves) == 2


def test_a_card_of_the_second_table_is_played_at_both_or_at_none(explorer):
    explorer.compare = NO_HEADING
    for card in ("D5", "DT"):
        ask(explorer, "play", card=card, side="a")
    refused = ask(explorer, "play", card="D9", side="b")["refused"]
    assert refused["reason"]["key"] == "head_the_trick"
    assert len(explorer.position.moves) == len(explorer.other_position.moves) == 2


def test_a_deal_is_found_where_a_choice_matters(explorer):
    assert ask(explorer, "find", key="trump") is None
    assert explorer.compare.variants == ("trump",)
    assert explorer.state["found"]["matters"]
    assert explorer.differences
    found = explorer.find("ante")
    assert not found.matters
    assert explorer.state["found"] == {
        "matters": False,
        "deals": 1,
        "choices": [["option", "ante"]],
        "idle": False,
    }


@settings(max_examples=15, deadline=None)
@given(positions(), st.sampled_from(["en", "fr"]))
def test_every_position_opens_draws_and_says_itself(position, lang):
    explorer = opened(position, position.rules, lang=lang)
    assert explorer.position == position
    assert json.loads(json.dumps(explorer.state)) == json.loads(json.dumps(explorer.state))
    assert translate("explorer.no_difference", lang) in repr(explorer)
    again = opened(explorer.record)
    assert (again.position, again.compare) == (position, position.rules)


def test_rules_and_record_are_set_only_as_they_may_be(explorer):
    explorer.rules = NO_HEADING
    assert choice(explorer, "no_heading")["value"] is True
    with pytest.raises(fw.Error):
        explorer.rules = "femkort"
    with pytest.raises(fw.Error):
        explorer.compare = fw.rules("fan_tan")
    for players in (5, 3):
        with pytest.raises(fw.Error) as caught:
            explorer.compare = fw.rules("femkort", players=players)
        assert caught.value.data == {"one": "players=4", "other": f"players={players}"}
    for nothing in ([], "", 0):
        with pytest.raises(fw.Error):
            explorer.compare = nothing
    with pytest.raises(fw.Error):
        explorer.record = ""
    assert explorer.rules == NO_HEADING
    explorer.rules = fw.rules("letzter_stich")
    assert [len(hand) for hand in explorer.position.deal.hands] == [7, 7, 7, 7]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_static_twin_says_rules_position_and_differences(explorer, lang):
    explorer.lang = lang
    explorer.find("no_heading")
    bundle = explorer._repr_mimebundle_()[0]
    for text in (bundle["text/plain"], bundle["text/html"]):
        assert translate("variant.no_heading", lang) in text
        assert translate("explorer.plain", lang) in text
        assert "FK-59" in text
        assert "{" not in text.replace('"', "").partition("<style")[0]
    assert "♠" in bundle["text/plain"]


def test_who_sat_at_a_seat_that_is_gone_looks_from_the_turn():
    explorer = opened("femkort", seat=3, covered=True)
    assert ask(explorer, "agree", side="a", key="players", value=3) is None
    assert explorer.seat is None
    assert explorer.state["sides"][0]["choices"][0]["value"] == 3


WISHES = (
    *("undo", "redo", "first", "next_trick", "last", "deal", "compare", "swap", "find"),
    *("play", "agree", "number", "dealer"),
)


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(fw.games()), st.integers(0, 9), st.data())
def test_whatever_is_asked_in_whatever_order_it_stands_and_opens_again(game, seed, data):
    explorer = opened(game, seed=seed)
    for _ in range(10):
        side = data.draw(st.sampled_from("ab"))
        listed = explorer.state["sides"][0]["choices"]
        key = data.draw(st.sampled_from([one["key"] for one in listed]))
        wish = {
            "do": data.draw(st.sampled_from(WISHES)),
            "side": side,
            "value": data.draw(st.sampled_from([True, False, None, 1, 3, 4, 5, "D2"])),
            "number": data.draw(st.integers(0, 7)),
            "seat": data.draw(st.integers(0, 4)),
            "card": str(data.draw(st.sampled_from(explorer.position.legal() or ("SA",)))),
        }
        if wish["do"] != "find" or data.draw(st.booleans()):
            wish["key"] = key
        before = explorer.record
        answer = ask(explorer, **wish)
        if answer is not None:
            assert explorer.record == before
            assert answer.get("error", {}).get("key") != "failed"
    json.dumps(explorer.state)
    again = fw.Explorer(explorer.record)
    assert (again.position, again.compare) == (explorer.position, explorer.compare)
    assert repr(again) == repr(explorer)

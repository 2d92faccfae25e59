"""Two tables of one match: what is done at one of them shows at both."""

from typing import Any

import pytest

import femkort_widgets as fw
from tests.widgets.test_table import ask, now, opened, play_on


@pytest.fixture
def match():
    return fw.Match(fw.rules("femkort"), seed=5)


def tables(match: Any, *given: dict[str, Any]) -> list[Any]:
    return [opened(rules=match, **each) for each in given]


def same(one: Any, other: Any) -> bool:
    return bool(one.frames == other.frames and one.state["match"] == other.state["match"])


def test_a_card_played_at_one_table_lies_on_both(match):
    first, second = tables(match, {}, {})
    play_on(first)
    assert same(first, second)
    play_on(second)
    assert same(first, second)
    assert first.heard == second.heard == []


def test_a_step_back_at_one_table_is_one_at_both(match):
    first, second = tables(match, {}, {})
    before = first.frames
    play_on(first)
    ask(first, "undo")
    assert same(first, second)
    assert second.frames == before


def test_what_was_meant_for_the_cards_before_is_refused_at_the_other_table(match):
    first, second = tables(match, {}, {})
    turn = second.state["turn"]
    play_on(first)
    before = second.frames
    ask(second, "stop", turn=turn)
    assert second.heard[-1]["error"]["key"] == "stale"
    assert second.frames == before


def test_each_table_shows_what_its_seat_may_see(match):
    first, second = tables(match, {"seat": 0}, {"seat": 1})
    assert match.position.to_play == 1
    ask(second, "play", card=str(match.position.legal()[0]))
    assert second.heard == []
    for table, seat in ((first, 0), (second, 1)):
        held = now(table)["hands"][seat]
        assert now(table)["hands"] == [held if at == seat else None for at in range(4)]
        assert held == list(map(str, match.position.hands[seat]))


def test_a_new_game_at_one_table_leaves_the_match_to_the_other(match):
    first, second = tables(match, {}, {})
    shown = second.frames
    ask(first, "new_game")
    assert second.frames == shown
    assert first.match is not second.match
    play_on(first)
    assert second.frames == shown


def test_a_table_that_is_opened_later_moves_the_others_on(match):
    (first,) = tables(match, {"seat": 0})
    shown = first.state["turn"]
    (second,) = tables(match, {"seat": None})
    assert second.match.position.over
    assert first.state["turn"] > shown
    assert now(first)["over"]


def test_a_closed_table_follows_no_more(match):
    first, second = tables(match, {}, {})
    shown = second.frames
    second.close()
    play_on(first)
    assert second.frames == shown

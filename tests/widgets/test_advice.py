"""Hints and values at a table and in a replay: by what a seat sees alone, never in an exam."""

import json

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import chances, solve
from femkort_widgets.records import examples
from femkort_widgets.widgets import hinting
from femkort_widgets.widgets.advising import Advisor
from tests.widgets.leaks import cards_in, hidden, told

HANDS = ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "SA S8 HJ DK D9", "SJ S6 H6 H4 CQ")
OTHER = ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "S6 H6 H4 DK D9", "SJ SA S8 HJ CQ")
"""The same for the second seat: what the others hold has changed."""


def opened(hands=HANDS, seat=1, rules=None, **look):
    deal = fw.Deal(hands, dealer=3)
    table = fw.Table(rules or fw.rules("femkort"), seat, deal=deal, seed=3, **look)
    return listening(table)


def listening(widget):
    widget.heard = []
    widget.send = lambda content, buffers=None: widget.heard.append(content)
    return widget


def ask(widget, do, **more):
    at = widget._where() | ({"kind": "advice"} if isinstance(widget, fw.Replay) else {})
    widget._hear(widget, {**at, "do": do, **more}, [])
    widget._advisor.rest()
    return widget.heard[-1] if widget.heard else None


def test_a_hint_goes_one_stage_further_with_every_press_and_is_noted():
    table = opened()
    answers = [ask(table, "hint") for _ in range(4)]
    assert [answer["stage"] for answer in answers] == [1, 2, 3, 3]
    assert not [answer for answer in answers[:2] if "card" in answer]
    assert answers[1]["suit"] == "D"
    assert answers[2]["card"] in ("DA", "DT")
    assert answers[2]["value"] >= answers[2]["next"]
    assert [note["asked"] for note in table.hints] == ["duty", "suit", "card"]
    assert json.loads(json.dumps(table.hints)) == table.hints
    assert {note["seat"] for note in table.hints} == {1}


def test_the_next_turn_begins_with_the_duty_again():
    table = opened()
    ask(table, "hint")
    ask(table, "hint")
    table._hear(table, {"do": "play", "card": "DT", "turn": table._turn}, [])
    assert ask(table, "hint")["stage"] == 1


def test_the_answers_are_those_of_the_analysis():
    table = opened()
    found = ask(table, "worth")
    position = table.match.position
    seed = hinting._question(position)
    reckoned = chances(position, worlds=found["worlds"], seed=seed)
    assert {one["move"]: one["value"] for one in found["moves"]} == {
        str(one.move): round(one.points, 4) for one in reckoned.moves
    }
    assert found["best"] == [str(reckoned.best.move)]
    assert found["unit"] == "pot"


def test_only_what_the_seat_can_see_is_used():
    answers = []
    for hands in (HANDS, OTHER):
        table = opened(hands)
        answers.append([ask(table, "hint") for _ in range(3)] + [ask(table, "worth")])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("game", fw.games())
def test_nothing_hidden_leaves_python(game):
    table = listening(fw.Table(game, seed=4))
    for wish in ("hint", "hint", "hint", "worth"):
        ask(table, wish)
    assert len(table.hints) == 4
    told_of = cards_in(told(table).replace(json.dumps(table._advice), ""))
    assert not told_of & hidden(table.match.position, [0])


def test_an_exam_refuses_and_its_page_cannot_ask():
    table = opened(mode="exam")
    assert table._advice == ""
    for wish in ("hint", "worth"):
        assert ask(table, wish)["error"]["key"] == "not_now"
    assert table.hints == []
    assert opened()._advice


def test_nobody_is_advised_out_of_turn_or_behind_the_curtain():
    together = opened(seat=None, seats=(1, 2))
    assert together._sitting.curtain is not None
    assert ask(together, "hint")["error"]["key"] == "not_now"
    assert ask(opened(seat=None), "worth")["error"]["key"] == "not_now"


def test_where_a_rule_of_the_house_has_no_plan_the_rule_of_thumb_speaks():
    free = fw.Obligation("free", meets=lambda position, seat, move: True)
    rules = fw.rules("femkort").with_round("femkort", obligations=(free,))
    table = opened(rules=rules)
    for _ in range(3):
        answer = ask(table, "hint")
    assert answer["why"] == "thumb"
    assert fw.Card.parse(answer["card"]) in table.match.position.legal()
    assert ask(table, "worth")["none"] == "no_plan"


def test_an_answer_that_comes_too_late_is_not_sent():
    table = opened()
    asked = []
    table._advisor.ask = lambda kind, question, then: asked.append((question, then))
    table._hear(table, {"do": "worth", "turn": table._turn}, [])
    ((question, then),) = asked
    answer = question()
    assert answer["moves"]
    table._hear(table, {"do": "play", "card": "DT", "turn": table._turn}, [])
    then(answer)
    assert question() == {}
    assert not [one for one in table.heard if one.get("kind") == "advice"]


def test_of_each_kind_of_question_only_the_newest_waits():
    advisor, done = Advisor(), []
    advisor._busy = True
    for kind, number in (("worth", 1), ("hint", 2), ("worth", 3)):
        advisor.ask(kind, lambda number=number: {"n": number}, lambda answer: done.append(answer))
    advisor._work()
    assert sorted(answer["n"] for answer in done) == [2, 3]


def test_a_replay_weighs_with_all_hands_open_where_they_are_not_withheld():
    record = examples.load("letzter_stich_ducking")
    replay = listening(fw.Replay(record, at=len(fw.frames(record)["frames"]) - 3))
    spot = fw.frames(record)["frames"][replay.at]
    found = ask(replay, "worth", how="all")
    assert found["seat"] == spot["to_play"]
    from femkort_widgets.records.places import spot_of

    exact = solve(spot_of(replay.hand, replay.at).position)
    assert {one["move"] for one in found["moves"]} == {str(move) for move in exact.values}
    assert found["best"] == [str(move) for move in exact.best]
    assert ask(replay, "hint")["stage"] == 1


def test_a_viewer_asks_for_its_own_cards_alone():
    record = examples.load("letzter_stich_ducking")
    shown = fw.frames(record)["frames"]
    at = next(frame["id"] for frame in shown if frame["to_play"] == 1)
    mine = listening(fw.Replay(record, viewer=1, at=at))
    assert ask(mine, "worth")["moves"]
    assert ask(mine, "worth", how="all")["error"]["key"] == "not_now"
    other = listening(fw.Replay(record, viewer=0, at=at))
    assert ask(other, "worth")["error"]["key"] == "not_now"


@pytest.mark.parametrize("message", [{"do": "worth"}, {"do": ["hint"]}, {"do": None, "how": []}])
def test_an_odd_question_to_a_replay_is_answered(message):
    replay = listening(fw.Replay(examples.load("letzter_stich_ducking")))
    replay._hear(replay, {"kind": "advice", **message}, [])
    assert replay.heard[-1]["error"]["key"]

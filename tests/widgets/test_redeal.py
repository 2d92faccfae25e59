"""Requests for better cards at the table."""

import pytest

import femkort_widgets as fw
from tests.widgets.test_table import ask, now, opened

RULES = fw.rules("femkort", variants=("redeal_request",))


@pytest.mark.cites("FK-56", "FK-57", "C-FK-16")
def test_bots_answer_a_request_and_the_answer_is_told():
    outcomes = set()
    for seed in range(40):
        table = opened(rules=RULES, seed=seed, dealer=3, bots="random")
        if table.state["redeal"] is not None:
            continue
        before = table.match.attempt
        ask(table, "ask_redeal")
        told = table.state["redeal"]
        assert told["asker"] == 0
        assert told["answers"][0] is True
        assert told["granted"] == all(told["answers"])
        assert table.match.attempt == before + told["granted"]
        outcomes.add(told["granted"])
    assert outcomes == {True, False}


@pytest.mark.cites("C-FK-16")
def test_a_seat_asks_once_a_hand():
    table = opened(rules=RULES, seed=8, dealer=3)
    while table.state["redeal"] and table.state["redeal"]["granted"] is None:
        ask(table, "answer_redeal", agree=False)
    ask(table, "ask_redeal")
    if not table.state["redeal"]["granted"]:
        assert not table.state["can"]["ask_redeal"]


@pytest.mark.cites("FK-57")
@pytest.mark.parametrize("agree", [True, False])
def test_a_bots_request_waits_for_my_answer(agree):
    waiting = (opened(rules=RULES, seed=seed) for seed in range(200))
    table = next(t for t in waiting if t.state["redeal"])
    assert table.state["can"]["answer_redeal"]
    assert table.state["redeal"]["granted"] is None
    ask(table, "play", card=now(table)["hands"][0][0])
    assert "error" in table.heard[0]
    ask(table, "answer_redeal", agree=agree)
    told = table.state["redeal"]
    assert told is None or told["granted"] in ((True, False) if agree else (False, None))
    assert len(table.match.state.hands[0].requests) == 1

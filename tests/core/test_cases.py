"""Deals and matches with the right answer, made by an independent reference of the rules."""

import json
from pathlib import Path

import pytest

from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start

CASES = Path(__file__).parent.parent / "cases"


def cases(*files):
    found = []
    for file in files:
        for number, line in enumerate((CASES / f"{file}.jsonl").read_text().splitlines()):
            case = json.loads(line)
            found.append(pytest.param(case, id=case.get("name", f"{file} {number}")))
    return found


def begun(case):
    """The first position of a case, in the round it is about."""
    table = rules(
        case["game"],
        players=case["players"],
        variants=tuple(case["variants"]),
        **case.get("options", {}),
    )
    number = table.rounds.index(case["round"]) if "round" in case else 0
    hands = [" ".join(hand) for hand in case["hands"]]
    return start(table, Deal(hands, case["dealer"], case["turned"]), number=number)


DEALS = ("femkort", "femkort_irregular", "letzter_stich", "femkamp_tricks", "fan_tan")


@pytest.mark.parametrize("case", cases(*DEALS))
def test_every_step_of_the_deal_has_the_seat_and_the_legal_moves_of_the_case(case):
    position = begun(case)
    assert position.irregular_deal == case.get("irregular", False)
    for step in case["steps"]:
        assert position.to_play == step["seat"]
        assert sorted(map(str, position.legal())) == step["legal"]
        position = position.play(step["play"])
    assert position.over
    result = position.result
    assert [trick.winner for trick in position.tricks] == case.get("tricks", [])
    assert result.winner == case.get("winner", case.get("out", result.winner))
    assert result.void == case.get("void", False)
    assert list(position.passes) == case.get("passes", list(position.passes))
    assert list(result.points) == case.get("points", list(result.points))


def stands(match):
    values = {key: getattr(match, key) for key in ("pot", "chips", "points", "over", "winners")}
    values["playoff"] = match.playoff
    return {key: list(v) if isinstance(v, tuple) else v for key, v in values.items()}


def begin(match, before):
    """What happens before the first card; True where that deals again."""
    for event in before:
        if event.get("misdeal"):
            match.misdeal()
            return True
        granted = match.ask_redeal(event["ask"], agree=tuple(event["agree"]))
        assert granted == event["granted"]
        if granted:
            return True
    return False


def play_out(match, case):
    expect = case["expect"]
    assert (match.number, match.attempt, match.dealer, match.pot) == tuple(
        expect[key] for key in ("number", "attempt", "dealer", "pot_before")
    )
    if begin(match, case.get("before", ())):
        assert match.results[-1].result is None
        return
    for move in case["moves"].split():
        match.play(move)
    if case.get("stop") and expect["result"] is None:
        match.stop()
    assert stands(match).items() <= expect.items()
    outcome = match.results[-1]
    assert outcome[:3] == (expect["number"], expect["attempt"], expect["dealer"])
    if expect["result"] is None:
        assert outcome.result is None
        return
    assert (outcome.result.void, outcome.result.winner) == (
        expect["result"]["void"],
        expect["result"]["winner"],
    )
    assert list(outcome.result.points) == expect["result"].get(
        "points", list(outcome.result.points)
    )
    if case.get("stop"):
        match.stop()
        assert stands(match) == case["after_stop"]


@pytest.mark.parametrize("case", cases("matches"))
def test_the_whole_match_stands_as_the_case_says_after_every_deal(case):
    table = rules(
        case["game"], players=case["players"], variants=tuple(case["variants"]), **case["options"]
    )
    deals = [Deal(deal["hands"], 0, deal.get("turned")) for deal in case["deals"]]
    match = Match(table, deals=deals, dealer=case["dealer"])
    for deal in case["deals"]:
        if match.state.hand.ended:
            match.next_deal()
        play_out(match, deal)
        assert sum(match.chips) + match.pot == 0
    assert match.over == case["over"]
    assert list(match.winners) == case["winners"]

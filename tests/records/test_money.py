"""Pot, Score and Total against matches worked out elsewhere (rule 13; FK-25, FK-48, FK-58)."""

import json
from pathlib import Path
from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.records.ledger import accounts
from femkort_widgets.records.model import MatchRecord, Record, RoundRecord, Tag
from femkort_widgets.records.replayed import replayed
from tests.records.kit import HEAD

PATH = Path(__file__).parents[1] / "cases" / "matches.jsonl"
CASES = [json.loads(line) for line in PATH.read_text().splitlines()]


def played(case: dict[str, Any]) -> MatchRecord:
    """The record of a case, with the pot that the case says before each deal."""
    rules = fw.rules(
        case["game"], players=case["players"], variants=case["variants"], **case["options"]
    )
    deals = [fw.Deal(deal["hands"], dealer=0, turned=deal.get("turned")) for deal in case["deals"]]
    match = fw.Match(rules, deals=deals, dealer=case["dealer"])
    for index, deal in enumerate(case["deals"]):
        if index and match.state.hand.ended:
            match.next_deal()
        before = deal.get("before", ())
        for event in [before] if isinstance(before, dict) else before:
            if "ask" in event:
                match.ask_redeal(event["ask"], event["agree"])
            else:
                match.misdeal()
        for card in deal["moves"].split():
            match.play(card)
        if deal.get("stop"):
            match.stop()
    return match.record.matches[0]


def with_tags(match: MatchRecord, case: dict[str, Any]) -> MatchRecord:
    rounds = []
    total = dict.fromkeys(match.seats, 0)
    for one, deal in zip(match.rounds, case["deals"], strict=True):
        items = [item for item in one.items if getattr(item, "name", "") not in ("Pot", "Total")]
        if not one.playoff:
            items.insert(1, Tag.of("Pot", deal["expect"]["pot_before"]))
        if one.score is not None:
            total = {label: total[label] + one.score[label] for label in total}
            items.append(Tag.of("Total", " ".join(f"{at} {sum_}" for at, sum_ in total.items())))
        rounds.append(RoundRecord(tuple(items)))
    return MatchRecord(match.items, tuple(rounds))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_money_of_a_match_agrees(case: dict[str, Any]) -> None:
    match = with_tags(played(case), case)
    assert fw.loads(fw.dumps(Record((match,)))).faults == ()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_wrong_pot_is_found_in_every_round(case: dict[str, Any]) -> None:
    match = with_tags(played(case), case)
    for index, one in enumerate(match.rounds):
        pot = one.tag("Pot")
        if pot is None:
            continue
        wrong = Tag.of("Pot", (one.pot or 0) + 1)
        items = tuple(wrong if item is pot else item for item in one.items)
        rounds = (*match.rounds[:index], RoundRecord(items), *match.rounds[index + 1 :])
        keys = {fault.key for fault in Record((MatchRecord(match.items, rounds),)).faults}
        assert keys == {"wrong_pot"}


def test_the_pot_of_a_record_that_begins_in_the_middle_is_believed() -> None:
    case = next(case for case in CASES if case["name"] == "femkort: two void hands running")
    match = with_tags(played(case), case)
    later = MatchRecord(match.items, match.rounds[1:])
    assert Record((later,)).faults == ()
    first, *_ = accounts(replayed(later, None))
    assert first.pot == later.rounds[0].pot


def test_doubled_antes_go_on_doubling_where_a_record_begins_in_the_middle() -> None:
    (case,) = (one for one in CASES if one["name"] == "femkort: escalating, two void running")
    match = with_tags(played(case), case)
    later = MatchRecord(match.items, match.rounds[2:])
    assert [one.pot for one in later.rounds] == [36, 84, 12]
    assert Record((later,)).faults == ()


def test_a_round_broken_off_leaves_no_pot_to_a_round_that_does_not_follow_it() -> None:
    rounds = "".join(f'[Round "{n}"]\n[Seed "{n}"]\n[Pot "4"]\n[Play]\n*\n' for n in (1, 2))
    record = fw.loads(HEAD + rounds)
    assert record.faults == ()
    for frame in fw.frames(record)["frames"]:
        assert (frame["pot"], frame["chips"]) == (4, [-1, -1, -1, -1])

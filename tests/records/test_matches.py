"""A match writes itself down, and what was written can be gone on with."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.matches import Match
from tests.core.test_cases import cases, play_out, stands

VARIANTS = (
    "redeal_request",
    "best_of_three_pots",
    "no_heading",
    "escalating_ante",
    "trump",
    "contenders_only",
)


@st.composite
def matches(draw):
    """A match after some random events: cards, requests, misdeals, deals, an early end."""
    players = draw(st.integers(2, 6))
    variants = draw(st.sets(st.sampled_from(VARIANTS)))
    options = {"ante": draw(st.integers(1, 3)), "max_deals": draw(st.sampled_from((None, 2, 3)))}
    rules = fw.rules("femkort", players=players, variants=tuple(variants), **options)
    choice = random.Random(draw(st.integers(0, 10**6)))
    first = [fw.deal(rules, seed="first", dealer=1)] if draw(st.booleans()) else None
    names = [f"player {seat}; =" for seat in range(players)]
    match = Match(rules, seed=draw(st.integers(0, 99)), deals=first, dealer=1, names=names)
    for _ in range(draw(st.integers(0, 60))):
        if match.over:
            break
        event(match, choice)
    return match


def event(match, choice):
    if choice.random() < 0.02:
        match.stop()
    elif match.state.hand.ended:
        match.next_deal()
    elif not match.position.moves and choice.random() < 0.2:
        if "redeal_request" in match.rules.variants and choice.random() < 0.7:
            match.ask_redeal(
                choice.choice(match.position.seats),
                [choice.random() < 0.8 for _ in range(match.rules.players)],
            )
        else:
            match.misdeal()
    else:
        match.play(choice.choice(match.position.legal()))


@settings(deadline=None)
@given(matches())
def test_the_record_of_a_match_is_written_and_read_back_without_faults(match):
    text = fw.dumps(match.record)
    read = fw.loads(text)
    assert read.faults == ()
    assert read == match.record
    assert fw.dumps(read) == text


@settings(deadline=None)
@given(matches())
def test_an_unfinished_match_is_gone_on_with_where_it_stands(match):
    text = fw.dumps(match.record)
    if match.over:
        with pytest.raises(fw.Error):
            Match.resume(text)
        return
    again = Match.resume(text)
    for value in ("position", "number", "attempt", "dealer", "pot", "chips", "points", "playoff"):
        assert getattr(again, value) == getattr(match, value)
    assert again.results == match.results
    assert again.names == match.names
    assert fw.dumps(again.record) == text


@pytest.mark.cites("FK-50", "FK-55")
@pytest.mark.parametrize("case", cases("femkort_matches"))
def test_a_match_of_the_cases_is_gone_on_with_after_every_deal_and_early_end(case):
    rules = fw.rules(
        "femkort", players=case["players"], variants=case["variants"], **case["options"]
    )
    deals = [fw.Deal(deal["hands"], 0, deal.get("turned")) for deal in case["deals"]]
    match = Match(rules, deals=deals, dealer=case["dealer"])
    for deal in case["deals"]:
        if match.state.hand.ended:
            match.next_deal()
        play_out(match, deal)
        if not match.over:
            again = Match.resume(fw.dumps(match.record))
            assert stands(again) == stands(match)
            assert again.results == match.results


@pytest.mark.parametrize(
    "text",
    [
        "%TTN 1\n",
        '%TTN 1\n[Match ""]\n[Game "femkort"]\n',
        '%TTN 1\n[Game "femkort"]\n[Round "3"]\n[Dealer "S"]\n[Seed "4"]\n',
        '%TTN 1\n[Game "femkort"]\n[Round "1"]\n[Deal]\nS: SA\n[Redeal "X"]\nask\n',
    ],
)
def test_what_is_no_match_from_its_first_deal_on_cannot_be_gone_on_with(text):
    with pytest.raises(fw.Error):
        Match.resume(text)


def test_a_match_with_a_claim_before_its_last_round_cannot_be_gone_on_with():
    rounds = '[Round "1"]\n[Seed "4"]\n[Result "claim"]\n[Play]\n{}\n+ S\n[Round "2"]\n[Seed "4"]\n'
    lead = fw.deal(fw.rules("femkort"), seed=4).hands[1][0]
    text = '%TTN 1\n[Game "femkort"]\n' + rounds.format(f"1. W: {lead}")
    with pytest.raises(fw.Error) as caught:
        Match.resume(text)
    assert caught.value.key == "not_unfinished"


def test_rules_given_while_reading_hold_for_frames_and_for_going_on():
    rules = fw.rules("femkort", variants=("no_heading",), ante=3)
    match = Match(rules, seed=5)
    match.play(match.position.legal()[0])
    text = fw.dumps(match.record)
    plain = "\n".join(line for line in text.splitlines() if line[:5] not in ("[Vari", "[Opti"))
    record = fw.loads(plain, rules=rules)
    assert record.faults == ()
    assert fw.frames(record)["rounds"][0]["variants"] == ["no_heading"]
    again = Match.resume(record)
    assert (again.rules, again.position, again.pot) == (rules, match.position, 12)


@pytest.mark.parametrize("no_record", [None, 5, b"%TTN 1", []])
def test_what_is_no_record_is_refused_where_a_record_is_due(no_record: object) -> None:
    refusing: tuple[Callable[[Any], Any], ...]
    refusing = (fw.Match.resume, fw.dumps, fw.frames, fw.Replay)
    for wrong in refusing:
        with pytest.raises(fw.Error):
            wrong(no_record)


def test_what_is_no_text_is_refused_where_a_text_is_due() -> None:
    with pytest.raises(fw.Error):
        fw.loads(None)  # type: ignore[arg-type]

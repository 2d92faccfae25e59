"""A match writes itself down, and what was written can be gone on with."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.matches import Match
from tests.core.test_cases import cases, play_out, stands

slow = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def chosen_rules(choice):
    """Rules of any game, with any players, variants and options that go together."""
    this = fw.game(choice.choice(fw.games()))
    least, most = this.players
    variants = [variant.key for variant in this.variants if choice.random() < 0.3]
    options = {}
    for option in this.options:
        if choice.random() < 0.4:
            low = max(option.least, 1)
            options[option.key] = choice.choice(option.words or (low, low + 1, low + 3))
    try:
        rules = fw.rules(
            this.key, players=choice.randint(least, most), variants=variants, **options
        )
    except fw.Error:
        return chosen_rules(choice)
    if rules.endless or choice.random() < 0.6:
        return rules
    return rules.with_rounds(choice.choices([kind.key for kind in rules.kinds], k=3))


def short_deal(rules, choice):
    """The first hands with cards missing: a deal of which a void hand may come (FK-48)."""
    full = fw.deal(rules, seed=choice.randrange(10**9), dealer=0)
    keep = choice.choice((0, 0.3, 0.7))
    hands = [
        [card for card in hand if card == full.turned or choice.random() < keep]
        for hand in full.hands
    ]
    return fw.Deal(hands, 0, full.turned)


def begun(choice):
    """A match of random rules, with a seed, and sometimes with prepared deals before it."""
    rules = chosen_rules(choice)
    prepared = [short_deal(rules, choice) for _ in range(choice.choice((0, 0, 1, 3)))]
    same = len({round_.pack for round_ in rules.plan}) == 1
    names = [f"player {seat}; =" for seat in range(rules.players)]
    dealer = choice.randrange(rules.players) if rules.round(0).trump != "turned" else 0
    if rules.round(0).trump == "turned":
        prepared = prepared[:1]
    return Match(
        rules,
        seed=choice.randrange(99),
        deals=prepared if same else None,
        dealer=dealer,
        names=names,
    )


@st.composite
def matches(draw):
    """A match after some random events: cards, requests, misdeals, deals, an early end."""
    choice = random.Random(draw(st.integers(0, 10**9)))
    match = begun(choice)
    wild = choice.random() < 0.2
    for _ in range(draw(st.sampled_from((0, 1, 7, 30, 80, 200, 400)))):
        if match.over:
            break
        event(match, choice, wild)
    return match


def event(match, choice, wild=False):
    if choice.random() < 0.01:
        match.stop()
    elif match.state.hand.ended:
        deal_on(match)
    elif not match.position.moves and choice.random() < 0.2:
        if "redeal_request" in match.rules.variants and choice.random() < 0.7:
            match.ask_redeal(
                choice.choice(match.position.seats),
                [choice.random() < 0.8 for _ in range(match.rules.players)],
            )
        else:
            match.misdeal()
    elif (wild and choice.random() < 0.2) or not match.position.legal():
        break_a_duty(match, choice)
    else:
        match.play(choice.choice(match.position.legal()))


def deal_on(match):
    """The next deal; the match ends where a prepared one does not suit a play-off."""
    try:
        match.next_deal()
    except fw.DealError:
        match.stop()


def break_a_duty(match, choice):
    """Any card of any seat that can still play, the opening card of Fan Tan still missing too."""
    now = match.position
    seats = [seat for seat in now.seats if now.plays(seat) and seat not in now.trick.seats]
    match.play(choice.choice(now.choices(choice.choice(seats))), irregular=True)


@slow
@given(matches())
def test_the_record_of_a_match_is_written_and_read_back_without_faults(match):
    text = fw.dumps(match.record)
    read = fw.loads(text)
    assert read.faults == ()
    assert read == match.record
    assert fw.dumps(read) == text


@slow
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
    if match.state.hand.shuffled:
        assert played_on(again) == played_on(match)


@pytest.mark.parametrize("game", ["femkort", "sekskamp"])
def test_a_card_turned_where_it_sets_no_trumps_is_written_too(game):
    rules = fw.rules(game) if game == "femkort" else fw.rules(game).with_rounds(("trump",))
    dealt = fw.deal(rules, seed=3, dealer=1)
    match = Match(rules, deals=[fw.Deal(dealt.texts, 1, dealt.hands[1][-1])], dealer=1)
    text = fw.dumps(match.record)
    assert fw.loads(text).faults == ()
    assert Match.resume(text).position.deal == match.position.deal


def played_on(match):
    """The record of the same match some way further on."""
    choice = random.Random(1)
    for _ in range(150):
        if match.over:
            break
        event(match, choice)
    return fw.dumps(match.record)


@pytest.mark.cites("FK-50", "FK-55", "LS-51", "C-X-03")
@pytest.mark.parametrize("case", cases("matches"))
def test_a_match_of_the_cases_is_gone_on_with_after_every_deal_and_early_end(case):
    rules = fw.rules(
        case["game"], players=case["players"], variants=case["variants"], **case["options"]
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

"""The score sheet: a row for each deal, sums, the rounds to come, how the match was decided."""

import pytest

import femkort_widgets as fw
from femkort_widgets.sheet import match_sheet


def deal_out(match):
    """Play the deal on the table, everybody the first legal move."""
    while not match.position.over:
        match.play(match.position.legal()[0])


def match_of(game, deals=99, **rules):
    match = fw.Match(fw.rules(game, **rules), seed=8)
    for _ in range(deals):
        if match.position.over:
            match.next_deal()
        deal_out(match)
        if match.over:
            break
    return match


@pytest.mark.cites("FP-70", "FP-76")
@pytest.mark.parametrize("game", ["femkamp", "sekskamp", "sjukamp"])
def test_the_rounds_to_come_stand_empty_and_the_sums_at_the_bottom(game):
    match = match_of(game, deals=2)
    sheet = match_sheet(match)
    assert [row["kind"] for row in sheet["rows"]] == list(match.rules.rounds)
    assert [row["dealer"] for row in sheet["rows"]] == [n % 4 for n in range(len(sheet["rows"]))]
    assert all(row["points"] is None for row in sheet["rows"][2:])
    added = [
        sum(column) for column in zip(*(row["points"] for row in sheet["rows"][:2]), strict=True)
    ]
    assert sheet["total"] == added == list(match.points)
    assert sheet["lowest"]
    assert sheet["decided"] is None
    assert sheet["chips"] is None


@pytest.mark.parametrize("game", fw.games())
def test_a_decided_match_says_who_has_won_and_by_what(game):
    match = match_of(game)
    sheet = match_sheet(match)
    assert sheet["decided"] == {"winners": list(match.winners), "by": "points"}


def test_a_match_stopped_early_is_decided_by_chips_where_chips_count():
    match = match_of("femkort", deals=2)
    match.stop()
    while not match.over:
        match.next_deal()
        deal_out(match)
    sheet = match_sheet(match)
    assert sheet["decided"]["by"] == ("playoff" if sheet["rows"][-1]["note"] else "chips")
    assert sheet["rows"][-1]["points"] is None or sheet["decided"]["by"] == "chips"
    assert sheet["chips"] == list(match.chips)


def test_a_hand_dealt_again_says_why():
    match = fw.Match(fw.rules("femkort", variants=("redeal_request",)), seed=1)
    match.misdeal()
    match.ask_redeal(0, (True,) * 4)
    deal_out(match)
    assert [row["note"] for row in match_sheet(match)["rows"]] == ["misdeal", "redeal", None]
    short = fw.Deal(("SA S5", "S7 S8", "H3 H4", "H6 H7"), dealer=3)
    void = fw.Match(fw.rules("femkort"), deals=[short], seed=1)
    deal_out(void)
    assert match_sheet(void)["rows"][0]["note"] == "void"
    assert match_sheet(void)["rows"][0]["points"] is None


@pytest.mark.parametrize("game", fw.games())
def test_a_replay_has_the_sheet_of_the_match_with_its_first_round(game):
    match = match_of(game, deals=3)
    data = fw.frames(match.record)
    first, *others = data["rounds"]
    assert first["sheet"] == match_sheet(match)
    assert all(this["sheet"] is None for this in others)

"""The format, rules 1 to 4: the file, tags, seats and hands, how each is read and written."""

import pickle

import pytest

import femkort_widgets as fw
from femkort_widgets.records.notes import Comment, Remark
from femkort_widgets.records.walk import walk, walks
from tests.records.kit import (
    HANDS,
    HEAD,
    again,
    faults,
    items,
    text,
    written,
)


def test_rule_1_several_matches_and_blank_lines() -> None:
    given = f'{HEAD}\n\n[Round "1"]\n\n[Round "2"]\n{HEAD.partition(chr(10))[2]}[Round "1"]\n'
    record = fw.loads(given)
    assert [len(match.rounds) for match in record.matches] == [2, 1]
    assert fw.dumps(record).splitlines()[3:8] == [
        "",
        '[Round  "1"]',
        "",
        '[Round  "2"]',
        '[Match  "m"]',
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1. S: D5 ; low\nDT *", "1. S: D5 ; low\n   DT *\n"),
        ("1. ; whose?\nS: D5 *", "1. ; whose?\nS: D5 *\n"),
        (
            "1. S: D5 DT DK H4 => N ; one\n; two\n*",
            "1. S: D5 DT DK H4 => N ; one\n   ; two\n   *\n",
        ),
        (
            "1. S: D5 DT (1... W: DA ; side\n) *",
            "1. S: D5 DT (1... W: DA ; side\n        )\n   *\n",
        ),
        ("; before\n1. S: D5 *", "; before\n1. S: D5 *\n"),
        ("1. S: D5 {a ; b} *", "1. S: D5 { a ; b } *\n"),
    ],
)
def test_rule_1_remarks_stay_with_the_token_before(before: str, after: str) -> None:
    assert written(before) == after
    assert written(after) == after


def test_rule_1_remarks_at_tags_hands_and_the_first_line() -> None:
    given = (
        '%TTN 1 ; file\n; more\n[Match  "m;n"] ; match\n[Game   "femkort"]\n\n'
        '[Round  "1"] ; round\n[Deal]\nS: SA ; hand\n'
    )
    record = fw.loads(given)
    assert fw.dumps(record) == given
    assert record.head == (Remark("file"), Remark("more"))
    assert record.matches[0].title == "m;n"


def test_rule_2_values_and_lists_are_quoted() -> None:
    head = r"""[Names  "S=Ada \"the ace\"; W=Bo\; Cy\=Di; N=a\\b"]
[Options "ante=2; pots_to_win=5; max_deals=None"]
[Variants "trump; no_heading"]
"""
    match = fw.loads(text("*", head=head)).matches[0]
    assert match.names == {"S": 'Ada "the ace"', "W": "Bo; Cy=Di", "N": "a\\b"}
    assert match.options == {"ante": 2, "pots_to_win": 5, "max_deals": None}
    assert match.variants == ("trump", "no_heading")
    assert head in again(text("*", head=head))


def test_rule_2_unknown_tags_glyphs_and_commands_are_kept_without_a_word() -> None:
    given = text(
        "1. S: D5$99 { Low [%clock 3]. } [%arrow S-W] *",
        head='[Mood   "good"]\n[TTN_x9 ""]\n',
        tags='[Weather "rain"]\n',
        end='\n[After  "play"]\n',
    )
    assert faults(given) == []
    assert again(given) == given
    assert isinstance(items("1. S: D5 { Low [%clock 3]. } *")[2], Comment)
    assert Comment("Low [%clock 3].").text == "Low."


def test_rule_2_nothing_is_inherited_but_the_dealer_and_the_kind() -> None:
    rounds = [
        '[Round "1"]\n[Dealer "E"]\n[Result "misdeal"]\n',
        '[Round "1"]\n[Try "2"]\n',
        '[Round "2"]\n',
    ]
    deal = f"[Deal]\n{HANDS}"
    given = HEAD + deal.join(rounds) + deal + "[Play]\n1. W: DT *\n"
    found = list(walks(fw.loads(given).matches[0]))
    assert [one.dealt.dealer for one in found] == [3, 3, 0]
    assert [one.dealt.attempt for one in found] == [1, 2, 1]


@pytest.mark.parametrize(
    ("lines", "seats"),
    [
        ("S:\nW:\nN:\nE:\n", ("S", "W", "N", "E")),
        ("A: SA\nB: SK\nC: SQ\n", ("A", "B", "C")),
        ("A: SA\nB: SK\n", ("A", "B")),
        ("", ("S", "W", "N", "E")),
    ],
)
def test_rule_3_seats_without_the_tag(lines: str, seats: tuple[str, ...]) -> None:
    assert fw.loads(text("*", hands=lines)).matches[0].seats == seats


def test_rule_4_hands_are_written_in_one_order_unknown_cards_last() -> None:
    given = text("*", hands="S: ?2 d10 C2 10♥ ♠A ?1\nW: ?5\nN: SK ? ?4\nE:\n")
    lines = again(given).partition("[Deal]\n")[2].splitlines()[:4]
    assert lines == ["S: SA HT DT C2 ?3", "W: ?5", "N: SK ?5", "E:"]


def test_rule_4_more_than_99_unknown_cards_are_written_as_they_can_be_read() -> None:
    given = text("*", hands="S: ?99 ?99 SA ?1\nW: ?5\nN: ?5\nE: ?5\n")
    assert "S: SA ?99 ?99 ?1\n" in again(given)
    start = walk(fw.loads(given).matches[0], 0).start
    assert start is not None
    assert start.unknown[0] == 199
    assert pickle.loads(pickle.dumps(start)) == start


def test_rule_4_a_seed_stands_instead_of_the_hands() -> None:
    given = HEAD + '\n[Round  "2"]\n[Dealer "W"]\n[Try    "3"]\n[Seed   "7"]\n'
    record = fw.loads(given)
    rules = fw.rules("femkort")
    made = fw.deal(rules, seed=7, dealer=1, number=1, attempt=3)
    start = walk(record.matches[0], 0).start
    assert start is not None
    assert start.deal == made
    assert record.faults == ()
    assert fw.dumps(record) == given


def test_tags_may_come_before_match_and_round() -> None:
    given = '%TTN 1\n[Game "femkort"]\n[Match "m"]\n[Dealer "E"]\n[Round "1"]\n'
    record = fw.loads(given)
    assert len(record.matches) == 1
    assert len(record.matches[0].rounds) == 1


def test_rule_4_a_seed_stands_instead_of_the_lines_below_the_section_mark() -> None:
    given = f'{HEAD}\n[Round  "1"]\n[Dealer "E"]\n[Seed   "11"]\n[Deal]\n[Play]\n*\n'
    assert faults(given) == []
    assert again(given) == given
    position = next(walks(fw.loads(given).matches[0])).start
    assert position is not None
    assert position.deal == fw.deal(fw.rules("femkort"), seed="11", dealer=3)


def test_rule_14_a_line_of_no_seat_is_kept_and_its_cards_go_to_nobody() -> None:
    given = text("*\n", hands=HANDS.replace("E:", "East:"))
    assert [key for key, _, _ in faults(given)] == ["missing_hand", "unreadable"]
    assert again(given) == given

"""The rules of the format, one by one: how each is read and how it is written."""

import pytest

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.records.model import RoundRecord
from femkort_widgets.records.notes import Command, Comment, Remark, Stop
from femkort_widgets.records.play import (
    Claim,
    Close,
    Item,
    Lead,
    Move,
    Open,
    Play,
    Unfinished,
    Won,
)
from femkort_widgets.records.walk import walk, walks
from femkort_widgets.records.writer import write_play
from tests.records.kit import FIRST, HANDS, HEAD, SECOND, again, faults, text


def items(play: str) -> tuple[Item, ...]:
    """What is read from a play of one round."""
    found = the_round(text(play)).play
    assert found is not None
    return found.items


def the_round(given: str) -> RoundRecord:
    return fw.loads(given).matches[0].rounds[0]


def written(play: str) -> str:
    """How a play is written."""
    return again(text(play)).partition("[Play]\n")[2]


def card(name: str) -> Card:
    return Card.parse(name)


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


def test_rule_5_cards_belong_to_who_holds_them_and_unknown_ones_go_clockwise() -> None:
    given = text("1. S: D5 DT DK H4 => N *", hands="S: ?5\nW: ?5\nN: ?4 DK\nE: ?5\n")
    steps = walk(fw.loads(given).matches[0], 0).steps
    assert [step.seat for step in steps] == [0, 1, 2, 3]
    assert faults(given) == []
    wrong = text("1. W: D5 DK H4 D2 *", hands="S: ?5\nW: ?5\nN: ?4 DK\nE: ?5\n")
    steps = walk(fw.loads(wrong).matches[0], 0).steps
    assert [step.seat for step in steps] == [1, 2, 3, 0]


def test_rule_5_a_dash_is_a_seat_that_does_not_play() -> None:
    hands = "S: SA SK\nW: S2 S3\nN: S4\nE: S5 S6\n"
    given = text(
        "1. S: SA S2 S4 S5 => S\n2. S: SK S3 - S6 => S\n", hands=hands, tags='[Result "void"]\n'
    )
    assert items("1. S: - *")[1] == Move(None)
    assert [key for key, *_ in faults(given)] == []


@pytest.mark.parametrize(
    ("braces", "comment"),
    [
        ("{ plain }", Comment("plain")),
        ("{fr: bonjour }", Comment("bonjour", "fr")),
        ("{ fr: prose }", Comment("fr: prose")),
        ("{tlh: prose }", Comment("tlh: prose")),
        (r"{\? prose }", Comment.of("? prose")),
        ("{ ? prose }", Comment.of("? prose")),
        (r"{ \{a\} \\ }", Comment.of("{a} \\")),
        ("{ a\n      b }", Comment("a\nb")),
        ("{ a\n\n      b }", Comment("a\n\nb")),
        ("{ }", Comment("")),
        ("{? Which? [%ok D3] }", Stop("Which? [%ok D3]")),
        ("{?fr: Laquelle ? }", Stop("Laquelle ?", "fr")),
        ("{? }", Stop("")),
    ],
)
def test_rules_7_and_8_comments_and_stops(braces: str, comment: Comment | Stop) -> None:
    assert items(f"1. S: D5 {braces} *")[2] == comment
    indent = "\n   " if isinstance(comment, Stop) else " "
    expected = r"{\? prose }" if "? prose" in braces else braces
    expected = "{ tlh: prose }" if "tlh" in braces else expected
    assert written(f"1. S: D5 {braces} *").startswith(f"1. S: D5{indent}{expected}")


def test_rule_8_a_stop_and_its_answers() -> None:
    stop = items(
        "1. S: {? Which?\n [%ok D5 D7] [%best D5]\n"
        ' [%say D8 "No: \\"low\\" \\} it is."] [%hint "Low."] } D5 *'
    )[1]
    assert isinstance(stop, Stop)
    assert (stop.text, stop.ok, stop.best) == ("Which?", (card("D5"), card("D7")), (card("D5"),))
    assert stop.say == {card("D8"): 'No: "low" } it is.'}
    assert stop.hint == "Low."


def test_rule_8_a_stop_before_a_lead_stands_before_the_number() -> None:
    play = FIRST + "   {? And now? }\n2. N: S8 *\n"
    assert written(play) == play
    stop_at = [type(item) for item in items(play)].index(Stop)
    assert isinstance(items(play)[stop_at + 1], Lead)


def test_rule_9_variations_nest_and_stop_anywhere() -> None:
    play = (
        "1. S: D5 DT (1... W: DA { High. } DK (1... N: D9)\n"
        "        H4 => W\n"
        "        2. W: S5) (1... W: D3^R)\n   DK H4 => N *\n"
    ).replace(") (1... W: D3^R)", ")\n   (1... W: D3^R)")
    assert written(play) == play
    assert faults(text(play)) == []


def test_rule_9_hidden_cards_change_in_a_variation() -> None:
    play = "1. S: D5 DT ([%deal W+C2 W-DT W-DA] 1... W: D3$7 DK H4 => N\n        2. N: S8) DK *\n"
    given = text(play)
    found = walk(fw.loads(given).matches[0], 0)
    three = found.steps[2]
    assert three.variation is not None
    assert three.variation.change == "W+C2 W-DT W-DA"
    assert card("C2") in three.before.hands[1]
    assert card("C2") not in found.steps[-1].before.hands[1]
    assert faults(given) == []
    assert items(play)[4] == Command("deal", "W+C2 W-DT W-DA")


def test_rule_9_a_card_comes_from_another_hand() -> None:
    play = "1. S: D5 DT DK H4 (1... E: H6 ([%deal E+SA N-SA] 1... E: SA)) => N *"
    assert faults(text(play)) == []


def test_rule_10_glyphs_stand_attached_or_apart_and_come_before_marks() -> None:
    assert items("1. S: D5!?$7^R *")[1] == Move(card("D5"), ("!?", "$7"), ("^R",))
    assert items("1. S: D5 ^R !? $7 *")[1] == Move(card("D5"), ("!?", "$7"), ("^R",))
    assert written("1. S: D5 ^T $3 *") == "1. S: D5$3^T *\n"
    assert Move(card("D5"), ("$3", "$7")).symbols == ("!!", "$7")


def test_rule_11_marks() -> None:
    move = items("1. S: D5^C(HJ)^T *")[1]
    assert isinstance(move, Move)
    assert move.marks == ("^C(HJ)", "^T")
    assert move.shown == card("HJ")


def test_rule_12_requests_for_better_cards() -> None:
    head = '[Variants "redeal_request"]\n'
    asked = '[Redeal "W"]\nask ok no ok => refused\n'
    given = text("*\n", head=head).replace("[Play]", asked + "[Play]")
    (redeal,) = the_round(given).redeals
    assert (redeal.seat, redeal.words, redeal.granted) == ("W", ("ask", "ok", "no", "ok"), False)
    assert faults(given) == []
    assert again(given) == given
    wrong = given.replace("refused", "granted")
    assert [key for key, *_ in faults(wrong)] == ["wrong_redeal"]
    short = given.replace("ok no ok => refused", "ok => granted").replace("[Play]\n*\n", "")
    assert [key for key, *_ in faults(short)] == ["wrong_redeal"]


@pytest.mark.parametrize(("end", "item"), [("*", Unfinished()), ("+ W", Claim("W"))])
def test_rule_12_unfinished_play_and_claims(end: str, item: Item) -> None:
    assert items(FIRST + end)[-1] == item
    assert written(FIRST + end) == f"{FIRST.strip()} {end}\n"
    assert faults(text(FIRST + end)) == []


def test_rule_14_what_cannot_be_read_is_kept_where_it_was() -> None:
    given = text("1. S: D5 S}A @#! DT *", head="no tag at all ; remark\n", end="\n")
    copy = again(given)
    assert "S}A @#! DT" in copy
    assert "no tag at all ; remark" in copy
    assert again(copy) == copy


def test_rule_15_the_layout_of_a_variation_in_a_variation() -> None:
    play = Play(
        (
            Lead(1, "S"),
            Move(card("D5")),
            Move(card("DT")),
            Open(),
            Lead(1, "W", later=True),
            Move(card("DA")),
            Stop("Who?\nYou?"),
            Move(card("DK")),
            Open(),
            Lead(1, "N", later=True),
            Move(card("D9")),
            Move(card("H4")),
            Won("W"),
            Lead(2, "W"),
            Move(card("S5")),
            Close(),
            Close(),
            Unfinished(),
        )
    )
    assert write_play(play).splitlines() == [
        "1. S: D5 DT (1... W: DA",
        "        {? Who?",
        "      You? }",
        "        DK (1... N: D9 H4 => W",
        "            2. W: S5))",
        "   *",
    ]


def test_reading_takes_several_items_on_a_line_or_one() -> None:
    spread = text(SECOND.replace(" ", "\n").replace("2. N:", "2.\n N:"))
    assert again(spread) == again(text(SECOND))


def test_tags_may_come_before_match_and_round() -> None:
    given = '%TTN 1\n[Game "femkort"]\n[Match "m"]\n[Dealer "E"]\n[Round "1"]\n'
    record = fw.loads(given)
    assert len(record.matches) == 1
    assert len(record.matches[0].rounds) == 1

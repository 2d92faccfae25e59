"""Sheets written by hand: what is wrong in one is told with where it stands."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.classroom import dumps, for_pupil, loads
from femkort_widgets.errors import Error
from femkort_widgets.i18n import complaint, languages, translate

HAND = """sheet = 1
id = "by-hand"

[[question]]
kind = "legal"
record = '''
%TTN 1
[Game   "femkort"]
[Names  "S=Ada; W=Bo; N=Cy; E=Di"]
[Round  "1"]
[Dealer "E"]
[Deal]
S: SQ ST D8 D7 D5
W: S5 DA DT D3 C9
N: SA S8 HJ DK D9
E: SJ S6 H6 H4 CQ
[Play]
1. S: D5 *
'''
"""

DRAW = HAND + "[[draw]]\ngame = 'femkort'\n"


@pytest.mark.cites("FK-31", "FK-33")
def test_a_question_can_be_written_by_hand_as_its_kind_and_a_hand():
    sheet = loads(HAND)
    (question,) = sheet.questions
    assert question.right == (frozenset({"DA", "DT"}),)
    assert "Bo" in question.text()
    assert "SA" not in json.dumps(for_pupil(sheet))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "classroom.missing"),
        ("sheet = 2", "classroom.field"),
        ("sheet = 1\nid = 'x'", "classroom.empty"),
        ("sheet = [", "classroom.sheet"),
        (b"\xff", "classroom.sheet"),
        (3, "classroom.sheet"),
        (HAND.replace('"legal"', '"legals"'), "classroom.field"),
        (HAND.replace("kind", "kinds"), "classroom.unknown_field"),
        (HAND.replace('kind = "legal"', ""), "classroom.missing"),
        (HAND.replace('"legal"', '"legal"\nseat = "N"'), "classroom.seat"),
        (HAND.replace("[[question]]", "weight = true\n[[question]]"), "classroom.unknown_field"),
        (HAND.replace("D5 *", "DK *"), "classroom.hand"),
        (HAND.replace("femkort", "skat"), "classroom.hand"),
        (HAND.replace('"legal"', '"pot"'), "classroom.not_here"),
        (HAND.replace('"by-hand"', '" "'), "wrong_type"),
        (HAND + "[[draw]]\ngame = 'skat'", "no_game"),
        (HAND + "[[draw]]\ngame = 'femkort'\ncount = 0", "choice"),
        (DRAW + "options = {players = 3}", "classroom.unknown_field"),
        (DRAW + "options = {variants = ['trump']}", "classroom.unknown_field"),
        ("sheet = 1\nid = 'x'\n[draw]\ngame = 'femkort'", "classroom.field"),
    ],
    ids=range(20),
)
def test_a_sheet_that_cannot_be_read_says_what_is_wrong(text, key):
    problem = refused(text)
    assert bare(problem).key == key
    assert all(complaint(problem, lang) for lang in languages())


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("play", "why"), [("D5", "missing_end"), ("DK *", "out_of_turn_not_marked")]
)
def test_a_hand_that_is_not_sound_is_named_with_its_line_in_the_sheet(play, why, ending):
    text = HAND.replace("D5 *", play).replace("\n", ending)
    with pytest.raises(Error) as refusal:
        loads(text)
    problem = refusal.value
    lines = HAND.splitlines()
    assert problem.key == "classroom.hand"
    assert (named(problem), problem.data["why"]) == (("classroom.in.question", 1), why)
    assert problem.data["line"] == lines.index("1. S: D5 *") + 1
    for lang in languages():
        told = "*" if why == "missing_end" else str(problem.data["line"])
        assert told in complaint(problem, lang)


def test_a_hand_that_cannot_be_read_at_all_is_named_with_its_line_in_the_sheet():
    problem = refused(HAND.replace("femkort", "skat"))
    cause = problem.data["cause"]
    line = HAND.splitlines().index('[Game   "femkort"]') + 1
    assert (cause.key, cause.line, cause.found) == ("record_game", line, "skat")
    for lang in languages():
        assert complaint(cause, lang) in complaint(problem, lang)


def refused(sheet):
    with pytest.raises(Error) as refusal:
        loads(sheet)
    return refusal.value


def bare(problem):
    """What is refused, without the question or the draw that it is told with."""
    return problem.data["cause"] if problem.key == "classroom.placed" else problem


def named(problem):
    place = problem.data["place"]
    return place.key, place.data["n"]


RECORD = HAND.partition("'''\n")[2].rpartition("'''")[0]
TABLE = HAND[HAND.index("[[question]]") :]
WRONG = RECORD.replace("D5 *", "DK *")
IN_HAND = WRONG.splitlines().index("1. S: DK *") + 1


def test_of_two_equal_hands_each_is_told_with_its_own_line():
    twice = HAND + TABLE.replace("legal", "pot")
    assert bare(refused(twice)).key == "classroom.not_here"
    for first, line in ((HAND.replace(RECORD, WRONG), 18), (HAND, 18 + TABLE.count("\n"))):
        n = 1 if line == 18 else 2
        problem = refused(first + TABLE.replace(RECORD, WRONG))
        assert (*named(problem), problem.data["line"]) == ("classroom.in.question", n, line)


def test_a_hand_like_one_before_it_is_told_with_its_own_line():
    sheet = HAND + TABLE + TABLE.replace("femkort", "skat")
    problem = refused(sheet)
    line = sheet.splitlines().index('[Game   "skat"]') + 1
    assert (*named(problem), problem.data["line"]) == ("classroom.in.question", 3, line)


@pytest.mark.parametrize(
    "written",
    [
        json.dumps(WRONG),
        f'"""\n{WRONG.replace("HJ", chr(92) + "u0048J")}"""',
    ],
    ids=["basic", "one escape"],
)
def test_of_a_hand_with_escapes_the_line_is_that_within_the_hand(written):
    problem = refused(HAND.replace(f"'''\n{RECORD}'''", written))
    assert (*named(problem), problem.data["line"]) == ("classroom.in.hand", 1, IN_HAND)
    assert problem.data["fault"].line == IN_HAND


def test_a_hand_with_escapes_is_not_taken_for_an_equal_one_without():
    escaped = TABLE.replace(f"'''\n{RECORD}'''", json.dumps(WRONG))
    head = HAND.removesuffix(TABLE)
    problem = refused(head + escaped + TABLE.replace(RECORD, WRONG))
    assert (*named(problem), problem.data["line"]) == ("classroom.in.hand", 1, IN_HAND)


def test_a_record_without_a_round_is_told_with_a_line_and_a_column_that_there_are():
    problem = refused(HAND.replace(RECORD, '%TTN 1\n[Game "femkort"]\n'))
    fault = problem.data["fault"]
    assert (fault.key, fault.line, fault.column) == ("missing_deal", 7, 1)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("sheet = 1\nid = 3", ("classroom.in.sheet", 1), "text"),
        (HAND.replace("record", "say") + "record = 3", ("classroom.in.question", 1), "text"),
        (DRAW + "count = '1'", ("classroom.in.draw", 1), "whole"),
        (DRAW + "weight = '1'", ("classroom.in.draw", 1), "number"),
        (DRAW + "variants = 'trump'", ("classroom.in.draw", 1), "list"),
        (DRAW + "variants = [1]", ("classroom.in.draw", 1), "texts"),
        (DRAW + "options = 3", ("classroom.in.draw", 1), "table"),
    ],
)
def test_what_a_field_should_hold_and_where_is_said_in_every_language(text, place, expected):
    problem = refused(text)
    assert (problem.key, named(problem)) == ("classroom.field", place)
    for lang in languages():
        said = complaint(problem, lang)
        assert translate(f"expected.{expected}", lang) in said
        assert complaint(problem.data["place"], lang) in said


def test_a_field_of_the_options_is_named_with_its_draw():
    problem = refused(DRAW + DRAW.removeprefix(HAND) + "options = {players = 3}")
    assert (problem.key, named(problem)) == ("classroom.unknown_field", ("classroom.in.options", 2))


@pytest.mark.parametrize("lang", languages())
def test_a_question_about_nothing_that_cannot_be_asked_names_no_thing(lang):
    problem = bare(refused(HAND.replace('"legal"', '"pot"')))
    assert complaint(problem, lang) == translate("error.classroom.not_here", lang, kind="pot")


@pytest.mark.parametrize("text", ["\ufeff" + HAND, b"\xef\xbb\xbf" + HAND.encode()])
def test_a_sheet_from_an_editor_that_marks_the_byte_order_is_read(text):
    assert loads(text) == loads(HAND)


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_sheet_is_refused_or_read_and_never_breaks(data):
    at = data.draw(st.integers(0, len(HAND)))
    cut = data.draw(st.integers(0, 12))
    damaged = HAND[:at] + data.draw(st.text(max_size=6)) + HAND[at + cut :]
    with suppress(Error):
        dumps(loads(damaged))

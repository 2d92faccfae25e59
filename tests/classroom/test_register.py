"""A class in one table: nothing lost, nobody else's marks, no cell that is a formula."""

import csv
import json
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.classroom import Exercise, blank_answers, check, gather, questions
from femkort_widgets.errors import Error
from femkort_widgets.i18n import languages

ONES = questions("femkort", count=4, seed="class")
SHEET = Exercise("class-1", ONES)
RIGHT = {str(n): sorted(one.right[0]) for n, one in enumerate(ONES, 1)}


def handed(student, **changes):
    return blank_answers(SHEET, student) | {"answers": RIGHT} | changes


def table(results):
    return list(csv.DictReader(StringIO(results.to_csv())))


def test_a_folder_of_answers_becomes_a_table_and_nothing_is_lost(tmp_path):
    files = {
        "ada.json": json.dumps(handed("Ada")),
        "bo.json": json.dumps(handed("Bo", answers={"1": RIGHT["1"]})),
        "broken.json": '{"exercise": "class-1", "stud',
        "list.json": "[1, 2]",
        "nobody.json": json.dumps(handed("")),
        "other.json": json.dumps(handed("Cy", exercise="class-2")),
        "old.json": json.dumps(handed("Di", version="00000000")),
        "deep.json": "[" * 100_000,
        "large.json": " " * 1_000_001,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "latin.json").write_bytes(b"\xe9")
    results = gather(SHEET, tmp_path)
    rows = {row["source"]: row for row in table(results)}
    assert {*rows} == {*files, "latin.json"}
    assert (rows["ada.json"]["score"], rows["bo.json"]["score"]) == ("4.0", "1.0")
    assert {source for source, row in rows.items() if row["problem"]} == {*rows} - {
        "ada.json",
        "bo.json",
    }
    assert "class-2" in rows["other.json"]["problem"]
    assert (rows["other.json"]["student"], rows["other.json"]["score"]) == ("Cy", "")
    keys = {paper.source: paper.problem.key for paper in results.problems}
    assert keys["old.json"] == "classroom.other_version"
    assert keys["nobody.json"] == "classroom.no_name"
    assert keys["broken.json"] == keys["deep.json"] == keys["latin.json"] == "classroom.file"
    assert keys["list.json"] == "classroom.answers"
    assert keys["large.json"] == "classroom.file"
    assert all((tmp_path / name).read_text("utf-8") == text for name, text in files.items())


def test_several_exercises_are_told_apart_and_a_missing_one_is_named():
    second = Exercise("class-2", ONES[:1])
    given = {
        "Ada": handed("Ada"),
        "Bo": blank_answers(second, "Bo"),
        "Cy": handed("Cy", exercise="class-3"),
    }
    results = gather([SHEET, second], given)
    assert [row["exercise"] for row in results.rows()] == ["class-1", "class-2", "class-3"]
    (lost,) = results.problems
    assert lost.problem.key == "classroom.no_exercise"
    assert "class-3" in results.rows("fr")[2]["problem"]


def test_a_pupil_sees_no_marks_but_its_own():
    results = gather(SHEET, {"Ada": handed("Ada"), "Bo": handed("Bo")})
    (mine,) = results.of(" Ada")
    assert mine.student == "Ada"
    assert "Bo" not in json.dumps(mine.to_dict())
    assert results.of("Cy") == ()


def test_answers_under_another_name_are_not_taken_for_ones_own():
    (paper,) = gather(SHEET, {"Bo": handed("Ada")}).papers
    assert (paper.outcome, paper.problem.key) == (None, "classroom.other_student")


def test_handing_in_twice_keeps_both_and_says_so(tmp_path):
    (tmp_path / "a.json").write_text(json.dumps(handed("Ada")))
    (tmp_path / "b.json").write_text(json.dumps(handed(" Ada ", answers={})))
    results = gather(SHEET, tmp_path)
    assert [paper.problem.key for paper in results.papers] == ["classroom.twice"] * 2
    assert [outcome.score for outcome in results.of("Ada")] == [4, 0]


@pytest.mark.parametrize("name", ["=cmd|'/C calc'!A0", "+1", "-2", "@SUM(A1)", "\t=1", "\u3000=1"])
def test_no_name_becomes_a_formula(name):
    (row,) = table(gather(SHEET, {name: handed(name)}))
    assert row["student"][0] == row["source"][0] == "'"


def test_markup_in_a_name_stays_the_text_it_is():
    name = '<img src=x onerror="alert(1)">, "Ada"'
    (row,) = table(gather(SHEET, {name: handed(name)}))
    assert row["student"] == name


@settings(max_examples=60)
@given(
    st.dictionaries(st.text(max_size=12), st.none() | st.integers() | st.just(RIGHT), max_size=4)
)
def test_whatever_is_handed_in_has_a_row_of_the_same_width(handed_in):
    text = gather(SHEET, handed_in).to_csv()
    rows = list(csv.reader(StringIO(text)))
    assert len(rows) == len(handed_in) + 1
    assert len({len(row) for row in rows}) == 1
    assert not any(cell[:1] in tuple("=+-@") and cell for row in rows[1:] for cell in row)


def test_the_table_can_be_written_to_a_file(tmp_path):
    results = gather(SHEET, {"Ada": handed("Ada")})
    assert results.to_csv(tmp_path / "class.csv") == (tmp_path / "class.csv").read_text("utf-8")


def test_a_file_that_marks_its_byte_order_is_marked_like_any_other(tmp_path):
    (tmp_path / "ada.json").write_text(json.dumps(handed("Ada")), "utf-8-sig")
    (row,) = table(gather(SHEET, tmp_path))
    assert (row["student"], row["score"], row["problem"]) == ("Ada", "4.0", "")


@pytest.mark.parametrize("given", ["sheet = 1", ["sheet = 1"], [], [5]])
def test_marking_needs_an_exercise(given):
    for mark in (check, gather):
        with pytest.raises(Error) as refusal:
            mark(given, {})
        assert refusal.value.key == "wrong_type"


def test_a_class_is_a_folder_or_answers_by_name():
    with pytest.raises(Error) as refusal:
        gather(SHEET, [handed("Ada")])
    assert refusal.value.key == "wrong_type"


@pytest.mark.parametrize("name", ["", "none", "a.json"])
def test_a_folder_that_is_none_is_named(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.json").write_text("{}", "utf-8")
    with pytest.raises(Error) as refusal:
        gather(SHEET, name)
    key = "not_folder" if name == "a.json" else "no_folder"
    assert refusal.value.key == f"classroom.{key}"
    assert refusal.value.data["path"] == (name or "“”")


@pytest.mark.parametrize("lang", languages())
def test_what_others_wrote_is_one_line_in_a_complaint(lang):
    given = {"Ada": handed("Ada", exercise="x\u202ey\n\x1b[2J\x07z")}
    (row,) = gather(SHEET, given).rows(lang)
    assert "xy [2Jz" in row["problem"]
    assert not {"\n", "\x1b", "\x07", "\u202e"} & set(row["problem"])

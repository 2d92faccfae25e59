"""An exercise of ours through nbgrader: generated, released, handed in, marked, given back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from femkort_widgets.classroom import Exercise, check, dump, questions

pytest.importorskip("nbgrader", reason="it comes with the extra class")
pytestmark = pytest.mark.notebook

ONES = questions("femkort", count=4, seed="nbgrader")
SHEET = Exercise("ps1", ONES)
RIGHT = {str(n): sorted(one.right[0]) for n, one in enumerate(ONES, 1)}
PART = {number: RIGHT[number] for number in "12"}

CONFIG = """c = get_config()
c.CourseDirectory.course_id = "cards"
c.Exchange.root = {exchange!r}
c.CourseDirectory.db_url = "sqlite:///gradebook.db"
c.ExecutePreprocessor.timeout = 120
c.ClearSolutions.code_stub = {{"python": "answers = {{}}"}}
"""
SOLUTION = "### BEGIN SOLUTION\nanswers = {answers}\n### END SOLUTION"
MARKED = """### BEGIN HIDDEN TESTS
import femkort_widgets as fw
outcome = fw.classroom.check(fw.classroom.load({sheet!r}), answers)
for mark in outcome.marks:
    print(mark.number, *mark.lines())
outcome.score
### END HIDDEN TESTS"""


def cell(name, source, *, grade):
    """A code cell as nbgrader wants it: the answer of the pupil, or what marks it."""
    about = {"schema_version": 3, "grade_id": name, "locked": grade, "grade": grade}
    about |= {"solution": not grade, "task": False} | ({"points": 4} if grade else {})
    made = nbformat.v4.new_code_cell(source, metadata={"nbgrader": about})
    made["id"] = name
    return made


@pytest.fixture
def course(tmp_path):
    """A course with our exercise in it; the sheet lies with the teacher."""
    sheet = tmp_path / "teacher" / "ps1.toml"
    sheet.parent.mkdir()
    dump(SHEET, sheet)
    root = tmp_path / "course"
    (root / "source" / "ps1").mkdir(parents=True)
    exchange = tmp_path / "exchange"
    exchange.mkdir(mode=0o777)
    exchange.chmod(0o777)
    (root / "nbgrader_config.py").write_text(CONFIG.format(exchange=str(exchange)))
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    cells = [
        cell("answers", SOLUTION.format(answers=RIGHT), grade=False),
        cell("marks", MARKED.format(sheet=str(sheet)), grade=True),
    ]
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
    nbformat.write(notebook, root / "source" / "ps1" / "cards.ipynb")
    return root


def nbgrader(course: Path, *words: str) -> str:
    command = [sys.executable, "-m", "nbgrader", *words]
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        command,
        cwd=course,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def hand_in(course: Path, student: str, answers: dict[str, list[str]]) -> None:
    """The released notebook with the answers of a pupil in its cell."""
    released = nbformat.read(course / "release" / "ps1" / "cards.ipynb", as_version=4)
    released.cells[0].source = f"answers = {answers}"
    folder = course / "submitted" / student / "ps1"
    folder.mkdir(parents=True)
    nbformat.write(released, folder / "cards.ipynb")


def test_an_exercise_goes_through_nbgrader_and_comes_back_with_marks_and_reasons(course):
    nbgrader(course, "generate_assignment", "ps1", "--create")
    released = (course / "release" / "ps1" / "cards.ipynb").read_text("utf-8")
    assert "classroom" not in released
    assert str(RIGHT) not in json.loads(released)["cells"][0]["source"]
    nbgrader(course, "release_assignment", "ps1")
    hand_in(course, "ada", RIGHT)
    hand_in(course, "bo", PART)
    nbgrader(course, "autograde", "ps1", "--create")
    nbgrader(course, "generate_feedback", "ps1")
    nbgrader(course, "export")
    rows = [line.split(",") for line in (course / "grades.csv").read_text().splitlines()]
    at, who = rows[0].index("score"), rows[0].index("student_id")
    scores = {row[who]: float(row[at]) for row in rows[1:]}
    assert scores == {"ada": check(SHEET, RIGHT).score, "bo": check(SHEET, PART).score}
    for student, answers in (("ada", RIGHT), ("bo", PART)):
        page = (course / "feedback" / student / "ps1" / "cards.html").read_text("utf-8")
        assert all(mark.lines()[0] in page for mark in check(SHEET, answers).marks)

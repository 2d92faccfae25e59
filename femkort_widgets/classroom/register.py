"""The results of a class in one table: every paper has a row, whatever is wrong with it."""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from ..errors import Error, expect, in_short
from ..i18n import complaint
from ..records.saving import save
from .dice import plain_name
from .exercise import EXERCISE, Exercise
from .marking import Outcome, check
from .papers import named, read_answers, unusable

FORMULA = ("=", "+", "-", "@")
"""What makes a table program reckon with a cell."""


@dataclass(frozen=True)
class Paper:
    """What one pupil handed in: an outcome, or why there is none."""

    source: str
    """The file, or the name it was given under."""
    student: str
    exercise: str
    outcome: Outcome | None
    problem: Error | None = None


@dataclass(frozen=True)
class Results:
    """The results of a class."""

    papers: tuple[Paper, ...]

    def rows(self, lang: str = "en") -> list[dict[str, Any]]:
        """A row for each paper, as plain data: who, how much, what each question earned."""
        return [_row(paper, lang) for paper in self.papers]

    @property
    def problems(self) -> tuple[Paper, ...]:
        """The papers that could not be marked, and those of pupils with more than one."""
        return tuple(paper for paper in self.papers if paper.problem is not None)

    def of(self, student: str) -> tuple[Outcome, ...]:
        """The outcomes of this pupil and of nobody else."""
        name = plain_name(student)
        return tuple(
            paper.outcome for paper in self.papers if paper.outcome and paper.student == name
        )

    def to_csv(self, path: str | Path | None = None, lang: str = "en") -> str:
        """The table as CSV, written to a file as well if a path is given; no cell is a formula.

        ::

            source,student,exercise,score,possible,problem,1,2,…
        """
        rows = self.rows(lang)
        numbers = dict.fromkeys(number for row in rows for number in row["questions"])
        head = ("source", "student", "exercise", "score", "possible", "problem")
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow((*head, *numbers))
        for row in rows:
            cells = [row[name] for name in head]
            cells += [row["questions"].get(number, "") for number in numbers]
            writer.writerow(map(_cell, cells))
        if path is not None:
            save(path, out.getvalue().encode())
        return out.getvalue()


def gather(
    exercises: Exercise | Iterable[Exercise], handed_in: Mapping[str, object] | str | Path
) -> Results:
    """Mark what a class handed in: answers by pupil, or a folder of answers files (``*.json``).

    Nothing is left out: a file that cannot be read, answers for another sheet or for an exercise
    that is not here have a row that says so, and so have the papers of a pupil with several.

    >>> from femkort_widgets.classroom import questions
    >>> made = Exercise("first", questions("femkort", kinds="winner", count=2, seed=3))
    >>> results = gather(made, {"Ada": {"1": made.questions[0].right[0]}, "Bo": "a drawing"})
    >>> [(row["source"], row["score"], bool(row["problem"])) for row in results.rows()]
    [('Ada', 1.0, False), ('Bo', '', True)]
    """
    known = list(exercises) if isinstance(exercises, Iterable) else [exercises]
    given: list[object] = [*known] or [exercises]
    for one in given:
        expect(one, Exercise, Error, EXERCISE)
    by_id = {one.id: one for one in known}
    if isinstance(handed_in, Mapping):
        papers = [
            _paper(by_id, str(name), answers, str(name)) for name, answers in handed_in.items()
        ]
    else:
        papers = [_read(by_id, path) for path in sorted(_folder(handed_in).glob("*.json"))]
    return Results(tuple(_with_doubles(papers)))


def _folder(path: str | Path) -> Path:
    expect(path, (str, Path), Error, "answers by pupil, or the path of a folder of answers files")
    folder = Path(path)
    if not str(path) or not folder.is_dir():
        key = "classroom.not_folder" if folder.is_file() else "classroom.no_folder"
        raise Error(key, path=named(path))
    return folder


def _read(known: Mapping[str, Exercise], path: Path) -> Paper:
    """The paper in a file; a file that cannot be read is a paper with a problem."""
    try:
        return _paper(known, path.name, read_answers(path), "")
    except (Error, FileNotFoundError) as problem:
        said = problem if isinstance(problem, Error) else unusable(path, problem)
        return Paper(path.name, "", "", None, said)


def _paper(known: Mapping[str, Exercise], source: str, answers: object, student: str) -> Paper:
    """The paper of these answers; with the problem where they cannot be marked."""
    name = wanted = ""
    try:
        found = _answers(answers)
        name = plain_name(student or found.get("student", ""))
        only = next(iter(known)) if len(known) == 1 else ""
        wanted = " ".join(str(found.get("exercise", only)).split())[:60]
        outcome = check(_wanted(known, wanted), found, student=name)
    except Error as problem:
        return Paper(source, name, wanted, None, problem)
    return Paper(source, outcome.student, outcome.exercise, outcome)


def _answers(given: object) -> Mapping[Any, Any]:
    if not isinstance(given, Mapping):
        raise Error("classroom.answers", found=in_short(given))
    return given


def _wanted(known: Mapping[str, Exercise], wanted: str) -> Exercise:
    """The exercise of this id. Raises Error, which says which there are."""
    if wanted in known:
        return known[wanted]
    listed = ", ".join(known)
    if len(known) == 1:
        raise Error("classroom.other_exercise", given=wanted, wanted=listed)
    raise Error("classroom.no_exercise", given=wanted, known=listed)


def _with_doubles(papers: list[Paper]) -> Iterable[Paper]:
    """The papers; where a pupil handed in the same exercise twice, each says so."""
    for paper in papers:
        same = [
            one.source
            for one in papers
            if one.outcome and (one.student, one.exercise) == (paper.student, paper.exercise)
        ]
        if paper.outcome and len(same) > 1:
            problem = Error("classroom.twice", paths=", ".join(same))
            yield Paper(paper.source, paper.student, paper.exercise, paper.outcome, problem)
        else:
            yield paper


def _row(paper: Paper, lang: str) -> dict[str, Any]:
    outcome = paper.outcome
    return {
        "source": paper.source,
        "student": paper.student,
        "exercise": paper.exercise,
        "score": outcome.score if outcome else "",
        "possible": outcome.possible if outcome else "",
        "problem": complaint(paper.problem, lang) if paper.problem else "",
        "questions": {mark.number: mark.score for mark in outcome.marks} if outcome else {},
    }


def _cell(value: object) -> object:
    """A cell that no table program takes for a formula: an apostrophe stands before its sign."""
    if not isinstance(value, str):
        return value
    plain = " ".join("".join(s if s.isprintable() else " " for s in value).split())
    return f"'{plain}" if plain.startswith(FORMULA) else plain

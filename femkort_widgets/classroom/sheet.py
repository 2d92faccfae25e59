"""Sheets: exercises as text that can be read, written by hand, and written back byte for byte.

TOML with the hands inside as TTN. TTN alone has no place for weights, for a question about a seat
or a number, or for deals drawn for each pupil; in JSON a hand would be one long line. Python reads
TOML by itself. A question is its kind, a hand up to the question, the seat asked, and what it turns
on; choices, right answers and what is said to them are worked out by the rules and stand in no
sheet.
"""

import json
import os
from collections.abc import Iterator
from typing import Any

from ..core.cards import seat_labels
from ..core.games import rules as agree
from ..core.rules import Rules
from ..errors import Error, expect
from ..records.house import house_duties, house_order
from ..records.saving import save
from .exercise import EXERCISE, Draw, Exercise
from .papers import named
from .question import Question
from .sheet_reading import read_sheet

__all__ = ["dump", "dumps", "load", "loads"]


def dumps(exercise: Exercise) -> str:
    """The exercise as the text of a sheet. Raises Error for rules of the house.

    >>> made = Exercise("first", draws=(Draw(agree("fan_tan"), count=3, kinds=("legal",)),))
    >>> print(dumps(made), end="")
    sheet = 1
    id = "first"
    mode = "ask"
    fading = 3
    <BLANKLINE>
    [[draw]]
    game = "fan_tan"
    players = 4
    kinds = ["legal"]
    count = 3
    weight = 1
    """
    expect(exercise, Exercise, Error, EXERCISE)
    lines = ["sheet = 1", f"id = {_text(exercise.id)}"]
    if exercise.title:
        lines.append(f"title = {_text(exercise.title)}")
    lines += [f'mode = "{exercise.mode}"', f"fading = {exercise.fading}"]
    for question, weight in zip(exercise.questions, exercise.weights, strict=True):
        lines += ["", "[[question]]", *_question(question, weight)]
    for draw in exercise.draws:
        lines += ["", "[[draw]]", *_draw(draw)]
    return "\n".join(lines) + "\n"


def loads(text: str | bytes) -> Exercise:
    r"""The exercise that a sheet holds. Raises Error, which says what cannot be read and where.

    >>> made = loads('sheet = 1\nid = "first"\ndraw = [{ game = "fan_tan", count = 3 }]')
    >>> made.id, made.mode, made.draws[0].count
    ('first', 'ask', 3)
    """
    return read_sheet(text)


def dump(exercise: Exercise, path: str | os.PathLike[str]) -> None:
    """Write a sheet to a file, UTF-8 with LF.

    >>> from tempfile import TemporaryDirectory
    >>> made = Exercise("first", draws=(Draw(agree("fan_tan")),))
    >>> with TemporaryDirectory() as folder:
    ...     dump(made, f"{folder}/first.toml")
    ...     load(f"{folder}/first.toml") == made
    True
    """
    _check_path(path)
    save(path, dumps(exercise).encode())


def load(path: str | os.PathLike[str]) -> Exercise:
    """The exercise in a file. Raises Error where there is none.

    >>> load("first.toml")
    Traceback (most recent call last):
    femkort_widgets.errors.Error: There is no file first.toml.
    """
    _check_path(path)
    try:
        with open(path, "rb") as file:
            found = file.read()
    except FileNotFoundError:
        raise Error("classroom.no_file", path=named(path)) from None
    except (OSError, ValueError) as problem:
        raise Error("classroom.sheet", cause=str(problem)) from None
    return read_sheet(found)


def _check_path(path: object) -> None:
    expect(path, (str, os.PathLike), Error, "the path of a sheet, as in 'femkort-1.toml'")


def _question(question: Question, weight: float) -> Iterator[str]:
    if house_duties(question.rules):
        raise Error("classroom.house")
    task = question.task
    yield f'kind = "{task.kind}"'
    yield f'seat = "{seat_labels(question.rules.players)[task.seat]}"'
    for name, value in task.about:
        yield f"{name} = {_text(value)}"
    yield f"weight = {weight:g}"
    yield f"record = {_block(question.record)}"


def _draw(draw: Draw) -> Iterator[str]:
    rules = draw.rules
    if house_duties(rules):
        raise Error("classroom.house")
    yield f'game = "{rules.game}"'
    yield f"players = {rules.players}"
    if rules.variants:
        yield f"variants = {json.dumps(list(rules.variants))}"
    if house_order(rules):
        yield f"rounds = {json.dumps(list(rules.rounds))}"
    if options := _agreed(rules):
        inner = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
        yield f"options = {{ {inner} }}"
    yield f"kinds = {json.dumps(list(draw.kinds))}"
    yield f"count = {draw.count}"
    yield f"weight = {draw.weight:g}"


def _agreed(rules: Rules) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = agree(rules.game, players=rules.players, variants=rules.variants).options
    return {name: value for name, value in rules.options.items() if value != usual[name]}


def _text(value: str) -> str:
    """A line of text as TOML: JSON writes it so, but for one sign."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _block(text: str) -> str:
    """Lines of text, as they are where TOML takes them so."""
    plain = "'''" not in text and all(sign.isprintable() or sign == "\n" for sign in text)
    return f"'''\n{text}'''" if plain else _text(text)

"""Every tutorial teaches with the same code and hands, whatever the language of its texts."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

import femkort_widgets as fw
from femkort_widgets.i18n import languages
from femkort_widgets.records.places import spot_of
from scripts.run_notebooks import ROOT, all_notebooks

pytestmark = pytest.mark.notebook

TUTORIALS = ROOT / "tutorials"
ENGLISH = TUTORIALS / "en"
LANGUAGES = sorted(path.name for path in TUTORIALS.iterdir() if path.is_dir())
UNFINISHED: set[str] = set()
"""Languages that lack a tutorial still; none may be named here once it is complete."""
NOTEBOOKS = sorted(TUTORIALS.glob("*/*.ipynb"))
HANDS = sorted(TUTORIALS.glob("*/hands/**/*.ttn"))
STATEMENTS = ROOT / "tests" / "coverage" / "statements"
CITED = re.compile(r"(?:C-)?(?:FK|FP|LS|X)-\d+")
RANGE = re.compile(r"((?:C-)?(?:FK|FP|LS))-(\d+) to (?:C-)?(?:FK|FP|LS)-(\d+)")
COMMAND = re.compile(r'\[%(\w+)((?:[^\]"]|"[^"]*")*)\]')
LANG = re.compile(r'^LANG = "(\w+)"$', re.MULTILINE)


def _id(path: Path) -> str:
    return str(path.relative_to(TUTORIALS))


def _complete(lang: str) -> object:
    left = pytest.mark.xfail(reason="is being translated", strict=True)
    return pytest.param(lang, marks=left if lang in UNFINISHED else ())


def test_tutorials_are_in_languages_that_the_widgets_speak() -> None:
    assert set(LANGUAGES) <= set(languages())


@pytest.mark.parametrize("lang", [_complete(lang) for lang in LANGUAGES])
def test_every_language_has_every_tutorial_and_every_hand(lang: str) -> None:
    assert _files(lang) == _files("en")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=_id)
def test_code_cells_are_the_same_in_every_language(path: Path) -> None:
    english = [LANG.sub("", cell) for cell in _code(ENGLISH / path.name)]
    assert [LANG.sub("", cell) for cell in _code(path)] == english


@pytest.mark.parametrize("path", NOTEBOOKS, ids=_id)
def test_the_language_is_named_once_and_is_that_of_the_folder(path: Path) -> None:
    cells = _code(path)
    assert LANG.findall("\n".join(cells)) == [path.parent.name]
    assert LANG.search(cells[0])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=_id)
def test_no_figure_is_written_past_the_language(path: Path) -> None:
    nodes = (node for cell in _code(path) for node in ast.walk(ast.parse(cell)))
    texts = (node for node in nodes if isinstance(node, ast.FormattedValue))
    assert [ast.unparse(one.value) for one in texts if one.format_spec is not None] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=_id)
def test_the_same_statements_are_cited(path: Path) -> None:
    assert _cited(path) == _cited(ENGLISH / path.name)


@pytest.mark.cites("FP-24", "FP-81")
@pytest.mark.cites("LS-69", "LS-70", "LS-71", "LS-72", "LS-73", "LS-74", "LS-75")
@pytest.mark.parametrize("prefix", ["FK", "FP", "LS"])
def test_every_statement_and_every_ruling_is_told_in_a_tutorial(prefix: str) -> None:
    known = {key for key in _statements() if key.removeprefix("C-").startswith(prefix)}
    told = {key for path in ENGLISH.glob("*.ipynb") for key in _told(path)}
    assert known - told == set()


@pytest.mark.parametrize("path", HANDS, ids=_id)
def test_a_hand_differs_from_the_english_one_only_in_what_is_read(path: Path) -> None:
    english = ENGLISH / path.relative_to(TUTORIALS / _language(path))
    assert _bare(path.read_text("utf-8")) == _bare(english.read_text("utf-8"))


@pytest.mark.parametrize("path", HANDS, ids=_id)
def test_a_hand_is_in_the_language_of_its_folder_and_free_of_faults(path: Path) -> None:
    assert f'[Lang   "{_language(path)}"]' in path.read_text("utf-8")
    assert fw.load(path).faults == ()


@pytest.mark.parametrize("path", HANDS, ids=_id)
def test_every_question_of_a_hand_is_answered_by_what_may_be_played(path: Path) -> None:
    for stop, legal in _asking(path):
        assert stop["ok"], stop["text"]
        assert set(stop["ok"]) <= legal, stop["text"]
        assert set(stop["say"]) <= legal, stop["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hand_is_used_in_a_tutorial(lang: str) -> None:
    code = "\n".join(cell for path in (TUTORIALS / lang).glob("*.ipynb") for cell in _code(path))
    hands = [path for path in HANDS if _language(path) == lang]
    assert [path for path in hands if not re.search(rf'["/]{path.stem}[".]', code)] == []


@pytest.mark.parametrize("path", all_notebooks(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_hand_written_in_a_notebook_is_free_of_faults(path: Path) -> None:
    hands = [text for cell in _code(path) for text in _hands(cell)]
    faults = [fault for text in hands for fault in fw.loads(text).faults]
    assert [fault for fault in faults if fault.key != "house_not_checked"] == []


def _asking(path: Path) -> Iterator[tuple[dict[str, Any], set[str]]]:
    """Every question of a hand, with what may be played there."""
    record = fw.load(path)
    for at, frame in enumerate(fw.frames(record)["frames"]):
        if "stop" in frame:
            yield frame["stop"], set(map(str, spot_of(record, at).position.legal()))


def _files(lang: str) -> set[Path]:
    folder = TUTORIALS / lang
    found = (*folder.glob("*.ipynb"), *folder.glob("hands/**/*.ttn"))
    return {path.relative_to(folder) for path in found}


def _language(path: Path) -> str:
    return path.relative_to(TUTORIALS).parts[0]


def _code(path: Path) -> list[str]:
    notebook = nbformat.read(path, as_version=4)
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


def _statements() -> set[str]:
    """The statements of the texts that say something of the games, and the rulings."""
    lists = [tomllib.loads(path.read_text("utf-8")) for path in STATEMENTS.glob("*.toml")]
    said = {key: value for each in lists for key, value in each.items()}
    return {key for key, value in said.items() if value["kind"] != "structure"}


def _told(path: Path) -> set[str]:
    """The statements that a tutorial names, those within ranges too."""
    text = "\n".join(_texts(path))
    found = set(CITED.findall(text))
    for prefix, first, last in RANGE.findall(text):
        found |= {f"{prefix}-{number:02d}" for number in range(int(first), int(last))}
    return found


def _cited(path: Path) -> list[set[str]]:
    """The statements that each text cell names, ranges by their ends."""
    return [set(CITED.findall(text)) for text in _texts(path)]


def _texts(path: Path) -> list[str]:
    notebook = nbformat.read(path, as_version=4)
    return [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]


def _hands(cell: str) -> Iterator[str]:
    """The records written in a cell, as Python reads them."""
    for node in ast.walk(ast.parse(cell)):
        if isinstance(node, ast.Constant) and str(node.value).startswith("%TTN"):
            yield str(node.value)


def _bare(hand: str) -> str:
    """A hand without its language and without what it tells the reader."""
    hand = re.sub(r'\[(Lang|Match) +"[^"]*"\]', r"[\1]", hand)
    hand = re.sub(r"\{(\??)([^{}]*)\}", lambda brace: _asked(brace[1], brace[2]), hand)
    return re.sub(r"\s+", " ", hand)


def _asked(mark: str, text: str) -> str:
    """Of a comment or stop only its commands, without their sentences."""
    commands = (name + re.sub(r'"[^"]*"', "…", given) for name, given in COMMAND.findall(text))
    return "{" + " ".join([mark, *commands]) + "}"

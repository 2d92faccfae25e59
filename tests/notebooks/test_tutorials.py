"""Every tutorial teaches with the same hands and tables, whatever the language of its texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

import femkort_widgets as fw
from scripts.run_notebooks import ROOT, all_notebooks

pytestmark = pytest.mark.notebook

TUTORIALS = ROOT / "tutorials"
OTHER_LANGUAGES = sorted(path for path in TUTORIALS.glob("*/*.ipynb") if path.parent.name != "en")
COMMAND = re.compile(r'\[%(\w+)((?:[^\]"]|"[^"]*")*)\]')


@pytest.mark.parametrize("path", OTHER_LANGUAGES, ids=lambda path: path.parent.name)
def test_code_cells_differ_from_the_english_ones_only_in_what_is_read(path: Path) -> None:
    english = TUTORIALS / "en" / path.name
    assert list(map(_bare, _code(path))) == list(map(_bare, _code(english)))


@pytest.mark.parametrize("path", OTHER_LANGUAGES, ids=lambda path: path.parent.name)
def test_code_cells_ask_for_the_language_of_their_folder(path: Path) -> None:
    asked = {found for cell in _code(path) for found in re.findall(r'lang="(\w+)"', cell)}
    assert asked == {path.parent.name}


@pytest.mark.parametrize("path", OTHER_LANGUAGES, ids=lambda path: path.parent.name)
def test_the_same_statements_are_cited(path: Path) -> None:
    assert _cited(path) == _cited(TUTORIALS / "en" / path.name)


@pytest.mark.parametrize("path", all_notebooks(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_hand_in_a_notebook_is_free_of_faults(path: Path) -> None:
    hands = [text for cell in _code(path) for text in _hands(cell)]
    assert hands
    faults = [fault for text in hands for fault in fw.loads(text).faults]
    assert [fault for fault in faults if fault.key != "house_not_checked"] == []


def _code(path: Path) -> list[str]:
    notebook = nbformat.read(path, as_version=4)
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


def _cited(path: Path) -> list[set[str]]:
    """The statements that each text cell names, ranges by their ends."""
    notebook = nbformat.read(path, as_version=4)
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    return [set(re.findall(r"C?-?(?:FK|FP|LS)-\d\d", text)) for text in texts]


def _hands(cell: str) -> Iterator[str]:
    """The records written in a cell, as Python reads them."""
    for node in ast.walk(ast.parse(cell)):
        if isinstance(node, ast.Constant) and str(node.value).startswith("%TTN"):
            yield str(node.value)


def _bare(cell: str) -> str:
    """A cell without the language it asks for and without what its hands tell the reader."""
    cell = re.sub(r'lang="\w+"', "lang=…", cell)
    cell = re.sub(r'\[(Lang|Match) +"[^"]*"\]', r"[\1]", cell)
    cell = re.sub(r"\{(\??)([^{}]*)\}", lambda brace: _asked(brace[1], brace[2]), cell)
    return re.sub(r"\s+", " ", cell)


def _asked(mark: str, text: str) -> str:
    """Of a comment or stop only its commands, without their sentences."""
    commands = (name + re.sub(r'"[^"]*"', "…", given) for name, given in COMMAND.findall(text))
    return "{" + " ".join([mark, *commands]) + "}"

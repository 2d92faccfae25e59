"""Committed notebooks are executed ones, without widget state, and small."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from scripts.run_notebooks import ROOT, all_notebooks

pytestmark = pytest.mark.notebook
NOTEBOOKS = all_notebooks()
WIDGETS = ("Replay(", "Table(", "Lab")
VIEW = "application/vnd.jupyter.widget-view+json"


def test_there_are_tutorials_and_notebooks() -> None:
    folders = {path.relative_to(ROOT).parts[0] for path in NOTEBOOKS}
    assert folders == {"notebooks", "tutorials"}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.relative_to(ROOT)))
class TestEachNotebook:
    def test_every_code_cell_was_executed(self, path: Path) -> None:
        counts = [
            cell.execution_count
            for cell in _cells(path)
            if cell.cell_type == "code" and cell.source
        ]
        assert counts == list(range(1, len(counts) + 1))

    def test_every_widget_left_a_picture_that_needs_no_script(self, path: Path) -> None:
        without = [
            data["text/plain"]
            for data in _data(path)
            if data.get("text/plain", "").startswith(WIDGETS) and "text/html" not in data
        ]
        assert without == []

    def test_no_widget_state_and_no_model_ids_are_saved(self, path: Path) -> None:
        assert "widgets" not in _read(path).metadata
        assert not any(VIEW in data for data in _data(path))

    def test_no_cell_failed_that_should_not(self, path: Path) -> None:
        failed = [
            cell.source
            for cell in _cells(path)
            if "raises-exception" not in cell.metadata.get("tags", [])
            and any(output.output_type == "error" for output in cell.get("outputs", []))
        ]
        assert failed == []

    def test_it_names_the_python_kernel(self, path: Path) -> None:
        assert _read(path).metadata.kernelspec.name == "python3"


def _read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)  # type: ignore[no-any-return]


def _cells(path: Path) -> list[nbformat.NotebookNode]:
    return list(_read(path).cells)


def _data(path: Path) -> list[nbformat.NotebookNode]:
    outputs = (output for cell in _cells(path) for output in cell.get("outputs", []))
    return [output.data for output in outputs if "data" in output]

"""The tutorials in JupyterLab: opened, run from top to bottom, their first exercise answered."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen

TUTORIALS = Path(__file__).parent.parent.parent / "tutorials"


def first_exercise(path: Path) -> int:
    """Give the first cell with a hand, which asks something."""
    cells = nbformat.read(path, as_version=4).cells
    return next(
        i for i, c in enumerate(cells) if c.cell_type == "code" and "fw.Replay(" in c.source
    )


def first_table(path: Path) -> int:
    """Give the first cell with a table to play at."""
    cells = nbformat.read(path, as_version=4).cells
    return next(i for i, c in enumerate(cells) if c.cell_type == "code" and "fw.Table(" in c.source)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tutorial_runs_and_its_first_exercise_can_be_answered(lab: Lab, lang: str) -> None:
    path = TUTORIALS / lang / "femkort.ipynb"
    notebook: Notebook = lab.open(path)
    notebook.run_all(seconds=180)
    screen = Screen(notebook, first_exercise(path))
    expect(screen.root).to_have_attribute("lang", lang)
    expect(screen.root).to_have_attribute("data-stop", "open")
    screen.part("question").locator("[data-answer]").first.click()
    expect(screen.part("question")).to_contain_text(translate("ui.stop.right", lang))
    expect(screen.root).not_to_have_attribute("data-stop", "open")
    screen.part("question").locator('[data-do="next"]').click()
    expect(screen.part("trick").locator("[data-card]")).to_have_count(1)

    player = Screen(notebook, first_table(path))
    player.at_rest()
    turn = int(player.root.get_attribute("data-turn") or "0")
    player.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
    player.at_rest(turn=turn + 1)
    assert len(player.hand()) == 4

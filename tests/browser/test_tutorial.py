"""The tutorials in JupyterLab: opened, run from top to bottom, their first exercise answered."""

from __future__ import annotations

import shutil
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


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "femkort"),
        ("fr", "letzter_stich"),
        ("pt", "femkamp"),
        ("nb", "fan_tan"),
        ("sv", "sekskamp_and_sjukamp"),
        ("de", "femkort"),
    ],
)
def test_the_first_exercise_of_a_tutorial_can_be_answered(
    lab: Lab, tmp_path: Path, lang: str, name: str
) -> None:
    path = TUTORIALS / lang / f"{name}.ipynb"
    at = first_exercise(path)
    screen = Screen(lab.run(up_to(path, at, tmp_path)), at)
    expect(screen.root).to_have_attribute("lang", lang)
    frames = int(screen.notebook.kernel("len(_.frames['frames'])"))
    for _ in range(frames):
        if screen.root.get_attribute("data-stop") == "open":
            break
        screen.do("next").click()
    expect(screen.root).to_have_attribute("data-stop", "open")
    answers = screen.part("question").locator("[data-answer]")
    for answer in range(answers.count()):
        answers.nth(answer).click()
        if translate("ui.stop.right", lang) in screen.part("question").inner_text():
            break
    expect(screen.part("question")).to_contain_text(translate("ui.stop.right", lang))
    expect(screen.root).not_to_have_attribute("data-stop", "open")


def up_to(path: Path, last: int, folder: Path) -> Path:
    """A notebook up to one of its cells, beside its hands."""
    shutil.copytree(path.parent / "hands", folder / "hands")
    notebook = nbformat.read(path, as_version=4)
    notebook.cells = notebook.cells[: last + 1]
    nbformat.write(notebook, folder / path.name)
    return folder / path.name


def test_a_tutorial_runs_from_top_to_bottom_and_its_table_can_be_played_at(lab: Lab) -> None:
    path = TUTORIALS / "en" / "femkort.ipynb"
    notebook: Notebook = lab.open(path)
    notebook.run_all(seconds=180)
    player = Screen(notebook, first_table(path))
    player.at_rest()
    turn = int(player.root.get_attribute("data-turn") or "0")
    player.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
    player.at_rest(turn=turn + 1)
    assert len(player.hand()) == 4

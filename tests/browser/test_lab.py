"""The lab in JupyterLab: chosen, run, stopped and read back, by the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from femkort_widgets.i18n import translate
from tests.browser.lab import Lab, Notebook

CELL = "import femkort_widgets as fw\nlab = fw.Lab('femkort', deals=40)\nlab"
SLOW = """import femkort_widgets as fw, time
def patient(position, random):
    time.sleep(0.002)
    return position.legal()[0]
lab = fw.Lab('femkort', strategies=[patient], deals=10_000)
lab"""
PLACE = """() => {
  const here = document.activeElement;
  return here.getAttribute("aria-label") || (here.labels?.[0] ?? here).textContent.trim();
}"""
CELLS = "() => window.notebook.content.model.cells.length"


def field(root: Locator, key: str, lang: str = "en") -> Locator:
    """Give a field by its label."""
    return root.get_by_label(translate(f"lab.{key}", lang), exact=True)


def to(notebook: Notebook, key: str) -> None:
    """Go on with Tab to what is called so."""
    wanted = translate(f"lab.{key}")
    for _ in range(40):
        if notebook.page.evaluate(PLACE) == wanted:
            return
        notebook.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted!r}")


def test_a_question_is_chosen_run_and_read_back_by_the_keyboard(lab: Lab) -> None:
    notebook = lab.run([CELL, "1"])
    root = notebook.output(0).locator(".fk-lab")
    cells = notebook.page.evaluate(CELLS)
    field(root, "question").focus()
    notebook.page.keyboard.press("ArrowDown")
    notebook.page.keyboard.press("ArrowDown")
    expect(field(root, "question")).to_have_value(translate("lab.question.force"))
    to(notebook, "players")
    notebook.page.keyboard.press("3")
    expect(field(root, "players")).to_have_value("3")
    to(notebook, "deals.force")
    for key in ("Control+a", "6", "Tab"):
        notebook.page.keyboard.press(key)
    to(notebook, "run")
    notebook.page.keyboard.press("Enter")
    expect(root.get_by_role("status")).to_contain_text(translate("lab.ended.done"))
    assert notebook.page.evaluate(PLACE) == translate("lab.run"), "the place is kept"
    assert notebook.kernel("lab.answer.question, lab.result.deals, lab.result.rules.players") == (
        "('force', 6, 3)"
    )
    for key in ("x", "a", "b", "d", "d"):
        notebook.page.keyboard.press(key)
    assert notebook.page.evaluate(CELLS) == cells
    below = notebook.output(0).locator("table")
    expect(below).to_have_count(1)
    assert notebook.kernel("lab.answer.finding").strip("'") in notebook.output(0).inner_text()
    saved = notebook.save().cells[0].outputs[-1].data
    assert "<table" in saved["text/html"]


def test_it_is_stopped_with_what_it_has_while_the_kernel_stays_free(lab: Lab) -> None:
    notebook = lab.run([SLOW])
    root = notebook.output(0).locator(".fk-lab")
    to_run = root.get_by_role("button", name=translate("lab.run"))
    to_run.focus()
    notebook.page.keyboard.press("Enter")
    expect(root.locator("table")).to_have_count(1)
    assert notebook.kernel("1 + 1, lab.running") == "(2, True)"
    to(notebook, "stop")
    notebook.page.keyboard.press("Enter")
    expect(notebook.output(0).locator(".fk-lab table")).to_have_count(0)
    expect(notebook.output(0).locator("table")).to_have_count(1)
    assert notebook.kernel("lab.answer.data['ended'], 0 < lab.result.deals < 10_000") == (
        "('stopped', True)"
    )


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [360, 640, 1200])
def test_it_has_room_and_no_fault_of_access(lab: Lab, width: int, dark: bool) -> None:
    notebook = lab.run([CELL.replace("deals=40", "deals=40, lang='fr'") + "\nlab.run()\nlab"])
    lab.theme(dark=dark)
    output = notebook.output(0)
    output.evaluate(f"(e) => {{ e.style.flex = 'none'; e.style.width = '{width}px'; }}")
    root = output.locator(".fk-lab")
    expect(field(root, "question", "fr")).to_be_visible()
    wide = root.evaluate("(e) => [e.scrollWidth, e.clientWidth]")
    assert wide[0] <= wide[1]
    for part in root.locator("select:visible, input:visible, button:visible").all():
        box, outer = part.bounding_box(), root.bounding_box()
        assert box is not None
        assert outer is not None
        assert outer["x"] <= box["x"] <= box["x"] + box["width"] <= outer["x"] + outer["width"] + 1
    assert lab.axe(".fk-lab") == []

"""What still works when the kernel is gone, and in a saved notebook of which nothing is run."""

from __future__ import annotations

from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import card, translate
from tests.browser.hands import OPEN, RECORD, refusal, replay, table
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen

FRAMES = fw.frames(fw.loads(OPEN))["frames"]
STOP = next(frame for frame in fw.frames(fw.loads(RECORD))["frames"] if frame["stop"])


def steps_through(screen: Screen) -> None:
    """Step to the end and back to the start."""
    for frame in FRAMES:
        if frame["line"] == 0 and frame["played"]:
            screen.do("next").click()
            screen.shows(frame["id"])
            assert screen.trick() == frame["trick"]["cards"]
    screen.press("Home")
    screen.shows(0)
    screen.press("]", "]", "[")
    screen.shows(4)


def reopened(lab: Lab, notebook: Notebook) -> Notebook:
    """Save a notebook with the state of its widgets and open it again, nothing run.

    JupyterLab restores saved widgets only where some kernel has been started for the notebook
    (ipywidgets #3970), so one is started, knows nothing of the widgets, and is shut down again.
    """
    saved = notebook.save_with_widgets()
    lab.leave()
    again = lab.open(saved)
    assert again.kernel("{'r', 't'} & set(dir())") == "set()"
    Screen(again)
    again.shut_kernel_down()
    return again


def test_a_replay_steps_with_the_kernel_shut_down(lab: Lab) -> None:
    notebook = lab.run([replay()])
    screen = Screen(notebook)
    notebook.shut_kernel_down()
    steps_through(screen)
    screen.do("settings").click()
    offered = screen.setting(translate("ui.set.language")).locator("option")
    expect(offered).to_have_text(["English"])
    screen.setting(translate("ui.set.indices")).select_option("fr")
    screen.do("close").click()
    expect(screen.part("moves")).to_contain_text(card("DK", indices="fr"))
    screen.do("turn").click()
    screen.do("cover").click()
    expect(screen.root.locator("section.fk-seat [data-card]")).to_have_count(0)


def test_a_language_that_was_read_before_is_offered_with_the_kernel_shut_down(lab: Lab) -> None:
    notebook = lab.run([replay(), replay(name="q", lang="sv")])
    screen, other = Screen(notebook, 0), Screen(notebook, 1)
    expect(other.root).to_have_attribute("lang", "sv")
    notebook.shut_kernel_down()
    screen.do("settings").click()
    screen.setting(translate("ui.set.language")).select_option("sv")
    expect(screen.root).to_have_attribute("lang", "sv")
    expect(screen.do("close")).to_have_accessible_name(translate("ui.do.close", "sv"))


def test_a_question_is_answered_with_the_kernel_shut_down(lab: Lab) -> None:
    notebook = lab.run([replay(RECORD, at=STOP["id"])])
    screen = Screen(notebook)
    notebook.shut_kernel_down()
    screen.part("question").locator('[data-answer="SA"]').click()
    expect(screen.part("question")).to_contain_text(translate("ui.stop.wrong"))
    screen.part("question").locator('[data-answer="HJ"]').click()
    screen.part("question").locator('[data-do="next"]').click()
    screen.shows(STOP["id"] + 1)


def test_a_saved_notebook_speaks_its_language_without_its_kernel(lab: Lab) -> None:
    notebook = lab.run([replay(lang="de")])
    Screen(notebook)
    screen = Screen(reopened(lab, notebook))
    expect(screen.root).to_have_attribute("lang", "de")
    expect(screen.do("next")).to_have_accessible_name(translate("ui.do.next", "de", laps="no"))
    screen.do("settings").click()
    offered = screen.setting(translate("ui.set.language", "de")).locator("option")
    expect(offered).to_have_text(["Deutsch"])


def test_a_saved_notebook_steps_without_its_kernel(lab: Lab) -> None:
    notebook = lab.run([replay(), replay(RECORD, name="q")])
    Screen(notebook)
    copy = reopened(lab, notebook)
    steps_through(Screen(copy, 0))
    second = Screen(copy, 1)
    second.do("last").click()
    second.shows(STOP["id"])
    second.part("question").locator('[data-answer="HJ"]').click()
    expect(second.root).not_to_have_attribute("data-stop", "open")


def test_a_saved_notebook_opens_at_the_step_it_was_left_at(lab: Lab) -> None:
    notebook = lab.run([replay(RECORD, at=STOP["id"])])
    screen = Screen(notebook)
    screen.part("question").locator('[data-answer="HJ"]').click()
    screen.part("question").locator('[data-do="next"]').click()
    screen.shows(STOP["id"] + 1)
    assert notebook.kernel("r.at") == str(STOP["id"] + 1)
    Screen(reopened(lab, notebook)).shows(STOP["id"] + 1)


def test_a_table_says_that_python_is_gone(lab: Lab) -> None:
    notebook = lab.run([table()])
    screen = Screen(notebook)
    screen.at_rest(turn=1)
    notebook.shut_kernel_down()
    screen.touch("C9")
    expect(screen.live("assertive")).to_contain_text(refusal("C9"))
    screen.touch("DT")
    gone = translate("ui.no_kernel")
    expect(screen.live("assertive")).to_contain_text(gone, timeout=10_000)
    expect(screen.part("status")).to_contain_text(gone)
    assert screen.trick() == ["D5"]
    expect(screen.held("DT")).to_be_visible()


def test_a_saved_table_says_that_it_needs_python(lab: Lab) -> None:
    notebook = lab.run([table()])
    Screen(notebook).at_rest(turn=1)
    screen = Screen(reopened(lab, notebook))
    screen.at_rest()
    screen.touch("DT")
    expect(screen.part("status")).to_contain_text(translate("ui.no_kernel"), timeout=10_000)
    assert screen.trick() == ["D5"]


def test_an_answer_that_comes_late_is_taken(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    lab.page.evaluate(
        """() => { window.notebook.sessionContext.session.kernel.requestExecute(
          { code: "import time; time.sleep(6)" }); }"""
    )
    screen.touch("DT")
    expect(screen.part("status")).to_contain_text(translate("ui.no_kernel"), timeout=10_000)
    screen.at_rest(turn=2)
    expect(screen.part("status")).not_to_contain_text(translate("ui.no_kernel"))
    assert screen.moves()[:2] == ["D5", "DT"]

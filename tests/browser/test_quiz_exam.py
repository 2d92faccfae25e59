"""An exam keeps its secrets: in the page, in its memory, in the notebook that is saved."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import CDPSession, expect

from femkort_widgets.classroom import dumps
from tests.browser.lab import Lab, Notebook
from tests.browser.quiz import QuizScreen
from tests.widgets.quiz_kit import SEED, exercise, hidden_hand, leaks, wrong

ASKED, HIDDEN = hidden_hand()
SHEET = "exam.toml"
CELLS = [
    "import femkort_widgets as fw",
    "q = fw.Quiz('exam.toml', mode={mode!r}, student='Ada')\nq",
    "from secret_9137 import secret\nr = fw.Quiz(seed=secret, count=3, mode={mode!r})\nr",
]


def opened(lab: Lab, mode: str) -> Notebook:
    """Open a quiz of a sheet and one that is drawn; what is secret stands in none of the cells."""
    (lab.server.files / SHEET).write_text(dumps(exercise(ASKED)), "utf-8")
    (lab.server.files / "secret_9137.py").write_text(f"secret = {SEED!r}\n", "utf-8")
    return lab.run([cell.format(mode=mode) for cell in CELLS])


def in_memory(session: CDPSession, needles: list[str]) -> list[str]:
    """Which of these stand anywhere in the memory of the page's scripts."""
    wanted, found, tail = set(needles), set[str](), ""

    def look(event: dict[str, str]) -> None:
        nonlocal tail
        text = tail + event["chunk"]
        found.update(one for one in wanted if json.dumps(one)[1:-1] in text)
        tail = text[-400:]

    session.on("HeapProfiler.addHeapSnapshotChunk", look)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", look)
    return sorted(found)


def secrets() -> list[str]:
    """What would tell: the seed, and what is said to the choices, as it would come to the page."""
    voice = ASKED.voice("en", "prose")
    said = [voice.say(choice.feedback) for choice in ASKED.choices]
    assert all("[" in one and one.isascii() for one in said), "each names cards of this hand"
    return [SEED, *said]


@pytest.mark.parametrize("mode", ["exam", "ask"])
def test_nothing_that_answers_is_in_the_page_its_memory_or_the_saved_notebook(
    lab: Lab, mode: str
) -> None:
    notebook = opened(lab, mode)
    screen, drawn = QuizScreen(notebook, 1), QuizScreen(notebook, 2)
    if mode == "exam":
        screen.click(*wrong(ASKED))
        screen.check()
        assert screen.state(1) == "kept"
    drawn.go(2)
    pages = [one.root.evaluate("(root) => root.outerHTML") for one in (screen, drawn)]
    saved = json.dumps(notebook.save_with_widgets(), ensure_ascii=False)
    assert leaks(pages[0], ASKED, HIDDEN) == []
    assert [SEED in text for text in (*pages, saved)] == [False, False, False]
    told = leaks(_of_quiz(notebook), ASKED, HIDDEN)
    assert told == []
    session = lab.page.context.new_cdp_session(lab.page)
    assert in_memory(session, secrets()) == []
    session.detach()


def test_what_is_told_is_found_in_the_memory_of_the_page(lab: Lab) -> None:
    notebook = opened(lab, "ask")
    screen = QuizScreen(notebook, 1)
    screen.click(*wrong(ASKED))
    screen.check()
    expect(screen.part("feedback")).to_have_attribute("data-verdict", "wrong")
    session = lab.page.context.new_cdp_session(lab.page)
    (key,) = wrong(ASKED)
    said = ASKED.voice("en", "prose").say(ASKED.choice(key).feedback)
    assert in_memory(session, secrets()) == [said]
    session.detach()
    assert leaks(_of_quiz(notebook), ASKED, HIDDEN)


def _of_quiz(notebook: Notebook) -> str:
    """What stands in the saved notebook of the first quiz: its twin, and its state."""
    saved = notebook.save_with_widgets()
    states = saved.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    of_quiz = [
        {name: value for name, value in one["state"].items() if name not in ("_words", "_esm")}
        for one in states.values()
        if one["state"].get("state", {}).get("student") == "Ada"
    ]
    assert of_quiz, "the state of the quiz is in the notebook"
    return json.dumps([of_quiz, saved.cells[1]["outputs"]], ensure_ascii=False)

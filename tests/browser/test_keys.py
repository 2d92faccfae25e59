"""The keys: what each does, what the notebook gets to see, and how one leaves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import OPEN, refusal, replay, table
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen

CELLS = """() => window.notebook.content.model.sharedModel.cells.map((cell) =>
  [cell.cell_type, cell.getSource()])"""
DIRTY = "() => { window.notebook.context.model.dirty = true; }"
CLEAN = "() => !window.notebook.context.model.dirty"
ACTIVE = "() => window.notebook.content.activeCellIndex"
CELL = "() => window.notebook.content.activeCell.node.focus()"


def cells(notebook: Notebook) -> Any:
    """Give kind and source of every cell."""
    return notebook.page.evaluate(CELLS)


def test_the_notebook_sees_none_of_the_keys_that_would_change_it(lab: Lab) -> None:
    notebook = lab.run([table(), "1 + 1"])
    screen = Screen(notebook)
    screen.at_rest(turn=1)
    screen.held("DT").focus()
    before = cells(notebook)
    screen.press(*"axbddmyrcv01", "Backspace", "Delete", "ArrowDown", "ArrowUp")
    assert cells(notebook) == before
    assert screen.moves() == ["D5"]
    assert screen.focus()
    screen.do("why").focus()
    screen.press(*"axbddm")
    assert cells(notebook) == before
    lab.page.evaluate(CELL)
    screen.press("b")
    assert len(cells(notebook)) == 3, "outside the widget the key does what it always does"


def test_the_notebook_still_runs_and_saves(lab: Lab) -> None:
    notebook = lab.run([table(), "ran = 0", "ran += 1"])
    screen = Screen(notebook)
    screen.at_rest(turn=1)
    lab.page.evaluate(DIRTY)
    screen.held("DT").focus()
    screen.press("Control+s")
    lab.page.wait_for_function(CLEAN)
    active = lab.page.evaluate(ACTIVE)
    screen.press("Shift+Enter")
    lab.page.wait_for_function(f"(was) => ({ACTIVE})() !== was || was === 2", arg=active)
    assert screen.moves() == ["D5"]


@pytest.mark.parametrize("cell", [table(seat=0), replay()], ids=["table", "replay"])
def test_tab_goes_in_stops_once_in_each_group_and_leaves(lab: Lab, cell: str) -> None:
    notebook = lab.run([cell, "1"])
    screen = Screen(notebook)
    screen.at_rest()
    lab.page.evaluate(CELL)
    stops: list[str] = []
    for _ in range(80):
        screen.press("Tab")
        found = screen.focus()
        if not found and stops:
            break
        if found:
            stops.append(
                screen.root.evaluate(
                    "(root) => root.getRootNode().activeElement.closest('[data-zone]')"
                    "?.dataset.zone ?? 'none'"
                )
            )
    assert not screen.focus(), "Tab is never trapped"
    assert stops[0] == "hand"
    assert stops.count("hand") == 1
    assert len(stops) < 14, stops
    screen.press("Shift+Tab")
    assert screen.focus(), "and the way back in"


def test_arrows_and_letters_move_along_the_hand(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    hand = screen.hand()
    screen.held(hand[0]).focus()
    where = lambda: screen.focus()["card"]  # noqa: E731
    screen.press("ArrowRight")
    assert where() == hand[1]
    screen.press("End")
    assert where() == hand[-1]
    screen.press("ArrowRight")
    assert where() == hand[-1]
    screen.press("Home")
    assert where() == hand[0]
    suits = list(dict.fromkeys(card[0] for card in hand))
    screen.press("ArrowDown")
    assert where()[0] == suits[1]
    screen.press("ArrowUp")
    assert where()[0] == suits[0]
    screen.press("d")
    assert where() == next(card for card in hand if card[0] == "D")
    screen.press("t")
    assert where() == "DT"
    screen.press("c", "9")
    assert where() == "C9"
    screen.press("d", "3")
    assert where() == "D3"
    screen.notebook.kernel("t.lang = 'fr'")
    expect(screen.root).to_have_attribute("lang", "fr")
    screen.press("p")
    assert where() == "S5"
    screen.press("k", "a")
    assert where() == "DA"


def test_enter_and_space_play_and_backspace_takes_back(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    screen.held("C9").focus()
    screen.press("Enter")
    expect(screen.live("assertive")).to_contain_text(refusal("C9"))
    assert screen.focus()["card"] == "C9"
    screen.press("d", "t", "Enter")
    screen.at_rest(turn=2)
    assert "card" in screen.focus()
    screen.press("Backspace")
    screen.at_rest(turn=3)
    assert screen.moves() == ["D5"]
    screen.press("Shift+Backspace")
    screen.at_rest(turn=4)
    screen.press("Backspace")
    screen.at_rest(turn=5)
    screen.press("d", "a", "Space")
    screen.at_rest(turn=6)
    assert screen.moves()[:2] == ["D5", "DA"]


def test_questions_are_answered_aloud(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    screen.held("C9").focus()
    polite = screen.live("polite")
    screen.press(",")
    expect(polite).to_contain_text(translate("say.no_trick"))
    screen.press(";")
    expect(polite).to_contain_text(translate("say.pot", n=4))
    expect(polite).to_contain_text(
        translate("say.score", who="you", name="Bo", counts=translate("ui.tricks", n=0)).rstrip(".")
    )
    screen.press(":")
    expect(polite).to_contain_text(translate("say.to_play", who="you", name="Bo"))
    expect(polite).to_contain_text(translate("say.holds", who="other", name="Ada", n=4))
    screen.press(".")
    expect(screen.pane("why")).to_be_visible()
    expect(polite).to_contain_text(refusal("C9"))
    screen.press("Escape")
    expect(screen.pane("why")).to_have_count(0)
    assert screen.focus()["card"] == "C9"


def test_escape_closes_the_pane_first_and_then_gives_the_focus_back(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    screen.held("DT").focus()
    screen.press("?")
    expect(screen.pane("keys")).to_be_visible()
    screen.press("Escape")
    expect(screen.pane("keys")).to_have_count(0)
    assert screen.focus()
    screen.press("Escape")
    if screen.focus():
        screen.press("Escape")
    assert not screen.focus()
    inside = "() => window.notebook.node.contains(document.activeElement)"
    assert lab.page.evaluate(inside), "the notebook has the focus, not the window"


@pytest.mark.parametrize("cell", [table(), replay(OPEN)], ids=["table", "replay"])
def test_every_key_has_a_button(lab: Lab, cell: str) -> None:
    screen = Screen(lab.run([cell]))
    screen.do("keys").click()
    listed = screen.pane("keys").locator("li")
    assert listed.count() > 6
    keyless = set()
    for line in listed.all():
        button = line.get_by_role("button")
        assert button.inner_text().strip()
        if not line.locator("kbd").count():
            keyless.add(button.get_attribute("data-do"))
    assert keyless <= {"cover", "worth", "diagram", "settings"}


def test_keys_can_be_switched_off(lab: Lab) -> None:
    notebook = lab.run([table(keys=False)])
    screen = Screen(notebook)
    screen.at_rest(turn=1)
    before = cells(notebook)
    screen.held("DT").focus()
    screen.press("?", ".", *"axdd")
    expect(screen.root.locator("[data-pane]")).to_have_count(0)
    assert cells(notebook) == before
    screen.press("Enter")
    screen.at_rest(turn=2)


def test_keys_of_the_replay(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    screen.do("next").focus()
    steps = [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("]", 4),
        ("PageDown", 8),
        ("[", 4),
        ("PageUp", 0),
        ("End", None),
        ("End", 0),
    ]
    for key, frame in steps:
        screen.press(key)
        if frame is not None:
            screen.shows(frame)
    screen.press("f")
    assert "S5" in screen.hand()
    sides = screen.part("moves").locator(".fk-side")
    expect(sides).to_have_count(1)
    screen.press("v")
    expect(sides).to_have_count(0)
    screen.part("moves").locator("[tabindex='0']").focus()
    screen.press("Space")
    expect(screen.do("play")).to_have_attribute("aria-pressed", "true")
    screen.press("Space")
    expect(screen.do("play")).to_have_attribute("aria-pressed", "false")

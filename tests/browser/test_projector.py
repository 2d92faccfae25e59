"""For a class: full screen, readable from the back row, one key, questions before answers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import NAMES, OPEN, RECORD, played, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

PROJECTORS = [(1280, 720), (1920, 1080), (1024, 768)]
BACK_ROW = 40
"""Letters so many of which stand one above the other in the picture can be read from there."""
LEAST = 10
"""A card of the trick is at least such a part of the picture high."""
BOXES = """(root) => {
  const boxes = (selector) => [...root.querySelectorAll(selector)].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  });
  return { stage: boxes(".fk-table"), trick: boxes('[data-part="trick"] [data-card]'),
    hand: boxes('[data-part="hand"] [data-card]'), others: boxes(".fk-seat [data-card]"),
    plates: boxes(".fk-plate") };
}"""
SIZES = """(root) => {
  const scale = (one) => one.getBoundingClientRect().height / (one.offsetHeight || 1);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: one, textContent } = walker.currentNode;
    if (!textContent.trim() || !one.checkVisibility() || one.closest(".fk-unseen"))
      continue;
    found.push([parseFloat(getComputedStyle(one).fontSize) * scale(one), textContent]);
  }
  return found;
}"""
FORBIDDEN = """() => {
  window.allowed = Element.prototype.requestFullscreen;
  Element.prototype.requestFullscreen = () => Promise.reject(new Error("forbidden"));
}"""
ALLOWED = "() => { Element.prototype.requestFullscreen = window.allowed; }"


def on_the_wall(screen: Screen) -> None:
    screen.do("projector").click()
    expect(screen.root).to_have_attribute("data-stage", "screen")


def off_the_wall(screen: Screen) -> None:
    screen.page.evaluate("document.exitFullscreen()")
    expect(screen.root).not_to_have_attribute("data-stage", "screen")


def apart(one: list[float], other: list[float]) -> bool:
    slack = 1
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def within(one: list[float], other: list[float]) -> bool:
    left, top = (one[i] >= other[i] - 1 for i in (0, 1))
    right, bottom = (one[i] <= other[i] + 1 for i in (2, 3))
    return left and top and right and bottom


@pytest.mark.parametrize(("width", "height"), PROJECTORS)
@pytest.mark.parametrize(
    "text",
    [OPEN, played("femkamp", 5), played("femkort", 8, names="ABCDEFGH")],
    ids=["four with five cards", "five with ten", "eight with five"],
)
def test_everything_is_large_and_nothing_lies_on_anything(
    lab: Lab, text: str, width: int, height: int
) -> None:
    lab.page.set_viewport_size({"width": width, "height": height})
    screen = Screen(lab.run([replay(text, at=5, projector=True)]))
    on_the_wall(screen)
    expect(screen.part("trick").locator("[data-card]").first).to_be_visible()
    seen: dict[str, Any] = screen.root.evaluate(BOXES)
    (stage,) = seen["stage"]
    for kind in ("trick", "hand", "others", "plates"):
        for box in seen[kind]:
            assert within(box, stage), kind
    for card in seen["trick"]:
        assert all(apart(card, other) for other in seen["hand"] + seen["others"] + seen["plates"])
        assert card[3] - card[1] >= height / LEAST
    small = [text for size, text in screen.root.evaluate(SIZES) if size < height / BACK_ROW]
    assert small == []
    off_the_wall(screen)


def test_the_class_is_asked_before_it_is_told(lab: Lab) -> None:
    screen = Screen(lab.run([replay(OPEN, at=2, projector="ask")]))
    asked, answer = screen.part("asked"), screen.part("answer")
    on_the_wall(screen)
    expect(asked).to_have_attribute("data-kind", "may")
    expect(screen.root.locator('[aria-disabled="true"][data-card]')).to_have_count(0)
    screen.press("PageDown")
    expect(answer).to_be_visible()
    expect(screen.root.locator('[aria-disabled="true"][data-card]')).not_to_have_count(0)
    screen.shows(2)
    screen.press("PageDown")
    screen.shows(3)
    for _ in range(2):
        screen.press("PageDown")
    screen.shows(4)
    expect(asked).to_have_attribute("data-kind", "who")
    expect(screen.root).not_to_contain_text("★")
    expect(screen.live("polite")).to_contain_text(translate("ui.projector.who"))
    screen.press("PageDown")
    expect(answer).to_contain_text(NAMES[2])
    expect(screen.live("polite")).to_contain_text(NAMES[2])
    off_the_wall(screen)


def test_hands_are_counted_by_keyboard_alone(lab: Lab) -> None:
    screen = Screen(lab.run([replay(OPEN, at=4, projector="ask")]))
    screen.do("projector.next").focus()
    box = screen.part("tally").locator('[data-choice="2"] input')
    for _ in range(40):
        screen.press("Shift+Tab")
        if box.evaluate("(one) => one === document.activeElement"):
            break
    screen.page.keyboard.type("21")
    screen.press("Enter")
    expect(screen.part("tally").locator('[data-choice="2"]')).to_contain_text("21")
    expect(screen.part("tally").locator('[data-right="true"]')).to_have_attribute(
        "data-choice", "2"
    )


def test_one_key_covers_all_hands_and_shows_them(lab: Lab) -> None:
    screen = Screen(lab.run([replay(OPEN, at=4, projector=True)]))
    held = screen.root.locator(".fk-own [data-card], .fk-seat [data-card]")
    screen.do("projector.next").focus()
    screen.press("b")
    expect(held).to_have_count(0)
    expect(screen.live("polite")).to_have_text(translate("ui.projector.covered"))
    screen.press("b")
    expect(held).to_have_count(16)


def test_a_place_that_forbids_the_screen_says_so_and_gives_its_page(lab: Lab) -> None:
    screen = Screen(lab.run([replay(OPEN, at=4)]))
    lab.page.evaluate(FORBIDDEN)
    screen.do("next").focus()
    screen.press("z")
    expect(screen.root).to_have_attribute("data-stage", "page")
    expect(screen.part("page")).to_have_text(translate("ui.projector.page"))
    expect(screen.live("assertive")).to_contain_text(translate("ui.projector.page"))
    box = screen.root.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1280, 900)
    screen.press("Escape")
    expect(screen.root).not_to_have_attribute("data-stage", "page")
    expect(screen.do("next")).to_be_visible()
    lab.page.evaluate(ALLOWED)


def test_at_a_table_only_the_key_moves_on(lab: Lab) -> None:
    screen = Screen(lab.run([table(projector=True, seed="class 7b, Monday")]))
    expect(screen.root).to_have_attribute("data-stage", "inline")
    on_the_wall(screen)
    for _ in range(2):
        screen.press("PageDown")
    screen.touch("DT")
    expect(screen.root).not_to_have_attribute("data-pending", "")
    for wanted in (3, 4, 5):
        screen.shows(wanted - 1)
        screen.held("DA").dispatch_event("click")
        screen.shows(wanted - 1)
        screen.press("PageDown")
    screen.shows(5)
    off_the_wall(screen)
    screen.do("projector.leave").click()
    expect(screen.root).not_to_have_attribute("data-walking", "")
    assert screen.notebook.kernel("t.projector") == "False"


def test_python_switches_it_too(lab: Lab) -> None:
    screen = Screen(lab.run([replay(OPEN)]))
    screen.notebook.kernel("r.projector = 'ask'")
    expect(screen.root).to_have_attribute("data-stage", "inline")
    screen.notebook.kernel("r.projector = False")
    expect(screen.do("next")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_the_wall(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([replay(RECORD, at=2, projector="ask")]))
    on_the_wall(screen)
    found = {"asked": lab.axe(".fk-root")}
    screen.press("PageDown")
    found["told"] = lab.axe(".fk-root")
    screen.press("?")
    expect(screen.pane("keys")).to_be_visible()
    found["keys"] = lab.axe(".fk-root")
    screen.press("Escape", "b")
    found["covered"] = lab.axe(".fk-root")
    off_the_wall(screen)
    assert found == {state: [] for state in found}

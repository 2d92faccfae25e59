"""The studio on the screen: axe finds nothing, and no step changes the height of anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import replay
from tests.browser.lab import Lab
from tests.browser.studio import Desk

ROOT = ".fk-root"
HEIGHT = "(root) => root.getBoundingClientRect().height"
OUTSIDE = """(root) => {
  const panel = root.querySelector('[data-part="studio-bar"]').parentElement;
  const whole = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("button, textarea")].filter((one) => {
    const box = one.getBoundingClientRect();
    const scrolled = one.closest('[data-part="moves"], [data-pane] > :last-child');
    return !scrolled && (box.right > whole.right + 1 || box.bottom > whole.bottom + 1);
  }).map((one) => one.dataset.do ?? one.outerHTML.slice(0, 80));
}"""
SMALL = """(root) => [...root.querySelectorAll('[data-part="studio-bar"] button')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width < 32 || height < 32;
}).length"""

BLANK = "import femkort_widgets as fw\nr = fw.Replay.blank('femkort')\nr"
COVERED = """(root) => [...root.querySelectorAll(".fk-seat")].filter((seat) => {
  const chips = seat.querySelector(".fk-plate > :last-child > :last-child").getBoundingClientRect();
  const backs = [...seat.querySelectorAll("span")].filter(
    (one) => one.firstElementChild?.localName === "svg" && !one.closest(".fk-plate"));
  return backs.some((back) => {
    const box = back.getBoundingClientRect();
    return box.left < chips.right && box.right > chips.left
      && box.top < chips.bottom && box.bottom > chips.top;
  });
}).map((seat) => seat.dataset.seat)"""


def walk(desk: Desk) -> Iterator[str]:
    """Go through every state of the studio, and give the name of each as it is reached."""
    desk.open()
    yield "open"
    desk.act("swap")
    yield "swap"
    desk.play(0, "SQ")
    desk.play(2, "SA")
    yield "changed"
    desk.play(3, "CQ")
    yield "played"
    desk.act("mark:?")
    desk.act("comment")
    yield "comment"
    desk.root.locator("textarea").press("Escape")
    desk.act("mark:$7")
    yield "refused"
    desk.act("pick")
    yield "pick"
    desk.do("close").click()
    desk.act("enter")
    yield "enter"
    desk.do("close").click()
    desk.act("bots_round")
    yield "over"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_state_of_the_studio(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    desk = Desk(lab.run([replay(at=3)]))
    found = [f"{state}: {line}" for state in walk(desk) for line in lab.axe(ROOT)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "lang"), [(320, "fr"), (360, "en"), (640, "fr"), (1200, "en")])
def test_the_height_stays_and_all_is_in_sight(lab: Lab, width: int, lang: str) -> None:
    desk = Desk(lab.run([replay(at=3, lang=lang)]))
    desk.root.evaluate(f"(root) => {{ root.style.width = '{width}px'; }}")
    height = desk.root.evaluate(HEIGHT)
    for state in walk(desk):
        assert desk.root.evaluate(HEIGHT) == height, state
        assert desk.root.evaluate(OUTSIDE) == [], state
        assert desk.root.evaluate(SMALL) == 0, state


@pytest.mark.parametrize("width", [320, 360, 420])
def test_unknown_hands_leave_the_chips_to_be_read(lab: Lab, width: int) -> None:
    desk = Desk(lab.run([BLANK]))
    desk.root.evaluate(f"(root) => {{ root.style.width = '{width}px'; }}")
    assert desk.root.evaluate(COVERED) == []


def test_the_language_changes_while_it_is_open(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    desk.notebook.kernel("r.lang = 'fr'")
    label = translate("ui.studio.bar", "fr")
    expect(desk.bar).to_have_attribute("aria-label", label)

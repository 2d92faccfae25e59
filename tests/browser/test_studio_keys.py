"""What-if and editing by the keyboard alone, as somebody works who does not see the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import replay
from tests.browser.lab import Lab
from tests.browser.studio import Desk
from tests.browser.test_keys import cells

CELL = "import femkort_widgets as fw\nr = fw.Replay.blank('femkort', dealer=3)\nr"


def begun(lab: Lab, cell: str) -> Desk:
    """Open what-if by its key, from the bar of the replay."""
    desk = Desk(lab.run([cell, "1"]))
    desk.listen()
    desk.root.locator('[data-do="next"]').focus()
    desk.press("x")
    expect(desk.bar).to_be_visible()
    assert desk.heard("polite")[-1] == translate("say.studio.open")
    return desk


def to(desk: Desk, command: str) -> None:
    """Go to the bar of the studio with Tab, and with the arrows to one of its buttons."""
    for _ in range(40):
        if "do" in desk.focus() and desk.bar.locator(":focus").count():
            break
        desk.press("Tab")
    desk.press("Home")
    for _ in range(25):
        if desk.focus()["do"] == command:
            return
        desk.press("ArrowRight")
    raise AssertionError(f"the arrows do not come to {command}")


def press(desk: Desk, command: str) -> None:
    """Press a button of the studio with Enter."""
    to(desk, command)
    desk.press("Enter")
    desk.quiet()


def test_a_line_is_tried_commented_marked_and_taken_away(lab: Lab) -> None:
    desk = begun(lab, replay(at=3))
    before, notebook = desk.record, cells(desk.notebook)
    press(desk, "pick")
    expect(desk.part("choices").locator(":focus")).to_have_count(1)
    desk.press("c", "q", "Enter")
    desk.quiet()
    assert desk.trick() == ["D5", "DT", "DK", "CQ"]
    assert desk.focus()["holder"] == "2", "the cards of who plays next are there at once"
    desk.press("Escape")
    expect(desk.part("choices")).to_have_count(0)
    press(desk, "mark:?")
    press(desk, "comment")
    desk.page.keyboard.type("x, f and [HQ]: d d, b.")
    desk.press("Control+Enter")
    desk.quiet()
    assert desk.focus()["do"] == "comment"
    assert "CQ? { x, f and [HQ]: d d, b. }" in desk.faultless()
    assert cells(desk.notebook) == notebook, "what is typed is no command of the notebook"
    press(desk, "bots_round")
    long = desk.faultless()
    desk.press("Backspace")
    desk.quiet()
    assert len(desk.record) < len(long)
    desk.press("Shift+Backspace")
    desk.quiet()
    assert desk.record == long
    desk.press("Escape")
    desk.shows(3)
    expect(desk.bar).to_have_count(0)
    assert desk.focus(), "the focus stays in the widget"
    desk.press("x", "ArrowDown", "ArrowRight")
    assert desk.trick()[-1] == "CQ"
    press(desk, "remove")
    assert desk.record == before


def test_a_comment_is_left_with_escape(lab: Lab) -> None:
    desk = begun(lab, replay(at=2))
    before = desk.record
    press(desk, "comment")
    desk.page.keyboard.type("never kept")
    desk.press("Escape")
    expect(desk.root.locator("textarea")).to_have_count(0)
    expect(desk.bar).to_be_visible()
    assert desk.record == before


def test_hidden_cards_change_places(lab: Lab) -> None:
    desk = begun(lab, replay(at=3))
    press(desk, "swap")
    desk.tab_to(card="SQ")
    desk.press("Enter", "f", "f")
    desk.tab_to(card="SA")
    desk.press("Enter")
    desk.quiet()
    expect(desk.root.locator("[data-changed]")).to_have_count(2)
    press(desk, "bots_trick")
    desk.faultless()


def test_a_trick_is_entered_card_by_card(lab: Lab) -> None:
    desk = begun(lab, CELL)
    expect(desk.part("choices").locator(":focus")).to_have_count(1)
    for suit, rank in ("d5", "dt", "dk", "h4"):
        desk.press(suit, rank, "Enter")
        desk.quiet()
    assert desk.trick() == ["D5", "DT", "DK", "H4"]
    assert any("North" in text for text in desk.heard("polite"))
    assert "1. S: D5 DT DK H4 => N" in desk.faultless()

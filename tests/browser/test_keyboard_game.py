"""A whole match with the keyboard alone, from Tab into the widget to who has won."""

from __future__ import annotations

from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import NAMES, RECORD, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

CELL = "() => window.notebook.content.activeCell.node.focus()"


def tab_to(screen: Screen, **wanted: str) -> None:
    """Press Tab until an element of the widget with this data has the focus."""
    for _ in range(60):
        if wanted.items() <= screen.focus().items():
            return
        screen.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def play_a_card(screen: Screen) -> None:
    """Go along the hand to the first card that is not called refused, and play it."""
    turn = int(screen.root.get_attribute("data-turn") or "0")
    screen.press("Home")
    for _ in range(5):
        card = screen.focus()["card"]
        if screen.held(card).get_attribute("aria-disabled") is None:
            break
        screen.press("ArrowRight")
    screen.press("Enter")
    expect(screen.root).to_have_attribute("data-turn", str(turn + 1))
    screen.at_rest()


def test_a_match_by_keyboard_alone(lab: Lab) -> None:
    screen = Screen(lab.run([table(seat=0, rules="pots_to_win=2")]))
    lab.page.evaluate(CELL)
    tab_to(screen, inside="")
    assert "card" in screen.focus(), "the hand is the first stop"
    deals = 0
    while True:
        for _ in range(5):
            play_a_card(screen)
            assert screen.focus(), "the focus stays in the widget"
        deals += 1
        expect(screen.part("result")).to_be_visible()
        if screen.notebook.kernel("t.match.over") == "True":
            break
        expect(screen.do("next_deal")).to_be_focused()
        screen.press("Enter")
        expect(screen.part("result")).to_have_count(0)
        screen.at_rest()
        assert "card" in screen.focus(), "the focus is in the new hand"
    assert deals >= 2
    winners = screen.notebook.kernel("print(*t.match.winners)").split()
    assert len(winners) == 1
    assert screen.notebook.kernel(f"t.match.points[{winners[0]}]") == "2"
    seat = int(winners[0])
    told = translate(
        "ui.match.points",
        n=1,
        who="other" if seat else "you",
        name=NAMES[seat],
        what="pots",
        sum=2,
    )
    expect(screen.part("status")).to_contain_text(told)
    expect(screen.live("polite")).to_contain_text(told)
    expect(screen.part("result").locator('[data-do="new_game"]')).to_be_focused()
    screen.press("Enter")
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    assert "card" in screen.focus()


def test_a_replay_by_keyboard_alone(lab: Lab) -> None:
    screen = Screen(lab.run([replay(RECORD)]))
    lab.page.evaluate(CELL)
    tab_to(screen, do="next")
    screen.press("End")
    expect(screen.root).to_have_attribute("data-stop", "open")
    for _ in range(60):
        if "answer" in screen.focus():
            break
        screen.press("Tab")
    while screen.focus()["answer"] != "HJ":
        screen.press("Tab")
    screen.press("Enter")
    expect(screen.part("question").locator('[data-do="next"]')).to_be_focused()
    screen.press("Enter")
    expect(screen.lain("HJ")).to_be_visible()
    assert screen.focus(), "the focus stays in the widget"
    tab_to(screen, do="next")
    screen.press("End")
    expect(screen.part("result")).to_be_visible()

"""Whole matches of several deals: by mouse, by keyboard alone, with the score sheet at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hands import NAMES
from tests.browser.lab import Lab
from tests.browser.screen import Screen

CELL = "() => window.notebook.content.activeCell.node.focus()"
OUTSIDE = """() => { const at = document.activeElement;
  return at !== document.body && !at.closest(".fk-root"); }"""


def opened(lab: Lab, game: str, **how: object) -> Screen:
    """Open ``t``, a table at which nobody waits."""
    given = ", ".join(f"{name}={value!r}" for name, value in how.items())
    code = (
        "import femkort_widgets as fw\n"
        f"t = fw.Table({game}, 0, names={NAMES!r}, pace=0, hold=0, {given})\nt"
    )
    screen = Screen(lab.run([code]))
    screen.at_rest()
    return screen


def numbers(screen: Screen, what: str) -> list[int]:
    return [int(one) for one in screen.notebook.kernel(f"print(*{what})").split()]


def point_to_a_move(screen: Screen) -> None:
    """Click the first card that may be played; where none may, the pass."""
    turn, legal = screen.turn, screen.legal()
    if legal:
        screen.point(legal[0])
    else:
        screen.do("pass").click()
    expect(screen.root).to_have_attribute("data-turn", str(turn + 1))
    screen.at_rest()


def press_a_move(screen: Screen) -> None:
    """Go along the hand to the first card that may be played, and play it."""
    turn, wanted = screen.turn, screen.legal()[0]
    screen.press("Home", *["ArrowRight"] * screen.hand().index(wanted))
    assert screen.focus()["card"] == wanted
    screen.press("Enter")
    expect(screen.root).to_have_attribute("data-turn", str(turn + 1))
    screen.at_rest()
    assert screen.focus(), "the focus stays in the widget"


def check_the_sheet(screen: Screen) -> None:
    """The open score sheet adds up to what the kernel counted, and tells who has won."""
    points = numbers(screen, "t.match.points")
    rows = [row for row in screen.sheet() if None not in row]
    assert [sum(row[seat] or 0 for row in rows) for seat in range(4)] == points
    assert screen.sheet("tfoot")[0] == points
    heads = screen.pane("sheet").locator("thead th[scope=col]").all()[1:]
    ahead = [seat for seat, head in enumerate(heads) if head.get_attribute("data-ahead") == "true"]
    assert ahead == numbers(screen, "t.match.winners")
    for seat in ahead:
        expect(heads[seat]).to_contain_text(NAMES[seat])
        expect(screen.pane("sheet").locator("p").first).to_contain_text(NAMES[seat])
        expect(screen.part("status")).to_contain_text(NAMES[seat])


def test_a_femkamp_by_mouse_from_the_first_card_to_the_sheet(lab: Lab) -> None:
    screen = opened(lab, "'femkamp'", seed=1)
    rounds = []
    while True:
        rounds.append(screen.notebook.kernel("t.match.position.round.key"))
        while screen.part("result").count() == 0:
            point_to_a_move(screen)
        if screen.notebook.kernel("t.match.over") == "True":
            break
        screen.do("next_deal").click()
        expect(screen.part("result")).to_have_count(0)
        screen.at_rest()
    assert rounds == ["'pass'", "'clubs'", "'queens'", "'fan_tan'", "'grand'"]
    screen.do("sheet").click()
    assert len(screen.sheet()) == 5
    check_the_sheet(screen)


def leave_and_come_back(screen: Screen) -> None:
    """Tab leads out of the widget at its end, and back again; Esc to the cell and no further."""
    for _ in range(60):
        screen.press("Tab")
        if not screen.focus():
            break
    assert not screen.focus(), "Tab leads out"
    screen.press("Shift+Tab")
    assert screen.focus(), "and back"
    screen.press("Escape")
    assert screen.page.evaluate(OUTSIDE), "Esc leads to what holds the widget"
    screen.page.evaluate(CELL)
    screen.tab_to(inside="")
    assert "card" in screen.focus()


def test_a_letzter_stich_to_ten_by_keyboard_alone(lab: Lab) -> None:
    screen = opened(lab, "'letzter_stich'", seed=33, bots="random")
    assert screen.notebook.kernel("t.match.rules.match.target") == "10"
    lab.page.evaluate(CELL)
    screen.tab_to(inside="")
    assert "card" in screen.focus(), "the hand is the first stop"
    deals = 1
    while True:
        while screen.hand():
            press_a_move(screen)
        expect(screen.part("result")).to_be_visible()
        if screen.notebook.kernel("t.match.over") == "True":
            break
        expect(screen.do("next_deal")).to_be_focused()
        if deals == 3:
            screen.press("=")
            assert "pane" in screen.focus() or screen.focus()["do"] == "close"
            screen.press("Escape")
            expect(screen.do("next_deal")).to_be_focused()
        screen.press("Enter")
        deals += 1
        expect(screen.part("result")).to_have_count(0)
        screen.at_rest()
        assert "card" in screen.focus(), "the focus is in the new hand"
        if deals == 3:
            leave_and_come_back(screen)
    assert deals > 10
    points = numbers(screen, "t.match.points")
    assert max(points) == 10
    assert numbers(screen, "t.match.winners") == [points.index(10)]
    screen.press("=")
    check_the_sheet(screen)
    screen.press("Escape")
    expect(screen.part("result").locator('[data-do="new_game"]')).to_be_focused()
    screen.press("Enter")
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    assert "card" in screen.focus()

"""axe finds nothing, light and dark; forced colours and reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import RECORD, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

ROOTS = ".fk-root"
PANES = ("why", "keys", "settings")
MOVING = """() => document.getAnimations().filter((one) => {
  const { duration } = one.effect.getComputedTiming();
  return one.effect.target?.closest(".fk-root") && duration > 120;
}).map((one) => one.animationName ?? one.transitionProperty)"""


def seen(lab: Lab) -> list[str]:
    return lab.axe(ROOTS)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_state(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    notebook = lab.run([table(memory=True), replay(RECORD, at=3)])
    player, replayed = Screen(notebook, 0), Screen(notebook, 1)
    player.at_rest()
    found = {"as opened": seen(lab)}
    for pane in PANES:
        for screen in (player, replayed):
            screen.do(pane).click()
            expect(screen.pane(pane)).to_be_visible()
        found[pane] = seen(lab)
        for screen in (player, replayed):
            screen.do("close").click()
    player.touch("C9")
    replayed.do("last").click()
    expect(replayed.root).to_have_attribute("data-stop", "open")
    replayed.part("question").locator('[data-answer="SA"]').click()
    found["refused, answered wrong"] = seen(lab)
    replayed.part("question").locator('[data-answer="HJ"]').click()
    replayed.do("last").click()
    while player.hand():
        turn = int(player.root.get_attribute("data-turn") or "0")
        player.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
        player.at_rest(turn=turn + 1)
    found["deal over, answered right"] = seen(lab)
    lines = [f"{state}: {line}" for state, lines in found.items() for line in lines]
    assert not lines, "\n".join(lines)


def test_widgets_that_show_the_same_are_told_apart(lab: Lab) -> None:
    notebook = lab.run([table(), table(), replay(), replay(), "t"])
    for cell in range(5):
        Screen(notebook, cell).root.wait_for()
    names = lab.page.locator(ROOTS).evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == 5
    assert seen(lab) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_widget_follows_the_theme(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([table()]))
    scheme = screen.root.evaluate("(root) => getComputedStyle(root).colorScheme")
    assert scheme == ("dark" if dark else "light")


def test_forced_colours_keep_the_marks(lab: Lab) -> None:
    lab.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    screen = Screen(lab.run([table()]))
    screen.at_rest()
    style = (
        "(card) => { const s = getComputedStyle(card); return [s.outlineStyle, s.borderStyle]; }"
    )
    legal, refused = screen.held("DT").evaluate(style), screen.held("C9").evaluate(style)
    assert legal[0] == "solid"
    assert refused[1] == "dashed"
    assert legal != refused
    screen.held("C9").focus()
    screen.press("ArrowLeft", "ArrowRight")
    focused = screen.root.evaluate("(r) => getComputedStyle(document.activeElement).outlineStyle")
    assert focused != "none"


def test_nothing_moves_for_those_who_ask_for_less_motion(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    for _ in range(5):
        screen.do("next").click()
        assert lab.page.evaluate(MOVING) == []
    seat = screen.root.locator(".fk-seat[data-seat='3']")
    seat.locator('[data-card="S6"]').click(force=True)
    expect(screen.refused()).to_have_count(1)
    assert lab.page.evaluate(MOVING) == []


def test_a_card_flies_where_motion_is_welcome(lab: Lab) -> None:
    lab.page.emulate_media(reduced_motion="no-preference")
    screen = Screen(lab.run([replay()]))
    screen.do("next").click()
    expect(screen.root).to_have_attribute("data-motion", "play")
    assert lab.page.evaluate(MOVING) != []

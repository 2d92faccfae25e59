"""Fan Tan at a table and in a replay, and the score sheet: keys, marks, widths, axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab
from tests.browser.screen import Screen
from tests.browser.test_layout import WIDTHS, faults

TABLE = "import femkort_widgets as fw\nt = fw.Table('fan_tan', seed=4, pace=0, hold=0)\nt"
LONG = "('Wilhelmina-Charlotte of Oostre', 'Maximilian Alexander of Hochst', 'Anna', 'Bo')"


def play(screen: Screen) -> None:
    """Play whatever is legal: a card by pressing it, the pass by its key."""
    turn = int(screen.root.get_attribute("data-turn") or "0")
    legal = screen.part("hand").locator("[data-card]:not([aria-disabled])")
    if legal.count():
        legal.first.click(position={"x": 8, "y": 12})
    else:
        screen.root.focus()
        screen.press("p")
    screen.at_rest(turn=turn + 1)


def test_a_round_is_played_by_keys_and_clicks_to_its_end(lab: Lab) -> None:
    screen = Screen(lab.run([TABLE]))
    screen.at_rest()
    expect(screen.do("pass")).not_to_have_attribute("aria-disabled", "true")
    while screen.part("result").count() == 0:
        play(screen)
    moves = screen.moves()
    assert "pass" in moves
    laid = screen.root.locator('[data-part="layout"] [data-new] [data-card]')
    assert laid.get_attribute("data-card") == moves[-1]
    screen.press("=")
    expect(screen.pane("sheet").locator("tbody tr")).to_have_count(1)
    points = screen.pane("sheet").locator("tfoot td").all_inner_texts()
    assert [text.strip() for text in points] == screen.notebook.kernel(
        "print(*t.match.points)"
    ).split()


def test_a_pass_while_a_card_fits_is_refused_with_the_reason(lab: Lab) -> None:
    screen = Screen(lab.run([TABLE]))
    screen.at_rest()
    while screen.do("pass").get_attribute("aria-disabled") != "true":
        play(screen)
    before = screen.moves()
    screen.do("pass").click(force=True)
    expect(screen.refused()).to_have_count(1)
    expect(screen.live("assertive")).not_to_be_empty()
    assert screen.moves() == before
    assert screen.notebook.kernel("[n['reason'] for n in t.tries]") == "['must_play']"


@pytest.mark.parametrize("more", ["", f", names={LONG}"], ids=["short", "long"])
def test_rows_and_hands_fit_every_width(lab: Lab, more: str) -> None:
    lab.page.set_viewport_size({"width": 2100, "height": 900})
    screen = Screen(lab.run([TABLE.replace(", seed=4", f", seed=4{more}")]))
    screen.at_rest()
    for _ in range(5):
        play(screen)
    assert [line for width in WIDTHS for line in faults(screen, width, least=20)] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_fan_tan(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([TABLE]))
    screen.at_rest()
    found = lab.axe(".fk-root")
    for _ in range(5):
        play(screen)
    found += lab.axe(".fk-root")
    screen.do("sheet").click()
    expect(screen.pane("sheet")).to_be_visible()
    found += lab.axe(".fk-root")
    assert found == []


def test_the_card_laid_flies_only_where_motion_is_welcome(lab: Lab) -> None:
    screen = Screen(lab.run([TABLE]))
    screen.at_rest()
    names = "(r) => r.getAnimations({subtree: true}).map((a) => a.animationName)"
    lab.page.emulate_media(reduced_motion="reduce")
    play(screen)
    assert not [name for name in screen.root.evaluate(names) if re.search("play", name or "")]

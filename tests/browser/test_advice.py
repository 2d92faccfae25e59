"""Hints stage by stage and what cards are worth, by mouse and by keyboard; in an exam neither."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import suit, translate
from tests.browser.hands import OPEN, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

HEIGHT = "(root) => root.getBoundingClientRect().height"
WHOLE = "(one) => one.scrollHeight <= one.clientHeight + 1"
ROOM = "(one) => one.parentElement.clientHeight"
LEAST = 120
"""So much of what scrolls together, the hint, the values and the standing, is in sight."""


def badges(screen: Screen) -> dict[str, str]:
    """Give what stands on the cards of the hand at the bottom."""
    found: dict[str, str] = screen.part("hand").evaluate_all(
        "(parts) => Object.fromEntries(parts.flatMap((part) => [...part.querySelectorAll("
        "'[data-card]')].map((card) => [card.dataset.card,"
        " card.querySelector('[data-part=\"badge\"]')?.textContent]).filter(([, text]) => text)))"
    )
    return found


def test_a_hint_is_spoken_stage_by_stage_until_it_marks_the_card(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest()
    screen.held("DA").focus()
    screen.press("!")
    expect(screen.part("hint")).to_contain_text("10")
    screen.press("!")
    expect(screen.live("polite")).to_contain_text(
        translate("ui.stop.suit", suit=suit("D", "en", "name"))
    )
    screen.press("!")
    expect(screen.part("hint")).to_contain_text("%")
    marked = screen.part("hand").locator("[data-card]", has_text="▲")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute(
        "aria-description", re.compile(re.escape(translate("ui.suggested")))
    )
    asked = screen.notebook.kernel("print(*[one['asked'] for one in t.hints])")
    assert asked.split() == ["duty", "suit", "card"]
    screen.touch("DT")
    screen.at_rest(turn=2)
    expect(screen.part("hint")).to_have_count(0)
    expect(marked).to_have_count(0)


def test_values_stand_on_the_cards_while_they_are_wanted(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest()
    height = screen.root.bounding_box()
    screen.do("worth").click()
    expect(screen.do("worth")).to_have_attribute("aria-pressed", "true")
    expect(screen.part("worth")).to_contain_text("%")
    assert set(badges(screen)) == {"DA", "DT"}
    assert screen.root.bounding_box() == height
    assert lab.axe(".fk-root") == []
    screen.touch("DT")
    screen.at_rest(turn=2)
    expect(screen.part("hand").locator('[data-part="badge"]').first).to_be_visible()
    screen.do("worth").click()
    expect(screen.part("hand").locator('[data-part="badge"]')).to_have_count(0)
    expect(screen.part("worth")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 640])
def test_in_little_room_all_of_the_panel_can_still_be_reached(lab: Lab, width: int) -> None:
    screen = Screen(lab.run([table(lang="fr")]))
    screen.at_rest()
    screen.root.evaluate(f"(root) => {{ root.parentElement.style.width = '{width}px'; }}")
    height = screen.root.evaluate(HEIGHT)
    screen.held("DA").focus()
    for stage in ("10", suit("D", "fr", "name"), "%"):
        screen.press("!")
        expect(screen.part("hint")).to_contain_text(stage)
    screen.do("worth").click()
    expect(screen.part("worth")).to_contain_text("%")
    assert screen.root.evaluate(HEIGHT) == height
    assert screen.part("status").evaluate(WHOLE)
    assert screen.part("standing").evaluate(ROOM) >= LEAST
    assert lab.axe(".fk-root") == []


def test_an_exam_has_neither(lab: Lab) -> None:
    screen = Screen(lab.run([table(mode="exam")]))
    screen.at_rest()
    for command in ("hint", "worth"):
        expect(screen.root.locator(f'[data-do="{command}"]')).to_have_count(0)
    screen.held("DA").focus()
    screen.press("!", "?")
    expect(screen.pane("keys")).to_be_visible()
    expect(screen.pane("keys").locator('[data-do="hint"]')).to_have_count(0)
    assert screen.notebook.kernel("t.hints") == "[]"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_replay_weighs_the_cards_of_whoever_is_to_play(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([replay(OPEN, at=1, seat=None)]))
    screen.do("worth").click()
    expect(screen.part("worth")).to_contain_text("%")
    card = screen.root.locator('[data-card="DA"][data-holder="1"]')
    expect(card).to_have_attribute("aria-description", re.compile("%"))
    assert lab.axe(".fk-root") == []
    screen.do("next").click()
    other = screen.root.locator('[data-holder="2"] [data-part="badge"]')
    expect(other.first).to_be_visible()

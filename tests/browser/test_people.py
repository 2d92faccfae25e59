"""Several people at one screen: it is covered until the next of them takes it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.lab import Lab
from tests.browser.screen import Screen

NAMES = ("Anna", "Bo", "Cecilie", "David")
STATE = "application/vnd.jupyter.widget-state+json"
SHOWN = "(root) => [...root.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"
GUARD = 450
"""After so many milliseconds a press is no longer taken for one more on the curtain."""
CARD = re.compile(r"[SHDC][2-9TJQKA]")


def table(rules: str) -> str:
    """Give the cell of a table at which Anna and Cecilie share the screen."""
    return (
        "import femkort_widgets as fw\n"
        f"t = fw.Table({rules}, seats=(0, 2), seed=4, pace=0, hold=0, names={NAMES})\nt"
    )


def model(screen: Screen) -> dict[str, Any]:
    """Give what the page holds of the widget: the state that is saved with the notebook."""
    saved = screen.notebook.save_with_widgets().metadata["widgets"][STATE]["state"]
    (found,) = [one["state"] for one in saved.values() if "frames" in one["state"]]
    for agreed in found["frames"]["rounds"]:
        del agreed["options"]
    return {name: found[name] for name in ("frames", "state", "seat")}


def held(screen: Screen) -> set[str]:
    """Ask the kernel for every card that somebody holds."""
    return set(
        screen.notebook.kernel(
            "print(*(c for hand in t.match.position.hands for c in hand))"
        ).split()
    )


def nobody_is_seen(screen: Screen) -> None:
    """Check that neither the page nor its model knows a card that is held."""
    known = set(CARD.findall(json.dumps(model(screen))))
    shown = set(screen.root.evaluate(SHOWN))
    assert held(screen)
    assert not held(screen) & (known | shown)


def look(screen: Screen) -> int:
    """Take the screen in the name that it calls; give the seat."""
    curtain = screen.part("curtain")
    expect(curtain).to_be_visible()
    seat = int(screen.root.locator(".fk-own").get_attribute("data-seat") or "-1")
    expect(curtain).to_contain_text(translate("ui.curtain", name=NAMES[seat]))
    expect(curtain.locator("button")).to_have_text(translate("ui.do.look", name=NAMES[seat]))
    turn = screen.turn
    curtain.locator("button").click()
    screen.at_rest(turn=turn + 1)
    expect(curtain).to_have_count(0)
    expect(screen.root.locator(".fk-own")).to_have_attribute("data-seat", str(seat))
    screen.page.wait_for_timeout(GUARD)
    return seat


def test_two_people_play_a_deal_and_neither_sees_the_others_hand(lab: Lab) -> None:
    screen = Screen(lab.run([table("fw.rules('femkort')")]))
    screen.at_rest()
    looked = []
    while screen.part("result").count() == 0:
        if screen.part("curtain").count():
            nobody_is_seen(screen)
            looked.append(look(screen))
        seat = looked[-1]
        other = screen.notebook.kernel(f"print(*t.match.position.hands[{2 - seat}])").split()
        own = screen.notebook.kernel(f"print(*t.match.position.hands[{seat}])").split()
        assert sorted(screen.hand()) == sorted(own)
        assert not set(other) & set(CARD.findall(json.dumps(model(screen))))
        turn = screen.turn
        screen.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
        screen.at_rest(turn=turn + 1)
    assert set(looked) == {0, 2}
    assert len(looked) > 4
    expect(screen.part("curtain")).to_have_count(0)
    assert screen.notebook.kernel("t.match.position.over") == "True"


def test_the_curtain_is_spoken_has_the_focus_and_stays_after_escape(lab: Lab) -> None:
    screen = Screen(lab.run([table("fw.rules('femkort')")]))
    screen.at_rest()
    screen.listen()
    first = look(screen)
    screen.part("hand").locator('[tabindex="0"]').focus()
    screen.press("Enter") if screen.legal()[0] == screen.hand()[0] else screen.touch(
        screen.legal()[0]
    )
    expect(screen.part("curtain")).to_be_visible()
    name = NAMES[2 - first]
    expect(screen.live("polite")).to_contain_text(translate("ui.curtain", name=name))
    assert screen.focus()["do"] == "look"
    screen.press("Escape")
    expect(screen.part("curtain")).to_be_visible()
    nobody_is_seen(screen)
    screen.part("curtain").locator("button").focus()
    screen.press("Enter")
    expect(screen.part("curtain")).to_have_count(0)
    screen.at_rest()
    assert "card" in screen.focus(), "the focus is in the hand of who looks"


@pytest.mark.parametrize("twice", ["Enter", "click"])
def test_a_second_press_on_the_curtain_plays_no_card(lab: Lab, twice: str) -> None:
    screen = Screen(lab.run([table("fw.rules('femkamp')")]))
    screen.at_rest()
    button, turn = screen.part("curtain").locator("button"), screen.turn
    before = screen.moves()
    if twice == "click":
        box = button.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for _ in range(3):
            screen.page.mouse.click(*at)
    else:
        button.focus()
        for _ in range(2):
            screen.page.keyboard.down("Enter")
        screen.page.keyboard.up("Enter")
        screen.page.keyboard.press("Enter")
    screen.at_rest(turn=turn + 1)
    screen.page.wait_for_timeout(GUARD)
    assert screen.turn == turn + 1
    assert screen.moves() == before
    expect(screen.live("assertive")).to_be_empty()
    assert screen.legal()


@pytest.mark.parametrize("looked", [False, True], ids=["before the look", "after it"])
def test_a_card_taken_back_covers_the_screen_again(lab: Lab, looked: bool) -> None:
    screen = Screen(lab.run([table("fw.rules('femkamp')")]))
    screen.at_rest()
    first = look(screen)
    screen.touch(screen.legal()[0])
    expect(screen.part("curtain")).to_be_visible()
    if looked:
        assert look(screen) == 2 - first
    before = screen.moves()
    screen.do("undo").click()
    expect(screen.part("curtain")).to_contain_text(translate("ui.curtain", name=NAMES[first]))
    nobody_is_seen(screen)
    assert len(screen.moves()) < len(before)
    assert look(screen) == first


def test_better_cards_are_asked_for_by_who_looks_and_the_match_can_be_ended(lab: Lab) -> None:
    screen = Screen(lab.run([table("fw.rules('femkort', variants=('redeal_request',))")]))
    screen.at_rest()
    if screen.part("redeal").locator('[data-do="disagree"]').count():
        screen.do("disagree").click()
        screen.at_rest()
    expect(screen.part("curtain")).to_be_visible()
    expect(screen.do("ask_redeal")).to_have_count(0)
    seat = look(screen)
    if screen.part("redeal").locator('[data-do="disagree"]').count():
        screen.do("disagree").click()
        screen.at_rest()
    expect(screen.root.locator(".fk-own")).to_have_attribute("data-seat", str(seat))
    screen.do("stop").click()
    expect(screen.part("stopping")).to_contain_text(translate("ui.stop_match", by="chips"))
    screen.do("stop_now").click()
    screen.at_rest()
    expect(screen.part("curtain")).to_have_count(0)
    assert screen.notebook.kernel("t.match.state.hand.ended") == "'stopped'"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_while_the_screen_is_covered(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([table("fw.rules('fan_tan')")]))
    screen.at_rest()
    expect(screen.part("curtain")).to_be_visible()
    assert lab.axe(".fk-root") == []

"""Side lines of a replay: chosen, walked, skipped to, hidden."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import card, translate
from tests.browser.hands import OPEN, replay
from tests.browser.lab import Lab
from tests.browser.screen import Screen

FRAMES = fw.frames(fw.loads(OPEN))["frames"]
FORK = next(frame for frame in FRAMES if frame["lines"])
SIDE = FRAMES[FORK["lines"][0]]
ON = next(f for f in FRAMES if f["parent"] == FORK["id"] and f["line"] == FORK["line"])


def test_a_side_line_is_chosen_and_walked_to_its_end(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=FORK["id"])]))
    screen.listen()
    screen.do("branch_down").click()
    chosen = screen.part("moves").locator(".fk-chosen")
    expect(chosen).to_have_attribute("data-move", str(SIDE["id"]))
    said = translate("say.choice", i=2, n=2, card=card(SIDE["played"]["card"], style="name"))
    assert screen.heard("polite") == [said]
    screen.do("next").click()
    screen.shows(SIDE["id"])
    last = [frame["id"] for frame in FRAMES if frame["line"] == SIDE["line"]][-1]
    screen.do("last").click()
    screen.shows(last)
    expect(screen.do("next")).to_have_attribute("aria-disabled", "true")


def test_without_a_choice_the_line_goes_on(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=FORK["id"])]))
    screen.do("branch_down").click()
    screen.do("branch_down").click()
    screen.do("next").click()
    screen.shows(ON["id"])


def test_branch_points_before_and_after(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    screen.do("fork_next").click()
    screen.shows(FORK["id"])
    screen.do("last").click()
    screen.do("fork_prev").click()
    screen.shows(FORK["id"])


def test_the_way_back_from_a_side_line_is_the_card_before(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=SIDE["id"])]))
    screen.do("prev").click()
    screen.shows(FORK["id"])


def test_side_lines_are_named_and_can_be_hidden(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=FORK["id"])]))
    name = translate("ui.instead", card=card(ON["played"]["card"], style="name"))
    side = screen.part("moves").get_by_role("group", name=name)
    expect(side).to_be_visible()
    expect(side.locator(f'[data-move="{SIDE["id"]}"]')).to_have_count(1)
    screen.do("keys").click()
    screen.pane("keys").locator('[data-do="lines"]').click()
    expect(side).to_have_count(0)
    screen.pane("keys").locator('[data-do="lines"]').click()
    expect(side).to_have_count(1)


def test_a_mistake_is_found(lab: Lab) -> None:
    wrong = OPEN.replace("HJ! (4... N: SA?", "HJ! (4... N: SA!").replace("3. S: D7", "3. S: D7?")
    screen = Screen(lab.run([replay(wrong)]))
    mistake = next(f for f in FRAMES if f["played"] and f["played"]["card"] == "D7")
    screen.do("mistake").click()
    screen.shows(mistake["id"])
    expect(screen.part("moves").locator("[aria-current]")).to_contain_text(re.compile(r"\?"))
    screen.listen()
    screen.do("mistake").click()
    expect(screen.live("polite")).to_contain_text(translate("say.no_more"))
    screen.shows(mistake["id"])

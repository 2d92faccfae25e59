"""Stepping a replay: by card, by trick, to the ends, by the list of cards; comments and glyphs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import translate
from tests.browser.hands import NAMES, OPEN, replay
from tests.browser.lab import Lab
from tests.browser.screen import Screen

FRAMES = fw.frames(fw.loads(OPEN))["frames"]
MAIN = [frame for frame in FRAMES if frame["line"] == 0]
END = MAIN[-1]["id"]


def test_card_by_card_there_and_back(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    for frame in MAIN[1:]:
        screen.do("next").click()
        screen.shows(frame["id"])
        assert screen.trick() == frame["trick"]["cards"]
        current = screen.part("moves").locator("[aria-current=step]")
        expect(current).to_have_attribute("data-move", str(frame["id"]))
        expect(screen.part("pot")).to_have_attribute("data-pot", str(frame["pot"]))
    expect(screen.do("next")).to_have_attribute("aria-disabled", "true")
    pot = translate(
        "ui.result.pot", void="false", playoff=0, kind="femkort", who="other", name=NAMES[2]
    )
    expect(screen.part("result")).to_contain_text(pot)
    for frame in MAIN[-2::-1]:
        screen.do("prev").click()
        screen.shows(frame["id"])
    expect(screen.do("prev")).to_have_attribute("aria-disabled", "true")
    assert screen.notebook.kernel("r.at") == "0"


def test_trick_by_trick(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    ends = [f["id"] for f in MAIN if f["trick"]["winner"] is not None]
    for end in ends:
        screen.do("next_trick").click()
        screen.shows(end)
    for end in [*ends[-2::-1], 0]:
        screen.do("prev_trick").click()
        screen.shows(end)


def test_home_and_end_pressed_again_go_back_to_where_one_was(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=6)]))
    for command, key, edge in (("first", "Home", 0), ("last", "End", END)):
        screen.do(command).click()
        screen.shows(edge)
        screen.press(key)
        screen.shows(6)
        screen.press(key)
        screen.shows(edge)
        screen.press(key)
        screen.shows(6)


def test_a_click_in_the_list_of_cards_goes_there(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    moves = screen.part("moves").locator("[data-move]")
    assert moves.count() == sum(frame["played"] is not None for frame in FRAMES)
    for frame in (FRAMES[7], FRAMES[-1], FRAMES[2]):
        screen.part("moves").locator(f'[data-move="{frame["id"]}"]').click()
        screen.shows(frame["id"])
        assert screen.trick() == frame["trick"]["cards"]
    screen.notebook.kernel("r.at = 9")
    screen.shows(9)


def test_a_click_on_the_card_that_comes_next_plays_it(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    screen.touch("D5")
    screen.shows(1)
    screen.touch("SQ")
    screen.shows(1)


def test_comments_and_glyphs_stand_with_their_cards(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=1)]))
    comment = screen.part("comment")
    expect(comment).to_contain_text("The lowest card of the longest suit.")
    screen.do("next").click()
    expect(comment).to_contain_text(translate("ui.no_comment"))
    waited = next(f["id"] for f in MAIN if f["played"] and f["played"]["glyphs"] == ["!"])
    good = screen.part("moves").locator(f'[data-move="{waited}"]')
    expect(good).to_contain_text("!")
    expect(good).to_contain_text(translate("ui.glyph.1"))
    screen.do("glyph").click()
    screen.shows(waited)
    only = screen.part("moves").locator('[data-move="6"]')
    expect(only).to_contain_text(translate("ui.glyph.7"))


def test_the_winning_card_is_marked_and_explained(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=2)]))
    expect(screen.lain("DT")).to_have_class(re.compile("fk-is-winning"))
    assert translate("ui.winning") in (screen.lain("DT").get_attribute("aria-description") or "")
    screen.notebook.kernel("r.at = 4")
    expect(screen.part("reason")).to_contain_text("★")


def test_autoplay_starts_on_request_and_pauses(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    expect(screen.do("play")).to_have_attribute("aria-pressed", "false")
    screen.do("faster").click()
    screen.shows(0)
    screen.do("play").click()
    expect(screen.do("play")).to_have_attribute("aria-pressed", "true")
    expect(screen.do("play")).to_have_accessible_name(translate("ui.do.pause"))
    expect(screen.root).not_to_have_attribute("data-frame", "0")
    screen.do("play").click()
    expect(screen.do("play")).to_have_attribute("aria-pressed", "false")
    assert screen.frame < END
    screen.do("faster").click()
    near = MAIN[-5]["id"]
    screen.notebook.kernel(f"r.at = {near}")
    screen.shows(near)
    screen.do("play").click()
    screen.shows(END)
    expect(screen.do("play")).to_have_attribute("aria-pressed", "false")


def test_other_hands_are_covered_and_the_table_turns(lab: Lab) -> None:
    screen = Screen(lab.run([replay(seat=1)]))
    assert set(screen.hand()) == {"S5", "DA", "DT", "D3", "C9"}
    others = screen.root.locator("section.fk-seat [data-card]")
    expect(others).to_have_count(0)
    screen.do("cover").click()
    expect(others).to_have_count(15)
    screen.do("cover").click()
    expect(others).to_have_count(0)
    screen.do("turn").click()
    assert set(screen.hand()) == {"SA", "S8", "HJ", "DK", "D9"}
    assert screen.notebook.kernel("r.covered") == "True"


def test_two_replays_in_one_notebook_keep_apart(lab: Lab) -> None:
    notebook = lab.run([replay(), replay(name="q", lang="fr")])
    first, second = Screen(notebook, 0), Screen(notebook, 1)
    first.do("next_trick").click()
    first.shows(4)
    second.shows(0)
    second.do("next").click()
    second.shows(1)
    first.shows(4)
    assert notebook.kernel("r.at, q.at") == "(4, 1)"
    expect(first.root).to_have_attribute("lang", "en")
    expect(second.root).to_have_attribute("lang", "fr")

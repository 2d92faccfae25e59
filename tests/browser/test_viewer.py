"""The viewer: slider, cards that lead to their steps, places, counting, settings that stay."""

from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import translate
from tests.browser.hands import OPEN, RECORD, replay
from tests.browser.lab import Lab
from tests.browser.screen import Screen

FRAMES = fw.frames(fw.loads(OPEN))["frames"]
MAIN = [frame for frame in FRAMES if frame["line"] == 0]
STOP = next(frame for frame in fw.frames(fw.loads(RECORD))["frames"] if frame["stop"])


def test_the_slider_moves_to_every_card_and_says_which(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    slider = screen.part("scrubber")
    expect(slider).to_have_attribute("max", str(len(MAIN) - 1))
    expect(slider).to_have_attribute("aria-valuetext", translate("ui.scrub.start"))
    slider.fill("6")
    screen.shows(MAIN[6]["id"])
    place = {"trick": MAIN[6]["number"], "card": len(MAIN[6]["trick"]["cards"])}
    said = translate("say.at", laps="no", **place)
    expect(slider).to_have_attribute("aria-valuetext", said)
    slider.press("ArrowRight")
    screen.shows(MAIN[7]["id"])
    expect(slider).to_be_focused()
    slider.press("]")
    assert FRAMES[screen.frame]["trick"]["winner"] is not None
    slider.press("Home")
    screen.shows(0)
    expect(slider).to_have_value("0")


def test_the_slider_stops_at_a_question_and_marks_nothing_behind_it(lab: Lab) -> None:
    screen = Screen(lab.run([replay(RECORD)]))
    slider = screen.part("scrubber")
    slider.fill(str(STOP["id"] + 3))
    screen.shows(STOP["id"])
    expect(slider).to_have_value(str(STOP["id"]))
    ticks = screen.root.locator('span:has(> [data-part="scrubber"]) > i')
    places = ticks.evaluate_all("(ticks) => ticks.map((i) => +i.style.getPropertyValue('--i'))")
    assert places
    assert max(places) <= STOP["id"]


def test_a_card_on_the_table_or_played_from_an_open_hand_leads_to_its_step(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=MAIN[8]["id"])]))
    third = MAIN[6]
    screen.part("trick").locator(f'[data-card="{third["played"]["card"]}"]').click()
    screen.shows(third["id"])
    screen.do("why").click()
    gone = screen.root.locator('[data-pane="why"] li:has(s) button').first
    gone.click()
    expect(screen.root).not_to_have_attribute("data-frame", str(third["id"]))
    assert screen.frame < third["id"]


def test_a_seat_is_picked_by_its_name_or_in_the_settings(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    screen.root.locator('section[data-seat="2"] button.fk-name').click()
    expect(screen.root.locator(".fk-own")).to_have_attribute("data-seat", "2")
    screen.do("settings").click()
    screen.setting(translate("ui.count.from")).select_option("1")
    expect(screen.root.locator(".fk-own")).to_have_attribute("data-seat", "1")


def test_the_cards_out_are_counted_from_a_hand_or_from_none(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=MAIN[10]["id"])]))
    screen.root.press("o")
    played = [frame["played"]["card"] for frame in MAIN[1:11]]
    own = FRAMES[MAIN[10]["id"]]["hands"][0]
    out = screen.root.locator('[data-part="out"] [data-out]')

    def cards() -> set[str]:
        rows: list[str] = out.evaluate_all("(rows) => rows.map((row) => row.dataset.out)")
        return {card for row in rows for card in row.split()}

    expect(out).to_have_count(4)
    assert cards() == {s + r for s in "SHDC" for r in "AKQJT98765432"} - {*played, *own}
    screen.pane("count").locator("select").select_option("table")
    expect(out.locator("span", has_text="♠").first).to_be_visible()
    assert cards() == {s + r for s in "SHDC" for r in "AKQJT98765432"} - {*played}
    known = [seat for seat, lacks in enumerate(MAIN[10]["known"]) if lacks]
    told = screen.root.locator("[data-known]")
    assert told.evaluate_all("(seats) => seats.map((seat) => +seat.dataset.known)") == known


def test_what_is_chosen_stays_after_a_reload_and_a_call_goes_first(lab: Lab) -> None:
    screen = Screen(lab.run([replay()]))
    screen.do("settings").click()
    screen.setting(translate("ui.set.letters")).check()
    screen.setting(translate("ui.set.language")).select_option("fr")
    expect(screen.root).to_have_attribute("lang", "fr")
    lab.enter()
    screen = Screen(lab.run([replay(), replay(lang="en", letters=False), replay(name="other")]))
    expect(screen.root).to_have_attribute("lang", "fr")
    screen.do("settings").click()
    expect(screen.setting(translate("ui.set.letters", "fr"))).to_be_checked()
    said = Screen(screen.notebook, 1)
    expect(said.root).to_have_attribute("lang", "en")
    said.do("settings").click()
    expect(said.setting(translate("ui.set.letters"))).not_to_be_checked()
    screen.do("defaults").click()
    expect(screen.root).to_have_attribute("lang", "en")
    expect(screen.setting(translate("ui.set.letters"))).not_to_be_checked()
    screen.notebook.add(replay(name="new"))
    expect(Screen(screen.notebook, 3).root).to_have_attribute("lang", "en")

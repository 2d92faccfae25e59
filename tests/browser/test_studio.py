"""What-if and editing with the mouse; whatever was done, the record that comes of it is sound."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from femkort_widgets.i18n import card, translate
from tests.browser.hands import OPEN, RECORD, played, replay
from tests.browser.lab import Lab
from tests.browser.studio import Desk

CELL = "import femkort_widgets as fw\nr = fw.Replay.blank('femkort', dealer=3)\nr"
TRUMPS = """import femkort_widgets as fw
match = fw.Match(fw.rules("letzter_stich", players=3, variants=("trump",)), seed=2)
while not match.position.over:
    match.play(match.position.legal()[0])
r = fw.Replay(match.record, at=999)
r"""
LATE = """(seconds) => { window.notebook.sessionContext.session.kernel.requestExecute(
  { code: `import time; time.sleep(${seconds})` }); }"""


def test_a_card_starts_a_side_line_and_escape_leads_back(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    desk.play(3, "CQ")
    assert desk.trick() == ["D5", "DT", "DK", "CQ"]
    name = translate("ui.instead", card=card("H4", style="name"))
    expect(desk.part("moves").get_by_role("group", name=name)).to_contain_text("Q")
    desk.play(2, "S8")
    assert desk.trick() == ["S8"]
    assert re.search(r"\(1\.\.\. E: CQ => N\s+2\. N: S8", desk.faultless())
    desk.press("Escape")
    desk.shows(3)
    expect(desk.bar).to_have_count(0)
    assert desk.notebook.kernel("r.at") == "3"


def test_a_card_of_the_record_is_only_a_step(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    desk.play(3, "H4")
    desk.shows(4)
    assert desk.notebook.kernel("r.revision") == "0"


def test_what_breaks_a_rule_is_refused_until_it_is_allowed(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=2)]))
    desk.open()
    desk.play(2, "D9")
    expect(desk.refused()).to_be_visible()
    assert desk.notebook.kernel("r.revision") == "0"
    desk.act("free")
    desk.play(2, "D9")
    assert desk.trick() == ["D5", "DT", "D9"]
    assert "D9^R" in desk.faultless()


@pytest.mark.parametrize("upto", ["trick", "round"])
def test_the_bots_play_on(lab: Lab, upto: str) -> None:
    desk = Desk(lab.run([replay(at=2)]))
    desk.open()
    desk.act(f"bots_{upto}")
    over = desk.notebook.kernel("f = fw.frames(fw.loads(r.record))['frames'][r.at]; f['ply']")
    assert over == {"trick": "4", "round": "20"}[upto]
    desk.faultless()


def test_covered_hands_stay_covered_and_the_bots_play_them(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=1, seat=0)]))
    desk.open()
    expect(desk.bar.locator('[data-do="pick"]')).to_have_attribute("aria-disabled", "true")
    desk.act("bots_trick")
    assert desk.frame > 1
    expect(desk.root.locator("section.fk-seat [data-card]")).to_have_count(0)
    desk.faultless()


def test_comments_and_glyphs_are_written_and_taken_away(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=2)]))
    desk.open()
    desk.act("comment")
    area = desk.root.locator("textarea")
    expect(area).to_be_focused()
    area.fill("Only [DK] is left, <b>not</b> $& more.")
    desk.do("save").click()
    desk.quiet()
    expect(desk.part("comment")).to_contain_text("Only ♦K")
    expect(desk.part("comment")).to_contain_text("<b>not</b> $& more.")
    desk.act("mark:!?")
    expect(desk.do("mark:!?")).to_have_attribute("aria-pressed", "true")
    assert "DT!? { Only [DK] is left, <b>not</b> $& more. }" in desk.faultless()
    desk.act("mark:$7")
    expect(desk.part("studio")).to_contain_text(translate("error.studio.not_only"))
    desk.act("mark:!")
    expect(desk.do("mark:!?")).to_have_attribute("aria-pressed", "false")
    desk.act("mark:!")
    desk.act("comment")
    area.fill("")
    desk.do("save").click()
    desk.quiet()
    assert "D5 { The lowest card of the longest suit. } DT DK" in desk.faultless()


def test_undo_redo_and_remove(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    before = desk.record
    desk.open()
    expect(desk.bar.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")
    desk.play(3, "CQ")
    after = desk.record
    desk.act("undo")
    assert desk.record == before
    desk.shows(3)
    desk.act("redo")
    assert desk.record == after
    assert desk.trick()[-1] == "CQ"
    desk.act("remove")
    assert desk.record == before
    desk.shows(3)


def test_hidden_cards_change_places(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    desk.act("swap")
    desk.play(0, "SQ")
    desk.play(2, "SA")
    expect(desk.held("SA")).to_be_visible()
    expect(desk.part("studio")).to_contain_text(translate("ui.studio.changed"))
    expect(desk.root.locator("[data-changed]")).to_have_count(2)
    assert desk.notebook.kernel("r.revision") == "0"
    desk.play(3, "H4")
    expect(desk.held("SA")).to_be_visible()
    assert re.search(r"\(\[%deal [^]]*S\+SA[^]]*\] 1\.\.\. E: H4", desk.faultless())
    expect(desk.part("moves")).to_contain_text(translate("ui.changed"))


def test_a_change_that_is_not_played_is_forgotten(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    before = desk.record
    desk.open()
    desk.act("swap")
    desk.play(0, "SQ")
    desk.play(2, "SA")
    expect(desk.held("SA")).to_be_visible()
    desk.do("prev").click()
    desk.shows(2)
    assert "SQ" in desk.hand()
    desk.do("next").click()
    assert "SQ" in desk.hand()
    assert desk.record == before


def test_a_pass_is_tried_in_fan_tan(lab: Lab) -> None:
    desk = Desk(lab.run([replay(played("fan_tan"), at=4)]))
    desk.open()
    for _ in range(5):
        desk.press("p")
        desk.quiet()
    desk.act("bots_trick")
    desk.act("bots_round")
    desk.faultless()


def test_a_trick_is_entered_by_hand(lab: Lab) -> None:
    desk = Desk(lab.run([CELL]))
    desk.open()
    picker = desk.part("choices")
    for one in ("D5", "DT", "DK", "H4"):
        picker.locator(f'[data-card="{one}"]').click()
        desk.quiet()
    assert desk.trick() == ["D5", "DT", "DK", "H4"]
    expect(picker.locator('[data-card="D5"]')).to_have_count(0)
    expect(picker.locator("[data-card]")).to_have_count(48)
    desk.do("close").click()
    desk.act("enter")
    desk.part("whose").select_option("2")
    for one in ("SA", "S8"):
        picker.locator(f'[data-card="{one}"]').click()
    desk.do("deal").click()
    desk.quiet()
    names = desk.part("names").locator("input")
    for place, name in enumerate(("Ada", "Bo", "Cy", "Di")):
        names.nth(place).fill(name)
    desk.do("names").click()
    desk.quiet()
    desk.do("close").click()
    expect(desk.of(2, "SA")).to_be_visible()
    record = desk.faultless()
    assert "1. S: D5 DT DK H4 => N" in record
    assert "N: SA S8 ?3" in record
    assert "N=Cy" in record


def test_a_question_comes_first(lab: Lab) -> None:
    desk = Desk(lab.run([replay(RECORD)]))
    desk.do("last").click()
    expect(desk.root).to_have_attribute("data-stop", "open")
    desk.press("x")
    expect(desk.live("polite")).to_contain_text(translate("say.studio.question"))
    expect(desk.bar).to_have_count(0)


def test_what_is_pressed_during_an_edit_is_done_after_it(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    lab.page.evaluate(LATE, 1.5)
    desk.of(3, "CQ").click(force=True)
    expect(desk.bar).to_have_attribute("aria-busy", "true")
    desk.bar.locator('[data-do="bots_trick"]').click()
    desk.quiet()
    assert desk.notebook.kernel("r.revision") == "2"
    assert len(desk.trick()) == 4
    desk.faultless()


def test_without_a_kernel_it_says_so_and_stepping_goes_on(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.open()
    desk.notebook.shut_kernel_down()
    desk.of(3, "CQ").click(force=True)
    gone = translate("ui.studio.no_kernel")
    expect(desk.part("studio")).to_contain_text(gone, timeout=10_000)
    expect(desk.live("assertive")).to_contain_text(gone)
    desk.do("next").click()
    desk.shows(4)


def test_without_a_kernel_it_says_so_before_the_first_edit(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    desk.notebook.shut_kernel_down()
    desk.open()
    gone = translate("ui.studio.no_kernel")
    expect(desk.part("studio")).to_contain_text(gone, timeout=10_000)
    desk.do("leave").click()
    expect(desk.bar).to_have_count(0)
    desk.shows(3)


def test_a_double_click_plays_one_card(lab: Lab) -> None:
    desk = Desk(lab.run([CELL]))
    desk.open()
    for one in ("D5", "DT"):
        desk.part("choices").locator(f'[data-card="{one}"]').dblclick()
        desk.quiet()
    assert desk.trick() == ["D5", "DT"]


def test_what_was_removed_is_taken_back_at_once(lab: Lab) -> None:
    desk = Desk(lab.run([replay(at=3)]))
    before = desk.record
    desk.open()
    desk.act("remove")
    desk.shows(2)
    gone = desk.part("studio")
    expect(gone).to_contain_text(translate("say.studio.remove", n=25))
    assert len(desk.record) < len(before)
    gone.locator('[data-do="undo"]').click()
    desk.shows(3)
    desk.quiet()
    assert desk.record == before
    assert desk.focus()


def test_the_next_round_asks_for_the_card_that_is_turned(lab: Lab) -> None:
    desk = Desk(lab.run([TRUMPS]))
    desk.open()
    desk.act("enter")
    desk.do("new_round").click()
    expect(desk.pane("studio.turned")).to_be_visible()
    desk.part("choices").locator('[data-card="C7"]').click()
    expect(desk.pane("studio.enter")).to_be_visible()
    desk.quiet()
    assert '[Turned "C7"]' in desk.faultless()


def test_nothing_is_edited_where_a_viewer_sees_one_hand(lab: Lab) -> None:
    desk = Desk(lab.run([replay(OPEN, viewer=0)]))
    expect(desk.do("whatif")).to_have_count(0)
    desk.do("next").focus()
    desk.press("x")
    expect(desk.live("assertive")).to_contain_text(translate("ui.no_studio"))

"""The language changes while one plays; the letters on the cards change apart from it."""

from __future__ import annotations

from playwright.sync_api import expect

from femkort_widgets.i18n import card, languages, translate
from tests.browser.hands import OPEN, RECORD, refusal, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen
from tests.browser.test_layout import faults, wide_window


def speaks(screen: Screen, lang: str) -> None:
    """Check the sentences of all parts: region, buttons, status, reason."""
    expect(screen.root).to_have_attribute("lang", lang)
    game = translate("game.femkort", lang)
    about = {"game": game, "round": game, "family": "femkort", "laps": "no", "no": 1}
    label = translate("ui.region.table", lang, n=1, turn="you", name="", **about)
    expect(screen.root).to_have_accessible_name(label)
    expect(screen.do("undo")).to_have_accessible_name(translate("ui.do.undo", lang))
    expect(screen.part("status")).to_contain_text(translate("ui.your_turn", lang))
    screen.touch("C9")
    expect(screen.refused()).to_contain_text(refusal("C9", lang, style="sign"))
    expect(screen.live("assertive")).to_contain_text(refusal("C9", lang))


def test_a_table_changes_its_language_by_trait_and_by_settings(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    speaks(screen, "en")
    screen.notebook.kernel("t.lang = 'fr'")
    speaks(screen, "fr")
    screen.do("settings").click()
    screen.setting(translate("ui.set.language", "fr")).select_option("en")
    speaks(screen, "en")
    assert screen.notebook.kernel("t.lang") == "'en'"
    screen.setting(translate("ui.set.language", "en")).select_option("fr")
    screen.do("close").click()
    speaks(screen, "fr")
    screen.touch("DT")
    screen.at_rest(turn=2)
    assert screen.moves()[:2] == ["D5", "DT"]


def test_the_letters_on_the_cards_follow_the_language_or_their_own_choice(lab: Lab) -> None:
    screen = Screen(lab.run([replay(at=3)]))
    king = screen.part("moves").locator('[data-move="3"]')
    chosen: list[tuple[str, str]] = [("en", ""), ("fr", ""), ("fr", "en"), ("en", "fr"), ("en", "")]
    for lang, letters in chosen:
        screen.notebook.kernel(f"r.lang, r.indices = {lang!r}, {letters!r}")
        expect(king).to_contain_text(card("DK", lang, indices=letters))
        expect(screen.lain("DK")).to_contain_text(card("DK", lang, indices=letters)[1:])
        expect(screen.lain("DK")).to_have_accessible_name(card("DK", lang, "name", "").capitalize())
    screen.do("settings").click()
    screen.setting(translate("ui.set.indices")).select_option("sv")
    expect(king).to_contain_text(card("DK", indices="sv"))
    expect(screen.root).to_have_attribute("lang", "en")
    assert screen.notebook.kernel("r.lang, r.indices") == "('en', 'sv')"


def test_a_comment_is_shown_in_the_language_it_has(lab: Lab) -> None:
    both = OPEN.replace("D5 { The", "D5 {fr: Une petite carte. } { The")
    screen = Screen(lab.run([replay(both, at=1)]))
    comment = screen.part("comment")
    expect(comment).to_contain_text("The lowest card of the longest suit.")
    screen.notebook.kernel("r.lang = 'fr'")
    expect(comment).to_contain_text("Une petite carte.")
    screen.notebook.kernel("r.at = 4")
    expect(comment).to_contain_text("Void: anything goes.")
    expect(comment.locator("[lang=en]")).to_have_count(1)


def test_a_language_that_the_reader_has_chosen_before_comes_with_the_next_widget(lab: Lab) -> None:
    notebook = lab.run([table()])
    screen = Screen(notebook)
    screen.do("settings").click()
    offered = screen.setting(translate("ui.set.language")).locator("option")
    expect(offered).to_have_count(len(languages()))
    screen.setting(translate("ui.set.language")).select_option("nb")
    expect(screen.root).to_have_attribute("lang", "nb")
    lab.page.evaluate("() => { delete fkWords.nb }")
    second = Screen(notebook, notebook.add("fw.Replay(t.record)"))
    expect(second.root).to_have_attribute("lang", "nb")
    expect(second.do("settings")).to_have_accessible_name(translate("ui.do.settings", "nb"))
    assert notebook.kernel("w = fw.Replay(t.record); w.lang") == "'en'"


def test_every_language_fits_and_axe_finds_nothing_light_and_dark(lab: Lab) -> None:
    wide_window(lab)
    notebook = lab.run([table(), replay(RECORD, at=3)])
    player, replayed = Screen(notebook, 0), Screen(notebook, 1)
    player.at_rest()
    found = []
    for dark in (False, True):
        lab.theme(dark=dark)
        for lang in languages():
            notebook.kernel(f"t.lang = r.lang = {lang!r}")
            for screen in (player, replayed):
                expect(screen.root).to_have_attribute("lang", lang)
                screen.do("settings").click()
                expect(screen.pane("settings")).to_be_visible()
            found += [f"{lang}: {line}" for line in lab.axe(".fk-root")]
            for screen in (player, replayed):
                found += [f"{lang}, settings: {line}" for line in faults(screen, 320, least=0)]
                screen.do("close").click()
                screen.do("why").click()
                found += [f"{lang}, why: {line}" for line in faults(screen, 320, least=0)]
                screen.do("close").click()
                found += [f"{lang}: {line}" for line in faults(screen, 320)]
    assert not found, "\n".join(found)

"""The table seen otherwise: as a diagram, by bots alone, in a play-off, one trick at a time."""

from __future__ import annotations

from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import NAMES, RECORD, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen


def test_ranks_in_a_diagram_are_marked_refused_and_played_as_cards_are(lab: Lab) -> None:
    screen = Screen(lab.run([table(diagram=True)]))
    suits = screen.part("hand").locator(":scope > *")
    expect(suits).to_have_count(3)
    texts = screen.part("hand").locator("[data-card]").all_inner_texts()
    assert sorted(texts) == ["10", "3", "5", "9", "A"]
    expect(screen.held("C9")).to_have_attribute("aria-disabled", "true")
    screen.touch("C9")
    expect(screen.refused()).to_have_count(1)
    screen.touch("DT")
    screen.at_rest(turn=2)
    assert screen.moves()[:2] == ["D5", "DT"]
    screen.do("diagram").click()
    expect(screen.part("hand").locator("[data-card] svg").first).to_be_visible()


def test_bots_alone_play_a_deal_that_anyone_may_watch(lab: Lab) -> None:
    code = "import femkort_widgets as fw\nt = fw.Table('femkort', None, seed=5, pace=0, hold=0)\nt"
    screen = Screen(lab.run([code]))
    screen.at_rest()
    expect(screen.part("result")).to_be_visible()
    assert screen.notebook.kernel("t.match.position.over") == "True"
    screen.do("next_deal").click()
    screen.at_rest(turn=2)
    expect(screen.part("result")).to_be_visible()
    assert screen.notebook.kernel("t.match.number, t.match.position.over") == "(1, True)"


def test_a_play_off_is_announced_dealt_and_won(lab: Lab) -> None:
    screen = Screen(lab.run([table(seat=0)]))
    screen.at_rest()
    screen.listen()
    screen.do("stop").click()
    screen.do("stop_now").click()
    screen.at_rest(turn=2)
    names = "Ada, Bo, Cy and Di"
    level = translate("ui.match.level", n=4, name=names)
    expect(screen.part("status")).to_contain_text(level)
    assert any(level in said for said in screen.heard("polite"))
    screen.do("next_deal").click()
    screen.at_rest(turn=3)
    expect(screen.part("status")).to_contain_text(translate("ui.playoff"))
    expect(screen.part("pot")).to_have_attribute("data-pot", "4")
    assert screen.notebook.kernel("t.match.playoff") == "(0, 1, 2, 3)"
    while screen.hand():
        turn = int(screen.root.get_attribute("data-turn") or "0")
        screen.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
        screen.at_rest(turn=turn + 1)
    winner = int(screen.notebook.kernel("t.match.winners[0]"))
    who = "you" if winner == 0 else "other"
    won = translate("ui.match.playoff", n=1, who=who, name=NAMES[winner])
    expect(screen.part("status")).to_contain_text(won)


def test_a_full_trick_stays_until_a_click(lab: Lab) -> None:
    screen = Screen(lab.run([table(hold=-1)]))
    screen.touch("DT")
    trick = screen.part("trick")
    expect(trick).to_have_attribute("data-cards", "4")
    played = screen.trick()
    expect(screen.root).to_have_attribute("data-turn", "2")
    expect(screen.root).to_have_attribute("data-walking", "")
    assert screen.trick() == played
    assert len(screen.moves()) > len(played)
    screen.part("status").click()
    screen.at_rest(turn=2)
    assert screen.trick() != played


def test_going_on_from_a_question_leaves_the_focus_on_the_next_step(lab: Lab) -> None:
    screen = Screen(lab.run([replay(RECORD)]))
    screen.do("last").click()
    expect(screen.root).to_have_attribute("data-stop", "open")
    question = screen.part("question")
    question.locator('[data-answer="HJ"]').focus()
    screen.press("Enter")
    expect(question.locator('[data-do="next"]')).to_be_focused()
    asked = int(screen.root.get_attribute("data-ply") or "0")
    screen.press("Enter")
    expect(screen.root).to_have_attribute("data-ply", str(asked + 1))
    expect(question).to_have_count(0)
    expect(screen.do("next")).to_be_focused()
    screen.press("Enter")
    expect(screen.root).to_have_attribute("data-ply", str(asked + 2))

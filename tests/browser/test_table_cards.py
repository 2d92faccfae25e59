"""A card at the table: played, refused, clicked too fast; what each mode shows."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from femkort_widgets.i18n import card as card_name
from femkort_widgets.i18n import translate
from tests.browser.hands import refusal, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

BUSY = """() => { window.notebook.sessionContext.session.kernel.requestExecute(
  { code: "import time; time.sleep(1.5)" }); }"""
SLOW = "t.settings = {**t.settings, 'pace': 2000, 'hold': 3000}"
FAST = """(root, cards) => {
  for (const card of cards) root.querySelector(`[data-part="hand"] [data-card="${card}"]`)?.click();
}"""


def test_a_click_on_a_legal_card_plays_it(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    assert screen.trick() == ["D5"]
    assert sorted(screen.hand()) == ["C9", "D3", "DA", "DT", "S5"]
    screen.touch("DT")
    screen.at_rest(turn=2)
    assert screen.moves()[:2] == ["D5", "DT"]
    assert screen.frame == len(screen.moves())
    assert "DT" not in screen.hand()


def test_a_played_card_lies_on_the_table_before_python_answers(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    lab.page.evaluate(BUSY)
    screen.touch("DT")
    expect(screen.root).to_have_attribute("data-pending", "DT")
    expect(screen.lain("DT")).to_be_visible()
    expect(screen.held("DT")).to_have_count(0)
    screen.at_rest(turn=2)


def test_a_click_on_a_refused_card_says_why_and_changes_nothing(lab: Lab) -> None:
    screen = Screen(lab.run([table(), "before = t.frames, t.state, t.match.state"]))
    screen.listen()
    shown, held = screen.trick(), screen.hand()
    for card in ("C9", "D3"):
        screen.touch(card)
        expect(screen.refused()).to_contain_text(refusal(card, style="sign"))
        expect(screen.live("assertive")).to_contain_text(refusal(card))
        expect(screen.held(card)).to_have_attribute("aria-disabled", "true")
    assert screen.heard("assertive") == [refusal("C9"), refusal("D3")]
    assert screen.heard("polite") == []
    assert (screen.trick(), screen.hand()) == (shown, held)
    same = "before[0] == t.frames and before[1] == t.state and before[2] is t.match.state"
    assert screen.notebook.kernel(same) == "True"
    tried = "[(n['card'], n['reason']) for n in t.tries]"
    assert screen.notebook.kernel(tried) == "[('C9', 'follow_suit'), ('D3', 'head_the_trick')]"


def test_the_same_refused_card_is_spoken_anew(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.listen()
    for _ in range(3):
        screen.touch("C9")
    assert screen.heard("assertive") == [refusal("C9")] * 3


def test_the_reason_is_gone_with_the_next_card(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.touch("C9")
    expect(screen.refused()).to_have_count(1)
    screen.touch("DA")
    screen.at_rest(turn=2)
    expect(screen.refused()).to_have_count(0)
    expect(screen.live("assertive")).to_have_text("")


def test_five_fast_clicks_play_one_card(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.listen()
    lab.page.evaluate(BUSY)
    screen.root.evaluate(FAST, ["DT", "DA", "D3", "DT", "C9"])
    screen.at_rest(turn=2)
    mine = screen.notebook.kernel(
        "print(*[c for trick in (*t.match.position.tricks, t.match.position.trick)"
        " for c, seat in zip(trick.cards, trick.seats) if seat == 1])"
    )
    assert mine.split() == ["DT"]
    assert screen.notebook.kernel("t.tries") == "[]"
    assert screen.heard("assertive") == []


def test_a_click_while_the_bots_play_shows_their_cards_and_plays_none(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.at_rest(turn=1)
    screen.notebook.kernel(SLOW)
    screen.touch("DT")
    expect(screen.root).to_have_attribute("data-walking", "")
    screen.touch("S5")
    screen.at_rest(turn=2)
    assert screen.frame == len(screen.moves())
    assert screen.hand().count("S5") == 1
    screen.touch("S5")
    screen.at_rest(turn=3)


def test_a_card_is_chosen_first_where_each_is_confirmed(lab: Lab) -> None:
    screen = Screen(lab.run([table(confirm=True)]))
    screen.touch("DT")
    expect(screen.held("DT")).to_have_attribute("aria-pressed", "true")
    assert screen.moves() == ["D5"]
    screen.touch("DT")
    screen.at_rest(turn=2)
    assert screen.moves()[:2] == ["D5", "DT"]


def test_every_card_is_named_with_its_place(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    hand = screen.hand()
    for place, card in enumerate(hand, 1):
        name = card_name(card, "en", "name")
        expect(screen.held(card)).to_have_accessible_name(name[0].upper() + name[1:])
        expect(screen.held(card)).to_have_attribute("aria-description", re.compile(str(place)))
    description = screen.held("C9").get_attribute("aria-description") or ""
    assert refusal("C9") in description


def test_a_mode_marks_refused_cards_at_once_after_a_try_or_never(lab: Lab) -> None:
    wanted = {"explain": (3, 3), "ask": (0, 3), "exam": (0, 0)}
    notebook = lab.run([table(mode=mode) for mode in wanted])
    for cell, (mode, (before, after)) in enumerate(wanted.items()):
        screen = Screen(notebook, cell)
        marked = screen.part("hand").locator("[aria-disabled]")
        expect(marked).to_have_count(before)
        screen.touch("C9")
        said = translate("reason.not_allowed") if mode == "exam" else refusal("C9")
        expect(screen.live("assertive")).to_contain_text(said)
        expect(marked).to_have_count(after)
        assert screen.trick() == ["D5"]
    assert screen.notebook.kernel("t.match.position.moves[1:], len(t.tries)") == "((), 1)"


def test_asking_hides_the_marks_again_on_the_next_turn(lab: Lab) -> None:
    screen = Screen(lab.run([table(mode="ask")]))
    screen.touch("C9")
    marked = screen.part("hand").locator("[aria-disabled]")
    expect(marked).to_have_count(3)
    screen.touch("DT")
    screen.at_rest(turn=2)
    expect(marked).to_have_count(0)


def test_free_play_takes_an_irregular_card_and_notes_it(lab: Lab) -> None:
    screen = Screen(lab.run([table(mode="free", hold=-1)]))
    expect(screen.held("C9")).not_to_have_attribute("aria-disabled", "true")
    against = re.compile(re.escape(translate("say.irregular")))
    expect(screen.held("C9")).to_have_attribute("aria-description", against)
    screen.touch("C9")
    expect(screen.part("trick")).to_have_attribute("data-cards", "4")
    expect(screen.root.locator(".fk-broke")).to_have_count(1)
    expect(screen.lain("C9")).to_have_attribute("aria-description", against)
    screen.part("status").click()
    screen.at_rest(turn=2)
    assert screen.moves()[:2] == ["D5", "C9"]
    noted = "[(str(i.card), i.reason.key) for i in t.match.position.irregular]"
    assert screen.notebook.kernel(noted) == "[('C9', 'follow_suit')]"


def test_an_exam_gives_no_verdict_to_the_page(lab: Lab) -> None:
    screen = Screen(lab.run([table(mode="exam")]))
    verdicts = "{v for f in t.frames['frames'] for v in map(str, f['verdicts'])}"
    assert screen.notebook.kernel(verdicts) == "{'None'}"
    expect(screen.part("reason")).to_have_count(0)
    expect(screen.do("undo")).to_have_attribute("aria-disabled", "true")

"""Questions in a replay: what follows is hidden until they are answered."""

from __future__ import annotations

from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import card, explain, translate
from tests.browser.hands import NAMES, RECORD, replay
from tests.browser.lab import Lab
from tests.browser.screen import Screen

FRAMES = fw.frames(fw.loads(RECORD))["frames"]
STOP = next(frame for frame in FRAMES if frame["stop"])
ANSWERS = f"r.answers.get('{STOP['id']}')"


def asked(lab: Lab, **look: int) -> Screen:
    screen = Screen(lab.run([replay(RECORD, "r", **look)]))
    screen.do("last").click()
    screen.shows(STOP["id"])
    return screen


def answer(screen: Screen, code: str) -> None:
    screen.part("question").locator(f'[data-answer="{code}"]').click()


def test_nothing_gets_past_an_open_question(lab: Lab) -> None:
    screen = asked(lab)
    expect(screen.root).to_have_attribute("data-stop", "open")
    expect(screen.part("question")).to_contain_text("Which card goes?")
    expect(screen.do("next")).to_have_attribute("aria-disabled", "true")
    for key in ("ArrowRight", "]", "End", "PageDown", "Shift+ArrowRight", "g", "m", "ArrowDown"):
        screen.press(key)
    screen.notebook.kernel(f"r.at = {len(FRAMES) - 1}")
    screen.shows(STOP["id"])
    shown = screen.part("moves").locator("[data-move]")
    assert shown.count() == STOP["ply"]
    whole = screen.root.inner_text()
    assert "Ada's ten takes the pot" not in whole
    assert "four chips" not in whole


def test_a_wrong_answer_gets_its_words_and_a_right_one_goes_on(lab: Lab) -> None:
    screen = asked(lab)
    screen.listen()
    answer(screen, "SA")
    feedback = screen.part("question")
    expect(feedback).to_contain_text("Then nobody is left to beat Ada's ten of spades.")
    expect(feedback).to_contain_text(translate("ui.stop.wrong"))
    expect(screen.root).to_have_attribute("data-stop", "open")
    assert screen.notebook.kernel(ANSWERS) == "['SA']"
    answer(screen, "HJ")
    expect(feedback).to_contain_text(translate("ui.stop.right"))
    expect(screen.root).not_to_have_attribute("data-stop", "open")
    assert screen.notebook.kernel(ANSWERS) == "['SA', 'HJ']"
    said = screen.heard("polite")
    assert translate("ui.stop.wrong") in said[0]
    assert translate("ui.stop.right") in said[1]
    screen.part("question").locator('[data-do="next"]').click()
    screen.shows(STOP["id"] + 1)
    assert "HJ" in screen.trick()
    screen.do("last").click()
    expect(screen.part("result")).to_be_visible()


def test_a_card_that_may_not_be_played_is_refused_as_at_the_table(lab: Lab) -> None:
    duty = RECORD.replace("1. S: D5 {", "1. S: D5 {? How does Bo go on? [%ok DT DA] } {")
    frame = next(f for f in fw.frames(fw.loads(duty))["frames"] if f["stop"])
    screen = Screen(lab.run([replay(duty, at=frame["id"])]))
    answer(screen, "C9")
    told = fw.frames(fw.loads(duty))
    seat = frame["to_play"]
    reason = told["reasons"][frame["verdicts"][seat][frame["hands"][seat].index("C9")]]
    words = explain(reason, seat=seat, you=None, names=NAMES, style="name")
    expect(screen.live("assertive")).to_contain_text(words)
    expect(screen.root).to_have_attribute("data-stop", "open")
    assert screen.notebook.kernel(f"r.answers['{frame['id']}']") == "['C9']"


def test_the_asked_hand_answers_too(lab: Lab) -> None:
    screen = asked(lab, seat=2)
    screen.touch("HJ")
    expect(screen.root).not_to_have_attribute("data-stop", "open")
    assert screen.notebook.kernel(ANSWERS) == "['HJ']"


def test_hints_go_from_the_duty_to_the_card(lab: Lab) -> None:
    screen = asked(lab)
    screen.listen()
    screen.press("!")
    screen.press("!")
    hearts = translate("ui.stop.suit", suit=translate("suit.H"))
    expect(screen.live("polite")).to_contain_text(hearts)
    screen.do("hint").click()
    named = translate("ui.stop.card", card=card("HJ", style="name", form="the"))
    expect(screen.live("polite")).to_contain_text(named)
    expect(screen.root.locator("[data-do=hint]").last).to_have_attribute("aria-disabled", "true")
    assert screen.notebook.kernel("r.answers") == "{}"


def test_the_answer_can_be_asked_for(lab: Lab) -> None:
    screen = asked(lab)
    screen.do("show").click()
    expect(screen.root).not_to_have_attribute("data-stop", "open")
    assert screen.notebook.kernel(ANSWERS) == "['shown']"


def test_answers_given_before_open_the_way(lab: Lab) -> None:
    screen = asked(lab)
    screen.notebook.kernel(f"r.answers = {{'{STOP['id']}': ['HJ']}}")
    expect(screen.root).not_to_have_attribute("data-stop", "open")
    screen.do("next").click()
    screen.shows(STOP["id"] + 1)

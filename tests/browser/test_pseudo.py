"""In a language that nobody speaks, nothing is said in any other, and nothing sticks out."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.hands import NAMES, RECORD, replay, table
from tests.browser.lab import Lab, Notebook
from tests.browser.pseudo import SPEAK, left_over, words
from tests.browser.screen import Screen
from tests.browser.studio import Desk
from tests.browser.test_layout import faults, wide_window
from tests.browser.test_page import screen as alone
from tests.browser.test_projector import off_the_wall, on_the_wall

LANGUAGES = ("English", "Français", "Português", "Norsk bokmål", "Svenska", "Deutsch")
LETTERS = ("A K Q J", "A K D B", "A R D V", "E K D Kn")
PROSE = (
    "The lowest card of the longest suit.",
    "Void: anything goes.",
    "The only spade that heads the eight.",
    "Cy is void in diamonds and holds [SA] and [HJ]. Which card goes?",
    "Then nobody is left to beat Ada's ten of spades.",
    "Ada's ten takes the pot.",
    "The ace that waited takes four chips.",
)
OWN = (*NAMES, *LANGUAGES, *LETTERS, "The ace that waited")


class Reader:
    """Goes through the states of a widget and notes what was not translated or sticks out."""

    def __init__(self, screen: Screen, *, narrow: bool = True) -> None:
        self.screen, self.narrow = screen, narrow
        self.found: list[str] = []

    def look(self, state: str) -> None:
        """Read all that is shown and spoken, at 320 pixels or as it lies."""
        out = faults(self.screen, 320, least=0) if self.narrow else []
        said = left_over(self.screen.root, OWN)
        self.found += [f"{state}: {line}" for line in said + out]

    def pane(self, name: str) -> None:
        """Open a pane, read it, close it."""
        self.screen.do(name).click()
        expect(self.screen.pane(name)).to_be_visible()
        self.look(name)
        self.screen.do("close").click()

    def check(self) -> None:
        assert not self.found, "\n".join(dict.fromkeys(self.found))


def own_words(record: str) -> str:
    """The record with its comments and questions in brackets too: they are its own words."""
    for text in PROSE:
        record = record.replace(text, f"⟦{text}⟧")
    return record


def opened(lab: Lab, cell: str) -> Notebook:
    wide_window(lab)
    lab.page.mouse.move(0, 0)
    (lab.server.files / "pseudo.json").write_text(json.dumps(words()), "utf-8")
    return lab.run([SPEAK, cell])


def test_the_words_of_this_language_are_read_as_others_are(lab: Lab) -> None:
    screen = Screen(opened(lab, table()), 1)
    assert (screen.root.get_attribute("aria-label") or "").startswith("⟦")


def test_a_table_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    screen = Screen(opened(lab, table(memory=True)), 1)
    screen.at_rest()
    reader = Reader(screen)
    reader.look("your turn")
    for pane in ("why", "keys", "settings"):
        reader.pane(pane)
    screen.touch("C9")
    reader.look("refused")
    for told in ("last_trick", "score", "whole"):
        screen.do(told).click()
        reader.look(told)
    screen.do("stop").click()
    reader.look("stop?")
    screen.press("Escape")
    while screen.hand():
        turn = screen.turn
        screen.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
        screen.at_rest(turn=turn + 1)
    reader.look("deal over")
    reader.check()


def test_a_replay_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    screen = Screen(opened(lab, replay(own_words(RECORD), at=3)), 1)
    reader = Reader(screen)
    reader.look("as opened")
    for pane in ("why", "keys", "settings", "count"):
        reader.pane(pane)
    screen.do("last").click()
    expect(screen.root).to_have_attribute("data-stop", "open")
    reader.look("question")
    screen.part("question").locator('[data-answer="SA"]').click()
    reader.look("answered wrong")
    screen.part("question").locator('[data-answer="HJ"]').click()
    reader.look("answered right")
    screen.do("last").click()
    reader.look("end")
    reader.check()


def test_a_studio_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    desk = Desk(opened(lab, replay(at=3)), 1)
    reader = Reader(desk)
    desk.open()
    reader.look("what-if")
    desk.act("swap")
    reader.look("swap")
    desk.press("Escape")
    desk.act("mark:?")
    desk.act("comment")
    reader.look("comment")
    desk.act("comment")
    for pane in ("pick", "enter"):
        desk.act(pane)
        expect(desk.pane(f"studio.{pane}")).to_be_visible()
        reader.look(pane)
        desk.do("close").click()
    desk.act("bots_round")
    reader.look("played on")
    reader.check()


def test_hints_and_values_say_nothing_outside_their_catalogue(lab: Lab) -> None:
    screen = Screen(opened(lab, replay(at=3)), 1)
    reader = Reader(screen)
    for asked in ("hint", "worth"):
        screen.do(asked).click()
        expect(screen.root.locator('[data-part="advice"]')).to_contain_text("⟦")
        reader.look(asked)
    reader.check()


def test_a_record_that_does_not_fit_says_so_in_the_catalogue_alone(lab: Lab) -> None:
    wrong = own_words(RECORD).replace("S5$7 => S", "S5$7 => W", 1)
    reader = Reader(Screen(opened(lab, replay(wrong)), 1))
    reader.pane("faults")
    reader.check()


def test_a_quiz_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    cell = "import femkort_widgets as fw\nq = fw.Quiz('femkort', count=8, seed=3)\nq"
    screen = Screen(opened(lab, cell), 1)
    reader = Reader(screen)
    for pane in ("keys", "settings"):
        reader.pane(pane)
    for no in range(1, 9):
        reader.look(f"question {no}")
        screen.do("show").click()
        reader.look(f"answer {no}")
        screen.do("end" if no == 8 else "next").click()
    reader.look("end")
    reader.check()


def test_an_explorer_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    cell = "import femkort_widgets as fw\ne = fw.Explorer('femkort', seed=3)\ne"
    screen = Screen(opened(lab, cell), 1)
    reader = Reader(screen)
    reader.look("as opened")
    for pane in ("why", "keys", "settings"):
        reader.pane(pane)
    screen.do("compare").click()
    expect(screen.do("swap")).to_be_visible()
    reader.look("compared")
    reader.check()


@pytest.mark.parametrize("game", ["fan_tan", "femkamp", "letzter_stich"])
def test_other_games_say_nothing_outside_their_catalogue(lab: Lab, game: str) -> None:
    cell = f"import femkort_widgets as fw\nt = fw.Table({game!r}, 0, seed=3, pace=0, hold=0)\nt"
    screen = Screen(opened(lab, cell), 1)
    screen.at_rest()
    reader = Reader(screen)
    reader.look("your turn")
    for pane in ("why", "settings"):
        reader.pane(pane)
    reader.check()


def test_the_projector_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    screen = Screen(opened(lab, replay(own_words(RECORD), at=2, projector="ask")), 1)
    reader = Reader(screen, narrow=False)
    asked, answer = screen.part("asked"), screen.part("answer")
    screen.do("projector.next").focus()
    for step, kind in ((2, "may"), (4, "who")):
        screen.shows(step)
        expect(asked).to_have_attribute("data-kind", kind)
        reader.look(f"asked {kind}")
        screen.press("PageDown")
        expect(answer).to_be_visible()
        reader.look(f"told {kind}")
        screen.press("PageDown")
        screen.shows(step + 1)
        if kind == "may":
            screen.press("PageDown")
            screen.press("PageDown")
    screen.press("b")
    expect(screen.do("projector.cover")).to_have_attribute("aria-pressed", "true")
    reader.look("covered")
    on_the_wall(screen)
    reader.look("on the wall")
    off_the_wall(screen)
    reader.check()


def test_an_exported_page_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    record = json.dumps(own_words(RECORD))
    made = f"""import json, femkort_widgets as fw
from pathlib import Path
Path("alone.html").write_text(fw.export.html(fw.loads(json.loads({record!r}))), "utf-8")"""
    opened(lab, made)
    page = lab.page.context.new_page()
    try:
        page.goto((lab.server.files / "alone.html").as_uri())
        reader = Reader(alone(page), narrow=False)
        reader.look("as opened")
        for pane in ("why", "keys", "settings", "count"):
            reader.pane(pane)
    finally:
        page.close()
    reader.check()


def test_the_lab_says_nothing_outside_its_catalogue(lab: Lab) -> None:
    cell = "import femkort_widgets as fw\nlab = fw.Lab('femkort', deals=20)\nlab.run()\nlab"
    output = opened(lab, cell).output(1)
    expect(output.locator("table").first).to_be_visible()
    output.locator(".fk-lab button").first.wait_for()
    found = left_over(output.locator(".fk-lab"), OWN)
    assert not found, "\n".join(found)

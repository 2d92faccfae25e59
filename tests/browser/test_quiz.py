"""A quiz in JupyterLab: with the mouse, with the keyboard alone, spoken, and in every mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from femkort_widgets.classroom import Draw, check, dumps
from femkort_widgets.i18n import translate
from tests.browser import test_layout
from tests.browser.lab import Lab
from tests.browser.quiz import CELL, EACH, SHEET, QuizScreen, of_each
from tests.browser.test_without_kernel import reopened
from tests.widgets.quiz_kit import RULES, exercise, right, wrong

SLIPS = (2, 6)
"""The questions that are answered wrong."""
MARKUP = "<img src=x onerror=alert(1)> & Ada"
FOUND = "document.querySelectorAll('.fk-root img, .fk-root script').length"


def test_a_whole_sheet_by_keyboard_alone_is_marked_headless(lab: Lab) -> None:
    screen = QuizScreen(lab.run([of_each(student="Ada")]))
    screen.listen()
    lab.page.evaluate(CELL)
    screen.tab_to(inside="")
    while not {"card", "choice"} & screen.focus().keys():
        screen.press("Tab")
    for number, question in enumerate(EACH, 1):
        screen.at(number)
        turn = screen.turn
        screen.type(wrong(question) if number in SLIPS else right(question))
        screen.press("+")
        screen.answered(turn)
        expect(screen.part("feedback")).to_be_visible()
        assert screen.focus().get("do") == ("again" if number in SLIPS else _next(number))
        screen.press("PageDown" if number in SLIPS else "Enter")
        if number < len(EACH):
            screen.at(number + 1)
            assert screen.focus().get("part") == "question"
    expect(screen.part("ending")).to_be_visible()
    outcome = check(SHEET, screen.answers())
    assert outcome.student == "Ada"
    slipped = {mark.number for mark in outcome.marks if mark.verdict != "right"}
    assert slipped == set(map(str, SLIPS))
    assert outcome.score == len(EACH) - len(SLIPS)
    assert screen.notebook.kernel("q.score == 9") == "True"
    said = screen.heard()
    assert any(translate("quiz.mark.right") in text for text in said)
    assert any(translate("quiz.mark.wrong") in text for text in said)
    assert sum(f"{number} of {len(EACH)}" in text for number in (2, 7, 11) for text in said) >= 3


def _next(number: int) -> str:
    return "next" if number < len(EACH) else "end"


def test_a_question_is_tried_again_shown_and_read_about(lab: Lab) -> None:
    screen = QuizScreen(lab.run([of_each()]))
    question = EACH[0]
    screen.click(*wrong(question))
    screen.check()
    feedback = screen.part("feedback")
    expect(feedback).to_have_attribute("data-verdict", "wrong")
    cite = feedback.locator("[data-cite]").first
    cite.click()
    expect(cite).to_have_attribute("aria-expanded", "true")
    screen.do("again").click()
    expect(feedback).to_have_count(0)
    expect(screen.do("check")).to_have_attribute("aria-disabled", "true")
    screen.click(*right(question))
    screen.check()
    expect(feedback).to_have_attribute("data-verdict", "right")
    assert screen.state(1) == "wrong", "the first answer counts"
    screen.go(2)
    screen.do("show").click()
    expect(feedback).to_have_attribute("data-verdict", "shown")
    assert screen.state(2) == "shown"
    assert screen.answers()["answers"]["2"] is None


def test_fast_double_clicks_count_once(lab: Lab) -> None:
    screen = QuizScreen(lab.run([of_each()]))
    screen.click(*right(EACH[0]))
    screen.do("check").evaluate("(button) => { button.click(); button.click(); button.click(); }")
    expect(screen.part("feedback")).to_have_attribute("data-verdict", "right")
    screen.do("next").dblclick()
    screen.at(2)
    assert screen.notebook.kernel("len(q.trace)") == "1"
    screen.at(2)


@pytest.mark.parametrize("mode", ["explain", "ask", "exam"])
def test_cards_are_marked_only_where_every_card_is_explained(lab: Lab, mode: str) -> None:
    screen = QuizScreen(lab.run([of_each(mode=mode)]))
    marked = screen.part("hand").locator("[data-card][aria-disabled]")
    assert (marked.count() > 0) == (mode == "explain")
    screen.click(*right(EACH[0]))
    screen.check()
    expect(screen.part("score")).to_have_count(0 if mode == "exam" else 1)
    assert screen.state(1) == ("kept" if mode == "exam" else "right")
    expect(screen.do("show")).to_have_count(0)
    if mode == "exam":
        expect(screen.part("feedback")).to_have_text(translate("ui.quiz.kept"))
        screen.click(*right(EACH[0]), *wrong(EACH[0]))
        screen.check()
        assert screen.answers()["answers"]["1"] == wrong(EACH[0])


def test_a_copied_sheet_with_another_name_gives_other_deals(lab: Lab) -> None:
    drawn = exercise(draws=(Draw(RULES[0], 2, ("legal",)),))
    (lab.server.files / "copied.toml").write_text(dumps(drawn), "utf-8")
    names = ("Ada", "Bo", "Ada ")
    code = "fw.Quiz('copied.toml', student={!r})"
    notebook = lab.run(["import femkort_widgets as fw", *map(code.format, names)])
    hands = [QuizScreen(notebook, cell).hand() for cell in (1, 2, 3)]
    assert hands[0] == hands[2] != hands[1]


def test_a_quiz_begins_again_with_new_questions(lab: Lab) -> None:
    code = (
        "import femkort_widgets as fw\nq = fw.Quiz(count=2, kinds=['legal', 'winner'], seed=4)\nq"
    )
    screen = QuizScreen(lab.run([code]))
    first = screen.hand()
    screen.do("end").click()
    expect(screen.part("ending")).to_be_visible()
    screen.root.locator('[data-more="legal"]').click()
    screen.at(1)
    assert screen.hand() != first
    assert screen.notebook.kernel("[one.kind for one in q.exercise.questions]") == str(
        ["legal", "legal"]
    )


def test_markup_in_names_and_titles_is_text(lab: Lab) -> None:
    (lab.server.files / "named.toml").write_text(dumps(exercise(EACH[0], title=MARKUP)), "utf-8")
    code = f"import femkort_widgets as fw\nq = fw.Quiz('named.toml', student={MARKUP!r})\nq"
    screen = QuizScreen(lab.run([code]))
    assert MARKUP in screen.part("progress").inner_text()
    assert lab.page.evaluate(FOUND) == 0


def test_what_cannot_be_read_and_what_cannot_be_written_is_said_in_the_quiz(lab: Lab) -> None:
    code = of_each(answers={"1": ["XX"], "40": "SA"})
    screen = QuizScreen(lab.run([code]))
    expect(screen.part("problem")).to_contain_text("40")
    screen.go(1)
    expect(screen.part("feedback")).to_have_attribute("data-verdict", "unread")
    screen.notebook.kernel("from femkort_widgets.widgets.quiz_file import AnswersFile")
    screen.notebook.kernel("q._file = AnswersFile('no/such/folder.json')")
    screen.click(*right(EACH[0]))
    screen.check()
    expect(screen.part("problem")).to_contain_text("folder.json")
    assert screen.answers()["answers"]["1"] == right(EACH[0])
    assert screen.answers()["answers"]["40"] == "SA"


def test_the_language_changes_with_the_question_on_the_screen(lab: Lab) -> None:
    screen = QuizScreen(lab.run([of_each()]))
    expect(screen.part("question")).to_contain_text(_words("en"))
    screen.do("settings").click()
    screen.setting(translate("ui.set.language")).select_option("fr")
    expect(screen.root).to_have_attribute("lang", "fr")
    expect(screen.part("question")).to_contain_text(_words("fr"))
    assert screen.notebook.kernel("print(q.lang)") == "fr"
    screen.notebook.kernel("q.lang = 'en'")
    expect(screen.root).to_have_attribute("lang", "en")
    expect(screen.part("question")).to_contain_text(_words("en"))
    assert screen.notebook.kernel("print(q.lang)") == "en"


def _words(lang: str) -> str:
    return EACH[0].text(lang)


def test_the_keys_are_listed_and_a_number_chooses(lab: Lab) -> None:
    screen = QuizScreen(lab.run([of_each()]))
    screen.go(2)
    screen.press("?")
    expect(screen.pane("keys")).to_be_visible()
    screen.press("Escape", "z", "!", ".", "=", "Backspace")
    expect(screen.live("assertive")).to_have_text("")
    screen.part("question").focus()
    screen.press("2")
    chosen = screen.root.locator('[data-choice][aria-checked="true"]')
    expect(chosen).to_have_attribute("data-choice", EACH[1].keys[1])


def test_a_saved_notebook_without_a_kernel_says_that_answers_need_one(lab: Lab) -> None:
    notebook = lab.run([of_each()])
    QuizScreen(notebook)
    again = reopened(lab, notebook)
    html = "".join(
        output.data.get("text/html", "")
        for output in again.saved().cells[0].outputs
        if "data" in output
    )
    assert translate("ui.quiz.twin") in html
    screen = QuizScreen(again)
    screen.listen()
    screen.click(*right(EACH[0]))
    screen.do("check").click()
    expect(screen.part("problem")).to_have_text(translate("ui.quiz.no_kernel"), timeout=15_000)
    assert translate("ui.quiz.no_kernel") in screen.heard("assertive")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_a_quiz(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = QuizScreen(lab.run([of_each(mode="explain")]))
    found = lab.axe(".fk-root")
    for number in (1, 2, 6, 7):
        screen.go(number)
        screen.click(*wrong(EACH[number - 1]))
        screen.check()
        found += lab.axe(".fk-root")
    screen.do("keys").click()
    found += lab.axe(".fk-root")
    screen.do("close").click()
    screen.do("end").click()
    expect(screen.part("ending")).to_be_visible()
    found += lab.axe(".fk-root")
    assert found == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_quiz_fits_every_width(lab: Lab, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = test_layout.MEASURE.replace('".fk-bar"', '".fk-table"')
    monkeypatch.setattr(test_layout, "MEASURE", measure)
    test_layout.wide_window(lab)
    eight = f"""r = fw.Quiz(fw.rules("femkort", players=8), kinds=["voids", "legal"], count=2,
                seed=3, lang={lang!r})\nr"""
    long = f'l = fw.Quiz("femkamp", kinds="legal", count=1, seed=3, lang={lang!r})\nl'
    notebook = lab.run([of_each(lang=lang), eight, long])
    screens = [QuizScreen(notebook, cell) for cell in range(3)]
    screens[0].go(2)
    screens[0].click(*wrong(EACH[1]))
    screens[0].check()
    found = [
        line
        for width in (320, 360, 640, 1200)
        for screen in screens
        for line in test_layout.faults(screen, width)
    ]
    assert found == []

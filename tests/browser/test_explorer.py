"""The explorer by keyboard alone: a rule changed, a deal found, tables compared, text shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import femkort_widgets as fw
from femkort_widgets.i18n import suit, translate
from tests.browser.hands import HANDS, NAMES
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen


def explorer(arguments: str = "'femkort', deal=deal", setup: str = "") -> str:
    """Give the cell that opens ``e``."""
    return (
        "import femkort_widgets as fw\n"
        f"deal = fw.Deal(hands={HANDS!r}, dealer=3)\n{setup}"
        f"e = fw.Explorer({arguments})\ne"
    )


def answered(screen: Screen, turn: int) -> None:
    """Wait until Python has answered so often."""
    expect(screen.root).to_have_attribute("data-turn", str(turn))


def played(screen: Screen, *cards: str) -> None:
    """Play cards from the hand at the bottom, by keyboard."""
    for card in cards:
        turn = screen.turn
        screen.held(card).first.focus()
        screen.press("Enter")
        answered(screen, turn + 1)


def switch(screen: Screen, key: str, side: str = "a") -> None:
    """Go to a rule with Tab and change it with the space bar."""
    turn = screen.turn
    screen.tab_to(agree=key, side=side)
    screen.press("Space")
    answered(screen, turn + 1)


def half(screen: Screen, side: str, card: str) -> dict[str, bool]:
    """How a card is marked at a table: refused, and as differing."""
    found = screen.root.locator(f'[data-half="{side}"] [data-card="{card}"]').first
    refused = found.get_attribute("aria-disabled") == "true"
    told = found.get_attribute("aria-description") or ""
    return {"refused": refused, "differs": translate("explorer.other_card") in told}


def python(notebook: Notebook, what: str) -> str:
    return notebook.kernel(f"print({what})")


def test_by_keyboard_a_verdict_changes_with_its_rule_and_it_is_spoken(lab: Lab) -> None:
    notebook = lab.run([explorer()])
    screen = Screen(notebook)
    played(screen, "D5", "DT")
    expect(screen.held("D9")).to_have_attribute("aria-disabled", "true")
    screen.listen()
    screen.do("undo").focus()
    switch(screen, "no_heading")
    expect(screen.held("D9")).not_to_have_attribute("aria-disabled", "true")
    (said,) = screen.heard("polite")
    assert said.startswith(translate("explorer.changed", n=1))
    assert suit("D") in said
    assert screen.focus()["agree"] == "no_heading"
    switch(screen, "no_heading")
    expect(screen.held("D9")).to_have_attribute("aria-disabled", "true")
    assert python(notebook, "e.rules.variants") == "()"


def test_a_refused_card_says_why_and_a_card_taken_back_comes_again(lab: Lab) -> None:
    screen = Screen(lab.run([explorer()]))
    played(screen, "D5")
    screen.listen()
    screen.held("C9").focus()
    screen.press("Enter")
    expect(screen.refused()).to_have_count(1)
    assert len(screen.heard("assertive")) == 1
    turn = screen.turn
    screen.press("Backspace")
    answered(screen, turn + 1)
    assert screen.trick() == []
    screen.press("Shift+Backspace")
    answered(screen, turn + 2)
    assert screen.trick() == ["D5"]


def test_two_tables_differ_in_a_card_and_say_so(lab: Lab) -> None:
    screen = Screen(lab.run([explorer()]))
    played(screen, "D5", "DT")
    screen.do("compare").focus()
    screen.press("Enter")
    expect(screen.root.locator("[data-half]")).to_have_count(2)
    screen.listen()
    switch(screen, "no_heading", "b")
    assert half(screen, "a", "D9") == {"refused": True, "differs": True}
    assert half(screen, "b", "D9") == {"refused": False, "differs": True}
    assert half(screen, "a", "DK") == {"refused": False, "differs": False}
    expect(screen.root.locator('[data-difference="verdict"]')).to_have_count(1)
    expect(screen.root.locator('[data-difference="verdict"]')).to_contain_text("FK-59")
    cite = screen.part("differences").locator('[data-cite="FK-59"]').first
    cite.focus()
    screen.press("Enter")
    expect(cite).to_have_attribute("aria-expanded", "true")
    expect(screen.part("differences")).to_contain_text(translate("statement.FK-59"))


def test_a_deal_is_found_and_its_text_opens_again(lab: Lab) -> None:
    notebook = lab.run([explorer("'femkamp', seed=2")])
    screen = Screen(notebook)
    turn = screen.turn
    screen.tab_to(find="ace_low_in_pass")
    screen.press("Enter")
    answered(screen, turn + 1)
    expect(screen.root.locator('[data-difference="trick"]')).to_have_count(1)
    expect(screen.part("told")).to_contain_text(translate("explorer.found", n=1)[:12])
    screen.part("share").locator("summary").focus()
    screen.press("Enter")
    text = screen.part("share").locator("textarea").input_value()
    assert text == notebook.kernel("print(e.record, end='')") + "\n"
    screen.do("copy").focus()
    screen.press("Enter")
    expect(screen.part("share").locator("[data-copied]")).to_have_count(1)
    again = Screen(notebook, notebook.add(f"again = fw.Explorer({text!r})\nagain"))
    expect(again.root.locator('[data-difference="trick"]')).to_have_count(1)
    assert python(notebook, "again.position == e.position, again.compare == e.compare") == (
        "True True"
    )


def test_what_changes_no_card_is_answered_in_words(lab: Lab) -> None:
    screen = Screen(lab.run([explorer()]))
    turn = screen.turn
    screen.tab_to(find="pots_to_win")
    screen.press("Enter")
    answered(screen, turn + 1)
    about = translate("option.pots_to_win.about")
    expect(screen.part("told")).to_contain_text(translate("explorer.instead", what=about))


def test_rules_that_do_not_go_together_are_refused_in_a_sentence(lab: Lab) -> None:
    screen = Screen(lab.run([explorer("'letzter_stich'")]))
    screen.listen()
    screen.tab_to(agree="clean_24")
    screen.press("Space")
    expect(screen.part("told")).to_contain_text(translate("variant.clean_24"))
    assert len(screen.heard("assertive")) == 1
    expect(screen.root.locator('[data-agree="clean_24"]')).not_to_be_checked()


def test_where_the_play_parts_the_second_table_stays(lab: Lab) -> None:
    setup = "free = fw.rules('femkort', variants=('no_heading',))\n"
    screen = Screen(lab.run([explorer("free, fw.rules('femkort'), deal=deal", setup)]))
    played(screen, "D5", "DT", "D9")
    expect(screen.root.locator('[data-difference="parted"]')).to_have_count(1)
    expect(screen.root.locator('[data-half="a"] [data-part="trick"] [data-card]')).to_have_count(3)
    expect(screen.root.locator('[data-half="b"] [data-part="trick"] [data-card]')).to_have_count(2)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_alone_or_compared(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    screen = Screen(lab.run([explorer()]))
    played(screen, "D5", "DT")
    found = lab.axe(".fk-root")
    turn = screen.turn
    screen.root.locator('[data-find="no_heading"]').click()
    answered(screen, turn + 1)
    for fold in screen.root.locator("summary").all():
        fold.click()
    assert found + lab.axe(".fk-root") == []


@pytest.mark.parametrize("width", [320, 420, 640, 900, 1200])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_overflows_at_any_width(lab: Lab, width: int, lang: str) -> None:
    rules = "fw.rules('femkort', players=8)"
    screen = Screen(lab.run([explorer(f"{rules}, {rules}, seed=2, lang={lang!r}")]))
    lab.page.set_viewport_size({"width": width + 520, "height": 1200})
    screen.output.locator(".fk-place").evaluate(
        "(place, width) => { place.style.width = `${width}px`; }", width
    )
    expect(screen.root).to_have_css("width", f"{width}px")
    wide = screen.root.evaluate("""(root) => {
      const right = root.getBoundingClientRect().right + 1;
      return [...root.querySelectorAll("*")].filter((one) =>
        !one.closest(".fk-unseen, [role=tooltip], svg") && one.getBoundingClientRect().width > 1 &&
        one.getBoundingClientRect().right > right).map((one) => one.outerHTML.slice(0, 120));
    }""")
    assert wide == []


def test_where_it_is_narrow_every_rule_is_read_with_the_page(lab: Lab) -> None:
    screen = Screen(lab.run([explorer()]))
    screen.output.locator(".fk-place").evaluate("(place) => { place.style.width = '360px'; }")
    expect(screen.root).to_have_css("width", "360px")
    rules = screen.part("choices")
    cut = rules.evaluate("""(one) => {
      const around = [];
      for (let at = one; at.matches(".fk-root *"); at = at.parentElement) around.push(at);
      return around.filter((at) => at.scrollHeight > at.clientHeight + 1).length;
    }""")
    assert cut == 0
    for dark in (False, True):
        lab.theme(dark=dark)
        line = "(one) => getComputedStyle(one.parentElement).borderTopColor"
        edge = screen.part("reason").evaluate("(one) => getComputedStyle(one).borderTopColor")
        assert rules.evaluate(line) == edge


def test_shown_twice_it_speaks_once_where_it_was_asked(lab: Lab) -> None:
    notebook = lab.run([explorer(), "e"])
    first, other = Screen(notebook), Screen(notebook, 1)
    for screen in (first, other):
        screen.listen()
    other.do("next_trick").click()
    for screen in (first, other):
        answered(screen, 2)
    assert other.heard("polite")
    assert first.heard("polite") == []


def test_without_a_kernel_it_says_what_no_longer_works(lab: Lab) -> None:
    notebook = lab.run([explorer("'femkort', deal=deal, lang='fr'")])
    screen = Screen(notebook)
    notebook.shut_kernel_down()
    screen.root.locator('[data-agree="trump"]').click()
    expect(screen.part("told")).to_contain_text(
        translate("explorer.no_kernel", "fr"), timeout=10_000
    )
    expect(screen.root.locator('[data-agree="trump"]')).not_to_be_checked()
    screen.part("share").locator("summary").click()
    text = screen.part("share").locator("textarea").input_value()
    assert fw.Explorer(text).position.deal == fw.Deal(HANDS, dealer=3, turned="CQ")


def test_a_saved_notebook_shows_the_tables_and_says_what_needs_a_kernel(lab: Lab) -> None:
    notebook = lab.run([explorer("'femkort', fw.rules('femkort', ante=2), deal=deal")])
    Screen(notebook)
    saved = notebook.save_with_widgets()
    lab.leave()
    again = lab.open(saved)
    screen = Screen(again)
    again.shut_kernel_down()
    expect(screen.root.locator("[data-half]")).to_have_count(2)
    expect(screen.root.locator('[data-difference="pot"]')).to_have_count(1)
    screen.do("next_trick").click()
    expect(screen.part("told")).to_contain_text(translate("explorer.no_kernel"), timeout=10_000)


def test_names_and_seat_are_those_of_the_record(lab: Lab) -> None:
    setup = f"match = fw.Match(fw.rules('femkort'), names={NAMES!r}, deals=[deal], dealer=3)\n"
    screen = Screen(lab.run([explorer("match.record, seat=2, covered=True", setup)]))
    expect(screen.root.locator(".fk-own .fk-name")).to_have_text("Cy")
    expect(screen.root.locator(".fk-seat [data-card]")).to_have_count(0)
    screen.do("cover").click()
    expect(screen.root.locator(".fk-seat [data-card]")).to_have_count(15)

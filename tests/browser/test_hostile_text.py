"""Names and comments are text: shown as written, never run, and they do not break the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import OPEN, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

NAMES = (
    "<img src=x onerror=pwned=1>",
    "</script><script>pwned=1</script>",
    "javascript:pwned=1",
    "\u202eevil\u202c & \"quoted\" <b>'bold'</b>",
)
LONG = "W" * 3000
COMMENT = (
    "<svg onload=pwned=1> [x](javascript:pwned=1) <a href='https://example.org'>y</a> "
    "&lt;b&gt; ${pwned=1} {{pwned=1}} https://example.org/z.png \u202etxet\u202c " + LONG
)
WRITTEN = COMMENT.replace("{", r"\{").replace("}", r"\}")
HOSTILE = OPEN.replace("The lowest card of the longest suit.", WRITTEN)
INSIDE = """(root) => [...root.querySelectorAll("img, script, a, iframe, b b, svg[onload]")]
  .map((element) => element.outerHTML)"""


def harmless(page: Page, screen: Screen) -> None:
    """Check that nothing ran, nothing became an element and nothing sticks out."""
    assert page.evaluate("() => 'pwned' in window") is False
    assert screen.root.evaluate(INSIDE) == []
    assert screen.root.evaluate("(root) => root.scrollWidth <= root.clientWidth")


def test_names_at_a_table(lab: Lab) -> None:
    screen = Screen(lab.run([table(names=NAMES)]))
    screen.at_rest(turn=1)
    for name in NAMES:
        expect(screen.part("standing")).to_contain_text(name)
    screen.touch("C9")
    expect(screen.live("assertive")).to_contain_text(NAMES[0])
    screen.touch("DT")
    screen.at_rest(turn=2)
    screen.do("whole").click()
    for name in (NAMES[0], *NAMES[2:]):
        expect(screen.live("polite")).to_contain_text(name)
    screen.do("why").click()
    harmless(lab.page, screen)


def test_a_very_long_name(lab: Lab) -> None:
    screen = Screen(lab.run([table(names=(LONG, "Bo", "Cy", "Di"))]))
    screen.at_rest(turn=1)
    screen.touch("DT")
    screen.at_rest(turn=2)
    harmless(lab.page, screen)
    assert screen.root.bounding_box()["height"] < 900  # type: ignore[index]


def test_comments_and_titles_of_a_record(lab: Lab) -> None:
    text = HOSTILE.replace('The ace that waited"]', '<img src=x onerror=pwned=1>"]', 1)
    screen = Screen(lab.run([replay(text, at=1)]))
    expect(screen.part("comment")).to_contain_text(COMMENT)
    expect(screen.part("moves")).to_contain_text("<img src=x onerror=pwned=1>")
    screen.do("next").click()
    screen.do("prev").click()
    expect(screen.part("comment")).to_contain_text(COMMENT)
    harmless(lab.page, screen)


def test_a_question_and_its_answers(lab: Lab) -> None:
    asks = OPEN.replace(
        "1. S: D5 {", f'1. S: D5 {{? {WRITTEN} [%ok DT] [%say DA "{NAMES[0]}"] }} {{', 1
    )
    screen = Screen(lab.run([replay(asks, at=1)]))
    expect(screen.part("question")).to_contain_text(COMMENT[:40])
    screen.part("question").locator('[data-answer="DA"]').click()
    expect(screen.part("question")).to_contain_text(NAMES[0])
    harmless(lab.page, screen)

"""The exported page from a disk, without a network: a whole replay, and nothing it may not do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

import femkort_widgets as fw
from femkort_widgets.i18n import translate
from femkort_widgets.records import examples, loads
from tests.browser.hands import OPEN, RECORD
from tests.browser.lab import Notebook
from tests.browser.screen import Screen
from tests.browser.watch import Watch
from tests.records.kit import text

HAND = loads(OPEN)
MAIN = [frame["id"] for frame in fw.frames(HAND)["frames"] if frame["line"] == 0]
NASTY = (
    "</script><script>pwned=1</script><img src=x onerror=pwned=1> "
    "<!--<script> javascript:pwned=1 ${pwned=1} {{pwned=1}} &lt;b&gt; \u202etxet\u202c \x1b[2J "
)
LONG = "W" * 3000


class Alone:
    """Pages opened from files, each in a browser that is offline."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.opened: list[tuple[BrowserContext, Watch]] = []

    def page(self, content: str, after: str = "", name: str = "hand.html", **given: Any) -> Page:
        path = self.folder / name
        path.write_bytes(content.encode())
        look = {"viewport": {"width": 1100, "height": 900}, "reduced_motion": "reduce"}
        context = self.browser.new_context(offline=True, **look | given)
        self.opened.append((context, Watch(context)))
        page = context.new_page()
        page.goto(path.as_uri() + after)
        return page

    def hand(self, record: fw.records.Record = HAND, after: str = "", **given: Any) -> Screen:
        return screen(self.page(fw.export.html(record), after, **given))


class _Opened:
    """What a Screen needs of a notebook."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def output(self, _cell: int) -> Any:
        return self.page.locator("#viewer")


def screen(page: Page) -> Screen:
    return Screen(cast("Notebook", _Opened(page)))


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Iterator[Alone]:
    """Give pages without a network; no script may raise, nothing may be asked for or refused."""
    pages = Alone(browser, tmp_path)
    yield pages
    for context, watch in pages.opened:
        context.close()
        watch.check()
        assert watch.console == []


def test_it_steps_by_card_trick_and_branch(alone: Alone) -> None:
    shown = alone.hand()
    shown.do("next").focus()
    for frame in MAIN[1:4]:
        shown.press("ArrowRight")
        shown.shows(frame)
    shown.press("]")
    shown.shows(4)
    shown.press("PageDown", "PageDown", "[")
    shown.shows(8)
    shown.press("Home")
    shown.shows(0)
    shown.press("Home")
    shown.shows(8)
    shown.press("End")
    shown.shows(MAIN[-1])
    shown.press("Shift+ArrowLeft")
    fork = shown.frame
    assert len(fw.frames(HAND)["frames"][fork]["lines"]) == 1
    shown.press("ArrowDown", "ArrowRight")
    assert shown.frame not in MAIN
    shown.press("v", "Shift+ArrowLeft")
    shown.shows(fork)


def test_it_tells_reasons_plays_by_itself_and_turns_the_table(alone: Alone) -> None:
    shown = alone.hand(after="#at=1")
    shown.do("next").focus()
    for key, pane in ((".", "why"), ("?", "keys"), ("o", "count")):
        shown.press(key)
        expect(shown.pane(pane)).to_be_visible()
        shown.press("Escape")
        expect(shown.pane(pane)).to_have_count(0)
    for key in (",", ";", ":"):
        shown.press(key)
        expect(shown.live("polite")).not_to_be_empty()
    before = shown.hand()
    shown.press("f")
    assert shown.hand() != before
    shown.do("cover").click()
    expect(shown.do("cover")).to_have_attribute("aria-pressed", "true")
    shown.do("cover").click()
    shown.do("play").focus()
    shown.press("+", "-", "Enter")
    expect(shown.do("play")).to_have_attribute("aria-pressed", "true")
    expect(shown.root).not_to_have_attribute("data-frame", "1")
    shown.press("Enter")
    expect(shown.do("play")).to_have_attribute("aria-pressed", "false")
    assert 1 < shown.frame < MAIN[-1]


def test_its_settings_stay_in_the_page(alone: Alone) -> None:
    shown = alone.hand()
    shown.do("settings").click()
    shown.setting(translate("ui.set.language")).select_option("fr")
    expect(shown.root).to_have_attribute("lang", "fr")
    expect(shown.page.locator("html")).to_have_attribute("lang", "fr")
    expect(shown.page.locator("#tools a")).to_have_text(translate("ui.page.download", "fr"))


def test_a_question_hides_what_follows_until_it_is_answered(alone: Alone) -> None:
    shown = alone.hand(loads(RECORD), "#at=20")
    expect(shown.root).to_have_attribute("data-stop", "open")
    shown.shows(13)
    shown.part("question").locator('[data-answer="HJ"]').click()
    shown.do("last").click()
    shown.shows(MAIN[-1])


def test_editing_needs_a_notebook_and_says_so(alone: Alone) -> None:
    shown = alone.hand()
    shown.do("next").focus()
    shown.press("x")
    expect(shown.live("assertive")).to_have_text(translate("ui.no_studio"))


def test_the_address_names_a_step_and_a_seat(alone: Alone) -> None:
    shown = alone.hand(after="#at=5&seat=2")
    shown.shows(5)
    assert set(shown.hand()) == set(fw.frames(HAND)["frames"][5]["hands"][2])
    shown.page.evaluate("location.hash = '#at=9&seat=0'")
    shown.shows(9)
    assert set(shown.hand()) == set(fw.frames(HAND)["frames"][9]["hands"][0])
    for nonsense in ("#at=999999", "#at=-1&seat=x", "#seat=4", "#at=<script>", "#ttn=abc", "#%E0"):
        shown.page.evaluate("(hash) => { location.hash = hash; }", nonsense)
        shown.shows(9)


def test_the_record_can_be_taken_away(alone: Alone) -> None:
    page = alone.hand(accept_downloads=True).page
    tools = page.locator("#tools")
    with page.expect_download() as started:
        tools.locator("a").click()
    assert started.value.suggested_filename == "hand.ttn"
    assert started.value.path().read_bytes().decode() == fw.dumps(HAND)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tools.locator("button").click()
    expect(tools.get_by_role("status")).to_have_text(translate("ui.page.copied"))
    assert page.evaluate("navigator.clipboard.readText()") == fw.dumps(HAND)


def test_under_a_viewer_there_is_nothing_to_take_away(alone: Alone) -> None:
    shown = screen(alone.page(fw.export.html(HAND, viewer=1)))
    expect(shown.page.locator("#tools")).to_be_empty()
    assert set(shown.hand()) == set(fw.frames(HAND)["frames"][0]["hands"][1])


def test_without_scripts_the_tables_are_there(alone: Alone) -> None:
    page = alone.page(fw.export.html(HAND), java_script_enabled=False)
    expect(page.locator("#twin table").first).to_be_visible()
    expect(page.locator("#viewer")).to_be_empty()


def test_on_paper_the_tables_stand_open(alone: Alone) -> None:
    shown = alone.hand(loads(RECORD), color_scheme="dark")
    twin = shown.page.locator("#twin")
    expect(twin).to_be_hidden()
    shown.page.emulate_media(media="print")
    shown.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(twin).to_be_visible()
    expect(shown.root).to_be_hidden()
    expect(twin.locator("details:not([open])")).to_have_count(0)
    for said in ("Ada's ten takes the pot.", translate("draw.next")):
        expect(twin.get_by_text(said)).to_be_visible()
    assert twin.evaluate("(twin) => getComputedStyle(twin).color") == "rgb(0, 0, 0)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["femkort_question", "fan_tan_heart_seven"])
def test_axe_finds_nothing(alone: Alone, scheme: str, name: str) -> None:
    shown = alone.hand(examples.load(name), "#at=5", color_scheme=scheme)
    shown.do("why").click()
    expect(shown.pane("why")).to_be_visible()
    shown.page.wait_for_function("document.getAnimations().length === 0")
    found = Axe().run(shown.page).response
    assert [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]] == []
    light = shown.page.evaluate("getComputedStyle(document.querySelector('h1')).color")
    assert (light == "rgb(26, 26, 26)") is (scheme == "light")


def test_text_stays_text_in_the_page_its_tables_and_its_picture(alone: Alone) -> None:
    quoted = (NASTY + LONG).replace("\\", "\\\\").replace('"', '\\"')
    prose = re.sub(r"([\\{}])", r"\\\1", NASTY)
    tags = f'[Site "{quoted}"]\n[Annotator "{quoted}"]\n[Source "{quoted}"]\n'
    given = (
        OPEN.replace("The ace that waited", quoted, 1)
        .replace("S=Ada", "S=" + quoted.replace("=", "\\=").replace(";", "\\;"))
        .replace("[Names", f"{tags}[Names", 1)
        .replace("The lowest card of the longest suit.", prose)
        .replace("2. N:", f'{{? {prose} [%ok S8] [%hint "{quoted}"] }}\n2. N:', 1)
        .replace("3. S:", f"; {NASTY}\n3. S:", 1)
    )
    record = loads(given)
    shown = alone.hand(record, "#at=1")
    page = shown.page
    expect(shown.part("comment")).to_contain_text("</script><script>pwned=1</script>")
    expect(page).to_have_title(re.compile(re.escape("</script><script>pwned=1</script><img")))
    shown.do("last").click()
    expect(shown.root).to_have_attribute("data-stop", "open")
    expect(shown.part("question")).to_contain_text("<!--<script>")
    assert page.evaluate("'pwned' in window") is False
    assert page.locator("body img, body iframe, body object, body script[src]").count() == 0
    assert page.evaluate("document.scripts.length") == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown.root.evaluate("(root) => root.scrollWidth <= root.clientWidth")
    twin = page.locator("#twin")
    assert "</script><script>pwned=1</script>" in (twin.text_content() or "")
    picture = alone.page(fw.export.svg(record, 1), name="hand.svg")
    assert picture.evaluate("document.documentElement.localName") == "svg"
    assert picture.evaluate("'pwned' in window") is False
    assert picture.evaluate("document.querySelectorAll('script, a, foreignObject').length") == 0


def test_five_thousand_nested_side_lines_open(alone: Alone) -> None:
    lines = "".join(f"(1. S: {card} " for card in ("SQ", "ST", "D8", "D7") * 1250)
    record = loads(text(f"1. S: D5 {lines}{')' * 5000}DT DK H4 => N\n", end="*\n"))
    shown = screen(alone.page(fw.export.html(record, languages=())))
    shown.do("next").click()
    shown.shows(1)
    expect(shown.part("moves")).to_contain_text("♦10")

"""The site on which nothing has to be installed: all runs in the browser, nobody else is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts import site
from tests.browser import lite
from tests.browser.lab import WIDE
from tests.browser.watch import Watch


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Build the site and give it out."""
    assert site.main() == 0
    with lite.served(site.SITE) as where:
        yield where


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """Give the page of somebody who has never been here."""
    context = browser.new_context(viewport={"width": WIDE["width"], "height": WIDE["height"]})
    context.set_default_timeout(lite.SECONDS * 1000)
    watch = Watch(context)
    yield context.new_page()
    context.close()
    assert watch.outside == []


SAVES = """from femkort_widgets.records import examples
kept = examples.load("femkort_ace_that_waited")
for _ in range(2):
    fw.dump(kept, "kept.ttn")
replay = fw.Replay(kept)
replay.to_html("kept.html")
print(fw.load("kept.ttn") == kept, open("kept.html").read(9))"""


def test_a_tutorial_runs_in_the_browser_alone(address: str, visitor: Page) -> None:
    lite.first_card(visitor, address, "tutorials/en/femkort.ipynb")
    assert lite.errors(visitor) == []
    replay = visitor.locator(".fk-of-replay").first
    expect(replay).to_have_attribute("data-stop", "open")
    question = replay.locator('[data-part="question"]')
    asked = question.inner_text()
    question.locator("[data-answer]").first.click(timeout=30_000)
    expect(question).not_to_have_text(asked)
    assert lite.kernel(visitor, SAVES) == "True <!doctype"

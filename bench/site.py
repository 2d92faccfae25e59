"""The site on which nothing has to be installed: its size, and how soon its first card is there.

By a visitor who has never been there, whose browser asks this machine alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import sync_playwright

from bench.goals import Goal
from scripts import site
from scripts.browser import MISSING, find
from tests.browser import lite
from tests.browser.conftest import ARGUMENTS

MEGABYTES, SECONDS = 60.0, 60.0


def goals() -> Iterator[Goal]:
    """Build the site, weigh it, and visit it."""
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    site.main()
    yield Goal("size of the site", "MB", site.megabytes(), MEGABYTES)
    with lite.served(site.SITE) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = chromium.new_page()
        page.set_default_timeout(lite.SECONDS * 1000)
        taken = lite.first_card(page, address, "tutorials/en/femkort.ipynb")
        yield Goal("first visit to the site, until the first card", "s", taken, SECONDS)
        chromium.close()

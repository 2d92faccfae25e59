"""One JupyterLab server, one Chromium and one Lab page for all browser tests.

``lab`` opens notebooks in a JupyterLab page that is made anew only after a failure; ``page``
is an empty page for exported HTML. Both fail a test in whose pages a script raised or which
asked another machine for anything.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts.browser import MISSING, find
from tests.browser.lab import WIDE, Lab
from tests.browser.server import LabServer
from tests.browser.watch import Watch, watched

PICTURES = Path("test-results")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder as a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures see whether their test failed."""
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    if os.environ.get("FEMKORT_NO_BROWSER") == "1":
        pytest.skip("FEMKORT_NO_BROWSER=1")
    path = find()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Give the JupyterLab server of this run."""
    running = LabServer(tmp_path_factory.mktemp("lab"))
    running.start()
    yield running
    running.stop()


class _Keeper:
    """Keeps the Lab page from test to test."""

    def __init__(self, browser: Browser, server: LabServer) -> None:
        self._browser = browser
        self._server = server
        self._kept: tuple[Lab, Watch, BrowserContext] | None = None

    def lab(self) -> tuple[Lab, Watch]:
        if self._kept is None:
            context = _context(self._browser)
            watch = Watch(context)
            lab = Lab(context.new_page(), self._server)
            lab.enter()
            self._kept = lab, watch, context
        return self._kept[:2]

    def drop(self) -> None:
        if self._kept is not None:
            self._kept[2].close()
            self._kept = None


@pytest.fixture(scope="session")
def _keeper(browser: Browser, server: LabServer) -> Iterator[_Keeper]:
    keeper = _Keeper(browser, server)
    yield keeper
    keeper.drop()


@pytest.fixture
def lab(_keeper: _Keeper, request: pytest.FixtureRequest) -> Iterator[Lab]:
    """Give a JupyterLab page without open notebooks."""
    opened, watch = _keeper.lab()
    watch.clear()
    yield opened
    failed = request.node.stash.get(_FAILED, False) or watch.errors or watch.outside
    try:
        if failed:
            _picture(request, opened.page, watch)
        watch.check()
        opened.leave()
    except BaseException:
        failed = True
        raise
    finally:
        if failed:
            _keeper.drop()


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Give an empty page outside JupyterLab."""
    context = _context(browser)
    watch = Watch(context)
    opened = context.new_page()
    yield opened
    if request.node.stash.get(_FAILED, False):
        _picture(request, opened, watch)
    context.close()
    watch.check()


def _context(browser: Browser) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": WIDE["width"], "height": WIDE["height"]},
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(30_000)
    return context


def _picture(request: pytest.FixtureRequest, page: Page, watch: Watch) -> None:
    PICTURES.mkdir(exist_ok=True)
    path = PICTURES / (re.sub(r"\W+", "-", request.node.name) + ".png")
    page.screenshot(path=path)
    request.node.add_report_section("teardown", "page", f"{path}\n{watched(page, watch)}")

"""Table and Replay in Notebook 7 and in marimo: a card is played, a hand is stepped through."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import lite
from tests.browser.hands import OPEN, replay, table
from tests.browser.lab import notebook_of
from tests.browser.served import Served
from tests.browser.watch import Watch

START = 60_000
"""Milliseconds: the kernel starts with the page."""


class NotebookServer(Served):
    """Notebook 7."""

    answers = "/api/status"

    def command(self, port: int) -> list[str]:
        return [
            *(sys.executable, "-m", "notebook", "--no-browser", "--allow-root"),
            "--JupyterNotebookApp.expose_app_in_browser=True",
            *("--IdentityProvider.token=", "--ServerApp.ip=127.0.0.1"),
            *(f"--ServerApp.port={port}", f"--ServerApp.root_dir={self.files}"),
        ]


class MarimoServer(Served):
    """One notebook of marimo, running."""

    def command(self, port: int) -> list[str]:
        app = self.files / "app.py"
        cells = "\n\n".join(
            f"@app.cell\ndef _():\n{re.sub('(?m)^', '    ', cell)}\n    return"
            for cell in map(_shown, (table(), replay(OPEN)))
        )
        app.write_text(f"import marimo\n\napp = marimo.App()\n\n\n{cells}\n", "utf-8")
        options = ("--headless", "--no-token", "--host", "127.0.0.1", "--port", str(port))
        return [sys.executable, "-m", "marimo", "run", str(app), *options]


def _shown(cell: str) -> str:
    """A cell of marimo; its names are its own."""
    *before, last = cell.split("\n")
    return "\n".join([*(line.replace("fw", "_fw") for line in before), last])


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotebookServer]:
    running = NotebookServer(tmp_path_factory.mktemp("notebook"))
    nbformat.write(notebook_of((table(), replay(OPEN))), running.files / "hands.ipynb")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MarimoServer]:
    running = MarimoServer(tmp_path_factory.mktemp("marimo"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """Give an empty page. What a host itself stumbles over is not ours: we come as ``blob:``."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    watch = Watch(context)
    yield context.new_page()
    context.close()
    assert watch.outside == []
    assert [error for error in watch.errors if "blob:" in error] == []


def test_notebook_7(visitor: Page, notebook: NotebookServer) -> None:
    visitor.goto(f"{notebook.url}/notebooks/hands.ipynb")
    visitor.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.context")
    visitor.evaluate(lite.READY)
    visitor.evaluate(lite.RUN)
    assert lite.errors(visitor) == []
    _played(visitor)


def test_marimo(visitor: Page, marimo: MarimoServer) -> None:
    visitor.goto(marimo.url)
    _played(visitor)


def _played(page: Page) -> None:
    player, replayed = page.locator(".fk-of-table"), page.locator(".fk-of-replay")
    expect(player).to_have_attribute("data-ready", "", timeout=START)
    player.locator('[data-part="hand"] [data-card="C9"]').click(force=True)
    expect(player.locator('[data-part="reason"][data-refused]')).to_have_count(1)
    player.locator('[data-part="hand"] [data-card="DT"]').click()
    expect(player).to_have_attribute("data-turn", "2")
    expect(player.locator('[data-part="hand"] [data-card="DT"]')).to_have_count(0)
    replayed.scroll_into_view_if_needed()
    expect(replayed).to_have_attribute("data-ready", "", timeout=START)
    replayed.locator('[data-do="next"]').click()
    expect(replayed).to_have_attribute("data-frame", "1")
    replayed.press("End")
    expect(replayed.locator('[data-part="result"]')).to_be_visible()

"""A visitor of the site that needs no installation."""

from __future__ import annotations

import functools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page

SECONDS = 240
READY = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  const panel = app.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
}"""
RUN = """() => {
  window.ran = window.jupyterapp.commands.execute("notebook:run-all-cells");
}"""
RAN = """async () => {
  await window.ran;
  return window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.flatMap((cell) =>
    (cell.toJSON().outputs ?? []).filter((output) => output.output_type === "error")
      .map((output) => `${output.ename}: ${output.evalue}`));
}"""

KERNEL = """async (code) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const said = [];
  const asked = kernel.requestExecute({ code, store_history: false });
  asked.onIOPub = ({ content }) => said.push(content.text ?? content.evalue ?? "");
  await asked.done;
  return said.join("");
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Give a folder out as any web server would; the address."""
    serve = functools.partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def first_card(page: Page, address: str, notebook: str) -> float:
    """Open a notebook and run it; the seconds until its first card is there."""
    began = time.monotonic()
    page.goto(f"{address}/lab/index.html?path={notebook}")
    page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.context")
    page.evaluate(READY)
    page.evaluate(RUN)
    page.locator(".fk-root [data-card]").first.wait_for(state="attached")
    return time.monotonic() - began


def errors(page: Page) -> list[str]:
    """Wait until all cells have run, and tell what went wrong in them."""
    found: list[str] = page.evaluate(RAN)
    return found


def kernel(page: Page, code: str) -> str:
    """Run code beside the cells; what it prints, or what went wrong."""
    said: str = page.evaluate(KERNEL, code)
    return said.strip()

"""The goals of the page, in a real JupyterLab: first paint, stepping, thirty at once, playing.

A round trip of an empty anywidget (a message to the kernel, a trait back, painted) is measured
between the cards, in the same notebook.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from bench.goals import Goal
from scripts.browser import MISSING, find
from tests.browser.conftest import ARGUMENTS
from tests.browser.lab import WIDE, Lab
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.lab import Notebook

STEPS = 200
CARDS = 50
PAINTS = 15
MANY = 30
STOPWATCH = Path(__file__).with_suffix(".js").read_text("utf-8")

REPLAY = """
import femkort_widgets as fw

match = fw.Match(fw.rules("femkort"), seed=11)
while not match.position.over:
    match.play(match.position.legal()[0])
fw.Replay(match.record)
"""
THIRTY = f"""
for _ in range({MANY}):
    display(fw.Replay(match.record))
"""
TABLE = """
import femkort_widgets as fw

rules = fw.rules("femkort", pots_to_win=99)
fw.Table(rules, seat=0, seed=5, bots="random", pace=150, hold=0)
"""
EMPTY = '''
import anywidget, traitlets

class Empty(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.onclick = () => model.send({});
      model.on("change:count", () => { el.dataset.count = model.get("count"); });
      el.append(button);
    } };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self._hear)

    def _hear(self, *_):
        self.count += 1

Empty()
'''
STEP = """async (output) => {
  const next = output.querySelector('[data-do="next"]');
  if (next.disabled || next.getAttribute("aria-disabled") === "true") {
    output.querySelector('[data-do="first"]').click();
    await stopwatch.painted();
    await stopwatch.painted();
  }
  return stopwatch.clickToChanged(output, next);
}"""
PAINT = """() => {
  const cards = () => document.querySelector(".jp-mod-active .fk-root [data-card]");
  return stopwatch.modelToPaint(cards);
}"""
SCROLL = """async (output) => {
  const taken = [];
  for (const place of output.querySelectorAll(".fk-place"))
    if (!place.querySelector("[data-card]")) taken.push(await stopwatch.viewToPaint(place));
  return taken;
}"""
PLAY = """async (output) => {
  const find = (selector) => output.querySelector(selector);
  const playable = '[data-part="hand"] [data-card]:not([aria-disabled="true"])';
  const mine = () => find(".fk-own[data-turn]") && find(playable);
  const again = () => find('[data-do="next_deal"]:not([disabled]):not([aria-disabled="true"])');
  await stopwatch.until(output, () => mine() || again());
  if (!mine()) {
    again().click();
    await stopwatch.until(output, mine);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
  const card = find(playable);
  const lies = `[data-part="trick"] [data-card="${card.dataset.card}"]`;
  return stopwatch.clickToPaint(output, card, () => find(lies));
}"""
ROUND_TRIP = """async (output) => {
  await new Promise((resolve) => setTimeout(resolve, 250));
  const before = output.querySelector("[data-count]")?.dataset.count;
  return stopwatch.clickToPaint(output, output.querySelector("button"),
    () => output.querySelector("[data-count]")?.dataset.count !== before);
}"""


def goals() -> Iterator[Goal]:
    """Open JupyterLab once and measure both goals in it."""
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LabServer(Path(home))
        server.start()
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            page = chromium.new_page(viewport=WIDE, reduced_motion="reduce")  # type: ignore[arg-type]
            lab = Lab(page, server)
            lab.enter()
            page.evaluate(STOPWATCH)
            notebook = lab.run([REPLAY])
            yield appearing(notebook)
            yield stepping(notebook, f"replay step, script, median of {STEPS}")
            yield from crowding(notebook)
            lab.leave()
            yield playing(lab.run([EMPTY, TABLE]))
            chromium.close()
        finally:
            server.stop()


def appearing(notebook: Notebook) -> Goal:
    """Run the cell of a replay again and again."""
    notebook.output(0).locator(".fk-root [data-card]").first.wait_for()
    taken = [notebook.page.evaluate(PAINT) for _ in range(PAINTS + 2)][2:]
    name = f"first paint of a replay after its model has come, median of {PAINTS}"
    return Goal(name, "ms", median(taken), 100.0)


def stepping(notebook: Notebook, name: str, cell: int = 0) -> Goal:
    """Step a replay forward, from its end back to its start and on."""
    output = notebook.output(cell)
    output.locator(".fk-place").first.scroll_into_view_if_needed()
    output.locator('[data-do="next"]').first.wait_for()
    taken = [output.evaluate(STEP) for _ in range(STEPS + 10)][10:]
    return Goal(name, "ms", median(taken), 8.0)


def crowding(notebook: Notebook) -> Iterator[Goal]:
    """Step the first of thirty replays, then look at the last of them."""
    cell = notebook.add(THIRTY)
    yield stepping(notebook, f"replay step among {MANY}, script, median of {STEPS}", cell)
    taken = notebook.output(cell).evaluate(SCROLL)
    name = f"first paint of one among {MANY} when it is scrolled to, median of {len(taken)}"
    yield Goal(name, "ms", median(taken), 100.0)


def playing(notebook: Notebook) -> Goal:
    """Play cards at a table, a round trip of the empty widget after each."""
    empty, table = notebook.output(0), notebook.output(1)
    table.locator('[data-part="hand"]').wait_for()
    pairs = [(table.evaluate(PLAY), empty.evaluate(ROUND_TRIP)) for _ in range(CARDS + 2)][2:]
    cards, trips = (median(column) for column in zip(*pairs, strict=True))
    name = f"click to card painted, median of {CARDS}"
    return Goal(name, "ms", cards, trips, 1.5, "an empty anywidget round trip")

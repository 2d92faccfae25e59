"""Take the pictures of the README from widgets in a real JupyterLab."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright

from scripts.browser import MISSING, find
from tests.browser.conftest import ARGUMENTS
from tests.browser.lab import Lab
from tests.browser.server import LabServer

FOLDER = Path("images")
NAMES = '("Signe", "Wilma", "Nils", "Erik")'
TABLE = f"""import femkort_widgets as fw
fw.Table("femkort", seat=0, seed=5, names={NAMES}, pace=0)"""
REPLAY = """import femkort_widgets as fw
from femkort_widgets.records import examples
fw.Replay(examples.load("femkort_ace_that_waited"), at=6)"""
EXPLORER = """import femkort_widgets as fw
explorer = fw.Explorer("femkort", fw.rules("femkort", variants=("no_heading",)))
explorer.find()
explorer"""
QUIZ = """import femkort_widgets as fw
fw.Quiz("letzter_stich", count=5, seed=3, mode="ask")"""


def asked_why(root: Locator) -> None:
    """Choose a card that may not be played."""
    root.locator("[data-card='D9']").click(force=True)
    root.locator("[data-part='reason']", has_text="9").wait_for()


def answered(root: Locator) -> None:
    """Name the card that may be played, and be told why."""
    root.locator("[data-part='hand'] [data-card='CK']").click()
    root.locator("[data-do='check']").click()
    root.locator("[data-part='feedback']:not(:empty)").wait_for()


def untouched(_: Locator) -> None:
    """Leave it as it is."""


NARROW, WIDE = (1400, 1400), (1900, 2000)
PICTURES: dict[str, tuple[str, tuple[int, int], Callable[[Locator], None]]] = {
    "table": (TABLE, NARROW, asked_why),
    "replay": (REPLAY, NARROW, untouched),
    "explorer": (EXPLORER, WIDE, untouched),
    "quiz": (QUIZ, NARROW, answered),
}


def main() -> None:
    """Write them to images/."""
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    FOLDER.mkdir(exist_ok=True)
    server = LabServer(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            page = browser.new_page(device_scale_factor=1.5)
            lab = Lab(page, server)
            lab.enter()
            for name, (cell, (width, height), touch) in PICTURES.items():
                page.set_viewport_size({"width": width, "height": height})
                output = lab.run([cell]).output(0)
                output.scroll_into_view_if_needed()
                root = output.locator(".fk-root[data-ready]:not([data-walking])")
                root.wait_for()
                touch(root)
                root.screenshot(path=FOLDER / f"{name}.png")
                lab.leave()
    finally:
        server.stop()


if __name__ == "__main__":
    main()

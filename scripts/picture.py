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
fw.Replay(examples.load("femkort_ace_that_waited"), at=11)"""
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


def untouched(_: Locator) -> None:
    """Leave it as it is."""


PICTURES: dict[str, tuple[str, Callable[[Locator], None]]] = {
    "table": (TABLE, asked_why),
    "replay": (REPLAY, untouched),
    "explorer": (EXPLORER, untouched),
    "quiz": (QUIZ, untouched),
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
            page = browser.new_page(
                viewport={"width": 1400, "height": 1400}, device_scale_factor=1.5
            )
            lab = Lab(page, server)
            lab.enter()
            for name, (cell, touch) in PICTURES.items():
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

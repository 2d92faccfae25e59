"""Take the picture at the head of the README from a table in a real JupyterLab."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.browser import MISSING, find
from tests.browser.conftest import ARGUMENTS
from tests.browser.lab import Lab
from tests.browser.server import LabServer

PICTURE = Path("images/table.png")
CELL = """import femkort_widgets as fw
fw.Table("femkort", seat=0, seed=5, names=("Signe", "Wilma", "Nils", "Erik"), pace=0)"""


def main() -> None:
    """Write images/table.png."""
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    server = LabServer(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            page = browser.new_page(
                viewport={"width": 1400, "height": 1000}, device_scale_factor=1.5
            )
            lab = Lab(page, server)
            lab.enter()
            table = lab.run([CELL]).output(0)
            table.scroll_into_view_if_needed()
            root = table.locator(".fk-root[data-ready]:not([data-walking])")
            root.wait_for()
            table.locator("[data-card='D9']").click(force=True)
            table.locator("[data-part='reason']", has_text="9").wait_for()
            PICTURE.parent.mkdir(exist_ok=True)
            root.screenshot(path=PICTURE)
    finally:
        server.stop()


if __name__ == "__main__":
    main()

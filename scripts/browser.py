"""Find the Chromium that the browser tests drive, or bring one where that is possible.

``python -m scripts.browser`` prints its path; where there is none it says in one sentence
what to install and fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
MISSING = (
    "The browser tests need Chromium or Chrome and found neither: install one "
    "(Debian: apt install chromium; any system: python -m playwright install chromium), "
    "name it in FEMKORT_CHROMIUM, or leave these tests out with FEMKORT_NO_BROWSER=1."
)


def find() -> str | None:
    """Give the path of a Chromium or Chrome on this machine, or None."""
    named = os.environ.get("FEMKORT_CHROMIUM")
    if named:
        return shutil.which(named)
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return next((path for path in ELSEWHERE if Path(path).exists()), _of_playwright())


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def bring() -> str | None:
    """Install Chromium with the system's packages, or Playwright's own, and give its path."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        install = ["apt-get", "install", "-y", "--no-install-recommends"]
        _run(["apt-get", "update"])
        _run([*install, "chromium", "fonts-dejavu-core"])
    else:
        _run([sys.executable, "-m", "playwright", "install", "chromium"])
    return find()


def _run(command: list[str]) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, env=quiet, stdout=sys.stderr, timeout=900)


def main() -> int:
    """Print the browser's path, installing one first where there is none."""
    if os.environ.get("FEMKORT_NO_BROWSER") == "1":
        print("FEMKORT_NO_BROWSER=1: the browser tests are left out.")
        return 0
    path = find() or bring()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    print(f"Browser tests use {path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

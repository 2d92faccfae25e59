"""One private Voila server on the loopback address, for the notebooks of one folder."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import nbformat

from tests.browser.lab import notebook_of
from tests.browser.served import Served


class VoilaServer(Served):
    """Voila on the notebooks of a folder; each reader gets a kernel of their own."""

    def command(self, port: int) -> list[str]:
        """How it is started."""
        options = (f"--port={port}", "--Voila.ip=127.0.0.1", "--show_tracebacks=True")
        return [sys.executable, "-m", "voila", "--no-browser", *options, str(self.files)]

    def write(self, name: str, cells: Sequence[str]) -> str:
        """Write a notebook of these cells and give its address."""
        nbformat.write(notebook_of(cells), self.files / f"{name}.ipynb")
        return f"{self.url}/voila/render/{name}.ipynb"

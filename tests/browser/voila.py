"""One private Voila server on the loopback address, for the notebooks of one folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import nbformat

from tests.browser.lab import _notebook
from tests.browser.server import _free_port


class VoilaServer:
    """Voila on the notebooks of a folder; each reader gets a kernel of their own."""

    def __init__(self, home: Path) -> None:
        self.files = home / "files"
        self.files.mkdir(parents=True)
        self.log = home / "voila.log"
        self._home = home
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        """The process of the server; kernels are its children."""
        assert self._process is not None
        return self._process.pid

    def write(self, name: str, cells: Sequence[str]) -> str:
        """Write a notebook of these cells and give its address."""
        nbformat.write(_notebook(cells), self.files / f"{name}.ipynb")
        return f"{self.url}/voila/render/{name}.ipynb"

    def start(self, seconds: float = 90) -> None:
        """Start the server and return once it answers."""
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "PYTEST"))}
        folders = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")
        own = {f"JUPYTER_{name}": str(self._home / name.lower()) for name in folders}
        options = (
            "--no-browser",
            f"--port={port}",
            "--Voila.ip=127.0.0.1",
            "--show_tracebacks=True",
        )
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "voila", *options, str(self.files)],
                env=kept | own | {"IPYTHONDIR": str(self._home / "ipython")},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        said = self.log.read_text(errors="replace")[-4000:]
        self.stop()
        message = f"Voila did not start within {seconds:.0f} s; it said:\n{said}"
        raise RuntimeError(message)

    def stop(self) -> None:
        """Stop the server and with it the kernels it started."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(timeout=15)

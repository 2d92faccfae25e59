"""One private JupyterLab server on the loopback address."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "docmanager-extension/plugin": {"autosave": False},
    "notebook-extension/tracker": {"windowingMode": "none"},
}


class LabServer:
    """A JupyterLab server with its own files, settings and kernels under one folder."""

    def __init__(self, home: Path) -> None:
        self.files = home / "files"
        self.files.mkdir(parents=True)
        self.log = home / "server.log"
        self._home = home
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        """The process of the server; kernels are its children."""
        assert self._process is not None
        return self._process.pid

    def start(self, seconds: float = 90) -> None:
        """Start the server and return once it answers."""
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        for name, values in SETTINGS.items():
            path = self._home / f"settings/@jupyterlab/{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values))
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command(port),
                cwd=self.files,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_it_answers(seconds)

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

    def _command(self, port: int) -> list[str]:
        return [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            "--allow-root",
            "--LabApp.expose_app_in_browser=True",
            "--IdentityProvider.token=",
            "--ServerApp.disable_check_xsrf=True",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={self.files}",
        ]

    def _environment(self) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "PYTEST"))}
        folders = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        return kept | {name: str(self._home / folder) for name, folder in folders.items()}

    def _wait_until_it_answers(self, seconds: float) -> None:
        assert self._process is not None
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        said = self.log.read_text(errors="replace")[-4000:]
        self.stop()
        message = f"JupyterLab did not start within {seconds:.0f} s; it said:\n{said}"
        raise RuntimeError(message)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

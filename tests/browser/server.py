"""One private JupyterLab server on the loopback address."""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.browser.served import Served

SETTINGS: dict[str, dict[str, Any]] = {
    "apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "docmanager-extension/plugin": {"autosave": False},
    "notebook-extension/tracker": {"windowingMode": "none"},
}


class LabServer(Served):
    """A JupyterLab server with its own files, settings and kernels under one folder."""

    answers = "/api/status"

    def command(self, port: int) -> list[str]:
        """Write its settings down, and say how it is started."""
        for name, values in SETTINGS.items():
            path = self.home / f"settings/@jupyterlab/{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values))
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

"""What each widget weighs: JavaScript, style sheet and card art, compressed, without catalogues."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.goals import Goal

FRONTEND = Path(__file__).parent.parent / "femkort_widgets/frontend"
KB = 1024


def goals() -> list[Goal]:
    """Ask the front-end's build, which knows what the catalogues add."""
    own = str(Path(sys.executable).parent)
    env = os.environ | {"PATH": os.pathsep.join([own, os.environ["PATH"]])}
    command = ["npm", "--prefix", str(FRONTEND), "--silent", "run", "size", "--", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    if not done.stdout.strip():
        message = f"the front-end cannot be built: {done.stderr.strip()}"
        raise SystemExit(message)
    return [
        Goal(
            f"{size['widget']}: JS, CSS and card art, gzip",
            "KB",
            size["gzip_without_catalogues"] / KB,
            size["budget"] / KB,
        )
        for size in json.loads(done.stdout)
    ]

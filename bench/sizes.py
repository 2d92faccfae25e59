"""What each widget weighs: JavaScript, style sheet and card art, compressed; and words apart."""

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
    """Ask the front-end's build; the words of a language are data, and printed beside."""
    own = str(Path(sys.executable).parent)
    env = os.environ | {"PATH": os.pathsep.join([own, os.environ["PATH"]])}
    command = ["npm", "--prefix", str(FRONTEND), "--silent", "run", "size", "--", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    if not done.stdout.strip():
        message = f"the front-end cannot be built: {done.stderr.strip()}"
        raise SystemExit(message)
    sizes = json.loads(done.stdout)
    for words in sizes["words"]:
        print(f"words of {words['lang']}, gzip: {words['gzip'] / KB:.1f} KB")
    return [
        Goal(
            f"{size['widget']}: JS, CSS and card art, gzip",
            "KB",
            size["gzip"] / KB,
            size["budget"] / KB,
        )
        for size in sizes["widgets"]
    ]

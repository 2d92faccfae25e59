"""Frames say of which version they are, and the page draws those of its own version alone."""

import re
from pathlib import Path

import femkort_widgets as fw
from femkort_widgets.records import examples

SOURCES = Path(fw.__file__).parent / "frontend" / "src"


def test_the_page_knows_the_version_that_python_writes() -> None:
    drawn = re.search(r"const VERSION: .* = (\d+);", (SOURCES / "entry.tsx").read_text("utf-8"))
    assert drawn is not None
    record = examples.load("femkort_ace_that_waited")
    table = fw.Table(seed=1)
    for frames in (fw.frames(record), fw.frames(record, viewer=0), table.frames):
        assert frames["version"] == int(drawn[1])

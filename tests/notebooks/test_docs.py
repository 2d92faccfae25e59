"""What the pages of the documentation show works."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.records import examples
from scripts.run_notebooks import ROOT

PAGES = sorted((ROOT / "docs").glob("*.md"))
WITH_CODE = [page for page in PAGES if "```python" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    fw.dump(examples.load("femkort_ace_that_waited"), "my_hand.ttn")
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        exec(compile(block, page.name, "exec"), names)


def test_the_hand_that_explains_how_to_write_one_has_no_fault() -> None:
    (hand,) = re.findall(
        r"```ttn\n(.*?)```", (ROOT / "docs/writing_hands.md").read_text("utf-8"), re.DOTALL
    )
    assert fw.loads(hand).faults == ()

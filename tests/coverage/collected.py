"""A pytest plugin that writes down what the collected tests cite, for test_coverage."""

import json
import os
from pathlib import Path

import pytest

VARIABLE = "FEMKORT_COLLECTED"
"""Names the file to write."""


def pytest_collection_finish(session: pytest.Session) -> None:
    """Each test, parameters left out, with the ids that pytest itself marks it with."""
    marked: dict[str, list[str]] = {}
    for item in session.items:
        ids = {key for mark in item.iter_markers("cites") for key in mark.args}
        marked[item.nodeid.partition("[")[0]] = sorted(ids)
    Path(os.environ[VARIABLE]).write_text(json.dumps(marked), "utf-8")

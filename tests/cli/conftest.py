"""The command, run within the tests."""

import io
import sys
from collections.abc import Callable

import pytest

from femkort_widgets.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command; its status, output and errors."""

    def command(*words: object, given: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        try:
            status = main(list(map(str, words)))
        except SystemExit as stopped:
            status = int(str(stopped.code))
        out, err = capsys.readouterr()
        return status, out, err

    return command

"""Answers files, read whole and in one way."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import Error, in_short

BIGGEST = 1_000_000
"""So many bytes an answers file may have."""


def read_answers(path: Path) -> Mapping[str, Any]:
    """The answers in a file. Raises Error, and FileNotFoundError where there is none."""
    try:
        found = path.read_bytes()
        answers = json.loads(found.decode("utf-8-sig")) if len(found) <= BIGGEST else None
    except FileNotFoundError:
        raise
    except (OSError, ValueError, RecursionError) as problem:
        raise unusable(path, problem) from None
    if len(found) > BIGGEST:
        raise unusable(path, f"{len(found)} bytes > {BIGGEST}")
    if not isinstance(answers, Mapping):
        raise Error("classroom.answers", found=in_short(answers))
    return answers


def named(path: str | os.PathLike[str]) -> str:
    """How a path is called, also where it is empty.

    >>> named("ada.json"), named("")
    ('ada.json', '“”')
    """
    return os.fspath(path) or "“”"


def unusable(path: Path, cause: object) -> Error:
    """What is said of a file that cannot be read or written."""
    said = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return Error("classroom.file", path=str(path), cause=said[:200].rstrip("."))

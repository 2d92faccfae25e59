"""An answers file: read to go on with, written without losing what somebody else has in it."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..classroom.marking import opened
from ..classroom.working import Work
from ..errors import Error

BIGGEST = 1_000_000
"""So many bytes an answers file may have."""


class AnswersFile:
    """The answers of one pupil to one exercise, as JSON."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def read(self) -> Mapping[str, Any] | None:
        """The answers; None where there is no file yet. Raises Error for anything else."""
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise Error("classroom.file", path=str(self.path), cause=_cause(problem)) from None
        if len(found) > BIGGEST:
            raise Error("classroom.file", path=str(self.path), cause=f"{len(found)} bytes")
        try:
            answers = json.loads(found.decode())
        except (ValueError, RecursionError) as problem:
            raise Error("classroom.file", path=str(self.path), cause=_cause(problem)) from None
        if not isinstance(answers, Mapping):
            raise Error("classroom.answers", found=repr(answers)[:60])
        return answers

    def write(self, work: Work) -> None:
        """Keep the answers, whole or not at all. Raises Error where others stand there."""
        before = self.read()
        if before:
            _, student = opened(work.exercise, before, work.student)
            if student != work.student:
                raise Error("classroom.other_student", given=student, wanted=work.student or "—")
        text = json.dumps(work.answers, ensure_ascii=False, indent=1) + "\n"
        beside = self.path.with_name(f"{self.path.name}.part")
        try:
            beside.write_bytes(text.encode("utf-8", "surrogatepass"))
            os.replace(beside, self.path)
        except OSError as problem:
            raise Error("classroom.file", path=str(self.path), cause=_cause(problem)) from None


def _cause(problem: Exception) -> str:
    return (getattr(problem, "strerror", None) or str(problem) or type(problem).__name__)[:200]

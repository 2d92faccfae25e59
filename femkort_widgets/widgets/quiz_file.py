"""An answers file: read to go on with, written without losing what already stands in it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..classroom.marking import opened
from ..classroom.papers import named, read_answers, unusable
from ..classroom.working import Work
from ..errors import Error, expect
from ..records.saving import save


class AnswersFile:
    """The answers of one pupil to one exercise, as JSON."""

    def __init__(self, path: str | Path) -> None:
        expect(path, (str, Path), Error, "the path of an answers file, as in 'ada.json'")
        if not str(path):
            raise Error("classroom.no_file", path=named(path))
        self.path = Path(path)

    def read(self) -> Mapping[str, Any] | None:
        """The answers; None where there is no file yet. Raises Error for anything else."""
        try:
            return read_answers(self.path)
        except FileNotFoundError:
            return None

    def write(self, work: Work) -> None:
        """Keep the answers, whole or not at all. Raises Error where others stand there."""
        before = self.read()
        if before:
            _, student = opened(work.exercise, before, work.student)
            if student != work.student:
                raise Error("classroom.other_student", given=student, wanted=work.student or "—")
            if not work.follows(before):
                raise Error("classroom.other_answers", path=str(self.path))
        text = json.dumps(work.answers, ensure_ascii=False, indent=1) + "\n"
        try:
            save(self.path, text.encode("utf-8", "surrogatepass"))
        except OSError as problem:
            raise unusable(self.path, problem) from None

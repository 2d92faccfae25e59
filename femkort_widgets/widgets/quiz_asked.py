"""What a quiz is made of: an exercise, a sheet, a record with stops, or questions drawn."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..classroom import Exercise, Question, from_record, load, loads, questions, seed_for
from ..classroom.exercise import MOST
from ..classroom.papers import unusable
from ..core.deal import check_seed
from ..core.games import game, games
from ..core.games import rules as agree
from ..core.rules import Rules
from ..errors import Error, in_short
from ..records.model import Record
from .seating import any_seed

_RECORD = re.compile(r'\s*(?:%TTN\b|\[\w+\s+")')
USUAL = 5
"""So many questions are drawn where no number is given."""


class Drawn:
    """Questions drawn by rules, and drawn anew when asked for."""

    def __init__(
        self,
        rules: Rules,
        *,
        count: int | None,
        kinds: Sequence[str] | str | None,
        difficulty: Sequence[int] | int | None,
        seed: int | str | None,
        mode: str | None,
    ) -> None:
        self.rules = rules
        self.wanted: dict[str, Any] = {
            "count": USUAL if count is None else count,
            "kinds": kinds,
            "difficulty": difficulty,
        }
        self.seed = any_seed() if seed is None else seed
        check_seed(self.seed)
        if type(count) is int and count > MOST:
            known = Error("whole", least=1, most=MOST)
            raise Error("choice", name="count", value=count, known=known)
        self.mode = mode or "ask"
        self._draws = 0

    def draw(self, student: str, kinds: Sequence[str] | str | None = None) -> Exercise:
        """The next questions, of these types where some are named: others for another pupil."""
        self._draws += 1
        seed = f"{self.seed}/{self._draws}" if self._draws > 1 else self.seed
        if student:
            seed = seed_for(student, f"{self.rules.game}/{seed}")
        wanted = self.wanted if kinds is None else self.wanted | {"kinds": kinds}
        return Exercise(self.rules.game, questions(self.rules, **wanted, seed=seed), mode=self.mode)


def asked(
    given: object, student: str, *, mode: str | None, **drawing: Any
) -> tuple[Exercise, Drawn | None]:
    """The exercise, and what draws it anew where it is one's own to draw. Raises Error."""
    rules = _rules(given)
    if rules is not None:
        drawn = Drawn(rules, mode=mode, **drawing)
        return drawn.draw(student), drawn
    for name, value in drawing.items():
        if value is not None:
            raise Error("classroom.drawn", argument=name)
    found = _exercise(given)
    if mode is None or mode == found.mode:
        return found, None
    if found.mode == "exam":
        raise Error("classroom.exam", mode=mode)
    return replace(found, mode=mode), None


def _rules(given: object) -> Rules | None:
    if isinstance(given, Rules):
        return given
    return agree(given) if isinstance(given, str) and given in games() else None


def _exercise(given: object) -> Exercise:
    if isinstance(given, Exercise):
        return given
    if isinstance(given, Question):
        return Exercise("quiz", (given,))
    if isinstance(given, list | tuple) and all(isinstance(one, Question) for one in given):
        return Exercise("quiz", tuple(given))
    if isinstance(given, Record):
        return from_record(given)
    if not isinstance(given, str | Path):
        raise Error(
            "wrong_type",
            given=in_short(given),
            expected="rules, an Exercise, questions, a record with stops, or a sheet",
        )
    return _of_file(given) if isinstance(given, Path) else _of_text(given)


def _of_text(given: str) -> Exercise:
    """A sheet or a record as text; without a line end or a sign of either, the name of a file."""
    if _RECORD.match(given):
        return from_record(given)
    if "\n" in given or "=" in given:
        return loads(given)
    if given.isidentifier():
        game(given)
    return _of_file(given)


def _of_file(path: str | Path) -> Exercise:
    if Path(path).suffix != ".ttn":
        return load(path)
    try:
        data = Path(path).read_bytes()
    except FileNotFoundError:
        raise Error("classroom.no_file", path=str(path)) from None
    except (OSError, ValueError) as problem:
        raise unusable(Path(path), problem) from None
    return from_record(data.decode("utf-8", "replace"))

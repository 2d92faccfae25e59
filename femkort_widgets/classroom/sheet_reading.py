"""Reading sheets, with a clear sentence for whatever cannot be read."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from ..core.cards import seat_labels
from ..core.games import rules as agree
from ..errors import Error, in_short
from ..records.faults import Places
from .exercise import Draw, Exercise, as_weight
from .kinds import ALL, ask, kind_of
from .placed import placed
from .question import Question, Task
from .seen import again, in_writing, read_position, told_to

FIELDS = {"sheet", "id", "title", "mode", "fading", "question", "draw"}
ABOUT = ("variant", "suit", "who", "card", "of", "asks", "ok", "say", "hint", "hands")
ASKED = {"kind", "seat", "weight", "record", *ABOUT}
RECORD = re.compile(r"""^[ \t]*record[ \t]*=[ \t]*(?:'''\n?|"{3}\n?|['"])""", re.MULTILINE)
"""Stands in a sheet before the text of a hand."""
DRAWN = {"game", "players", "variants", "rounds", "options", "kinds", "count", "weight"}


def read_sheet(text: str | bytes) -> Exercise:
    """The exercise that a sheet holds. Raises Error."""
    sheet = _plain(text)
    data = _Fields("sheet", _parsed(sheet), FIELDS)
    if data.get("sheet", int, None) != 1:
        data.fail("sheet", "1")
    asked = data.tables("question", ASKED)
    drawn = data.tables("draw", DRAWN)
    return Exercise(
        id=data.get("id", str, None),
        questions=tuple(map(_question, asked, _starts(asked, sheet))),
        draws=tuple(map(_draw, drawn)),
        weights=tuple(map(_weight, asked)),
        mode=data.get("mode", str, "ask"),
        fading=data.get("fading", int, 3),
        title=data.get("title", str, ""),
    )


def _plain(text: object) -> str:
    """The text as it was written, whatever the editor."""
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    except UnicodeDecodeError as problem:
        raise Error("classroom.sheet", cause=str(problem)[:200]) from None
    if not isinstance(plain, str):
        raise Error("classroom.sheet", found=type(text).__name__, why="type")
    return plain.removeprefix("\ufeff").replace("\r\n", "\n")


def _parsed(sheet: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(sheet)
    except tomllib.TOMLDecodeError as problem:
        raise Error("classroom.sheet", cause=str(problem)[:200]) from None
    except (ValueError, RecursionError):
        raise Error("classroom.sheet", cause=Error("json.too_much")) from None


class _Fields:
    """A table of a sheet, which knows where it stands."""

    def __init__(self, part: str, values: Mapping[str, Any], known: set[str], n: int = 1) -> None:
        self.n = n
        self.place = Error(f"classroom.in.{part}", n=n)
        self.values = values
        for name in values:
            if name not in known:
                fields = ", ".join(sorted(known))
                about = {"place": self.place, "field": name[:60], "known": fields}
                raise Error("classroom.unknown_field", **about)

    def fail(self, field: str, expected: str) -> NoReturn:
        about = {"place": self.place, "field": field, "expected": expected}
        if field not in self.values:
            raise Error("classroom.missing", **about)
        raise Error("classroom.field", found=in_short(self.values[field]), **about)

    def get(self, name: str, kind: type | tuple[type, ...], default: Any) -> Any:
        """A value of this kind; the default where it is missing, unless that is None."""
        value = self.values.get(name, default)
        if not isinstance(value, kind) or isinstance(value, bool):
            names = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}
            self.fail(name, names.get(kind, "a number") if isinstance(kind, type) else "a number")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; empty where it is missing."""
        found: list[str] = self.get(name, list, [])
        if not all(isinstance(one, str) for one in found):
            self.fail(name, "a list of texts")
        return found

    def tables(self, name: str, known: set[str]) -> list["_Fields"]:
        """The tables of this name, numbered."""
        found = self.values.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, Mapping) for one in found):
            self.fail(name, f"[[{name}]]")
        return [_Fields(name, one, known, n) for n, one in enumerate(found, 1)]


def _starts(asked: Sequence[_Fields], sheet: str) -> Iterator[tuple[int, int] | None]:
    """The line and column where each hand begins; None where it stands otherwise than it reads."""
    starts = [found.end() for found in RECORD.finditer(sheet)]
    if len(starts) != len(asked):
        yield from (None for _ in asked)
        return
    place = Places(sheet)
    for fields, start in zip(asked, starts, strict=True):
        yield place(start) if sheet.startswith(fields.get("record", str, None), start) else None


def _weight(fields: _Fields) -> float:
    with placed(fields.place):
        return as_weight(fields.get("weight", (int, float), 1.0))


def _question(fields: _Fields, start: tuple[int, int] | None) -> Question:
    with placed(fields.place):
        return _asked(fields, start)


def _asked(fields: _Fields, start: tuple[int, int] | None) -> Question:
    """The question, asked of the hand as its seat sees it."""
    kind = fields.values.get("kind")
    if kind not in tuple(ALL):
        fields.fail("kind", ", ".join(ALL))
    written = fields.get("record", str, None)
    if start is None:
        position, played = read_position(written, Error("classroom.in.hand", n=fields.n))
    else:
        position, played = read_position(written, fields.place, start)
    names = tuple(played.match.names.get(label, label) for label in played.table.seats)
    labels = seat_labels(position.rules.players)
    letter = fields.get("seat", str, labels[position.to_play or 0])
    if letter not in labels:
        fields.fail("seat", ", ".join(labels))
    seat = labels.index(letter)
    about = tuple((name, fields.get(name, str, None)) for name in ABOUT if name in fields.values)
    seen = again(position, in_writing(position.deal))
    if not kind_of(kind).opened and ("hands", "open") not in about:
        seen = told_to(position, seat)
    return ask(Task(kind, seen, seat, names, about))


def _draw(fields: _Fields) -> Draw:
    with placed(fields.place):
        return _drawn(fields)


def _drawn(fields: _Fields) -> Draw:
    rules = agree(
        fields.get("game", str, None),
        players=fields.get("players", int, 4),
        variants=tuple(fields.texts("variants")),
    )
    options = fields.get("options", dict, {})
    if options:
        chosen = _Fields("options", options, {*rules.options}, fields.n).values
        rules = agree(rules.game, players=rules.players, variants=rules.variants, **chosen)
    if rounds := fields.texts("rounds"):
        rules = rules.with_rounds(tuple(rounds))
    weight = fields.get("weight", (int, float), 1.0)
    return Draw(rules, fields.get("count", int, 1), tuple(fields.texts("kinds")), weight)

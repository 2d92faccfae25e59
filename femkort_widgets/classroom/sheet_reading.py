"""Reading sheets, with a clear sentence for whatever cannot be read."""

import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

from ..core.cards import seat_labels
from ..core.games import rules as agree
from ..core.position import Position
from ..errors import Error, RecordError
from ..records.replayed import Replayed
from .exercise import Draw, Exercise
from .kinds import ALL, ask, kind_of
from .question import Question, Task
from .seen import again, in_writing, read_position, told_to

FIELDS = {"sheet", "id", "title", "mode", "fading", "question", "draw"}
ABOUT = ("variant", "suit", "who", "card", "of", "asks", "ok", "say", "hint", "hands")
ASKED = {"kind", "seat", "weight", "record", *ABOUT}
DRAWN = {"game", "players", "variants", "rounds", "options", "kinds", "count", "weight"}


def read_sheet(text: str | bytes) -> Exercise:
    """The exercise that a sheet holds. Raises Error."""
    sheet = _plain(text)
    data = _Fields("the sheet", _parsed(sheet), FIELDS)
    if data.values.get("sheet") != 1:
        data.fail("sheet", "1")
    asked = [_Fields(f"question {n}", one, ASKED) for n, one in data.tables("question")]
    drawn = [_Fields(f"draw {n}", one, DRAWN) for n, one in data.tables("draw")]
    return Exercise(
        id=data.get("id", str, None),
        questions=tuple(_question(one, sheet) for one in asked),
        draws=tuple(map(_draw, drawn)),
        weights=tuple(one.get("weight", (int, float), 1.0) for one in asked),
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
        raise Error("classroom.sheet", cause=f"found {type(text).__name__}, not text")
    return plain.removeprefix("\ufeff").replace("\r\n", "\n")


def _parsed(sheet: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(sheet)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Error("classroom.sheet", cause=str(problem)[:200]) from None


class _Fields:
    """A table of a sheet, which knows how it is called."""

    def __init__(self, place: str, values: object, known: set[str]) -> None:
        self.place = place
        if not isinstance(values, Mapping):
            raise Error(
                "classroom.field",
                place="the sheet",
                field=place,
                found=repr(values)[:60],
                expected="a table",
            )
        self.values = values
        for name in values:
            if name not in known:
                fields = ", ".join(sorted(known))
                raise Error("classroom.unknown_field", place=place, field=name[:60], known=fields)

    def fail(self, field: str, expected: str) -> NoReturn:
        about = {"place": self.place, "field": field, "expected": expected}
        if field not in self.values:
            raise Error("classroom.missing", **about)
        raise Error("classroom.field", found=repr(self.values[field])[:60], **about)

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

    def tables(self, name: str) -> list[tuple[int, object]]:
        """The tables of this name, numbered."""
        found = self.values.get(name, [])
        if not isinstance(found, list):
            self.fail(name, f"[[{name}]]")
        return list(enumerate(found, 1))


def _hand(fields: _Fields, sheet: str) -> tuple[Position, Replayed]:
    """Where the hand of a question ends. Raises Error, with the line in the sheet."""
    written = fields.get("record", str, None)
    above = sheet.count("\n", 0, max(0, sheet.find(written)))
    try:
        return read_position(written, fields.place, above)
    except RecordError as problem:
        found, expected = problem.found, problem.expected
        there = RecordError(problem.line + above, problem.column, found, expected, problem.key)
        cause = f"{fields.place}: {str(there).rstrip('.')}"
        raise Error("classroom.sheet", cause=cause) from None


def _question(fields: _Fields, sheet: str) -> Question:
    """The question, asked of the hand as its seat sees it."""
    kind = fields.values.get("kind")
    if kind not in tuple(ALL):
        fields.fail("kind", ", ".join(ALL))
    position, played = _hand(fields, sheet)
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
    rules = agree(
        fields.get("game", str, None),
        players=fields.get("players", int, 4),
        variants=tuple(fields.texts("variants")),
    )
    options = fields.get("options", dict, {})
    if options:
        place = f"{fields.place}, options"
        chosen = _Fields(place, options, {*rules.options}).values
        rules = agree(rules.game, players=rules.players, variants=rules.variants, **chosen)
    if rounds := fields.texts("rounds"):
        rules = rules.with_rounds(tuple(rounds))
    weight = fields.get("weight", (int, float), 1.0)
    return Draw(rules, fields.get("count", int, 1), tuple(fields.texts("kinds")), weight)

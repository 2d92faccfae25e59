"""Reading and writing records, as the json module does it."""

import os
from dataclasses import replace

from ..core.rules import Rules
from ..errors import Error, RecordError, expect
from .faults import Places
from .model import Record, Source
from .reader import read
from .saving import save
from .tokens import FIRST_LINE
from .writer import write


def read_record(given: Record | str) -> Record:
    """A record as it is, a text read. Raises Error for anything else, RecordError as ``loads``."""
    if not isinstance(given, str):
        expect(given, Record, Error, "a record or the text of one; match.record is one")
        return given
    return loads(given)


def loads(text: str | bytes, rules: Rules | None = None) -> Record:
    """The record that a text is; ``record.faults`` lists what is wrong in it (rule 14).

    ``rules`` are used instead of the ones that the record names, for a table's own rules. Raises
    RecordError only for text that is not UTF-8, an unclosed brace, bracket or quote, an unknown
    game and a card that stands twice in a deal.
    """
    expect(text, (str, bytes), Error, "the text of a record; fw.load(path) reads a file")
    if rules is not None:
        Rules.check(rules)
    plain = _decoded(text).replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    record = read(plain)
    first = None if FIRST_LINE.match(plain) else plain.lstrip().partition("\n")[0][:40]
    return replace(record, source=Source(Places(plain), first, rules))


def dumps(record: Record) -> str:
    """The text of a record, in the layout of rule 15."""
    expect(record, Record, Error, "a record, as fw.loads gives it or match.record")
    return write(record)


def load(path: str | os.PathLike[str], rules: Rules | None = None) -> Record:
    """The record in a file; see ``loads``."""
    _check_path(path)
    with open(path, "rb") as file:
        return loads(file.read(), rules)


def dump(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, UTF-8 with LF, whole or not at all."""
    _check_path(path)
    save(path, dumps(record).encode())


def _check_path(path: object) -> None:
    expect(path, (str, os.PathLike), Error, "the path of a file, as in 'my_hand.ttn'")


def _decoded(text: str | bytes) -> str:
    try:
        if isinstance(text, str):
            text.encode()
            return text
        return text.decode()
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        before = error.object[: error.start]
        plain = before.decode() if isinstance(before, bytes) else before
        wrong = error.object[error.start : error.start + 1]
        line, column = Places(plain)(len(plain))
        raise RecordError(line, column, ascii(wrong), "UTF-8") from None

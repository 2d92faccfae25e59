"""The text of a JSON twin, read: whatever is wrong with it is said with its place."""

import json
from typing import Any

from ..errors import Error, RecordError


def read_json(data: bytes) -> Any:
    """What a JSON text holds, for ``from_json``. Raises RecordError, Error for what is too deep.

    >>> read_json(b'{"TTN": "1"}')
    {'TTN': '1'}
    """
    try:
        return json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line, column = _place(data[: error.start].decode())
        found = ascii(data[error.start : error.start + 1])
        raise RecordError(line, column, found, "UTF-8") from None
    except json.JSONDecodeError as error:
        rest = error.doc[error.pos : error.pos + 20]
        here = repr(rest) if rest.strip() else Error("text.end")
        raise RecordError(error.lineno, error.colno, here, "JSON") from None
    except (ValueError, RecursionError):
        too_much = Error("json.too_much")
        raise Error("json", place="/", found=too_much, expected="a record") from None


def _place(before: str) -> tuple[int, int]:
    """Line and column of what follows this text."""
    return before.count("\n") + 1, len(before) - before.rfind("\n")

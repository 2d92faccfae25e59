"""Holds data to ``schema.json``: which shape the JSON twin of a record has, and where it differs.

Only the keywords that the schema uses are known; a test holds both to an independent validator.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ..errors import Error

DEEPEST = 50
"""How many side lines may stand in one another, which no schema can say."""

_LEVELS = 8 + 2 * DEEPEST
_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
_LARGEST = 10**20

Schema = Mapping[str, Any]


@cache
def schema() -> dict[str, Any]:
    """The JSON schema (draft 2020-12) of a record's twin.

    >>> schema()["required"]
    ['TTN', 'matches']
    """
    text = files(__package__).joinpath("schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def check(data: object) -> None:
    """Raise Error at the first place where the data has not the shape of the schema."""
    _check(data, schema(), "", 0)


def _check(data: object, given: Schema, place: str, level: int) -> None:
    this = _resolved(given)
    if level > _LEVELS:
        raise Error(
            "json",
            place=place[:60],
            found=Error("json.side_line"),
            expected=Error("json.side_lines", most=DEEPEST),
        )
    if "oneOf" in this:
        this = _branch(data, this, place)
    if not _is_of(data, this):
        raise _wrong(data, this["description"], place)
    if isinstance(data, dict):
        _check_members(data, this, place, level)
    elif isinstance(data, list):
        for index, item in enumerate(data):
            _check(item, this["items"], f"{place}[{index}]", level + 1)


def _check_members(data: dict[Any, Any], this: Schema, place: str, level: int) -> None:
    known, others = this.get("properties", {}), this.get("additionalProperties")
    for key in this.get("required", ()):
        if key not in data:
            raise _wrong(data, Error("json.missing", name=key), place)
    for key, value in data.items():
        inner = known.get(key, others) if isinstance(key, str) else None
        if not inner:
            raise _wrong(key, this["description"], place)
        _check(value, inner, f"{place}.{key}".lstrip("."), level + 1)
    count = len(data)
    if not this.get("minProperties", 0) <= count <= this.get("maxProperties", count):
        raise _wrong(data, this["description"], place)


def _is_of(data: object, this: Schema) -> bool:
    wanted = this["type"]
    names = [wanted] if isinstance(wanted, str) else wanted
    if isinstance(data, bool) and "boolean" not in names:
        return False
    if not any(isinstance(data, _TYPES[name]) for name in names):
        return False
    if isinstance(data, str):
        whole = this.get("pattern", "").removesuffix("$") + r"\Z"
        written = "pattern" not in this or re.search(whole, data) is not None
        return written and data in this.get("enum", (data,))
    if isinstance(data, int) and not isinstance(data, bool):
        return bool(this.get("minimum", data) <= data <= this.get("maximum", data))
    return data in this.get("enum", (data,))


def _branch(data: object, this: Schema, place: str) -> Schema:
    """The kind of thing that the data is meant to be, told by its names."""
    if isinstance(data, dict) and data:
        for branch in map(_resolved, this["oneOf"]):
            required = set(branch.get("required", ()))
            if required <= data.keys() if required else data.keys() <= branch["properties"].keys():
                return branch
    raise _wrong(data, this["description"], place)


def _resolved(given: Schema) -> Schema:
    while "$ref" in given:
        given = schema()["$defs"][given["$ref"].rpartition("/")[2]]
    return given


def _wrong(data: object, expected: str | Error, place: str) -> Error:
    return Error("json", place=place or "/", found=_said(data), expected=expected)


def _said(data: object) -> str | Error:
    """What was found, in a few words whatever it is."""
    if isinstance(data, dict):
        names = ", ".join(repr(key[:20]) for key in list(data)[:3] if isinstance(key, str))
        return Error("json.object", names=names) if names else Error("json.empty")
    if isinstance(data, list):
        return Error("json.list")
    if isinstance(data, str):
        return repr(data[:40])
    if data is None or isinstance(data, bool):
        return json.dumps(data)
    if isinstance(data, int | float):
        return repr(data) if -_LARGEST < data < _LARGEST else Error("json.number")
    return Error("json.python", type=type(data).__name__)

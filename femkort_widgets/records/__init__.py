"""Records of hands as text: TTN, Trick-Taking Notation.

This is the only room that knows the format. Reading is forgiving, writing is strict; a text that
was written here comes back byte for byte.

``notes``, ``play``, ``parts`` and ``model`` hold the values, ``reader`` and ``writer`` the text;
``walk`` replays a round through the core, ``course`` tells tricks from laps, and ``checker`` lists
what is wrong. ``pbn`` reads bridge records and ``json_twin`` gives a record as JSON, held to its
schema by ``shape``; both are loaded when first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .faults import Fault
from .files import dump, dumps, load, loads
from .model import MatchRecord, Record, RoundRecord

if TYPE_CHECKING:
    from .json_twin import from_json, to_json
    from .pbn import read_pbn
    from .shape import schema

__all__ = [
    "Fault",
    "MatchRecord",
    "Record",
    "RoundRecord",
    "dump",
    "dumps",
    "from_json",
    "load",
    "loads",
    "read_pbn",
    "schema",
    "to_json",
]

_LATER = {
    "from_json": "json_twin",
    "read_pbn": "pbn",
    "schema": "shape",
    "to_json": "json_twin",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_LATER[name]}", __name__), name)
    globals()[name] = value
    return value

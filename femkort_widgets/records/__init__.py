"""Records of hands as text: TTN, Trick-Taking Notation.

This is the only room that knows the format. Reading is forgiving, writing is strict; a text that
was written here comes back byte for byte.

``notes``, ``play``, ``parts`` and ``model`` hold the values, ``reader`` and ``writer`` the text;
``walk`` replays a round through the core, ``course`` tells tricks from laps, and ``checker`` lists
what is wrong. ``pbn`` reads bridge records, ``json_twin`` gives a record as JSON, held to its
schema by ``shape``, and ``link`` as a link; they are loaded when first used.

``editing``, ``saying`` and ``entering`` change a record at one of its frames (``places`` knows
where each is) and give an ``edited`` one; ``blank`` begins one.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .faults import Fault
from .files import dump, dumps, load, loads
from .model import MatchRecord, Record, RoundRecord

if TYPE_CHECKING:
    from .json_twin import from_json, to_json
    from .link import from_link, to_link
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
    "from_link",
    "load",
    "loads",
    "read_pbn",
    "schema",
    "to_json",
    "to_link",
]

_LATER = {
    "from_json": "json_twin",
    "from_link": "link",
    "read_pbn": "pbn",
    "schema": "shape",
    "to_json": "json_twin",
    "to_link": "link",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_LATER[name]}", __name__), name)
    globals()[name] = value
    return value

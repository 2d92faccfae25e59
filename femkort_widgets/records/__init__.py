"""Records of hands as text: TTN, Trick-Taking Notation.

This is the only room that knows the format. Reading is forgiving, writing is strict; a text that
was written here comes back byte for byte.

``notes``, ``play``, ``parts`` and ``model`` hold the values, ``reader`` and ``writer`` the text;
``walk`` replays a round through the core, ``course`` tells tricks from laps, and ``checker`` lists
what is wrong. ``pbn`` reads bridge records and is loaded when first used.
"""

from typing import TYPE_CHECKING, Any

from .faults import Fault
from .files import dump, dumps, load, loads
from .model import MatchRecord, Record, RoundRecord

if TYPE_CHECKING:
    from .pbn import read_pbn

__all__ = [
    "Fault",
    "MatchRecord",
    "Record",
    "RoundRecord",
    "dump",
    "dumps",
    "load",
    "loads",
    "read_pbn",
]


def __getattr__(name: str) -> Any:
    if name != "read_pbn":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .pbn import read_pbn

    globals()[name] = read_pbn
    return read_pbn

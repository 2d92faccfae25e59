"""Records of hands as text: TTN, Trick-Taking Notation.

This is the only room that knows the format. Reading is forgiving, writing is strict; a text that
was written here comes back byte for byte.

``notes``, ``play``, ``parts`` and ``model`` hold the values, ``reader`` and ``writer`` the text;
``walk`` replays a round through the core; ``checker`` lists what is wrong.
"""

from .faults import Fault
from .files import dump, dumps, load, loads
from .model import MatchRecord, Record, RoundRecord

__all__ = ["Fault", "MatchRecord", "Record", "RoundRecord", "dump", "dumps", "load", "loads"]

"""Text of others within our own: a line that leaves what stands around it as it is."""

import re
from unicodedata import category

_BREAKS = re.compile(r"[ \t-\r\x1c-\x1f\x85\u2028\u2029]+")
_JOINERS = "\u200c\u200d"
"""Letters of some languages need these between them, and some signs are made with them."""


def plain(said: str) -> str:
    r"""One line without control characters and without signs that turn the direction of writing.

    >>> plain("Ada\n\u202e and\x07 Bo ")
    'Ada and Bo'
    """
    line = _BREAKS.sub(" ", said).strip(" ")
    return line if line.isprintable() else "".join(filter(_seen, line))


def _seen(sign: str) -> bool:
    return sign.isprintable() or category(sign) == "Zs" or sign in _JOINERS

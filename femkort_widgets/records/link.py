"""A record as a link: its JSON twin, compressed, after the # of an address (rule 16).

What stands after a # stays in the browser: no server is told of it.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from ..core.rules import Rules
from ..errors import Error, RecordError, expect
from .json_text import read_json
from .json_twin import from_json, to_json
from .model import Record

__all__ = ["from_link", "is_link", "to_link"]

LARGEST = 4 * 1024 * 1024
"""How many bytes a twin may have, so that no short link unpacks without end."""

_PAYLOAD = re.compile(r"(?:\A|[#&])ttn=([^&\s]*)")


def to_link(record: Record, address: str = "") -> str:
    """A link that holds a whole record: give the address of a page of yours, or of none.

    Raises Error as ``to_json`` does, and for a record that is too large for a link.
    """
    text = json.dumps(to_json(record), ensure_ascii=False, separators=(",", ":")).encode()
    if len(text) > LARGEST:
        raise _too_large()
    packed = urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    return f"{address.partition('#')[0]}#ttn={packed}"


def from_link(link: str, rules: Rules | None = None) -> Record:
    """The record in a link, or in what stands after its #.

    ``rules`` are used as in ``loads``. Raises RecordError for a link that is damaged or cut off,
    Error for one that would be too large when unpacked, and as ``from_json``.
    """
    expect(link, str, Error, "a link as text, with #ttn= in it")
    found = _PAYLOAD.search(link)
    if found is None:
        raise RecordError(1, 1, repr(link[:20]), "a link with #ttn= in it")
    return from_json(read_json(_unpacked(found[1], found.start(1) + 1)), rules)


def is_link(given: str) -> bool:
    """Is it meant as a link, whole or damaged?

    >>> is_link("https://example.org/hand.html#at=3&ttn=eNq"), is_link("hand.ttn")
    (True, False)
    """
    return _PAYLOAD.search(given) is not None


def _unpacked(packed: str, column: int) -> bytes:
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(data, LARGEST)
    except (ValueError, zlib.error):
        raise _damaged(packed, column) from None
    if unpacking.eof and not unpacking.unused_data:
        return text
    raise _too_large() if len(text) == LARGEST else _damaged(packed, column)


def _damaged(packed: str, column: int) -> RecordError:
    return RecordError(1, column, ascii(packed[:20]), "a link that is whole", "link_cut")


def _too_large() -> Error:
    return Error("link_size", most=LARGEST // 2**20)

"""What must hold for any input whatever: for ``make fuzz``, and for the inputs it has found.

A target takes bytes. It raises AssertionError where something does not hold, and lets through
whatever no reader should raise; the errors that the reader promises are no finding.
"""

import json
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser

from femkort_widgets.drawing import html
from femkort_widgets.drawing import text as diagram
from femkort_widgets.errors import Error, RecordError
from femkort_widgets.framing import frames
from femkort_widgets.i18n.messages import MessageError, fill, names, parse
from femkort_widgets.records import Record, dumps, from_json, loads, read_pbn, to_json
from femkort_widgets.records.faults import KEYS
from femkort_widgets.records.pbn import KEYS as LEFT_OUT

SECONDS = 1.0
UNTOLD = {"first_line", "brace_in_comment"}
"""Faults of a text that its record does not have: writing it puts them right."""
TAGS = set(
    "table thead tbody tr th td details summary p div span bdi section ol ul li h3 h4 h5 "
    "figure figcaption caption strong em b i small sup sub br cite".split()
)
ATTRIBUTES = {"class", "dir", "lang", "scope", "colspan", "rowspan", "open", "style", "title"}


class NotJsonError(ValueError):
    """A text that no JSON reader would take."""


def words(given: bytes) -> None:
    """Text to record to text: nothing is lost, and what is written stays as it is."""
    record = loads(given)
    written = dumps(record)
    assert loads(written) == record
    assert dumps(loads(written)) == written
    lost = letters(given.decode()) - letters(written)
    assert not lost, lost


def faults(given: bytes) -> None:
    """Faults have a known key and a place, and are those of the text as it is written."""
    record = loads(given)
    found = record.faults
    assert all(fault.key in KEYS and fault.line >= 1 and fault.column >= 1 for fault in found)
    assert [fault.at for fault in found] == sorted(fault.at for fault in found)
    assert told(loads(dumps(record))) == told(record)


def shown(given: bytes) -> None:
    """Frames are plain JSON; what is drawn of them is text and the few tags of a table."""
    drawn = frames(loads(given))
    assert json.loads(json.dumps(drawn)) == drawn
    _Page().feed(html(drawn))
    assert "\x1b" not in diagram(drawn)


def twin(given: bytes) -> None:
    """JSON to record to JSON: the same data, and a text that says the same."""
    try:
        data = json.loads(given.decode())
    except (ValueError, RecursionError):
        raise NotJsonError from None
    record = from_json(data)
    assert from_json(to_json(record)) == record
    assert loads(dumps(record)) == record


def bridge(given: bytes) -> None:
    """Every board of a PBN text is a record that can be written; the rest is listed in order."""
    boards = read_pbn(given)
    for record in boards:
        written = dumps(record)
        assert loads(written) == record
        assert dumps(loads(written)) == written
        assert record.faults is not None
    places = [(left.line, left.column) for left in boards.left_out]
    assert places == sorted(places)
    assert all(left.key in LEFT_OUT for left in boards.left_out)


def message(given: bytes) -> None:
    """A message can be filled in with its names, or is refused; values are never read as one."""
    text = given.decode("utf-8", "replace")
    used = names(text)
    for value in (1, "{x"):
        try:
            filled = fill(text, dict.fromkeys(used, value).__getitem__, "fr")
        except MessageError:
            assert value != 1
        else:
            assert filled or not parse(text) or "{" in text


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target for target in (words, faults, shown, twin, bridge, message)
}
REFUSALS = (RecordError, Error, MessageError, NotJsonError)


def hold(target: str, given: bytes) -> bool:
    """Is the input accepted? Raises AssertionError for what may not happen, and takes no second."""
    began = time.process_time()
    guard.closed = True
    try:
        TARGETS[target](given)
        accepted = True
    except REFUSALS:
        accepted = False
    finally:
        guard.closed = False
    took = time.process_time() - began
    assert took < SECONDS, f"{took:.1f} s"
    return accepted


def letters(text: str) -> Counter[str]:
    """What a text is made of but for its layout: blanks, ways to write a card, leading zeros."""
    for told in (("10", "T"), ("♤", "♠"), ("♡", "♥"), ("♢", "♦"), ("♧", "♣")):
        text = text.replace(*told)
    for sign, suit in zip("♠♥♦♣", "SHDC", strict=True):
        text = text.replace(sign, suit)
    kept = Counter("".join(re.sub(r"\?[0-9]{0,2}", "", text).split()).casefold())
    del kept["0"], kept["\ufeff"]
    return kept


def told(record: Record) -> Counter[tuple[object, ...]]:
    """The faults of a record, wherever they stand."""
    return Counter(
        (fault.key, fault.match, fault.round, fault.seat, fault.card)
        for fault in record.faults
        if fault.key not in UNTOLD
    )


class _Page(HTMLParser):
    """A reader of what is drawn that lets through nothing which could do something."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        assert {name for name, _ in attrs} <= ATTRIBUTES, attrs

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    handle_pi = unknown_decl = handle_comment


class _Guard:
    """Notices when a text is run, a file opened or a program started."""

    EVENTS = ("exec", "compile", "open", "os.", "subprocess.", "socket.", "shutil.", "ctypes.")

    def __init__(self) -> None:
        self.closed = False
        sys.addaudithook(self)

    def __call__(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.closed and event.startswith(self.EVENTS):
            raise AssertionError(f"{event}: {arguments!r:.80}")


guard = _Guard()

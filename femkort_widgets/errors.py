"""What can go wrong, as values: every error holds its data; the English sentence is made here.

::

    ValueError
    └── Error                 anything this package refuses
        ├── CardError         a text that names no card
        ├── DealError         hands that cannot be a deal
        ├── RulesError        games, variants, options that do not exist or do not go together
        ├── IllegalPlayError  a card that may not be played now: .reason .seat .card
        ├── RecordError       a record that cannot be read at all: .line .column .found .expected
        └── SimulationError   a simulation that cannot go on: .result is what was counted before

``error.key`` and ``error.data`` find the sentence in a reader's own language.
"""

from collections.abc import Mapping
from math import log10
from typing import TYPE_CHECKING, Any

from .sentences import REFUSALS, SENTENCES

if TYPE_CHECKING:
    from .core.cards import Move
    from .core.obligations import Reason

_LARGE = 10**40
"""A sentence has no room for a number of more digits."""


def sentence(key: str, data: Mapping[str, Any]) -> str:
    """The key of the sentence for an error: of its own for each reason why two choices clash."""
    own = f"{key}.{data.get('why')}"
    return own if own in SENTENCES else key


class Error(ValueError):
    """Anything this package refuses: ``key`` names the sentence, ``data`` fills it."""

    def __init__(self, key: str, **data: Any) -> None:
        self.key = key
        self.data = {name: _writable(value) for name, value in data.items()}
        super().__init__(SENTENCES[sentence(key, data)].format(**self.data))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.data)


def _rebuild(kind: type[Error], key: str, data: dict[str, Any]) -> Error:
    return kind(key, **data)


class CardError(Error):
    """A text that names no card."""


class DealError(Error):
    """Hands that cannot be a deal, or not one of these rules."""


class RulesError(Error):
    """A game, variant, option or wish that these rules do not know."""


class IllegalPlayError(Error):
    """A card that may not be played now; ``reason`` says which duty forbids it and what binds."""

    def __init__(self, reason: "Reason", seat: int | None, card: "Move") -> None:
        who = "{card} may not be played" if seat is None else "Seat {seat} may not play {card}"
        said = reason.says.get("en") or f"the duty {reason.key!r} forbids it"
        why = REFUSALS.get(reason.key, said.rstrip("."))
        super().__init__("illegal", said=who.format(seat=seat, card=card), why=why)
        self.reason = reason
        self.seat = seat
        self.card = card

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.seat, self.card)


class SimulationError(Error):
    """A simulation that cannot go on; ``result`` is what it had counted, or None."""

    result: Any = None


class _Short(str):
    """What stands for a value that is too long to be written; it has no quotation marks."""

    __repr__ = str.__str__


def _writable(value: Any) -> Any:
    """The value, unless a sentence has no room for its digits, or Python does not write them."""
    if isinstance(value, int) and abs(value) >= _LARGE:
        size = log10(abs(value))
        digits, beyond = f"{10 ** (size % 1):.1f}", int(size)
        if digits == "10.0":
            digits, beyond = "1.0", beyond + 1
        return _Short(f"{'-' * (value < 0)}{digits}e{beyond}")
    try:
        repr(value)
    except Exception:
        return _Short(f"<{type(value).__name__}>")
    return value


def in_short(value: object, most: int = 60) -> str:
    """A value as Python writes it, cut; of a number with more digits how large it is.

    >>> in_short("a" * 100, 9), in_short(-(10**5000)), in_short(9996 * 10**46)
    ("'aaaaaaaa", '-1.0e5000', '1.0e50')
    """
    return repr(_writable(value))[:most]


def expect(
    given: object,
    kind: type | tuple[type, ...],
    wrong: type[Error],
    expected: str | Error,
) -> None:
    """Raise the error unless an argument is of this kind, in a sentence that says what it is."""
    if not isinstance(given, kind):
        raise wrong("wrong_type", given=in_short(given), expected=expected)


class RecordError(Error):
    """A record that cannot be read at all, with the place where reading ended (RECORDS rule 14).

    ``expected`` says what would be right; for an unknown game (``record_game``) the known ones.
    """

    def __init__(
        self, line: int, column: int, found: str | Error, expected: str, key: str = "record"
    ) -> None:
        super().__init__(key, line=line, column=column, found=found, expected=expected)
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.column, self.found, self.expected, self.key)

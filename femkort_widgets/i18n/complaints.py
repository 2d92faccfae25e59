"""What went wrong, as plain data and in words: errors and faults, with what stands within them."""

from typing import TYPE_CHECKING, Any

from ..errors import Error, IllegalPlayError, sentence
from . import cards
from .catalogue import catalogue, message, translate
from .lines import plain
from .reasons import explain

if TYPE_CHECKING:
    from ..records.faults import Fault

_FAMILIES = {"game": "game", "one": "game", "other": "game", "round": "round"}
"""Values of errors that may be keys of something with a name."""


def outlined(error: Error) -> Any:
    """An error as plain data: the key of its message, and what fills it (see ``filling``).

    Where no catalogue has a message it is the English sentence. Of a refused card there is the
    reason too, which says more than the message.

    >>> outlined(Error("explorer.two_games", one="fan_tan", other="whist"))["data"]
    {'one': {'key': 'game.fan_tan', 'data': {}}, 'other': 'whist'}
    """
    if isinstance(error, IllegalPlayError):
        why = error.reason
        told = {"key": why.key, "params": dict(why.params), "binds": [*map(str, why.binds)]}
        return _entry("reason.not_allowed") | {
            "reason": {**told, "legal": False, "says": dict(why.says)}
        }
    key = f"error.{sentence(error.key, error.data)}"
    return _entry(key, **filling(error)) if message(key, "en") else str(error)


def filling(error: Error) -> dict[str, Any]:
    """What fills the message of an error; what has a message itself, as its key and what fills it.

    That is another error, a fault of a record, under the name ``fault``, a game or a round, and
    what was expected or is known to be possible.
    """
    return {name: _outlined(name, value) for name, value in error.data.items()}


def _outlined(name: str, value: Any) -> Any:
    if isinstance(value, Error):
        return outlined(value)
    if name == "fault":
        return _placed(value)
    if name in ("expected", "known"):
        return expectation(value)
    key = f"{_FAMILIES.get(name)}.{value}"
    if message(key, "en"):
        return _entry(key)
    return value if isinstance(value, int | float | None) else plain(str(value))


def _placed(one: "Fault") -> dict[str, Any]:
    """A fault of a record with its place, where it has one."""
    said = _fault(one)
    return _entry("fault.at", said=said, line=one.line, column=one.column) if one.line else said


def _fault(one: "Fault") -> dict[str, Any]:
    said = _entry(f"fault.{one.key}")
    if one.card is not None:
        said = _entry("fault.card", card=str(one.card), said=said)
    if one.found is not None:
        said = _entry("fault.found", said=said, found=finding(one))
    if one.expected is not None:
        said = _entry("fault.expected", said=said, expected=expectation(one.expected))
    return said


def finding(one: "Fault") -> Any:
    """What stands there, as an error is outlined where it is one that the catalogues have."""
    told = outlined(one.cause) if one.cause else None
    return told if isinstance(told, dict) else one.found


def expectation(english: str) -> Any:
    """What would be right in a record, as the catalogues have it; else as the error says it."""
    keys = (key for key in catalogue("en") if key.startswith("expected."))
    return next((_entry(key) for key in keys if translate(key) == english), english)


def _entry(key: str, **data: Any) -> dict[str, Any]:
    return {"key": key, "data": data}


def complaint(error: Error, lang: str = "en") -> str:
    """An error in the reader's language; its own English sentence where no catalogue has one.

    A refused card is explained, a game or a round is called by its name where it has one, and what
    stands within the sentence is said in the language too: another error, and a fault of a record,
    which stands under the name ``fault``.
    """
    return str(_said(outlined(error), lang))


def fault(one: "Fault", lang: str = "en") -> str:
    """A fault of a record in words, with what was found and what would be right; not its place.

    >>> from femkort_widgets.records.faults import Fault
    >>> fault(Fault("unknown_variant", found="trumps", expected="trump"))
    'the game has no such variant; found trumps; expected trump'
    """
    return str(_said(_fault(one), lang))


def _said(told: Any, lang: str) -> Any:
    """What was told as plain data, in words."""
    if not isinstance(told, dict):
        return told
    if "reason" in told:
        return explain(told["reason"], lang)
    data = {name: _said(value, lang) for name, value in told["data"].items()}
    if told["key"] == "fault.card":
        data["card"] = cards.card(data["card"], lang)
    if told["key"] == "fault.found" and isinstance(told["data"]["found"], dict):
        data["found"] = data["found"].rstrip(".")
    return translate(told["key"], lang, **data)

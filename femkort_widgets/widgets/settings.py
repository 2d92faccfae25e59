"""How a widget looks, speaks and paces itself: every setting with its default and its choices."""

from collections.abc import Mapping
from typing import Any

from ..errors import Error, in_short

SETTINGS: dict[str, Any] = {
    "palette": "four",
    "letters": False,
    "diagram": False,
    "speech": "normal",
    "confirm": False,
    "hold": 900,
    "pace": 350,
    "sort": "high",
    "keys": True,
    "memory": False,
}
"""``palette`` of the suits; suit ``letters`` on the cards; hands as a ``diagram``; ``speech``
level; ``confirm`` each card with a second press; milliseconds a full trick is on ``hold`` (-1:
until a click) and bots' ``pace``; ``sort`` order of a hand; ``keys`` on or off; ``memory`` shows
the cards played (C-FK-21)."""

CHOICES = {
    "palette": ("four", "two", "german"),
    "speech": ("short", "normal", "full"),
    "sort": ("high", "low"),
}
LEAST = {"hold": -1, "pace": 0}
MOST = 60_000
"""Milliseconds: nobody waits longer than a minute for a card."""


def chosen(given: object, widget: str, arguments: tuple[str, ...] = ()) -> dict[str, Any]:
    """The defaults with what is given instead. Raises Error for a name or value that is not one."""
    if not isinstance(given, Mapping):
        raise Error("wrong_type", given=in_short(given), expected="settings by their names")
    for name, value in given.items():
        if name not in SETTINGS:
            known = ", ".join((*arguments, *SETTINGS))
            raise Error("widget_argument", widget=widget, argument=name, known=known)
        if not _possible(name, value):
            raise Error("choice", name=name, value=value, known=_known(name))
    return {**SETTINGS, **given}


def _possible(name: str, value: object) -> bool:
    if name in CHOICES:
        return value in CHOICES[name]
    if name in LEAST:
        return type(value) is int and LEAST[name] <= value <= MOST
    return isinstance(value, bool)


def _known(name: str) -> str | Error:
    if name in CHOICES:
        return ", ".join(CHOICES[name])
    if name in LEAST:
        return Error("milliseconds", least=LEAST[name], most=MOST)
    return "True, False"

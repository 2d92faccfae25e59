"""Traits that answer nonsense with a sentence, and at once, so that it never gets into a widget.

traitlets checks the values of several traits set together only after they have been stored, and
takes them back for its own errors alone; hence the checks of a widget stand in ``validate``.
"""

from collections.abc import Mapping
from typing import Any

import traitlets as t

from ..errors import Error


class Checked(t.TraitType[Any, Any]):
    """A trait whose values the widget's ``_take_<name>`` takes in order or refuses."""

    def validate(self, obj: t.HasTraits, value: Any) -> Any:
        """The value as it is kept. Raises Error for one that is not possible."""
        return getattr(obj, f"_take_{self.name}")(value)


class Look(Checked):
    """One that the page hears of together with all that follows from it."""

    def set(self, obj: Any, value: Any) -> None:
        """Take the value, and send it once everything has been told."""
        with obj.hold_sync():
            super().set(obj, value)


class Fixed(t.Any):
    """A trait that only the widget itself changes, by ``set_trait``."""

    def __set__(self, obj: t.HasTraits, value: Any) -> None:
        """Refuse: what is drawn follows from what the widget was made of."""
        raise Error("fixed", widget=type(obj).__name__, name=self.name)


def seat_in(value: object, players: int) -> int | None:
    """A seat or nobody's. Raises Error for anything else; True and 1.0 are no seats."""
    if value is None or (type(value) is int and value in range(players)):
        return value
    raise Error("seat", seat=value, last=players - 1)


def among(name: str, value: object, known: tuple[Any, ...]) -> Any:
    """One of the choices. Raises Error for any other value, be it equal to one of them."""
    if any(type(value) is type(choice) and value == choice for choice in known):
        return value
    raise Error("choice", name=name, value=value, known=", ".join(map(str, known)))


def letters(value: object, sets: Mapping[str, str]) -> str:
    """The letters of ace, king, queen and jack: a set, four of one's own, or "". Raises Error."""
    if isinstance(value, str):
        own = value.split(" ")
        if value in ("", *sets) or (len(set(own)) == 4 and all(0 < len(one) < 4 for one in own)):
            return value
    known = Error("index_letters", known=", ".join(sets))
    raise Error("choice", name="indices", value=value, known=known)


def answers(value: object) -> dict[str, list[str]]:
    """What was tried at each stop, by the id of its frame. Raises Error."""
    if isinstance(value, Mapping) and all(
        isinstance(stop, str) and stop.isdecimal() and _texts(tries)
        for stop, tries in value.items()
    ):
        return {stop: list(tries) for stop, tries in value.items()}
    known = "lists of the cards tried, by the frame of their stop"
    raise Error("choice", name="answers", value=value, known=known)


def _texts(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)

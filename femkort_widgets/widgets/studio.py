"""The studio behind a Replay: edits as the page asks for them, with steps back; no screen here.

A wish is a message ``{"kind": "edit", "do": …, "at": frame, "turn": revision, …}``::

    play       card, irregular, change   a card or "pass"; change: "N+SA S-SA", hidden hands first
    bots       upto                      the rule of thumb: to the end of the "trick" or "round"
    comment    text, lang, place         in the language of the reader; place: "before", "after"
    glyph      glyph                     "!" … "?!", "$7" or ""
    remove                               a side line, or the rest of the main line, from here on
    try        change                    nothing is kept: answered with a frame and its reasons
    deal       seat, cards               ["SA", …, "?3"]: what was dealt to a seat
    new_round  turned                    the next round, of hands not known; the card turned up
    names      names                     by seat; "" for the label
    undo, redo
    begin                                what can be undone; silence tells that Python is away

Answered with ``{"kind": "edited", "turn", "at", "undo", "redo"}`` once the traits are set, or with
``"error": {"key", "params"}`` where nothing was changed; and with the ``id`` of the wish, if any.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from ..analysis.strategies import choose, strategy
from ..core.cards import Move
from ..core.position import Position
from ..errors import Error
from ..records import dumps, loads
from ..records.edited import Edited
from ..records.editing import comment, glyph, play, play_on, remove
from ..records.entering import deal_hand, name_players, new_round
from ..records.model import Record

Wish = Mapping[str, Any]
Edit = Callable[[Record, int, Wish, str], Edited]


def _bots(record: Record, at: int, wish: Wish, lang: str) -> Edited:
    upto = wish.get("upto", "round")
    if upto not in ("trick", "round"):
        raise Error("choice", name="upto", value=str(upto)[:40], known="trick, round")
    return play_on(record, at, _thumb, trick=upto == "trick")


def _thumb(position: Position) -> Move:
    """The rule of thumb; the same at the same point of the same round."""
    return choose(strategy("thumb"), position, Random(f"studio/{len(position.moves)}"))


EDITS: dict[str, Edit] = {
    "play": lambda record, at, wish, lang: play(
        record,
        at,
        wish.get("card"),
        irregular=wish.get("irregular") is True,
        change=wish.get("change"),
    ),
    "bots": _bots,
    "comment": lambda record, at, wish, lang: comment(
        record, at, wish.get("text"), lang=wish.get("lang", lang), place=wish.get("place")
    ),
    "glyph": lambda record, at, wish, lang: glyph(record, at, wish.get("glyph")),
    "remove": lambda record, at, wish, lang: remove(record, at),
    "deal": lambda record, at, wish, lang: deal_hand(
        record, at, wish.get("seat"), wish.get("cards")
    ),
    "new_round": lambda record, at, wish, lang: new_round(record, at, turned=wish.get("turned")),
    "names": lambda record, at, wish, lang: name_players(record, at, wish.get("names", ())),
}
"""What may be asked for, by its name."""


@dataclass(frozen=True, slots=True)
class Change:
    """An edit that was made: the text before and after it, and where it was and led to."""

    before: str
    after: str
    at: int
    to: int
    moved: Mapping[int, int]

    @property
    def back(self) -> Mapping[int, int]:
        """The frames of the text after it by their numbers before it."""
        return {now: was for was, now in self.moved.items()}


@dataclass(frozen=True, slots=True)
class Studio:
    """A record that is edited, with what was done and what was taken back; an immutable value."""

    record: Record
    past: tuple[Change, ...] = ()
    future: tuple[Change, ...] = ()
    """What was taken back, the first to come again last."""

    def do(self, wish: Wish, at: int, lang: str) -> tuple[Self, Edited]:
        """The studio after what is asked for. Raises IllegalPlayError and Error."""
        name = wish.get("do")
        if name == "undo":
            return self.undo()
        if name == "redo":
            return self.redo()
        edit = EDITS.get(name) if isinstance(name, str) else None
        if edit is None:
            raise Error("unknown_wish", wish=str(name)[:40])
        made = edit(self.record, at, wish, lang)
        if made.record == self.record:
            return self, made
        change = Change(dumps(self.record), dumps(made.record), at, made.at, made.moved)
        return replace(self, record=made.record, past=(*self.past, change), future=()), made

    def undo(self) -> tuple[Self, Edited]:
        """Take the last edit back. Raises Error where there is none."""
        if not self.past:
            raise Error("studio.no_undo")
        *past, last = self.past
        made = Edited(self._read(last.before), last.at, last.back)
        return replace(
            self, record=made.record, past=tuple(past), future=(*self.future, last)
        ), made

    def redo(self) -> tuple[Self, Edited]:
        """Make the edit taken back last again. Raises Error where there is none."""
        if not self.future:
            raise Error("studio.no_redo")
        *future, last = self.future
        made = Edited(self._read(last.after), last.to, last.moved)
        return replace(
            self, record=made.record, past=(*self.past, last), future=tuple(future)
        ), made

    def _read(self, text: str) -> Record:
        return loads(text, self.record.source.rules)

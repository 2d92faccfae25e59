"""One round in one language: names, cards and short sentences that both drawings are made of."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any
from unicodedata import east_asian_width

from ..core.cards import in_order
from ..i18n import called, card, language, number, plain, suit, translate

Frame = Mapping[str, Any]

_CARD_IN_PROSE = re.compile(r"\[([SHDC])(10|[2-9TJQKA])\]")
FIRST_WIDE = "\u1100"
"""No letter before this one takes two columns."""


class Page:
    """One round in one language, seen by everybody or from one seat."""

    def __init__(
        self,
        frames: Mapping[str, Any],
        this: Mapping[str, Any],
        lang: str,
        seat: int | None,
        indices: str,
    ) -> None:
        self.frames: Sequence[Frame] = frames["frames"]
        self.round = this
        self.lang = language(lang)
        self.seat = seat
        self.indices = indices
        self._signs: dict[str, str] = {}
        labels, names = list(map(plain, this["seats"])), list(map(plain, this["names"]))
        self._who = [
            (label, "" if name == label else name)
            for label, name in zip(labels, called(labels, names, self.lang), strict=True)
        ]

    @property
    def is_layout(self) -> bool:
        """Is it a round of Fan Tan, with rows and laps in place of tricks?"""
        return bool(self.round["kind"] == "fan_tan")

    def say(self, key: str, **params: object) -> str:
        """A message of the drawings; ``unit`` says whether tricks are counted or laps."""
        unit = "lap" if self.is_layout else "trick"
        return _said(key, self.lang, ("unit", unit), *params.items())

    def sign(self, code: str) -> str:
        """A card as a sign, or the word for a pass."""
        if code not in self._signs:
            self._signs[code] = _sign(code, self.lang, self.indices)
        return self._signs[code]

    def count(self, value: int) -> str:
        """A number as the language writes it."""
        return number(value, self.lang)

    def who(self, seat: int) -> tuple[str, str]:
        """The label of a seat, and a name where it has another."""
        return self._who[seat]

    def name(self, seat: int) -> str:
        """What a player is called."""
        label, name = self.who(seat)
        return name or label

    def where(self) -> str:
        """The game, and which deal or round of it; whether its place in the order is derived."""
        kind = self.round["kind"]
        game, deal = translate(f"game.{self.round['game']}", self.lang), self.round["number"]
        if kind == self.round["game"]:
            return self.say("round", game=game, deal=deal)
        said = self.say("round_of", game=game, deal=deal, round=self.kind(kind))
        return f"{said} ({translate('derived', self.lang)})" if self.round["derived"] else said

    def kind(self, kind: str) -> str:
        """What a kind of round is called."""
        return translate(f"round.{kind}", self.lang)

    def head(self, frame: Frame, at: int | None = None) -> str:
        """What stays the same all through a round, with the trick or lap ``at``."""
        attempt, trump, turned = self.round["attempt"], self.round["trump"], self.round["turned"]
        where = self.where()
        said = [
            plain(self.round["title"] or ""),
            where if at is None else self.say("head", where=where, n=at),
            self.say("attempt", n=attempt) if attempt > 1 else "",
            self.say("dealer", name=self.name(self.round["dealer"])),
            self.say("trump", trump=suit(trump, self.lang)) if trump else "",
            self.say("turned", card=self.sign(turned)) if turned else "",
            self._pot(frame["pot"]),
        ]
        return " · ".join(filter(None, said))

    def _pot(self, chips: int) -> str:
        """What lies in the middle; where the antes stay until the match is won, that is a bank."""
        kind = "bank" if self.round.get("agreed", {}).get("bank") else "pot"
        return self.say("pot", n=chips, kind=kind) if chips else ""

    def hand(self, frame: Frame, seat: int) -> str:
        """The cards of a hand where they may be seen, else how many."""
        held, count = frame["hands"][seat], frame["counts"][seat]
        if held is None or self.seat not in (None, seat):
            return self.say("cards", n=count)
        shown = [self.sign(code) for code in in_order(held)]
        if count > len(held):
            shown.append(f"+ {self.say('more', n=count - len(held))}")
        return " ".join(shown) or self.say("cards", n=0)

    def won(self, frame: Frame, seat: int) -> str:
        """The tricks of a seat."""
        tricks = frame["won"][seat]
        return self.say("tricks", n=tricks) if tricks else ""

    def passed(self, frame: Frame, seat: int) -> str:
        """How often a seat has passed."""
        passes = frame["passes"][seat]
        return self.say("passes", n=passes) if passes else ""

    def points(self, frame: Frame, seat: int) -> str:
        """The points of a seat in the match, in games of points; "" before anybody has some."""
        some = self.round["kind"] != "femkort" and any(frame["points"])
        return self.say("points", n=frame["points"][seat]) if some else ""

    def play(self, seat: int, code: str) -> str:
        """A card and who played it."""
        return f"{self.who(seat)[0]} {self.sign(code)}"

    def trick(self, frame: Frame) -> str:
        """The cards of the trick in order."""
        trick = frame["trick"]
        return ", ".join(map(self.play, trick["seats"], trick["cards"]))

    def move(self, frame: Frame) -> str:
        """The card or pass that led to a frame."""
        return self.play(frame["played"]["seat"], frame["played"]["card"])

    def now(self, frame: Frame) -> str:
        """What stands at this step: who leads, who is to play, who has won."""
        result, winner, turn = frame["result"], frame["trick"]["winner"], frame["to_play"]
        pot = self.frames[frame["parent"]]["pot"] if frame["parent"] is not None else 0
        if result and result["void"]:
            return self.say("void", pot=pot)
        if result and result["winner"] is not None:
            name = self.name(result["winner"])
            return self.say("goes_out" if self.is_layout else "wins_deal", name=name, pot=pot)
        if winner is not None:
            return self.say("wins", name=self.name(winner))
        if turn is None:
            return ""
        if self.is_layout:
            return self.say("to_play" if frame["ply"] else "opens", name=self.name(turn))
        return self.say("to_play" if frame["trick"]["cards"] else "leads", name=self.name(turn))

    def scores(self, frame: Frame) -> str:
        """What the round was worth to each player, in games of points; "" before it is over."""
        result = frame["result"]
        if not result or result["void"] or self.round["kind"] == "femkort":
            return ""
        points = result["points"]
        each = (f"{self.name(at)} {self.count(points[at])}" for at in self.round["playing"])
        return self.say("scores", scores=", ".join(each))

    def prose(self, said: str) -> str:
        """Text of a record with the cards in it as signs."""
        return _CARD_IN_PROSE.sub(
            lambda found: self.sign(found[1] + found[2].replace("10", "T")), plain(said)
        )


@lru_cache(512)
def _sign(code: str, lang: str, indices: str) -> str:
    return card(code, lang, indices=indices)


@lru_cache(4096)
def _said(key: str, lang: str, *params: tuple[str, object]) -> str:
    return translate(f"draw.{key}", lang, **dict(params))


@lru_cache(4096)
def width(said: str) -> int:
    """How many columns a text takes."""
    if not said or max(said) < FIRST_WIDE:
        return len(said)
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in said)

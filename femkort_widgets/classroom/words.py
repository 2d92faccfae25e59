"""Sentences to be: keys and values, made into words in the reader's language."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.obligations import Reason, Verdict
from ..i18n import card, explain, plain, statement, suit, translate

Value = str | int
_CARD = re.compile(r"\[([SHDC])(10|[2-9TJQKA])\]")


@dataclass(frozen=True, slots=True)
class Words:
    """One sentence: its key in the catalogues with values, or a verdict that explains itself.

    Values are plain: a ``card``, ``suit``, ``variant`` or ``round`` by its key, a ``name`` by the
    number of the seat.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    cites: tuple[str, ...] = ()
    """The statements behind it."""
    verdict: Verdict | None = None

    @classmethod
    def of(cls, key: str, *, cites: Sequence[str] = (), **values: Value) -> "Words":
        """The sentence of this key."""
        return cls(key, tuple(values.items()), tuple(cites))

    @classmethod
    def why(cls, verdict: Verdict) -> "Words":
        """May a card be played, and why."""
        return cls("quiz.verdict", (), verdict.reason.cites, verdict)

    @classmethod
    def because(cls, reason: Reason) -> "Words":
        """A reason alone: why a card won."""
        return cls("quiz.reason", (), reason.cites, Verdict(True, reason))

    def to_dict(self) -> dict[str, Any]:
        """The sentence as plain data; a verdict as in the frames."""
        found: dict[str, Any] = {"key": self.key, "params": dict(self.values)}
        found["cites"] = list(self.cites)
        if self.verdict is not None:
            why = self.verdict.reason
            found["reason"] = {
                "legal": self.verdict.legal,
                "key": why.key,
                "params": dict(why.params),
                "binds": list(map(str, why.binds)),
            }
        return found


@dataclass(frozen=True, slots=True)
class Voice:
    """Who is spoken to, in which language: ``names`` by seat, ``you`` the seat of the reader."""

    lang: str = "en"
    names: tuple[str, ...] = ()
    you: int | None = None
    style: str = "sign"
    """How cards are named: see ``i18n.card``."""

    def say(self, words: Words) -> str:
        """The sentence.

        >>> Voice(names=("Ada", "Bo")).say(Words.of("quiz.voids.may", name=1, suit="H"))
        'Bo may still hold a heart.'
        """
        if words.verdict is not None:
            return self._explained(words.verdict, bare=words.key == "quiz.reason")
        return translate(words.key, self.lang, **self._filled(dict(words.values)))

    def rules_behind(self, words: Words) -> list[str]:
        """The rules that the sentence comes from, each in one sentence."""
        return [said for cite in words.cites if (said := statement(cite, self.lang))]

    def _explained(self, verdict: Verdict, *, bare: bool) -> str:
        you = self.you
        why = explain(verdict, self.lang, seat=you, you=you, names=self.names, style=self.style)
        legal = "allowed" if verdict.legal else "refused"
        return why if bare else translate(f"quiz.verdict.{legal}", self.lang, why=why)

    def prose(self, text: str) -> str:
        """An author's text, with the cards in it as this voice names them."""

        def named(one: re.Match[str]) -> str:
            return card(one[1] + one[2].replace("10", "T"), self.lang, self.style)

        return _CARD.sub(named, plain(text))

    def _filled(self, values: Mapping[str, Value]) -> dict[str, object]:
        filled: dict[str, object] = dict(values)
        for name, value in values.items():
            if name == "name":
                filled[name] = self.names[int(value)]
            elif name == "card":
                filled[name] = card(str(value), self.lang, self.style)
            elif name == "suit":
                filled |= {name: suit(str(value), self.lang)}
                filled["suit_one"] = suit(str(value), self.lang, form="one")
            elif name == "text":
                filled[name] = self.prose(str(value))
            elif name in ("variant", "round"):
                filled[name] = translate(f"{name}.{value}", self.lang)
                filled["about"] = translate(f"{name}.{value}.about", self.lang)
        return filled

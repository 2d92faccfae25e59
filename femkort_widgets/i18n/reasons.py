"""Reasons in words: duty, fact and consequence in one sentence or two."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import cards
from .catalogue import join, message, translate
from .languages import language
from .messages import fill

if TYPE_CHECKING:
    from ..core.obligations import Reason, Verdict

_HOUSE = re.compile(r"\{(n|name|leader|(?:led|trump)(?:_one)?|(?:beat|card|binds)(?:_[tT]he)?)\}")
"""What the sentence of a house rule may leave to be filled in, as in the catalogues."""


def explain(
    reason: "Reason | Verdict | Mapping[str, Any]",
    lang: str = "en",
    *,
    seat: int | None = None,
    you: int | None = None,
    names: Sequence[str] = (),
    style: str = "sign",
    indices: str = "",
) -> str:
    """Why a card may or may not be played, or why it won.

    ``reason`` is a Reason or Verdict of ``core`` or a reason of the frames. ``seat`` is whom it is
    about and ``you`` who reads it: told to the player where they are the same, or where ``seat`` is
    left out, else about another, by ``names``. ``style`` is "sign" (♦10) or "name" (ten of
    diamonds). A house rule is told in its own words, in which ``{name}``, ``{n}`` and ``{binds}``
    are filled in, and of ``{led}``, ``{trump}``, ``{leader}``, ``{beat}`` and ``{card}`` those that
    the reason has as a parameter; a suit also as ``{led_one}``, cards also as ``{binds_the}`` and
    ``{binds_The}``. All else in them is plain text. Without words of its own, a reason that the
    catalogues do not know is called allowed or not allowed by the rules.

    >>> told = {"legal": False, "key": "follow_suit", "params": {"led": "C", "leader": 1},
    ...         "binds": ["C9", "CK"]}
    >>> explain(told, names=("Ada", "Bo"))
    'You must follow clubs (led by Bo). You hold ♣9 and ♣K, so this card may not be played.'
    >>> explain({"legal": False, "key": "house_rule", "params": {}, "binds": []}, "fr")
    'Les règles ne le permettent pas.'
    """
    wanted, lang = lang, language(lang)
    legal, key, params, binds, says = _facts(reason)

    def player(at: int) -> str:
        return names[at] if at < len(names) else translate("seat.numbered", lang, n=at)

    def lookup(name: str) -> object:
        base, _, form = name.partition("_")
        if base == "n":
            return len(binds)
        if base == "name":
            return translate("seat.by_you", lang) if seat is None else player(seat)
        if base == "kind":
            trump = params.get("trump")
            return "plain" if not trump else "trump" if trump == params.get("led") else "side"
        if base == "ace":
            return params.get("ace", "high")
        if base == "binds":
            return join([cards.card(code, lang, style, form, indices) for code in binds], lang)
        value = params[base]
        if base == "leader":
            return translate("seat.by_you", lang) if value == you else player(value)
        if len(value) == 1:
            return cards.suit(value, lang, form=form)
        return cards.card(value, lang, style, form, indices)

    def filled(gap: re.Match[str]) -> str:
        try:
            return str(lookup(gap[1]))
        except KeyError:
            return gap[0]

    own = _own_words(says, wanted)
    if own:
        return _HOUSE.sub(filled, own)
    person = "you" if seat is None or seat == you else "other"
    fallback = "allowed" if legal else "not_allowed"
    known = () if params.get("house") else (f"{key}.{person}", key)
    found = (message(f"reason.{end}", lang) for end in (*known, fallback))
    return fill(next(text for text in found if text), lookup, lang)


def _facts(
    reason: "Reason | Verdict | Mapping[str, Any]",
) -> tuple[bool, str, Mapping[str, Any], list[str], Mapping[str, str]]:
    if isinstance(reason, Mapping):
        params, binds = reason.get("params", {}), list(reason.get("binds", ()))
        return reason["legal"], reason["key"], params, binds, reason.get("says") or {}
    legal = bool(getattr(reason, "legal", False))
    inner: Any = getattr(reason, "reason", reason)
    return legal, inner.key, inner.params, [str(card) for card in inner.binds], inner.says


def _own_words(says: Mapping[str, str], lang: str) -> str:
    """The sentence of a house rule in this language, else in English; "" where it has neither."""
    base = re.split("[-_]", lang.lower())[0]
    found = (says.get(each) for each in (lang, base, "en"))
    return next((str(text) for text in found if text), "")


def statement(cite: str, lang: str = "en") -> str:
    """The rule behind an id such as ``FK-33``, in one sentence; "" where no sentence is kept.

    >>> statement("FK-31")
    'You must follow suit whenever you can.'
    """
    key = f"statement.{cite.partition(' ')[0]}"
    return translate(key, lang) if message(key, language(lang)) else ""

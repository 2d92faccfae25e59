"""The language the catalogues are written in: a small reader of a subset of ICU MessageFormat.

=====================================  ==========================================================
``{name}``                             the value of that name, as text
``{n, plural, =0 {…} one {…}           the first that fits: the exact number, else the category of
other {… # …}}``                       the language; ``#`` is the number, written in the language
``{x, select, spades {…} other {…}}``  by the text of a value
``''``                                 an apostrophe
``'{'`` ``'}'`` and, in a plural, the  quoted: text between apostrophes that would be syntax; any
number sign in apostrophes             other apostrophe is itself
=====================================  ==========================================================

``other`` must be there. Branches are messages themselves. As in ICU, ``#`` counts only directly
inside a branch of a plural, not in a select within it. Dates, number skeletons, ``selectordinal``
and ``offset:`` are refused, and so are an unmatched ``}`` and a quotation without end, which ICU
lets pass.

Why a reader of our own: it is one page here and one in ``frontend/src/messages.ts``. Babel does not
read such messages and PyICU brings a compiled library, but the base install stays light, also for
the Python that runs in a browser; the usual JavaScript library takes 10 KB of a widget's budget of
35 KB, ours less than 2. Both readers are proven on one list of examples,
``tests/i18n/messages.json``, and the TypeScript one is compared with ``intl-messageformat``.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn

from .plurals import CATEGORIES, category, number

Lookup = Callable[[str], object]


class MessageError(ValueError):
    """A message of a catalogue that cannot be read or filled in."""


@dataclass(frozen=True, slots=True)
class Value:
    """``{name}``."""

    name: str


@dataclass(frozen=True, slots=True)
class Count:
    """``#``: the number of the plural around it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """``{name, plural, …}`` or ``{name, select, …}``."""

    name: str
    plural: bool
    cases: dict[str, "Message"]


Message = tuple[str | Value | Count | Choice, ...]


@lru_cache(maxsize=2048)
def parse(text: str) -> Message:
    """The parts of a message. Raises MessageError, which says where and what is wrong.

    >>> parse("{n, plural, one {# card}}")
    Traceback (most recent call last):
    ...
    femkort_widgets.i18n.messages.MessageError: At 24 of '{n, plural, one {# card}}': n has no
    branch for every other case; add other {…}.
    """
    return _Reader(text).message()


def fill(text: str, lookup: Lookup, lang: str) -> str:
    """The message with the values that ``lookup`` knows by name, KeyError being its no.

    Raises MessageError where a value is missing or is no number though it is counted.

    >>> fill("{n, plural, =0 {none} one {# trick} other {# tricks}}", {"n": 2}.__getitem__, "en")
    '2 tricks'
    """
    try:
        return _write(parse(text), lookup, lang, "")
    except KeyError as missing:
        raise MessageError(f"The message {text!r} needs {missing.args[0]!r}.") from None


def names(text: str) -> set[str]:
    """The names of the values a message can use."""
    return _names(parse(text))


def _names(message: Message) -> set[str]:
    found: set[str] = set()
    for part in message:
        if isinstance(part, Value | Choice):
            found.add(part.name)
        if isinstance(part, Choice):
            found.update(*map(_names, part.cases.values()))
    return found


def _write(message: Message, lookup: Lookup, lang: str, count: str) -> str:
    out = []
    for part in message:
        if isinstance(part, str):
            out.append(part)
        elif isinstance(part, Count):
            out.append(count)
        elif isinstance(part, Value):
            out.append(str(lookup(part.name)))
        else:
            value = lookup(part.name)
            wanted = _wanted(part.name, value, lang) if part.plural else [str(value)]
            case = next((case for case in wanted if case in part.cases), "other")
            written = number(value, lang) if isinstance(value, int | float) else ""
            out.append(_write(part.cases[case], lookup, lang, written))
    return "".join(out)


def _wanted(name: str, value: object, lang: str) -> list[str]:
    if not isinstance(value, int | float):
        raise MessageError(f"{name} is counted, but {value!r} is no number.")
    exact = int(value) if value == int(value) else value
    return [f"={exact}", category(value, lang)]


_TEXT = re.compile(r"[^{}'#]+")
_NAME = re.compile(r"[ \n]*([A-Za-z]\w*)[ \n]*", re.ASCII)
_KIND = re.compile(r"[ \n]*(\w*)[ \n]*(,?)[ \n]*", re.ASCII)
_CASE = re.compile(r"(=\d+|\w+)[ \n]*\{", re.ASCII)
_QUOTED = re.compile(r"'((?:[^']|'')*)'(?!')")
_SPACE = re.compile(r"[ \n]*")


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def fail(self, what: str) -> NoReturn:
        raise MessageError(f"At {self.at} of {self.text!r}: {what}")

    def take(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        found = pattern.match(self.text, self.at)
        if found is None:
            self.fail(wanted)
        self.at = found.end()
        return found

    def message(self, *, nested: bool = False, plural: bool = False) -> Message:
        parts: list[str | Value | Count | Choice] = []
        text = ""
        while self.at < len(self.text):
            char, following = self.text[self.at], self.text[self.at + 1 : self.at + 2]
            if char == "}":
                break
            if char == "{" or (char == "#" and plural):
                self.at += 1
                parts += [text] if text else []
                parts.append(self.argument() if char == "{" else Count())
                text = ""
            elif char == "'" and following and following in ("{}#" if plural else "{}"):
                quoted = self.take(_QUOTED, "the quotation is never closed; end it with '.")
                text += quoted[1].replace("''", "'")
            elif char in "'#":
                self.at += 2 if char + following == "''" else 1
                text += char
            else:
                text += self.take(_TEXT, "")[0]
        if nested and self.at == len(self.text):
            self.fail("a branch is never closed; end it with }.")
        if not nested and self.at < len(self.text):
            self.fail("this } closes nothing; quote it as '}' if it is meant as text.")
        return (*parts, text) if text else tuple(parts)

    def argument(self) -> Value | Choice:
        name = self.take(_NAME, "a value needs a name of letters, digits and _, as in {card}.")[1]
        if self.text.startswith("}", self.at):
            self.at += 1
            return Value(name)
        if not self.text.startswith(",", self.at):
            self.fail(f"after {name} comes }} or a comma.")
        self.at += 1
        start = self.at
        kind, comma = self.take(_KIND, "").groups()
        if kind not in ("plural", "select") or not comma:
            self.at = start
            self.fail(f"{name} can be followed by plural or select and their branches only.")
        return Choice(name, kind == "plural", self.cases(name, kind))

    def cases(self, name: str, kind: str) -> dict[str, Message]:
        cases: dict[str, Message] = {}
        while not self.text.startswith("}", self.at):
            start = self.at
            case = self.take(_CASE, f"{name} needs a branch here, as in other {{…}}, or the end.")[
                1
            ]
            wrong = ""
            if case in cases:
                wrong = f"{name} has two branches {case}."
            elif kind == "plural" and case[0] != "=" and case not in CATEGORIES:
                wrong = f"{case} is no category; they are {', '.join(CATEGORIES)}, or =1."
            elif kind == "select" and case[0] == "=":
                wrong = "=1 belongs to a plural; a select names words."
            if wrong:
                self.at = start
                self.fail(wrong)
            cases[case] = self.message(nested=True, plural=kind == "plural")
            self.at += 1
            self.take(_SPACE, "")
        if "other" not in cases:
            self.fail(f"{name} has no branch for every other case; add other {{…}}.")
        self.at += 1
        return cases

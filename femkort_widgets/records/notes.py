"""Text that stands between the cards: comments, stops, commands and the author's remarks.

What stands in braces is kept as written (``raw``, with line ends and outer spaces tidied), so that
writing gives it back; ``text`` is what a reader sees: escapes undone, commands taken out.
"""

import re
from dataclasses import dataclass, field

from ..core.cards import PASS, Card, Pass
from ..errors import CardError, Error
from .values import one_line, unquote

LANGUAGES = ("en", "fr", "pt", "nb", "sv", "de")

_COMMAND = re.compile(
    r'\[%([A-Za-z][A-Za-z0-9_]*)((?:[^\[\]"\\]++|\\.|"(?:[^"\\]++|\\.)*+")*+)\]', re.DOTALL
)
_WORD = re.compile(r'"((?:[^"\\]++|\\.)*+)"|([^\s"]+)', re.DOTALL)
_AROUND = re.compile(r"[ \t]*+\[%")
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)
_ESCAPE = re.compile(r"\\([{}\\])")


@dataclass(frozen=True, slots=True)
class Command:
    """``[%name words]``: for a program, never shown (rules 2, 8, 9). Unknown ones are kept.

    >>> Command("deal", "N+SA S-SA").words
    ('N+SA', 'S-SA')
    """

    name: str
    given: str = ""
    """What follows the name, as written."""
    at: int = field(default=-1, compare=False, repr=False)

    @property
    def words(self) -> tuple[str, ...]:
        """The words and quoted texts that follow the name."""
        return tuple(
            unquote(match[1]) if match[2] is None else match[2]
            for match in _WORD.finditer(self.given)
        )


def read_command(text: str, at: int = -1) -> Command | None:
    """The command that this text is, or None."""
    match = _COMMAND.fullmatch(text)
    return Command(match[1], " ".join(match[2].split()), at) if match else None


@dataclass(frozen=True, slots=True)
class Remark:
    """``; …`` to the end of the line: for the author (rule 1)."""

    text: str
    at: int = field(default=-1, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", one_line(self.text).strip())


class _Braced:
    """What comments and stops share."""

    __slots__ = ()
    raw: str

    @property
    def text(self) -> str:
        """What a reader sees. ``[HQ]`` in it is a card."""
        shown = _COMMAND.sub("", _AROUND.sub("[%", self.raw)).strip()
        shown = shown[1:] if shown.startswith("\\?") else shown
        lines = (line.strip() for line in _ESCAPE.sub(r"\1", shown).split("\n"))
        return "\n".join(lines).strip()

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands in it, in order."""
        return tuple(Command(match[1], match[2].strip()) for match in _COMMAND.finditer(self.raw))

    @property
    def malformed(self) -> bool:
        """Does it hold the beginning of a command that does not end?"""
        return "[%" in self.raw and "[%" in _COMMAND.sub("", self.raw)


@dataclass(frozen=True, slots=True)
class Comment(_Braced):
    r"""``{ … }``: prose about what stands before it (rule 7).

    >>> Comment("Why \\{not\\}? [%clock 3]").text
    'Why {not}?'
    """

    raw: str
    lang: str | None = None
    """One of the six languages where the comment says so, else the match's (rule 7)."""
    at: int = field(default=-1, compare=False, repr=False)
    nested: bool = field(default=False, compare=False, repr=False)
    """Did it hold a bare ``{``? Then a ``}`` is probably missing."""

    def __post_init__(self) -> None:
        raw = _tidied(self.raw, self.lang)
        object.__setattr__(self, "raw", "\\" + raw if raw.startswith("?") else raw)

    @classmethod
    def of(cls, text: str, lang: str | None = None) -> "Comment":
        """A comment that shows this text, whatever characters are in it."""
        return cls(_escaped(text), lang)


@dataclass(frozen=True, slots=True)
class Stop(_Braced):
    r"""``{? … }``: a question before the next card (rule 8).

    >>> stop = Stop('Which? [%ok HJ] [%say SA "Then \\"nobody\\" is left."]')
    >>> stop.text, [str(card) for card in stop.ok], stop.say[Card.parse("SA")]
    ('Which?', ['HJ'], 'Then "nobody" is left.')
    """

    raw: str
    lang: str | None = None
    at: int = field(default=-1, compare=False, repr=False)
    nested: bool = field(default=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "raw", _tidied(self.raw, self.lang))

    @property
    def ok(self) -> tuple[Card | Pass, ...]:
        """The right answers."""
        return self._cards("ok")

    @property
    def best(self) -> tuple[Card | Pass, ...]:
        """The best answers."""
        return self._cards("best")

    @property
    def say(self) -> dict[Card | Pass, str]:
        """What is answered to a card or a pass."""
        said = (command.words for command in self.commands if command.name == "say")
        answers = ((_read_answer(words[0]), words[1:]) for words in said if words)
        return {card: " ".join(words) for card, words in answers if card is not None}

    @property
    def hint(self) -> str | None:
        """Help for who asks for it."""
        hints = [" ".join(one.words) for one in self.commands if one.name == "hint"]
        return " ".join(hints) if hints else None

    @property
    def unreadable(self) -> tuple[str, ...]:
        """The words that should be cards and are not."""
        words: list[str] = []
        for command in self.commands:
            if command.name in ("ok", "best"):
                words += command.words
            elif command.name == "say":
                words += command.words[:1]
        return tuple(word for word in words if _read_answer(word) is None)

    def _cards(self, name: str) -> tuple[Card | Pass, ...]:
        words = (word for one in self.commands if one.name == name for word in one.words)
        return tuple(card for card in map(_read_answer, words) if card is not None)


def read_card(text: str) -> Card | None:
    """The card that this text names, or None."""
    try:
        return Card.parse(text)
    except CardError:
        return None


def _read_answer(text: str) -> Card | Pass | None:
    return PASS if text.lower() == "pass" else read_card(text)


def _tidied(raw: str, lang: str | None) -> str:
    if lang is not None and lang not in LANGUAGES:
        raise Error("choice", name="lang", value=lang, known=", ".join(LANGUAGES))
    lines = raw.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    raw = "\n".join(line.strip() for line in lines).strip()
    raw = _BRACE.sub(lambda found: "\\" + found[0] if found[0] in "{}" else found[0], raw)
    backslashes = len(raw) - len(raw.rstrip("\\"))
    return raw + "\\" if backslashes % 2 else raw


def _escaped(text: str) -> str:
    return re.sub(r"([{}\\])", r"\\\1", text)

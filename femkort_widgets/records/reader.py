"""From text to record: forgiving, and nothing is lost (rules 1 to 14).

What cannot be read is kept as Unread where it stood. Only what rule 14 names raises RecordError.
"""

import re
from typing import Any, NoReturn

from ..core.games import game
from ..errors import RecordError, RulesError
from .faults import Places
from .model import ROUND_TAGS, MatchRecord, Record, RoundRecord
from .notes import Remark
from .parts import Tag
from .sections import HandsSection, PlaySection, RedealSection, keep_unread, settled
from .tokens import FIRST_LINE, TAG, TOKEN

_SECTIONS = ("Deal", "Play", "Redeal")

Token = re.Match[str]


def read(text: str) -> Record:
    r"""The record that a text is; its faults are not looked for here.

    >>> record = read('%TTN 1\n[Match "A"]\n[Game "femkort"]\n')
    >>> record.matches[0].title
    'A'

    Raises RecordError for an unclosed brace, bracket or quote, for an unknown game and for a card
    that stands twice in a deal (rule 14).
    """
    return _Reader(text).read()


def _alone(token: Token) -> Token:
    """What a word means when nothing follows it, so that it means the same once it is written."""
    if token.lastgroup != "unread":
        return token
    return TOKEN.match(token.string, *token.span()) or token


class _Match:
    """A match while it is read; ``items`` are those of its last round, if it has one."""

    def __init__(self) -> None:
        self.head: list[Any] = []
        self.rounds: list[list[Any]] = []

    @property
    def items(self) -> list[Any]:
        return self.rounds[-1] if self.rounds else self.head

    def has(self, name: str) -> bool:
        return any(isinstance(item, Tag) and item.name == name for item in self.items)

    def begin_round(self) -> None:
        """A new round, unless one has begun with its other tags."""
        begun = bool(self.rounds) and all(
            isinstance(item, Remark) or (isinstance(item, Tag) and item.name != "Round")
            for item in self.rounds[-1]
        )
        if not begun:
            self.rounds.append([])

    def done(self, text: str) -> MatchRecord:
        rounds = tuple(RoundRecord(settled(items, text)) for items in self.rounds)
        return MatchRecord(settled(self.head, text), rounds)


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.version = "1"
        self.head: list[Any] = []
        self.matches: list[_Match] = []
        self.section: HandsSection | RedealSection | PlaySection | None = None

    def read(self) -> Record:
        text, start = self.text, 0
        first = FIRST_LINE.match(text)
        if first:
            self.version, start = first[1], first.end()
        for found in TOKEN.finditer(text, start):
            token = _alone(found)
            kind = token.lastgroup
            if kind == "space":
                continue
            if kind == "group" and (tag := TAG.fullmatch(token[0])) and self._tag(token, tag):
                continue
            if kind == "unclosed":
                self._unclosed(token)
            if self.section is None or not self.section.take(kind or "", token):
                self._keep(kind, token)
        self._end_section()
        matches = tuple(match.done(text) for match in self.matches)
        return Record(matches, settled(self.head, text), self.version)

    def fail(self, at: int, found: str, expected: str, key: str = "record") -> NoReturn:
        """Raise RecordError for this place."""
        line, column = Places(self.text)(at)
        raise RecordError(line, column, found, expected, key)

    def _unclosed(self, token: Token) -> NoReturn:
        at = token.start()
        if token[0] == "{":
            self.fail(at, "{", "} after it")
        line = self.text[at:].partition("\n")[0]
        quotes = re.sub(r"\\.", "", line).count('"')
        self.fail(at, line[:40], '" and ] in this line' if quotes % 2 else "] in this line")

    def _tag(self, token: Token, found: Token) -> bool:
        name, raw = found[1], found[2]
        if (raw is None) != (name in ("Deal", "Play")):
            return False
        self._end_section()
        at = token.start()
        if name == "Match":
            self._begin_match()
        elif name == "Round":
            self._begin_round()
        elif name in ROUND_TAGS or name in _SECTIONS:
            self._round()
        elif not self.matches:
            self.matches.append(_Match())
        if name == "Deal":
            self.section = HandsSection(self.fail, at)
        elif name == "Play":
            self.section = PlaySection(self.fail, at)
        elif name == "Redeal":
            self.section = RedealSection(Tag(name, raw).value, at)
        else:
            tag = Tag(name, raw, at)
            if name == "Game":
                self._game(tag, at + found.start(2))
            self.matches[-1].items.append(tag)
        return True

    def _game(self, tag: Tag, at: int) -> None:
        try:
            game(tag.value)
        except RulesError as error:
            self.fail(at, tag.value[:40], error.data["known"], "record_game")

    def _begin_match(self) -> None:
        started = self.matches and (self.matches[-1].rounds or self.matches[-1].has("Match"))
        if started or not self.matches:
            self.matches.append(_Match())

    def _begin_round(self) -> None:
        if not self.matches:
            self.matches.append(_Match())
        self.matches[-1].begin_round()

    def _round(self) -> None:
        if not self.matches or not self.matches[-1].rounds:
            self._begin_round()

    def _end_section(self) -> None:
        if self.section is not None:
            self.matches[-1].items.append(self.section.done())
            self.section = None

    def _keep(self, kind: str | None, token: Token) -> None:
        """Outside the sections: a remark, or a line that is not understood."""
        self._end_section()
        items = self.matches[-1].items if self.matches else self.head
        if kind == "remark":
            items.append(Remark(token[0][1:], token.start()))
        else:
            keep_unread(items, token)

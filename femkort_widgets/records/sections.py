"""The sections of a round while they are read: hands, a request for better cards, play."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

from ..core.cards import Card, read_move
from .notes import LANGUAGES, Comment, Remark, Stop, read_card, read_command
from .parts import DealLine, Hands, Redeal
from .play import Claim, Close, Item, Lead, Move, Open, Play, Unfinished, Unread, Won
from .tokens import SUFFIX, TOKEN, like_a_card

Token = re.Match[str]
Fail = Callable[[int, str, str], NoReturn]

_ESCAPED = re.compile(r"\\.", re.DOTALL)
_LANGUAGE = re.compile(rf"({'|'.join(LANGUAGES)}):")
_WORD = re.compile(r"[A-Za-z]+")
_NO_LABEL = re.compile(r"[^:]+:")
_LABELS = {"lead": "leader", "won": "winner", "claim": "claimer"}
"""Words of a play that end with the label of a seat, and the group that holds it."""


class _Scrap:
    """A stretch of text that cannot be read, while it may still grow."""

    __slots__ = ("end", "start")

    def __init__(self, token: Token) -> None:
        self.start, self.end = token.span()


def keep_unread(items: list[Any], token: Token) -> None:
    """Keep a piece of text; pieces on one line stay one piece, with what is between them."""
    last = items[-1] if items else None
    if type(last) is _Scrap and token.string.find("\n", last.end, token.start()) < 0:
        last.end = token.end()
    else:
        items.append(_Scrap(token))


def settled(items: list[Any], text: str) -> tuple[Any, ...]:
    """The items with every scrap as a value."""
    return tuple(
        Unread(text[item.start : item.end], item.start) if type(item) is _Scrap else item
        for item in items
    )


class HandsSection:
    """``[Deal]``: a label begins a line, cards follow (rule 4)."""

    def __init__(self, fail: Fail, at: int) -> None:
        self.fail = fail
        self.at = at
        self.text = ""
        self.items: list[Any] = []
        self.seen: set[Card] = set()
        self.label: Token | None = None
        self.cards: list[Card] = []
        self.unknown = 0
        self.unread: list[Unread] = []
        self.after: list[Remark] = []

    def take(self, kind: str, token: Token) -> bool:
        """Take the next word; everything up to the next tag belongs here."""
        label = _LABELS.get(kind)
        if label is not None and token[label] is not None:
            self._apart(token, token.start(label))
        elif kind == "label":
            self._end_line()
            self.label = token
        elif kind == "unread" and _NO_LABEL.fullmatch(token[0]) and _begins_line(token):
            self._end_line()
            keep_unread(self.items, token)
            self.text = token.string
        elif kind == "remark":
            (self.items if self.label is None else self.after).append(
                Remark(token[0][1:], token.start())
            )
        elif self.label is None:
            keep_unread(self.items, token)
            self.text = token.string
        elif kind == "card" and read_card(token["face"]) and not token["suffix"]:
            self._card(Card.parse(token["face"]), token)
        elif kind == "unknown" or token[0] == "?":
            self.unknown += int(token["count"] or 1)
        else:
            self.unread.append(Unread(token[0], token.start()))
        return True

    def _apart(self, token: Token, at: int) -> None:
        """What belongs together in a play does not here: ``1. N:`` is a scrap, then a hand."""
        for start, end in ((token.start(), at), (at, token.end())):
            part = TOKEN.match(token.string, start, end)
            assert part is not None
            self.take(part.lastgroup or "", part)

    def _card(self, card: Card, token: Token) -> None:
        if card in self.seen:
            self.fail(token.start(), token[0], "a card that is not dealt yet")
        self.seen.add(card)
        self.cards.append(card)

    def _end_line(self) -> None:
        if self.label is not None:
            label, at = self.label["seat"], self.label.start()
            line = DealLine(label, tuple(self.cards), self.unknown, tuple(self.unread), at)
            self.items += [line, *self.after]
        self.label, self.cards, self.unknown, self.unread, self.after = None, [], 0, [], []

    def done(self) -> Hands:
        """The section as a value."""
        self._end_line()
        return Hands(settled(self.items, self.text), self.at)


class RedealSection:
    """``[Redeal "W"]``: a word by seat, then the outcome (rule 12)."""

    def __init__(self, seat: str, at: int) -> None:
        self.seat, self.at = seat, at
        self.words: list[str] = []
        self.remarks: list[Remark] = []
        self.arrow = False
        self.outcome: str | None = None

    def take(self, kind: str, token: Token) -> bool:
        """Take the next word; False where the request has ended."""
        if kind == "remark":
            self.remarks.append(Remark(token[0][1:], token.start()))
        elif kind == "won" and not self.arrow and not token["winner"]:
            self.arrow = True
        elif self.outcome is not None or not _WORD.fullmatch(token[0]):
            return False
        elif self.arrow:
            self.outcome = token[0]
        else:
            self.words.append(token[0])
        return True

    def done(self) -> Redeal:
        """The section as a value."""
        words, remarks = tuple(self.words), tuple(self.remarks)
        outcome = "" if self.arrow and self.outcome is None else self.outcome
        return Redeal(self.seat, words, outcome, remarks, self.at)


class PlaySection:
    """``[Play]``: everything up to the next tag (rules 5 to 11)."""

    def __init__(self, fail: Fail, at: int) -> None:
        self.fail = fail
        self.at = at
        self.text = ""
        self.items: list[Any] = []
        self.alone = False
        self.opened: list[int] = []
        self.readers: dict[str, Callable[[Token, int], Item | None]] = {
            "card": _move,
            "lead": lambda t, at: Lead(int(t["number"]), t["leader"], len(t["dots"]) > 1, at),
            "label": lambda t, at: Lead(None, t["seat"], at=at),
            "won": lambda t, at: Won(t["winner"], at),
            "brace": _braced,
            "group": lambda t, at: read_command(t[0], at),
            "open": self._open,
            "close": self._close,
            "remark": lambda t, at: Remark(t[0][1:], at),
            "star": lambda t, at: Unfinished(at),
            "claim": lambda t, at: Claim(t["claimer"], at),
            "detached": self._detached,
        }

    def take(self, kind: str, token: Token) -> bool:
        """Take the next word."""
        if kind == "label" and self._completes(token["seat"]):
            return True
        reader = self.readers.get(kind)
        item = reader(token, token.start()) if reader else None
        if item is None:
            self._keep(token)
        else:
            self.items.append(item)
        return True

    def _completes(self, seat: str) -> bool:
        """Is this the leader of a number that a comment stands after? Then it joins the number."""
        at = len(self.items) - 1
        while at > 0 and type(self.items[at]) is Comment:
            at -= 1
        begun = self.items[at] if self.items else None
        if type(begun) is not Lead or begun.seat is not None:
            return False
        self.items[at] = replace(begun, seat=seat)
        return True

    def _keep(self, token: Token) -> None:
        """What cannot be read; a word that should be a card stays a piece of its own."""
        last, self.text = self.items[-1] if self.items else None, token.string
        alone = like_a_card(token[0])
        if type(last) is _Scrap and not alone and not self.alone:
            last.end = token.end()
        else:
            self.items.append(_Scrap(token))
        self.alone = alone

    def _open(self, token: Token, at: int) -> Item:
        self.opened.append(at)
        return Open(at)

    def _close(self, token: Token, at: int) -> Item | None:
        if not self.opened:
            return None
        self.opened.pop()
        return Close(at)

    def _detached(self, token: Token, at: int) -> Item | None:
        if not self.items or not isinstance(self.items[-1], Move):
            return None
        last = self.items.pop()
        assert isinstance(last, Move)
        before = "".join((*last.glyphs, *last.marks))
        return Move(last.card, *_suffix(before + token[0]), at=last.at)

    def done(self) -> Play:
        """The section as a value. Raises RecordError where a variation is still open."""
        if self.opened:
            self.fail(self.opened[-1], "(", ") after it")
        return Play(settled(self.items, self.text), self.at)


def _begins_line(token: Token) -> bool:
    line = token.string.rfind("\n", 0, token.start()) + 1
    return not token.string[line : token.start()].strip()


def _move(token: Token, at: int) -> Move:
    face, suffix = token["face"], token["suffix"]
    card = None if face == "-" else read_move(face)
    if not suffix:
        return Move(card, at=at)
    return Move(card, *_suffix(suffix), at=at)


def _suffix(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Glyphs and marks; glyphs that stand apart are read as they will stand: ``! ?`` is ``!?``."""
    parts = SUFFIX.findall(text)
    glyphs = SUFFIX.findall("".join(part for part in parts if part[0] != "^"))
    return tuple(glyphs), tuple(part for part in parts if part[0] == "^")


def _braced(token: Token, at: int) -> Item:
    inside = token[0][1:-1]
    stop = inside.startswith("?")
    inside = inside[1:] if stop else inside
    language = _LANGUAGE.match(inside)
    lang = language[1] if language else None
    raw = inside[language.end() :] if language else inside
    nested = "{" in _ESCAPED.sub("", inside)
    return (Stop if stop else Comment)(raw, lang, at, nested)

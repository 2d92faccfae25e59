"""The text of a PBN file: its games, each with tags, comments and the tokens of its play.

PBN, Portable Bridge Notation, is an open standard (2.1 of 2007). A blank line begins a new game; a
tag holds its words until the next one; ``#`` and ``##`` take values over from earlier games.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..errors import Error

MANDATORY = frozenset(
    "event site date board west north east south dealer vulnerable deal scoring declarer contract"
    " result".split()
)

_PIECE = re.compile(
    r"""
      (?P<blank>\n[^\S\n]*+(?=\n))
    | (?P<space>\n|[^\S\n]++)
    | (?P<escape>^%[^\n]*+)
    | \[\s*+(?P<name>[A-Za-z][A-Za-z0-9_]*+)\s*+"(?P<value>(?:[^"\\\n]++|\\[^\n])*+)"\s*+\]
    | ^\[\s*+(?P<loose>[A-Za-z][A-Za-z0-9_]*+)\s*+"(?P<rest>[^\n]*)"[^\S\n]*+\]
    | (?P<broken>^\[[^\n]*+)
    | ;(?P<comment>[^\n]*+)
    | (?P<brace>\{)
    | (?P<word>[^\s\[{;]++|\[[^\s\[{;]*+)
    """,
    re.VERBOSE | re.MULTILINE,
)
_TAG_LINE = re.compile(r'^\[[A-Za-z]\w*+ *+"', re.MULTILINE)
_DIRECTIVE = re.compile(r"%\s*(?:PBN\b.*|EXPORT\s*|IMPORT\s*|)", re.IGNORECASE)
_ESCAPED = re.compile(r'\\(["\\])')


@dataclass(frozen=True, slots=True)
class Piece:
    """A tag, comment or word and where it stands."""

    kind: str
    """``blank``, ``escape``, ``tag``, ``comment``, ``unclosed`` or ``word``; ``broken`` is a line
    that looks like a tag."""
    text: str
    at: int
    name: str = ""
    """Of a tag, as written."""


@dataclass(frozen=True, slots=True)
class Left:
    """Something left out, and where it stands; ``pbn.LeftOut`` is what a caller sees."""

    key: str
    what: str
    at: int
    cause: Error | None = None


@dataclass(slots=True)
class Game:
    """A game as it is written. The names of its tags are in lower case."""

    at: int
    tags: dict[str, Piece] = field(default_factory=dict)
    opening: list[Piece] = field(default_factory=list)
    """Comments before the play."""
    play: list[Piece] = field(default_factory=list)
    """The words and comments of the play."""
    closing: list[Piece] = field(default_factory=list)
    """Comments after the play."""
    notes: list[Piece] = field(default_factory=list)
    """The notes on the play."""
    left: list[Left] = field(default_factory=list)
    section: str = ""
    """The tag that was read last."""
    noting: str = ""
    """What a note is about: ``auction`` or ``play``."""
    skipped: set[str] = field(default_factory=set)
    """The sections that are left out."""

    def value(self, name: str) -> str:
        """What a tag says; empty where it is missing or says that it is not known."""
        piece = self.tags.get(name)
        value = piece.text.strip() if piece else ""
        return "" if value == "?" else value

    @property
    def header(self) -> bool:
        """Does it only say what holds for the games after it?"""
        return all(tag.text.startswith("##") for tag in self.tags.values())

    @property
    def begun(self) -> bool:
        """Does it say what was dealt or played?"""
        return not self.tags.keys().isdisjoint(("deal", "contract", "play"))


def read_games(text: str) -> tuple[list[Game], list[Left]]:
    """The games of a text, inherited values filled in, and what belongs to none of them."""
    games: list[Game] = []
    lost: list[Left] = []
    waiting: list[Piece] = []
    for chunk in _chunks(text):
        names = _names(chunk)
        apart = bool(names & MANDATORY)
        for piece in chunk:
            if piece.kind == "escape":
                if not _DIRECTIVE.fullmatch(piece.text):
                    lost.append(Left("escaped", piece.text, piece.at))
            elif piece.kind == "tag":
                if not games or _begins(games[-1], piece.name.lower(), names, apart=apart):
                    games.append(Game(waiting[0].at if waiting else piece.at))
                apart = False
                game = games[-1]
                (game.closing if "play" in game.tags else game.opening).extend(waiting)
                waiting.clear()
                _tag(game, piece)
            elif piece.kind in ("comment", "unclosed") and (apart or not games or not names):
                waiting.append(piece)
            elif games:
                _data(games[-1], piece)
            else:
                lost.append(Left("unreadable", piece.text, piece.at))
    if games:
        games[-1].closing += waiting
    else:
        lost += [Left("comment", piece.text, piece.at) for piece in waiting]
    headers = [game for game in games if game.header]
    _inherit(games)
    for header in headers:
        lost += header.left
        lost += [Left("comment", piece.text, piece.at) for piece in header.opening]
    left = {id(header) for header in headers}
    return [game for game in games if id(game) not in left], lost


def _names(chunk: list[Piece]) -> set[str]:
    """The tags of the first game in a chunk: until one comes again."""
    names: set[str] = set()
    for piece in chunk:
        if piece.kind == "tag":
            if piece.name.lower() in names:
                break
            names.add(piece.name.lower())
    return names


def _begins(game: Game, name: str, names: set[str], *, apart: bool) -> bool:
    """Does this tag begin a game? After a blank line, unless it goes on with one hardly begun."""
    if apart:
        return game.begun or not names.isdisjoint(game.tags)
    return name in ("event", "board") and name in game.tags and game.begun


def _tag(game: Game, piece: Piece) -> None:
    name = piece.name.lower()
    if name == "note":
        if game.noting == "play":
            game.notes.append(piece)
            game.section = "note"
        else:
            game.left.append(Left("note", piece.text, piece.at))
        return
    game.section = name
    if name in game.tags:
        game.left.append(Left("repeated_tag", piece.name, piece.at))
        game.section = ""
    else:
        game.tags[name] = piece
        if name in ("auction", "play"):
            game.noting = name
        if name == "auction":
            _skip(game)


def _data(game: Game, piece: Piece) -> None:
    """A word or comment below a tag."""
    if piece.kind == "broken":
        game.left.append(Left("unreadable", piece.text, piece.at))
        game.section = ""
    elif game.section == "play":
        game.play.append(piece)
    elif piece.kind == "word":
        tag = game.tags.get(game.section)
        if tag is None or game.section in MANDATORY:
            game.left.append(Left("unreadable", piece.text, piece.at))
        else:
            _skip(game)
    elif game.section in game.skipped:
        game.left.append(Left("comment", piece.text, piece.at))
    else:
        (game.closing if "play" in game.tags else game.opening).append(piece)


def _skip(game: Game) -> None:
    if game.section not in game.skipped:
        tag = game.tags[game.section]
        game.skipped.add(game.section)
        game.left.append(Left("section", tag.name, tag.at))


def _inherit(games: list[Game]) -> None:
    """``#`` is the value of the nearest game before; what follows ``##`` holds from here on."""
    last: dict[str, Piece] = {}
    standing: set[str] = set()
    for game in games:
        for name in sorted(standing - game.tags.keys()):
            game.tags[name] = last[name]
        for name, tag in game.tags.items():
            value = tag.text.strip()
            if value.startswith("##"):
                standing.add(name)
            if value in ("#", "##"):
                value = last[name].text if name in last else ""
            value = value.removeprefix("##")
            last[name] = game.tags[name] = Piece("tag", value, tag.at, tag.name)


def _chunks(text: str) -> Iterator[list[Piece]]:
    """The pieces between blank lines."""
    chunk: list[Piece] = []
    for piece in _pieces(text):
        if piece.kind == "blank":
            yield chunk
            chunk = []
        else:
            chunk.append(piece)
    yield chunk


def _pieces(text: str) -> Iterator[Piece]:
    at, close = 0, -1
    while at < len(text):
        match = _PIECE.match(text, at)
        assert match is not None
        start, at = at, match.end()
        kind = match.lastgroup
        if kind == "brace":
            if close < at:
                close = text.find("}", at)
                close = len(text) if close < 0 else close
            tag = _TAG_LINE.search(text, at, close)
            end = tag.start() if tag else close
            closed = end < len(text) and not tag
            yield Piece("comment" if closed else "unclosed", text[at:end].strip(), start)
            at = end + closed
        elif kind == "value":
            yield Piece("tag", _ESCAPED.sub(r"\1", match["value"]), start, match["name"])
        elif kind == "rest":
            yield Piece("tag", match["rest"], start, match["loose"])
        elif kind == "comment":
            yield Piece("comment", match["comment"].strip(), start)
        elif kind is not None and kind != "space":
            yield Piece(kind, match[0], start)

"""The play of a PBN game, from columns into order of play.

Each row of PBN is a trick and each column a seat, the opening leader's first; who leads a trick is
who has won the one before.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..core.cards import Card
from ..core.deal import clockwise
from ..core.position import Position
from .notes import Comment, read_card
from .pbn_text import Left, Piece
from .play import GLYPHS, Item, Lead, Move, Unfinished, Won
from .replay import play as play_card

COLUMNS = 4

_TOKEN = re.compile(
    r"[A-Za-z0-9♠♥♦♣♤♡♢♧-]+|[!?]{1,2}|=[0-9]{1,9}=|\$[0-9]{1,9}(?![0-9])|\*|\+|\^.?|\S+"
)
_QUALITY = dict(zip(range(7, 13), ("!", "?", "!!", "??", "!?", "?!"), strict=True))
_NUMBERS = {sign: number for number, sign in GLYPHS.items()}
_SUIT = re.compile(r"\\([SHDC])")
_SIGNS = dict(zip("SHDC", "♠♥♦♣", strict=True))


@dataclass(slots=True)
class Cell:
    """A card in its column, with what is written at it; no card for ``-`` and ``+``."""

    card: Card | None
    text: str
    at: int
    signs: list[Piece] = field(default_factory=list)
    """The irregularities written before it."""
    glyphs: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        signs = [sign.text for sign in self.signs]
        said = [f"{{{text}}}" for text in self.comments]
        return " ".join([*signs, self.text + "".join(self.glyphs), *said])


@dataclass(slots=True)
class Columns:
    """The play section, read but not yet in order."""

    cells: list[Cell] = field(default_factory=list)
    opening: list[str] = field(default_factory=list)
    """Comments before the first card."""
    left: list[Left] = field(default_factory=list)

    @property
    def played(self) -> bool:
        """Is there a card?"""
        return any(cell.card for cell in self.cells)


def comment(text: str) -> Comment:
    r"""A PBN comment as ours: ``\S`` is a suit sign, and no text is a command.

    >>> comment(r"Lead a \S {low} [%ok SA]").text
    'Lead a ♠ {low} [ %ok SA]'
    """
    signed = _SUIT.sub(lambda found: _SIGNS[found[1]], text)
    return Comment.of(signed.replace("[%", "[ %"))


def read_columns(pieces: Iterable[Piece], notes: Iterable[Piece]) -> Columns:
    """The cells of a play section, row by row; notes become comments of the cards they are on."""
    return _Reader(notes).read(pieces)


class _Reader:
    def __init__(self, notes: Iterable[Piece]) -> None:
        self.columns = Columns()
        self.notes: dict[int, Piece] = {}
        self.used: set[int] = set()
        self.signs: list[Piece] = []
        self.ended = False
        for note in notes:
            number, _, text = note.text.partition(":")
            key = int(number) if re.fullmatch(r"\s*[0-9]{1,9}\s*", number) else -1
            if key < 0 or key in self.notes:
                self._leave("note", note.text, note.at)
            else:
                self.notes[key] = Piece("note", text.strip(), note.at)

    def read(self, pieces: Iterable[Piece]) -> Columns:
        for piece in pieces:
            if piece.kind == "word":
                for token in _TOKEN.finditer(piece.text):
                    self._token(token[0], piece.at + token.start())
            else:
                self._comment(piece)
        for sign in self.signs:
            self._leave("irregularity", sign.text, sign.at)
        for key in self.notes.keys() - self.used:
            self._leave("note", f"{key}:{self.notes[key].text}", self.notes[key].at)
        return self.columns

    def _leave(self, key: str, what: str, at: int) -> None:
        self.columns.left.append(Left(key, what, at))

    def _comment(self, piece: Piece) -> None:
        if piece.kind == "unclosed":
            self._leave("unclosed", "{", piece.at)
        if piece.text:
            cards = [cell for cell in self.columns.cells if cell.card]
            (cards[-1].comments if cards else self.columns.opening).append(piece.text)

    def _token(self, text: str, at: int) -> None:
        if self.ended:
            self._leave("after_end", text, at)
        elif text == "*":
            self.ended = True
        elif text.startswith("^"):
            self.signs.append(Piece("sign", text.upper(), at))
        elif text in ("-", "+"):
            self._cell(None, text, at)
        elif text[0] in "!?$=":
            self._note(text, at)
        elif text[0].isalnum() or text[0] in "♠♥♦♣♤♡♢♧-":
            card = read_card(text)
            if card is None:
                self._leave("unreadable", text, at)
            self._cell(card, text, at)
        else:
            self._leave("unreadable", text, at)

    def _cell(self, card: Card | None, text: str, at: int) -> None:
        self.columns.cells.append(Cell(card, text, at, self.signs))
        self.signs = []

    def _note(self, text: str, at: int) -> None:
        """A suffix, glyph or note on the card before it."""
        cell = self.columns.cells[-1] if self.columns.cells else None
        number = int(text.strip("$=")) if text.strip("$=").isdigit() else None
        if cell is None or cell.card is None:
            self._leave("unreadable", text, at)
        elif text[0] == "=" and number in self.notes:
            self.used.add(number)
            cell.comments.append(self.notes[number].text)
        elif text[0] == "$" and number is not None:
            cell.glyphs += [_QUALITY.get(number, f"${number}")] * (number > 0)
        elif text[0] in "!?":
            cell.glyphs.append(text)
        else:
            self._leave("unreadable", text, at)


def _apart(glyphs: list[str]) -> tuple[str, ...]:
    """Glyphs of one card: all after the first by number, for ``!`` and ``!`` would be ``!!``."""
    return (*glyphs[:1], *(_NUMBERS.get(glyph, glyph) for glyph in glyphs[1:]))


class Order:
    """Plays columns from a start; afterwards it has the items, the end and what was left out."""

    def __init__(self, start: Position, labels: tuple[str, ...], first: int) -> None:
        self.position = start
        self.labels = labels
        self.first = first
        """The seat of the first column."""
        self.items: list[Item] = []
        self.left: list[Left] = []

    def run(self, cells: list[Cell]) -> None:
        """Play row after row until one is not complete."""
        for at in range(0, len(cells), COLUMNS):
            row = self._seated(cells[at : at + COLUMNS])
            tricks = len(self.position.tricks)
            self._trick(row)
            rest = [*row.values(), *(cell for cell in cells[at + COLUMNS :] if cell.card)]
            if len(self.position.tricks) == tricks or self.position.over or row:
                self._leave_rest(rest)
                break
        if not self.position.over:
            self.items.append(Unfinished())

    def _leave_rest(self, rest: list[Cell]) -> None:
        if rest:
            key = "deal_over" if self.position.over else "out_of_order"
            self.left.append(Left(key, " ".join(map(str, rest)), min(one.at for one in rest)))

    def _seated(self, cells: list[Cell]) -> dict[int, Cell]:
        """The cards of a row by the seat that holds them; a hand not known holds its column's."""
        row: dict[int, Cell] = {}
        for column, cell in enumerate(cells):
            if cell.card is None:
                self._leave_signs(cell.signs)
                continue
            seat = (self.first + column) % self.position.rules.players
            holders = [at for at, hand in enumerate(self.position.hands) if cell.card in hand]
            holder = next(iter(holders), seat)
            if holder != seat:
                self.left.append(Left("column", cell.text, cell.at))
            if holder in row:
                self.left.append(Left("second_card", str(cell), cell.at))
            else:
                row[holder] = cell
        return row

    def _leave_signs(self, signs: Iterable[Piece]) -> None:
        self.left += [Left("irregularity", sign.text, sign.at) for sign in signs]

    def _trick(self, row: dict[int, Cell]) -> None:
        """Play the cards of a row in order; what could not be played stays in it."""
        leader = self._leader(row)
        tricks = len(self.position.tricks)
        played: dict[int, list[Item]] = {}
        seat: int | None = leader
        while seat in row and len(self.position.tricks) == tricks:
            made = self._card(seat, row[seat], leader)
            if made is None:
                break
            del row[seat]
            played[seat] = made
            seat = self.position.to_play
        if played:
            self._write(leader, tricks, played)

    def _leader(self, row: dict[int, Cell]) -> int:
        for seat, cell in row.items():
            if any(sign.text == "^L" for sign in cell.signs):
                return seat
        assert self.position.to_play is not None
        return self.position.to_play

    def _card(self, seat: int, cell: Cell, leader: int) -> list[Item] | None:
        before, turn = self.position, self.position.to_play
        assert cell.card is not None
        played = play_card(before, Move(cell.card), leader)
        if played.after is None or played.seat != seat:
            return None
        self.position = played.after
        broken = {note.reason.key for note in played.after.irregular[len(before.irregular) :]}
        marks = []
        for sign in cell.signs:
            if sign.text == "^R" and broken - {"out_of_turn"}:
                marks.append("^R")
            elif sign.text == "^L" and seat != turn:
                marks.append("^T")
            else:
                self._leave_signs([sign])
        move = Move(cell.card, _apart(cell.glyphs), tuple(dict.fromkeys(marks)))
        return [move, *map(comment, cell.comments)]

    def _write(self, leader: int, tricks: int, played: dict[int, list[Item]]) -> None:
        self.items.append(Lead(tricks + 1, self.labels[leader]))
        done = len(self.position.tricks) > tricks
        for seat in clockwise(leader, len(self.labels)):
            if seat in played or done:
                self.items += played.get(seat, [Move(None)])
        if done:
            winner = self.position.tricks[-1].winner
            self.items.append(Won(None if winner is None else self.labels[winner]))


def comments(texts: Iterable[str]) -> Iterator[Comment]:
    """Comments that stand at no card."""
    return (comment(text) for text in texts if text)

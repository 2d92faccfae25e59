"""Bridge match records in PBN as records of ours.

A no-trump board that was played is a round of Femkamp for four, one in spades the trump round of
Sekskamp and Sjukamp: in both one must follow suit and nothing else (FP-29, FP-30, FP-96, C-FP-12).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..errors import Error, RecordError, expect
from .faults import Places
from .model import Record
from .pbn_board import GAMES, read_board
from .pbn_text import Left, read_games

KEYS = {
    # the whole board
    "no_contract": "the board does not say what its contract was",
    "passed_out": "everybody passed",
    "other_contract": "the contract has other trumps than this kind of round",
    "not_played": "no card was played",
    "no_leader": "nothing says who led first",
    "deal": "the hands are no deal",
    # of a board that was read
    "section": "a section that no record of ours holds",
    "repeated_tag": "a tag that the board has already; the first counts",
    "comment": "a comment in a section that is left out",
    "note": "a note that no card refers to",
    "unclosed": "a comment that does not end",
    "unreadable": "a word that means nothing here",
    "irregularity": "a mark where nothing was broken, or one we have no word for",
    "column": "a card in the column of a seat that does not hold it; its holder plays it",
    "second_card": "a second card of a seat in one trick",
    "out_of_order": "cards that cannot be put into order of play: one before them is missing",
    "deal_over": "cards after the last trick",
    "after_end": "what stands after the end of the play",
    "other_leader": "not the seat after the declarer leads; the play counts",
    "other_result": "the result is not what was played; the play counts",
    # of the file
    "escaped": "a line for programs",
}
"""Why something was left out, or not taken at its word."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something in the text that no record holds, or that was not taken at its word."""

    key: str
    """One of ``KEYS``."""
    board: str | None
    """The number of the board, where it has one."""
    line: int
    column: int
    what: str
    """What it is, as it is written."""
    cause: Error | None = field(default=None, compare=False, repr=False)
    """The error of which ``what`` is the sentence, where it is one."""

    def __str__(self) -> str:
        board = f", board {self.board}" if self.board else ""
        what = f": {self.what}" if self.what else ""
        return f"line {self.line}, column {self.column}{board}: {KEYS[self.key]}{what}"


@dataclass(frozen=True, slots=True, repr=False)
class Boards:
    """What a PBN text gave: its records, to be gone through, and what was left out.

    >>> Boards()
    <0 boards read, 0 things left out>
    """

    records: tuple[Record, ...] = ()
    """A record for each board, with one match of one round."""
    left_out: tuple[LeftOut, ...] = ()
    """In the order of the text."""

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)

    def __repr__(self) -> str:
        return f"<{len(self)} boards read, {len(self.left_out)} things left out>"


def read_pbn(text: str | bytes, kind: str = "grand") -> Boards:
    """The boards of a PBN text (2.1, import or export format) as rounds of this kind.

    ``pass``, ``clubs``, ``queens``, ``grand`` and ``clubs_and_queens`` take the boards in no-trump,
    ``trump`` those in spades (FP-96, C-FP-12). The dealer is the seat before the one that led.
    A play that was claimed, or whose cards cannot be put into order, ends with ``*`` where they
    can no longer; hands of another size than thirteen make an irregular deal; a hand that is not
    given is worked out from the other three, else its cards are unknown. Tags that records do not
    have are kept as ``PBN_…``. Whatever is not in a record is in ``left_out``.

    Raises RecordError for text that holds no PBN, Error for an unknown kind.

    >>> text = '''
    ... [Board "1"] [North "Ada"] [Contract "1NT"] [Declarer "W"]
    ... [Deal "N:A2... .A2.. ..A2. ...A2"]
    ... [Play "N"]
    ... SA H2 D2 C2
    ... S2 HA DA CA {North wins both.}
    ... [OptimumResultTable "Declarer;Denomination;Result"]
    ... N NT 2'''
    >>> boards = read_pbn(text)
    >>> [str(move) for record in boards for move in record.matches[0].rounds[0].play.moves]
    ['SA', 'H2', 'D2', 'C2', 'S2', 'HA', 'DA', 'CA']
    >>> print(*boards.left_out)
    line 7, column 1, board 1: a section that no record of ours holds: OptimumResultTable
    """
    expect(text, (str, bytes), Error, "the text of a PBN file")
    if str(kind) not in GAMES:
        raise Error("choice", name="kind", value=kind, known=", ".join(GAMES))
    plain = _decoded(text).replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    games, lost = read_games(plain)
    places = Places(plain)
    stray = next((one for one in lost if one.key == "unreadable"), None)
    if stray is not None and not games:
        raise RecordError(*places(stray.at), stray.what[:40], '[Event "…"]')
    records: list[Record] = []
    left: list[tuple[Left, str | None]] = [(one, None) for one in lost]
    for game in games:
        board = game.value("board") or None
        record, without = read_board(game, kind)
        records += [record] if record is not None else []
        left += [(one, board) for one in without]
    left.sort(key=lambda one: one[0].at)
    left_out = (
        LeftOut(one.key, board, *places(one.at), one.what, one.cause) for one, board in left
    )
    return Boards(tuple(records), tuple(left_out))


def _decoded(text: str | bytes) -> str:
    """Text of a file is UTF-8, else Latin-1, which the format asks for."""
    if isinstance(text, str):
        return text.encode(errors="replace").decode()
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text.decode("latin-1")

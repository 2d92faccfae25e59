"""What the tests of PBN ask of a record."""

from pathlib import Path
from random import Random

import femkort_widgets as fw
from femkort_widgets.core.position import Position
from femkort_widgets.records.model import Record, RoundRecord
from femkort_widgets.records.notes import Comment
from femkort_widgets.records.pbn import Boards
from femkort_widgets.records.walk import walk
from tests.records.pbn.writer import dealt, played

SAMPLES = Path(__file__).parent
NO_TRUMP = ("pass", "clubs", "queens", "grand", "clubs_and_queens")
KINDS = (*NO_TRUMP, "trump")

read_pbn = fw.records.read_pbn


def sample(name: str, kind: str = "grand") -> Boards:
    return read_pbn((SAMPLES / name).read_text("utf-8"), kind)


def only(text: str, kind: str = "grand") -> Record:
    """The one record of a text from which nothing is left out."""
    boards = read_pbn(text, kind)
    assert boards.left_out == ()
    (record,) = boards
    return record


def the_round(record: Record) -> RoundRecord:
    (one,) = record.matches[0].rounds
    return one


def cards(record: Record) -> list[str]:
    play = the_round(record).play
    assert play is not None
    return [str(move) for move in play.moves]


def end(record: Record) -> Position:
    position = walk(record.matches[0], 0).end
    assert position is not None
    return position


def keys(boards: Boards) -> list[tuple[str, str | None, str]]:
    return [(one.key, one.board, one.what) for one in boards.left_out]


def comments(record: Record) -> list[str]:
    play = the_round(record).play
    assert play is not None
    return [item.text for item in play.items if isinstance(item, Comment)]


def a_board(seed: int = 1, count: int = 52, kind: str = "grand") -> Position:
    return played(dealt(kind, seed), Random(seed), count)

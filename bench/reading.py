"""Reading an annotated round and drawing a hand, beside python-chess with a game and a board.

The game has as many moves, comments and side lines as the round has cards; both are read in turn,
in one process. python-chess plays every move on a board as it reads it, so beside reading alone
the round is also read and held to the rules card by card.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from bench.frames import KB, annotated
from bench.goals import Goal
from femkort_widgets.core.games import rules
from femkort_widgets.drawing import html
from femkort_widgets.framing import frames
from femkort_widgets.records import examples, loads
from femkort_widgets.records.notes import Comment
from femkort_widgets.records.play import Move, Open

if TYPE_CHECKING:
    import chess.pgn

TIMES = 41
HTML_MS, HTML_KB = 1.0, 8.0
HAND = "femkort_ace_that_waited"
Count = tuple[int, int, int]


def goals() -> Iterator[Goal]:
    """A Femkamp round, read and checked, per card; a Femkort hand as a table."""
    import chess.pgn
    import chess.svg

    text = annotated(rules("femkamp"))
    plays, comments, lines = counted(text)
    pgn = game(plays - lines, comments, lines)
    assert counted_pgn(pgn) == (plays, comments, lines)
    for name, read in (
        ("read", lambda: loads(text)),
        ("read and hold to the rules", lambda: loads(text).faults),
    ):
        ours, theirs = beside(read, lambda: chess.pgn.read_game(io.StringIO(pgn)))
        yield Goal(
            f"{name} a round of {plays} cards, {comments} comments, {lines} side line, per card",
            "µs",
            ours / plays * 1000,
            theirs / plays * 1000,
            against="a game of as many moves in python-chess",
        )
    drawn = frames(examples.load(HAND))
    board = chess.Board()
    ours, theirs = beside(lambda: html(drawn), lambda: chess.svg.board(board))
    size, their_size = len(html(drawn).encode()) / KB, len(chess.svg.board(board).encode()) / KB
    yield Goal(f"a hand as HTML (chess.svg.board {theirs:.1f} ms)", "ms", ours, HTML_MS)
    yield Goal(f"a hand as HTML (chess.svg.board {their_size:.1f} KB)", "KB", size, HTML_KB)


def beside(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of processor time for each, in turn."""
    pairs = [(milliseconds(ours), milliseconds(theirs)) for _ in range(TIMES)]
    first, second = zip(*pairs[1:], strict=True)
    return median(first), median(second)


def milliseconds(work: Callable[[], object]) -> float:
    """How much processor time this takes once."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def counted(text: str) -> Count:
    """The cards, side lines included, the comments and the side lines of a text of one round."""
    play = loads(text).matches[0].rounds[0].play
    assert play is not None
    kinds = [type(item) for item in play.items]
    return kinds.count(Move), kinds.count(Comment), kinds.count(Open)


def game(moves: int, comments: int, lines: int) -> str:
    """A game of chess at random with side lines of one move at its first moves, as PGN."""
    import chess.pgn

    board, random, written = chess.Board(), Random(1), chess.pgn.Game()
    node: chess.pgn.GameNode = written
    said = 0
    for number in range(moves):
        move, *others = random.sample([*board.legal_moves], 2)
        parent, node = node, node.add_variation(move)
        if number < lines:
            parent.add_variation(others[0], comment="There is another move.")
            said += 1
        if said < comments and number * comments >= said * moves:
            node.comment = "Who holds the rest of this suit?"
            said += 1
        board.push(move)
    return str(written)


def counted_pgn(pgn: str) -> Count:
    """The moves, side lines included, the comments and the side lines of a game."""
    import chess.pgn

    read = chess.pgn.read_game(io.StringIO(pgn))
    assert read is not None
    assert not read.errors
    waiting: list[chess.pgn.GameNode] = [read]
    moves = comments = lines = 0
    while waiting:
        node = waiting.pop()
        waiting += node.variations
        moves += len(node.variations)
        lines += max(0, len(node.variations) - 1)
        comments += bool(node.comment)
    return moves, comments, lines

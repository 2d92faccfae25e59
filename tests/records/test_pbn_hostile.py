"""Whatever the text: no crash, no hang, and an error only where it is no PBN."""

import subprocess
import sys
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.pbn import KEYS
from tests.records.pbn.kit import (
    a_board,
    keys,
    read_pbn,
)
from tests.records.pbn.writer import board


@pytest.mark.parametrize("text", ["", "\n \n", "% PBN 2.1\n", "; nothing\n", b""])
def test_a_text_without_a_game_has_no_boards(text: str) -> None:
    assert len(read_pbn(text)) == 0


@pytest.mark.parametrize("text", ["hello", "%TTN 1\nhello", "[Event]", "\n\n  qd54|xx|st||"])
def test_a_text_that_is_no_pbn_is_an_error(text: str) -> None:
    with pytest.raises(fw.RecordError) as caught:
        read_pbn(text)
    assert caught.value.line >= 1


@pytest.mark.parametrize("kind", ["fan_tan", "", "Grand", None])
def test_an_unknown_kind_is_an_error_that_names_the_known(kind: str) -> None:
    with pytest.raises(fw.Error, match="clubs_and_queens"):
        read_pbn("", kind)


def test_something_else_than_text_is_an_error() -> None:
    with pytest.raises(fw.Error):
        read_pbn(7)  # type: ignore[arg-type]


PIECES = (
    *'[ ] { } ; % " \\ \n - + * ^R ^L ! =1= $7 $ # ## SA h7 X : . \ufeff \ud800 \x00 é'.split(" "),
    *('[Event "x"]', '[Board "1"]', '[Note "1:n"]', '[Play "N"]', '[Contract "NT"]', "\n\n"),
    '[Deal "N:A2... .A2.. ..A2. ...A2"]',
)


@given(
    st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=30).map(" ".join),
    st.integers(0, 10**6),
    st.integers(0, 400),
)
def test_no_text_is_too_much(noise: str, seed: int, at: int) -> None:
    text = board(a_board(seed % 5), tags='[North "Ada"]')
    boards = read_pbn(text[:at] + noise + text[at + seed % 3 :])
    for record in boards:
        written = fw.dumps(record)
        assert fw.dumps(fw.loads(written)) == written
        assert fw.loads(written).matches[0].rounds[0].kind == "grand"
    assert boards.left_out == tuple(sorted(boards.left_out, key=lambda one: (one.line, one.column)))
    assert all(one.key in KEYS and str(one) for one in boards.left_out)


@pytest.mark.parametrize(
    "piece",
    ["{", "[", '[X "', '[X "\\', "{[", '{\n[X "1"]', "\n\n", "\n   ", "^", "$1", "=1=", "SA ", ";"],
)
def test_a_long_hostile_text_takes_no_longer_than_its_length(piece: str) -> None:
    text = '[Contract "NT"]\n[Play "N"]\n' + piece * 20_000
    began = perf_counter()
    read_pbn(text)
    assert perf_counter() - began < 5


def test_a_day_of_boards_is_read_in_a_few_seconds() -> None:
    text = "\n".join(board(a_board(), number=number) for number in range(200))
    began = perf_counter()
    assert len(read_pbn(text)) == 200
    assert perf_counter() - began < 30


def test_importing_the_package_does_not_load_it() -> None:
    code = (
        "import sys, femkort_widgets.records as r; print(any('pbn' in one for one in sys.modules));"
        "r.read_pbn; print('femkort_widgets.records.pbn' in sys.modules, 'read_pbn' in r.__all__)"
    )
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["False", "True", "True"]
    with pytest.raises(AttributeError, match="no_such_name"):
        fw.records.no_such_name  # noqa: B018


def test_words_before_the_first_board_are_listed() -> None:
    boards = read_pbn("Results of Monday\n" + board(a_board()))
    assert keys(boards) == [("unreadable", None, word) for word in ("Results", "of", "Monday")]
    assert len(boards) == 1

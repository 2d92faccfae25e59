"""Text to record to text, and record to text to record (rules 1, 14, 15)."""

from contextlib import suppress
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.model import Record
from tests.records.strategies import records

slow = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@slow
@given(records)
def test_a_written_record_comes_back_equal_and_its_text_byte_for_byte(record: Record) -> None:
    text = fw.dumps(record)
    again = fw.loads(text)
    assert again == record
    assert fw.dumps(again) == text


@slow
@given(records)
def test_a_record_of_what_the_core_played_has_no_fault(record: Record) -> None:
    loaded = fw.loads(fw.dumps(record))
    allowed = {"first_line", "malformed_command"}
    assert [fault for fault in loaded.faults if fault.key not in allowed] == []


PIECES = st.sampled_from(
    """%TTN 1|\n|[Match "a"]|[Game "femkort"]|[Round "1"]|[Dealer "E"]|[Deal]|[Play]|[Redeal "W"]
    |ask ok no => refused|S:|W: SA S5 ?2|N: H2 D9|E: ?5|1. S:|2... W:|SA|SA!|S5^R|H2^C(D9)|$7|?|^T
    |-|*|+ S|=> N|(|)|{ a }|{? b [%ok SA] }|{|}|[%deal N+SA S-SA]|; c|[|]|"|pass|SX|?3
    |[Score "S 0"]|[Try "2"]|[Names "S=a\\;b"]|\\|=>|1.|[x]|[Result "void"]""".split("|")
)
SCRAPS = st.lists(PIECES | st.text(max_size=5), max_size=40)


@slow
@given(st.text() | SCRAPS.map(" ".join) | SCRAPS.map("".join) | SCRAPS.map("\n".join))
@example("[Play]H2^A()0")
@example('[Game "femkort"]\n[Round "1"]\n[Deal]\nS: SA {x\n y} SK\n[Play]\n1. S: S}A (1. S: SK) )')
def test_any_text_is_read_or_refused_with_a_place_and_nothing_is_lost(text: str) -> None:
    try:
        record = fw.loads(text)
    except fw.RecordError as error:
        refused: fw.RecordError | None = error
    else:
        refused = None
    if refused is not None:
        assert min(refused.line, refused.column) >= 1
        return
    assert all(fault.line >= 1 and fault.column >= 1 for fault in record.faults)
    written = fw.dumps(record)
    assert letters(text) <= letters(written)
    again = fw.loads(written)
    assert again == record
    assert fw.dumps(again) == written


def letters(text: str) -> set[str]:
    """The words of a text that reading may not lose, however it lays them out."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return {word for word in kept.split() if len(word) > 3}


SAMPLE = (Path(__file__).parents[2] / "notebooks" / "the_ace_that_waited.ttn").read_text()
EDITS = st.lists(
    st.tuples(st.integers(0, len(SAMPLE)), st.integers(0, 6), PIECES | st.text(max_size=2)),
    max_size=6,
)


@slow
@given(EDITS)
@example([(SAMPLE.index(" S5"), 0, "1.")])
@example([(SAMPLE.index("S5"), 2, "+ ♠5 N")])
@example([(SAMPLE.index("S5"), 2, "=> S5")])
def test_a_record_with_slips_is_still_read_and_settles_when_written(
    edits: list[tuple[int, int, str]],
) -> None:
    text = SAMPLE
    for place, cut, piece in edits:
        text = text[:place] + piece + text[place + cut :]
    with suppress(fw.RecordError):
        record = fw.loads(text)
        assert all(fault.line for fault in record.faults)
        written = fw.dumps(record)
        assert fw.loads(written) == record
        assert fw.dumps(fw.loads(written)) == written
        fw.frames(record)

"""What a hostile or broken text brings: a place or a fault, no hang and no loss (rule 14)."""

import pickle
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import femkort_widgets as fw
from femkort_widgets.records.model import MatchRecord, Record, Tag
from femkort_widgets.records.notes import Comment
from femkort_widgets.records.values import write_pairs
from femkort_widgets.records.walk import walk
from tests.records.kit import HANDS, HEAD, text

SECONDS = 60  # generous: a slow machine reads 10 MB in a tenth of it


def error(given: str | bytes) -> fw.RecordError:
    with pytest.raises(fw.RecordError) as caught:
        fw.loads(given)
    return caught.value


@pytest.mark.parametrize(
    ("given", "line", "column", "found"),
    [
        (text("1. S: D5 { open"), 13, 10, "{"),
        (text("1. S: D5 { \\}"), 13, 10, "{"),
        (text("1. S: D5 (1. S: D7"), 13, 10, "("),
        (text("1. S: D5 (1. S: D7 (1. S: D8)"), 13, 10, "("),
        (HEAD + '[Site "here]\n', 4, 1, None),
        (HEAD + '[Site "here"\n', 4, 1, None),
        (HEAD + "[Site\n", 4, 1, None),
        ('%TTN 1\n[Game "poker"]\n', 2, 8, "poker"),
        (text("*", hands=HANDS.replace("S5", "SQ")), 9, 4, "SQ"),
        (text("*", hands=HANDS.replace("D5", "SQ")), 8, 16, "SQ"),
    ],
)
def test_the_four_errors_have_their_place(
    given: str, line: int, column: int, found: str | None
) -> None:
    caught = error(given)
    assert (caught.line, caught.column) == (line, column)
    assert found is None or caught.found == found


def test_an_unknown_game_lists_the_known_ones() -> None:
    caught = error('%TTN 1\n[Game "poker"]\n')
    assert (caught.key, caught.found) == ("record_game", "poker")
    assert caught.expected == ", ".join(fw.games())
    copy = pickle.loads(pickle.dumps(caught))
    assert (copy.key, str(copy)) == (caught.key, str(caught))


def test_text_that_is_not_utf_8_has_its_place(tmp_path: Path) -> None:
    caught = error('%TTN 1\n[Match "caf\xe9"]\n'.encode("latin-1"))
    assert (caught.line, caught.column) == (2, 12)
    assert error("%TTN 1\n\ud800").column == 1
    path = tmp_path / "bad.ttn"
    path.write_bytes(b"%TTN 1\n\xff")
    with pytest.raises(fw.RecordError):
        fw.load(path)


def test_other_line_ends_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    plain = text("1. S: D5 *\n")
    path = tmp_path / "windows.ttn"
    path.write_bytes(b"\xef\xbb\xbf" + plain.replace("\n", "\r\n").encode())
    assert fw.load(path) == fw.loads(plain)
    assert fw.load(path).faults == ()
    assert fw.loads(plain.replace("\n", "\r")) == fw.loads(plain)


def test_five_thousand_nested_variations_come_back_byte_for_byte() -> None:
    deep = "1. S: D5 " + "(1. S: D7 " * 5000 + ")" * 5000 + " *"
    record = fw.loads(text(deep))
    copy = fw.dumps(record)
    again = fw.loads(copy)
    assert again == record
    assert hash(again) == hash(record)
    assert fw.dumps(again) == copy
    assert pickle.loads(pickle.dumps(record)) == record
    assert len(repr(record)) > 5000
    assert record.faults == ()
    steps = walk(record.matches[0], 0).steps
    assert (len(steps), steps[-1].line, steps[-1].parent) == (5001, 5000, None)
    play = record.matches[0].rounds[0].play
    assert play is not None
    assert len(play.tricks[0].moves[0].variations) == 1


def noise(seed: int, alphabet: str, size: int) -> str:
    rng = Random(seed)
    block = "".join(rng.choice(alphabet) for _ in range(100_000))
    return block * (size // len(block) + 1)


NOISES: dict[str, Callable[[int], str]] = {
    "letters": lambda size: noise(1, "SHDC23456789TJQKA =>.:-*!?$^\n", size),
    "plain bytes": lambda size: noise(2, "".join(map(chr, range(1, 128))), size),
    "control and bidi": lambda size: noise(3, "\x00\x07\x1b\x85\u200f\u202e\u2066\u2028 \t", size),
    "glyphs": lambda size: "!?" * (size // 2) + "x",
    "numbers": lambda size: "1" * size,
    "dots": lambda size: "1." + " " * size,
    "backslashes": lambda size: "\\" * size,
    "open braces": lambda size: "{" * size,
    "open brackets": lambda size: "[%a " * (size // 4),
    "brackets in a comment": lambda size: "{" + '[%a "' * (size // 5) + "}",
    "backslashes in a comment": lambda size: "{" + '[%a\\" ' * (size // 6) + "}",
    "open tags": lambda size: '[a "' * (size // 4),
    "parentheses": lambda size: "(" * size,
    "closing": lambda size: ")" * size,
    "marks": lambda size: "SA" + "^C(" * (size // 3),
    "remarks": lambda size: ";\n" * (size // 2),
    "tags": lambda size: "[a]" * (size // 3),
    "leads": lambda size: "1. S: " * (size // 6),
    "cards": lambda size: "SA " * (size // 3),
}


def in_proportion(read: Callable[[int], None], small: int, large: int) -> bool:
    """Does four times the text take about four times as long? Another process may disturb a try."""
    for _ in range(3):
        taken = []
        for size in (small, large):
            start = time.process_time()
            read(size)
            taken.append(time.process_time() - start)
        if taken[1] < 10 * taken[0] + 0.5:
            return True
    return False


@pytest.mark.parametrize("kind", NOISES)
@pytest.mark.parametrize("before", ["", text(""), text("").partition("[Play]")[0]])
def test_noise_takes_time_in_proportion(kind: str, before: str) -> None:
    def read(size: int) -> None:
        try:
            record = fw.loads(before + NOISES[kind](size))
            assert record.faults is not None
            fw.dumps(record)
        except fw.RecordError:
            pass

    assert in_proportion(read, 50_000, 200_000)


LAPS = (
    '%TTN 1\n[Game "fan_tan"]\n[Seats "A B C"]\n[Round "1"]\n[Dealer "A"]\n[Deal]\n'
    "A: ?18\nB: ?17\nC: ?17\n[Play]\n1. A: D7 pass "
)
UNKNOWN = text("1. S: D5 ", hands="S: ?5\nW: ?5\nN: ?5\nE: ?5\n")
PLAYS: dict[str, Callable[[int], str]] = {
    "passes": lambda size: "pass " * size,
    "laps of passes": lambda size: "2. A: pass pass pass " * size,
    "lines that nest": lambda size: "(1. S: D7 " * size + ")" * size,
    "laps that nest": lambda size: "(1... B: D8 pass " * size + ")" * size,
    "slips": lambda size: "SX " * size,
    "slips in tricks": lambda size: "1. S: SX @@ D7 " * size,
    "slips in lines that nest": lambda size: "(1. S: SX D7 @@ " * size + ")" * size,
}


@pytest.mark.parametrize("kind", PLAYS)
@pytest.mark.parametrize("before", [LAPS, UNKNOWN, text("1. S: D5 ")])
def test_play_that_goes_on_for_ever_or_nests_takes_time_in_proportion(
    kind: str, before: str
) -> None:
    def read(size: int) -> None:
        record = fw.loads(before + PLAYS[kind](size))
        assert record.faults
        fw.dumps(record)

    assert in_proportion(read, 1_250, 5_000)


@pytest.mark.parametrize(
    ("kind", "megabytes"), [("letters", 10), ("plain bytes", 10), ("control and bidi", 2)]
)
def test_megabytes_of_noise_are_read_or_refused(kind: str, megabytes: int) -> None:
    given = NOISES[kind](megabytes * 1_000_000)
    start = time.process_time()
    try:
        record = fw.loads(given)
    except fw.RecordError:
        record = None
    assert time.process_time() - start < SECONDS
    if record is not None:
        assert "".join(fw.dumps(record).split()).endswith("".join(given.split())[-1000:])


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "{{7*7}} ${x} %s {0}",
        "__import__('os').system('x')",
        "\u202egnp.exe",
        "a\x00b\x1b[31m",
        "'; DROP TABLE",
        "\\N{BULLET}",
    ],
)
def test_a_hostile_name_or_comment_is_text_and_nothing_else(name: str) -> None:
    match = MatchRecord((Tag("Names", write_pairs({"S": name})), Tag.of("Match", name)))
    copy = fw.loads(fw.dumps(Record((match,)))).matches[0]
    assert copy.names == {"S": name}
    assert copy.title == name
    assert Comment.of(name).text == name


def test_a_huge_number_is_no_number() -> None:
    given = text("*", tags=f'[Pot "{"9" * 10_000}"]\n', head=f'[Options "ante={"9" * 10_000}"]\n')
    keys = {fault.key for fault in fw.loads(given).faults}
    assert keys == {"malformed_tag", "unknown_option"}

"""A record as a link: whole both ways, and no damaged or swollen one gets in."""

import json
import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.errors import Error, RecordError
from femkort_widgets.records import dumps, examples, from_link, loads, to_link
from femkort_widgets.records.link import LARGEST, is_link
from tests.records import strategies
from tests.records.kit import FIRST, text

PLAIN = loads(text(FIRST, end="*\n"))


def packed(data: bytes) -> str:
    return "#ttn=" + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


@given(strategies.records)
def test_a_link_gives_the_same_record_back(record: fw.records.Record) -> None:
    written = loads(dumps(record))
    assert from_link(to_link(written)) == written


@pytest.mark.parametrize("name", examples.names())
def test_every_example_goes_into_a_link_of_plain_letters(name: str) -> None:
    record = examples.load(name)
    link = to_link(record)
    assert from_link(link) == record
    assert set(link[5:]) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_a_link_may_have_an_address_and_a_place_beside_it() -> None:
    link = to_link(PLAIN, "https://example.org/hand.html#top")
    assert link.startswith("https://example.org/hand.html#ttn=")
    assert from_link(link + "&at=3\n") == from_link(link.replace("#", "#seat=0&")) == PLAIN


def test_the_rules_of_a_table_go_with_it() -> None:
    rules = fw.rules("femkort", players=4, ante=3)
    assert from_link(to_link(PLAIN), rules).source.rules == rules


@given(st.text())
def test_whatever_is_no_link_is_refused_with_a_sentence(said: str) -> None:
    for link in (said, "#ttn=" + said):
        with pytest.raises(Error) as refused:
            from_link(link)
        assert str(refused.value)


@given(st.data())
def test_a_link_that_is_cut_off_or_changed_is_refused(data: st.DataObject) -> None:
    link = to_link(PLAIN)
    at = data.draw(st.integers(5, len(link) - 2))
    letter = data.draw(st.sampled_from("AZaz09-_"))
    changed = link[:at] + letter + link[at + 1 :]
    for bad in (link[:at], changed):
        if bad != link:
            with pytest.raises(RecordError) as refused:
                from_link(bad)
            assert (refused.value.line, refused.value.column) == (1, 6)
            assert refused.value.key == "link_cut"


def test_a_small_link_cannot_unpack_without_end() -> None:
    for size in (LARGEST + 1, 100 * LARGEST):
        link = packed(b" " * size)
        assert len(link) < size / 100
        with pytest.raises(Error) as refused:
            from_link(link)
        assert refused.value.key == "link_size"


def test_what_is_too_large_for_a_link_is_told_before_it_is_made() -> None:
    long = loads(text(FIRST.replace("D5", "D5 { " + "word " * (LARGEST // 5 + 1) + "}"), end="*\n"))
    with pytest.raises(Error) as refused:
        to_link(long)
    assert refused.value.key == "link_size"


@pytest.mark.parametrize("data", [b"\xff", b"{", b"[" * 100_000, b'{"TTN": 1}', b"1" * 5000])
def test_a_whole_link_with_something_else_in_it_is_refused(data: bytes) -> None:
    with pytest.raises(Error) as refused:
        from_link(packed(data))
    assert refused.value.key in ("record", "json")


def test_the_payload_is_the_twin_itself() -> None:
    data = json.dumps(fw.records.to_json(PLAIN)).encode()
    assert from_link(packed(data)) == PLAIN
    assert is_link(packed(data))

"""Whatever a record holds, it can be drawn: from every frame, for everybody and for one seat."""

from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.drawing import html, text
from femkort_widgets.i18n import languages
from tests.drawing.test_drawing import TAGS, Parts
from tests.records.strategies import records

EXAMPLES = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ttn"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_hands_are_small_tables(path: Path) -> None:
    book = fw.frames(fw.load(path))
    for lang in languages():
        page = html(book, lang)
        assert set(Parts(page).tags) <= TAGS
        assert len(page.encode()) <= 8 * 1024 * max(1, len(book["rounds"]))


@given(records, st.sampled_from(languages()), st.data())
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_every_record_is_drawn(record: fw.records.Record, lang: str, data: st.DataObject) -> None:
    viewer = data.draw(st.none() | st.integers(0, 1))
    book = fw.frames(record, viewer=viewer)
    parts = Parts(html(book, lang))
    assert not parts.open
    assert set(parts.tags) <= TAGS
    for frame in book["frames"]:
        drawn = text(book, frame["id"], lang)
        this = book["rounds"][frame["round"]]
        rows = 4 if this["kind"] == "fan_tan" else 0
        lines = len(drawn.split("\n")) - len(this["playing"]) - rows
        assert 1 <= lines <= 4
        assert all(char == "\n" or not category(char).startswith("C") for char in drawn)

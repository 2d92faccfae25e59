"""What may be set on a widget after it was made: the possible, and never nonsense."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.widgets.settings import SETTINGS
from tests.widgets.test_replay import HAND

NONSENSE: dict[str, tuple[Any, ...]] = {
    "seat": (True, 1.0, "1", -1, 4, [0], object),
    "lang": ("xx", "", 5, None, ["en"]),
    "indices": ("xx", "A K Q", "A K Q Q", "A  Q J", "Long names of ranks", 5, None),
    "settings": (
        None,
        5,
        "two",
        {"colour": "red"},
        {"hold": -2},
        {"hold": True},
        {"pace": 1.5},
        {"pace": 10**400},
        {"hold": 60_001},
        {"palette": ["two"]},
        {"keys": 1},
        {1: 2},
    ),
    "at": (True, 1.0, "1", None),
    "covered": (1, "yes", None),
    "answers": (None, [], {4: ["HJ"]}, {"4": "HJ"}, {"4": [1]}, {"four": []}),
    "frames": ({}, None),
    "given": ([], ["lang"]),
    "record": ("", HAND),
    "editable": (True, False, 1),
    "revision": (0, 7),
    "state": ({}, None),
    "projector": ("yes", "Ask", 1, 0, None),
}
POSSIBLE = {
    "lang": ("fr", "en"),
    "indices": ("sv", "A H V B", ""),
    "settings": ({"hold": -1, "pace": 60_000}, {**SETTINGS, "palette": "two"}, {}),
    "covered": (True, False),
    "answers": ({"4": ["HJ", "SA"]}, {}),
    "seat": (1, None, 0),
    "projector": (True, "ask", False),
}
MAKERS: dict[str, Callable[[], Any]] = {
    "Table": lambda: fw.Table("femkort", seed=5),
    "Replay": lambda: fw.Replay(HAND),
    "Quiz": lambda: fw.Quiz("femkort", seed=5, count=1),
    "Explorer": lambda: fw.Explorer("femkort"),
}
SEATED = ("Table", "Quiz")
"""Whoever sits there stays."""
REPLAYED = {"at", "covered", "answers", "projector", "record", "editable", "revision"}
OWN = {"frames", "seat", "lang", "indices", "settings", "given"}
TRAITS = [
    *(("Table", name) for name in sorted(OWN | {"state", "projector"})),
    *(("Replay", name) for name in sorted(OWN | REPLAYED)),
    *(("Quiz", name) for name in sorted(OWN | {"state"})),
    *(("Explorer", name) for name in sorted(OWN | {"state", "covered", "record"})),
]
CASES = [(widget, name, value) for widget, name in TRAITS for value in NONSENSE[name]]


def told(widget):
    """All that the page knows of a widget."""
    skipped = ("_esm", "_css", "layout", "tooltip", "tabbable")
    return {name: value for name, value in widget.get_state().items() if name not in skipped}


@pytest.mark.parametrize("kind", MAKERS)
def test_every_trait_of_ours_is_tried_here(kind):
    widget = MAKERS[kind]()
    ours = {name for name in told(widget) if not name.startswith("_")}
    assert ours == {name for other, name in TRAITS if other == kind}


@pytest.mark.parametrize(("kind", "name", "value"), CASES)
def test_nonsense_is_refused_and_changes_nothing(kind, name, value):
    widget = MAKERS[kind]()
    before = told(widget)
    with pytest.raises(fw.Error):
        setattr(widget, name, value)
    assert told(widget) == before


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [case for case in CASES if case[1] not in ("frames", "record", "state")],
)
def test_nonsense_among_other_changes_is_refused_too(kind, name, value):
    widget = MAKERS[kind]()
    before = getattr(widget, name)
    with widget.hold_trait_notifications(), pytest.raises(fw.Error):
        setattr(widget, name, value)
    assert getattr(widget, name) == before
    assert type(getattr(widget, name)) is type(before)


@pytest.mark.parametrize("kind", MAKERS)
def test_what_is_possible_is_taken(kind):
    widget = MAKERS[kind]()
    for other, name in TRAITS:
        if other == kind and (name != "seat" or kind not in SEATED):
            for value in POSSIBLE.get(name, ()):
                setattr(widget, name, value)
                expected = SETTINGS | value if name == "settings" else value
                assert getattr(widget, name) == expected


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_at_a_table_stays(seat):
    table = fw.Table("femkort", seat, seed=5)
    table.seat = seat
    for other in {0, 1, 2, None} - {seat}:
        with pytest.raises(fw.Error) as refused:
            table.seat = other
        assert refused.value.key == "fixed"
        assert table.seat == seat


@pytest.mark.parametrize("value", [True, 1.0, -1, 4, "0"])
def test_what_is_no_seat_is_none_in_the_constructors_either(value):
    for make in (
        lambda: fw.Table("femkort", value),
        lambda: fw.Replay(HAND, seat=value),
        lambda: fw.Replay(HAND, viewer=value),
    ):
        with pytest.raises(fw.Error) as refused:
            make()
        assert refused.value.key == "seat"


@given(st.sampled_from(TRAITS), st.none() | st.booleans() | st.floats() | st.text() | st.binary())
def test_a_widget_holds_what_it_was_given_or_what_it_held(trait, value):
    kind, name = trait
    widget = MAKERS[kind]()
    before = told(widget)
    try:
        setattr(widget, name, value)
    except fw.Error:
        assert told(widget) == before
    else:
        assert getattr(widget, name) == value


def test_a_covered_twin_without_a_seat_shows_the_hand_below():
    replay = fw.Replay(HAND)
    replay.covered = True
    assert "♠A" in repr(replay)
    assert "♠3" not in repr(replay)

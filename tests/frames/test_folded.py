"""Frames say only what is new; read in Python or on the page they are whole."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.film import Film, Frame, unfolded
from femkort_widgets.film.frame import folded
from femkort_widgets.i18n import explain
from femkort_widgets.records.matches import Match

SHARED = Path(fw.__file__).parent / "frontend" / "fixtures" / "folded.json"


def whole(frame: Frame) -> dict[str, Any]:
    """Every key of a frame, be it said anew or not."""
    full = {**frame.rest, **frame}
    return {key: whole(v) if isinstance(v, Frame) else v for key, v in full.items()}


@settings(max_examples=20)
@given(st.sampled_from(fw.games()), st.integers(0, 99), st.sampled_from((None, 0)))
def test_what_is_left_out_reads_as_it_was(game, seed, viewer):
    kept, seen = [], Film.add

    def add(film, *args, **kwargs):
        kept.append(seen(film, *args, **kwargs))
        return kept[-1]

    match, choice = Match(fw.rules(game), seed=seed), Random(seed)
    while not match.position.over:
        match.play(choice.choice(match.position.legal()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Film, "add", add)
        shown = fw.frames(match.record, viewer=viewer)
    again = unfolded(json.loads(json.dumps(shown)))
    for full, frame, read in zip(kept, shown["frames"], again["frames"], strict=True):
        assert {"pass": None, **full} == whole(frame) == whole(read)
        assert all(frame.get(key) == frame[key] for key in full)


def test_a_reason_leaves_out_what_is_empty_and_reads_whole():
    shown = fw.frames(json.loads(SHARED.read_text())["record"])
    sent = json.loads(json.dumps(shown))["reasons"]
    assert all({"legal", "key", "cites"} <= set(reason) for reason in sent)
    assert not any(reason.get(part, ...) in ({}, []) for reason in sent for part in reason)
    assert any("binds" not in reason and "params" not in reason for reason in sent)
    for reasons in (shown["reasons"], unfolded({"reasons": sent})["reasons"]):
        assert [(r["params"], r["binds"]) for r in reasons] == [
            (r.get("params", {}), r.get("binds", [])) for r in sent
        ]
    assert [explain(reason) for reason in sent] == [explain(r) for r in shown["reasons"]]


def test_identity_place_and_verdicts_are_in_every_frame():
    frames = fw.frames(json.loads(SHARED.read_text())["record"])["frames"]
    for frame in json.loads(json.dumps(frames)):
        assert {"id", "parent", "line", "hands", "verdicts", "to_play"} <= set(frame)


def test_nothing_is_left_out_of_a_frame_that_follows_none():
    first = folded({"id": 0, "played": None, "trick": {"cards": ["SA"]}, "pot": 0}, None)
    assert (first["pot"], first["stop"], first["trick"]["winner"]) == (0, None, None)
    with pytest.raises(KeyError):
        first["nothing"]
    assert first.get("nothing", 7) == 7
    assert deepcopy(first)["stop"] is None


def test_the_page_reads_the_shared_example_as_python_does():
    """The same file is read by frontend/tests/book.test.ts."""
    shared = json.loads(SHARED.read_text())
    shown = fw.frames(shared["record"])
    assert shared["sent"] == json.loads(json.dumps(shown))
    assert shared["whole"] == json.loads(json.dumps(list(map(whole, shown["frames"]))))

"""A widget for the wall, and one deal for the whole class."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records import examples

PLAYED = """
import femkort_widgets as fw
for game in fw.games():
    table = fw.Table(game, 0, seed="class 7b, Monday", bots={bots!r})
    position = table.match.position
    while not position.over:
        card = str(position.legal()[-1])
        table._hear(table, {{"do": "play", "card": card, "turn": table._turn}}, [])
        position = table.match.position
    print(game, *position.moves)
"""


def hand() -> fw.Replay:
    return fw.Replay(examples.load("femkort_heading"))


def test_nothing_is_projected_unless_it_is_asked_for() -> None:
    assert hand().projector is False
    assert fw.Table("femkort", seed=1).projector is False


@pytest.mark.parametrize("wish", [True, "ask"])
def test_it_is_asked_for_in_the_call_or_later(wish: bool | str) -> None:
    assert fw.Replay(examples.load("femkort_heading"), projector=wish).projector == wish
    table = fw.Table("femkort", seed=1)
    table.projector = wish
    assert table.projector == wish


@pytest.mark.parametrize("wish", ["yes", 1, None, "True"])
def test_any_other_wish_is_refused_with_the_possible_ones(wish: object) -> None:
    with pytest.raises(fw.Error) as refused:
        fw.Table("femkort", seed=1, projector=wish)  # type: ignore[arg-type]
    assert refused.value.key == "choice"
    assert refused.value.data["known"] == "False, True, ask"
    replay = hand()
    with pytest.raises(fw.Error):
        replay.projector = wish
    assert replay.projector is False


def test_the_part_that_draws_comes_along_and_withholds_what_the_widget_withholds() -> None:
    table = fw.Table("femkort", 0, seed="class 7b, Monday", projector="ask")
    sent = table.get_state()
    assert sent["_projector"].startswith("export default")
    assert sent["frames"]["frames"][-1]["hands"][1:] == [None, None, None]
    assert "class 7b" not in str({name: sent[name] for name in ("state", "frames")})


@given(st.text(st.characters(categories=("L", "N", "P", "Zs")), min_size=1, max_size=30))
@settings(max_examples=20, deadline=None)
def test_any_line_of_text_is_a_seed_for_the_class(code: str) -> None:
    one, other = (fw.Table("femkort", 0, seed=code).match.position for _ in range(2))
    assert (one.deal, one.moves) == (other.deal, other.moves)


@pytest.mark.parametrize("bots", ["thumb", "random"])
def test_bots_answer_the_same_cards_with_the_same_in_every_kernel(bots: str) -> None:
    played = {_in_a_kernel(PLAYED.format(bots=bots), salt) for salt in ("0", "4711")}
    assert len(played) == 1
    assert played.pop().count("\n") == len(fw.games())


def _in_a_kernel(code: str, salt: str) -> str:
    """What code prints in a Python of its own, whose hashes differ from those of the others."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": salt},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout

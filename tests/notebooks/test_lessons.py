"""What the lessons say of their hands is so: the deal of each seed, and what may be played."""

from __future__ import annotations

import re
from itertools import pairwise

import nbformat
import pytest

import femkort_widgets as fw
from scripts.run_notebooks import ROOT

LESSONS = ROOT / "notebooks" / "lessons"
SPOKEN = {
    "femkort": ("S2 S3 S8", "SQ ST S5", "ST SQ"),
    "letzter_stich": ("H7 H8 D7", "HK HQ H9", "H9 HK HQ"),
    "femkamp": ("H8 H7 H3", "HK H4 H2", "H2 H4 HK"),
    "sekskamp": ("CA C6 C3", "SA ST S5", None),
    "sjukamp": ("C6 C5 C7", "CK CQ C8", "C8 CK CQ"),
    "fan_tan": ("D7 pass D6", "S9 S8 S7 S5 S2", "C7 D5 D8 S7"),
}
"""What lies there, cards of South's that the text names, what South may do: None for anything."""


def source(game: str) -> str:
    notebook = nbformat.read(LESSONS / f"{game}.ipynb", as_version=4)
    return "\n".join(cell.source for cell in notebook.cells)


def test_there_is_a_lesson_for_each_game() -> None:
    assert {path.stem for path in LESSONS.glob("*.ipynb")} == set(fw.games()) == set(SPOKEN)


@pytest.mark.parametrize("game", SPOKEN)
def test_the_seed_deals_the_hand_that_the_text_speaks_of(game: str) -> None:
    text = source(game)
    (seed,) = re.findall(r'fw\.Table\([^)]*seed="([^"]+)"', text)
    rules = fw.rules(game)
    kinds = re.search(r"with_rounds\(\(\"(trump|clubs_and_queens)\",\)\)", text)
    if kinds:
        rules = rules.with_rounds((kinds[1],))
    position = fw.Table(rules, 0, seed=seed).match.position
    lain, held, legal = SPOKEN[game]
    hand = set(map(str, position.hands[0]))
    assert position.to_play == 0
    assert [str(move) for move in position.moves][-3:] == lain.split()
    assert set(held.split()) <= hand
    assert set(map(str, position.legal())) == (hand if legal is None else set(legal.split()))


@pytest.mark.parametrize("game", SPOKEN)
def test_each_lesson_takes_the_same_forty_five_minutes(game: str) -> None:
    spans = [(int(a), int(b)) for a, b in re.findall(r"^\| (\d+)-(\d+) \|", source(game), re.M)]
    assert spans[0][0] == 0
    assert spans[-1][1] == 45
    assert all(one[1] == other[0] for one, other in pairwise(spans))


@pytest.mark.parametrize("game", SPOKEN)
def test_each_has_the_wall_an_exercise_answers_homework_and_the_usual_mistakes(game: str) -> None:
    text = source(game)
    for part in (
        'projector="ask"',
        "fw.Quiz(exercise)",
        "enumerate(exercise.questions",
        "print(fw.Quiz(homework))",
        "enumerate(homework.questions",
        "## What pupils get wrong",
    ):
        assert part in text, part

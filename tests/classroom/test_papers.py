"""Sheets come back byte for byte, and a pupil's paper holds nothing that tells an answer."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.classroom import (
    KINDS,
    Draw,
    Exercise,
    blank_answers,
    check,
    dump,
    dumps,
    for_pupil,
    load,
    loads,
    questions,
    seed_for,
)
from femkort_widgets.core.games import rules
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error

FEMKORT = questions("femkort", count=8, seed="papers")
FEMKAMP = questions("femkamp", kinds=("legal", "score", "voids"), count=3, seed="papers")
DRAWS = (
    Draw(rules("letzter_stich", players=3, variants=("trump",), value=2), 2, ("legal",), 1.5),
    Draw(rules("sjukamp").with_rounds(("queens",)), 1, ("score",)),
)
EXAM = Exercise("exam", (*FEMKORT, *FEMKAMP), DRAWS, mode="exam", title='Un "examen" d’été')


def test_a_sheet_is_read_and_written_back_byte_for_byte(tmp_path):
    text = dumps(EXAM)
    assert dumps(loads(text)) == text
    assert loads(text) == EXAM
    assert loads(text.replace("\n", "\r\n").encode()) == EXAM
    dump(EXAM, tmp_path / "exam.toml")
    assert load(tmp_path / "exam.toml").version == EXAM.version


@settings(max_examples=25)
@given(st.text(min_size=1, max_size=30), st.text(max_size=30), st.sampled_from(["ask", "exam"]))
def test_any_id_and_title_survive(name, title, mode):
    try:
        made = Exercise(name, FEMKORT[:1], title=title, mode=mode)
        made.title.encode()
    except (Error, UnicodeEncodeError):
        return
    assert dumps(loads(dumps(made))) == dumps(made)
    assert loads(dumps(made)) == made


def test_a_file_that_is_no_sheet_is_named(tmp_path):
    for path, key in (("none", "no_file"), (".", "sheet"), ("a\0b", "sheet")):
        with pytest.raises(Error) as refusal:
            load(tmp_path / path)
        assert refusal.value.key == f"classroom.{key}"


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(Error) as refusal:
        load(tmp_path / "none.toml")
    assert refusal.value.key == "classroom.no_file"


def test_rules_of_the_house_stay_in_python():
    duty = Obligation("low", lambda position, seat, card: card.rank < 9)
    house = rules("femkort").with_round("femkort", obligations=(duty,))
    with pytest.raises(Error) as refusal:
        dumps(Exercise("house", draws=[Draw(house)]))
    assert refusal.value.key == "classroom.house"


def test_every_pupil_has_deals_of_its_own_and_the_same_ones_each_time():
    papers = {name: EXAM.paper(name) for name in ("Ada", "Bo", "Zoë", "Zoe\u0308 ")}
    assert papers["Zoë"] == papers["Zoe\u0308 "]
    drawn = {name: [item.question.record for item in paper[-3:]] for name, paper in papers.items()}
    assert drawn["Ada"] != drawn["Bo"]
    assert [item.question for item in papers["Ada"][:11]] == [*FEMKORT, *FEMKAMP]
    assert [item.weight for item in papers["Ada"][-3:]] == [1.5, 1.5, 1.0]


@pytest.mark.parametrize(
    ("student", "task", "seed"),
    [
        ("Ada", "femkort-1", "c6ac042f1b566d6d"),
        (" Ada ", "femkort-1", "c6ac042f1b566d6d"),
        ("Bo", "femkort-1", "7eaba3e54dc9e07e"),
    ],
)
def test_the_seed_of_a_pupil_never_changes(student, task, seed):
    assert seed_for(student, task) == seed


def test_deals_that_are_drawn_need_to_know_for_whom():
    with pytest.raises(Error) as refusal:
        EXAM.paper()
    assert refusal.value.key == "classroom.no_name"
    with pytest.raises(Error) as refusal:
        check(EXAM, {"1": []})
    assert refusal.value.key == "classroom.no_name"


def leaves(data):
    """Every name and every value in plain data."""
    if isinstance(data, dict):
        yield from data
        data = [*data.values()]
    if isinstance(data, list):
        for one in data:
            yield from leaves(one)
    else:
        yield data


@pytest.mark.parametrize("kind", KINDS)
def test_in_an_exam_no_solution_hidden_hand_or_seed_is_given_out(kind):
    table = rules("femkort", variants=("contenders_only",) if kind == "pot" else ())
    exam = Exercise("exam", questions(table, kinds=kind, count=10, seed="secret-seed"), mode="exam")
    paper = for_pupil(exam, "Ada")
    assert {"right", "feedback", "difficulty", "seed", "solution"}.isdisjoint(leaves(paper))
    assert "secret-seed" not in json.dumps(paper)
    assert seed_for("Ada", "exam/1") not in json.dumps(paper)
    for shown, item in zip(paper["questions"], exam.paper("Ada"), strict=True):
        assert {*shown} == {
            *("number", "kind", "text", "record", "seat", "many", "weight", "choices")
        }
        assert all({*choice} == {"key", "text"} for choice in shown["choices"])
        assert "Seed" not in shown["record"]
        assert "Score" not in shown["record"]
        deal = item.question.position.deal
        hidden = [hand for seat, hand in enumerate(deal.hands) if seat != item.question.seat]
        played = {*item.question.position.moves}
        assert kind == "best" or all(card in played for hand in hidden for card in hand)


def test_outside_an_exam_a_page_can_answer_by_itself():
    paper = for_pupil(Exercise("ask", FEMKORT), lang="fr")
    for shown in paper["questions"]:
        keys = {choice["key"] for choice in shown["choices"]}
        assert {*shown["feedback"]} == keys
        assert all({*answer} <= keys for answer in shown["right"])
        assert all(said["text"] for said in shown["feedback"].values())


def test_an_empty_paper_is_answers_with_nothing_answered():
    blank = blank_answers(EXAM, "Ada")
    assert check(EXAM, json.loads(json.dumps(blank))).score == 0
    assert {mark.verdict for mark in check(EXAM, blank).marks} == {"unanswered"}


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "test"},
        {"fading": -1},
        {"weights": (1,)},
        {"weights": (0,) * 8},
        {"weights": (float("nan"),) * 8},
        {"questions": ()},
        {"id": ""},
        {"id": 3},
    ],
    ids=str,
)
def test_an_exercise_that_cannot_be_is_refused(settings):
    with pytest.raises(Error):
        Exercise(**({"id": "x", "questions": FEMKORT} | settings))

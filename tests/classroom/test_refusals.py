"""What is refused in an exercise, in a sheet and of a pupil: at once, and told with its place."""

from __future__ import annotations

from typing import Any

import pytest

from femkort_widgets.classroom import (
    KINDS,
    Draw,
    Exercise,
    Task,
    ask,
    blank_answers,
    check,
    dump,
    dumps,
    for_pupil,
    from_record,
    gather,
    load,
    loads,
    questions,
)
from femkort_widgets.classroom.exercise import MOST
from femkort_widgets.core.games import rules
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error
from femkort_widgets.i18n import complaint, languages
from femkort_widgets.widgets.quiz import Quiz
from tests.classroom.test_sheets import HAND, TABLE, bare, named, refused

R = rules("femkort")
ASKED = questions(R, count=2, seed="refusals")
ABOUT = {"reason": 'card = "D3"', "winner": 'card = "D3"', "voids": 'suit = "H"'}
FIVE: Any = 5
NOTHING: Any = None


def of(kind: str, about: str = "") -> str:
    return HAND.replace('"legal"', f'"{kind}"\n{about}')


def key_of(refusal: pytest.ExceptionInfo[Error]) -> str:
    return refusal.value.key


@pytest.mark.parametrize("hand", ["?5", "D3 ?4"])
@pytest.mark.parametrize("kind", [*(kind for kind in KINDS if kind != "pot"), "stop"])
def test_a_question_by_cards_that_are_not_known_is_refused_with_its_seat(
    kind: str, hand: str
) -> None:
    written = of(kind, ABOUT.get(kind, "")).replace("W: S5 DA DT D3 C9", f"W: {hand}")
    problem = refused(written)
    assert (problem.key, named(problem)) == ("classroom.placed", ("classroom.in.question", 1))
    cause = bare(problem)
    assert (cause.key, cause.data) == ("classroom.hidden", {"kind": kind, "seats": "W"})
    for lang in languages():
        said = complaint(problem, lang)
        assert complaint(cause, lang) in said
        assert complaint(problem.data["place"], lang) in said


def test_a_puzzle_names_every_seat_whose_cards_are_not_known() -> None:
    written = of("best").replace("N: SA S8 HJ DK D9", "N: SA S8 ?3").replace("E: SJ", "E: ?1")
    assert bare(refused(written)).data["seats"] == "N, E"


@pytest.mark.parametrize("kind", ["legal", "reason", "voids", "stop"])
def test_the_other_hands_need_not_be_known(kind: str) -> None:
    written = of(kind, ABOUT.get(kind, "")).replace("N: SA S8 HJ DK D9", "N: ?5")
    assert (
        loads(written).questions[0].right == loads(of(kind, ABOUT.get(kind, ""))).questions[0].right
    )


LAST = """sheet = 1
id = "last"
[[question]]
kind = "pot"
record = '''
%TTN 1
[Game "femkort"][Seats "A B"][Round "1"][Dealer "B"]
[Deal]
A: HA HK HQ HJ ?1
B: H2 H3 H4 H5 ?1
[Play]
1. A: HA H2 => A
2. A: HK H3 => A
3. A: HQ H4 => A
4. A: HJ H5 => A *
'''
"""


def test_who_can_win_the_pot_does_not_depend_on_unknown_cards() -> None:
    assert loads(LAST).questions[0].kind == "pot"


def test_a_stop_by_cards_that_are_not_known_is_refused_with_its_number() -> None:
    text = """[Game "femkort"][Seats "A B"][Round "1"][Dealer "B"]
    [Deal] A: SA S2 B: ?2 [Play] {? One? } 1. A: S2 {? And now? } S5 *"""
    with pytest.raises(Error) as refusal:
        from_record(text)
    assert named(refusal.value) == ("classroom.in.question", 2)
    assert bare(refusal.value).data == {"kind": "stop", "seats": "B"}


@pytest.mark.parametrize("kind", ["stop", "score"])
def test_only_the_seat_that_is_to_play_is_asked_by_its_cards(kind: str) -> None:
    assert bare(refused(of(kind, 'seat = "N"'))).key == "classroom.seat"


@pytest.mark.parametrize(
    ("kind", "field"), [("reason", "card"), ("voids", "suit"), ("winner", "card")]
)
def test_what_a_question_turns_on_and_does_not_name_is_told_with_its_number(
    kind: str, field: str
) -> None:
    table = TABLE.replace('"legal"', f'"{kind}"')
    if kind == "winner":
        table = table.replace("S: D5 *", "S: D5 DT DK *")
    problem = refused(HAND + TABLE + table)
    assert named(problem) == ("classroom.in.question", 3)
    cause = bare(problem)
    assert (cause.key, cause.data["why"], cause.data["field"]) == (
        "classroom.about",
        "missing",
        field,
    )
    for lang in languages():
        assert field in complaint(problem, lang)
        assert "—" not in complaint(problem, lang)


def test_of_two_things_that_a_question_turns_on_the_one_that_is_missing_is_named() -> None:
    (asked,) = questions(R, kinds="score", count=1, seed=1)
    task = asked.task
    with pytest.raises(Error) as refusal:
        ask(Task("score", task.position, task.seat, task.names, task.about[:1]))
    assert refusal.value.data["field"] == "of"


@pytest.mark.parametrize(
    ("sheet", "key", "place"),
    [
        (HAND + TABLE.replace("kind", "weight = -1\nkind"), "choice", ("question", 2)),
        (
            HAND + TABLE.replace('"legal"', '"reason"\ncard = "SA"'),
            "classroom.about",
            ("question", 2),
        ),
        (HAND + "[[draw]]\ngame = 'femkort'\n[[draw]]\ngame = 'skat'", "no_game", ("draw", 2)),
        (HAND + "[[draw]]\ngame = 'femkort'\nweight = 0", "choice", ("draw", 1)),
    ],
)
def test_every_refusal_names_its_question_or_its_draw(
    sheet: str, key: str, place: tuple[str, int]
) -> None:
    problem = refused(sheet)
    assert (bare(problem).key, named(problem)) == (key, (f"classroom.in.{place[0]}", place[1]))


@pytest.mark.parametrize(
    ("game", "kind"),
    [("fan_tan", "pot"), ("fan_tan", "voids"), ("fan_tan", "winner"), ("femkort", "stop")],
)
def test_a_draw_that_can_never_be_asked_is_refused_when_the_sheet_is_read(
    game: str, kind: str
) -> None:
    problem = refused(f'sheet = 1\nid = "x"\n[[draw]]\ngame = "{game}"\nkinds = ["{kind}"]')
    assert named(problem) == ("classroom.in.draw", 1)
    assert bare(problem).key == "classroom.none_found"
    assert bare(problem).data == {"kind": kind, "game": game}


def test_rules_of_the_house_may_be_asked_about_where_it_is_wished() -> None:
    duty = Obligation("low", lambda position, seat, card: card.rank < 9)
    house = R.with_round("femkort", obligations=(duty,))
    assert "variant" not in Draw(house).kinds
    assert Draw(house, kinds=("variant",)).kinds == ("variant",)


def test_an_exercise_has_no_more_questions_than_a_draw_may_have() -> None:
    one = '[[draw]]\ngame = "femkort"\ncount = 100\n'
    problem = refused('sheet = 1\nid = "x"\n' + 3 * one)
    assert (problem.key, problem.data) == ("classroom.too_many", {"count": 300, "most": MOST})
    for lang in languages():
        assert all(str(number) in complaint(problem, lang) for number in (300, MOST))
    with pytest.raises(Error) as refusal:
        Exercise("x", ASKED, (Draw(R, MOST - 1),))
    assert refusal.value.data["count"] == MOST + 1
    assert Exercise("x", ASKED, (Draw(R, MOST - 2),)).draws


@pytest.mark.parametrize("name", ["\ud800", "\u200b\u200d"])
def test_a_name_without_letters_that_can_be_shown_is_not_called_missing(name: str) -> None:
    exercise = Exercise("x", ASKED)
    for refuse in (
        lambda: Quiz(exercise, student=name),
        lambda: check(exercise, {}, student=name),
    ):
        with pytest.raises(Error) as refusal:
            refuse()
        assert key_of(refusal) == "classroom.unseen_name"
    with pytest.raises(Error) as refusal:
        Quiz(exercise, student=" ")
    assert key_of(refusal) == "classroom.no_name"


@pytest.mark.parametrize("lang", languages())
def test_the_mode_that_an_exam_refuses_is_told_in_quotes(lang: str) -> None:
    with pytest.raises(Error) as refusal:
        Quiz(Exercise("x", ASKED, mode="exam"), mode="")
    said = complaint(refusal.value, lang)
    at = said.index("mode=") + len("mode=")
    assert said[at] in "“«”„"
    assert said[at + 1 :].replace("\u00a0", "")[0] in "”»“"


@pytest.mark.parametrize("number", ["true", "1.0", "'1'"])
def test_the_number_of_a_sheet_is_a_whole_number(number: str) -> None:
    problem = refused(HAND.replace("sheet = 1", f"sheet = {number}"))
    assert (problem.key, problem.data["field"]) == ("classroom.field", "sheet")


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"questions": (5,)}, "wrong_type"),
        ({"questions": "ab"}, "wrong_type"),
        ({"questions": 5}, "wrong_type"),
        ({"questions": ASKED[0]}, "wrong_type"),
        ({"draws": (5,)}, "wrong_type"),
        ({"draws": Draw(R)}, "wrong_type"),
        ({"title": 5}, "wrong_type"),
        ({"weights": 5}, "choice"),
        ({"weights": "ab"}, "choice"),
    ],
    ids=lambda given: given if isinstance(given, str) else next(iter(given)),
)
def test_what_an_exercise_cannot_be_made_of_is_refused(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(Error) as refusal:
        Exercise(**({"id": "x", "questions": ASKED} | settings))
    assert key_of(refusal) == key


@pytest.mark.parametrize("kinds", [5, {"legal"}, "legals", (5,)], ids=str)
def test_kinds_that_a_draw_cannot_have_are_refused(kinds: Any) -> None:
    with pytest.raises(Error) as refusal:
        Draw(R, kinds=kinds)
    assert key_of(refusal) == "choice"


def test_one_kind_of_a_draw_may_be_named_alone() -> None:
    alone: Any = "legal"
    assert Draw(R, kinds=alone).kinds == ("legal",)


@pytest.mark.parametrize(
    "refuse",
    [
        lambda: dumps(FIVE),
        lambda: dump(FIVE, "x.toml"),
        lambda: dump(Exercise("x", ASKED), NOTHING),
        lambda: load(NOTHING),
        lambda: load(FIVE),
        lambda: for_pupil(FIVE),
        lambda: blank_answers(FIVE),
        lambda: gather(FIVE, {}),
        lambda: gather([FIVE], {}),
    ],
)
def test_what_is_no_exercise_and_no_path_is_refused(refuse) -> None:
    with pytest.raises(Error) as refusal:
        refuse()
    assert key_of(refusal) == "wrong_type"

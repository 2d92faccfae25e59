"""Numbers of thousands of digits, which Python itself does not write: the usual errors say so."""

import pickle
from collections.abc import Callable

import pytest

import femkort_widgets as fw
from femkort_widgets import classroom
from femkort_widgets.i18n import complaint, languages

HUGE = 10**5000
RULES = fw.rules("femkort")
EXERCISE = classroom.Exercise("first", draws=(classroom.Draw(fw.rules("fan_tan")),))
ASKED: dict[str, tuple[Callable[[], object], str]] = {
    "option": (lambda: fw.rules("femkort", ante=HUGE), "option_value"),
    "option in a list": (lambda: fw.rules("femkort", ante=[HUGE]), "option_value"),
    "players": (lambda: fw.rules("femkort", players=-HUGE), "players"),
    "game": (lambda: fw.rules(HUGE), "no_game"),  # type: ignore[arg-type]
    "variant": (lambda: fw.rules("femkort", variants=(HUGE,)), "no_variant"),
    "seed": (lambda: fw.deal(RULES, seed=HUGE), "no_seed"),
    "seeds": (lambda: fw.Match(RULES, seed=[HUGE]), "no_seed"),  # type: ignore[arg-type]
    "deal": (lambda: fw.deal(RULES, seed=1, number=HUGE), "no_round"),
    "attempt": (lambda: fw.deal(RULES, seed=1, attempt=HUGE), "no_attempt"),
    "dealer": (lambda: fw.deal(RULES, seed=1, dealer=HUGE), "no_dealer"),
    "record": (lambda: fw.loads(HUGE), "wrong_type"),  # type: ignore[arg-type]
    "answers": (lambda: classroom.check(EXERCISE, [HUGE]), "classroom.answers"),
    "sheet": (lambda: classroom.loads("sheet = " + "9" * 5000), "classroom.sheet"),
    "field": (lambda: classroom.loads("sheet = 0x" + "f" * 5000), "classroom.field"),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_huge_number_is_refused_in_a_short_sentence(name: str) -> None:
    ask, key = ASKED[name]
    with pytest.raises(fw.Error) as problem:
        ask()
    error = problem.value
    assert error.key == key
    assert max(len(str(error)), *(len(complaint(error, lang)) for lang in languages())) < 400
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize(
    ("number", "shown"), [(HUGE, "1.0e5000"), (-(3**9999), "-5.4e4770")], ids=["10", "3"]
)
def test_of_a_huge_number_its_size_is_told(number: int, shown: str) -> None:
    with pytest.raises(fw.Error) as problem:
        fw.rules("femkort", players=number)
    assert problem.value.data["players"] == shown
    assert f" {shown} " in str(problem.value)


def test_a_number_that_can_be_read_stays_as_it_is() -> None:
    with pytest.raises(fw.Error) as problem:
        fw.rules("femkort", players=-12345)
    assert problem.value.data["players"] == -12345

"""Cards and lists in words and signs."""

import pytest

from femkort_widgets.core.cards import full_pack
from femkort_widgets.i18n import card, index, index_sets, join, languages, suit


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("style", ["sign", "name"])
def test_every_card_has_a_name_of_its_own(lang: str, style: str) -> None:
    for form in ("", "the", "The"):
        assert len({card(str(each), lang, style, form) for each in full_pack()}) == 52


@pytest.mark.parametrize(
    ("code", "bare", "the", "start"),
    [
        ("SA", "as de pique", "l’as de pique", "L’as de pique"),
        ("HQ", "dame de cœur", "la dame de cœur", "La dame de cœur"),
        ("DT", "dix de carreau", "le dix de carreau", "Le dix de carreau"),
    ],
)
def test_french_articles(code: str, bare: str, the: str, start: str) -> None:
    assert [card(code, "fr", "name", form) for form in ("", "the", "The")] == [bare, the, start]


def test_signs_need_no_article() -> None:
    assert {card("HQ", "fr", form=form) for form in ("", "the", "The")} == {"♥D"}


def test_a_pass_is_a_word() -> None:
    assert card("pass", "fr", "sign") == card("pass", "fr", "name") == "passe"


@pytest.mark.parametrize(
    ("indices", "letters"),
    [
        ("en", "A K Q J 10 2"),
        ("fr", "A R D V 10 2"),
        ("pt", "A K Q J 10 2"),
        ("nb", "A K D B 10 2"),
        ("de", "A K D B 10 2"),
        ("sv", "E K D Kn 10 2"),
        ("A H V B", "A H V B 10 2"),
    ],
)
def test_index_letters(indices: str, letters: str) -> None:
    assert [index(rank, indices) for rank in "AKQJT2"] == letters.split()


def test_every_language_has_its_set() -> None:
    assert set(languages()) <= index_sets().keys()


def test_suits_have_signs_and_names() -> None:
    assert [suit(code, style="sign") for code in "SHDC"] == ["♠", "♥", "♦", "♣"]
    assert [suit(code, "fr") for code in "SHDC"] == ["pique", "cœur", "carreau", "trèfle"]
    assert suit("H", form="one") == "heart"


def test_lists_are_joined() -> None:
    assert [join(list("abc"[:count])) for count in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join(["a", "b"], "fr", "or") == "a ou b"

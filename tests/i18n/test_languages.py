"""What a language needs: the choices and plurals of the English sentences, and forms of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from femkort_widgets.core.cards import full_pack
from femkort_widgets.i18n import card, index_sets, join, suit, titles
from femkort_widgets.i18n.catalogue import catalogue
from femkort_widgets.i18n.languages import LANGUAGES
from femkort_widgets.i18n.messages import Choice, Count, Message, Value, parse
from femkort_widgets.i18n.plurals import category

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
COUNTED = range(1, 1001)
INTO_A_WORD = {"card", "code", "from", "to"}
"""What a language may choose by though English does not: a card, for its article or its verb."""
FORMS = re.compile(r"_([tT]he|one)$")


def choices(message: Message) -> Iterator[Choice]:
    """Every choice of a message, those within its branches too."""
    for part in message:
        if isinstance(part, Choice):
            yield part
            for branch in part.cases.values():
                yield from choices(branch)


def chosen(key: str, lang: str, *, plural: bool) -> dict[str, set[str]]:
    """What is chosen by, with the branches that have a text of their own."""
    found: dict[str, set[str]] = {}
    for one in choices(parse(catalogue(lang)[key])):
        if one.plural is plural:
            found.setdefault(one.name, set()).update(one.cases)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_chooses_by_what_the_english_one_chooses_by(lang: str) -> None:
    other = {}
    for key in catalogue(lang):
        ours, theirs = (chosen(key, one, plural=False) for one in (lang, "en"))
        for name, branches in ours.items():
            known = theirs.get(name, set())
            if name not in INTO_A_WORD and not branches <= known | {"other"}:
                other[key, name] = branches - known
    assert other == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_distinguishes_the_cases_that_english_distinguishes(lang: str) -> None:
    """A branch that English has and a translation lacks would be said as any other one."""
    lacking = {}
    for key in catalogue(lang):
        ours, theirs = (chosen(key, one, plural=False) for one in (lang, "en"))
        for name, branches in theirs.items():
            if branches - ours.get(name, set()):
                lacking[key, name] = branches - ours.get(name, set())
    assert lacking == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_names_categories_that_its_language_has(lang: str) -> None:
    known = {category(n, lang) for n in (*COUNTED, 1_000_000)} | {"other"}
    for key in catalogue(lang):
        for branches in chosen(key, lang, plural=True).values():
            assert {one for one in branches if not one.startswith("=")} <= known, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_that_knows_one_has_a_form_for_every_number(lang: str) -> None:
    """Where English tells one from many, each number finds the form of its category."""
    missing = {}
    for key in catalogue(lang):
        english = chosen(key, "en", plural=True)
        for name, branches in chosen(key, lang, plural=True).items():
            if english.get(name, set()) & {"one", "=1"}:
                needed = {category(n, lang) for n in COUNTED if f"={n}" not in branches}
                if needed - branches:
                    missing[key, name] = needed - branches
    assert missing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_named_in_one_piece_and_begins_a_sentence_with_a_capital(lang: str) -> None:
    for code in map(str, full_pack()):
        bare, the, start = (card(code, lang, "name", form) for form in ("", "the", "The"))
        assert start == the[0].upper() + the[1:]
        assert "{" not in bare + the
        assert suit(code[0], lang).casefold().rstrip("s") in bare.casefold()


@pytest.mark.parametrize(
    ("lang", "the"),
    [
        ("en", "the king of diamonds"),
        ("fr", "le roi de carreau"),
        ("pt", "o rei de ouros"),
        ("nb", "ruter konge"),
        ("sv", "ruterkungen"),
        ("de", "Karo-König"),
    ],
)
def test_a_card_has_the_article_or_the_form_of_its_language(lang: str, the: str) -> None:
    assert card("DK", lang, "name", "the") == the


@pytest.mark.parametrize(
    ("lang", "letters", "others"),
    [
        ("en", "A K Q J", ()),
        ("fr", "A R D V", ()),
        ("pt", "A K Q J", ("A R D V",)),
        ("nb", "A K D B", ("E K D Kn",)),
        ("sv", "E K D Kn", ()),
        ("de", "A K D B", ()),
    ],
)
def test_the_letters_of_a_language_and_those_that_may_be_chosen_for_it(
    lang: str, letters: str, others: tuple[str, ...]
) -> None:
    assert index_sets()[lang] == letters
    assert {*others} <= {*index_sets().values()}
    assert card("DJ", lang) == f"♦{letters.split()[3]}"


def values(message: Message) -> Iterator[str]:
    for part in message:
        if isinstance(part, Value):
            yield part.name
        elif isinstance(part, Choice):
            for branch in part.cases.values():
                yield from values(branch)
                if Count() in branch:
                    yield part.name


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_shows_what_the_english_one_shows(lang: str) -> None:
    """A name, a card or a sum that English tells is told in every language."""

    def shown(key: str, lang: str) -> set[str]:
        return {FORMS.sub("", name) for name in values(parse(catalogue(lang)[key]))}

    lost = {key: shown(key, "en") - shown(key, lang) for key in catalogue(lang)}
    assert {key: names for key, names in lost.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_within_a_sentence_stand_in_quotation_marks(lang: str) -> None:
    alone = titles(["Alpha"], lang)
    assert "Alpha" in alone != "Alpha"
    assert titles(["Alpha", "Beta"], lang) == join([alone, titles(["Beta"], lang)], lang)

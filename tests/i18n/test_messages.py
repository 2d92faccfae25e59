"""The reader of messages, on the examples it shares with the page."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from femkort_widgets.i18n.messages import MessageError, fill, names, parse
from femkort_widgets.i18n.plurals import CATEGORIES, category, number

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("messages.json").read_text("utf-8"))
NOTHING: dict[str, object] = {}
SIX = ("en", "fr", "pt", "nb", "sv", "de")


@pytest.mark.parametrize("example", EXAMPLES["filled"], ids=lambda example: example["message"])
def test_a_message_is_filled_as_icu_does(example: dict[str, Any]) -> None:
    given_values = example["params"].__getitem__
    assert fill(example["message"], given_values, example["lang"]) == example["text"]


@pytest.mark.parametrize("text", EXAMPLES["malformed"])
def test_a_malformed_message_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(MessageError) as refusal:
        parse(text)
    assert str(refusal.value).startswith("At ")
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("lang", SIX)
def test_plural_categories_are_those_of_cldr(lang: str) -> None:
    table = EXAMPLES["categories"]
    assert [category(value, lang) for value in table["numbers"]] == table[lang]


@pytest.mark.parametrize("lang", SIX)
def test_numbers_are_written_as_cldr_says(lang: str) -> None:
    table = EXAMPLES["written"]
    assert [number(value, lang) for value in table["numbers"]] == table[lang]


@pytest.mark.parametrize("lang", SIX)
def test_as_many_decimals_are_written_as_are_asked_for(lang: str) -> None:
    whole, half = number(-3, lang, 2), number(0.5, lang)
    assert (whole[0], whole[-2:]) == (number(-1, lang)[0], "00")
    assert whole[2] == half[1]


def test_numbers_of_a_dialect_are_those_of_its_language() -> None:
    assert number(1234.5, "pt-BR") == number(1234.5, "pt") != number(1234.5, "xx")
    assert number(1234.5, "xx") == number(1234.5)


def test_a_value_that_is_missing_is_named() -> None:
    with pytest.raises(MessageError, match="needs 'name'"):
        fill("{name} leads.", NOTHING.__getitem__, "en")


def test_only_numbers_are_counted() -> None:
    with pytest.raises(MessageError, match="'two' is no number"):
        fill("{n, plural, other {#}}", {"n": "two"}.__getitem__, "en")


def test_the_names_in_all_branches_are_known() -> None:
    text = "{a, select, x {{b}} other {{n, plural, one {{c}} other {#}}}} '{d}'"
    assert names(text) == {"a", "b", "c", "n"}


plain = st.text(st.characters(exclude_characters="{}'#", codec="utf-8"))


@given(plain)
def test_plain_text_is_itself(text: str) -> None:
    assert fill(text, NOTHING.__getitem__, "en") == text


@given(st.text())
def test_quoted_text_is_itself(text: str) -> None:
    quoted = "'{" + text.replace("'", "''") + "'"
    assert fill(quoted, NOTHING.__getitem__, "en") == "{" + text


@given(st.text())
def test_values_are_never_read_as_messages(value: str) -> None:
    assert fill("<{name}>", {"name": value}.__getitem__, "en") == f"<{value}>"


@given(st.text("{}',# \nanplurselcto=1", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(MessageError):
        assert names(text) <= set(re.findall(r"\w+", text))


@given(st.integers() | st.floats(allow_nan=False, allow_infinity=False))
def test_every_number_has_a_category(value: float) -> None:
    assert all(category(value, lang) in CATEGORIES for lang in SIX)

"""Where a text ends too early it is said that it ends there, not that nothing was found."""

import pytest

from femkort_widgets.errors import RecordError
from femkort_widgets.i18n import complaint, fault, languages, translate
from femkort_widgets.records.files import loads
from femkort_widgets.records.json_text import read_json


@pytest.mark.parametrize("given", ["", "\n\n", "\ufeff"])
@pytest.mark.parametrize("lang", languages())
def test_a_record_without_a_word_is_said_to_end(given: str, lang: str) -> None:
    (first,) = loads(given).faults
    assert first.cause is not None
    assert (first.key, first.cause.key) == ("first_line", "text.end")
    assert translate("error.text.end", lang) in fault(first, lang)
    assert str(first.cause) in str(first)


def test_of_a_first_line_after_empty_ones_its_words_are_found() -> None:
    first = next(one for one in loads("\n\nhello\n").faults if one.key == "first_line")
    assert (first.found, first.cause) == ("hello", None)


@pytest.mark.parametrize("given", [b"", b"{", b'{"TTN": ', b'{"TTN": "1"\n'])
@pytest.mark.parametrize("lang", languages())
def test_a_twin_that_breaks_off_is_said_to_end(given: bytes, lang: str) -> None:
    with pytest.raises(RecordError) as problem:
        read_json(given)
    assert problem.value.data["found"].key == "text.end"
    assert translate("error.text.end", lang) in complaint(problem.value, lang)

"""The words of the card table: in every language, on the docs’ page, and in the catalogues."""

from __future__ import annotations

import pytest

from femkort_widgets.i18n import languages, translate
from scripts.vocabulary import NAMES, PAGE, page, words

NAMED = {
    "cards.ace": "rank.A",
    "cards.king": "rank.K",
    "cards.queen": "rank.Q",
    "cards.jack": "rank.J",
    "cards.spades": "suit.S",
    "cards.hearts": "suit.H",
    "cards.diamonds": "suit.D",
    "cards.clubs": "suit.C",
}
SPOKEN = {
    "play.trick": "draw.trick",
    "fan_tan.row": "draw.row",
    "fan_tan.lap": "draw.lap",
    "match.round": "draw.sheet.round",
    "match.score_sheet": "draw.sheet",
    "cards.suit": "draw.suit",
}
ENTRIES = {
    f"{section}.{key}": entry for section, found in words().items() for key, entry in found.items()
}


@pytest.mark.parametrize("key", ENTRIES)
def test_a_word_is_there_in_every_language(key: str) -> None:
    entry = dict(ENTRIES[key])
    unsure = entry.pop("unsure", [])
    assert set(entry) == set(languages())
    assert all(isinstance(word, str) and word == word.strip() != "" for word in entry.values())
    assert set(unsure) < set(languages())


def test_the_page_of_the_docs_is_what_the_words_make() -> None:
    assert set(NAMES) == set(languages())
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("word", "key"), (NAMED | SPOKEN).items())
def test_the_catalogues_call_things_so(word: str, key: str, lang: str) -> None:
    said = str(ENTRIES[word][lang]).partition("(")[0]
    known = [one.strip().casefold() for one in said.split(",")]
    assert translate(key, lang).casefold() in known

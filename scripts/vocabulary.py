"""The words of the card table in the languages of the package, as a page to read.

``python -m scripts.vocabulary`` writes docs/vocabulary.md from
femkort_widgets/i18n/vocabulary.toml.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from femkort_widgets.i18n import languages

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "femkort_widgets/i18n/vocabulary.toml"
PAGE = ROOT / "docs/vocabulary.md"
HEADS = {
    "cards": "The cards",
    "deal": "The deal",
    "play": "The play of tricks",
    "match": "The match",
    "pot": "The pot",
    "fan_tan": "Fan Tan",
}
NAMES = {
    "en": "English",
    "fr": "français",
    "pt": "português",
    "nb": "norsk bokmål",
    "sv": "svenska",
    "de": "Deutsch",
}
ABOUT = """# The words of the card table

What the catalogues call things, for whoever translates, reads a catalogue or writes a tutorial.
Words are those of the rule texts where these speak the language (French, Portuguese, Norwegian),
else those of players and rule books. What stands second may be used where the first would be
unclear. A word in italics is our choice among several, or one seldom written.

Made of `femkort_widgets/i18n/vocabulary.toml` by `python -m scripts.vocabulary`.
"""

Entry = dict[str, str | list[str]]


def words() -> dict[str, dict[str, Entry]]:
    """Every entry by its section and key: its words by language, ``unsure`` where some are."""
    return tomllib.loads(WORDS.read_text("utf-8"))


def page() -> str:
    """The page as the words stand."""
    tables = ("\n".join(_table(section)) for section in words())
    return ABOUT + "\n" + "\n\n".join(tables) + "\n"


def _table(section: str) -> Iterator[str]:
    known = languages()
    yield f"## {HEADS[section]}\n"
    yield f"| {' | '.join(NAMES[lang] for lang in known)} |"
    yield f"|{'---|' * len(known)}"
    for entry in words()[section].values():
        yield f"| {' | '.join(_cell(entry, lang) for lang in known)} |"


def _cell(entry: Entry, lang: str) -> str:
    return f"*{entry[lang]}*" if lang in entry.get("unsure", ()) else str(entry[lang])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

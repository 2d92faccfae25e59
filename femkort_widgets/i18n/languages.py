"""The languages there is a catalogue for."""

LANGUAGES = ("en", "fr", "pt", "nb", "sv", "de")


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for.

    >>> languages()
    ('en', 'fr', 'pt', 'nb', 'sv', 'de')
    """
    return LANGUAGES


def language(wanted: str) -> str:
    """The catalogue that serves a reader's language: ``fr`` for ``fr-CA``; English for the others.

    >>> language("fr_CA"), language("xx")
    ('fr', 'en')
    """
    base = wanted.lower().replace("_", "-").partition("-")[0]
    return base if base in LANGUAGES else "en"

"""Plural categories and numbers of the six languages, after CLDR (as Intl has them in the page)."""

from .languages import language

CATEGORIES = ("zero", "one", "two", "few", "many", "other")

_GROUPS = {"en": ",", "fr": "\u202f", "pt": ".", "nb": "\u00a0", "sv": "\u00a0", "de": "."}
_MINUS = "\u2212"  # as wide as a digit, in every language
_SIGNS = {
    lang: str.maketrans({"-": _MINUS, ",": group, ".": "." if lang == "en" else ","})
    for lang, group in _GROUPS.items()
}


def category(value: float, lang: str) -> str:
    """The plural category of a number; a language not listed counts as English does.

    >>> category(0, "en"), category(0, "fr"), category(2_000_000, "pt")
    ('other', 'one', 'many')
    """
    size = abs(value)
    whole = int(size)
    if lang in ("fr", "pt"):
        if whole < 2:
            return "one"
        return "many" if size == whole and whole % 1_000_000 == 0 else "other"
    return "one" if size == 1 else "other"


def number(value: float, lang: str = "en", decimals: int | None = None) -> str:
    """A number as the language writes it, with so many decimals, or with at most three.

    >>> number(1234.5), number(1234.5, "de"), number(-2, "sv"), number(0.5, "fr", 2)
    ('1,234.5', '1.234,5', '−2', '0,50')

    What is written as nought has no sign:

    >>> number(-0.001, "en", 2), number(-0.0001), number(-0.004, "de")
    ('0.00', '0', '−0,004')
    """
    written = f"{value:z,.{3 if decimals is None else decimals}f}"
    if decimals is None:
        written = written.rstrip("0").rstrip(".")
    return written.translate(_SIGNS[language(lang)])

"""Plural categories and numbers of the six languages, after CLDR (as Intl has them in the page)."""

CATEGORIES = ("zero", "one", "two", "few", "many", "other")

_GROUPS = {"en": ",", "fr": "\u202f", "pt": ".", "nb": "\u00a0", "sv": "\u00a0", "de": "."}
_MINUS = "\u2212"  # as wide as a digit, in every language


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


def number(value: float, lang: str) -> str:
    """A number with the separators of the language and at most three decimals.

    >>> number(1234.5, "en"), number(1234.5, "de"), number(-2, "sv")
    ('1,234.5', '1.234,5', '−2')
    """
    digits = f"{abs(value):,.3f}".rstrip("0").rstrip(".")
    if lang in _GROUPS and lang != "en":
        digits = digits.translate({ord(","): _GROUPS[lang], ord("."): ","})
    sign = _MINUS if value < 0 else ""
    return sign + digits

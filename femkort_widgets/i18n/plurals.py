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


def number(value: float, lang: str = "en", decimals: int | None = None) -> str:
    """A number as the language writes it, with so many decimals, or with at most three.

    >>> number(1234.5), number(1234.5, "de"), number(-2, "sv"), number(0.5, "fr", 2)
    ('1,234.5', '1.234,5', '−2', '0,50')
    """
    if decimals is None:
        digits = f"{abs(value):,.3f}".rstrip("0").rstrip(".")
    else:
        digits = f"{abs(value):,.{decimals}f}"
    group = _GROUPS.get(lang[:2], ",")
    if group != ",":
        digits = digits.translate({ord(","): group, ord("."): ","})
    sign = _MINUS if value < 0 else ""
    return sign + digits

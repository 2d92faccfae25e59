"""The catalogues, one flat JSON file of messages per language, and what is said from them."""

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from .languages import language
from .messages import MessageError, fill


@cache
def catalogue(lang: str) -> dict[str, str]:
    """All messages of a language as they stand in its file."""
    found: dict[str, str] = json.loads(
        files(__package__).joinpath(f"{lang}.json").read_text("utf-8")
    )
    return found


def message(key: str, lang: str) -> str | None:
    """The message of this key, English where the language lacks it; None where there is none."""
    return catalogue(lang).get(key) or catalogue("en").get(key)


def translate(key: str, lang: str = "en", **params: object) -> str:
    """What the catalogue says under this key, with the values put in as plain text.

    Raises MessageError for a key that no catalogue has, or when the message needs a value that was
    not given.

    >>> translate("draw.cards", "en", n=1), translate("draw.cards", "fr", n=0)
    ('1 card', 'aucune carte')
    """
    lang = language(lang)
    text = message(key, lang)
    if text is None:
        raise MessageError(f"There is no message {key!r}.")
    return fill(text, params.__getitem__, lang)


def join(items: list[str] | tuple[str, ...], lang: str = "en", word: str = "and") -> str:
    """A list in words; ``word`` is "and" or "or".

    >>> join(["♣9", "♣K", "♣A"], "en", "or")
    '♣9, ♣K or ♣A'
    """
    if len(items) < 2:
        return items[0] if items else ""
    head = items[0]
    for item in items[1:-1]:
        head = translate("list.comma", lang, a=head, b=item)
    return translate(f"list.{word}", lang, a=head, b=items[-1])


def titles(names: Iterable[str], lang: str = "en") -> str:
    """Names of variants or of ways to play within a sentence: a list of them as titles.

    >>> titles(["With trumps", "No duty to head"])
    '“With trumps” and “No duty to head”'
    """
    return join([translate("list.title", lang, name=name) for name in names], lang)

"""The words as the page reads them: what the build of the front end makes of the catalogues."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files


@cache
def _read(lang: str) -> str:
    return files("femkort_widgets").joinpath("static", "words", f"{lang}.json").read_text("utf-8")


def page_words(langs: Iterable[str]) -> str:
    """JSON with all that a page says, by language.

    >>> page_words(["fr"])[:7], page_words([])
    ('{"fr":{', '{}')
    """
    return "{" + ",".join(f'"{lang}":{_read(lang).strip()}' for lang in langs) + "}"

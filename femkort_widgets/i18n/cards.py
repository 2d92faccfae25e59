"""Cards in words and signs: names with the forms a sentence needs, and the letters on a card.

A form is a key of its own: ``card`` is the bare name, ``card.the`` the name with its article,
``suit.S.one`` one card of the suit. A language that needs a further case adds a key (``card.of``)
and uses it in its messages as ``{beat_of}``. The letters are chosen apart from the language, for
the pack on the table may be another than the reader's.
"""

import json
from functools import cache
from importlib.resources import files

from .catalogue import translate
from .languages import language

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@cache
def index_sets() -> dict[str, str]:
    """The letters of ace, king, queen and jack, by set; the keys are the languages they come from.

    >>> index_sets()["sv"]
    'E K D Kn'
    """
    text = files(__package__).joinpath("indices.json").read_text("utf-8")
    sets: dict[str, str] = json.loads(text)
    return sets


def index(rank: str, indices: str = "en") -> str:
    """What stands in the corner of a card: ``indices`` is a set or four letters of its own.

    >>> index("K", "fr"), index("J", "A H V B"), index("T")
    ('R', 'B', '10')
    """
    if rank == "T":
        return "10"
    letters = index_sets().get(indices, indices).split()
    place = "AKQJ".find(rank)
    return letters[place] if 0 <= place < len(letters) else rank


def card(
    code: str, lang: str = "en", style: str = "sign", form: str = "", indices: str = ""
) -> str:
    """A card as a sign or by name, in a form ("", "the", "The"); ``indices`` "" is by language.

    In style "prose" it stands as in the texts of a record, for whoever draws it: ``[DT]``.

    >>> card("DT"), card("DK", "fr"), card("SA", "fr", "name", "The")
    ('♦10', '♦R', 'L’as de pique')
    """
    lang = language(lang)
    if code == "pass":
        return translate("move.pass", lang)
    mark, rank = code[0], code[1:]
    if style == "prose":
        return f"[{code}]"
    if style == "sign":
        return SIGNS[mark] + index(rank, indices or lang)
    key = f"card.{form.lower()}" if form else "card"
    name = translate(
        key, lang, code=rank, rank=translate(f"rank.{rank}", lang), suit=suit(mark, lang)
    )
    return name[0].upper() + name[1:] if form[:1].isupper() else name


def suit(code: str, lang: str = "en", style: str = "name", form: str = "") -> str:
    """A suit as a sign or by name; the form "one" is one card of it.

    >>> suit("D"), suit("D", style="sign"), suit("D", form="one")
    ('diamonds', '♦', 'diamond')
    """
    if style == "sign":
        return SIGNS[code]
    return translate(f"suit.{code}.{form}" if form else f"suit.{code}", lang)

"""The cards of the widgets as plain SVG, from ``static/faces.json``, which the front-end builds.

No card has an id, a class or a style sheet, so that any number of them may stand on one page.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from itertools import product
from typing import Any

from ..i18n import index, translate

WIDTH, HEIGHT = 64, 90
FONTS = (
    "'Segoe UI','Helvetica Neue',Helvetica,Arial,'Liberation Sans','DejaVu Sans','Noto Sans',"
    "sans-serif"
)
"""What is written is written in one of these; not every program knows what sans-serif means."""
_NAME = re.compile(r"\$([a-z-]+)")
_RANKS = "23456789TJQKA"


@cache
def _drawn() -> dict[str, Any]:
    text = files("femkort_widgets").joinpath("static/faces.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@dataclass(frozen=True, slots=True)
class Look:
    """How cards are drawn: colours of the suits, the theme, letters of ranks and suits."""

    lang: str = "en"
    indices: str = ""
    palette: str = "four"
    letters: bool = False
    dark: bool = False

    def colour(self, name: str) -> str:
        """A colour of the theme: "felt", "ink", "suit-h"."""
        pair: list[str] = _drawn()["colours"][self.palette][name]
        return pair[self.dark]


@cache
def lettering() -> str:
    """The attributes of an element around cards: how their indices are written."""
    pairs = _drawn()["lettering"] | {"font-family": FONTS}
    return " ".join(f'{name}="{value}"' for name, value in pairs.items())


class Deck(dict[str, str]):
    """The cards of one look by their codes, each drawn when it is first wanted."""

    def __init__(self, look: Look, *, small: bool) -> None:
        super().__init__()
        self.look, self.small = look, small

    def __missing__(self, code: str) -> str:
        """A card that has not been drawn yet."""
        self[code] = face(code, self.look, small=self.small)
        return self[code]


@cache
def deck(look: Look, *, small: bool = False) -> Deck:
    """All cards of one look."""
    return Deck(look, small=small)


def face(code: str, look: Look, *, small: bool = False) -> str:
    """A card with its edge, 64 to 90; ``small`` has a large index and one sign."""
    drawn, suit = _drawn(), code[0]
    rank = index(code[1], look.indices or look.lang)
    said = {"rank": written(rank), "letter": written(_letter(suit, look))}
    size = "2" if len(rank) > 1 else "1"
    corners = drawn["mini" if small else "corners"][suit][size + ("L" if look.letters else "")]
    inside = corners if small else drawn["art"][code] + corners
    return _NAME.sub(lambda found: said.get(found[1]) or look.colour(found[1]), _sheet() + inside)


@cache
def back(look: Look) -> str:
    """The back of a card."""
    return _NAME.sub(lambda found: look.colour(found[1]), _sheet("back") + _drawn()["back"])


def written(said: str) -> str:
    """A text as ASCII without markup, so that a picture is the same in every encoding.

    >>> written("♠A <b>")
    '&#9824;A &lt;b&gt;'
    """
    kept = escape(said)
    return kept if kept.isascii() else kept.encode("ascii", "xmlcharrefreplace").decode()


def in_order(held: Sequence[str], *, trump: str | None = None, low: bool = False) -> list[str]:
    """A hand as it is held on the screen: trumps first, the colours of the suits in turn."""
    return sorted(held, key=_places(trump or "", low).__getitem__)


@cache
def _places(trump: str, low: bool) -> dict[str, int]:
    suits, ranks = trump + "SHCD".replace(trump, ""), _RANKS if low else _RANKS[::-1]
    return {suit + rank: at for at, (suit, rank) in enumerate(product(suits, ranks))}


def _letter(suit: str, look: Look) -> str:
    return translate("ui.letters.suits", look.lang)["SHDC".index(suit)].upper()


def _sheet(fill: str = "face") -> str:
    return f'<rect x=".5" y=".5" width="63" height="89" rx="5" fill="${fill}" stroke="$card-edge"/>'

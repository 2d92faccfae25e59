"""Pictures as PNG, by resvg, which is an extra: ``pip install 'femkort-widgets[png]'``."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ..drawing import FONTS
from ..errors import Error

WIDTH, LARGEST = 1280, 10_000
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" font-family="{fonts}">'
    '<text y="15">{said}</text></svg>'
)


def rendered(svg: str, width: int) -> bytes:
    """A PNG of a picture. Raises Error where resvg or every usual font is missing."""
    if type(width) is not int or not 1 <= width <= LARGEST:
        known = Error("pixels", least=1, most=LARGEST)
        raise Error("choice", name="width", value=width, known=known)
    draw = _resvg()
    if not _has_fonts():
        raise Error("png_fonts", known=FONTS.replace("'", "").replace(",", ", "))
    return bytes(draw(svg_string=svg, width=width))


def _resvg() -> Callable[..., Any]:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Error("png_missing") from None
    return svg_to_bytes


@cache
def _has_fonts() -> bool:
    """Does a letter leave a mark? Without a font resvg leaves letters out and says nothing."""
    drawn, empty = (_resvg()(svg_string=_LETTER.format(fonts=FONTS, said=s)) for s in ("A", ""))
    return bool(drawn != empty)

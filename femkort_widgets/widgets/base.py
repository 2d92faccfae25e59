"""What all widgets share: the traits of looks and language, the static twin, honest arguments.

Drawing and catalogues are loaded with the first widget, so that naming one costs little.
"""

import inspect
from pathlib import Path
from typing import Any

import anywidget
import traitlets as t

from ..errors import Error
from .settings import SETTINGS, chosen

STATIC = Path(__file__).parent.parent / "static"


class CardWidget(anywidget.AnyWidget):
    """A widget that shows frames; outside a browser its ``text/html`` twin shows the same hand."""

    _css = STATIC / "femkort.css"

    frames = t.Dict().tag(sync=True)
    """What is drawn: see ``fw.frames``."""
    seat = t.Int(None, allow_none=True).tag(sync=True)
    """Who sits at the bottom."""
    lang = t.Unicode("en").tag(sync=True)
    """The language of every sentence; changes at once."""
    indices = t.Unicode("").tag(sync=True)
    """The letters on the cards, ``"fr"`` for A R D V; empty: those of the language."""
    settings = t.Dict(SETTINGS).tag(sync=True)
    """Colours of the suits, speech level, pace and the like: see ``settings.SETTINGS``."""

    def __init__(self, **given: Any) -> None:
        arguments = tuple(inspect.signature(type(self)).parameters)[:-1]
        look = chosen(given.pop("settings", {}), type(self).__name__, arguments)
        super().__init__(settings=look, **given)

    @t.validate("lang")
    def _known_language(self, proposal: dict[str, Any]) -> str:
        from ..i18n import languages

        lang = proposal["value"]
        if lang not in languages():
            raise Error("choice", name="lang", value=lang, known=", ".join(languages()))
        return str(lang)

    def __repr__(self) -> str:
        from ..drawing import text

        return text(self.frames, at=self._shown(), **self._look())

    def _shown(self) -> int:
        """The frame on the screen."""
        return len(self.frames["frames"]) - 1

    def _look(self) -> dict[str, Any]:
        """How the static twin is drawn."""
        return {"lang": self.lang, "indices": self.indices}

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from ..drawing import html

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        twin = {"text/plain": repr(self), "text/html": html(self.frames, **self._look())}
        return {**data, **twin}, metadata

"""What all widgets share: the traits of looks and language, the static twin, honest arguments.

Drawing and catalogues are loaded with the first widget, so that naming one costs little.
"""

import inspect
from pathlib import Path
from typing import Any

import anywidget

from .settings import chosen
from .traits import Checked, Fixed, among, letters

STATIC = Path(__file__).parent.parent / "static"


class CardWidget(anywidget.AnyWidget):
    """A widget that shows frames; outside a browser its ``text/html`` twin shows the same hand."""

    _css = STATIC / "femkort.css"

    frames = Fixed().tag(sync=True)
    """What is drawn: see ``fw.frames``."""
    seat = Checked(None).tag(sync=True)
    """Who sits at the bottom."""
    lang = Checked("en").tag(sync=True)
    """The language of every sentence; changes at once."""
    indices = Checked("").tag(sync=True)
    """The letters on the cards, ``"fr"`` for A R D V; empty: those of the language."""
    settings = Checked().tag(sync=True)
    """Colours of the suits, speech level, pace and the like: see ``settings.SETTINGS``."""
    given = Fixed(()).tag(sync=True)
    """Which of these were said here; for the others the page has what its reader has kept."""

    def __init__(self, lang: str | None = None, indices: str = "", **more: Any) -> None:
        settings = more.pop("settings", {})
        arguments = tuple(inspect.signature(type(self)).parameters)[:-1]
        look = chosen(settings, type(self).__name__, arguments)
        said = {"lang": lang is not None, "indices": bool(indices), **dict.fromkeys(settings, True)}
        self.set_trait("given", [name for name, by_call in said.items() if by_call])
        lang = "en" if lang is None else lang
        super().__init__(settings=look, lang=lang, indices=indices, **more)
        self.observe(self._say, ["lang", "indices", "settings"])

    def _say(self, change: Any) -> None:
        """What is changed later counts as said too."""
        names = [change.name]
        if change.name == "settings":
            names = [name for name, value in change.new.items() if change.old.get(name) != value]
        self.set_trait("given", [*self.given, *(name for name in names if name not in self.given)])

    def _take_lang(self, lang: object) -> Any:
        from ..i18n import languages

        return among("lang", lang, tuple(languages()))

    def _take_indices(self, indices: object) -> str:
        from ..i18n import index_sets

        return letters(indices, index_sets())

    def _take_settings(self, settings: object) -> dict[str, Any]:
        return chosen(settings, type(self).__name__)

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

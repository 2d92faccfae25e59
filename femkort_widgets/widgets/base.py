"""What all widgets share: the traits of looks and language, the static twin, honest arguments.

Drawing and catalogues are loaded with the first widget, so that naming one costs little.
"""

import inspect
from pathlib import Path
from typing import Any

import anywidget

from ..errors import Error, expect
from ..records.saving import save
from .settings import chosen
from .traits import Checked, Fixed, Look, among, letters

STATIC = Path(__file__).parent.parent / "static"
PANES = STATIC / "panes.js"
"""The parts of the page that are opened now and then."""


class CardWidget(anywidget.AnyWidget):
    """A widget that shows frames; outside a browser its ``text/html`` twin shows the same hand."""

    _css = STATIC / "femkort.css"

    frames = Fixed().tag(sync=True)
    """What is drawn: see ``fw.frames``."""
    seat = Checked(None).tag(sync=True)
    """Who sits at the bottom."""
    lang = Look("en").tag(sync=True)
    """The language of every sentence; changes at once."""
    indices = Look("").tag(sync=True)
    """The letters on the cards, ``"fr"`` for A R D V; empty: those of the language."""
    settings = Look().tag(sync=True)
    """Colours of the suits, speech level, pace and the like: see ``settings.SETTINGS``."""
    given = Fixed(()).tag(sync=True)
    """Which of these were said here; for the others the page has what its reader has kept."""
    _words = Fixed("").tag(sync=True)
    """What the page says, in this language; it asks for another where its reader wants one."""

    def __init__(self, lang: str | None = None, indices: str = "", **more: Any) -> None:
        settings = more.pop("settings", {})
        arguments = tuple(inspect.signature(type(self)).parameters)[:-1]
        look = chosen(settings, type(self).__name__, arguments)
        said = {"lang": lang is not None, "indices": bool(indices), **dict.fromkeys(settings, True)}
        self.set_trait("given", [name for name, by_call in said.items() if by_call])
        lang = self._take_lang("en" if lang is None else lang)
        self.set_trait("_words", self._words_in(lang))
        super().__init__(settings=look, lang=lang, indices=indices, **more)
        self.observe(self._say, ["lang", "indices", "settings"])
        self.observe(lambda change: self.set_trait("_words", self._words_in(change.new)), "lang")

    def _say(self, change: Any) -> None:
        """What is changed later counts as said too, save by a reader, whose page keeps it."""
        name, read = change.name, self._property_lock
        if name in read:
            taken = getattr(self, f"_take_{name}")(read[name])
            if change.new == taken or change.new != getattr(self, name):
                return
        names = [name]
        if name == "settings":
            names = [name for name, value in change.new.items() if change.old.get(name) != value]
        self.set_trait("given", [*self.given, *(name for name in names if name not in self.given)])

    @staticmethod
    def _words_in(*langs: str) -> str:
        from ..i18n import page_words

        return page_words(langs)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """The words that the page asks for are sent; all else is for whoever listens."""
        from ..i18n import languages

        if not isinstance(content, dict) or content.get("kind") != "words":
            super()._handle_custom_msg(content, buffers)
            return
        known = languages()
        asked = self._words_in(*(lang for lang in known if lang == content.get("lang")))
        self.send({"kind": "words", "text": asked, "languages": known})

    def _take_lang(self, lang: object) -> Any:
        from ..i18n import languages

        return among("lang", lang, tuple(languages()))

    def _take_indices(self, indices: object) -> str:
        from ..i18n import index_sets

        return letters(indices, index_sets())

    def _take_settings(self, settings: object) -> dict[str, Any]:
        return chosen(settings, type(self).__name__)

    def to_html(self, path: Path | str | None = None, **look: Any) -> str | None:
        """One page that needs nothing else: written to the path, else given back.

        What the widget withholds is absent. ``lang``, ``seat`` and what else may be given are in
        ``export.html``.
        """
        from ..export import html

        given = {
            "record": getattr(self, "record", ""),
            "settings": self.settings,
            "covered": None if "seat" in look else self._look().get("seat") is not None,
            **{name: getattr(self, name) for name in ("lang", "indices", "seat")},
        }
        return _kept(html(self.frames, **given | look), path)

    def to_svg(
        self, at: int | None = None, path: Path | str | None = None, **look: Any
    ) -> str | None:
        """The step on the screen, or another, as a picture: see ``drawing.svg``."""
        from ..export import svg

        return _kept(svg(self.frames, self._at(at), **self._picture() | look), path)

    def to_png(self, path: Path | str, at: int | None = None, **look: Any) -> None:
        """The same picture as a PNG, ``width`` pixels wide; needs the extra ``png``."""
        from ..export import png

        _check_path(path)
        save(path, png(self.frames, self._at(at), **self._picture() | look))

    def to_text(self, at: int | None = None, **look: Any) -> str:
        """The step on the screen, or another, as a diagram in plain text."""
        from ..export import text

        return text(self.frames, self._at(at), **self._look() | look)

    def __repr__(self) -> str:
        from ..drawing import text

        return text(self.frames, at=self._shown(), **self._look())

    def _shown(self) -> int:
        """The frame on the screen."""
        return len(self.frames["frames"]) - 1

    def _at(self, at: int | None) -> int:
        return self._shown() if at is None else at

    def _picture(self) -> dict[str, Any]:
        """How a picture is drawn."""
        settings = self.settings
        cards = {name: settings[name] for name in ("palette", "letters")}
        return {**self._look(), **cards, "low": settings["sort"] == "low", "bottom": self.seat}

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


def _kept(text: str, path: Path | str | None) -> str | None:
    """A text in a file, UTF-8 whatever the system writes; without a path the text itself."""
    if path is None:
        return text
    _check_path(path)
    save(path, text.encode())
    return None


def _check_path(path: object) -> None:
    expect(path, (str, Path), Error, "the path of a file, as in 'my_hand.html'")

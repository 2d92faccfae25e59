"""A hand as one page: it opens from a disk, asks the network for nothing and runs one script.

Its policy allows that script and that style sheet by their hashes and nothing else. The hand stands
in it as data that no text in it can end, and once more as tables: for a browser without scripts,
for a search, and for paper.
"""

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any

from .. import drawing
from ..drawing.round import STYLE
from ..errors import Error
from ..i18n import language, page_words, translate
from ..i18n import languages as known_languages

_FRAME = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<h2>{about}</h2>
<div id="viewer"></div>
<p id="tools"></p>
<div id="twin">
{twin}
</div>
</main>
<script type="application/json" id="words">{words}</script>
<script type="application/json" id="hand">{hand}</script>
<script type="module">{script}</script>
</body>
</html>
"""
_ELSEWHERE = re.compile(r"error\.|(?:\w+\.)?(?:advice|explorer|projector|quiz|studio)\.")
"""What is said only where there is Python."""
_MARKUP = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


def page(
    frames: Mapping[str, Any],
    record: str,
    languages: tuple[str, ...] | None = None,
    *,
    lang: str = "en",
    seat: int | None = None,
    at: int = 0,
    covered: bool | None = None,
    indices: str = "",
    settings: Mapping[str, Any] | None = None,
) -> str:
    """The page of these frames; a ``record`` can be taken away from it as text."""
    lang = language(lang)
    covered = seat is not None if covered is None else covered
    hand = {
        "frames": frames,
        "record": record if frames["viewer"] is None else "",
        "lang": lang,
        "seat": seat,
        "at": at,
        "covered": covered,
        "indices": indices,
        "settings": dict(settings or {}),
        "answers": {},
    }
    bottom = next((one for one in (seat, frames["viewer"]) if one is not None), 0)
    twin = drawing.html(frames, lang, seat=bottom if covered else None, indices=indices)
    title = _title(frames, lang)
    made = _FRAME.format(
        lang=lang,
        policy=_policy(),
        title=escape(title),
        about=escape(_about(frames, lang, title)),
        style=_style(),
        twin=twin.replace(f" {STYLE}", ""),  # no text holds it: its quotes would be escaped
        words=_words(_wanted(languages, lang)),
        hand=_data(hand),
        script=_read("page.js"),
    )
    return made.encode("utf-8", "xmlcharrefreplace").decode()


def _title(frames: Mapping[str, Any], lang: str) -> str:
    """What the matches are called, else the game."""
    titles = (drawing.plain(this["title"] or "") for this in frames["rounds"])
    return drawing.short(next(filter(None, titles), _game(frames, lang)), 120)


def _about(frames: Mapping[str, Any], lang: str, title: str) -> str:
    """The game, unless the title says it already, and who plays."""
    names = (drawing.short(drawing.plain(name), 40) for name in frames["rounds"][0]["names"])
    game = _game(frames, lang)
    return " · ".join(filter(None, ("" if title == game else game, *names)))


def _game(frames: Mapping[str, Any], lang: str) -> str:
    return translate(f"game.{frames['rounds'][0]['game']}", lang)


def _wanted(languages: tuple[str, ...] | None, lang: str) -> tuple[str, ...]:
    """The languages of the page, the one that it opens in among them."""
    known = known_languages()
    if languages is None:
        return known
    for one in languages:
        if one not in known:
            raise Error("choice", name="languages", value=one, known=", ".join(known))
    return tuple(one for one in known if one in (*languages, lang))


def _data(value: Any) -> str:
    """JSON of ASCII without a character that could be markup."""
    return json.dumps(value, separators=(",", ":")).translate(_MARKUP)


@cache
def _read(name: str) -> str:
    return files("femkort_widgets").joinpath("static", name).read_text("utf-8").strip()


@cache
def _style() -> str:
    return f"{_read('femkort.css')}\n{_read('page.css')}"


@cache
def _policy() -> str:
    script, style = map(_hash, (_read("page.js"), _style()))
    return (
        f"default-src 'none'; script-src '{script}'; style-src '{style}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


@cache
def _words(languages: tuple[str, ...]) -> str:
    """What the page itself says, as it is written: escaped, Portuguese would be a tenth longer."""
    said = {
        lang: {key: message for key, message in words.items() if not _ELSEWHERE.match(key)}
        for lang, words in json.loads(page_words(languages)).items()
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).translate(_MARKUP)

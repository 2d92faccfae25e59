"""The page of a hand: whole, alone under its policy, the same every time, and only data in it."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import femkort_widgets as fw
from femkort_widgets.errors import Error
from femkort_widgets.i18n import card, languages, translate
from femkort_widgets.records import examples, loads
from tests.records.kit import FIRST, text
from tests.records.strategies import records

HAND = examples.load("femkort_ace_that_waited")
NASTY = (
    "</script><script>pwned=1</script>",
    "<!--<script>",
    "-->",
    "]]>",
    "</title><img src=x onerror=pwned=1>",
    "&lt;b&gt; ${x} {{x}} %s \\u003c",
    "\u2028\u2029 \u202eevil\u202c \u2066x",
    "\x1b[2J \x00 \x07",
    "javascript:pwned=1 'x' `y`",
    "W" * 3000,
)
VOID = {"meta"}


class Parsed(HTMLParser):
    """The elements of a page with their attributes, and the text of each script and style."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.raw: dict[str, str] = {}
        self.said = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        tag, attributes = self.elements[-1] if self.elements else ("", {})
        if self.open and self.open[-1] in ("script", "style"):
            self.raw[attributes.get("id") or tag] = data
        else:
            self.said += data

    @property
    def hand(self) -> dict[str, Any]:
        return json.loads(self.raw["hand"])  # type: ignore[no-any-return]


def parsed(page: str) -> Parsed:
    found = Parsed(page)
    assert found.open == []
    return found


def hashed(raw: str) -> str:
    return f"'sha256-{b64encode(sha256(raw.encode()).digest()).decode()}'"


def test_the_policy_allows_one_script_and_one_style_by_their_hashes_and_nothing_else() -> None:
    found = parsed(fw.export.html(HAND))
    (policy,) = (a["content"] for tag, a in found.elements if "http-equiv" in a)
    assert policy is not None
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules == {
        "default-src": "'none'",
        "script-src": hashed(found.raw["script"]),
        "style-src": hashed(found.raw["style"]),
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    names = {name for _, attributes in found.elements for name in attributes}
    assert "style" not in names
    assert not [name for name in names if name.startswith("on")]
    assert not names & {"src", "href"}


def test_the_page_is_the_same_every_time_and_holds_what_the_replay_shows() -> None:
    page = fw.export.html(HAND)
    assert page == fw.export.html(fw.dumps(HAND))
    replay = fw.Replay(HAND)
    assert replay.to_html() == fw.export.html(HAND, settings=replay.settings)
    found = parsed(page)
    assert found.hand["frames"] == json.loads(json.dumps(fw.frames(HAND)))
    assert found.hand["record"] == fw.dumps(HAND)
    assert (found.hand["at"], found.hand["seat"], found.hand["covered"]) == (0, None, False)
    assert HAND.matches[0].title in found.said  # type: ignore[operator]


@pytest.mark.parametrize("lang", languages())
def test_only_the_languages_that_are_wanted_go_along(lang: str) -> None:
    every = parsed(fw.export.html(HAND, lang=lang))
    own = parsed(fw.export.html(HAND, lang=lang, languages=()))
    assert tuple(json.loads(every.raw["words"])) == languages()
    assert tuple(json.loads(own.raw["words"])) == (lang,)
    assert own.hand["lang"] == lang == own.elements[0][1]["lang"]
    assert translate("draw.hand", lang) in own.said


def test_the_words_of_the_page_are_those_of_the_catalogues() -> None:
    words = json.loads(parsed(fw.export.html(HAND)).raw["words"])
    for lang in languages():
        assert words[lang]["ui.page.copy"] == translate("ui.page.copy", lang)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(records)
def test_every_record_makes_a_page_of_the_same_elements(record: fw.records.Record) -> None:
    if not fw.frames(record)["frames"]:
        return
    page = fw.export.html(record, languages=())
    found = parsed(page)
    page.encode()
    assert [tag for tag, _ in found.elements].count("script") == 3
    assert not {"img", "a", "iframe", "object", "svg"} & {tag for tag, _ in found.elements}
    assert found.hand["record"] == fw.dumps(record)


@pytest.mark.parametrize("nasty", NASTY)
def test_no_text_of_a_record_becomes_markup(nasty: str) -> None:
    quoted = nasty.replace("\\", "\\\\").replace('"', '\\"')
    braced = re.sub(r"([\\{}])", r"\\\1", nasty)
    named = quoted.replace(";", "\\;").replace("=", "\\=")
    given = text(FIRST.replace("D5 ", f"D5 {{ {braced} }} ", 1), end="*\n")
    given = given.replace('"m"]', f'"{quoted}"]\n[Names "S={named}"]\n[Site "{quoted}"]', 1)
    record = loads(given)
    found = parsed(fw.export.html(record, languages=()))
    plain = parsed(fw.export.html(loads(text(FIRST.replace("D5 ", "D5 { x } ", 1), end="*\n"))))
    assert [tag for tag, _ in found.elements] == [tag for tag, _ in plain.elements]
    assert found.hand["record"] == fw.dumps(record)
    assert set(found.raw) == {"style", "words", "hand", "script"}


def test_half_a_character_does_not_break_the_page() -> None:
    frames = fw.frames(HAND)
    frames["rounds"][0] |= {"title": "\ud800x", "names": ["\ud800x", "B", "C", "D"]}
    page = fw.export.html(frames)
    page.encode()
    assert parsed(page).hand["frames"]["rounds"][0]["names"][0] == "\ud800x"


def test_what_a_viewer_may_not_see_is_not_in_the_page() -> None:
    rules = fw.rules("femkort")
    match = fw.Match(rules, seed=3, names=("Ada", "Bo", "Cy", "Di"))
    hidden = {str(card) for seat in (0, 2, 3) for card in match.position.hands[seat]}
    assert len(hidden) == 15
    for page in (
        fw.export.html(match.record, viewer=1),
        fw.Replay(match.record, viewer=1).to_html() or "",
        fw.Table(rules, seat=1, seed=3).to_html() or "",
        fw.export.html(fw.frames(match.record, viewer=1), record=fw.dumps(match.record)),
    ):
        found = parsed(page)
        assert found.hand["record"] == ""
        assert not [code for code in hidden if f'"{code}"' in found.raw["hand"]]
        assert not {card(code) for code in hidden} & set(re.split(r"[\s,]+", found.said))
        assert found.hand["frames"]["viewer"] == 1


def test_a_seat_that_is_asked_for_covers_the_others_in_the_tables_too() -> None:
    replay = fw.Replay(HAND, lang="fr")
    found = parsed(replay.to_html(seat=2) or "")
    assert (found.hand["seat"], found.hand["covered"], found.hand["lang"]) == (2, True, "fr")
    assert translate("draw.cards", "fr", n=5) in found.said
    assert translate("draw.cards", "fr", n=5) not in parsed(replay.to_html() or "").said
    covered = fw.Replay(HAND, seat=1, letters=True)
    again = parsed(covered.to_html() or "").hand
    assert (again["seat"], again["covered"], again["settings"]["letters"]) == (1, True, True)
    assert parsed(covered.to_html(seat=None) or "").hand["covered"] is False


def test_the_page_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "hand.html"
    replay = fw.Replay(HAND)
    assert replay.to_html(path) is None
    assert path.read_bytes().decode() == replay.to_html()
    assert replay.to_html(str(path), lang="fr") is None
    assert '<html lang="fr">' in path.read_text("utf-8")


@pytest.mark.parametrize(
    "given",
    [{"lang": "xx"}, {"seat": 4}, {"seat": True}, {"at": 28}, {"languages": ("xx",)}, {"path": 3}],
    ids=str,
)
def test_what_cannot_be_is_refused_with_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(Error):
        fw.Replay(HAND).to_html(**given)


def test_a_record_with_nothing_to_show_makes_no_page() -> None:
    with pytest.raises(Error) as refused:
        fw.export.html('%TTN 1\n[Game "femkort"]\n')
    assert refused.value.key == "nothing_to_show"

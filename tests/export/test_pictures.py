"""Pictures of positions: the cards of the widgets, well-formed, and nothing that is hidden."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets import drawing
from femkort_widgets.drawing.faces import Look, back, face, in_order
from femkort_widgets.errors import Error
from femkort_widgets.export import png
from femkort_widgets.i18n import languages, translate
from femkort_widgets.records import examples
from tests.export.test_page import HAND, NASTY
from tests.records.strategies import records

SVG = "{http://www.w3.org/2000/svg}"
TAGS = {"svg", "title", "desc", "rect", "circle", "g", "path", "text"}
BOOK = fw.frames(HAND)
CODES = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
PALETTES = ("four", "two", "german")


def read(svg: str) -> ElementTree.Element:
    """The picture as XML, of harmless elements only."""
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= TAGS
    names = {name for element in root.iter() for name in element.attrib}
    assert not names & {"id", "class", "style", "href"}
    assert "url(" not in svg
    return root


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_a_picture_shows_every_card_of_the_hands_and_the_trick() -> None:
    frame = BOOK["frames"][13]
    svg = drawing.svg(BOOK, 13, bottom=1)
    read(svg)
    look = Look()
    for seat, hand in enumerate(frame["hands"]):
        assert all(face(code, look, small=seat != 1) in svg for code in hand)
    assert all(face(code, look) in svg for code in frame["trick"]["cards"])
    shown = sum(map(len, frame["hands"])) + len(frame["trick"]["cards"])
    assert svg.count(look.colour("card-edge")) == shown


@pytest.mark.parametrize("lang", languages())
def test_a_picture_says_in_words_what_it_shows(lang: str) -> None:
    root = read(drawing.svg(BOOK, 13, lang))
    title, desc = (root.findtext(f"{SVG}{name}") for name in ("title", "desc"))
    assert desc == drawing.text(BOOK, 13, lang)
    assert title == desc.splitlines()[0]
    assert (root.get("role"), root.get("lang")) == ("img", lang)
    assert translate("draw.to_play", lang, name="Cy") in texts(root)


def test_the_hand_at_the_bottom_comes_last_and_in_full() -> None:
    for bottom in range(4):
        names = [said for said in texts(read(drawing.svg(BOOK, 0, bottom=bottom))) if " " in said]
        order = [name for name in names if re.fullmatch(r"[SWNE] (Ada|Bo|Cy|Di)", name)]
        labels = "SWNE"[bottom + 1 :] + "SWNE"[: bottom + 1]
        assert [name[0] for name in order] == list(labels)


def test_hidden_hands_are_backs() -> None:
    frame, look = BOOK["frames"][0], Look()
    covered = drawing.svg(BOOK, 0, seat=2)
    assert covered.count(back(look)) == 15
    assert not [code for code in frame["hands"][0] if face(code, look, small=True) in covered]
    withheld = drawing.svg(fw.frames(HAND, viewer=2), 0)
    assert withheld.count(back(look)) == 15
    assert all(face(code, look) in withheld for code in frame["hands"][2])


@pytest.mark.cites("FP-51", "FP-53", "FP-56")
def test_the_rows_of_fan_tan_lie_from_the_ace_up() -> None:
    book = fw.frames(examples.load("fan_tan_heart_seven"))
    svg, look = drawing.svg(book, 20), Look()
    read(svg)
    for suit, row in book["frames"][20]["layout"].items():
        ranks = "A23456789TJQK"
        low, high = (ranks.index(row[end][1]) for end in ("low", "high"))
        laid = [svg.index(face(suit + rank, look, small=True)) for rank in ranks[low : high + 1]]
        assert laid == sorted(laid)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("dark", [False, True])
def test_every_card_is_drawn_in_every_palette_and_theme(palette: str, dark: bool) -> None:
    looks = [Look(palette=palette, dark=dark, letters=letters) for letters in (False, True)]
    drawn = [
        face(code, look, small=small) for code in CODES for look in looks for small in (False, True)
    ]
    assert len(set(drawn)) == len(drawn) == 4 * 52
    for one in (*drawn, back(looks[0])):
        assert "$" not in one
        read(f'<svg xmlns="http://www.w3.org/2000/svg">{one}</svg>')


def test_cards_bear_the_letters_of_the_reader() -> None:
    assert ">R</text>" in face("SK", Look("fr"))
    assert ">K</text>" in face("SK", Look("fr", "en"))
    assert ">&lt;</text>" in face("SA", Look("en", "< K Q J"))
    assert ">10</text>" in face("ST", Look())
    assert face("SA", Look("fr", letters=True)).count(">P</text>") == 2


def test_a_hand_is_held_as_on_the_screen() -> None:
    held = "D2 S3 CA HK SA D9".split()
    assert in_order(held) == "SA S3 HK CA D9 D2".split()
    assert in_order(held, trump="D", low=True) == "D2 D9 S3 SA HK CA".split()


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(records, st.sampled_from(languages()), st.data())
def test_every_position_of_every_record_is_drawn(
    record: fw.records.Record, lang: str, data: st.DataObject
) -> None:
    book = fw.frames(record)
    if not book["frames"]:
        assert drawing.svg(book) == ""
        return
    at = data.draw(st.integers(0, len(book["frames"]) - 1))
    bottom = data.draw(st.integers(0, book["rounds"][0]["players"] - 1))
    read(drawing.svg(book, at, lang, bottom=bottom, dark=data.draw(st.booleans())))


@pytest.mark.parametrize("nasty", [*NASTY, "\ud800"])
def test_names_and_titles_are_text_in_a_picture(nasty: str) -> None:
    book: dict[str, Any] = fw.frames(HAND)
    book["rounds"][0] |= {"title": nasty, "names": [nasty, "Bo", "Cy", "Di"]}
    root = read(drawing.svg(book, bottom=1))
    assert max(map(len, texts(root))) <= 80


def test_the_picture_of_a_widget_is_the_step_on_its_screen(tmp_path: Path) -> None:
    replay = fw.Replay(HAND, seat=1, at=13, lang="fr", palette="german", letters=True, sort="low")
    given = {"lang": "fr", "palette": "german", "letters": True, "low": True}
    assert replay.to_svg() == drawing.svg(BOOK, 13, seat=1, **given)  # type: ignore[arg-type]
    assert replay.to_svg(0, seat=None, lang="en") == drawing.svg(
        BOOK,
        0,
        bottom=1,
        **given | {"lang": "en"},  # type: ignore[arg-type]
    )
    assert replay.to_svg(path=tmp_path / "hand.svg") is None
    assert (tmp_path / "hand.svg").read_text("utf-8") == replay.to_svg()
    assert replay.to_text(3) == drawing.text(BOOK, 3, "fr", seat=1)
    assert fw.Table(fw.rules("femkort"), seat=0, seed=1).to_svg()
    with pytest.raises(Error):
        replay.to_svg(28)


def test_a_png_is_as_wide_as_it_is_asked_to_be(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    for width in (320, 1280):
        data = png(HAND, 13, width=width)
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert int.from_bytes(data[16:20]) == width
    assert png(HAND, 13) != png(HAND, 13, indices="fr") != png(HAND, 13, dark=True)
    path = tmp_path / "hand.png"
    fw.Replay(HAND).to_png(path, at=13)
    assert path.read_bytes() == png(HAND, 13, bottom=None)


@pytest.mark.parametrize("width", [0, -1, 10_001, 1.5, True, "320"])
def test_a_png_of_no_width_is_refused(width: Any) -> None:
    with pytest.raises(Error) as refused:
        png(HAND, width=width)
    assert refused.value.key == "choice"


def test_without_resvg_or_fonts_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("femkort_widgets.export.raster._has_fonts", lambda: False)
    monkeypatch.setattr("femkort_widgets.export.raster._resvg", lambda: bytes)
    with pytest.raises(Error) as refused:
        png(HAND)
    assert refused.value.key == "png_fonts"
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(Error) as refused:
        png(HAND)
    assert refused.value.key == "png_missing"

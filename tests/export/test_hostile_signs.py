"""Signs that turn the direction of writing, and control characters, are in no static twin."""

import re

import pytest

import femkort_widgets as fw
from femkort_widgets import classroom, drawing
from tests.cli.conftest import Run, run  # noqa: F401
from tests.records.kit import text

NASTY = "a\u202eb\u2066c\x07d\x1b[2Je"
CLEAN = "abcd[2Je"
HAND = text(
    f"1. S: {{{NASTY} comment}} {{? {NASTY} stop [%ok D5]}} D5 {{{NASTY} after}} *\n",
    head=f'[Names "S={NASTY}"]\n',
).replace('"m"', f'"{NASTY}"')
SIGNS = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\u200e\u200f]")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_twin_keeps_them(lang: str) -> None:
    replay = fw.Replay(HAND, lang=lang)
    bundle = replay._repr_mimebundle_()[0]
    twins = [bundle["text/html"], bundle["text/plain"], replay.to_html(), replay.to_svg()]
    twins += [replay.to_text(), fw.export.html(HAND, lang=lang), drawing.html(replay.frames, lang)]
    for twin in twins:
        assert twin is not None
        assert SIGNS.findall(twin) == []
    for said in ("comment", "stop", "after"):
        assert f"{CLEAN} {said}" in bundle["text/html"]


def test_no_page_of_the_command_keeps_them(run: Run) -> None:  # noqa: F811
    status, page, _ = run("show", "-", "--html", given=HAND.encode())
    assert status == 0
    assert f"{CLEAN} comment" in page
    assert SIGNS.findall(page) == []


def test_no_question_on_paper_keeps_them() -> None:
    quiz = fw.Quiz(classroom.from_record(HAND))
    bundle = quiz._repr_mimebundle_()[0]
    for twin in (bundle["text/html"], repr(quiz)):
        assert f"{CLEAN} stop" in twin
        assert SIGNS.findall(twin) == []


def test_spaces_that_do_not_break_and_joiners_stay() -> None:
    said = "Tr\u00e8fle\u202f! \u00ab\u00a0oui\u00a0\u00bb \u0645\u06cc\u200c\u062e"
    shown = fw.Replay(text(f"1. S: {{{said}}} D5 *\n"))._repr_mimebundle_()[0]["text/html"]
    assert said in shown

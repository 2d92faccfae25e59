"""What is said during one whole round of Fan Tan, as golden files in English and French.

How the golden files were checked: read from top to bottom as somebody who sees nothing, beside the
record of the round. Every move of the record is said once, in its order, with who made it; a pass
is said as one; the number of cards that fit agrees with the rows and with what Ada still holds;
the refused card and the refused pass name the cards that fit; who goes out, the rows, the passes
and the points at the end are those of the record. The French file was read line by line against
the English one.

``FEMKORT_WRITE_GOLDEN=1`` writes the files anew; read them again before they are committed.
"""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.hands import NAMES
from tests.browser.lab import Lab
from tests.browser.screen import Screen
from tests.browser.test_spoken import ASKED, HERE, LANGUAGES, ask

TRIED = {2: "card", 3: "pass"}
"""The turns at which Ada first tries in vain what she may not do."""
QUESTIONS = 6
"""The turn at which she asks for the last lap, the score and the whole table."""


def table(lang: str) -> str:
    return (
        "import femkort_widgets as fw\n"
        f"t = fw.Table('fan_tan', 0, names={NAMES!r}, seed=3, lang={lang!r}, pace=350, hold=900)\nt"
    )


def tried(screen: Screen, what: str) -> None:
    refused = next(card for card in screen.hand() if card not in screen.legal())
    move(screen, refused if what == "card" else "pass")
    expect(screen.refused()).to_have_count(1)


def move(screen: Screen, made: str) -> None:
    """Make a move, refused ones too, and note it among what is heard."""
    screen.root.evaluate("(root, made) => root.heard.push(['pressed', made])", made)
    if made == "pass":
        screen.do("pass").click(force=True)
    else:
        screen.point(made)


def asked(screen: Screen) -> None:
    screen.root.focus()
    for key in ASKED:
        screen.root.evaluate("(root, key) => root.heard.push(['pressed', key])", key)
        ask(screen, key)


def test_the_spoken_text_of_a_whole_round(lab: Lab) -> None:
    notebook = lab.run([table(lang) for lang in LANGUAGES])
    screens = {lang: Screen(notebook, cell) for cell, lang in enumerate(LANGUAGES)}
    for screen in screens.values():
        screen.at_rest(turn=1)
        screen.listen()
    turn = 1
    while screens["en"].part("result").count() == 0:
        for screen in screens.values():
            if turn == QUESTIONS:
                asked(screen)
            if turn in TRIED:
                tried(screen, TRIED[turn])
            move(screen, (screen.legal() or ["pass"])[0])
        turn += 1
        for screen in screens.values():
            screen.at_rest(turn=turn)
    for lang, screen in screens.items():
        asked(screen)
        heard = screen.root.evaluate("(root) => root.heard")
        text = "".join(f"{kind}: {words}\n" for kind, words in heard)
        golden = HERE / f"spoken_fan_tan.{lang}.txt"
        if os.environ.get("FEMKORT_WRITE_GOLDEN"):
            golden.write_text(text, "utf-8")
        assert text == golden.read_text("utf-8")

"""What is said during one whole deal, as golden files in English and French.

How the golden files were checked: read from top to bottom as somebody who sees nothing, with the
four hands of ``hands.py`` beside them, and each duty worked out by hand. Every card of the deal is
said once, with who played it, in the order of play, and was a card that seat had to or might play;
every trick goes to the highest card of the led suit; at each of Ada's turns the suit to follow or
the card to beat and the number of cards agree with what she still holds; the refused card names
its duty and the card that binds; the pot and its chips go to the winner of the fifth trick. The
French file was read line by line against the English one.

``FEMKORT_WRITE_GOLDEN=1`` writes the files anew; read them again before they are committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.hands import table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")
TURNS = (("", "D8"), ("ST", "SQ"), ("", "ST"), ("", "D5"), ("", "D7"))
"""What Ada tries in vain, if anything, and what she plays."""
ASKED = (",", ";", ":")
"""Last trick, score, whole table."""


def press(screen: Screen, card: str) -> None:
    """Press a card and note that among what is heard."""
    screen.root.evaluate("(root, card) => root.heard.push(['pressed', card])", card)
    screen.touch(card)


def ask(screen: Screen, key: str) -> None:
    """Press a key and wait for what it says."""
    known = len(screen.heard())
    screen.press(key)
    screen.page.wait_for_function(
        "([root, known]) => root.heard.length > known", arg=[screen.root.element_handle(), known]
    )


def test_the_spoken_text_of_a_whole_deal(lab: Lab) -> None:
    notebook = lab.run([table(seat=0, lang=lang, pace=350, hold=900) for lang in LANGUAGES])
    screens = {lang: Screen(notebook, cell) for cell, lang in enumerate(LANGUAGES)}
    for screen in screens.values():
        screen.at_rest(turn=1)
        screen.listen()
    for turn, (tried, played) in enumerate(TURNS, 2):
        for screen in screens.values():
            if tried:
                press(screen, tried)
                expect(screen.refused()).to_have_count(1)
            press(screen, played)
        for screen in screens.values():
            screen.at_rest(turn=turn)
    for lang, screen in screens.items():
        screen.do("next_deal").focus()
        for key in ASKED:
            ask(screen, key)
        heard = screen.root.evaluate("(root) => root.heard")
        text = "".join(f"{kind}: {words}\n" for kind, words in heard)
        golden = HERE / f"spoken.{lang}.txt"
        if os.environ.get("FEMKORT_WRITE_GOLDEN"):
            golden.write_text(text, "utf-8")
        assert text == golden.read_text("utf-8")

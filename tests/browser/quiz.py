"""A quiz on the page, answered with the keyboard alone, and the sheets that the tests hand out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import expect

from femkort_widgets.classroom import Exercise
from tests.browser.screen import Screen
from tests.widgets.quiz_kit import one_of_each

EACH = one_of_each()
SHEET = Exercise("sheet-1", EACH, fading=2)
OF_EACH = """import femkort_widgets as fw
from femkort_widgets.classroom import Exercise, questions
laid = questions("fan_tan", kinds=("legal", "reason", "score"), count=3, seed="each")
each = questions("femkort", count=8, seed="each") + laid
q = fw.Quiz(Exercise("sheet-1", each, fading=2), {more})
q"""
CELL = "() => window.notebook.content.activeCell.node.focus()"


def of_each(**more: Any) -> str:
    """Give the code of a quiz with a question of every kind."""
    return OF_EACH.format(more=", ".join(f"{name}={value!r}" for name, value in more.items()))


class QuizScreen(Screen):
    """One quiz, as a pupil finds it."""

    def at(self, number: int) -> None:
        """Wait until a question is on the screen."""
        expect(self.root).to_have_attribute("data-question", str(number))

    def answered(self, turn: int) -> None:
        """Wait until Python has answered."""
        expect(self.root).not_to_have_attribute("data-turn", str(turn))
        expect(self.output.locator(".fk-root:not([data-pending])")).to_have_count(1)

    def go(self, number: int) -> None:
        """Click the dot of a question."""
        self.root.locator(f'[data-number="{number}"]').click()
        self.at(number)

    def state(self, number: int) -> str | None:
        """Give how the dot of a question is drawn."""
        return self.root.locator(f'[data-number="{number}"]').get_attribute("data-state")

    def click(self, *keys: str) -> None:
        """Choose with the mouse, cards or others."""
        for key in keys:
            listed = self.root.locator(f'[data-choice="{key}"]')
            if listed.count():
                listed.click()
            elif key == "pass":
                self.do("pass").click()
            else:
                self.point(key)

    def check(self) -> None:
        """Click the button that hands an answer in."""
        turn = self.turn
        self.do("check").click()
        self.answered(turn)

    def type(self, keys: Iterable[str]) -> None:
        """Choose with the keyboard alone; the focus is on the question or among the choices."""
        for key in keys:
            if key == "pass":
                self.press("p")
                continue
            if not {"card", "choice"} & self.focus().keys():
                self.press("ArrowDown")
            self.press("Home")
            for _ in range(20):
                data = self.focus()
                if key in (data.get("card"), data.get("choice")):
                    break
                self.press("ArrowRight")
            assert key in (self.focus().get("card"), self.focus().get("choice"))
            self.press("Space")

    def answers(self) -> dict[str, Any]:
        """Ask the kernel what has come back."""
        found: dict[str, Any] = json.loads(
            self.notebook.kernel("import json; print(json.dumps(q.answers))")
        )
        return found

"""A widget on the page, by the hooks that its elements carry."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.lab import Notebook

_LISTEN = """(root) => {
  const heard = root.heard = [];
  for (const region of root.querySelectorAll("[data-live]"))
    new MutationObserver(() => {
      if (region.textContent.trim())
        heard.push([region.dataset.live, region.textContent.replace(/\\u00a0$/, "")]);
    }).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def _number(text: str) -> int | None:
    found = re.search(r"-?\d+", text.replace("\N{MINUS SIGN}", "-"))
    return int(found[0]) if found else None


class Screen:
    """One widget, as somebody at the screen finds it."""

    def __init__(self, notebook: Notebook, cell: int = 0) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.output = notebook.output(cell)
        self.output.scroll_into_view_if_needed()
        self.root = self.output.locator(".fk-root")
        expect(self.root).to_have_attribute("data-ready", "")

    def part(self, name: str) -> Locator:
        """Give a part of the widget."""
        return self.root.locator(f'[data-part="{name}"]')

    def do(self, command: str) -> Locator:
        """Give the button of a command."""
        return self.root.locator(f'[data-do="{command}"]').first

    def press(self, *keys: str) -> None:
        """Press keys, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def held(self, card: str) -> Locator:
        """Give a card of the hand at the bottom."""
        return self.part("hand").locator(f'[data-card="{card}"]')

    def touch(self, card: str) -> None:
        """Click a card of the hand, refused ones too: they are marked, not dead."""
        expect(self.held(card)).to_be_visible()
        self.held(card).click(force=True)

    def legal(self) -> list[str]:
        """Give the cards of the hand at the bottom that are not marked as refused."""
        found: list[str] = self.part("hand").evaluate_all(
            "(parts) => parts.flatMap((part) => [...part.querySelectorAll("
            "'[data-card]:not([aria-disabled])')].map((card) => card.dataset.card))"
        )
        return found

    @property
    def turn(self) -> int:
        """The number of the turn; it rises with whatever Python has answered."""
        return int(self.root.get_attribute("data-turn") or "0")

    def point(self, card: str) -> None:
        """Click a card of the hand with the mouse, on the strip that the next one leaves free."""
        self.held(card).scroll_into_view_if_needed()
        box = self.held(card).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + 10, box["y"] + 20)

    def tab_to(self, **wanted: str) -> None:
        """Press Tab until an element of the widget with this data has the focus."""
        for _ in range(60):
            if wanted.items() <= self.focus().items():
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {wanted}")

    def sheet(self, part: str = "tbody") -> list[list[int | None]]:
        """Read the open score sheet; None stands in a deal that has not been counted."""
        rows = self.pane("sheet").locator(f"{part} tr").all()
        cells = [row.locator("td").all_inner_texts() for row in rows]
        return [[_number(text) for text in row] for row in cells]

    def lain(self, card: str) -> Locator:
        """Give a card of the trick."""
        return self.part("trick").locator(f'[data-card="{card}"]')

    def pane(self, name: str) -> Locator:
        """Give an open pane."""
        return self.root.locator(f'[data-pane="{name}"]')

    def setting(self, label: str) -> Locator:
        """Give the choice behind a label of the settings."""
        named = self.page.get_by_text(label, exact=True)
        return self.pane("settings").locator("label", has=named).locator("select, input")

    def live(self, kind: str) -> Locator:
        """Give a live region, ``polite`` or ``assertive``."""
        return self.root.locator(f'[data-live="{kind}"]')

    @property
    def frame(self) -> int:
        """The frame that is shown."""
        return int(self.root.get_attribute("data-frame") or "-1")

    def hand(self) -> list[str]:
        """Give the cards of the hand at the bottom, from left to right."""
        return self._cards("hand")

    def trick(self) -> list[str]:
        """Give the cards of the trick in order of play."""
        return self._cards("trick")

    def _cards(self, part: str) -> list[str]:
        found: list[str] = self.part(part).evaluate_all(
            "(parts) => parts.flatMap((part) => [...part.querySelectorAll('[data-card]')]"
            ".map((card) => card.dataset.card))"
        )
        return found

    def shows(self, frame: int) -> None:
        """Wait until a frame is shown."""
        expect(self.root).to_have_attribute("data-frame", str(frame))

    def at_rest(self, turn: int | None = None) -> None:
        """Wait until Python has answered and the bots' cards lie there."""
        if turn is not None:
            expect(self.root).to_have_attribute("data-turn", str(turn))
        still = self.output.locator(".fk-root:not([data-pending]):not([data-walking])")
        expect(still).to_have_count(1, timeout=15_000)

    def refused(self) -> Locator:
        """Give the reason line while it refuses a card."""
        return self.root.locator('[data-part="reason"][data-refused]')

    def moves(self) -> list[str]:
        """Ask the kernel what has been played in this deal."""
        return self.notebook.kernel("print(*t.match.position.moves)").split()

    def listen(self) -> None:
        """Begin to note what the live regions say."""
        self.root.evaluate(_LISTEN)

    def heard(self, kind: str | None = None) -> list[str]:
        """Give what has been said since ``listen``."""
        said: list[list[str]] = self.root.evaluate("(root) => root.heard")
        return [text for region, text in said if kind in (None, region)]

    def focus(self) -> dict[str, Any]:
        """Give the data of the focused element inside the widget; empty where it is outside."""
        found: dict[str, Any] = self.root.evaluate(
            """(root) => {
              const { activeElement } = root.getRootNode();
              return root.contains(activeElement) ? { inside: "", ...activeElement.dataset } : {};
            }"""
        )
        return found

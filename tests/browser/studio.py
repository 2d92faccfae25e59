"""The studio of a replay on the page, and the record that stands behind it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.lab import Notebook
from tests.browser.screen import Screen


class Desk(Screen):
    """A replay whose studio is used; ``r`` in the kernel."""

    def __init__(self, notebook: Notebook, cell: int = 0) -> None:
        super().__init__(notebook, cell)
        self.bar = self.part("studio-bar")

    def open(self) -> None:
        """Begin a what-if by its button."""
        self.do("whatif").click()
        expect(self.bar).to_be_visible()

    def quiet(self) -> None:
        """Wait until no edit is under way."""
        expect(self.bar).to_have_attribute("aria-busy", "false")

    def act(self, command: str) -> None:
        """Press a button of the studio and wait for what comes of it."""
        self.bar.locator(f'[data-do="{command}"]').click()
        self.quiet()

    def of(self, seat: int, card: str) -> Locator:
        """Give a card that somebody holds."""
        return self.root.locator(f'[data-seat="{seat}"] [data-card="{card}"][data-holder="{seat}"]')

    def play(self, seat: int, card: str) -> None:
        """Click a card that somebody holds and wait for what comes of it."""
        self.of(seat, card).click(force=True)
        self.quiet()

    @property
    def record(self) -> str:
        """The record as Python has it."""
        return self.notebook.kernel("print(r.record)")

    def faultless(self) -> str:
        """Read the record back in the next cell; give it."""
        count = "import femkort_widgets as fw; len(fw.loads(r.record).faults)"
        assert self.notebook.kernel(count) == "0"
        return self.record

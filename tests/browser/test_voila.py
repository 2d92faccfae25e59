"""Table and Replay work in a page of Voila, where there is no notebook and no code to see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import OPEN, replay, table

pytest.importorskip("voila", reason="Voila is not installed")
from tests.browser.voila import VoilaServer

START = 60_000
"""Milliseconds: the kernel starts when the page is asked for."""


@pytest.fixture(scope="module")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VoilaServer]:
    running = VoilaServer(tmp_path_factory.mktemp("voila"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def quiet(page: Page, voila: VoilaServer) -> Page:
    """A page from which nothing goes out: Voila's own sign fonts are asked from another machine."""
    page.route(
        re.compile(r"^https?://"),
        lambda route: (
            route.continue_()
            if route.request.url.startswith(voila.url)
            else route.fulfill(status=200, content_type="text/css", body="")
        ),
    )
    return page


def test_a_card_is_played_and_a_hand_is_stepped_through(quiet: Page, voila: VoilaServer) -> None:
    quiet.goto(voila.write("table", [table(), replay(OPEN)]), timeout=START)
    player, replayed = quiet.locator(".fk-of-table"), quiet.locator(".fk-of-replay")
    expect(player).to_have_attribute("data-ready", "", timeout=START)
    expect(replayed).to_have_attribute("data-ready", "", timeout=START)
    expect(quiet.get_by_text("import femkort_widgets")).to_have_count(0)
    refused = player.locator('[data-part="hand"] [data-card="C9"]')
    refused.click(force=True)
    expect(player.locator('[data-part="reason"][data-refused]')).to_have_count(1)
    player.locator('[data-part="hand"] [data-card="DT"]').click()
    expect(player).to_have_attribute("data-turn", "2")
    expect(player.locator('[data-part="hand"] [data-card="DT"]')).to_have_count(0)
    replayed.locator('[data-do="next"]').click()
    expect(replayed).to_have_attribute("data-frame", "1")
    replayed.press("End")
    expect(replayed.locator('[data-part="result"]')).to_be_visible()


def test_a_replay_fills_the_screen_there_too(quiet: Page, voila: VoilaServer) -> None:
    quiet.goto(voila.write("wall", [replay(OPEN, projector="ask", at=2)]), timeout=START)
    wall = quiet.locator(".fk-root")
    expect(wall).to_have_attribute("data-stage", "inline", timeout=START)
    wall.locator('[data-do="projector"]').click()
    expect(wall).to_have_attribute("data-stage", "screen")
    quiet.keyboard.press("PageDown")
    expect(wall.locator('[data-part="answer"]')).to_be_visible()

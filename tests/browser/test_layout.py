"""Sizes: nothing sticks out, nothing jumps, everything can be hit; 2 to 8 seats, 320 to 1600 px."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import RECORD, replay, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

WIDTHS = (320, 360, 420, 640, 1200, 1600)
TALLEST = 460
LONG = [f"Wilhelmina Konstantina Nr. {n} Öå"[:30] for n in range(8)]
SHORT = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida"]
WIDE = """([root, width]) => {
  const place = root.parentElement;
  place.style.width = `${width}px`;
  place.style.maxWidth = "none";
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
MEASURE = """(root) => {
  const { left, right, width, height } = root.getBoundingClientRect();
  const places = [...root.querySelectorAll("*")]
    .filter((one) => !one.closest(".fk-unseen, svg, [role=tooltip]"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  const out = places.filter(([, box]) => box.left < left - 0.01 || box.right > right + 0.01)
    .map(([one, box]) =>
      `${one.className}: ${Math.round(box.left - left)}..${Math.round(box.right - left)}`);
  const strip = (one, box) => {
    const slot = one.closest(".fk-slot") ?? one;
    const after = one.dataset.card && slot.nextElementSibling;
    const next = after && after.matches(".fk-slot, [data-card]") && after.getBoundingClientRect();
    const beside = next && Math.abs(next.top - slot.getBoundingClientRect().top) < 12;
    return beside && next.left > box.left ? Math.min(box.width, next.left - box.left) : box.width;
  };
  const targets = places.filter(([one]) => one.matches("button, select, input"))
    .map(([one, box]) => [one.dataset.card ?? one.dataset.do ?? one.dataset.move ?? one.className,
      strip(one, box), box.height]);
  const within = [...root.querySelectorAll("*")].filter((one) => !one.closest(".fk-unseen"))
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => `${one.className} by ${one.scrollWidth - one.clientWidth}`);
  const around = [];
  for (let at = root; !at.matches(".jp-Cell-outputArea"); at = at.parentElement)
    if (at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight)
      around.push(`${at.className} by ${at.scrollWidth - at.clientWidth}`
        + ` × ${at.scrollHeight - at.clientHeight}`);
  const at = (part) => root.querySelector(part)?.getBoundingClientRect();
  const table = (at(".fk-bar")?.bottom ?? 0) - (at(".fk-table")?.top ?? 0);
  return { out, targets, scrolls: [...within, ...around], width, height, table };
}"""
COVERED = """(root) => [...root.querySelectorAll("[data-card]")].filter((card) => {
  if (card.closest(".fk-unseen")) return false;
  card.scrollIntoView({ block: "nearest" });
  const { left, top } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 7, top + 12);
  return !card.contains(hit);
}).map((card) => card.dataset.card)"""
HIDDEN = """(root) => [...root.querySelectorAll(".fk-plate")].filter((plate) => {
  plate.scrollIntoView({ block: "nearest" });
  const { left, top, right, bottom } = plate.querySelector(".fk-name").getBoundingClientRect();
  const hit = (x, y) => plate.contains(document.elementFromPoint(x, y));
  const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
  return ![left + 1, middle, right - 1].every((x) =>
    [top + 2, center, bottom - 2].every((y) => hit(x, y)));
}).map((plate) => plate.textContent)"""
OF_A_STEP = """(root) => root.getBoundingClientRect().height"""


def measured(screen: Screen, width: int) -> dict[str, Any]:
    """Give the widget a width and measure it."""
    screen.page.evaluate(WIDE, [screen.root.element_handle(), width])
    found: dict[str, Any] = screen.root.evaluate(MEASURE)
    return found


def faults(screen: Screen, width: int, least: float = 24) -> list[str]:
    """Tell what sticks out and what is too small at a width."""
    found = measured(screen, width)
    assert found["width"] <= width
    small = [
        f"{name} {across:.0f} × {down:.0f}"
        for name, across, down in found["targets"]
        if min(across, down) < least - 0.5
    ]
    out = [f"sticks out: {line}" for line in found["out"]]
    out += [f"scrolls: {line}" for line in found["scrolls"]]
    if width == 640 and round(found["table"]) > TALLEST:
        out.append(f"{found['table']:.0f} px high without the panel")
    return [f"{width} px: {line}" for line in out + small]


def wide_window(lab: Lab) -> None:
    lab.page.set_viewport_size({"width": 2100, "height": 900})


def test_the_table_fits_every_width(lab: Lab) -> None:
    wide_window(lab)
    screen = Screen(lab.run([table()]))
    screen.at_rest()
    found = [line for width in WIDTHS for line in faults(screen, width)]
    screen.notebook.kernel("t.lang = 'fr'")
    expect(screen.root).to_have_attribute("lang", "fr")
    found += [f"fr {line}" for width in WIDTHS for line in faults(screen, width)]
    assert not found, "\n".join(found)


def test_the_replay_fits_every_width(lab: Lab) -> None:
    wide_window(lab)
    screen = Screen(lab.run([replay(RECORD, lang="fr")]))
    for at in (3, 13):
        screen.notebook.kernel(f"r.at = {at}")
        screen.shows(at)
        found = [line for width in (640, *WIDTHS) for line in faults(screen, width)]
        assert not found, "\n".join(found)


@pytest.mark.parametrize("pane", ["why", "keys", "settings"])
def test_panes_fit(lab: Lab, pane: str) -> None:
    wide_window(lab)
    screen = Screen(lab.run([table(lang="fr")]))
    screen.at_rest()
    screen.do(pane).click()
    found = [line for width in WIDTHS for line in faults(screen, width, least=20)]
    assert not found, "\n".join(found)


def tables(names: list[str]) -> list[str]:
    """Give cells with a table each, for two players up to eight."""
    return [
        "import femkort_widgets as fw\n"
        f"t = fw.Table(fw.rules('femkort', players={n}, variants=('trump', 'contenders_only')), 0, "
        f"names={names[:n]!r}, seed=1, lang='fr', pace=0, hold=0)\nt"
        for n in range(2, 9)
    ]


def test_two_to_eight_seats_with_long_names(lab: Lab) -> None:
    wide_window(lab)
    notebook = lab.run(tables(LONG))
    found = []
    for cell, n in enumerate(range(2, 9)):
        screen = Screen(notebook, cell)
        screen.at_rest()
        found += [f"{n} seats, {line}" for width in WIDTHS for line in faults(screen, width)]
    assert not found, "\n".join(found)


def replays(names: list[str]) -> list[str]:
    """Give cells with a replay each, all hands open, for two players up to eight."""
    return [
        "import femkort_widgets as fw\n"
        f"match = fw.Match(fw.rules('femkort', players={n}), names={names[:n]!r}, seed=2)\n"
        "while not match.position.over:\n"
        "    match.play(match.position.legal()[0])\n"
        f"r = fw.Replay(match.record, at={n + n // 2}, lang='fr')\nr"
        for n in range(2, 9)
    ]


@pytest.mark.parametrize("make", [tables, replays])
@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
def test_no_name_lies_over_the_corner_of_a_card_nor_under_one(
    lab: Lab, names: list[str], make: Callable[[list[str]], list[str]]
) -> None:
    wide_window(lab)
    notebook = lab.run(make(names))
    found = []
    for cell, n in enumerate(range(2, 9)):
        screen = Screen(notebook, cell)
        screen.at_rest()
        for width in (*WIDTHS, 760):
            measured(screen, width)
            lying = screen.root.evaluate(COVERED) + screen.root.evaluate(HIDDEN)
            found += [f"{n} seats, {width} px: {covered}" for covered in lying]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
def test_a_match_stopped_in_mid_deal_leaves_the_own_name_to_be_read(
    lab: Lab, names: list[str]
) -> None:
    wide_window(lab)
    screen = Screen(lab.run([tables(names)[2]]))
    screen.at_rest()
    turn = int(screen.root.get_attribute("data-turn") or "0")
    screen.do("stop").click()
    screen.do("stop_now").click()
    screen.at_rest(turn=turn + 1)
    plate = screen.root.locator(".fk-own > .fk-plate").text_content()
    status = screen.part("status").locator("p").first.inner_text()
    assert status not in screen.part("result").inner_text()
    for width in WIDTHS:
        assert not faults(screen, width)
        assert plate not in screen.root.evaluate(HIDDEN), width


def test_eight_open_hands_fit(lab: Lab) -> None:
    wide_window(lab)
    code = (
        "import femkort_widgets as fw\n"
        f"match = fw.Match(fw.rules('femkort', players=8), names={LONG!r}, seed=2)\n"
        "while not match.position.over:\n"
        "    match.play(match.position.legal()[0])\n"
        "r = fw.Replay(match.record, at=12)\nr"
    )
    screen = Screen(lab.run([code]))
    found = [line for width in WIDTHS for line in faults(screen, width)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [360, 640, 1200])
def test_no_step_changes_the_height(lab: Lab, width: int) -> None:
    wide_window(lab)
    notebook = lab.run([replay(RECORD), table()])
    replayed, player = Screen(notebook, 0), Screen(notebook, 1)
    heights = {measured(replayed, width)["height"]}
    while replayed.do("next").get_attribute("aria-disabled") is None:
        before = replayed.frame
        replayed.do("next").click()
        expect(replayed.root).not_to_have_attribute("data-frame", str(before))
        heights.add(replayed.root.evaluate(OF_A_STEP))
    replayed.part("question").locator('[data-answer="SA"]').click()
    heights.add(replayed.root.evaluate(OF_A_STEP))
    assert len({round(height) for height in heights}) == 1, heights
    player.at_rest()
    heights = {measured(player, width)["height"]}
    player.touch("C9")
    heights.add(player.root.evaluate(OF_A_STEP))
    while player.hand():
        turn = int(player.root.get_attribute("data-turn") or "0")
        player.part("hand").locator("[data-card]:not([aria-disabled])").first.click()
        heights.add(player.root.evaluate(OF_A_STEP))
        player.at_rest(turn=turn + 1)
        heights.add(player.root.evaluate(OF_A_STEP))
    assert len({round(height) for height in heights}) == 1, heights


def test_fingers_find_larger_targets(lab: Lab) -> None:
    wide_window(lab)
    session = lab.page.context.new_cdp_session(lab.page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    try:
        assert lab.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
        notebook = lab.run([table(), replay()])
        found = []
        for cell in range(2):
            screen = Screen(notebook, cell)
            screen.at_rest()
            for width in WIDTHS:
                sizes = measured(screen, width)
                if width < 420 and sizes["table"] > TALLEST:
                    found.append(f"{width} px: {sizes['table']:.0f} px high without the panel")
                for name, across, down in sizes["targets"]:
                    held = name in screen.hand()
                    least = 44 if held or name in ("why", "undo", "next", "settings") else 24
                    if min(across, down) < least - 0.5:
                        found.append(f"{width} px: {name} {across:.0f} × {down:.0f}")
        assert not found, "\n".join(found)
    finally:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_buttons_are_at_least_32_px(lab: Lab) -> None:
    wide_window(lab)
    notebook = lab.run([table(), replay()])
    found = []
    for cell in range(2):
        screen = Screen(notebook, cell)
        screen.at_rest()
        buttons = [s for s in measured(screen, 640)["targets"] if s[0] in DOING]
        assert len(buttons) > 6
        found += [line for line in buttons if min(line[1:]) < 32]
    assert not found, found


DOING = {
    "undo", "redo", "stop", "new_game", "why", "last_trick", "score", "whole", "keys", "settings",
    "first", "prev_trick", "prev", "next", "next_trick", "last", "play", "turn", "cover",
    "fork_prev", "fork_next", "branch_down", "glyph", "mistake", "slower", "faster",
}  # fmt: skip

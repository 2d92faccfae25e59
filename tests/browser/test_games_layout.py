"""Sizes in every game: long hands, the rows of Fan Tan, score sheets; nothing sticks out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

import femkort_widgets as fw
from tests.browser.hands import played, replay
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen
from tests.browser.test_layout import (
    COVERED,
    HIDDEN,
    LONG,
    MEASURE,
    SHORT,
    faults,
    measured,
    wide_window,
)

FAN_TAN = (320, 360, 640, 1200)
WIDTHS = (320, 640, 1200)
GAMES = {
    "letzter_stich": "fw.rules('letzter_stich', players=6, variants=('trump',), stake=2)",
    "letzter_stich, long": "fw.rules('letzter_stich', players=3, variants=('progressive',))",
    "femkamp": "fw.rules('femkamp')",
    "femkamp, 17 cards": "fw.rules('femkamp', players=3)",
    "sekskamp": "fw.rules('sekskamp', players=5)",
    "fan_tan, four": "fw.rules('fan_tan')",
    "letzter_stich, four": "fw.rules('letzter_stich', stake=2)",
    "sjukamp": "fw.rules('sjukamp')",
    "fan_tan": "fw.rules('fan_tan', players=6)",
}


FLAT = ("letzter_stich, long", "femkamp", "sjukamp")
"""Games with hands of one row and four players at most."""
LOW, HIGHER, OPEN = 460, 560, 730
"""How high a table may be at 640 px: as a rule, with a hand in two rows, with open hands."""
SCROLLED = """(root) => {
  const body = root.querySelector('[data-part="sheet"]').parentElement;
  const head = body.querySelector("tbody th");
  const last = body.querySelector("thead th:last-child");
  body.scrollLeft = body.scrollWidth;
  const [around, first, end] = [body, head, last].map((one) => one.getBoundingClientRect());
  return {
    scrolls: body.scrollWidth > body.clientWidth,
    kept: first.left >= around.left,
    reached: end.right <= around.right && end.left >= first.right - 1,
  };
}"""
WITHIN = """(root) => {
  const { left, right } = root.querySelector(".fk-table").getBoundingClientRect();
  return [...root.querySelectorAll(".fk-table *")]
    .filter((one) => !one.closest(".fk-unseen, svg"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < left - 1 || box.right > right + 1))
    .map(([one, box]) => `${one.textContent.slice(0, 20)} ${box.left - left}..${box.right - left}`);
}"""


def cell(rules: str, deals: int = 2, lang: str = "fr", names: Sequence[str] = LONG) -> str:
    """Give the cell of a table that goes on with a match of which some deals have been played."""
    return (
        "import femkort_widgets as fw\n"
        f"rules = {rules}\n"
        f"match = fw.Match(rules, names={names!r}[:rules.players], seed=2)\n"
        f"for _ in range({deals}):\n"
        "    while not match.position.over:\n"
        "        match.play(match.position.legal()[0])\n"
        "    match.next_deal()\n"
        f"t = fw.Table(match, 0, pace=0, hold=0, lang={lang!r})\nt"
    )


def screens(notebook: Notebook, count: int) -> list[Screen]:
    opened = [Screen(notebook, each) for each in range(count)]
    for screen in opened:
        screen.at_rest()
    return opened


def hidden(screen: Screen, width: int, high: int = LOW) -> list[str]:
    """Tell what sticks out, is too small or too high, or lies under something else."""
    found = [line for line in faults(screen, width) if "high without" not in line]
    if width == 640 and (high_now := screen.root.evaluate(MEASURE)["table"]) > high:
        found.append(f"640 px: {high_now:.0f} px high without the panel")
    lying = screen.root.evaluate(COVERED) + screen.root.evaluate(HIDDEN)
    found += [f"{width} px: covered {what}" for what in lying]
    return found + [f"{width} px: leaves the table {what}" for what in screen.root.evaluate(WITHIN)]


@pytest.mark.parametrize("kind", ["table", "replay"])
def test_fan_tan_fits_with_three_to_six_players_and_long_names(lab: Lab, kind: str) -> None:
    wide_window(lab)
    players = range(3, 7)
    if kind == "table":
        cells = [cell(f"fw.rules('fan_tan', players={n})", deals=0) for n in players]
        high = {3: HIGHER, 4: LOW, 5: HIGHER, 6: HIGHER}
    else:
        cells = [replay(played("fan_tan", n, names=LONG), at=4 * n, lang="fr") for n in players]
        high = dict.fromkeys(players, OPEN)
    found = []
    for n, screen in zip(players, screens(lab.run(cells), 4), strict=True):
        found += [f"{n}, {line}" for width in FAN_TAN for line in hidden(screen, width, high[n])]
    assert not found, "\n".join(found)


def test_hands_of_every_game_can_be_read(lab: Lab) -> None:
    wide_window(lab)
    notebook = lab.run([cell(rules) for rules in GAMES.values()])
    found = []
    for game, screen in zip(GAMES, screens(notebook, len(GAMES)), strict=True):
        high = LOW if game in FLAT else HIGHER
        found += [f"{game}, {line}" for width in WIDTHS for line in hidden(screen, width, high)]
    assert not found, "\n".join(found)


def test_every_card_of_a_long_hand_can_be_touched(lab: Lab) -> None:
    wide_window(lab)
    session = lab.page.context.new_cdp_session(lab.page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    try:
        games = {4: "femkamp", 5: "femkamp", 6: "fan_tan"}
        long = {n: f"fw.rules({game!r}, players={n})" for n, game in games.items()}
        notebook = lab.run([cell(rules, deals=0) for rules in long.values()])
        found = []
        for n, screen in zip(long, screens(notebook, len(long)), strict=True):
            for width in (360, 420, 640, 760, 999, 1200):
                for name, across, _ in measured(screen, width)["targets"]:
                    if name in screen.hand() and across < 43.5:
                        found.append(f"{n} players, {width} px: {name} {across:.0f}")
        assert not found, "\n".join(found)
    finally:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_a_score_sheet_of_four_needs_no_scrolling(lab: Lab) -> None:
    wide_window(lab)
    four = [rules for rules in GAMES.values() if "players" not in rules]
    notebook = lab.run([cell(rules, names=SHORT) for rules in four])
    found = []
    for rules, screen in zip(four, screens(notebook, len(four)), strict=True):
        screen.do("sheet").click()
        expect(screen.part("sheet")).to_be_visible()
        lines = [line for width in WIDTHS for line in faults(screen, width, least=20)]
        found += [f"{rules}: {line}" for line in lines if "high without" not in line]
    assert not found, "\n".join(found)


def test_every_column_of_a_long_score_sheet_can_be_reached(lab: Lab) -> None:
    wide_window(lab)
    more = [rules for rules in GAMES.values() if "players" in rules]
    notebook = lab.run([cell(rules) for rules in more])
    found = []
    for rules, screen in zip(more, screens(notebook, len(more)), strict=True):
        screen.do("sheet").click()
        expect(screen.part("sheet")).to_be_visible()
        for width in WIDTHS:
            measured(screen, width)
            seen = screen.root.evaluate(SCROLLED)
            found += [f"{rules}, {width} px: {seen}"] * (not (seen["kept"] and seen["reached"]))
    assert not found, "\n".join(found)


def test_no_move_of_fan_tan_changes_the_height(lab: Lab) -> None:
    wide_window(lab)
    texts = [played("fan_tan", n, names=LONG) for n in range(3, 7)]
    notebook = lab.run([replay(text, name=f"r{i}") for i, text in enumerate(texts)])
    heights: dict[tuple[int, int], set[int]] = {}
    for i, screen in enumerate(screens(notebook, len(texts))):
        for at in (0, 1, 12, 30, len(fw.frames(fw.loads(texts[i]))["frames"]) - 1):
            notebook.kernel(f"r{i}.at = {at}")
            screen.shows(at)
            for width in FAN_TAN:
                height = round(measured(screen, width)["height"])
                heights.setdefault((i + 3, width), set()).add(height)
    assert not {case: found for case, found in heights.items() if len(found) > 1}

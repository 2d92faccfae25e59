"""Whole rounds of Fan Tan: by touch, by keyboard alone, and in a replay without its kernel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import femkort_widgets as fw
from femkort_widgets.i18n import explain
from tests.browser.hands import NAMES, played, replay
from tests.browser.lab import WIDE, Lab
from tests.browser.screen import Screen
from tests.browser.server import LabServer
from tests.browser.watch import Watch

CELL = "() => window.notebook.content.activeCell.node.focus()"
NARROW = "(root) => { root.parentElement.style.width = '360px'; }"
ROWS = """(layout) => Object.fromEntries([...layout.querySelectorAll("[data-suit]")].map((row) =>
  [row.dataset.suit, {
    cards: [...row.querySelectorAll("[data-card]")].map((card) => card.dataset.card),
    length: row.children[1].childElementCount + row.children[3].childElementCount
      + (row.querySelector("[data-card]") ? 1 : 0),
  }]))"""
UP = "A23456789TJQK"
SAME = "before[0] == t.frames and before[1] == t.state and before[2] is t.match.state"


def table(seed: int, **look: object) -> list[str]:
    """Give the cells that open ``t`` and keep how it stood."""
    look = {"pace": 0, "hold": 0, "names": NAMES, "seed": seed} | look
    given = ", ".join(f"{name}={value!r}" for name, value in look.items())
    return [f"import femkort_widgets as fw\nt = fw.Table('fan_tan', 0, {given})\nt"]


def keep(screen: Screen) -> None:
    screen.notebook.kernel("before = t.frames, t.state, t.match.state")


def refusal(screen: Screen, move: str, style: str) -> str:
    """Say why this move may not be made, by the rules; the fitting cards in the hand's order."""
    position = fw.start(fw.rules("fan_tan"), fw.deal(fw.rules("fan_tan"), seed=3))
    for made in screen.moves():
        position = position.play(made)
    verdict = position.verdicts()[fw.PASS if move == "pass" else fw.Card.parse(move)]
    assert not verdict.legal
    reason = verdict.reason
    held = sorted(
        reason.binds, key=lambda card: ("SHCD".index(str(card)[0]), -UP.index(str(card)[1]) % 13)
    )
    verdict = replace(verdict, reason=replace(reason, binds=tuple(held)))
    return explain(verdict, "en", seat=0, you=0, names=NAMES, style=style)


def refused_card(screen: Screen) -> str:
    return next(card for card in screen.hand() if card not in screen.legal())


@pytest.fixture
def touched(browser: Browser, server: LabServer) -> Iterator[Lab]:
    """Give a JupyterLab page on a screen for fingers."""
    context = browser.new_context(
        viewport={"width": WIDE["width"], "height": WIDE["height"]},
        has_touch=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(30_000)
    watch = Watch(context)
    lab = Lab(context.new_page(), server)
    lab.enter()
    yield lab
    lab.leave()
    context.close()
    watch.check()


def tap(screen: Screen, move: str) -> None:
    """Tap a card on the part that the next one leaves free, or the pass, refused ones too."""
    place = screen.do("pass") if move == "pass" else screen.held(move)
    place.tap(position={"x": 12, "y": 20}, force=True)


def test_a_round_by_touch(touched: Lab) -> None:
    screen = Screen(touched.run(table(3)))
    assert touched.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    screen.root.evaluate(NARROW)
    screen.at_rest()
    tried: list[list[str]] = []
    while screen.part("result").count() == 0:
        turn, legal = screen.turn, screen.legal()
        if len(tried) < 2 and legal and len(legal) < len(screen.hand()):
            move = "pass" if tried else refused_card(screen)
            tap(screen, move)
            expect(screen.refused()).to_contain_text(refusal(screen, move, "sign"))
            tried.append([str(turn), move])
        tap(screen, legal[0] if legal else "pass")
        screen.at_rest(turn=turn + 1)
    assert screen.notebook.kernel("t.match.position.passes[0] > 0") == "True"
    noted = screen.notebook.kernel(
        "print(*(f\"{n['turn']} {n['card']}\" for n in t.tries), sep=';')"
    )
    assert [one.split() for one in noted.split(";")] == tried
    screen.do("next_deal").tap()
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    assert len(screen.hand()) > 10


def press_a_move(screen: Screen) -> None:
    turn, legal = screen.turn, screen.legal()
    if legal:
        screen.press("Home", *["ArrowRight"] * screen.hand().index(legal[0]))
        assert screen.focus()["card"] == legal[0]
        screen.press("Enter")
    else:
        screen.press("p")
    screen.at_rest(turn=turn + 1)
    assert screen.focus(), "the focus stays in the widget"


def test_a_round_by_keyboard_alone(lab: Lab) -> None:
    screen = Screen(lab.run(table(3)))
    screen.at_rest()
    lab.page.evaluate(CELL)
    screen.tab_to(inside="")
    assert "card" in screen.focus(), "the hand is the first stop"
    while screen.part("result").count() == 0:
        press_a_move(screen)
    assert screen.notebook.kernel("t.match.position.passes[0] > 0") == "True"
    expect(screen.do("next_deal")).to_be_focused()
    screen.press("Enter")
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    assert "card" in screen.focus(), "the focus is in the new hand"


def test_a_letter_of_a_suit_does_not_pass(lab: Lab) -> None:
    screen = Screen(lab.run(table(4, lang="fr")))
    screen.at_rest()
    assert screen.legal() == []
    screen.held(screen.hand()[-1]).focus()
    screen.press("p")
    assert screen.focus()["card"].startswith("S")
    assert screen.turn == 1
    screen.tab_to(do="pass")
    screen.press("Enter")
    screen.at_rest(turn=2)
    assert screen.focus(), "the focus stays in the widget"
    assert screen.notebook.kernel("t.match.position.passes[0]") == "1"


def test_a_refused_card_and_a_refused_pass_are_answered_and_change_nothing(lab: Lab) -> None:
    screen = Screen(lab.run(table(3)))
    screen.at_rest()
    assert screen.legal()
    keep(screen)
    screen.listen()
    layout, hand = screen.part("layout").evaluate(ROWS), screen.hand()
    card = refused_card(screen)
    by_key = [("Enter", card), ("p", "pass")]
    for key, move in by_key:
        screen.held(card).focus()
        screen.press(key)
        expect(screen.refused()).to_contain_text(refusal(screen, move, "sign"))
        expect(screen.live("assertive")).to_contain_text(refusal(screen, move, "name"))
    screen.touch(card)
    expect(screen.refused()).to_contain_text(refusal(screen, card, "sign"))
    screen.do("pass").click(force=True)
    expect(screen.refused()).to_contain_text(refusal(screen, "pass", "sign"))
    spoken = [refusal(screen, move, "name") for move in (card, "pass", card, "pass")]
    assert screen.heard("assertive") == spoken
    assert screen.heard("polite") == []
    assert (screen.part("layout").evaluate(ROWS), screen.hand()) == (layout, hand)
    assert screen.notebook.kernel(SAME) == "True"
    tries = [f"{move} {why}" for move, why in ((card, "does_not_fit"), ("pass", "must_play"))]
    noted = "print(*(f\"{n['card']} {n['reason']}\" for n in t.tries), sep=';')"
    assert screen.notebook.kernel(noted).split(";") == tries * 2


def shown(layout: dict[str, Any]) -> dict[str, Any]:
    """Give what should lie on the table: of each row both ends, the seven, and its length."""
    rows = {}
    for suit, row in layout.items():
        ends = [row["low"], f"{suit}7", row["high"]] if row else []
        length = UP.index(ends[2][1]) - UP.index(ends[0][1]) + 1 if row else 0
        rows[suit] = {"cards": list(dict.fromkeys(ends)), "length": length}
    return rows


def test_a_replay_goes_by_card_and_by_lap_with_the_kernel_shut_down(lab: Lab) -> None:
    text = played("fan_tan", names=NAMES)
    frames = fw.frames(fw.loads(text))["frames"]
    notebook = lab.run([replay(text)])
    screen = Screen(notebook)
    notebook.shut_kernel_down()
    for frame in frames:
        screen.shows(frame["id"])
        assert screen.part("layout").evaluate(ROWS) == shown(frame["layout"])
        laid = screen.root.locator('[data-part="layout"] [data-new] [data-card]')
        made = frame["played"] and frame["played"]["card"]
        assert laid.evaluate_all("(all) => all.map((one) => one.dataset.card)") == (
            [made] if made not in (None, "pass") else []
        )
        if frame is not frames[-1]:
            screen.do("next").click()
    expect(screen.part("result")).to_be_visible()
    last = frames[-1]["id"]
    screen.do("first").click()
    screen.shows(0)
    stops = [*range(4, last, 4), last]
    for stop in stops:
        screen.press("]")
        screen.shows(stop)
    for stop in [*reversed(stops[:-1]), 0]:
        screen.do("prev_trick").click()
        screen.shows(stop)
    screen.press("ArrowRight", "ArrowRight", "[")
    screen.shows(0)


PANES = ("sheet", "why")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_rounds_of_many_hands(lab: Lab, dark: bool) -> None:
    lab.theme(dark=dark)
    cells = [
        table(3, lang="fr")[0],
        replay(played("fan_tan", 6), at=40, lang="fr"),
    ]
    notebook = lab.run(cells)
    screens = [Screen(notebook, cell) for cell in range(2)]
    screens[0].at_rest()
    found = {"as opened": lab.axe(".fk-root")}
    for pane in PANES:
        for screen in screens:
            screen.do(pane).click()
            expect(screen.pane(pane)).to_be_visible()
        found[pane] = lab.axe(".fk-root")
        for screen in screens:
            screen.do("close").click()
    screens[0].do("pass").click(force=True)
    screens[1].do("last").click()
    found["refused, round over"] = lab.axe(".fk-root")
    lines = [f"{state}: {line}" for state, lines in found.items() for line in lines]
    assert not lines, "\n".join(lines)

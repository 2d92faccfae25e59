"""A match is put away in a notebook, and gone on with another day, in another kernel."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import femkort_widgets as fw
from tests.browser.hands import NAMES
from tests.browser.lab import Lab, Notebook
from tests.browser.screen import Screen

STANDS = """import json
m = t.match
print(json.dumps({
    "number": m.number, "dealer": m.dealer, "names": m.names, "over": m.over,
    "pot": m.pot, "chips": m.chips, "points": m.points,
    "played": [list(map(str, hand.position.moves)) for hand in m.state.hands],
}))"""
SEED = 6


def stands(notebook: Notebook) -> dict[str, Any]:
    """Ask the kernel how the match of ``t`` stands."""
    found: dict[str, Any] = json.loads(notebook.kernel(STANDS))
    return found


def play_on(screen: Screen) -> None:
    """Click the first card that may be played; where none may, the pass."""
    turn, legal = screen.turn, screen.legal()
    if legal:
        screen.point(legal[0])
    else:
        screen.do("pass").click()
    screen.at_rest(turn=turn + 1)


def play_deal(screen: Screen) -> None:
    while screen.part("result").count() == 0:
        play_on(screen)


def deal_again(screen: Screen) -> None:
    screen.do("next_deal").click()
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()


def shown(screen: Screen) -> tuple[list[str], list[str], list[str]]:
    """What somebody at the screen sees: the hand, the trick, how everybody stands."""
    rows = screen.part("standing").locator("tbody tr").all_inner_texts()
    return screen.hand(), screen.trick(), rows


def unbroken(game: str, played: list[list[str]]) -> fw.Match:
    """The same match with the same cards, played without a break."""
    match = fw.Match(fw.rules(game), names=NAMES, seed=SEED, dealer=2)
    for moves in played:
        if match.position.over:
            match.next_deal()
        for move in moves:
            match.play(move)
    return match


def printed(notebook: Notebook) -> str:
    """Give the cell that goes on with what the notebook's last cell had printed."""
    (output,) = notebook.saved().cells[-1].outputs
    return f"import femkort_widgets as fw\nmatch = fw.Match.resume({output.text!r})"


def filed(notebook: Notebook) -> str:
    """Give the cell that goes on with the file beside the notebook."""
    assert (notebook.path.parent / "evening.ttn").is_file()
    return "import femkort_widgets as fw\nmatch = fw.Match.resume(fw.load('evening.ttn'))"


@pytest.mark.parametrize(
    ("game", "keep", "go_on"),
    [
        ("femkort", "print(t.record)", printed),
        ("femkamp", "fw.dump(t.match.record, 'evening.ttn')", filed),
    ],
)
def test_a_match_put_away_in_its_second_deal_goes_on_in_a_new_kernel(
    lab: Lab, game: str, keep: str, go_on: Callable[[Notebook], str]
) -> None:
    code = (
        "import femkort_widgets as fw\n"
        f"t = fw.Table({game!r}, 0, names={NAMES!r}, seed={SEED}, dealer=2, pace=0, hold=0)\nt"
    )
    notebook = lab.run([code])
    screen = Screen(notebook)
    screen.at_rest()
    play_deal(screen)
    deal_again(screen)
    play_on(screen)
    play_on(screen)
    before, seen = stands(notebook), shown(screen)
    assert (before["number"], before["dealer"], before["over"]) == (1, 3, False)
    notebook.add(keep)
    saved = notebook.save_with_widgets()
    notebook.shut_kernel_down()
    lab.leave()

    later = lab.open(saved)
    assert later.kernel("'t' in dir()") == "False"
    cell = later.add(f"{go_on(later)}\nt = fw.Table(match, 0, pace=0, hold=0)\nt")
    screen = Screen(later, cell)
    screen.at_rest()
    assert stands(later) == before
    assert shown(screen) == seen

    play_deal(screen)
    after = stands(later)
    whole = unbroken(game, after["played"])
    assert after["played"][1][: len(before["played"][1])] == before["played"][1]
    assert (after["number"], after["dealer"]) == (whole.number, whole.dealer) == (1, 3)
    assert (after["pot"], after["chips"]) == (whole.pot, list(whole.chips))
    assert after["points"] == list(whole.points) != before["points"]

    deal_again(screen)
    whole.next_deal()
    after = stands(later)
    assert (after["number"], after["dealer"]) == (whole.number, whole.dealer) == (2, 0)
    assert (after["pot"], after["chips"]) == (whole.pot, list(whole.chips))
    first = unbroken(game, after["played"]).position
    assert set(screen.hand()) == {str(card) for card in first.hands[0]}

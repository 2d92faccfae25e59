"""A match at the table: back and forth, deal after deal, better cards, pot and chips, its end."""

from __future__ import annotations

from playwright.sync_api import expect

from femkort_widgets.i18n import translate
from tests.browser.hands import NAMES, table
from tests.browser.lab import Lab
from tests.browser.screen import Screen

SMALL = ("S9 H6 H2 D8 C5", "ST S3 H9 D4 C7", "S6 H4 D5 D2 C3", "S8 H7 DT C9 C2")
"""Nobody holds a picture card, so every thumb bot agrees to better cards."""
MIXED = ("S6 S2 H8 D5 C4", "SA HJ D9 D3 C7", "SK HT H5 DQ C2", "S8 HK DT CQ C6")


def asking(hands: tuple[str, ...]) -> str:
    return (
        "import femkort_widgets as fw\n"
        f"rules = fw.rules('femkort', variants=('redeal_request',))\n"
        f"deal = fw.Deal(hands={hands!r}, dealer=3)\n"
        f"t = fw.Table(rules, 0, deal=deal, seed=4, names={NAMES!r}, pace=0, hold=0)\nt"
    )


def play_on(screen: Screen) -> None:
    """Play my first legal card."""
    mine = screen.part("hand").locator("[data-card]:not([aria-disabled])").first
    turn = int(screen.root.get_attribute("data-turn") or "0")
    mine.click()
    screen.at_rest(turn=turn + 1)


def play_deal(screen: Screen) -> None:
    """Play cards until the deal is over."""
    while screen.hand():
        play_on(screen)


def standing(screen: Screen) -> list[list[str]]:
    """Read the table of players: tricks, pots, chips."""
    rows = screen.part("standing").locator("tbody tr")
    return [
        [text.replace("\N{MINUS SIGN}", "-") for text in row.locator("td").all_inner_texts()]
        for row in rows.all()
    ]


def test_undo_and_redo(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.listen()
    expect(screen.do("undo")).to_have_attribute("aria-disabled", "true")
    screen.touch("DT")
    screen.at_rest(turn=2)
    played = screen.moves()
    screen.do("undo").click()
    screen.at_rest(turn=3)
    assert screen.moves() == screen.trick() == ["D5"]
    assert "DT" in screen.hand()
    assert any(translate("say.undone") in said for said in screen.heard("polite"))
    screen.do("redo").click()
    screen.at_rest(turn=4)
    assert screen.moves() == played
    expect(screen.do("redo")).to_have_attribute("aria-disabled", "true")
    screen.do("undo").click()
    screen.at_rest(turn=5)
    screen.touch("DA")
    screen.at_rest(turn=6)
    assert screen.moves()[:2] == ["D5", "DA"]


def test_a_match_from_deal_to_deal_to_its_end_and_a_new_game(lab: Lab) -> None:
    screen = Screen(lab.run([table(rules="pots_to_win=1, ante=2")]))
    screen.listen()
    expect(screen.part("pot")).to_have_attribute("data-pot", "8")
    assert [row[2] for row in standing(screen)] == ["-2"] * 4
    play_deal(screen)
    expect(screen.part("result")).to_be_visible()
    told = screen.notebook.kernel(
        "print(t.match.over, t.match.pot, *t.match.winners, *t.match.chips, *t.match.points)"
    ).split()
    over, pot, winner, *rest = told
    assert (over, pot) == ("True", "0")
    assert [row[2] for row in standing(screen)] == rest[:4]
    assert [row[1] for row in standing(screen)] == rest[4:]
    assert [row[0] for row in standing(screen)] == screen.notebook.kernel(
        "print(*[sum(k.winner == s for k in t.match.position.tricks) for s in range(4)])"
    ).split()
    expect(screen.part("pot")).to_have_attribute("data-pot", pot)
    name = NAMES[int(winner)]
    who = "you" if winner == "1" else "other"
    won = translate("ui.match.points", n=1, who=who, name=name, what="pots", sum=1)
    expect(screen.part("status")).to_contain_text(won)
    assert won in screen.heard("polite")[-1]
    expect(screen.do("next_deal")).to_have_count(0)
    screen.part("result").locator('[data-do="new_game"]').click()
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    expect(screen.part("pot")).to_have_attribute("data-pot", "8")
    assert len(screen.hand()) == 5
    assert screen.notebook.kernel("t.match.number, t.match.over") == "(0, False)"


def test_the_next_deal_moves_the_dealer_on(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    play_deal(screen)
    screen.do("next_deal").click()
    expect(screen.part("result")).to_have_count(0)
    screen.at_rest()
    assert screen.notebook.kernel("t.match.number, t.match.dealer") == "(1, 0)"
    dealers = screen.root.locator("section:has(.fk-dealer)")
    expect(dealers).to_have_attribute("data-seat", "0")
    about = {"family": "femkort", "round": "", "derived": False, "of": 0, "attempt": 1}
    strip = translate("ui.strip", "en", n=2, stage=translate("ui.trick", n=1), **about)
    expect(screen.root).to_contain_text(strip)
    screen.do("undo").click()
    expect(screen.do("next_deal")).to_be_visible()
    assert screen.notebook.kernel("t.match.number, t.match.position.over") == "(0, True)"


def test_a_void_hand_leaves_the_pot(lab: Lab) -> None:
    short = tuple(hand[:-3] for hand in ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "SA S8 HJ DK D9"))
    code = (
        "import femkort_widgets as fw\n"
        f"deal = fw.Deal(hands={short!r}, dealer=2)\n"
        "t = fw.Table(fw.rules('femkort', players=3), 0, deal=deal, pace=0, hold=0)\nt"
    )
    screen = Screen(lab.run([code]))
    play_deal(screen)
    expect(screen.part("result")).to_contain_text(translate("ui.result.pot", void="true"))
    expect(screen.part("pot")).to_have_attribute("data-pot", "3")
    screen.do("next_deal").click()
    expect(screen.part("pot")).to_have_attribute("data-pot", "6")
    assert screen.notebook.kernel("t.match.number, t.match.attempt") == "(0, 2)"


def test_the_match_can_be_ended_early(lab: Lab) -> None:
    screen = Screen(lab.run([table()]))
    screen.do("stop").click()
    expect(screen.part("stopping")).to_contain_text(translate("ui.stop_match", by="chips"))
    screen.do("keep").click()
    expect(screen.part("stopping")).to_have_count(0)
    assert screen.notebook.kernel("t.match.state.hand.ended") == "''"
    screen.do("stop").click()
    screen.do("stop_now").click()
    screen.at_rest(turn=2)
    assert screen.notebook.kernel("t.match.state.hand.ended") == "'stopped'"
    assert screen.part("status").inner_text().strip()
    before = screen.moves()
    screen.touch("DT")
    expect(screen.root).not_to_have_attribute("data-pending", "DT")
    assert screen.moves() == before


def test_better_cards_asked_for_by_me(lab: Lab) -> None:
    notebook = lab.run([asking(MIXED)])
    screen = Screen(notebook)
    hand = screen.hand()
    screen.do("ask_redeal").click()
    screen.at_rest(turn=2)
    expect(screen.part("redeal")).to_contain_text(translate("ui.redeal.refused"))
    assert screen.hand() == hand
    assert notebook.kernel("t.match.attempt") == "1"
    expect(screen.do("ask_redeal")).to_have_count(0)
    play_on(screen)
    expect(screen.part("redeal")).to_have_count(0)


def test_better_cards_asked_for_by_a_bot(lab: Lab) -> None:
    notebook = lab.run([asking(SMALL).replace("t = ", "t = u = "), asking(SMALL)])
    for cell, answer in enumerate(("disagree", "agree")):
        screen, table = Screen(notebook, cell), "ut"[cell]
        asker = int(notebook.kernel(f"{table}.state['redeal']['asker']"))
        asked = translate("ui.redeal.asked", who="other", name=NAMES[asker])
        expect(screen.part("redeal")).to_contain_text(asked)
        hand = screen.hand()
        screen.touch(hand[0])
        expect(screen.live("assertive")).to_contain_text(asked)
        assert notebook.kernel(f"{table}.match.position.moves") == "()"
        screen.do(answer).click()
        expect(screen.root).not_to_have_attribute("data-turn", "1")
        screen.at_rest()
        attempt = int(notebook.kernel(f"{table}.match.attempt"))
        assert (attempt > 1, screen.hand() == hand) == (answer == "agree", answer != "agree")

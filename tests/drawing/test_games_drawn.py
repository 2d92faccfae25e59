"""Every game drawn: rows and laps of Fan Tan, points, rounds whose place is derived, sheets."""

import random
from typing import Any

import pytest

from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.drawing import html, text
from femkort_widgets.film import hand_frames
from femkort_widgets.i18n import card, languages, translate
from tests.drawing.test_drawing import NAMES, STOP, TAGS, Parts, signs


def match(game: str, *, players: int = 4, rounds: int = 1, **chosen: Any) -> Match:
    """A match by chance, up to the end of so many deals."""
    played = Match(rules(game, players=players, **chosen), names=NAMES[:players], seed=3)
    chance = random.Random(3)
    for at in range(rounds):
        if at:
            played.next_deal()
        while not played.position.over:
            played.play(chance.choice(played.position.legal()))
    return played


def frames(game: str, **chosen: Any) -> dict[str, Any]:
    """The last deal of such a match."""
    played = match(game, **chosen)
    return hand_frames(played, played.state.hand)


def cells(page: str, title: str) -> list[str]:
    """What stands in the table that begins with this head."""
    said = Parts(page).said
    return said[said.index(title) + 1 :]


@pytest.mark.cites("FP-51", "FP-53", "FP-56")
def test_the_rows_stand_in_the_diagram_from_the_lowest_card_to_the_highest() -> None:
    book = frames("fan_tan")
    frame = book["frames"][25]
    lines = text(book, 25).splitlines()[5:9]
    laid = [step["played"]["card"] for step in book["frames"][1:26]]
    for line, suit in zip(lines, "SHDC", strict=True):
        row = [card(code) for code in laid if code[0] == suit]
        sign, *shown = line.split()
        assert sign == card(f"{suit}7")[0]
        assert sorted(shown) == sorted(row or ["–"])
        if row:
            ends = frame["layout"][suit]
            assert [shown[0], shown[-1]] == [card(ends["low"]), card(ends["high"])]


@pytest.mark.cites("FP-57", "FP-58")
def test_a_round_of_rows_says_who_opens_who_is_to_play_and_who_goes_out() -> None:
    book = frames("fan_tan")
    first, later, last = (book["frames"][at] for at in (0, 7, -1))
    assert text(book, 0).endswith(translate("draw.opens", name=NAMES[first["to_play"]]))
    assert text(book, 7).endswith(translate("draw.to_play", name=NAMES[later["to_play"]]))
    out = translate("draw.goes_out", name=NAMES[last["result"]["winner"]])
    assert out in text(book).splitlines()
    assert out in Parts(html(book)).said


def test_laps_stand_in_place_of_tricks_with_every_card_and_pass() -> None:
    book = frames("fan_tan")
    moves = [step["played"] for step in book["frames"][1:]]
    assert any(move["card"] == "pass" for move in moves)
    labels = book["rounds"][0]["seats"]
    wanted = [f"{labels[move['seat']]} {card(move['card'])}" for move in moves]
    said = cells(html(book), translate("draw.lap"))
    laps = said[2 : 2 * -(-len(moves) // 4) + 1 : 2]
    assert [move for lap in laps for move in lap.split(", ")] == wanted
    assert [len(lap.split(", ")) for lap in laps[:-1]] == [4] * (len(laps) - 1)
    assert translate("draw.trick") not in Parts(html(book)).said


def test_passes_are_counted_in_the_diagram() -> None:
    book = frames("fan_tan")
    last = book["frames"][-1]
    for seat, line in enumerate(text(book).splitlines()[1:5]):
        passes = last["passes"][seat]
        assert (translate("draw.passes", n=passes) in line) == bool(passes)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["femkamp", "letzter_stich", "fan_tan"])
def test_in_games_of_points_the_deal_ends_with_the_points_of_everybody(
    game: str, lang: str
) -> None:
    book = frames(game)
    points = book["frames"][-1]["result"]["points"]
    scores = ", ".join(f"{name} {point}" for name, point in zip(NAMES, points, strict=False))
    said = translate("draw.scores", lang, scores=scores)
    assert text(book, lang=lang).endswith(said)
    assert said in Parts(html(book, lang)).said
    assert said not in text(book, 3, lang)


def test_no_pot_is_named_where_there_is_none() -> None:
    book = frames("letzter_stich")
    winner = NAMES[book["frames"][-1]["result"]["winner"]]
    assert translate("draw.wins_deal", name=winner, pot=0) in text(book).splitlines()
    book["frames"][-1]["result"] |= {"winner": None, "void": True}
    assert text(book).endswith(translate("draw.void", pot=0))


def test_points_of_the_match_stand_beside_the_hands() -> None:
    book = frames("femkamp", rounds=2)
    before = book["frames"][5]["points"]
    assert any(before)
    for points, line in zip(before, text(book, 5).splitlines()[1:5], strict=True):
        assert line.endswith(translate("draw.points", n=points))
    assert not any(translate("draw.points", n=0) in text(frames("femkamp"), at) for at in (0, 9))


@pytest.mark.cites("C-FP-14")
def test_a_round_is_named_and_marked_where_its_place_is_derived() -> None:
    derived = translate("derived")
    for game, rounds, kind in (("femkamp", 3, "queens"), ("sekskamp", 4, "queens")):
        book = frames(game, rounds=rounds)
        head = text(book).splitlines()[0]
        assert translate(f"round.{kind}") in head
        assert (derived in head) == (game == "sekskamp")
    assert translate("round.fan_tan") not in text(frames("femkamp")).splitlines()[0]


@pytest.mark.cites("FP-70", "FP-76")
def test_the_sheet_has_a_line_for_each_round_and_the_sums() -> None:
    played = match("femkamp", rounds=3)
    book = hand_frames(played, played.state.hand)
    said = cells(html(book), translate("draw.sheet.round"))
    assert said[:4] == list(NAMES[:4])
    lines = [said[at : at + 5] for at in range(4, 34, 5)]
    kinds = [translate(f"round.{kind}") for kind in played.rules.rounds]
    assert [line[0] for line in lines[:-1]] == [f"{at} {kind}" for at, kind in enumerate(kinds, 1)]
    numbers = [[int(cell) for cell in line[1:]] for line in lines[:3]]
    assert [sum(column) for column in zip(*numbers, strict=True)] == list(played.points)
    assert [line[1:] for line in lines[3:5]] == [["–"] * 4] * 2
    assert lines[5] == [translate("draw.sheet.total"), *map(str, played.points)]


def test_the_sheet_says_who_has_won() -> None:
    played = match("femkamp", rounds=5)
    page = html(hand_frames(played, played.state.hand))
    winner = NAMES[played.winners[0]]
    assert translate("ui.match.won", who="other", n=1, name=winner) in Parts(page).said


def test_deals_of_one_kind_are_numbered_and_their_chips_shown() -> None:
    played = match("letzter_stich", rounds=2, stake=2)
    said = cells(html(hand_frames(played, played.state.hand)), translate("draw.sheet.deal"))
    assert [said[4], said[9]] == ["1", "2"]
    chips = [f"{chip}".replace("-", "−") for chip in played.chips]
    assert said[-5:] == [translate("draw.sheet.chips"), *chips]


def test_pots_are_counted_in_femkort() -> None:
    said = cells(html(frames("femkort", rounds=2)), translate("draw.sheet.deal"))
    at = said.index(translate("draw.sheet.pots"))
    assert sum(map(int, said[at + 1 : at + 5])) == 2


def test_one_deal_needs_no_sheet_nor_a_match_in_which_nothing_is_won_yet() -> None:
    assert translate("draw.sheet") not in Parts(html(frames("femkort"))).said
    played = Match(rules("femkamp"), names=NAMES[:4], seed=3)
    book = hand_frames(played, played.state.hand)
    assert translate("draw.sheet") not in Parts(html(book)).said


def test_a_question_after_a_lap_is_one_in_the_next() -> None:
    book = frames("fan_tan")
    for at in (3, 4):
        steps = book["frames"][: at + 2]
        shown = book | {"frames": [*steps[:at], steps[at] | {"stop": STOP}, *steps[at + 1 :]]}
        assert translate("draw.question", n=1 + at // 4, unit="lap") in html(shown)


def test_the_sheet_is_folded_away_where_a_question_is_asked() -> None:
    book = frames("femkamp")
    assert translate("draw.sheet") in Parts(html(book)).said
    assert "<details>" not in html(book)
    book["frames"][2]["stop"] = STOP
    folded = html(book).rpartition("<details>")[2]
    assert translate("draw.sheet") in folded


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("game", "players", "rounds"),
    [("femkamp", 3, 4), ("femkamp", 5, 5), ("sjukamp", 4, 7), ("fan_tan", 6, 1)],
)
def test_a_round_of_any_game_is_small_closed_and_plain(
    game: str, players: int, rounds: int, lang: str
) -> None:
    page = html(frames(game, players=players, rounds=rounds), lang)
    parts = Parts(page)
    assert not parts.open
    assert set(parts.tags) <= TAGS
    assert parts.attributes <= {"lang", "scope", "style"}
    assert len(page.partition("</div>")[0].encode()) <= 8 * 1024


def test_a_viewer_of_rows_sees_one_hand() -> None:
    played = match("fan_tan")
    book = hand_frames(played, played.state.hand, viewer=1)
    shown = text(book, 0)
    whole = hand_frames(played, played.state.hand)
    for seat, hand in enumerate(whole["frames"][0]["hands"]):
        assert all((sign in shown.split()) == (seat == 1) for sign in signs(hand))


def test_names_on_the_sheet_never_become_markup() -> None:
    book = frames("femkamp")
    book["rounds"][0]["sheet"]["columns"] = ["<b>Ada", "&", "\n", "Di"]
    parts = Parts(html(book))
    assert not parts.open
    assert "<b>Ada" in parts.said

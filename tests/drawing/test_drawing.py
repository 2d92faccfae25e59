"""Diagrams and tables drawn from frames: complete, escaped, and silent about what is hidden."""

import random
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.drawing import html, text
from femkort_widgets.film import hand_frames
from femkort_widgets.i18n import card, languages, translate

TAGS = {"b", "details", "div", "i", "li", "p", "span", "summary", "table", "tbody", "td", "th"}
TAGS |= {"thead", "tr", "ul"}
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fia", "Gun", "Ho")
STOP: dict[str, Any] = {"text": "Which card?", "lang": "en"}
STOP |= {"ok": [], "best": [], "say": {}, "hint": None}


def frames(
    players: int = 4,
    variants: tuple[str, ...] = (),
    *,
    seed: int = 7,
    cards: int = 99,
    viewer: int | None = None,
    names: tuple[str, ...] = NAMES,
) -> dict[str, Any]:
    """A deal played by chance, up to so many cards."""
    table = rules("femkort", players=players, variants=variants)
    match = Match(table, names=names[:players], seed=seed)
    chance = random.Random(seed)
    while not match.position.over and cards:
        match.play(chance.choice(match.position.legal()))
        cards -= 1
    return hand_frames(match, match.state.hand, viewer=viewer)


class Parts(HTMLParser):
    """Tags and text of a page, and whether every tag is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.said: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def signs(codes: list[str]) -> set[str]:
    return {card(code) for code in codes}


def test_a_diagram_has_a_line_for_each_seat_with_its_cards() -> None:
    book = frames(cards=6)
    head, *lines = text(book).splitlines()
    assert translate("game.femkort") in head
    for seat in range(4):
        assert NAMES[seat] in lines[seat]
        assert signs(book["frames"][6]["hands"][seat]) <= set(lines[seat].split())


def test_a_diagram_shows_the_trick_in_order_and_whose_turn_it_is() -> None:
    book = frames(cards=6)
    trick, turn = text(book).splitlines()[-2:]
    laid = book["frames"][6]["trick"]
    places = [trick.index(card(code)) for code in laid["cards"]]
    assert places == sorted(places)
    player = NAMES[book["frames"][6]["to_play"]]
    assert turn == translate("draw.to_play", name=player)


def test_a_diagram_says_who_leads_who_won_and_how_it_ended() -> None:
    book = frames()
    first = book["frames"][0]
    assert text(book, 0).endswith(translate("draw.leads", name=NAMES[first["leader"]]))
    won = book["frames"][4]["trick"]["winner"]
    assert text(book, 4).endswith(translate("draw.wins", name=NAMES[won]))
    taker = book["frames"][20]["result"]["winner"]
    assert text(book).endswith(translate("draw.wins_deal", name=NAMES[taker], pot=4))


def test_a_void_hand_is_called_void() -> None:
    book = frames()
    book["frames"][-1]["result"] = {"winner": None, "points": [0] * 4, "void": True}
    assert text(book).endswith(translate("draw.void", pot=4))
    assert translate("draw.void", pot=4) in html(book)


def test_a_seat_of_its_own_hides_the_other_hands() -> None:
    book = frames()
    shown = text(book, 0, seat=2) + html(book, seat=2).partition("<table><thead>")[0]
    for seat, hand in enumerate(book["frames"][0]["hands"]):
        assert all((sign in shown) == (seat == 2) for sign in signs(hand))
    assert translate("draw.cards", n=5) in shown


@given(st.integers(0, 10_000), st.integers(2, 8), st.integers(0, 39), st.data())
@settings(max_examples=40, deadline=None)
def test_what_is_withheld_is_drawn_nowhere(
    seed: int, players: int, cards: int, data: st.DataObject
) -> None:
    viewer = data.draw(st.integers(0, players - 1))
    whole = frames(players, seed=seed, cards=cards)
    book = frames(players, seed=seed, cards=cards, viewer=viewer)
    last = whole["frames"][-1]
    hidden = [code for seat, hand in enumerate(last["hands"]) if seat != viewer for code in hand]
    shown = text(book) + html(book)
    assert not [sign for sign in signs(hidden) if sign in shown]


def test_unknown_cards_are_counted() -> None:
    book = frames(cards=0)
    book["frames"][0]["hands"][1] = ["SA"]
    line = text(book).splitlines()[2]
    assert "♠A" in line
    assert translate("draw.more", n=4) in line


def test_players_without_a_name_are_called_by_their_seat() -> None:
    book = frames(cards=0)
    book["rounds"][0]["names"] = book["rounds"][0]["seats"]
    assert text(book).endswith(translate("draw.leads", name=translate("ui.seat.W")))
    assert translate("ui.seat.N", "pt") in text(book, lang="pt")


def test_where_the_antes_stay_until_the_match_is_won_they_are_called_the_bank() -> None:
    book, banked = frames(cards=0), frames(cards=0, variants=("best_of_three_pots",))
    for shown, kind in ((book, "pot"), (banked, "bank")):
        chips = shown["frames"][0]["pot"]
        assert translate("draw.pot", kind=kind, n=chips) in text(shown)
    assert translate("draw.pot", kind="bank", n=4) != translate("draw.pot", kind="pot", n=4)


def test_a_question_after_a_trick_is_one_in_the_next() -> None:
    for cards, number in ((3, 1), (4, 2)):
        book = frames(cards=cards + 1)
        book["frames"][cards]["stop"] = STOP
        assert translate("draw.question", n=number, unit="trick") in html(book)


def test_a_table_shows_every_hand_and_every_trick() -> None:
    book = frames()
    page = Parts(html(book))
    cells = [part for part in page.said if "♠" in part or "♥" in part or "♦" in part or "♣" in part]
    hands, tricks = cells[:4], cells[4:]
    assert [set(hand.split()) for hand in hands] == [
        signs(hand) for hand in book["frames"][0]["hands"]
    ]
    assert len(tricks) == 5
    for number, trick in enumerate(tricks):
        laid = book["frames"][4 * number + 4]["trick"]["cards"]
        assert [play.split()[1] for play in trick.split(", ")] == [card(code) for code in laid]


def test_a_table_of_trumps_shows_the_turned_card() -> None:
    book = frames(variants=("trump",))
    assert translate("draw.turned", card=card(book["rounds"][0]["turned"])) in html(book)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("players", range(2, 9))
def test_a_table_is_small_closed_and_plain(players: int, lang: str) -> None:
    page = html(frames(players), lang)
    parts = Parts(page)
    assert len(page.encode()) <= 8 * 1024
    assert not parts.open
    assert set(parts.tags) <= TAGS
    assert parts.attributes <= {"lang", "scope", "style"}


def remark(said: str, lang: str = "en") -> dict[str, str]:
    return {"text": said, "lang": lang}


def annotated() -> dict[str, Any]:
    """Four cards, a comment on the second, a question before the third, another third card."""
    book = frames(cards=4)
    steps = book["frames"]
    steps[0]["comments"] = [remark("Before all")]
    steps[2]["comments"] = [remark("Forced: [HT]"), remark("Obligé", "fr")]
    steps[2]["stop"] = remark("Which card?") | {"ok": [], "best": [], "say": {}, "hint": None}
    side = steps[3] | {"id": 5, "line": 1, "comments": [remark("Worse")], "lines": []}
    side["played"] = steps[3]["played"] | {"card": "C2"}
    steps[2]["lines"] = [5]
    steps.append(side)
    return book


def test_comments_questions_and_side_lines_stand_in_reading_order() -> None:
    book = annotated()
    said = Parts(html(book)).said
    player = book["rounds"][0]["seats"][book["frames"][3]["played"]["seat"]]
    wanted = ["Before all", "Forced: ♥10", "Which card?", f"{player} ♣2", "Worse"]
    places = [said.index(part) for part in wanted]
    assert places == sorted(places)


def test_comments_are_in_the_readers_language_where_there_is_one() -> None:
    assert "Obligé" in html(annotated(), "fr")
    assert "Forced" not in html(annotated(), "fr")
    assert "Obligé" not in html(annotated(), "en")
    assert "Before all" in html(annotated(), "fr")


def test_what_follows_a_question_is_folded_away() -> None:
    before, _, after = html(annotated()).partition("<details>")
    answer = card(annotated()["frames"][3]["played"]["card"])
    trick = before.rpartition("<table>")[2]
    assert answer not in trick
    assert answer in after


def test_the_same_frames_give_the_same_text() -> None:
    assert html(annotated()) == html(annotated())
    assert text(annotated()) == text(annotated())


def test_nothing_to_draw_is_nothing() -> None:
    assert text({}) == html({}) == ""
    assert text({"frames": [], "rounds": []}) == html({"frames": [], "rounds": []}) == ""


def test_a_frame_that_is_not_there_is_the_nearest_one() -> None:
    book = frames(cards=3)
    assert text(book, 99) == text(book, 3)
    assert text(book, -1) == text(book, 0)


@given(st.text(), st.text(), st.text())
@settings(deadline=None)
def test_names_titles_and_comments_never_become_markup(name: str, title: str, said: str) -> None:
    book = annotated()
    book["rounds"][0]["names"] = [name] * 4
    book["rounds"][0]["title"] = title
    for frame in book["frames"]:
        frame["comments"] = [remark(said, said)]
    parts = Parts(html(book))
    assert not parts.open
    assert set(parts.tags) <= TAGS
    assert parts.attributes <= {"lang", "scope", "style"}
    assert len(text(book).splitlines()) == 7


def test_markup_is_shown_as_written() -> None:
    book = annotated()
    book["frames"][0]["comments"] = [remark("<script>alert(1)</script>")]
    assert "<script" not in html(book)
    assert "<script>alert(1)</script>" in Parts(html(book)).said


def test_wide_and_control_characters_keep_the_diagram_straight() -> None:
    book = frames(cards=0)
    book["rounds"][0]["names"] = ["太郎", "Bo\n\x1b[31m\u202e", "Cy", "Di"]
    lines = text(book).splitlines()
    assert len(lines) == 6
    assert "\x1b" not in lines[2]
    hands = [line.index(next(sign for sign in line if sign in "♠♥♦♣")) for line in lines[1:5]]
    assert hands == [hands[1] - 2, hands[1], hands[1], hands[1]]

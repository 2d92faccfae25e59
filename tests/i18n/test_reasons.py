"""Reasons in words: every verdict of real positions, both persons, both styles."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from femkort_widgets.core.cards import Card, Move
from femkort_widgets.core.deal import Deal, deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.core.obligations import Obligation, Reason, Verdict
from femkort_widgets.core.opening import start
from femkort_widgets.core.position import Position
from femkort_widgets.errors import IllegalPlayError
from femkort_widgets.film import hand_frames
from femkort_widgets.i18n import card, complaint, explain, languages, statement, translate

NAMES = ("Ada", "Bo", "Cy", "Di")
HEADING = {
    "legal": False,
    "key": "head_the_trick",
    "params": {"led": "D", "leader": 1, "beat": "DT"},
    "cites": ["FK-33"],
    "binds": ["DJ", "DA"],
}


TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("femkort", ()),
    ("femkort", ("trump",)),
    ("femkort", ("no_heading",)),
    ("femkort", ("contenders_only",)),
    ("letzter_stich", ()),
    ("letzter_stich", ("trump",)),
    ("letzter_stich", ("trump_any_time",)),
    ("femkamp", ()),
    ("femkamp", ("forehand_opens", "ace_low_in_pass")),
    ("sjukamp", ()),
    ("fan_tan", ()),
    ("fan_tan", ("heart_seven_opens",)),
)


def verdicts() -> Iterator[tuple[int, Verdict]]:
    """The verdicts of every seat in played-out deals of every kind."""
    for number, (key, variants) in enumerate(TABLES):
        table = rules(key, variants=variants)
        chance = random.Random(number)
        deals = 12 if key == "femkort" else len(table.plan)
        for seed in range(deals):
            at = 0 if key == "femkort" else seed
            dealt = deal(table, seed=seed, dealer=0, number=at)
            position = start(table, dealt, number=at)
            while not position.over:
                for seat in range(4):
                    yield from ((seat, verdict) for verdict in position.verdicts(seat).values())
                position = position.play(chance.choice(position.legal()))


@pytest.mark.parametrize("lang", languages())
def test_every_verdict_of_a_game_becomes_a_sentence(lang: str) -> None:
    plain = {translate("reason.allowed", lang), translate("reason.not_allowed", lang)}
    met = set()
    for seat, verdict in verdicts():
        met.add(verdict.reason.key)
        for style in ("sign", "name"):
            you = explain(verdict, lang, style=style, names=NAMES)
            other = explain(verdict, lang, seat=seat, style=style, names=NAMES)
            assert you not in plain
            assert NAMES[seat] in other
            assert you[0].isupper() or you[0] in "♠♥♦♣"
            assert not set("{}#") & set(you + other)
    assert met >= {"lead", "void", "heads", "cannot_head", "heading_lapsed", "follows"}
    assert met >= {"follow_suit", "head_the_trick", "already_played", "not_in_trick"}
    assert met >= {"trump_any_time", "opening_card", "opens", "fits", "does_not_fit"}
    assert met >= {"must_play", "nothing_fits"}


def test_a_reason_of_the_core_and_of_the_frames_are_told_alike() -> None:
    binds = (Card.parse("DJ"), Card.parse("DA"))
    reason = Reason("head_the_trick", {"led": "D", "leader": 1, "beat": "DT"}, ("FK-33",), binds)
    assert explain(reason, names=NAMES) == explain(HEADING, names=NAMES)
    assert explain(Verdict(False, reason), names=NAMES) == explain(HEADING, names=NAMES)


@pytest.mark.parametrize(
    ("lang", "style", "cards"),
    [
        ("en", "sign", ["♦10", "♦J and ♦A"]),
        ("fr", "sign", ["♦10", "♦V et ♦A"]),
        ("en", "name", ["the ten of diamonds", "the jack of diamonds and the ace of diamonds"]),
        ("fr", "name", ["le dix de carreau", "le valet de carreau et l’as de carreau"]),
    ],
)
def test_the_cards_stand_in_the_sentence(lang: str, style: str, cards: list[str]) -> None:
    told = explain(HEADING, lang, style=style, names=NAMES)
    assert all(card in told for card in cards)


def test_index_letters_are_chosen_apart_from_the_language() -> None:
    assert "♦Kn" in explain(HEADING, "en", indices="sv", names=NAMES)


def test_the_leader_is_named_and_the_reader_is_you() -> None:
    told = HEADING | {"key": "follow_suit"}
    assert "Bo" in explain(told, names=NAMES)
    mine = explain(told, "fr", seat=2, you=1, names=NAMES)
    assert translate("seat.by_you", "fr") in mine
    assert "Bo" not in mine
    assert explain(told, seat=2, you=2, names=NAMES) == explain(told, names=NAMES)


def test_seats_without_names_are_numbered() -> None:
    assert translate("seat.numbered", n=1) in explain(HEADING | {"key": "follow_suit"})


@pytest.mark.parametrize("lang", languages())
def test_an_unknown_reason_is_said_plainly(lang: str) -> None:
    house = HEADING | {"key": "no_hearts_first"}
    assert explain(house, lang) == translate("reason.not_allowed", lang)
    assert explain(house | {"legal": True}, lang) == translate("reason.allowed", lang)


ACES = Deal(("S3 H3", "SA H8", "S9 C3"), dealer=2)
HOUSE = HEADING | {"key": "red_first", "says": {"en": "Red first: {binds}.", "sv": "Rött."}}


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Red first: ♦J and ♦A."), ("fr", "Red first: ♦V et ♦A."), ("sv-FI", "Rött.")],
)
def test_a_house_rule_is_told_in_its_own_words_else_in_english(lang: str, said: str) -> None:
    assert explain(HOUSE, lang, names=NAMES) == said


def test_a_house_rule_without_words_for_the_reader_is_said_plainly() -> None:
    for says in ({}, {"sv": "Rött."}, {"en": ""}):
        assert explain(HOUSE | {"says": says}, "fr") == translate("reason.not_allowed", "fr")


def test_the_words_of_a_house_rule_travel_from_its_duty_into_the_verdict() -> None:
    def is_red(position: Position, seat: int, move: Move) -> bool:
        return isinstance(move, Card) and move.suit in "HD"

    duty = Obligation("red_first", is_red, says={"en": "{name}: red first, as {binds}."})
    house = rules("femkort", players=2).with_round("femkort", obligations=(duty,))
    verdict = start(house, Deal(("SA H7", "S5 DK"), dealer=0)).verdicts()[Card.parse("S5")]
    assert explain(verdict, names=NAMES, seat=1) == "Bo: red first, as ♦K."
    assert explain(verdict, names=NAMES) == "you: red first, as ♦K."


def is_black(position: Position, seat: int, move: Move) -> bool:
    return isinstance(move, Card) and move.suit in "SC"


def any_move(position: Position, seat: int, move: Move) -> bool:
    return True


@pytest.mark.parametrize(
    ("kind", "duty", "moves", "plainly"),
    [
        ("pass", is_black, "", {"SA"}),
        ("pass", is_black, "H3 S7", {"SA"}),
        ("pass", any_move, "S7", {"H8", "H9"}),
        ("pass", any_move, "H3", {"SA"}),
        ("fan_tan", any_move, "H7", {"SA", "H9", "pass"}),
    ],
)
def test_where_a_rule_of_the_house_binds_nobody_is_told_what_holds_without_it(
    kind: str, duty: Callable[..., bool], moves: str, plainly: set[str]
) -> None:
    plain = rules("femkamp", players=3)
    table = plain.with_round(kind, obligations=(Obligation("own", duty),))
    dealt = Deal(("H7 H3 D9", "SA H8 H9", "S7 C3 D4"), dealer=2)
    position = start(table, dealt, number=plain.rounds.index(kind))
    for move in moves.split():
        position = position.play(move, irregular=True)
    verdicts = position.verdicts(1)
    allowed = {str(move): explain(one) for move, one in verdicts.items() if one.legal}
    assert {
        move for move, said in allowed.items() if said == translate("reason.allowed")
    } == plainly


@pytest.mark.cites("FP-90")
def test_an_ace_that_counts_low_and_wins_nothing_is_explained() -> None:
    told = []
    for variants in ((), ("ace_low_in_pass",)):
        match = Match(rules("femkamp", players=3, variants=variants), deals=[ACES], dealer=2)
        for move in ("S3", "SA", "S9"):
            match.play(move)
        book = hand_frames(match, match.state.hand)
        why = book["reasons"][book["frames"][3]["trick"]["why"]]
        told.append({lang: explain(why, lang) for lang in languages()})
        assert ("FP-90" in why["cites"]) == bool(variants)
    high, low = told
    assert all(high[lang] != low[lang] for lang in languages())
    assert "♠9" in low["en"]


@given(st.text())
def test_any_words_of_a_house_rule_are_shown(words: str) -> None:
    said = explain(HOUSE | {"says": {"en": f"*{words}"}}, names=NAMES)
    assert said.startswith("*")
    if "{" not in words:
        assert said == f"*{words}"


@pytest.mark.parametrize(
    "words",
    ["{nobody}", "{n, plural, one {a}}", "{", "a } b", "{trump}", "{led_the}", "It's '{x}'", "<b>"],
)
def test_what_cannot_be_filled_in_is_shown_as_it_stands(words: str) -> None:
    assert explain(HOUSE | {"says": {"en": words}}) == words


@pytest.mark.cites("LS-54")
def test_where_trumps_are_free_nobody_is_told_to_follow_only() -> None:
    table = rules("letzter_stich", players=2, variants=("trump_any_time",))
    dealt = Deal(("SA D7 C8", "S9 H9 DK"), dealer=1, turned="DK")
    verdicts = start(table, dealt).play("SA").verdicts()
    said = explain(verdicts[Card.parse("H9")].reason, names=NAMES)
    assert "diamonds" in said
    assert verdicts[Card.parse("DK")].reason.key == "trump_any_time"


@pytest.mark.parametrize("key", ["won_led", "won_trump", "won_alone"])
@pytest.mark.parametrize("lang", languages())
def test_why_a_card_won(lang: str, key: str) -> None:
    won = {"legal": True, "key": key, "params": {"led": "C", "trump": "D", "card": "DJ"}}
    told = explain(won | {"binds": []}, lang, style="name")
    assert told.startswith(card("DJ", lang, "name", "The"))


def test_only_a_trump_could_win_for_a_void_player() -> None:
    void = {"legal": True, "key": "void", "binds": []}
    sides = [{"led": "C", "trump": "S"}, {"led": "C"}, {"led": "C", "trump": "C"}]
    side, plain, trump = (explain(void | {"params": params}) for params in sides)
    assert "spades" in side
    assert plain == trump != side


def test_names_are_text() -> None:
    name = "{n} <b>'#'</b>"
    assert name in explain(HEADING, seat=0, names=(name, "Bo"))


def test_refused_plays_are_explained() -> None:
    table = rules("femkort", players=2)
    position = start(table, Deal(("SA H7", "S5 SK"), dealer=0)).play("S5")
    with pytest.raises(IllegalPlayError) as refusal:
        position.play("H7")
    assert "♠A" in explain(refusal.value.reason)
    assert complaint(refusal.value, "fr") == explain(refusal.value.reason, "fr")


def test_statements_are_found_by_their_ids() -> None:
    assert statement("FK-33") == translate("statement.FK-33")
    assert statement("C-FK-02 B", "fr") == translate("statement.C-FK-02", "fr")
    assert statement("XX-1") == ""

"""Errors and faults in words, with whatever stands within them."""

from types import SimpleNamespace
from typing import Any

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import check_known
from femkort_widgets.errors import CardError, Error, RecordError, RulesError, SimulationError
from femkort_widgets.i18n import card, complaint, fault, filling, languages, translate
from femkort_widgets.i18n.catalogue import catalogue
from femkort_widgets.records.faults import Fault
from femkort_widgets.records.files import loads
from femkort_widgets.records.json_twin import from_json


def test_errors_are_said_in_the_readers_language_where_they_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    error = CardError("no_card", text="S1")
    assert "S1" in complaint(error, "fr") != str(error)
    for lang in ("en", "fr"):
        monkeypatch.delitem(catalogue(lang), "error.no_card")
    assert complaint(error, "fr") == str(error)


BY_VALUE = [
    Error("choice", name="at", value=9, known=Error("whole", least=0, most=4)),
    Error("choice", name="seconds", value=0, known="a number above 0"),
    Error("wrong_type", given="7", expected="a position, as fw.start gives"),
    Error("json", place="/", found=Error("json.list"), expected="a list of cards"),
]


@pytest.mark.parametrize("error", BY_VALUE, ids=lambda one: str(one)[:30])
def test_what_stands_within_an_error_is_said_in_the_language(error: Error) -> None:
    (*_, within) = error.data.values()
    assert str(within) in complaint(error)
    for lang in set(languages()) - {"en"}:
        assert str(within) not in complaint(error, lang)


@pytest.mark.parametrize("data", [{}, [], {1: 2}, {"TTN": []}, object()])
def test_what_a_twin_lacks_is_told_by_the_keys_of_messages(data: Any) -> None:
    with pytest.raises(Error) as refusal:
        from_json(data)
    told = filling(refusal.value)
    assert told["found"]["key"].startswith("error.json.")
    assert told["expected"]["key"].startswith(("error.json.", "expected.json."))


def test_seats_with_unknown_cards_are_named_by_their_numbers() -> None:
    with pytest.raises(Error) as refusal:
        check_known((0, 2, 0, 1))
    assert (refusal.value.key, refusal.value.data) == ("unknown_hands", {"seats": "1, 3"})
    assert all("1, 3" in complaint(refusal.value, lang) for lang in languages())


def test_an_error_within_an_error_is_said_in_the_language_too() -> None:
    inner = CardError("no_card", text="S1")
    given = {"contender": "a", "strategy": "b", "seat": 0, "deal": 3}
    error = SimulationError("strategy_failed", cause=inner, **given)
    assert str(inner) in str(error)
    for lang in languages():
        assert complaint(inner, lang) in complaint(error, lang)


@pytest.mark.parametrize("lang", languages())
def test_a_fault_within_an_error_is_said_in_the_language_with_its_place(lang: str) -> None:
    (wrong,) = loads('%TTN 1\n[Game "femkort"]\n[Variants "trumps"]\n\n[Deal]\n').faults[:1]
    said = complaint(Error("explorer.no_round", fault=wrong), lang)
    assert fault(wrong, lang) in said
    place = translate("fault.at", lang, line=wrong.line, column=wrong.column, said="")
    assert place in said
    nowhere = complaint(Error("explorer.no_round", fault=Fault("missing_deal")), lang)
    assert translate("fault.missing_deal", lang) in nowhere
    assert translate("fault.at", lang, line=0, column=0, said="") not in nowhere


def test_a_value_that_has_a_line_is_no_fault_for_that() -> None:
    thing = SimpleNamespace(line=3)
    assert str(thing) in complaint(Error("failed", cause=thing), "fr")


@pytest.mark.parametrize("lang", languages())
def test_a_fault_is_told_of_its_card_as_the_language_writes_cards(lang: str) -> None:
    said = fault(Fault("not_in_hand", card=Card("D", 13)), lang)
    plain = translate("fault.not_in_hand", lang)
    assert said == translate("fault.card", lang, card=card("DK", lang), said=plain)
    assert "DK" not in said


@pytest.mark.parametrize("lang", languages())
def test_a_fault_that_comes_from_an_error_says_it_in_the_language(lang: str) -> None:
    agreed = "forehand_opens; heart_seven_opens"
    (wrong, *_) = loads(f'%TTN 1\n[Game "fan_tan"]\n[Variants "{agreed}"]\n').faults
    assert isinstance(wrong.cause, RulesError)
    assert complaint(wrong.cause, lang).rstrip(".") in fault(wrong, lang)


DEALT = '[Round "1"]\n[Dealer "S"]\n{more}[Deal]\nS: {first} S3 S4\nW: SA H3 H4\n'


@pytest.mark.parametrize(
    ("game", "more", "first", "key"),
    [
        ("femkort", "", "H2", "turned_missing"),
        ("femkort", '[Turned "SA"]\n', "H2", "turned_not_dealt"),
        ("letzter_stich", '[Turned "H7"]\n', "H2", "not_in_pack"),
    ],
)
def test_why_hands_cannot_be_a_deal_is_said_in_every_language(
    game: str, more: str, first: str, key: str
) -> None:
    head = f'%TTN 1\n[Game "{game}"]\n[Variants "trump"]\n[Seats "S W"]\n'
    (wrong,) = (
        one for one in loads(head + DEALT.format(more=more, first=first)).faults if one.cause
    )
    assert wrong.cause is not None
    assert wrong.cause.key == key
    assert len({complaint(wrong.cause, lang) for lang in languages()}) == len(languages())


@pytest.mark.parametrize("lang", languages())
def test_rounds_and_games_are_called_by_their_names(lang: str) -> None:
    said = complaint(Error("lab.no_last_trick", round="clubs"), lang)
    assert translate("round.clubs", lang) in said
    said = complaint(Error("explorer.two_games", one="fan_tan", other="femkort"), lang)
    assert translate("game.fan_tan", lang) in said


@pytest.mark.parametrize(
    "text",
    [
        "{Ada",
        '[Event "Ada]',
        "[Event Ada",
        '%TTN 1\n[Game "femkort"]\n\n[Play]\n1. S (C2',
    ],
)
def test_what_a_record_should_hold_is_said_in_the_readers_language(text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        loads(text)
    error = refusal.value
    assert error.expected in complaint(error)
    assert error.expected not in complaint(error, "fr")

"""Errors and faults in words, with whatever stands within them."""

from types import SimpleNamespace

import pytest

from femkort_widgets.core.cards import Card
from femkort_widgets.errors import CardError, Error, RecordError, RulesError, SimulationError
from femkort_widgets.i18n import card, complaint, fault, languages, translate
from femkort_widgets.records.faults import Fault
from femkort_widgets.records.files import loads


def test_errors_are_said_in_the_readers_language_where_they_can_be() -> None:
    error = CardError("no_card", text="S1")
    assert "S1" in complaint(error, "fr") != str(error)
    unsaid = RulesError("names", given=1, players=4)
    assert complaint(unsaid, "fr") == str(unsaid)


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

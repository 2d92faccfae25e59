"""Rulings about words and settings rather than about play."""

import re

import pytest

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.i18n import languages
from femkort_widgets.i18n.cards import index
from femkort_widgets.i18n.catalogue import catalogue
from femkort_widgets.widgets.settings import SETTINGS, chosen

DURATION = {
    "en": r"\b(hour|minute)",
    "fr": r"\b(heure|minute)",
    "pt": r"\b(meia hora|minuto)",
    "nb": r"(time|minutt)\b",
    "sv": r"(timme|minut)",
    "de": r"([Ss]tunde|Minute)",
}
GAMES = ("femkort", "letzter_stich", "femkamp", "sekskamp", "sjukamp")


def statements(lang):
    found = catalogue(lang).items()
    return {key.removeprefix("statement."): text for key, text in found if "statement." in key}


@pytest.mark.cites("C-FK-21")
def test_the_cards_played_are_shown_only_where_a_learner_asks_for_it():
    assert SETTINGS["memory"] is False
    assert chosen({}, "Table")["memory"] is False
    assert chosen({"memory": True}, "Table")["memory"] is True


@pytest.mark.cites("FP-05", "C-FP-23")
@pytest.mark.parametrize("lang", languages())
def test_a_duration_is_told_of_femkamp_and_of_no_longer_game(lang):
    told = {key for key, text in statements(lang).items() if re.search(DURATION[lang], text)}
    assert told == {"FP-05"}


@pytest.mark.cites("C-FP-24")
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", ["FP-93", "FP-98"])
def test_what_the_text_says_in_answers_stands_by_itself(key, lang):
    text = statements(lang)[key]
    assert text[0].isupper()
    assert re.split(r"\W", text)[0] not in {"No", "Non", "Nei", "Yes", "Oui", "Then", "Alors"}
    if key == "FP-93":
        assert all(name in text for name in ("Femkamp", "Sekskamp", "Sjukamp", "Kanin"))


@pytest.mark.cites("C-LS-21")
def test_a_french_player_who_is_void_has_thrown_nothing_away():
    messages = catalogue("fr")
    void = ["reason.void.you", "reason.void.other", "statement.FK-32", "statement.LS-31"]
    assert not any("défauss" in messages[key].lower() for key in void)
    assert "défausse" in messages["statement.LS-05"]


@pytest.mark.cites("C-X-02")
def test_ranks_are_numbers_and_each_language_has_its_own_letters():
    assert [Card.parse(f"S{rank}").rank for rank in "AKQJ"] == [14, 13, 12, 11]
    letters = {"fr": "ARDV", "pt": "AKQJ", "nb": "AKDB", "en": "AKQJ"}
    for lang, expected in letters.items():
        assert "".join(index(rank, lang) for rank in "AKQJ") == expected


@pytest.mark.cites("C-X-04")
def test_the_forehand_has_one_name_and_one_place_in_every_game():
    for game in GAMES:
        dealt = fw.deal(fw.rules(game), seed=1, dealer=2)
        assert fw.start(fw.rules(game), dealt).to_play == 3
    for game in ("femkamp", "sekskamp", "sjukamp", "fan_tan"):
        assert "forehand_opens" in {variant.key for variant in fw.game(game).variants}
    for lang in languages():
        assert catalogue(lang)["variant.forehand_opens"]

"""The catalogues: readable, alike in keys and values, complete for everything the core says."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from femkort_widgets import errors
from femkort_widgets.core.games import game, games, rules
from femkort_widgets.core.rules import Rules
from femkort_widgets.i18n import MessageError, complaint, languages, statement, translate
from femkort_widgets.i18n.catalogue import catalogue
from femkort_widgets.i18n.languages import LANGUAGES
from femkort_widgets.i18n.messages import names, parse
from femkort_widgets.records.faults import KEYS
from femkort_widgets.sentences import SENTENCES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FOLDER = Path(errors.__file__).parent / "i18n"
ABOUT_A_CARD = {"won_led", "won_trump", "won_alone", "deal_over", "allowed", "not_allowed"}
ONLY_SOURCES = {"nothing_opens"}  # other sources for a pass that is told as nothing_fits
FORMS = re.compile(r"_(the|one)$", re.IGNORECASE)


def tables() -> Iterator[Rules]:
    """Every game, plain and with each of its variants."""
    for key in games():
        for chosen in ((), *((variant.key,) for variant in game(key).variants)):
            players = 3 if "clean_24" in chosen else 4
            yield rules(key, players=players, variants=chosen)


def cites() -> Iterator[str]:
    """Every statement that the core names anywhere."""
    for one in map(game, games()):
        for option in one.options:
            yield from option.cites
        for variant in one.variants:
            yield from variant.cites
    for table in tables():
        for this in table.kinds:
            for duty in this.obligations:
                yield from duty.cites
            for _, sources in this.cites:
                yield from sources


def reason_keys() -> set[str]:
    keys = {"not_allowed", "allowed"}
    for table in tables():
        for this in table.kinds:
            keys |= {duty.key for duty in this.obligations} | {key for key, _ in this.cites}
    return keys - ONLY_SOURCES


def values_of(lang: str, key: str) -> set[str]:
    return {FORMS.sub("", name) for name in names(catalogue(lang)[key])} - {"code"}


def test_there_is_a_catalogue_for_every_language_and_no_other() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")} - {"indices"}
    assert files == set(languages())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_read(lang: str) -> None:
    for key, text in catalogue(lang).items():
        assert text.strip() == text != "", key
        parse(text)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_catalogues_hold_the_same_keys_and_values(lang: str) -> None:
    assert catalogue(lang).keys() == catalogue("en").keys()
    assert {key: values_of(lang, key) for key in catalogue(lang)} == {
        key: values_of("en", key) for key in catalogue("en")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_kept_in_order(lang: str) -> None:
    text = (FOLDER / f"{lang}.json").read_text("utf-8")
    in_order = dict(sorted(json.loads(text).items()))
    assert text == json.dumps(in_order, ensure_ascii=False, indent=2) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_holds_markup(lang: str) -> None:
    assert [
        key for key, text in catalogue(lang).items() if re.search(r"<|(?<!=)>|&\w+;", text)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    assert [key for key, text in catalogue(lang).items() if re.search(r"\w'\w", text)] == []


def test_french_signs_stand_after_their_spaces() -> None:
    wrong = re.compile(r"[^\u00a0]:(?!\w)|[^\u202f][;!?](?!\w)|«[^\u00a0]|[^\u00a0]»")
    assert [key for key, text in catalogue("fr").items() if wrong.search(text)] == []


def test_french_names_stand_where_a_vowel_changes_nothing() -> None:
    elided = re.compile(r"\b(de|que|le|la|je|se|ne)\s\{(name|leader)\b")
    assert [key for key, text in catalogue("fr").items() if elided.search(text)] == []


@pytest.mark.parametrize("key", sorted(reason_keys() - ABOUT_A_CARD))
def test_every_reason_is_told_to_both_persons(key: str) -> None:
    for lang in LANGUAGES:
        assert {f"reason.{key}.you", f"reason.{key}.other"} <= catalogue(lang).keys()
        assert "name" in names(catalogue(lang)[f"reason.{key}.other"])


@pytest.mark.parametrize("key", sorted(ABOUT_A_CARD))
def test_what_concerns_a_card_or_a_deal_is_told_to_everybody_alike(key: str) -> None:
    for lang in LANGUAGES:
        assert f"reason.{key}" in catalogue(lang)


@pytest.mark.parametrize("cite", sorted(set(cites())))
def test_every_statement_that_the_core_cites_has_its_sentence(cite: str) -> None:
    sentences = {statement(cite, lang) for lang in LANGUAGES}
    assert len(sentences - {""}) == len(LANGUAGES)


RULES = {"rule", "number", "option", "variant"}
STATEMENTS = Path(__file__).parents[1] / "coverage" / "statements"


def test_every_rule_number_option_and_variant_of_the_texts_has_its_sentence() -> None:
    files = [tomllib.loads(path.read_text("utf-8")) for path in STATEMENTS.glob("*.toml")]
    told = {cite for listed in files for cite, one in listed.items() if one["kind"] in RULES}
    assert len(told) > 150
    assert {cite for cite in told if any(not statement(cite, lang) for lang in LANGUAGES)} == set()


@pytest.mark.parametrize("key", games())
def test_games_variants_options_and_rounds_have_their_names_and_what_they_are_about(
    key: str,
) -> None:
    this = game(key)
    named = {f"game.{key}"}
    named |= {f"variant.{variant.key}" for variant in this.variants}
    named |= {f"option.{option.key}" for option in this.options}
    named |= {f"round.{kind.key}" for kind in rules(key).kinds}
    wanted = named | {f"{name}.about" for name in named}
    assert all(wanted <= catalogue(lang).keys() for lang in LANGUAGES)


def test_no_variant_option_or_round_is_named_that_no_game_has() -> None:
    kept = {key.removesuffix(".about") for key in catalogue("en")}
    named = {key for key in kept if key.partition(".")[0] in ("game", "variant", "option", "round")}
    known = {f"game.{key}" for key in games()}
    for one in map(game, games()):
        known |= {f"variant.{variant.key}" for variant in one.variants}
        known |= {f"option.{option.key}" for option in one.options}
        known |= {f"round.{kind.key}" for kind in rules(one.key).kinds}
    assert named == known


@pytest.mark.cites("C-LS-05")
def test_what_a_table_is_warned_of_has_its_sentence() -> None:
    (warned,) = rules("letzter_stich", value=10).warnings
    assert all(f"warning.{warned}" in catalogue(lang) for lang in LANGUAGES)


CLASHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fan_tan", {"variants": ("forehand_opens", "heart_seven_opens")}),
    ("femkort", {"variants": ("best_of_three_pots",), "pots_to_win": 2}),
    ("letzter_stich", {"variants": ("clean_24",)}),
)


@pytest.mark.parametrize(("key", "chosen"), CLASHES, ids=lambda one: str(one)[:20])
def test_choices_that_clash_are_refused_in_a_sentence_of_their_own(
    key: str, chosen: dict[str, Any]
) -> None:
    with pytest.raises(errors.RulesError) as refusal:
        rules(key, **chosen)
    error = refusal.value
    assert error.key == "contradiction"
    for said in (str(error), *(complaint(error, lang) for lang in LANGUAGES)):
        assert error.data["one"] in said
        assert error.data["other"] in said
    plain = errors.RulesError("contradiction", one="a", other="b", why="")
    assert len(complaint(error, "fr")) > len(complaint(plain, "fr"))


def test_a_round_that_does_not_exist_is_refused_in_the_readers_language() -> None:
    femkamp = rules("femkamp")
    calls: tuple[Callable[[], object], ...] = (
        lambda: femkamp.round(5),
        lambda: femkamp.with_rounds(("trump", "grands")),
        lambda: femkamp.with_rounds("pass"),
        lambda: femkamp.with_rounds(()),
        lambda: rules("femkort").with_rounds(("femkort",)),
        lambda: game("skat"),
        lambda: rules("femkamp", variants=("trump",)),
        lambda: rules("femkamp", ante=1),
        lambda: rules("femkamp", players=6),
    )
    for call in calls:
        with pytest.raises(errors.RulesError) as refusal:
            call()
        said = {str(refusal.value), *(complaint(refusal.value, lang) for lang in LANGUAGES)}
        assert len(said) == len(LANGUAGES) + 1, refusal.value.key


def test_errors_use_the_values_that_errors_have() -> None:
    for key in catalogue("en"):
        if key.startswith("error."):
            data = set(re.findall(r"\{(\w+)", SENTENCES[key.removeprefix("error.")]))
            assert values_of("en", key) <= data, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_said_in_every_language(lang: str) -> None:
    told_by_their_reason = {"illegal"}
    said = {key.removeprefix("error.") for key in catalogue(lang) if key.startswith("error.")}
    assert SENTENCES.keys() - told_by_their_reason - said == set()


def test_every_key_that_the_page_names_is_there() -> None:
    named = re.compile(r"[\"'`]((?:ui|say|draw|reason|error|seat)\.[\w.]*)([\"'`$])")
    missing = []
    sources = sorted((FOLDER.parent / "frontend" / "src").rglob("*.ts*"))
    for path in (path for path in sources if ".test." not in path.name):
        for key, end in named.findall(path.read_text("utf-8")):
            family = end == "$" and any(known.startswith(key) for known in catalogue("en"))
            if not family and key not in catalogue("en"):
                missing.append((path.name, key))
    assert missing == []


def test_a_language_without_catalogue_is_answered_in_english() -> None:
    assert translate("suit.S", "xx") == translate("suit.S", "en")


def test_a_dialect_is_answered_in_its_language() -> None:
    assert translate("suit.S", "fr-CA") == translate("suit.S", "fr")


def test_a_message_missing_in_a_language_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(catalogue("fr"), "suit.S")
    assert translate("suit.S", "fr") == translate("suit.S", "en")


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(MessageError, match=r"suit\.Z"):
        translate("suit.Z")


def test_every_fault_of_a_record_has_its_sentence() -> None:
    for lang in languages():
        for key in KEYS:
            assert translate(f"fault.{key}", lang)

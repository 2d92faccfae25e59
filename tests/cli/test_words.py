"""What the command line says of itself, in every language."""

import argparse
import re

import pytest

from femkort_widgets.i18n import languages, translate
from tests.cli.conftest import Run


@pytest.mark.parametrize("words", [[], ["check"], ["deal"], ["show", "a.ttn", "--lang", "xx"]])
def test_a_command_line_that_cannot_be_understood_is_refused(run: Run, words: list[str]) -> None:
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert "usage: femkort" in err


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("words", "key", "holes"),
    [
        ("show a.ttn --nope", "unknown", {"given": "--nope"}),
        ("show a.ttn --at 1 --html", "not_with", {"given": "--at"}),
        ("show a.ttn --html=3", "no_value", {"given": "'3'"}),
        ("show a.ttn --at", "one_value", {}),
        ("show a.ttn --kind", "one_value", {}),
        ("show a.ttn --at x", "number", {"value": "'x'"}),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_in_the_language(
    run: Run, words: str, key: str, holes: dict[str, str], lang: str
) -> None:
    status, out, err = run(*words.split(), "--lang", lang)
    assert (status, out) == (2, "")
    assert err.startswith(translate("cli.words.usage", lang))
    assert err.endswith(translate(f"cli.words.{key}", lang, **holes) + "\n")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("words", "lacks"), [("show", ["file"]), ("convert", ["in", "out"])])
def test_what_a_command_still_needs_has_its_name_in_the_language(
    run: Run, words: str, lacks: list[str], lang: str
) -> None:
    given = ", ".join(translate(f"cli.words.{name}", lang) for name in lacks)
    assert translate("cli.words.required", lang, given=given) in run(words, "--lang", lang)[2]


@pytest.mark.parametrize("words", ["show --lang", "--lang de show --lang", "--lang"])
def test_a_language_that_is_not_named_is_asked_for_like_any_other_value(
    run: Run, words: str
) -> None:
    status, out, err = run(*words.split())
    assert (status, out) == (2, "")
    assert err.endswith(translate("cli.words.one_value") + "\n")


@pytest.mark.parametrize("lang", languages())
def test_a_command_that_there_is_not_is_answered_with_those_that_there_are(
    run: Run, lang: str
) -> None:
    holes = {"value": "'deal'", "choices": "'check', 'show', 'convert'"}
    assert translate("cli.words.choice", lang, **holes) in run("deal", "--lang", lang)[2]


def test_argparse_speaks_as_ever_afterwards(run: Run) -> None:
    run("check", "--lang", "de")
    assert argparse.ArgumentParser(prog="other").format_usage().startswith("usage: other")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", ["check", "show", "convert"])
def test_help_is_in_the_catalogues(run: Run, command: str, lang: str) -> None:
    status, out, _ = run(command, "--help", "--lang", lang)
    assert status == 0
    keys = command, f"{command}.more", "words.usage", "words.what", "words.options", "words.help"
    said = [translate(f"cli.{key}", lang).removesuffix(":") for key in keys]
    words = [word for sentence in said for word in re.split(r"[ -]", sentence)]
    assert [word for word in words if word not in out] == []

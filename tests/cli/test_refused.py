"""What the command says of files and links that it cannot use."""

import errno
import os
from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.i18n import languages, translate
from tests.cli.conftest import Run
from tests.cli.test_cli import FAULTY, SAMPLE


@pytest.mark.parametrize("damaged", ["#ttn=abc", "#ttn=" + "a" * 5000, "#ttn="])
def test_a_damaged_link_is_named_by_its_beginning_and_the_others_checked(
    run: Run, damaged: str
) -> None:
    status, out, err = run("check", damaged, "-", given=FAULTY.encode())
    named = damaged if len(damaged) < 60 else f"{damaged[:60]}…"
    assert status == 2
    assert "-:13:19 wrong_winner" in out
    assert err == f"{named}: {translate('error.link_cut')}\n"
    assert run("show", damaged) == (2, "", err)


def test_faults_in_a_link_are_placed_after_its_beginning(run: Run) -> None:
    link = fw.records.to_link(fw.loads(FAULTY))
    status, out, err = run("check", link)
    assert (status, err) == (1, "")
    assert out.startswith(f"{link[:60]}…:")


@pytest.mark.parametrize("name", ["none", "none.txt", "none.ttn", ""])
@pytest.mark.parametrize("lang", languages())
def test_a_file_that_is_not_there_is_missing_whatever_its_ending(
    run: Run, name: str, lang: str
) -> None:
    named = name or translate("list.title", lang, name="")
    said = translate("cli.missing", lang, path=named) + "\n"
    assert run("check", name, "--lang", lang) == (2, "", said)


@pytest.mark.parametrize("lang", languages())
def test_why_a_file_cannot_be_used_is_said_in_the_language(
    run: Run, tmp_path: Path, lang: str
) -> None:
    for key, name, words in (
        ("ENOENT", tmp_path / "none" / "x.ttn", ("convert", SAMPLE)),
        ("ENOTDIR", SAMPLE / "x.ttn", ("convert", SAMPLE)),
        ("ENOTDIR", SAMPLE / "x.ttn", ("check",)),
        ("ENAMETOOLONG", tmp_path / f"{'x' * 300}.ttn", ("convert", SAMPLE)),
        ("ENAMETOOLONG", tmp_path / f"{'x' * 300}.ttn", ("check",)),
    ):
        what = "unread" if words == ("check",) else "unwritten"
        why = translate(f"cli.why.{key}", lang)
        said = translate(f"cli.{what}", lang, path=name, why=why) + "\n"
        assert run(*words, name, "--lang", lang) == (2, "", said)


def test_a_file_that_cannot_be_written_again_stays_as_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "kept.ttn"
    target.write_text(FAULTY, "utf-8")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "replace", full)
    said = translate("cli.unwritten", path=target, why=translate("cli.why.ENOSPC")) + "\n"
    assert run("convert", SAMPLE, target) == (2, "", said)
    assert target.read_text("utf-8") == FAULTY
    assert list(tmp_path.iterdir()) == [target]

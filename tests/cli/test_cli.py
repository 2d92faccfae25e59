"""The command: what it prints, where, and with which exit status."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.i18n import languages, translate
from femkort_widgets.records import pbn
from femkort_widgets.records.faults import KEYS
from tests.cli.conftest import Run
from tests.records.kit import FIRST, text

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "notebooks" / "the_ace_that_waited.ttn"
IRREGULAR = ROOT / "tests" / "records" / "pbn" / "irregular.pbn"
FAULTY = text(FIRST.replace("=> N", "=> W"), end="*\n")


def test_a_record_without_faults_is_checked_in_silence(run: Run) -> None:
    assert run("check", SAMPLE) == (0, "", "")


def test_every_fault_is_a_line_with_its_place_and_key(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "faulty.ttn"
    path.write_text(FAULTY, "utf-8")
    status, out, err = run("check", SAMPLE, path)
    assert (status, err) == (1, "")
    found = [line.split(" ")[:2] for line in out.splitlines()]
    assert found == [[f"{path}:{f.line}:{f.column}", f.key] for f in fw.load(path).faults]
    assert f"{path}:13:19 wrong_winner " in out


@pytest.mark.parametrize("lang", languages())
def test_faults_are_told_in_the_language_that_is_asked_for(run: Run, lang: str) -> None:
    _, out, _ = run("check", "-", "--lang", lang, given=FAULTY.encode())
    assert translate("fault.wrong_winner", lang) in out
    assert run("--lang", lang, "check", "-", given=FAULTY.encode())[1] == out


def test_what_a_fault_found_cannot_disturb_a_terminal(run: Run) -> None:
    given = text("1. S: \x1bX \x07S\u202e9 *\n", head='[Lang "\x1b[2J"]\n')
    status, out, err = run("check", "-", given=given.encode())
    assert (status, err) == (1, "")
    assert re.findall(r"[\x00-\x09\x0b-\x1f\u202e]", out) == []


def test_files_that_cannot_be_read_are_named_and_the_others_checked(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "folder.ttn").mkdir()
    contents = {
        "open.ttn": b'[Game "femkort"',
        "latin.ttn": b"\xe9",
        "latin.json": b'{"\xe9": 1}',
        "cut.json": b'{"TTN": ',
        "other.json": b'{"TTN": 1}',
        "deep.json": b"[" * 100_000,
        "number.json": b"1" * 5000,
        "none.pbn": b"hello",
        "notes.txt": b"",
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    names = ["missing.ttn", "folder.ttn", *contents]
    status, out, err = run(
        "check", *(tmp_path / name for name in names), "-", given=FAULTY.encode()
    )
    assert status == 2
    assert "-:13:19 wrong_winner" in out
    assert len(err.splitlines()) == len(names)
    assert all(str(tmp_path / name) in err for name in names)
    assert "Traceback" not in err


def test_a_folder_and_a_missing_file_have_sentences_of_their_own(run: Run, tmp_path: Path) -> None:
    for key, path in (("folder", tmp_path), ("missing", tmp_path / "no.ttn")):
        said = translate(f"cli.{key}", "fr", path=path)
        assert run("show", path, "--lang", "fr") == (2, "", said + "\n")


def test_show_draws_the_end_or_the_step_that_is_asked_for(run: Run) -> None:
    shown = fw.frames(fw.load(SAMPLE))
    from femkort_widgets import drawing

    assert run("show", SAMPLE) == (0, drawing.text(shown) + "\n", "")
    assert run("show", SAMPLE, "--at", 5, "--lang", "fr")[1] == drawing.text(shown, 5, "fr") + "\n"


@pytest.mark.parametrize("at", [-1, 28])
def test_a_step_that_is_not_there_is_refused(run: Run, at: int) -> None:
    said = translate("cli.no_step", at=at, last=27)
    assert run("show", SAMPLE, f"--at={at}") == (2, "", said + "\n")


def test_a_record_with_nothing_to_show_is_refused(run: Run) -> None:
    for options in ([], ["--html"]):
        status, out, err = run("show", "-", *options, given=b'%TTN 1\n[Game "femkort"]\n')
        assert (status, out) == (2, "")
        assert translate("error.nothing_to_show") in err


def test_a_page_is_the_replay_with_the_record_in_it(run: Run, tmp_path: Path) -> None:
    given = text(FIRST, end="*\n").replace('"m"', '"<script>x</script>"')
    status, page, _ = run("show", "-", "--html", "--lang", "fr", given=given.encode())
    assert status == 0
    record = fw.loads(given)
    assert page == fw.export.html(record, lang="fr")
    assert "<script>x" not in page
    source, target = tmp_path / "in.ttn", tmp_path / "out.HTML"
    source.write_text(given, "utf-8")
    assert run("convert", source, target, "--lang", "fr") == (0, "", "")
    assert target.read_text("utf-8") == page
    assert run("convert", source, target, "--at", 2) == (0, "", "")
    assert target.read_text("utf-8") == fw.export.html(record, at=2)


def test_a_picture_shows_the_end_or_the_step_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    svg, png = tmp_path / "hand.svg", tmp_path / "hand.png"
    record = fw.load(SAMPLE)
    assert run("convert", SAMPLE, svg) == (0, "", "")
    assert svg.read_text("utf-8") == fw.export.svg(record)
    assert run("convert", SAMPLE, svg, "--at", 13, "--lang", "fr") == (0, "", "")
    assert svg.read_text("utf-8") == fw.export.svg(record, 13, lang="fr")
    assert run("convert", SAMPLE, png, "--at", 13) == (0, "", "")
    assert png.read_bytes() == fw.export.png(record, 13)
    for path in (svg, png, tmp_path / "hand.html"):
        said = translate("cli.no_step", at=28, last=27)
        assert run("convert", SAMPLE, path, "--at", 28) == (2, "", said + "\n")
    assert not (tmp_path / "hand.html").exists()


def test_a_picture_that_cannot_be_made_is_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    said = f"{SAMPLE}: {translate('error.png_missing', 'fr')}\n"
    assert run("convert", SAMPLE, tmp_path / "x.png", "--lang", "fr") == (2, "", said)
    assert list(tmp_path.iterdir()) == []


def test_a_link_is_printed_and_read_like_a_file(run: Run, tmp_path: Path) -> None:
    status, link, err = run("show", SAMPLE, "--link")
    assert (status, err) == (0, "")
    assert fw.records.from_link(link) == fw.load(SAMPLE)
    whole = f"https://example.org/hand.html{link.strip()}"
    assert run("show", whole, "--at", 5) == run("show", SAMPLE, "--at", 5)
    assert run("check", whole) == (0, "", "")
    target = tmp_path / "back.ttn"
    assert run("convert", whole, target) == (0, "", "")
    assert target.read_bytes() == SAMPLE.read_bytes()
    status, out, err = run("show", whole[:-20])
    assert (status, out) == (2, "")
    assert "Traceback" not in err


def test_conversion_to_json_and_back_gives_the_same_bytes(run: Run, tmp_path: Path) -> None:
    twin, back = tmp_path / "twin.json", tmp_path / "back.ttn"
    assert run("convert", SAMPLE, twin) == (0, "", "")
    assert json.loads(twin.read_text("utf-8")) == fw.records.to_json(fw.load(SAMPLE))
    assert run("convert", twin, back) == (0, "", "")
    assert back.read_bytes() == SAMPLE.read_bytes()
    assert run("convert", "-", "-", given=twin.read_bytes())[1] == SAMPLE.read_text("utf-8")


def test_bridge_boards_become_one_record_and_what_was_left_out_is_told(
    run: Run, tmp_path: Path
) -> None:
    boards = pbn.read_pbn(IRREGULAR.read_bytes())
    target = tmp_path / "boards.ttn"
    status, out, err = run("convert", IRREGULAR, target)
    assert (status, out) == (0, "")
    record = fw.load(target)
    assert record.matches == tuple(match for one in boards for match in one.matches)
    places = [f"{IRREGULAR}:{one.line}:{one.column} {one.key} " for one in boards.left_out]
    assert places
    assert all(map(str.startswith, err.splitlines(), places))
    assert len(err.splitlines()) == len(places)


def test_bridge_boards_are_read_as_the_kind_of_round_that_is_asked_for(
    run: Run, tmp_path: Path
) -> None:
    target = tmp_path / "boards.ttn"
    assert run("convert", IRREGULAR, target, "--kind", "trump")[0] == 0
    assert {match.game for match in fw.load(target).matches} == {"sekskamp"}


def test_a_file_without_a_board_of_that_kind_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.pbn"
    path.write_text('[Board "1"]\n[Contract "Pass"]\n', "utf-8")
    status, out, err = run("convert", path, "-")
    assert (status, out) == (2, "")
    assert translate("cli.no_board", path=path) in err


def test_nothing_is_written_where_the_ending_or_the_place_is_wrong(
    run: Run, tmp_path: Path
) -> None:
    for name in ("out.pdf", "out", "folder.ttn", "no/such/out.ttn"):
        if name == "folder.ttn":
            (tmp_path / name).mkdir()
        status, out, err = run("convert", SAMPLE, tmp_path / name)
        assert (status, out) == (2, "")
        assert str(tmp_path / name) in err
    assert [path.name for path in tmp_path.iterdir()] == ["folder.ttn"]


def test_everything_that_can_be_said_has_its_sentence() -> None:
    for lang in languages():
        assert all(translate(f"cli.left.{key}", lang) for key in pbn.KEYS)
        assert all(translate(f"fault.{key}", lang) for key in KEYS)


def test_the_module_is_the_command_and_loads_no_third_party_package() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert scripts == {"femkort": "femkort_widgets.cli:main"}
    command = [sys.executable, "-X", "importtime", "-m", "femkort_widgets", "check", str(SAMPLE)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    loaded = {line.split("|")[-1].strip() for line in done.stderr.splitlines()}
    assert "femkort_widgets.cli" in loaded
    assert not loaded & {"anywidget", "ipywidgets", "traitlets", "jsonschema"}


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "femkort_widgets", "show", str(SAMPLE), "--html"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as one:
        assert one.stdout is not None
        assert one.stderr is not None
        one.stdout.close()
        assert one.stderr.read() == b""
        assert one.wait() == 0

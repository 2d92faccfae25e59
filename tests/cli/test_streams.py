"""The command where its streams are closed or full, and where somebody stops it."""

import signal
import subprocess
import sys
from pathlib import Path
from shlex import quote

import pytest

from femkort_widgets.i18n import languages, translate

ROOT = Path(__file__).parents[2]
SAMPLE = quote(str(ROOT / "notebooks" / "the_ace_that_waited.ttn"))
COMMAND = f"{quote(sys.executable)} -m femkort_widgets"

WAITING = """import signal, sys
from femkort_widgets.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
class Slow:
    class buffer:
        def read():
            print("ready", flush=True)
            return sys.__stdin__.buffer.read()
sys.stdin = Slow
sys.exit(main(["check", "-"]))"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="closes streams by a shell")
on_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")


def shell(words: str, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        ["bash", "-c", f"{COMMAND} {words}"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        env=environment,
    )
    return done.returncode, done.stdout, done.stderr


def said(key: str, why: str, lang: str = "en") -> str:
    return translate(f"cli.{key}", lang, why=translate(f"cli.why.{why}", lang)) + "\n"


@pytest.mark.parametrize("how", ["", "--html", "--link"])
def test_a_closed_output_is_a_sentence(how: str) -> None:
    assert shell(f"show {SAMPLE} {how} >&-") == (2, "", said("no_output", "EBADF"))


@on_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("how", ["", "--html", "--link"])
def test_a_full_output_is_a_sentence(how: str, unbuffered: str) -> None:
    done = shell(f"show {SAMPLE} {how} >/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done == (2, "", said("no_output", "ENOSPC"))


@on_full
def test_help_that_cannot_be_written_is_a_sentence() -> None:
    assert shell("--help --lang de >/dev/full") == (2, "", said("no_output", "ENOSPC", "de"))


@pytest.mark.parametrize("lang", languages())
def test_a_closed_input_is_a_sentence(lang: str) -> None:
    done = shell(f"check - --lang {lang} <&-")
    assert done == (2, "", said("no_input", "EBADF", lang))


@pytest.mark.parametrize("errors", [">&-", pytest.param(">/dev/full", marks=on_full)])
@pytest.mark.parametrize("words", ["check none.ttn", "show", f"show {SAMPLE} >&-"])
def test_what_nobody_can_be_told_is_told_by_the_status(words: str, errors: str) -> None:
    assert shell(f"{words} 2{errors}")[::2] == (2, "")


def test_an_argument_that_is_no_text_is_told() -> None:
    status, out, err = shell(f"check $'--x=\\xff' {SAMPLE}")
    assert (status, out) == (2, "")
    assert err.endswith(translate("cli.words.unknown", given="--x=\\udcff") + "\n")


def test_nothing_to_say_needs_no_output() -> None:
    assert shell(f"check {SAMPLE} >&- 2>&-") == (0, "", "")


def test_a_page_that_is_read_in_part_is_no_error() -> None:
    status, out, err = shell(f"show {SAMPLE} --html | head -c 10; exit ${{PIPESTATUS[0]}}")
    assert (status, len(out), err) == (0, 10, "")


def test_a_command_that_is_stopped_while_it_reads_is_silent() -> None:
    pipe, command = subprocess.PIPE, [sys.executable, "-c", WAITING]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT) as one:
        assert one.stdout is not None
        assert one.stderr is not None
        assert one.stdout.readline() == b"ready\n"
        one.send_signal(signal.SIGINT)
        assert (one.wait(10), one.stdout.read(), one.stderr.read()) == (130, b"", b"")

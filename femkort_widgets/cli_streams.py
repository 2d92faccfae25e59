"""The standard streams of the command, which may be closed, full, or read by nobody any more."""

import os
import sys
from collections.abc import Callable
from errno import EBADF, errorcode
from io import TextIOWrapper
from signal import SIGINT
from typing import TextIO
from unicodedata import category

from .i18n import translate

_WHY = ("EACCES", "EBADF", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "EROFS")
"""Reasons of the system that the catalogues have."""


def finished(run: Callable[[], int], lang: str) -> int:
    """The exit status of the whole command, once all that it says is written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=stream.errors, newline="\n")
    try:
        status = run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        _let_go(sys.stdout)
        return 128 + SIGINT
    except BrokenPipeError:  # whoever read has read enough
        _let_go(sys.stdout)
        return 0
    except OSError as error:
        _let_go(sys.stdout)
        complain(translate("cli.no_output", lang, why=why(error, lang)))
        return 2
    finally:
        _tell("")  # whatever argparse has left to write
    return status


def put(said: str) -> None:
    """Write to the standard output. Raises OSError where that is closed or full."""
    if sys.stdout is None:
        raise _closed()
    sys.stdout.write(said)


def complain(said: str) -> None:
    """Write a line to the standard error, where there is one."""
    _tell(plain(said) + "\n")


def _tell(said: str) -> None:
    try:
        if sys.stderr is not None:
            sys.stderr.write(said)
            sys.stderr.flush()
    except OSError:
        _let_go(sys.stderr)


def given() -> bytes:
    """What stands on the standard input. Raises OSError where that is closed."""
    if sys.stdin is None:
        raise _closed()
    return sys.stdin.buffer.read()


def plain(said: str) -> str:
    """A line that cannot disturb a terminal."""
    return "".join(char if char.isprintable() or category(char) == "Zs" else "?" for char in said)


def why(error: Exception, lang: str) -> str:
    """The reason of the system, in the reader's language where the catalogues have it."""
    name = errorcode.get(getattr(error, "errno", None) or 0)
    if name in _WHY:
        return translate(f"cli.why.{name}", lang)
    return getattr(error, "strerror", None) or str(error)


def _closed() -> OSError:
    return OSError(EBADF, os.strerror(EBADF))


def _let_go(stream: TextIO | None) -> None:
    """What is left to write goes nowhere, so that nobody fails at it once more."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

"""The ``femkort`` command: checks, shows and converts records of hands.

Its sentences stand in the catalogues under ``cli``. The exit status is 0, 1 where a record has
faults, and 2 where something could not be read or written.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeVar
from unicodedata import category

from . import export
from .cli_words import speaking
from .errors import Error
from .framing import frames
from .i18n import complaint, fault, languages, translate
from .records import Record, dumps, from_json, loads, read_pbn, to_json
from .records.json_text import read_json
from .records.link import from_link, is_link, to_link
from .records.pbn_board import GAMES

_T = TypeVar("_T")

READ = (".ttn", ".json", ".pbn")
WRITTEN = (".ttn", ".json", ".html", ".svg", ".png")


class _RefusedError(Exception):
    """What cannot be done, as a sentence in the reader's language."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit status."""
    given = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    lang = _language(given)
    with speaking(lang):
        args = _parser(lang).parse_args(given)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except _RefusedError as refused:
        _complain(str(refused))
        return 2
    except BrokenPipeError:  # whoever read has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _language(given: Sequence[str]) -> str:
    """The language that is asked for, known before the help is written."""
    first = argparse.ArgumentParser(prog="femkort", add_help=False, allow_abbrev=False)
    first.add_argument("--lang", nargs="?", default="en", const="en")
    lang: str = first.parse_known_args(given)[0].lang
    return lang


def _parser(lang: str) -> argparse.ArgumentParser:
    def say(key: str, **params: object) -> str:
        return translate(f"cli.{key}", lang, **params).replace("%", "%%")

    def options(lang: str, kind: str) -> argparse.ArgumentParser:
        made = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
        made.add_argument("--lang", choices=languages(), default=lang, help=say("lang"))
        made.add_argument("--kind", choices=tuple(GAMES), default=kind, help=say("kind"))
        return made

    parser = argparse.ArgumentParser(
        prog="femkort",
        description=say("about"),
        allow_abbrev=False,
        parents=[options("en", "grand")],
    )
    common = options(argparse.SUPPRESS, argparse.SUPPRESS)
    commands = parser.add_subparsers(required=True, metavar="check | show | convert")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name,
            help=say(name),
            description=say(name),
            epilog=say(f"{name}.more"),
            parents=[common],
            allow_abbrev=False,
        )
        made.set_defaults(run=run)
        return made

    check = command("check", _check)
    check.add_argument("files", nargs="+", metavar=say("words.file"), help=say("file"))
    show = command("show", _show)
    show.add_argument("file", metavar=say("words.file"), help=say("file"))
    how = show.add_mutually_exclusive_group()
    how.add_argument("--at", type=int, metavar="N", help=say("at"))
    how.add_argument("--html", action="store_true", help=say("html"))
    how.add_argument("--link", action="store_true", help=say("link"))
    convert = command("convert", _convert)
    convert.add_argument("file", metavar=say("words.in"), help=say("file"))
    convert.add_argument("out", metavar=say("words.out"), help=say("out"))
    convert.add_argument("--at", type=int, metavar="N", help=say("at"))
    return parser


def _check(args: argparse.Namespace) -> int:
    status = 0
    for path in args.files:
        try:
            faults = _read(path, args).faults
        except _RefusedError as refused:
            _complain(str(refused))
            status = 2
            continue
        for one in faults:
            place = f"{path}:{one.line}:{one.column}"
            _say(_plain(f"{place} {one.key} {fault(one, args.lang)}"))
        status = max(status, 1 if faults else 0)
    return status


def _show(args: argparse.Namespace) -> int:
    record = _read(args.file, args)
    if args.link:
        _say(_made(args, lambda: to_link(record)))
    elif args.html:
        sys.stdout.write(_made(args, lambda: _written(record, ".html", args)).decode())
    else:
        shown = _frames(record, args)
        _say(_made(args, lambda: export.text(shown, args.at, lang=args.lang)))
    return 0


def _convert(args: argparse.Namespace) -> int:
    ending = ".ttn" if args.out == "-" else _ending(args.out, WRITTEN, "cli.not_written", args.lang)
    record = _read(args.file, args)
    made = _made(args, lambda: _written(record, ending, args))
    if args.out == "-":
        sys.stdout.write(made.decode())
        return 0
    try:
        Path(args.out).write_bytes(made)
    except (OSError, ValueError) as error:
        raise _unusable(args.out, error, "cli.unwritten", args.lang) from None
    return 0


def _written(record: Record, ending: str, args: argparse.Namespace) -> bytes:
    """A record as the kind of file that an ending means."""
    if ending == ".ttn":
        return dumps(record).encode()
    if ending == ".json":
        return (json.dumps(to_json(record), ensure_ascii=False, indent=1) + "\n").encode()
    shown = _frames(record, args)
    if ending == ".html":
        page = export.html(shown, record=dumps(record), lang=args.lang, at=args.at or 0)
        return page.encode()
    if ending == ".svg":
        return export.svg(shown, args.at, lang=args.lang).encode()
    return export.png(shown, args.at, lang=args.lang)


def _frames(record: Record, args: argparse.Namespace) -> dict[str, Any]:
    """What a record shows, where it has such a step."""
    shown = frames(record)
    last = len(shown["frames"]) - 1
    if last >= 0 and args.at is not None and not 0 <= args.at <= last:
        raise _RefusedError(translate("cli.no_step", args.lang, at=args.at, last=last))
    return shown


def _made(args: argparse.Namespace, make: Callable[[], _T]) -> _T:
    """What is made of a file, unless it cannot be."""
    try:
        return make()
    except Error as error:
        raise _about(args.file, error, args.lang) from None


def _read(path: str, args: argparse.Namespace) -> Record:
    """The record in a file or a link; whatever is wrong with it is one sentence."""
    if is_link(path):
        return _made(args, lambda: from_link(path))
    ending = "" if path == "-" else _ending(path, READ, "cli.not_read", args.lang)
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise _unusable(path, error, "cli.unread", args.lang) from None
    ending = ending or (".json" if data.lstrip().startswith(b"{") else ".ttn")
    try:
        if ending == ".json":
            return from_json(read_json(data))
        return loads(data) if ending == ".ttn" else _boards(path, data, args)
    except Error as error:
        raise _about(path, error, args.lang) from None


def _boards(path: str, data: bytes, args: argparse.Namespace) -> Record:
    """The boards of a PBN file as one record; what was left out is told."""
    boards = read_pbn(data, args.kind)
    for left in boards.left_out:
        said = translate(f"cli.left.{left.key}", args.lang)
        if left.board:
            said = translate("cli.board", args.lang, n=left.board, said=said)
        if left.what:
            found = complaint(left.cause, args.lang).rstrip(".") if left.cause else left.what
            said = translate("fault.found", args.lang, said=said, found=found)
        _complain(f"{path}:{left.line}:{left.column} {left.key} {said}")
    if not boards.records:
        raise _RefusedError(translate("cli.no_board", args.lang, path=path))
    matches = tuple(match for record in boards for match in record.matches)
    return loads(dumps(Record(matches)))


def _ending(path: str, known: Sequence[str], key: str, lang: str) -> str:
    ending = Path(path).suffix.lower()
    if ending in known:
        return ending
    if os.path.isdir(path):
        key = "cli.folder"
    raise _RefusedError(translate(key, lang, path=path, known=", ".join(known)))


def _unusable(path: str, error: Exception, key: str, lang: str) -> _RefusedError:
    if isinstance(error, IsADirectoryError):
        key = "cli.folder"
    elif isinstance(error, FileNotFoundError) and key == "cli.unread":
        key = "cli.missing"
    why = getattr(error, "strerror", None) or str(error)
    return _RefusedError(translate(key, lang, path=path, why=why))


def _about(path: str, error: Error, lang: str) -> _RefusedError:
    return _RefusedError(f"{path}: {complaint(error, lang)}")


def _plain(said: str) -> str:
    """A line that cannot disturb a terminal."""
    return "".join(char if char.isprintable() or category(char) == "Zs" else "?" for char in said)


def _say(said: str) -> None:
    sys.stdout.write(said + "\n")


def _complain(said: str) -> None:
    sys.stderr.write(_plain(said) + "\n")

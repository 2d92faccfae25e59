"""The ``femkort`` command: checks, shows and converts records of hands.

Its sentences stand in the catalogues under ``cli``. The exit status is 0, 1 where a record has
faults, and 2 where something could not be read or written.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from . import export
from .cli_streams import complain, finished, given, plain, put, why
from .cli_words import speaking
from .errors import Error
from .framing import frames
from .i18n import complaint, fault, languages, translate
from .records import Record, dumps, from_json, loads, read_pbn, to_json
from .records.json_text import read_json
from .records.link import from_link, is_link, to_link
from .records.pbn_board import GAMES
from .records.saving import save

_T = TypeVar("_T")

READ = (".ttn", ".json", ".pbn")
WRITTEN = (".ttn", ".json", ".html", ".svg", ".png")
LONGEST = 60
"""So much of a link is repeated."""


class _RefusedError(Exception):
    """What cannot be done, as a sentence in the reader's language."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    lang = _language(words)
    return finished(lambda: _done(words, lang), lang)


def _done(words: Sequence[str], lang: str) -> int:
    """The exit status of what the words of the command ask for."""
    try:
        with speaking(lang):
            args = _parser(lang).parse_args(words)
        status: int = args.run(args)
    except SystemExit as said:  # by argparse: its help, or what it does not understand
        return int(said.code or 0)
    except _RefusedError as refused:
        complain(str(refused))
        return 2
    return status


def _language(words: Sequence[str]) -> str:
    """The language that is asked for, known before the help is written."""
    first = argparse.ArgumentParser(prog="femkort", add_help=False, allow_abbrev=False)
    first.add_argument("--lang", nargs="?", default="en", const="en")
    lang: str = first.parse_known_args(words)[0].lang
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
            complain(str(refused))
            status = 2
            continue
        for one in faults:
            place = f"{_named(path, args.lang)}:{one.line}:{one.column}"
            put(plain(f"{place} {one.key} {fault(one, args.lang)}") + "\n")
        status = max(status, 1 if faults else 0)
    return status


def _show(args: argparse.Namespace) -> int:
    record = _read(args.file, args)
    if args.link:
        put(_made(args.file, args.lang, lambda: to_link(record)) + "\n")
    elif args.html:
        put(_made(args.file, args.lang, lambda: _written(record, ".html", args)).decode())
    else:
        shown = _frames(record, args)
        drawn = _made(args.file, args.lang, lambda: export.text(shown, args.at, lang=args.lang))
        put(drawn + "\n")
    return 0


def _convert(args: argparse.Namespace) -> int:
    ending = ".ttn" if args.out == "-" else _ending(args.out, WRITTEN, "cli.not_written", args.lang)
    record = _read(args.file, args)
    made = _made(args.file, args.lang, lambda: _written(record, ending, args))
    if args.out == "-":
        put(made.decode())
        return 0
    try:
        save(args.out, made)
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


def _made(path: str, lang: str, make: Callable[[], _T]) -> _T:
    """What is made of a file, unless it cannot be."""
    try:
        return make()
    except Error as error:
        raise _RefusedError(f"{_named(path, lang)}: {complaint(error, lang)}") from None


def _read(path: str, args: argparse.Namespace) -> Record:
    """The record in a file or a link; whatever is wrong with it is one sentence."""
    if is_link(path):
        return _made(path, args.lang, lambda: from_link(path))
    try:
        if path == "-":
            data = given()
            ending = ".json" if data.lstrip().startswith(b"{") else ".ttn"
        else:
            os.stat(path)
            ending = _ending(path, READ, "cli.not_read", args.lang)
            data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        key = "cli.no_input" if path == "-" else "cli.unread"
        raise _unusable(path, error, key, args.lang) from None
    if ending == ".pbn":
        return _made(path, args.lang, lambda: _boards(path, data, args))
    if ending == ".json":
        return _made(path, args.lang, lambda: from_json(read_json(data)))
    return _made(path, args.lang, lambda: loads(data))


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
        complain(f"{path}:{left.line}:{left.column} {left.key} {said}")
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
    raise _RefusedError(translate(key, lang, path=_named(path, lang), known=", ".join(known)))


def _unusable(path: str, error: Exception, key: str, lang: str) -> _RefusedError:
    if isinstance(error, IsADirectoryError):
        key = "cli.folder"
    elif isinstance(error, FileNotFoundError) and key == "cli.unread":
        key = "cli.missing"
    return _RefusedError(translate(key, lang, path=_named(path, lang), why=why(error, lang)))


def _named(path: str, lang: str) -> str:
    """A file as it is called; of a link its beginning."""
    if not path:
        return translate("list.title", lang, name="")
    return f"{path[:LONGEST]}…" if is_link(path) and len(path) > LONGEST else path

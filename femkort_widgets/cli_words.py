"""What argparse says of itself, in the language of the reader.

Its sentences are templates that it fills in with ``%``; ours stand under ``cli.words`` in the
catalogues, with the same things to fill in.
"""

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from .i18n import translate

_WORDS = {
    "usage: ": "usage",
    "positional arguments": "what",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "about",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unknown",
    "not allowed with argument %s": "not_with",
    "ignored explicit argument %r": "no_value",
    "expected one argument": "one_value",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "number",
}
_HEADINGS = ("positional arguments", "options")
"""What argparse itself puts a colon behind."""

_HOLE = re.compile(r"%(?:\((\w+)\))?[rs]")


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Within, argparse speaks this language; what it says otherwise stays English."""

    def said(template: str) -> str:
        if template not in _WORDS:
            return template
        holes = {hole[1] or "given": hole[0] for hole in _HOLE.finditer(template)}
        words = translate(f"cli.words.{_WORDS[template]}", lang, **holes)
        ending = template[len(template.rstrip()) :]
        return (words.removesuffix(":") if template in _HEADINGS else words) + ending

    module, own = vars(argparse), vars(argparse)["_"]
    module["_"] = said
    try:
        yield
    finally:
        module["_"] = own

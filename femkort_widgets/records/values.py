"""Values of tags: quotes and lists (rule 2)."""

import re
from collections.abc import Iterable, Mapping

_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_PART = re.compile(r"((?:[^;\\]++|\\.)*+)(?:;|\Z)", re.DOTALL)
_LINE_END = re.compile(r"[\r\n]+")
_PAIR = re.compile(r"((?:[^=\\]++|\\.)*+)=(.*)", re.DOTALL)


def quote(text: str) -> str:
    r"""A text as it stands between quotes; a tag's value is one line.

    >>> print(quote('say "yes" \\ no'))
    say \"yes\" \\ no
    """
    return one_line(text).replace("\\", "\\\\").replace('"', '\\"')


def one_line(text: str) -> str:
    """The text without line ends."""
    return _LINE_END.sub(" ", text)


def unquote(raw: str, escapes: str = '"\\{}') -> str:
    """What stands between quotes, read; an unknown escape is left as it is."""
    if "\\" not in raw:
        return raw
    return _ESCAPED.sub(lambda found: found[1] if found[1] in escapes else found[0], raw)


def read_list(raw: str) -> tuple[str, ...]:
    r"""The parts of a list, separated by semicolons.

    >>> read_list(r"trump; no_heading")
    ('trump', 'no_heading')
    """
    parts = (unquote(match[1].strip(), '"\\;=') for match in _PART.finditer(raw))
    return tuple(part for part in parts if part)


def read_pairs(raw: str) -> dict[str, str]:
    r"""A list of ``key=value``; a part without ``=`` is a key without a value.

    >>> read_pairs(r"S=Ada; W=Bo \; Cy")
    {'S': 'Ada', 'W': 'Bo ; Cy'}
    """
    pairs: dict[str, str] = {}
    for match in _PART.finditer(raw):
        part = match[1].strip()
        found = _PAIR.fullmatch(part)
        key, value = (found[1], found[2]) if found else (part, "")
        if key.strip():
            pairs.setdefault(_plain(key), _plain(value))
    return pairs


def write_list(parts: Iterable[str]) -> str:
    """Parts as one quoted list."""
    return "; ".join(_part(part) for part in parts)


def write_pairs(pairs: Mapping[str, str]) -> str:
    r"""Pairs as one quoted list.

    >>> print(write_pairs({"S": "Ada; the first"}))
    S=Ada\; the first
    """
    return "; ".join(f"{_part(key)}={_part(value)}" for key, value in pairs.items())


def _part(text: str) -> str:
    return quote(text).replace(";", "\\;").replace("=", "\\=")


def _plain(text: str) -> str:
    return unquote(text.strip(), '"\\;=')

"""Every key of the catalogues is used by the code, and every key that the code names is there."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import femkort_widgets
from femkort_widgets.i18n.catalogue import catalogue

PACKAGE = Path(femkort_widgets.__file__).parent
STATEMENTS = Path(__file__).parents[1] / "coverage" / "statements"
GAP = "\0"
"""Stands where a key is put together with a value."""
PUT_IN = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
BY_PREFIX = ("expected.",)
"""Families of which the code tries one after the other."""
FAMILIES = {key.partition(".")[0] for key in catalogue("en")}


@cache
def sources() -> dict[Path, str]:
    """What says something: Python and the page, without their tests."""
    found = [*PACKAGE.rglob("*.py"), *(PACKAGE / "frontend/src").rglob("*.ts*")]
    own = (path for path in found if "node_modules" not in path.parts and ".test." not in path.name)
    return {path: path.read_text("utf-8") for path in own}


def python_texts(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.JoinedStr):
            parts = (one.value if isinstance(one, ast.Constant) else GAP for one in node.values)
            yield "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def page_texts(code: str) -> Iterator[str]:
    for plain, put_together in re.findall(r'"([^"\n]*)"|`([^`]*)`', code):
        text = PUT_IN.sub(GAP, put_together) or plain
        if "$" not in text:
            yield text


@cache
def texts() -> frozenset[str]:
    """Every text in the code, a gap where something is put in."""
    read = {".py": python_texts}
    return frozenset(
        text for path, code in sources().items() for text in read.get(path.suffix, page_texts)(code)
    )


@cache
def patterns() -> list[re.Pattern[str]]:
    """The keys that are put together: those of a family, whatever is put in."""
    made = (text.split(GAP) for text in texts() if GAP in text)
    return [
        re.compile("(.+)".join(map(re.escape, parts)))
        for parts in made
        if parts[0].partition(".")[0] in FAMILIES and "." in parts[0]
    ]


def used(key: str) -> bool:
    """Is it written in the code, or put together there of words that the code has?"""
    if key in texts() or key.startswith(BY_PREFIX):
        return True
    fits = filter(None, (pattern.fullmatch(key) for pattern in patterns()))
    return any(set(re.findall(r"\w+", " ".join(fit.groups()))) <= words() for fit in fits)


@cache
def words() -> frozenset[str]:
    """Every word of the code."""
    return frozenset(re.findall(r"\w+", " ".join(sources().values())))


def test_no_key_is_left_that_nothing_says() -> None:
    plain = (key for key in catalogue("en") if not key.startswith("statement."))
    assert [key for key in plain if not used(key)] == []


def test_no_statement_is_left_that_the_texts_do_not_have() -> None:
    files = (tomllib.loads(path.read_text("utf-8")) for path in STATEMENTS.glob("*.toml"))
    known = {f"statement.{cite}" for found in files for cite in found}
    kept = {key for key in catalogue("en") if key.startswith("statement.")}
    assert kept <= known


@cache
def named() -> frozenset[str]:
    """Keys that stand in the page's code, or in Python where something is translated."""
    found = (
        called(code) if path.suffix == ".py" else page_texts(code)
        for path, code in sources().items()
    )
    return frozenset(text for one in found for text in one)


def called(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("translate", "message"):
                yield from python_texts(ast.unparse(node.args[0]))


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_every_key_that_the_code_names_is_there(family: str) -> None:
    keys = catalogue("en")
    whole = {text for text in named() if re.fullmatch(rf"{family}(\.\w+)+", text)}
    assert sorted(whole - keys.keys()) == []
    made = {text for text in texts() if re.fullmatch(rf"{family}\.[\w.{GAP}]*[\w{GAP}]", text)}
    filled = {text: re.compile(".+".join(map(re.escape, text.split(GAP)))) for text in made - whole}
    assert [
        text for text, one in filled.items() if GAP in text and not any(map(one.fullmatch, keys))
    ] == []

"""Which tests hold to which statement of the rules.

`make coverage` writes the table docs/coverage.md: every statement and ruling with the tests that
cite it, or the reason why none does. The list of statements is in tests/coverage/statements.
"""

import ast
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
STATEMENTS = ROOT / "tests/coverage/statements"
TABLE = ROOT / "docs/coverage.md"
TEXTS = ("femkort", "femkamp", "letzter_stich", "rulings")
HELD = frozenset({"rule", "number", "option", "example", "variant", "ruling"})
"""Kinds that a test must hold to."""
EXCUSED = frozenset({"fact", "structure", "term", "tip"})
"""Kinds that may do with a reason instead."""
SLOW = ("tests/browser/", "tests/notebooks/")


class Statement(NamedTuple):
    """A statement or ruling: what kind it is, what it is about, why no test cites it."""

    id: str
    kind: str
    label: str
    excuse: str = ""


class Citation(NamedTuple):
    """A test and the statements it cites."""

    path: str
    name: str
    ids: tuple[str, ...]

    @property
    def node(self) -> str:
        """The test as pytest names it, parameters left out."""
        return f"{self.path}::{self.name}"


@cache
def statements() -> dict[str, Statement]:
    """Every statement and ruling by id, in the order of the texts."""
    found: dict[str, Statement] = {}
    for text in TEXTS:
        for key, about in tomllib.loads((STATEMENTS / f"{text}.toml").read_text("utf-8")).items():
            found[key] = Statement(key, **about)
    return found


@cache
def citations() -> tuple[Citation, ...]:
    """Every test that cites something, read from the sources: nothing is imported."""
    found: list[Citation] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "mark.cites" in text:
            found += _of_file(path.relative_to(ROOT).as_posix(), ast.parse(text))
    return tuple(found)


def _of_file(path: str, tree: ast.Module) -> Iterator[Citation]:
    everywhere = _cited(_marks_of_module(tree))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            ids = tuple(dict.fromkeys((*everywhere, *_cited(node.decorator_list))))
            if ids:
                yield Citation(path, node.name, ids)


def _marks_of_module(tree: ast.Module) -> Iterator[ast.expr]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield node.value


def _cited(marks: Iterable[ast.expr]) -> tuple[str, ...]:
    calls = (call for mark in marks for call in ast.walk(mark) if isinstance(call, ast.Call))
    return tuple(
        str(ast.literal_eval(given))
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "cites"
        for given in call.args
    )


def by_statement() -> dict[str, list[Citation]]:
    """For each id the tests that cite it."""
    found: dict[str, list[Citation]] = defaultdict(list)
    for test in citations():
        for key in test.ids:
            found[key].append(test)
    return found


def table() -> str:
    """docs/coverage.md as the tests stand."""
    tests = by_statement()
    lines = [
        "# Which test holds to which statement",
        "",
        "Written by `make coverage`. The rules are numbered statements: FK of Femkort, FP of",
        "Femkamp, Sekskamp and Sjukamp, LS of Letzter Stich; C- are rulings where the rules leave",
        "something open. A test names what it holds to with `@pytest.mark.cites`.",
        "",
        *_sums(tests),
    ]
    for text in TEXTS:
        lines += ["", f"## {text.replace('_', ' ').title()}", ""]
        lines += ["| id | kind | about | tests |", "|---|---|---|---|"]
        ids = tomllib.loads((STATEMENTS / f"{text}.toml").read_text("utf-8"))
        lines += [_row(statements()[key], tests.get(key, [])) for key in ids]
    return "\n".join(lines) + "\n"


def _row(about: Statement, tests: list[Citation]) -> str:
    if not tests:
        return f"| {about.id} | {about.kind} | {about.label} | *{about.excuse or 'no test yet'}* |"
    named: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        named[test.path].append(f"`{test.name.removeprefix('test_')}`")
    cell = "<br>".join(f"[{path}](../{path}): {', '.join(named[path])}" for path in named)
    return f"| {about.id} | {about.kind} | {about.label} | {cell} |"


def _sums(tests: dict[str, list[Citation]]) -> list[str]:
    count = Counter(about.kind for about in statements().values())
    cited = Counter(about.kind for about in statements().values() if about.id in tests)
    rows = [f"| {kind} | {count[kind]} | {cited[kind]} |" for kind in sorted(count)]
    whole = f"| all | {count.total()} | {cited.total()} |"
    return ["| kind | ids | cited by a test |", "|---|---|---|", *rows, whole]


if __name__ == "__main__":
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(table(), "utf-8")
    missing = [
        about.id
        for about in statements().values()
        if about.id not in by_statement() and not about.excuse
    ]
    print(f"{TABLE.relative_to(ROOT)}: {len(by_statement())} of {len(statements())} ids cited.")
    print(f"Neither test nor excuse: {', '.join(missing)}" if missing else "Nothing is missing.")

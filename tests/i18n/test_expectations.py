"""What was expected of an argument, or in the JSON twin of a record: said in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import femkort_widgets
from femkort_widgets.i18n import expectation
from femkort_widgets.records.shape import schema

PACKAGE = Path(femkort_widgets.__file__).parent


def expectations() -> Iterator[str]:
    """Every phrase that says what an argument or a part of a JSON twin should be."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "expect":
                node = ast.keyword("expected", node.args[3])
            if isinstance(node, ast.keyword) and node.arg == "expected":
                yield from (
                    one.value
                    for one in ast.walk(node.value)
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                )
    yield from descriptions(schema())


def descriptions(this: object) -> Iterator[str]:
    if isinstance(this, list):
        this = dict(enumerate(this))
    if isinstance(this, dict):
        for key, value in this.items():
            if key == "description" and isinstance(value, str):
                yield value
            yield from descriptions(value)


def test_what_was_expected_is_said_in_every_language() -> None:
    words = {one for one in expectations() if re.match(r"an? |the |\w+: |settings|rules,", one)}
    assert len(words) > 70
    assert [one for one in words if not isinstance(expectation(one), dict)] == []

"""Every statement of the rules has its test, every test cites what exists, the table is true."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from scripts.coverage import (
    EXCUSED,
    HELD,
    ROOT,
    TABLE,
    by_statement,
    citations,
    statements,
    table,
)
from scripts.mutations import citing, mutations, needed, same
from tests.coverage.collected import VARIABLE

KINDS = {
    "fact": 12,
    "rule": 115,
    "number": 34,
    "option": 12,
    "example": 8,
    "variant": 22,
    "tip": 42,
    "term": 15,
    "structure": 3,
    "ruling": 77,
}
FAMILIES = {"FK": 83, "FP": 103, "LS": 77, "C-FK": 23, "C-FP": 26, "C-LS": 23, "C-X": 5}


def test_the_list_holds_all_263_statements_and_77_rulings():
    expected = {f"{family}-{n:02}" for family in FAMILIES for n in range(1, FAMILIES[family] + 1)}
    assert set(statements()) == expected
    assert Counter(about.kind for about in statements().values()) == KINDS
    assert {about.kind for about in statements().values()} == HELD | EXCUSED


def test_only_facts_structure_terms_and_tips_are_excused():
    excused = {about.id: about.kind for about in statements().values() if about.excuse}
    assert {key: kind for key, kind in excused.items() if kind not in EXCUSED} == {}


def test_everything_has_a_test_or_an_excuse():
    lacking = {about.id for about in statements().values() if not about.excuse}
    assert lacking - set(by_statement()) == set()


def test_no_test_cites_what_does_not_exist():
    unknown = {test.node: set(test.ids) - set(statements()) for test in citations()}
    assert {node: ids for node, ids in unknown.items() if ids} == {}


def test_the_table_shows_what_is_cited_now():
    assert TABLE.read_text("utf-8") == table(), "run make coverage"


def test_what_is_read_from_the_sources_is_what_pytest_marks(tmp_path):
    written = tmp_path / "collected.json"
    files = sorted(
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
        if "cites" in path.read_text("utf-8")
    )
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:nbval"]
    subprocess.run(
        [*command, "-p", "no:cacheprovider", "-p", "tests.coverage.collected", *files],
        cwd=ROOT,
        env={**os.environ, VARIABLE: str(written)},
        capture_output=True,
        check=True,
    )
    marked = {node: set(ids) for node, ids in json.loads(written.read_text("utf-8")).items() if ids}
    assert marked == {test.node: set(test.ids) for test in citations()}


def test_every_rule_number_option_variant_and_ruling_has_one_mutation():
    assert set(needed()) - set(mutations()) == set()
    assert set(mutations()) <= set(statements())


def test_no_two_share_a_mutation_but_those_that_say_the_same():
    own = [key for key in mutations() if key not in same()]
    changes = Counter(mutations()[key][1:] for key in own)
    twice = {change for change, times in changes.items() if times > 1}
    assert {key: mutations()[key] for key in own if mutations()[key][1:] in twice} == {}


@pytest.mark.parametrize("key", sorted(mutations()))
def test_a_mutation_can_be_applied_and_has_a_quick_test(key):
    change = mutations()[key]
    assert change.misfit() == ""
    assert (ROOT / change.file).is_relative_to(ROOT / "femkort_widgets")
    assert citing(key)

"""Inputs to begin with: every example, the texts of the tests, and matches that the core played."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import femkort_widgets as fw
from femkort_widgets.records import examples
from femkort_widgets.records.matches import Match
from tests.fuzz.targets import REFUSALS, TARGETS
from tests.records import kit
from tests.records.pbn.writer import board, dealt, played

TESTS = Path(__file__).parents[1]
LONGEST = 4_000
PLAYED = 4


@cache
def seeds() -> dict[str, tuple[bytes, ...]]:
    """The inputs for each target, shortest first."""
    texts = [*_examples(), *_quoted(), *_played()]
    messages = [one for one in _strings(_read("i18n/messages.json")) if "{" in one]
    found = {
        **dict.fromkeys(("words", "faults", "shown"), texts),
        "twin": list(_twins(texts)),
        "bridge": list(_boards()),
        "message": messages,
    }
    return {target: _sorted(each) for target, each in found.items()}


def warm() -> None:
    """Take in every seed once, so that whatever is loaded when first used has been loaded."""
    for target, given in seeds().items():
        for one in given:
            with suppress(*REFUSALS):
                TARGETS[target](one)


def _sorted(texts: list[str]) -> tuple[bytes, ...]:
    known = {text.encode("utf-8", "surrogatepass") for text in texts}
    return tuple(sorted((one for one in known if len(one) <= LONGEST), key=lambda o: (len(o), o)))


def _read(name: str) -> str:
    return (TESTS / name).read_text("utf-8")


def _examples() -> Iterator[str]:
    """The examples, and each of their rounds alone: the shorter, the more can be tried."""
    for name in examples.names():
        text = fw.dumps(examples.load(name))
        yield text
        head, *rounds = re.split(r"(?m)^(?=\[Round )", text)
        for one in rounds:
            yield head + one


def _quoted() -> Iterator[str]:
    """Every play and every whole text that stands in a test of the records."""
    for path in sorted((TESTS / "records").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                value = node.value
                if value.startswith("%TTN"):
                    yield value
                elif re.match(r"[1-9]\.", value):
                    yield kit.text(value)


def _played() -> Iterator[str]:
    """The first deals of matches of every game, with each of its variants."""
    random = Random(1)
    for key in fw.games():
        variants = [variant.key for variant in fw.game(key).variants]
        for variant in ((), *((one,) for one in variants)):
            try:
                match = Match(fw.rules(key, variants=variant), seed=random.random().hex())
            except fw.Error:
                continue
            for _ in range(random.randint(1, 60)):
                if match.position.over:
                    break
                match.play(random.choice(match.position.legal()))
            yield fw.dumps(match.record)


def _twins(texts: list[str]) -> Iterator[str]:
    for text in texts:
        try:
            yield json.dumps(fw.records.to_json(fw.loads(text)))
        except fw.Error:
            continue


def _boards() -> Iterator[str]:
    """The files of bridge boards, each board alone, and a few cards of some more."""
    for name in ("club", "irregular", "kitchen"):
        text = _read(f"records/pbn/{name}.pbn")
        yield text
        yield from text.split("\n\n")
    random = Random(2)
    for seed in range(8):
        yield board(played(dealt("pass", seed), random, 3 * seed))


def _strings(text: str) -> Iterator[str]:
    waiting = [json.loads(text)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict | list):
            waiting += one.values() if isinstance(one, dict) else one

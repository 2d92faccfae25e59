"""What ``docs/ttn.md`` shows is what is read and written."""

import json
import re
from pathlib import Path

import femkort_widgets as fw
from femkort_widgets.records.faults import KEYS
from femkort_widgets.records.model import MATCH_TAGS, RESULTS, ROUND_TAGS

PAGE = (Path(__file__).parents[2] / "docs" / "ttn.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_sample_has_no_fault_and_is_laid_out_as_the_writer_does() -> None:
    (sample,) = blocks("ttn")
    record = fw.loads(sample)
    assert record.faults == ()
    assert fw.dumps(record) == sample


def test_the_twin_is_the_beginning_of_the_sample() -> None:
    (sample,), (twin,) = blocks("ttn"), blocks("json")
    begun = fw.loads(sample.partition("2. B:")[0] + "*\n")
    assert json.loads(twin) == fw.records.to_json(begun)
    assert fw.records.from_json(json.loads(twin)) == begun


def test_every_tag_result_and_fault_is_explained() -> None:
    names = {*MATCH_TAGS, *ROUND_TAGS, *RESULTS, *KEYS}
    assert names - set(re.findall(r"`(\w+)`", PAGE)) == set()


def test_the_grammar_defines_every_word_that_it_uses() -> None:
    (grammar,) = blocks("ebnf")
    rules = re.sub(r"\(\*.*?\*\)", "", grammar)
    defined = {name.strip() for name in re.findall(r"^([a-z ]+?) *=", rules, re.MULTILINE)}
    right = re.sub(r"\"[^\"]*\"|'[^']*'", " ", re.sub(r"^[a-z ]+? *=", "", rules, flags=re.M))
    used = {name.strip() for name in re.split(r"[^a-z ]+|\n", right) if name.strip()}
    known = {"alnum", "letter", "digit", "character", "line end", "blank"}
    assert {" ".join(name.split()) for name in used} - defined == known

"""The grammar of the documentation is the one that the reader reads and the writer writes."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.notes import Comment, Stop
from femkort_widgets.records.parts import Hands
from femkort_widgets.records.play import Lead, Move, Open, Play, Unread
from tests.records.grammar import BASIC, TIGHT, Maker, grammar

SYNTAX = {"first_line", "unreadable", "malformed_command", "brace_in_comment"}


def pieces(record) -> Iterator[object]:
    """Everything in a record, however deep it stands."""
    yield from record.head
    for match in record.matches:
        yield from match.items
        for one in match.rounds:
            for item in one.items:
                yield item
                if isinstance(item, Play | Hands):
                    yield from item.items
                if isinstance(item, Hands):
                    yield from (piece for line in item.lines for piece in line.unread)


@settings(max_examples=300)
@given(st.integers(0, 10**9))
def test_the_reader_takes_whatever_the_grammar_makes_and_nothing_is_unread(seed):
    text = Maker(seed).text()
    record = fw.loads(text)
    found = list(pieces(record))
    assert [one for one in found if isinstance(one, Unread)] == []
    assert not any(one.malformed or one.nested for one in found if isinstance(one, Comment | Stop))
    assert {fault.key for fault in record.faults} & SYNTAX == set()
    written = fw.dumps(record)
    assert fw.loads(written) == record
    assert fw.dumps(fw.loads(written)) == written


def test_what_the_grammar_makes_is_rich():
    found = [type(one) for seed in range(60) for one in pieces(fw.loads(Maker(seed).text()))]
    for kind in (Comment, Stop, Lead, Move, Open):
        assert found.count(kind) > 50


def test_every_name_in_the_grammar_is_explained_and_every_rule_is_used():
    rules = grammar()

    def names(node):
        kind, *parts = node
        return {parts[0]} if kind == "rule" else {n for p in parts for n in names_of(p)}

    def names_of(part):
        return names(part) if isinstance(part, tuple) else set()

    used = set().union(*map(names, rules.values()))
    assert used - set(rules) == set(BASIC) & used
    assert set(rules) - used == {"file"}
    assert set(rules) >= TIGHT


@pytest.mark.parametrize("name", ["card", "language"])
def test_the_words_of_the_grammar_are_those_of_the_code(name):
    if name == "card":
        made = {Maker(seed).rule("card", "") for seed in range(2_000)}
        assert {str(fw.Card.parse(card)) for card in made} == made
        assert len(made) == 52
    else:
        made = {Maker(seed).rule("language", "") for seed in range(200)}
        assert made == set(fw.records.notes.LANGUAGES)

"""A record annotated by machine: what cost something is marked, and nothing else is touched."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis import annotate, chances
from femkort_widgets.errors import Error
from femkort_widgets.records import examples
from femkort_widgets.records.places import places, spot_of

TEXT = """%TTN 1
[Match  "Short hands"]
[Game   "letzter_stich"]
[Seats  "A B C D"]

[Round  "1"]
[Dealer "D"]
[Deal]
A: SA S7
B: SK D7
C: SQ C7
D: SJ H7
[Play]
1. A: S7{glyph} SK SQ SJ => B
2. B: D7 C7 H7 SA => B
[Score  "A 0 B 1 C 0 D 0"]
"""


def cards(record):
    """Every card of the main line with its position, glyphs and side lines."""
    shown = [spot_of(record, at) for at in sorted(places(record).values())]
    return [spot for spot in shown if spot.step is not None and spot.line == 0]


def side_lines(record):
    return [
        spot.step.move.card
        for spot in (spot_of(record, at) for at in places(record).values())
        if spot.step is not None and spot.line and spot.step.variation is not None
    ]


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_the_lead_that_gives_the_last_trick_away_is_marked_and_the_better_one_shown(hands):
    made = annotate(TEXT.replace("{glyph}", ""), hands=hands)
    lead = cards(made)[0]
    assert lead.step.move.glyphs == ("??",)
    assert [str(card) for card in side_lines(made)] == ["SA"]
    assert [note.lang for note in lead.step.text] == [None]
    assert "[SA]" in lead.step.text[0].text
    assert len(lead.walk.text) == 1
    assert made.faults == ()


def test_with_open_hands_the_better_line_is_shown_to_its_end():
    made = annotate(TEXT.replace("{glyph}", ""), hands="open")
    ends = [spot_of(made, at) for at in places(made).values()]
    assert any(spot.line and spot.position.over for spot in ends)


def test_a_glyph_of_the_author_is_left_alone():
    given_text = TEXT.replace("{glyph}", "!")
    assert fw.dumps(annotate(given_text, hands="open")) == given_text


def test_the_words_are_in_the_language_asked_for():
    made = annotate(TEXT.replace("{glyph}", ""), hands="open", lang="fr")
    assert {note.lang for spot in cards(made) for note in spot.step.text} == {"fr"}


@settings(max_examples=12, deadline=None)
@given(name=st.sampled_from(examples.names()), seed=st.integers(0, 9))
def test_marking_adds_no_fault_and_changes_no_card(name, seed):
    record = examples.load(name)
    made = annotate(record, worlds=3, seed=seed)
    assert {fault.key for fault in made.faults} <= {fault.key for fault in record.faults}
    assert [spot.step.move.card for spot in cards(made)] == [
        spot.step.move.card for spot in cards(record)
    ]
    text = fw.dumps(made)
    assert fw.dumps(fw.loads(text)) == text
    assert annotate(record, worlds=3, seed=seed) == made


def test_a_marked_card_is_worth_less_than_the_one_shown():
    made = annotate(TEXT.replace("{glyph}", ""), worlds=60, seed=1)
    marked = [spot for spot in cards(made) if {"?!", "?", "??"} & {*spot.step.move.glyphs}]
    assert marked
    for spot in marked:
        found = chances(spot.step.before, worlds=60, seed=1)
        assert found.best.move in side_lines(made)
        assert found.best.points - 0.1 >= next(
            chance.points for chance in found.moves if chance.move == spot.step.move.card
        )


def test_a_seat_whose_cards_are_not_known_is_not_judged():
    text = TEXT.replace("{glyph}", "").replace("B: SK D7", "B: ?2")
    assert annotate(text, hands="open") == fw.loads(text)
    assert annotate(text, worlds=20) == annotate(text, worlds=20)


def test_what_it_cannot_do_is_refused():
    with pytest.raises(Error) as refused:
        annotate(TEXT, hands="half open")
    assert refused.value.key == "choice"
    with pytest.raises(Error) as refused:
        annotate(3)
    assert refused.value.key == "wrong_type"

"""Whatever is done to a record, in whatever order, it stays a record that says nothing wrong."""

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis.strategies import choose, strategy
from femkort_widgets.core.cards import PASS, Card, Pass
from femkort_widgets.records import examples
from femkort_widgets.records.edited import Edited
from femkort_widgets.records.editing import comment, glyph, play, play_on, remove
from femkort_widgets.records.entering import deal_hand, name_players, new_round
from femkort_widgets.records.model import Record
from femkort_widgets.records.notes import LANGUAGES
from femkort_widgets.records.places import Spot, places, spot_of
from femkort_widgets.records.table import ended_early
from tests.records.strategies import prose, records
from tests.records.test_round_trip import EDITS as SLIPS
from tests.records.test_round_trip import SAMPLE

slow = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
seeds = st.integers(0, 10**9)
NAMES = examples.names()

bogus = st.sampled_from(
    (None, True, -1, 10**9, 1.5, "", "SX", "pass", "N+SA", ["SA"], {"S": 1}, "x" * 5000, "\ud800")
)


def thumb(position: fw.Position) -> Card | Pass:
    return choose(strategy("thumb"), position, Random(1))


def any_edit(record: Record, rng: Random, texts: list[str]) -> tuple[str, Callable[[], Edited]]:
    """Something that somebody could want at some frame of it."""
    at = rng.randrange(len(places(record)))
    spot = spot_of(record, at)
    position = spot.position
    move = some_move(position, rng)
    seat = rng.randrange(len(spot.labels))
    text, lang = rng.choice([*texts, "", "Well led."]), rng.choice(LANGUAGES)
    return rng.choice(
        [
            ("play", lambda: play(record, at, str(move), irregular=rng.random() < 0.3)),
            ("play", lambda: play(record, at, str(move), irregular=rng.random() < 0.3)),
            (
                "change",
                lambda: play(record, at, str(move), change=some_change(spot, rng)),
            ),
            ("bots", lambda: play_on(record, at, thumb, trick=rng.random() < 0.6)),
            ("comment", lambda: comment(record, at, text, lang=lang)),
            ("before", lambda: comment(record, at, text, lang=lang, place="before")),
            ("after", lambda: comment(record, at, text, lang=lang, place="after")),
            ("glyph", lambda: glyph(record, at, rng.choice(("!", "?", "$7", "?!", "")))),
            ("remove", lambda: remove(record, at)),
            ("deal", lambda: deal_hand(record, at, seat, some_hand(position, seat, rng))),
            ("round", lambda: new_round(record, at)),
            ("names", lambda: name_players(record, at, [text[:60] or "x"] * len(spot.labels))),
        ]
    )


def some_move(position: fw.Position, rng: Random) -> Card | Pass:
    legal = list(position.legal())
    free = [card for card in position.round.pack if card not in position.moves]
    choice: list[Card | Pass] = legal if legal and rng.random() < 0.8 else [*free, PASS]
    return rng.choice(choice)


def some_change(spot: Spot, rng: Random) -> str:
    position = spot.position
    held = [(seat, card) for seat, hand in enumerate(position.hands) for card in hand]
    if len(held) < 2:
        return "S+SA"
    (one, card), (other, more) = rng.sample(held, 2)
    left, right = spot.labels[one], spot.labels[other]
    return f"{left}-{card} {right}+{card} {right}-{more} {left}+{more}"


def some_hand(position: fw.Position, seat: int, rng: Random) -> list[str]:
    hands = position.deal.hands
    free = [card for card in position.round.pack if not any(card in hand for hand in hands)]
    known = [*hands[seat], *rng.sample(free, min(len(free), rng.randrange(3)))]
    return list(map(str, known))


def check(before: Record, done: Edited) -> None:
    """What holds after every edit."""
    after = done.record
    text = fw.dumps(after)
    again = fw.loads(text, after.source.rules)
    assert again == after
    assert fw.dumps(again) == text
    assert after is before or again.faults == after.faults
    assert not Counter(f.key for f in after.faults) - Counter(f.key for f in before.faults)
    shown = fw.frames(after)["frames"]
    assert len(shown) == len(places(after))
    assert 0 <= done.at < len(shown)
    for old, new in done.moved.items():
        was, now = spot_of(before, old), spot_of(after, new)
        assert (was.step and was.step.move.card) == (now.step and now.step.move.card)
        parent = was.parent.at
        assert parent == old or done.moved[parent] == now.parent.at


def check_asked(what: str, done: Edited, before: Record) -> None:
    if what in ("comment", "before", "after", "glyph", "deal", "names"):
        assert done.moved == {at: at for at in range(len(places(before)))}
    if what == "remove":
        assert len(done.moved) < len(places(before))
    elif what != "round":
        assert set(done.moved) == set(range(len(places(before))))


def edit(record: Record, rng: Random, texts: list[str], often: int) -> None:
    for _ in range(often):
        text = fw.dumps(record)
        what, asked = any_edit(record, rng, texts)
        try:
            done = asked()
        except fw.Error:
            assert fw.dumps(record) == text
            continue
        check(record, done)
        check_asked(what, done, record)
        record = done.record


@settings(slow, max_examples=50)
@given(records, seeds, st.lists(prose, max_size=3))
def test_edits_of_what_the_core_played_leave_a_record_without_new_faults(
    record: Record, seed: int, texts: list[str]
) -> None:
    read = fw.loads(fw.dumps(record))
    if places(read):
        edit(read, Random(seed), texts, 4)


@settings(slow, max_examples=40)
@given(st.sampled_from(NAMES), seeds)
def test_edits_of_the_examples_leave_them_without_faults(name: str, seed: int) -> None:
    edit(examples.load(name), Random(seed), [], 8)


@slow
@given(SLIPS, seeds)
def test_a_record_with_slips_is_edited_or_the_edit_refused(
    slips: list[tuple[int, int, str]], seed: int
) -> None:
    text, rng = SAMPLE, Random(seed)
    for place, cut, piece in slips:
        text = text[:place] + piece + text[place + cut :]
    try:
        record = fw.loads(text)
    except fw.RecordError:
        return
    for _ in range(3 if places(record) else 0):
        _, asked = any_edit(record, rng, ["{", "[%x"])
        with suppress(fw.Error):
            record = asked().record
            assert fw.loads(fw.dumps(record)) == record
            assert len(fw.frames(record)["frames"]) == len(places(record))


EDITS: list[Callable[..., Edited]] = [
    lambda record, at, one, other: play(record, at, one, change=other),
    lambda record, at, one, other: play(record, at, one, irregular=True),
    lambda record, at, one, other: comment(record, at, one, lang=other),
    lambda record, at, one, other: comment(record, at, one, place=other),
    lambda record, at, one, other: glyph(record, at, one),
    lambda record, at, one, other: deal_hand(record, at, one, other),
    lambda record, at, one, other: new_round(record, at, turned=one),
    lambda record, at, one, other: name_players(record, at, one),
    lambda record, at, one, other: remove(record, at),
]


@slow
@given(st.sampled_from(NAMES), st.sampled_from(EDITS), bogus | st.integers(0, 60), bogus, bogus)
def test_nonsense_is_refused_with_an_error_and_nothing_else(
    name: str, asked: Callable[..., Edited], at: Any, one: Any, other: Any
) -> None:
    record = examples.load(name)
    text = fw.dumps(record)
    try:
        done = asked(record, at, one, other)
    except fw.Error:
        pass
    else:
        check(record, done)
    assert fw.dumps(record) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_round_can_be_played_on_from_anywhere_but_from_its_end(name: str) -> None:
    record = examples.load(name)
    frames = list(places(record).values())
    for at in frames[:: max(1, len(frames) // 4)]:
        spot = spot_of(record, at)
        if not any(spot.position.unknown):
            again = ended_early(spot.round) and not spot.walk.steps
            ended = spot.position.over or again
            with pytest.raises(fw.Error) if ended else nullcontext():
                check(record, play_on(record, at, thumb))

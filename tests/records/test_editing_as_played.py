"""What is edited is written as the writer of a played match writes it."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records.editing import play, play_on, remove
from femkort_widgets.records.matches import Match
from femkort_widgets.records.places import places, spot_of


def test_sums_of_later_rounds_follow_and_nothing_else_of_them_changes() -> None:
    record = fw.loads(fw.dumps(played(fw.rules("femkamp"), 3, rounds=3).record))
    cut = remove(record, 30)
    done = play_on(cut.record, cut.at, lambda position: position.legal()[-1])
    assert done.record.faults == ()
    was, now = (one.matches[0].rounds for one in (record, done.record))
    assert now[0].total != was[0].total
    for old, new in zip(was[1:], now[1:], strict=True):
        assert new.total != old.total
        others = [[item for item in one.items if item != one.tag("Total")] for one in (old, new)]
        assert others[0] == others[1]


def played(
    rules: fw.core.rules.Rules, seed: int, *, rounds: int = 1, irregular: bool = False
) -> Match:
    """A match played by chance."""
    rng, match = Random(seed), Match(rules, seed=seed, dealer=seed % rules.players)
    while True:
        while not match.position.over:
            at = match.position.to_play
            assert at is not None
            legal = list(match.position.legal())
            held = match.position.hands[at]
            wild = irregular and held and rng.random() < 0.1
            match.play(rng.choice([*held] if wild else legal), irregular=True)
        if match.over or len(match.state.hands) == rounds:
            return match
        match.next_deal()


@st.composite
def agreed(draw: st.DrawFn) -> fw.core.rules.Rules:
    game = fw.game(draw(st.sampled_from(fw.games())))
    players = draw(st.integers(*game.players))
    keys = [variant.key for variant in game.variants]
    variants = draw(st.lists(st.sampled_from(keys), unique=True, max_size=3))
    try:
        return fw.rules(game.key, players=players, variants=variants)
    except fw.Error:
        return fw.rules(game.key, players=players)


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(agreed(), st.integers(0, 10**6), st.integers(1, 3), st.booleans(), st.integers(0, 10**6))
def test_a_round_cut_anywhere_and_played_again_is_written_as_the_match_wrote_it(
    rules: fw.core.rules.Rules, seed: int, rounds: int, irregular: bool, cut: int
) -> None:
    record = fw.loads(fw.dumps(played(rules, seed, rounds=rounds, irregular=irregular).record))
    index = cut % len(record.matches[0].rounds)
    cards = [
        at
        for place, at in places(record).items()
        if place.round == index and place.item is not None
    ]
    again = cards[-1 - cut % min(14, len(cards)) :]
    moves = [spot_of(record, at).step for at in again]
    at = again[0]
    done = remove(record, at)
    assert done.record.faults == ()
    for step in moves:
        assert step is not None
        done = play(done.record, done.at, step.move.card, irregular=True)
        assert done.record.faults == ()
    assert fw.dumps(done.record) == fw.dumps(record)

"""Whole matches at random tables agree with a second reading of the rules, and it can disagree."""

from collections import Counter
from dataclasses import replace

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start
from scripts import soak as command
from tests.soak import play
from tests.soak.play import GAMES, one_match, soak
from tests.soak.referee import check_deal

MATCHES = 300


@pytest.mark.parametrize("game", GAMES)
def test_random_matches_keep_to_the_rules(game):
    counts = soak(game, "tests", 0, MATCHES)
    assert counts["matches"] == MATCHES
    assert min(counts[kind] for kind in ("stops", "misdeals", "irregular deals")) > 0
    assert len([key for key in counts if key[0] == "variant"]) >= 4


def traced(game, number=0, **options):
    """A regular deal of the first legal moves, and who played what."""
    table = rules(game, **options)
    position, trace = start(table, deal(table, seed=1, number=number), number=number), []
    while not position.over:
        legal = position.legal()
        trace.append((position.to_play, legal, legal[0]))
        position = position.play(legal[0])
    return position, trace


ROUNDS = [("femkort", 0), ("letzter_stich", 0), *(("sjukamp", number) for number in range(7))]


@pytest.mark.parametrize(("game", "number"), ROUNDS)
def test_a_wrong_result_a_wrong_turn_and_a_wrong_choice_are_noticed(game, number):
    position, trace = traced(game, number)
    check_deal(position, trace)
    result = position.result
    points = (*result.points[1:], result.points[0] + 1)
    for wrong in (replace(result, points=points), replace(result, void=True)):
        made = replace(position.round, score=lambda _, wrong=wrong: wrong)
        with pytest.raises(AssertionError):
            check_deal(replace(position, round=made), trace)
    seat, legal, move = trace[-1]
    for wrong in (((seat + 1) % 4, legal, move), (seat, (), move)):
        with pytest.raises(AssertionError):
            check_deal(position, [*trace[:-1], wrong])


def without_duties(game, random):
    """The rules of a game with every duty taken away: what a core that forgot them would play."""
    made = rules(game)
    for key in made.rounds:
        made = made.with_round(key, obligations=())
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_core_that_forgets_its_duties_is_noticed(game, monkeypatch):
    monkeypatch.setattr(play, "drawn_rules", without_duties)
    with pytest.raises(AssertionError):
        soak(game, "forgetful", 0, 5)


def test_the_command_counts_what_it_played_and_fails_when_something_disagrees(capsys, monkeypatch):
    assert command.main(["--matches", "3", "--game", "femkort", "--seed", "a"]) == 0
    shown = capsys.readouterr().out
    assert "3 matches" in shown
    assert "0 disagreements" in shown
    monkeypatch.setattr(play, "drawn_rules", without_duties)
    assert command.main(["--matches", "5", "--game", "femkort", "--seed", "a"]) == 1
    assert "--first" in capsys.readouterr().out


def test_equal_seeds_play_equal_matches():
    assert one_match("sjukamp", "5") == one_match("sjukamp", "5") != Counter()

"""Every question has the right answers that a second reading of the rules finds, and no others."""

import pickle
from collections import Counter

import pytest

from femkort_widgets.classroom import KINDS, Exercise, check, questions
from femkort_widgets.classroom.drawing_up import usual
from femkort_widgets.core.games import games, rules
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error, RulesError
from femkort_widgets.i18n import languages
from tests.classroom.hold import holds
from tests.classroom.kit import TABLES, position_of

COUNT = 60


def some(kind, count=COUNT, seed="tests"):
    """So many questions of a kind, shared out among the tables that have it."""
    tables = [table for table in TABLES if kind in usual(table)]
    share = -(-count // len(tables))
    return [one for table in tables for one in questions(table, kinds=kind, count=share, seed=seed)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.cites(
    "FK-31", "FK-33", "FK-36", "FK-42", "FK-46", "C-FK-02", "FP-29", "FP-55", "LS-41"
)
def test_what_is_called_right_is_right_and_nothing_else_is(kind):
    asked = some(kind)
    assert len(asked) >= COUNT
    for question in asked:
        holds(question)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_asks_the_same_and_another_seed_something_else(kind):
    table = next(table for table in TABLES if kind in usual(table))
    asked = [questions(table, kinds=kind, count=3, seed=seed) for seed in ("a", "a", "b")]
    assert asked[0] == asked[1]
    assert asked[0] != asked[2]


def test_the_questions_of_a_seed_are_the_same_on_every_machine():
    asked = questions("femkort", count=8, seed="golden")
    assert [(one.kind, one.seat, sorted(map(sorted, one.right))) for one in asked] == GOLDEN


GOLDEN = [
    ("legal", 1, [["SA"]]),
    ("reason", 0, [["heads"]]),
    ("winner", 2, [["E"]]),
    ("pot", 3, [["E", "N"]]),
    ("score", 3, [["0"]]),
    ("voids", 2, [["W"]]),
    ("best", 2, [["D7"]]),
    ("variant", 3, [["S8"]]),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.players}")
def test_in_a_question_about_cards_one_is_allowed_and_one_refused(table):
    for question in questions(table, kinds=("legal", "reason"), count=6, seed=4):
        legal = [verdict.legal for verdict in position_of(question).verdicts().values()]
        assert {*legal} == {True, False}


def test_a_reason_is_chosen_among_at_least_three_and_its_length_does_not_tell():
    for question in some("reason", 30):
        said = [question.voice().say(choice.says) for choice in question.choices]
        assert len({*said}) == len(said) >= 3
        assert all(not choice.says.verdict.reason.binds for choice in question.choices)


def test_where_the_true_one_of_several_reasons_stands_tells_nothing():
    asked = some("reason", 280, "place")
    widest = max(len(one.choices) for one in asked)
    assert_even(Counter(place(one) for one in asked if len(one.choices) == widest), widest)


@pytest.mark.parametrize("game", games())
def test_neither_a_number_nor_its_rank_among_those_offered_tells_that_it_is_right(game):
    asked = questions(game, kinds="score", count=300, seed="rank")
    for one in asked:
        assert list(one.keys) == sorted(one.keys, key=int)
    for width, several in Counter(len(one.choices) for one in asked).items():
        if several > 60:
            assert_even(Counter(place(one) for one in asked if len(one.choices) == width), width)
    ((_, often),) = Counter(one.right for one in asked).most_common(1)
    assert often < 0.6 * len(asked)


def test_the_rank_of_what_a_variant_changes_a_score_to_tells_little():
    asked = questions("femkamp", kinds="variant", count=300, seed="rank")
    ranks = Counter(place(one) for one in asked if len(one.right) == 1 and len(one.choices) == 4)
    assert ranks.total() > 60
    assert max(ranks.values()) < 0.5 * ranks.total()


def place(question):
    """Where the right choice stands."""
    ((key,),) = question.right
    return question.keys.index(key)


def assert_even(places, width):
    """Within four standard deviations of what chance gives."""
    even = places.total() / width
    most = 4 * (even * (1 - 1 / width)) ** 0.5
    assert all(abs(places[at] - even) < most for at in range(width)), places


def test_no_reason_offered_beside_the_true_one_is_true_as_well():
    checked = 0
    for question in some("reason", 60, "false"):
        position, card = position_of(question), question.task.get("card")
        (true,) = question.right[0]
        legal = question.choice(true).says.verdict.legal
        if position.round.layout:
            continue
        hand, led = position.hands[position.to_play], position.led
        follows = [one for one in hand if one.suit == led]
        beats = {str(one) for one in follows if position.beats(one, position.winning_card)}
        claims = {
            "follow_suit": bool(follows) and card[0] != led,
            "head_the_trick": bool(beats),
            "void": not follows,
            "follows": card[0] == led,
            "heads": card in beats,
            "cannot_head": not beats,
            "lead": False,
            "already_played": False,
        }
        for choice in question.choices:
            same = choice.says.verdict.legal == legal and choice.key != true
            checked += same
            assert not (same and claims.get(choice.key, False)), question.record
    assert checked > 60


def test_several_winning_cards_are_each_right():
    several = [one for one in some("best", 60) if len(one.right) > 1]
    assert several
    for question in several:
        given = Exercise("one", [question])
        for right in question.right:
            assert check(given, {"1": [*right]}).score == 1


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_of_every_kind_can_be_said(lang):
    for question in (one for kind in KINDS for one in some(kind, 12, "said")):
        voice = question.voice(lang)
        said = [voice.say(question.asks)]
        said += [voice.say(words) for one in question.choices for words in (one.says, one.feedback)]
        assert all(said)
        assert all(
            voice.rules_behind(one.feedback) or not one.feedback.cites for one in question.choices
        )


def test_only_cards_that_the_seat_may_see_are_in_a_question():
    for kind in set(KINDS) - {"best"}:
        for question in some(kind, 14):
            deal, position = question.position.deal, question.position
            for seat, hand in enumerate(deal.hands):
                assert seat == question.seat or {*hand} <= {*position.moves}
            assert "Seed" not in question.record


def test_difficulty_can_be_asked_for():
    asked = questions("femkort", kinds="best", count=4, seed=1, difficulty=4)
    assert {one.difficulty for one in asked} == {4}


def test_a_rule_of_the_house_is_asked_about_in_its_own_words():
    low = Obligation(
        "nine_or_lower",
        lambda position, seat, card: card.rank < 10,
        says={"en": "Low cards first."},
    )
    plain = rules("letzter_stich")
    house = plain.with_round("letzter_stich", obligations=(low, *plain.round(0).obligations))
    assert {"voids", "best", "variant"}.isdisjoint(usual(house))
    asked = questions(house, kinds="legal", count=20, seed=2)
    said = {one.voice().say(choice.feedback) for one in asked for choice in one.choices}
    assert any("Low cards first." in line for line in said)


def test_questions_can_be_sent_to_another_process():
    asked = questions("femkort", count=8, seed=1)
    assert pickle.loads(pickle.dumps(asked)) == asked


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"kinds": "legals"}, "choice"),
        ({"kinds": ()}, "choice"),
        ({"count": 0}, "choice"),
        ({"count": True}, "choice"),
        ({"difficulty": 6}, "choice"),
        ({"seed": None}, "no_seed"),
        ({"kinds": "pot"}, "classroom.none_found"),
    ],
    ids=str,
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(settings, key):
    with pytest.raises(Error) as refusal:
        questions("fan_tan", **settings)
    assert refusal.value.key == key


def test_a_game_that_does_not_exist_is_refused():
    with pytest.raises(RulesError):
        questions("skat")

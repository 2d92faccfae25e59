"""Table and the sitting behind it: what the page may ask, what it is told, what stays in Python."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis.strategies import STRATEGIES
from femkort_widgets.records.matches import Match
from femkort_widgets.widgets.seating import seated
from femkort_widgets.widgets.sitting import Sitting
from tests.widgets.leaks import cards_in, hidden, told


class Heard(list[Any]):
    """What the widget sends to the page besides its traits."""


@pytest.fixture
def table():
    return opened(seed=5)


def opened(**given):
    table = fw.Table(given.pop("rules", "femkort"), **given)
    table.heard = Heard()
    table.send = lambda content, buffers=None: table.heard.append(content)
    return table


def ask(table, do, **more):
    table._hear(table, {"do": do, "turn": table.state["turn"], **more}, [])


def now(table):
    return table.frames["frames"][-1]


def hand(table):
    frame = now(table)
    reasons = table.frames["reasons"]
    judged = (reasons[index]["legal"] for index in frame["verdicts"][0])
    return dict(zip(frame["hands"][0], judged, strict=True))


def play_on(table, choose=min):
    ask(table, "play", card=choose(card for card, legal in hand(table).items() if legal))


def finish(table):
    while not now(table)["over"]:
        play_on(table)


def test_a_legal_card_is_played_and_the_bots_answer(table):
    before = table.state["turn"]
    card = min(card for card, legal in hand(table).items() if legal)
    ask(table, "play", card=card)
    assert not table.heard
    assert table.state["turn"] > before
    assert card in [frame["played"] and frame["played"]["card"] for frame in table.frames["frames"]]
    assert now(table)["to_play"] == 0 or now(table)["over"]


def test_a_refused_card_changes_nothing_and_its_reason_is_sent(table):
    card = next(card for card, legal in hand(table).items() if not legal)
    frames, state = table.frames, table.state
    ask(table, "play", card=card)
    (answer,) = table.heard
    assert answer["refused"]["card"] == card
    assert answer["refused"]["reason"]["key"] == "follow_suit"
    assert answer["refused"]["reason"]["cites"] == ["FK-31", "FK-32"]
    assert (table.frames, table.state) == (frames, state)
    assert table.tries == [
        {"match": 1, "turn": state["turn"], "seat": 0, "card": card, "reason": "follow_suit"}
    ]


def test_a_stale_click_is_answered_and_ignored(table):
    table._hear(table, {"do": "play", "card": "H4", "turn": 99}, [])
    assert table.heard[0]["error"]["key"] == "stale"
    assert sorted(now(table)["hands"][0]) == ["CJ", "D2", "D9", "H4", "HJ"]


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "play",
        {},
        {"do": "play"},
        {"do": "play", "card": "XX", "turn": 1},
        {"do": "play", "card": ["SA"], "turn": 1},
        {"do": "__init__", "turn": 1},
        {"do": "match", "turn": 1},
        {"do": ["play"], "turn": 1},
        {"do": "next_deal", "turn": 1},
        {"do": "undo", "turn": 1},
        {"do": "redo", "turn": 1},
        {"do": "ask_redeal", "turn": 1},
        {"do": "answer_redeal", "agree": True, "turn": 1},
        {"do": "tried", "card": "<b>", "turn": 1},
    ],
)
def test_an_odd_wish_is_answered_and_changes_nothing(table, message):
    frames, state = table.frames, table.state
    table._hear(table, message, [])
    assert next(iter(table.heard[0])) in ("error", "refused")
    assert (table.frames, table.state) == (frames, state)


def test_undo_goes_back_to_my_last_decision_and_redo_forward(table):
    start = table.frames
    play_on(table)
    first = table.frames
    play_on(table)
    second = table.frames
    ask(table, "undo")
    assert table.frames == first
    ask(table, "undo")
    assert table.frames == start
    assert not table.state["can"]["undo"]
    ask(table, "redo")
    ask(table, "redo")
    assert table.frames == second
    ask(table, "undo")
    play_on(table, max)
    assert not table.state["can"]["redo"]


def test_bots_play_the_same_after_undo(table):
    play_on(table)
    first = table.frames
    ask(table, "undo")
    play_on(table)
    assert table.frames == first


def test_a_match_is_played_to_its_end_and_a_new_game_begins(table):
    while not table.state["match"]["over"]:
        finish(table)
        if not table.state["match"]["over"]:
            assert table.state["can"]["next_deal"]
            ask(table, "next_deal")
    assert table.state["match"]["winners"]
    assert max(table.state["match"]["points"]) == 3
    assert not table.state["can"]["next_deal"]
    ask(table, "new_game")
    assert table.state["match"]["points"] == [0, 0, 0, 0]
    assert not table.state["can"]["undo"]


def test_undo_takes_back_a_paid_pot(table):
    finish(table)
    assert table.state["match"]["pot"] == 0
    ask(table, "undo")
    assert table.state["match"]["pot"] == 4
    assert table.state["match"]["chips"] == [-1, -1, -1, -1]


def test_the_record_of_the_match_reads_without_faults_and_is_not_a_trait(table):
    finish(table)
    ask(table, "next_deal")
    play_on(table)
    record = fw.loads(table.record)
    assert record.faults == ()
    assert len(record.matches[0].rounds) == 2
    assert "record" not in table.traits()


def test_a_given_deal_is_the_first_hand():
    deal = fw.Deal(("SA S5 H7 D9 C2", "S2 SK H3 H4 C9", "S3 D2 D3 D4 CA"), dealer=2)
    table = opened(rules=fw.rules("femkort", players=3), deal=deal, seed=1)
    assert table.match.position.deal == deal
    assert table.match.dealer == 2
    assert now(table)["to_play"] == 0


def test_the_same_seed_gives_the_same_game():
    games = [opened(seed="class 7b") for _ in range(2)]
    for table in games:
        finish(table)
    assert games[0].frames == games[1].frames


def test_a_game_of_bots_alone_plays_itself():
    table = opened(seat=None, seed=4)
    assert now(table)["over"]
    assert table.state["bots"] == [0, 1, 2, 3]
    assert all(frame["hands"][0] is not None for frame in table.frames["frames"])


class TestModes:
    def test_an_exam_sends_no_verdict_and_keeps_every_try(self):
        table = opened(seed=5, mode="exam")
        assert all(judged is None for judged in now(table)["verdicts"])
        ask(table, "play", card="D9")
        assert table.heard[0]["refused"] == {"card": "D9", "reason": None}
        assert [(tried["card"], tried["reason"]) for tried in table.tries] == [
            ("D9", "follow_suit")
        ]
        ask(table, "play", card="HJ")
        assert not table.state["can"]["undo"]

    def test_a_free_table_takes_a_revoke_and_notes_it(self):
        table = opened(seed=5, mode="free")
        ask(table, "play", card="D9")
        assert not table.heard
        (frame,) = [f for f in table.frames["frames"] if f["played"] and f["played"]["broke"]]
        assert (frame["played"]["card"], frame["played"]["broke"]) == ("D9", ["follow_suit"])
        assert "D9^R" in table.record
        assert fw.loads(table.record).faults == ()


@pytest.mark.parametrize(
    "given",
    [
        {"rules": "whist"},
        {"seat": 9},
        {"mode": "cheat"},
        {"bots": "genius"},
        {"bots": ("thumb", "thumb")},
        {"bots": None},
        {"rules": None},
        {"deal": "SA S2"},
        {"names": "Adam"},
        {"names": ("Ada",)},
        {"colour": "red"},
        {"lang": "tlh"},
    ],
)
def test_an_argument_that_is_not_possible_is_refused(given):
    with pytest.raises(fw.Error):
        fw.Table(given.pop("rules", "femkort"), **given)


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 10**6),
    st.integers(2, 8),
    st.sets(st.sampled_from(("redeal_request", "no_heading", "trump", "contenders_only"))),
    st.integers(0, 4),
)
def test_the_widgets_whole_state_holds_no_card_the_seat_cannot_see(seed, players, variants, cut):
    rules = fw.rules("femkort", players=players, variants=tuple(variants))
    table = opened(rules=rules, seed=f"seed {seed}")
    choice = random.Random(seed)
    for _ in range(cut):
        if now(table)["over"] or table.state["can"]["answer_redeal"]:
            break
        play_on(table, lambda legal: choice.choice(sorted(legal)))
    position = table.match.position
    text = told(table)
    assert not cards_in(text) & hidden(position, (0,))
    assert f"seed {seed}" not in text


@given(st.integers(0, 10**6), st.integers(3, 6))
def test_a_sitting_never_stops_at_a_bots_turn(seed, players):
    match = Match(fw.rules("femkort", players=players), seed=seed)
    sitting = Sitting(match, (1,), seated("random", players, (1,)))
    while not match.position.over:
        assert match.position.to_play == 1
        sitting.play(str(match.position.legal()[0]))
    assert set(sitting.bots) == set(range(players)) - {1}
    assert set(STRATEGIES) >= {"random", "thumb"}

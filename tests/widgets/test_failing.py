"""What goes wrong at a table: unknown cards, duties and bots of one's own that fail."""

from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.strategies import STRATEGIES, Strategy, choose, strategy
from femkort_widgets.core.games import game as game_of
from femkort_widgets.core.rules import Rules
from femkort_widgets.errors import Error
from femkort_widgets.records.faults import Fault
from femkort_widgets.widgets.seating import seated
from femkort_widgets.widgets.sitting import Sitting
from femkort_widgets.widgets.telling import told, told_in_short
from tests.widgets.test_table import ask, hand, now, opened

HIDDEN = ("SA S5 H7 D9 C2", "?5", "?5", "?5")


def own_bot(move: Any) -> Strategy:
    return Strategy("own", move=move)


class Duty:
    """A duty that fails from when it is told to."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def __call__(self, position: object, seat: int, move: object) -> bool:
        if self.fails:
            raise ZeroDivisionError("no such trick")
        return True

    def rules(self) -> Rules:
        plain = fw.rules("femkort")
        own = plain.round(0).obligations
        return plain.with_round("femkort", obligations=(*own, fw.Obligation("own", self)))


@pytest.mark.parametrize("hands", [HIDDEN, ("SA ?4", *HIDDEN[1:]), ("SA S5 H7 D9 ?1", "S2 ?4")])
def test_a_table_is_not_opened_with_cards_that_nobody_knows(hands):
    rules = fw.rules("femkort", players=len(hands))
    for seat in (0, 1, None):
        with pytest.raises(fw.Error) as refused:
            fw.Table(rules, seat, deal=fw.Deal(hands))
        assert refused.value.key == "unknown_hands"


@pytest.mark.parametrize("game", fw.games())
def test_a_written_match_with_hidden_hands_is_not_gone_on_with_at_a_table(game):
    match = fw.Match(fw.rules(game), seed=1)
    hidden = fw.Deal([match.position.deal.texts[0], *(f"?{n}" for n in match.position.counts[1:])])
    with pytest.raises(fw.Error) as refused:
        fw.Table(fw.Match(fw.rules(game), deals=[hidden], seed=1))
    assert refused.value.key == "unknown_hands"
    assert "1, 2, 3" in str(refused.value)


def test_a_later_deal_with_hidden_hands_is_refused_and_the_table_stays_as_it_was():
    known = fw.Deal(("SA", "S2", "H3", "D4"), dealer=3)
    match = fw.Match(fw.rules("femkort"), deals=[known, fw.Deal(HIDDEN)], seed=1)
    table = opened(rules=match)
    ask(table, "play", card="SA")
    record = table.record
    ask(table, "next_deal")
    assert table.heard.pop()["error"]["key"] == "no_choice"
    assert table.record == record
    ask(table, "undo")
    assert not table.heard
    assert now(table)["to_play"] == 0


@pytest.mark.parametrize("key", sorted(STRATEGIES))
def test_a_bot_that_holds_only_hidden_cards_says_that_it_has_no_choice(key):
    rules = fw.rules("femkort")
    position = fw.Match(rules, deals=[fw.Deal(HIDDEN)], dealer=0).position
    with pytest.raises(fw.Error) as refused:
        choose(strategy(key), position, None)
    assert (refused.value.key, refused.value.data) == ("no_choice", {"seat": 1})


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (lambda position, random: fw.Card.parse("SA"), "bot_move"),
        (lambda position, random: "pass", "bot_move"),
        (lambda position, random: None, "bot_move"),
        (lambda position, random: position.nothing, "failed"),
    ],
)
def test_a_bot_of_ones_own_that_fails_is_not_booked_to_the_person(move, key):
    table = opened(seed=5, dealer=3, bots=own_bot(move))
    turn, record = table.state["turn"], table.record
    ask(table, "play", card=next(card for card, legal in hand(table).items() if legal))
    (answer,) = table.heard
    assert (answer["error"]["key"], answer["turn"]) == (key, turn)
    assert table.tries == []
    assert (table.state["turn"], table.record) == (turn, record)
    with pytest.raises(fw.Error) as refused:
        fw.Table("femkort", None, seed=5, bots=own_bot(move))
    assert refused.value.key == key


def test_a_duty_that_fails_is_a_clear_error_when_the_table_is_opened():
    with pytest.raises(fw.Error) as refused:
        fw.Table(Duty(fails=True).rules(), seed=5)
    assert refused.value.key in ("failed", "duty_failed")
    assert "ZeroDivisionError" in str(refused.value)


@pytest.mark.parametrize("wish", ["play", "tried", "undo", "new_game", "stop"])
def test_the_page_gets_an_answer_where_a_duty_fails_and_the_table_stays_as_it_was(wish):
    duty = Duty(fails=False)
    table = opened(rules=duty.rules(), seed=5)
    ask(table, "play", card=next(card for card, legal in hand(table).items() if legal))
    before = (table.frames, table.state, table.record)
    card = next(card for card, legal in hand(table).items() if legal)
    duty.fails = True
    ask(table, wish, card=card)
    for answer in table.heard:
        assert answer["error"]["key"] in ("failed", "duty_failed")
    assert table.heard or wish in ("undo", "stop")
    duty.fails = False
    if table.heard:
        assert (table.frames, table.state, table.record) == before
        ask(table, "play", card=card)
        assert len(table.heard) == 1
        assert now(table)["ply"] > before[0]["frames"][-1]["ply"]


def test_whatever_else_goes_wrong_the_page_gets_an_answer(monkeypatch):
    table = opened(seed=5)
    monkeypatch.setattr(Sitting, "grant", lambda *given, **more: 1 / 0)
    ask(table, "play", card="H4")
    assert table.heard[0]["error"]["key"] == "failed"
    assert "ZeroDivisionError" in table.heard[0]["error"]["data"]["cause"]


@pytest.mark.parametrize("game", fw.games())
def test_a_free_table_lays_nobodys_cards_but_those_of_the_hand_at_the_screen(game):
    table = opened(rules=game, seed=2, mode="free")
    position = table.match.position
    others = [str(card) for seat in (1, 2, 3) for card in position.hands[seat]]
    gone = [str(card) for card in position.moves]
    nowhere = [card for card in map(str, position.round.pack) if card not in others + gone][:1]
    record = table.record
    for card in (*others, *(card for card in gone if card != "pass")):
        ask(table, "play", card=card)
        assert table.heard.pop()["refused"]["reason"] == {
            **table_reason("not_in_hand"),
            "cites": table_cites(position),
        }
    assert nowhere
    assert table.record == record
    assert {tried["seat"] for tried in table.tries} == {0}


def table_reason(key):
    return {"legal": False, "key": key, "params": {}, "binds": []}


def table_cites(position):
    return list(position.reason("not_in_hand").cites)


def test_at_a_free_table_a_card_of_ones_own_is_taken_out_of_turn_and_a_pass_is_not():
    match = fw.Match(fw.rules("fan_tan"), seed=2)
    sitting = Sitting(match, (0, 1, 2, 3), seated("thumb", 4, (0, 1, 2, 3)), free=True)
    sitting.look()
    sitting.play(str(match.position.legal()[0]))
    first, waiting = sitting.seat, match.position.to_play
    assert first is not None
    with pytest.raises(fw.Error):
        sitting.play(str(match.position.hands[first][0]))
    sitting.seats = (first,)
    with pytest.raises(fw.IllegalPlayError) as refused:
        sitting.play("pass")
    assert (refused.value.reason.key, refused.value.seat) == ("not_in_hand", first)
    card = match.position.hands[first][0]
    sitting.play(str(card))
    assert match.position.moves[-1] == card
    assert [note.reason.key for note in match.position.irregular][:1] == ["out_of_turn"]
    assert waiting != first


@pytest.mark.parametrize("covered", ["curtain", "not to play", "over", "asked"])
def test_nothing_is_booked_to_somebody_who_could_not_try(covered):
    if covered == "curtain":
        table = opened(seats=(0, 2), seed=4)
        assert table.state["curtain"] is not None
    elif covered == "not to play":
        table = opened(seat=None, seed=4)
    elif covered == "over":
        table = opened(seed=5)
        ask(table, "stop")
    else:
        rules = fw.rules("femkort", variants=("redeal_request",))
        table = next(
            table
            for table in (opened(rules=rules, seed=seed) for seed in range(99))
            if table.state["can"]["answer_redeal"]
        )
    position = table.match.position
    for card in ("SA", "pass", *(str(card) for held in position.hands for card in held)):
        ask(table, "tried", card=card)
        assert table.heard.pop()["error"]["key"] in ("not_now", "not_your_turn")
        ask(table, "play", card=card)
        assert table.heard.pop()["error"]["key"] in ("not_now", "not_your_turn")
    assert table.tries == []


def test_tries_tell_the_matches_at_a_table_apart():
    table = opened(seed=5, mode="exam")
    ask(table, "tried", card="D9")
    ask(table, "new_game")
    ask(table, "play", card="pass")
    assert [(tried["match"], tried["card"]) for tried in table.tries] == [(1, "D9"), (2, "pass")]


@pytest.mark.parametrize("game", fw.games())
def test_what_belongs_to_the_rules_is_sent_to_the_rules_of_that_game(game):
    options = [option.key for option in game_of(game).options]
    for name in ("players", "variants", *options):
        for rules in (game, fw.rules(game)):
            with pytest.raises(fw.Error) as refused:
                fw.Table(rules, **{name: 3})
            assert refused.value.key == "rules_argument"
            known = {"argument": name, "rules": game, "widget": "Table"}
            assert refused.value.data == known
        with pytest.raises(fw.Error) as refused:
            fw.Table(fw.Match(fw.rules(game), seed=1), **{name: 3})
        assert (refused.value.key, refused.value.data) == ("match_argument", {"argument": name})
    foreign = {option.key for key in fw.games() for option in game_of(key).options}
    for name in foreign - set(options):
        with pytest.raises(fw.Error) as refused:
            fw.Table(game, **{name: 3})
        assert refused.value.key == "widget_argument"


def test_what_stands_within_an_error_is_told_by_its_messages():
    inner = Error("no_card", text="S1")
    fault = Fault("unknown_round", line=2, column=3)
    data = told(Error("explorer.no_round", fault=fault))["data"]["fault"]
    assert (data["key"], data["data"]["said"]["key"]) == ("fault.at", "fault.unknown_round")
    data = told(Error("failed", cause=inner))["data"]
    assert data == {"cause": {"key": "error.no_card", "data": {"text": "S1"}}}
    data = told(Error("explorer.two_games", one="fan_tan", other="femkort"))["data"]
    assert [data[name]["key"] for name in ("one", "other")] == ["game.fan_tan", "game.femkort"]
    assert told_in_short(Error("no_card", text="S" * 999))["params"] == {"text": "S" * 200}

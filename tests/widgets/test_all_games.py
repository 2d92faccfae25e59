"""Tables of every game: whole matches, several people at one screen, matches gone on with."""

from random import Random

import pytest

import femkort_widgets as fw
from tests.widgets.leaks import SUITS, cards_in, hidden, opening, told
from tests.widgets.test_table import ask, now, opened


def choices(table):
    """The legal moves of whoever is at the screen, as the page sees them."""
    frame, reasons, seat = now(table), table.frames["reasons"], table.seat
    judged = zip(frame["hands"][seat], frame["verdicts"][seat], strict=True)
    legal = [card for card, index in judged if reasons[index]["legal"]]
    passing = frame.get("pass")
    return legal + ["pass"] * (passing is not None and reasons[passing]["legal"])


def sheet_of(table):
    return table.frames["rounds"][0]["sheet"]


def play_the_match(table):
    while not table.state["match"]["over"]:
        if table.state["can"]["next_deal"]:
            ask(table, "next_deal")
        if table.state["can"]["look"]:
            ask(table, "look")
        if not now(table)["over"]:
            ask(table, "play", card=choices(table)[0])
    assert not table.heard


@pytest.mark.parametrize("game", fw.games())
def test_a_whole_match_is_played_to_its_end(game):
    table = opened(rules=game, seed=4)
    play_the_match(table)
    assert table.state["match"]["winners"] == list(table.match.winners)
    assert sheet_of(table)["total"] == list(table.match.points)
    assert sheet_of(table)["decided"]["winners"] == list(table.match.winners)


def try_in_vain(table, choice):
    """Where a hand is on the screen, one of its cards that may not be played, in either way."""
    held, legal = now(table)["hands"][table.seat or 0] or [], table.match.position.legal()
    vain = [card for card in held if card not in map(str, legal)]
    if vain and legal:
        ask(table, choice.choice(("tried", "play")), card=choice.choice(vain))


def step(table, choice):
    """One thing that can be done now."""
    if table.state["can"]["look"]:
        ask(table, "look")
    elif now(table)["over"]:
        ask(table, "next_deal")
    else:
        ask(table, "play", card=str(choice.choice(table.match.position.legal())))


@pytest.mark.parametrize("game", fw.games())
@pytest.mark.parametrize("seats", [(0,), (1, 3)])
@pytest.mark.parametrize("mode", ["explain", "exam"])
def test_the_page_is_never_told_a_card_that_its_seat_cannot_see(game, seats, mode):
    table, choice, kinds = opened(rules=game, seats=seats, seed=2, mode=mode), Random(2), set()
    while not table.match.over and table.match.number < 5:
        position = table.match.position
        kinds.add(position.round.key)
        covered = table.seat is None or table.state["curtain"] is not None
        unseen = hidden(position, () if covered else (table.seat,))
        try_in_vain(table, choice)
        assert not cards_in(told(table)) & (unseen - opening(table.frames))
        table.heard.clear()
        step(table, choice)
    assert kinds == set(table.match.rules.rounds[:5])


def test_a_leak_would_be_found_wherever_it_was():
    table = opened(rules="fan_tan", seed=2)
    unseen = sorted(hidden(table.match.position, (0,)))
    drawn = {code: sign for sign, code in SUITS.items()}
    for card in unseen:
        sign = f"{drawn[card[0]]}{card[1].replace('T', '10')}"
        for place in (f'["{card}"]', f"<td>{sign}</td>", f"{sign} ", f"not {card}."):
            assert cards_in(place) == {card}
    table.heard.append({"refused": {"reason": {"binds": [unseen[0]]}}})
    assert unseen[0] in cards_in(told(table))
    table.heard.clear()
    own = {str(card) for card in table.match.position.hands[0]}
    assert own <= cards_in(repr(table))
    assert own <= cards_in(table._repr_mimebundle_()[0]["text/html"])


@pytest.mark.parametrize("game", ["femkort", "fan_tan", "femkamp"])
def test_between_two_people_at_one_screen_no_hand_is_shown(game):
    table = opened(rules=game, seats=(0, 2), seed=4)
    seen = set()
    while not now(table)["over"]:
        waiting = table.state["curtain"]
        if waiting is not None:
            assert now(table)["hands"] == [None] * 4
            ask(table, "play", card=str(table.match.position.legal()[0]))
            assert table.heard.pop()["error"]["key"] == "not_now"
            ask(table, "look")
        assert table.seat == table.match.position.to_play
        assert now(table)["hands"][table.seat] is not None
        seen.add(table.seat)
        ask(table, "play", card=choices(table)[0])
    assert seen == {0, 2}


def test_everybody_at_one_screen_plays_a_match_without_bots():
    table = opened(rules="letzter_stich", seats=(0, 1, 2, 3), seed=1)
    assert table.state["bots"] == []
    play_the_match(table)


@pytest.mark.parametrize("seats", ["02", (0, 0), (0, 9), (0, None), 2, (True,)])
def test_seats_that_are_none_are_refused(seats):
    with pytest.raises(fw.Error) as refused:
        fw.Table("femkort", seats=seats)
    assert refused.value.key in ("choice", "seat")


@pytest.mark.parametrize("game", fw.games())
def test_a_match_that_was_saved_goes_on_at_a_new_table(game):
    table = opened(rules=game, seed=4)
    for _ in range(3):
        ask(table, "play", card=choices(table)[0])
    again = opened(rules=fw.Match.resume(table.record))
    assert again.record == table.record
    assert now(again)["hands"] == now(table)["hands"]
    with pytest.raises(fw.Error) as refused:
        fw.Table(table.match, seed=3)
    assert refused.value.key == "match_argument"


def test_a_match_saved_in_its_prepared_deal_is_dealt_on_at_a_new_table():
    rules = fw.rules("femkort")
    table = opened(rules=rules, deal=fw.deal(rules, seed=4, dealer=1), seed=4)
    again = opened(rules=fw.Match.resume(table.record))
    while not now(again)["over"]:
        ask(again, "play", card=choices(again)[0])
    ask(again, "next_deal")
    assert (again.heard, again.match.number, again.match.dealer) == ([], 1, 2)
    assert fw.Match.resume(again.record).position == again.match.position


@pytest.mark.parametrize("game", fw.games())
def test_behind_the_curtain_the_match_is_not_ended(game):
    table = opened(rules=game, seats=(0, 2), seed=11)
    ask(table, "look")
    ask(table, "play", card=choices(table)[0])
    while table.state["curtain"] is None:
        ask(table, "play", card=choices(table)[0])
    assert not table.state["can"]["stop"]
    ask(table, "stop")
    assert table.heard[-1]["error"]["key"] == "not_now"
    assert now(table)["hands"] == [None] * 4


def test_a_table_whose_match_went_on_elsewhere_shows_it_after_the_next_click():
    match = fw.Match(fw.rules("femkort"), seed=4)
    table, other = opened(rules=match), opened(rules=match, seat=1)
    ask(other, "play", card=str(match.position.legal()[0]))
    ask(table, "play", card=now(table)["hands"][0][0])
    assert table.frames["frames"][-1]["ply"] == len(match.position.moves)


def test_an_exam_is_told_of_a_failing_duty_without_what_it_said():
    def tells(position, seat, move):
        if position.moves:
            raise ValueError(f"hands {position.hands}")
        return True

    plain = fw.rules("femkort")
    duties = (*plain.round(0).obligations, fw.Obligation("tells", tells))
    rules = plain.with_round("femkort", obligations=duties)
    table = opened(rules=rules, seed=4, dealer=3, mode="exam")
    ask(table, "play", card=now(table)["hands"][0][0])
    assert table.heard[-1]["error"]["data"]["cause"] == "ValueError"


def test_a_match_given_up_for_a_new_one_comes_back_by_a_step_back():
    table = opened(seed=4)
    ask(table, "play", card=choices(table)[0])
    before = table.record
    ask(table, "new_game")
    assert table.record != before
    assert table.state["can"]["undo"]
    ask(table, "play", card=choices(table)[0])
    ask(table, "undo")
    assert table.record != before
    ask(table, "undo")
    assert table.record == before
    ask(table, "undo")
    assert not table.state["can"]["undo"]
    assert not table.heard


def test_an_exam_does_not_go_back_to_a_match_given_up():
    table = opened(seed=4, mode="exam")
    ask(table, "new_game")
    assert not table.state["can"]["undo"]
    ask(table, "undo")
    assert table.heard[-1]["error"]["key"] == "not_now"


def test_a_bot_may_not_be_asked_to_take_the_screen():
    table = opened(seed=5)
    ask(table, "look")
    assert table.heard[-1]["error"]["key"] == "not_now"


@pytest.mark.parametrize("game", fw.games())
def test_a_replay_for_a_viewer_names_no_card_that_this_seat_has_not_seen(game):
    match, choice = fw.Match(fw.rules(game), seed=2), Random(2)
    for _ in range(9):
        match.play(choice.choice(match.position.legal()))
    for viewer in range(4):
        replay = fw.Replay(match.record, viewer=viewer)
        unseen = hidden(match.position, (viewer,))
        assert unseen
        assert not cards_in(told(replay)) & (unseen - opening(replay.frames))

"""Entering a hand: hands as far as they are known, the next round, names."""

from typing import Any

import pytest

import femkort_widgets as fw
from femkort_widgets.records.blank import blank
from femkort_widgets.records.editing import play
from femkort_widgets.records.entering import deal_hand, name_players, new_round
from femkort_widgets.records.model import Record, RoundRecord
from femkort_widgets.records.places import places, spot_of
from tests.records.kit import FIRST, REST, SECOND, text


def the_round(record: Record, index: int = 0) -> RoundRecord:
    return record.matches[0].rounds[index]


def hands(record: Record, index: int = 0) -> dict[str, tuple[str, int]]:
    held = the_round(record, index).hands
    assert held is not None
    return {line.seat: (" ".join(map(str, line.cards)), line.unknown) for line in held.lines}


def entered(record: Record, at: int, *cards: str) -> Record:
    for card in cards:
        done = play(record, at, card)
        record, at = done.record, done.at
    return record


@pytest.mark.parametrize("game", [g for g in fw.games() if g != "sekskamp"])
def test_a_blank_record_knows_no_card_and_has_no_fault(game: str) -> None:
    record = blank(fw.rules(game), dealer=1)
    assert fw.loads(fw.dumps(record)) == record
    assert record.faults == ()
    assert the_round(record).dealer == record.matches[0].seats[1]
    assert all(cards == "" and more for cards, more in hands(record).values())
    assert len(places(record)) == 1


def test_hands_of_a_blank_record_are_known_as_far_as_they_are_given() -> None:
    record = blank("femkort", ("Ada", "Bo"), hands=("SA S5", None))
    assert hands(record) == {"A": ("SA S5", 3), "B": ("", 5)}
    assert record.matches[0].names == {"A": "Ada", "B": "Bo"}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"dealer": 4}, "seat"),
        ({"dealer": True}, "seat"),
        ({"hands": ("SA", "SA", "", "")}, "card_twice"),
        ({"hands": ("SA", "S2")}, "hand_count"),
        ({"hands": "SA S2"}, "hands_type"),
        ({"hands": 4}, "hands_type"),
        ({"names": 4, "rules": "femkort"}, "names_text"),
        ({"names": "Ada"}, "names_text"),
        ({"names": ("Ada",)}, "names"),
        ({"turned": "H7", "rules": fw.rules("femkort", variants=("trump",))}, None),
        ({"rules": fw.rules("femkort", variants=("trump",))}, "turned_missing"),
        ({"rules": "skat"}, "no_game"),
        ({"rules": 5}, "wrong_type"),
    ],
)
def test_a_blank_record_is_of_rules_that_exist(given: dict[str, Any], key: str | None) -> None:
    given = {"rules": fw.rules("femkort"), **given}
    if key is None:
        assert blank(**given).faults == ()
        return
    with pytest.raises(fw.Error) as refused:
        blank(**given)
    assert refused.value.key == key


def test_a_whole_round_is_entered_card_by_card() -> None:
    record = blank("femkort", dealer=3)
    cards = [
        word for word in (FIRST + SECOND + REST).split() if len(word) == 2 and word[1] not in ".:>"
    ]
    record = entered(record, 0, *cards)
    assert record.faults == ()
    shown = fw.dumps(record).partition("[Play]\n")[2]
    assert shown == FIRST + SECOND + REST + '[Score  "S 0 W 0 N 4 E 0"]\n'
    assert hands(record) == dict.fromkeys("SWNE", ("", 5))


def test_a_hand_gets_to_be_known_and_keeps_its_size() -> None:
    record = blank("femkort", dealer=3)
    done = deal_hand(record, 0, 0, ["SA", "H7"])
    assert hands(done.record)["S"] == ("SA H7", 3)
    done = deal_hand(done.record, 0, 0, ["SA", "H7", "?2"])
    assert hands(done.record)["S"] == ("SA H7", 2)
    assert hands(deal_hand(done.record, 0, 0, []).record)["S"] == ("", 4)


def test_a_hand_can_be_dealt_once_cards_of_it_are_played() -> None:
    record = entered(blank("femkort", dealer=3), 0, "D5", "DT")
    done = deal_hand(record, 1, 0, ["D5", "S2"])
    assert hands(done.record)["S"] == ("S2 D5", 3)
    assert (done.at, done.record.faults) == (1, ())


@pytest.mark.parametrize(
    ("seat", "cards", "key"),
    [
        (0, ["DT"], "studio.played"),
        (1, ["DA", "S2", "S3", "S4", "S5"], "studio.played"),
        (2, ["SA", "SA"], "card_twice"),
        (2, ["SK"], "card_twice"),
        (2, ["S2", "S3", "S4", "S5", "S6", "S7"], "studio.hand_full"),
        (2, ["SX"], "no_card"),
        (2, [5], "no_card"),
        (2, "SA", "studio.hand_text"),
        (2, None, "studio.hand_text"),
        (2, ["?"] * 100, "studio.hand_text"),
        (4, [], "seat"),
        (True, [], "seat"),
        ("S", [], "seat"),
    ],
)
def test_a_hand_that_nobody_can_have_been_dealt_is_refused(seat: Any, cards: Any, key: str) -> None:
    record = entered(blank("femkort", dealer=3, hands=(None, None, None, "SK")), 0, "D5", "DT")
    with pytest.raises(fw.Error) as refused:
        deal_hand(record, 1, seat, cards)
    assert refused.value.key == key


def test_a_hand_is_refused_when_it_would_have_had_to_follow() -> None:
    record = entered(blank("femkort", dealer=3), 0, "D5", "S2")
    with pytest.raises(fw.Error) as refused:
        deal_hand(record, 0, 1, ["S2", "DA"])
    assert refused.value.key == "studio.played"


def test_a_round_without_hands_gets_them() -> None:
    given = text("1. S: D5 *\n").replace("[Deal]\n" + text("").split("[Deal]\n")[1][:-7], "")
    record = fw.loads(given)
    assert the_round(record).hands is None
    done = deal_hand(record, 0, 0, ["D5"])
    assert hands(done.record) == {"S": ("D5", 4), **dict.fromkeys("WNE", ("", 5))}


def test_the_next_round_is_dealt_by_the_next_seat_and_by_the_same_one_after_a_void_hand() -> None:
    record = fw.loads(text(FIRST + SECOND + REST))
    done = new_round(record, 4)
    one = the_round(done.record, 1)
    assert (one.value("Round"), one.dealer, one.attempt) == ("2", "S", 1)
    assert spot_of(done.record, done.at).place == (0, 1, None)
    with pytest.raises(fw.Error) as refused:
        new_round(done.record, 0)
    assert refused.value.key == "deal_running"


@pytest.mark.parametrize("game", fw.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_the_next_round_is_the_one_that_a_match_deals(game: str, seed: int) -> None:
    match = fw.Match(fw.rules(game), seed=seed)
    for _ in range(3):
        while not match.position.over:
            match.play(match.position.legal()[0])
        record = fw.loads(fw.dumps(match.record))
        if match.over:
            with pytest.raises(fw.Error) as refused:
                new_round(record, 0)
            assert refused.value.key == "match_over"
            return
        match.next_deal()
        right = match.record.matches[0].rounds[-1]
        done = new_round(record, 0, turned=right.turned)
        made = done.record.matches[0].rounds[-1]
        names = ("Round", "Kind", "Try", "Dealer", "Turned", "Result", "Pot", "Playoff")
        assert [made.value(name) for name in names] == [right.value(name) for name in names]
        assert done.record.faults == ()


def test_a_round_that_turns_a_card_wants_to_know_which() -> None:
    rules = fw.rules("femkort", variants=("trump",))
    record = play_whole(blank(rules, turned="H7", hands=None, dealer=0))
    with pytest.raises(fw.Error) as refused:
        new_round(record, 0)
    assert refused.value.key == "studio.turned"
    done = new_round(record, 0, turned="C9")
    assert str(the_round(done.record, 1).turned) == "C9"


def play_whole(record: Record) -> Record:
    """A round of unknown hands played with the first card that can be played."""
    at = 0
    while not spot_of(record, at).position.over:
        position = spot_of(record, at).position
        pack = (card for card in position.round.pack if card not in position.moves)
        for card in pack:
            try:
                done = play(record, at, card)
            except fw.Error:
                continue
            record, at = done.record, done.at
            break
    return record


def test_names_are_written_and_taken_out() -> None:
    record = fw.loads(text("1. S: D5 *\n", head='[Site   "here"]\n'))
    done = name_players(record, 1, ["Ada", "Bo; the first", "", '"Di"'])
    assert done.record.matches[0].names == {
        "S": "Ada",
        "W": "Bo; the first",
        "N": "N",
        "E": '"Di"',
    }
    assert done.record.faults == ()
    back = name_players(done.record, 1, ["", "", "", ""])
    assert back.record == record
    framed = name_players(record, 0, ["\u2068Ada\u2069", "Bo", "Cy", "Di"])
    assert framed.record.matches[0].names["S"] == "Ada"


@pytest.mark.parametrize(
    "names", [None, "Ada", ["Ada"], [1, 2, 3, 4], ["\ud800"] * 4, ["x" * 81] * 4]
)
def test_names_that_are_none_are_refused(names: Any) -> None:
    with pytest.raises(fw.Error):
        name_players(fw.loads(text("1. S: D5 *\n")), 0, names)

"""One slip in a play is one fault: a card that cannot be read, or that nobody can hold."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.ledger import accounts
from femkort_widgets.records.replayed import replayed
from femkort_widgets.records.walk import walks
from tests.records.kit import FIRST, REST, SECOND, again, faults, only, text

LINE = 13
WHOLE = FIRST + SECOND + REST
CARDS = [word for word in WHOLE.split() if len(word) == 2 and word[0] in "SHDC" and word[1] != ":"]


def whole_femkamp(seed: int, change: tuple[str, str]) -> str:
    """A match of Femkamp with one word of its text changed."""
    match = fw.Match(fw.rules("femkamp", players=3), seed=seed)
    while not match.over:
        if match.state.hand.ended:
            match.next_deal()
        match.play(match.position.legal()[0])
    written = fw.dumps(match.record)
    assert written.count(change[0]) == 1
    return written.replace(*change)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("slip", ["SX", "D11", "@@", "#", "H"])
def test_an_unreadable_card_of_a_whole_play_is_the_only_fault(card: str, slip: str) -> None:
    given = text(WHOLE.replace(f" {card}", f" {slip}"), end='[Score  "S 0 W 0 N 4 E 0"]\n')
    fault = only(given)
    assert fault.key in ("malformed_card", "unreadable")
    assert slip in again(given)
    match = fw.loads(given).matches[0]
    (walk,) = walks(match)
    assert walk.end is not None
    assert walk.end.over
    (account,) = accounts(replayed(match, None))
    assert account.score == (0, 0, 4, 0)
    assert len(walk.steps) == 20


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_nobody_can_hold_is_the_only_fault(card: str) -> None:
    given = text(WHOLE.replace(f" {card}", " C2"))
    assert only(given).key == "not_in_hand"


def test_a_card_that_is_lost_is_not_held_against_its_seat() -> None:
    """West may have played the ace or the ten; nobody can say that it now revokes."""
    play = "1. S: D5 SX DK H4 => N\n2. N: DJ *"
    hands = "S: SQ ST D8 D7 D5\nW: S5 DA DT C4 C9\nN: SA S8 HJ DK DJ\nE: SJ S6 H6 H4 CQ\n"
    given = text(play.replace("*", "H6 D7 C9 *"), hands=hands)
    assert only(given).key == "malformed_card"


def test_a_word_too_many_is_no_card() -> None:
    given = text("1. S: D5 SX DT DK H4 => N\n" + SECOND + "*")
    assert only(given).key == "malformed_card"
    walk = next(walks(fw.loads(given).matches[0]))
    assert [str(step.move) for step in walk.steps[:4]] == ["D5", "DT", "DK", "H4"]


def test_where_no_hand_is_known_the_winner_is_believed() -> None:
    hands = "S: ?5\nW: ?5\nN: ?5\nE: ?5\n"
    given = text("1. S: D5 SX DK H4 => W\n2. W: S8 SJ SQ S5 => E *", hands=hands)
    assert only(given).key == "malformed_card"
    walk = next(walks(fw.loads(given).matches[0]))
    assert walk.end is not None
    assert [trick.winner for trick in walk.end.tricks] == [1, 3]
    assert [len(trick.seats) for trick in walk.end.tricks] == [3, 4]
    assert walk.end.unknown == (3, 3, 3, 3)


@pytest.mark.cites("FP-37", "FP-63")
@pytest.mark.parametrize("slip", ["SX", "@@"])
def test_a_whole_match_with_one_unreadable_card_has_one_fault(slip: str) -> None:
    """Scores and sums of every round are compared, those of the rounds that follow too."""
    match = fw.Match(fw.rules("femkamp", players=3), seed=4)
    first = match.position
    while not first.over:
        first = first.play(first.legal()[0])
    fifth = first.tricks[4]
    line = f"5. {'ABC'[fifth.leader or 0]}: {' '.join(map(str, fifth.cards))}"
    cards = [str(card) for card in fifth.cards]
    written = whole_femkamp(4, (line, line.replace(cards[1], slip)))
    (fault,) = fw.loads(written).faults
    assert (fault.round, fault.trick) == (0, 5)


def test_an_unreadable_card_in_a_variation_spoils_nothing_else() -> None:
    play = "1. S: D5 DT (1... W: DA SX H4 => W\n        2. W: S5) DK H4 => N *"
    assert faults(text(play)) == [("malformed_card", LINE, 25)]


@pytest.mark.cites("FP-57")
def test_an_unreadable_move_of_a_lap_keeps_the_turn_and_the_laps() -> None:
    head = '%TTN 1\n[Game "fan_tan"]\n[Seats "A B C"]\n[Round "1"]\n[Dealer "A"]\n[Deal]\n'
    hands = "A: S6 S5 D9\nB: S9 D7 C8 C7\nC: S8 S7 H6 HK\n[Play]\n"
    plain = "1. B: D7 S7 S6\n2. B: C7 S8 S5\n3. B: S9 pass D9^R => A\n"
    score = '[Score "A 0 B 1 C 3"]\n'
    assert fw.loads(head + hands + plain + score).faults == ()
    for move in ("S7", "S6", "C7", "S8", "S5", "S9", "pass"):
        given = head + hands + plain.replace(move, "X9", 1) + score
        (fault,) = fw.loads(given).faults
        assert (fault.key, fault.found) == ("unreadable", "X9")

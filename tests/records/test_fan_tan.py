"""Rounds of Fan Tan, lap by lap (rule 6), with everything else that a play may hold."""

import pytest

import femkort_widgets as fw
from femkort_widgets.core.cards import PASS
from femkort_widgets.records.model import RoundRecord
from femkort_widgets.records.notes import Stop
from femkort_widgets.records.play import Move
from femkort_widgets.records.walk import walk

HEAD = '%TTN 1\n[Game   "fan_tan"]\n[Seats  "A B C"]\n\n[Round  "1"]\n[Dealer "A"]\n[Deal]\n'
HANDS = "A: S6 S5 D9\nB: S9 D7 C8 C7\nC: S8 S7 H6\n"
FIRST = "1. B: D7 S7 S6\n"


def text(play: str, hands: str = HANDS, tags: str = "") -> str:
    return HEAD.replace("[Deal]\n", f"{tags}[Deal]\n") + hands + "[Play]\n" + play


def faults(play: str, hands: str = HANDS) -> list[tuple[str, int, int]]:
    return [(fault.key, fault.line, fault.column) for fault in fw.loads(text(play, hands)).faults]


def the_round(given: str) -> RoundRecord:
    return fw.loads(given).matches[0].rounds[0]


LINE = 12  # where the first lap of such a text stands


@pytest.mark.cites("FP-55", "FP-57", "FP-58")
def test_a_line_is_one_lap_from_the_opener_on_and_the_last_is_shorter() -> None:
    play = "1. B: D7 S7 S6\n2. B: S9^R S8 S5\n3. B: C7 H6^R => C\n"
    given = text(play)
    record = fw.loads(given)
    assert record.faults == ()
    assert fw.dumps(record) == given
    tricks = the_round(given).play.tricks  # type: ignore[union-attr]
    assert [(one.number, one.leader, len(one.moves), one.winner) for one in tricks] == [
        (1, "B", 3, None),
        (2, "B", 3, None),
        (3, "B", 2, "C"),
    ]
    end = walk(record.matches[0], 0).end
    assert end is not None
    assert (end.out, end.over, end.counts) == (2, True, (1, 1, 0))


def test_passes_are_moves_of_the_record_and_of_the_walk() -> None:
    given = text("1. B: D7 PASS!^R Pass^R *\n")
    steps = walk(fw.loads(given).matches[0], 0).steps
    assert [step.move.card for step in steps[1:]] == [PASS, PASS]
    assert [step.seat for step in steps] == [1, 2, 0]
    assert steps[1].move == Move(PASS, ("!",), ("^R",))
    assert "1. B: D7 pass!^R pass^R *" in fw.dumps(fw.loads(given))


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("2. B: D7 *", ("wrong_number", LINE, 1)),
        ("1. A: D7 *", ("wrong_leader", LINE, 1)),
        (FIRST + "1. B: C7 *", ("wrong_number", LINE + 1, 1)),
        (FIRST + "2. C: C7 *", ("wrong_leader", LINE + 1, 1)),
        ("1. B: D7 S7 S6 C7 *", ("trick_full", LINE, 16)),
        ("1. B: D7 S7 => A *", ("trick_incomplete", LINE, 13)),
        ("1. B: D7 H6 *", ("revoke_not_marked", LINE, 10)),
        ("1. B: D7 pass *", ("revoke_not_marked", LINE, 10)),
        ("1. B: C7 *", ("revoke_not_marked", LINE, 7)),
        ("1. B: D7 S7^R *", ("nothing_broken", LINE, 10)),
        ("1. B: D7 C7 *", ("out_of_turn_not_marked", LINE, 10)),
        ("1. B: D7 - *", ("no_card_played", LINE, 10)),
        ("1. B: D7 DK *", ("not_in_hand", LINE, 10)),
        (FIRST + "2. B: C7$7 S8$7 S5\n3. B: S9$7 *", ("not_only_card", LINE + 2, 7)),
        ("1. B: D7 + A", ("no_claim", LINE, 10)),
        ("1. B: D7", ("missing_end", LINE, 7)),
        (FIRST + "2. B: C7 pass^R (2... C: S8) *", ("nothing_replaced", LINE + 1, 17)),
    ],
)
def test_a_fault_in_a_lap_is_found_where_it_stands(
    play: str, expected: tuple[str, int, int]
) -> None:
    assert faults(play) == [expected]


def test_a_wrong_card_says_which_duty_it_broke() -> None:
    (fault,) = fw.loads(text("1. B: D7 D9 *", "A: S6\nB: D7 C7\nC: S7 D9\n")).faults
    assert (fault.key, fault.duty, fault.seat, fault.trick) == (
        "revoke_not_marked",
        "does_not_fit",
        2,
        1,
    )
    (fault,) = fw.loads(text("1. B: D7 pass *", "A: S6\nB: D7 C7\nC: S7 D9\n")).faults
    assert (fault.duty, fault.found, fault.card) == ("must_play", "pass", None)


def test_who_went_out_is_compared() -> None:
    hands = "A: S6\nB: D7 C7\nC: S7 D9\n"
    assert faults("1. B: D7 S7 S6 => A\n", hands) == []
    (fault,) = fw.loads(text("1. B: D7 S7 S6 => C\n", hands)).faults
    assert (fault.key, fault.found, fault.expected, fault.trick) == ("wrong_winner", "C", "A", 1)
    assert faults("1. B: D7 S7 S6 => A\n2. B: C7", hands) == [
        ("deal_over", LINE + 1, 7),
    ]


def test_variations_comments_and_stops_stand_in_a_lap_as_in_a_trick() -> None:
    play = (
        "1. B: D7 { Opens. } pass^R\n"
        '   {? What does Cy hold? [%ok S7] [%best pass] [%say H6 "No."] }\n'
        "   S7 (1... A: H6^R { Wrong. }\n"
        "        2. B: C7 (2. B: C8^R)\n"
        "        pass^R)\n"
        "2. B: C7 *\n"
    )
    given = text(play, "A: S8 S7 H6\nB: S9 D7 C8 C7\nC: S6 D8 C6\n")
    record = fw.loads(given)
    assert record.faults == ()
    assert fw.dumps(record) == given
    steps = walk(record.matches[0], 0).steps
    stop = steps[1].text[0]
    assert isinstance(stop, Stop)
    assert stop.best == (PASS,)
    assert [(str(step.move), step.line, step.parent) for step in steps] == [
        ("D7", 0, None),
        ("pass^R", 0, 0),
        ("S7", 0, 1),
        ("H6^R", 1, 1),
        ("C7", 1, 3),
        ("C8^R", 2, 3),
        ("pass^R", 1, 4),
        ("C7", 0, 2),
    ]


@pytest.mark.cites("FP-54", "FP-62")
def test_whoever_is_written_first_opens_where_no_hand_is_known() -> None:
    unknown = "A: ?18\nB: ?17\nC: ?17\n"
    for label, seats in (("A", [0, 1, 2, 0]), ("B", [1, 2, 0, 1]), ("C", [2, 0, 1, 2])):
        play = f"1. {label}: D7 pass D8\n2. {label}: pass *\n"
        record = fw.loads(text(play, unknown))
        assert record.faults == ()
        assert [step.seat for step in walk(record.matches[0], 0).steps] == seats
    known = faults("1. C: D7 *", "A: ?18\nB: ?16 D7\nC: ?17\n")
    assert known == [("wrong_leader", LINE, 1)]


def test_passes_without_end_are_not_taken() -> None:
    play = "1. A: D7 pass pass\n" + "".join(f"{n}. A: pass pass pass\n" for n in range(2, 6)) + "*"
    record = fw.loads(text(play, "A: ?18\nB: ?17\nC: ?17\n"))
    found = [fault for fault in record.faults if fault.key == "stalled"]
    assert (found[0].line, found[0].column) == (LINE + 2, 12)
    end = walk(record.matches[0], 0).end
    assert end is not None
    assert len(end.moves) == 7


def test_a_pass_where_tricks_are_played_is_no_card() -> None:
    given = '%TTN 1\n[Game "femkort"]\n[Round "1"]\n[Dealer "E"]\n[Seed "1"]\n[Play]\n1. S: pass *'
    (fault,) = fw.loads(given).faults
    assert (fault.key, fault.found) == ("malformed_card", "pass")
    assert fw.dumps(fw.loads(given)).endswith("1. S: pass *\n")


def test_hidden_cards_change_in_a_lap() -> None:
    play = "1. B: D7 S7 ([%deal C+D8 B-D8] 1... C: D8 S6^R) S6 *\n"
    given = text(play, "A: S6 H6\nB: D7 D8 C7\nC: S7 D9\n")
    assert fw.loads(given).faults == ()
    steps = walk(fw.loads(given).matches[0], 0).steps
    assert [step.seat for step in steps] == [1, 2, 2, 0, 0]


def test_a_stalled_round_is_void_and_dealt_again() -> None:
    play = "1. B: D7 pass pass\n2. B: pass\n"
    given = text(play, "A: SK\nB: D7 DK\nC: CK\n", '[Result "void"]\n')
    assert fw.loads(given).faults == ()
    again = (
        given + '\n[Round  "1"]\n[Try    "2"]\n[Deal]\nA: SK\nB: D7\nC: CK\n[Play]\n1. B: D7 => B\n'
    )
    assert fw.loads(again).faults == ()

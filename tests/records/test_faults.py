"""Every difference is a fault with its place, and the rest still loads (rules 5, 10 to 14)."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.faults import KEYS
from femkort_widgets.records.walk import walk
from tests.records.kit import FIRST, HANDS, HEAD, LINE, REST, SECOND, again, faults, only, text


def test_a_record_without_a_fault_has_none() -> None:
    assert faults(text(FIRST + SECOND + REST)) == []


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("1. W: D5 DT DK H4 => N *", ("wrong_leader", LINE, 1)),
        ("1. S: D5 DT DK H4 => W *", ("wrong_winner", LINE, 19)),
        ("2. S: D5 DT DK H4 => N *", ("wrong_number", LINE, 1)),
        ("S: D5 DT *", ("wrong_number", LINE, 1)),
        ("1. S: D5 DT (1. W: DA) *", ("wrong_number", LINE, 14)),
        ("1. S: D5 (1... S: D7) *", ("wrong_number", LINE, 11)),
        ("1. S: D5 DT (1... N: DA) *", ("wrong_leader", LINE, 14)),
        ("1. S: D5 DT DK => N *", ("trick_incomplete", LINE, 16)),
        ("1. S: D5 DT DK H4 S8 => N *", ("trick_full", LINE, 19)),
        ("1. S: D5 D3 *", ("revoke_not_marked", LINE, 10)),
        ("1. S: D5 DT HJ *", ("revoke_not_marked", LINE, 13)),
        ("1. S: D5 DK *", ("out_of_turn_not_marked", LINE, 10)),
        ("1. S: D5^R *", ("nothing_broken", LINE, 7)),
        ("1. S: D5^T *", ("nothing_broken", LINE, 7)),
        ("1. S: D5^C(D7) *", ("nothing_broken", LINE, 7)),
        ("1. S: D5^C(SX) *", ("malformed_card", LINE, 7)),
        ("1. S: D5^C(DK) *", ("not_in_hand", LINE, 7)),
        ("1. S: D5^Q *", ("unknown_mark", LINE, 7)),
        ("1. S: D5$7 *", ("not_only_card", LINE, 7)),
        ("1. S: D5 - *", ("no_card_played", LINE, 10)),
        ("1. S: D5 C2 *", ("not_in_hand", LINE, 10)),
        ("1. S: D5 D7 *", ("already_played", LINE, 10)),
        ("1. S: D5 SX *", ("malformed_card", LINE, 10)),
        ("1. S: D5 @@ *", ("unreadable", LINE, 10)),
        ("1. S: D5 ) *", ("unreadable", LINE, 10)),
        ("1. S: D5 + X", ("unknown_seat", LINE, 10)),
        ("1. X: D5 *", ("unknown_seat", LINE, 1)),
        ("1. D5 *", ("missing_leader", LINE, 1)),
        ("1. S: D5", ("missing_end", LINE, 7)),
        ("1. S: D5 {? Which? [%ok C2] } *", ("not_in_hand", LINE, 10)),
        ("1. S: D5 {? Which? [%ok C1] } *", ("malformed_card", LINE, 10)),
        ("1. S: D5 {? Which? [%ok D3 } *", ("malformed_command", LINE, 10)),
        ("(1. S: D5) 1. S: D7 *", ("nothing_replaced", LINE, 1)),
        ("1. S: D5 [%deal W+SA N-SA] *", ("misplaced_deal", LINE, 10)),
        ("1. S: D5 ([%deal W+C2 N-C3] 1. S: D7) *", ("deal_change", LINE, 11)),
        ("1. S: D5 DT (1... W: D3^R) ([%deal N+D5 S-D5] 1... W: DA) *", ("deal_change", LINE, 29)),
    ],
)
def test_a_fault_in_the_play_is_found_where_it_stands(
    play: str, expected: tuple[str, int, int]
) -> None:
    assert faults(text(play)) == [expected]
    assert again(text(play)) == again(again(text(play)))


def test_a_fault_says_who_what_and_which_duty() -> None:
    fault = only(text(FIRST + "2. N: S8 SJ SQ C9 => S *"))
    assert (fault.key, fault.match, fault.round, fault.trick) == ("revoke_not_marked", 0, 0, 2)
    assert (fault.seat, str(fault.card), fault.duty) == (1, "C9", "follow_suit")
    assert (fault.line, fault.column) == (LINE + 1, 16)
    fault = only(text(FIRST + "2. N: S8 S6 SQ S5 => S *"))
    assert (fault.duty, fault.seat) == ("head_the_trick", 3)


@pytest.mark.parametrize("card", ["C9^R", "S5^C(C9)"])
def test_a_marked_revoke_is_no_fault_and_stays_flagged(card: str) -> None:
    given = text(FIRST + f"2. N: S8 SJ SQ {card} => S *")
    assert faults(given) == []
    assert card in again(given)


def test_a_marked_play_out_of_turn_is_no_fault() -> None:
    given = text("1. W: DT^T DK H4 D5 => N *")
    step = walk(fw.loads(given).matches[0], 0).steps[0]
    assert step.after is not None
    assert step.after.irregular[0].reason.key == "out_of_turn"
    assert faults(given) == []


def test_an_unknown_card_out_of_turn_is_noted_as_a_known_one_is() -> None:
    notes = []
    for cy in (HANDS, HANDS.replace("N: SA S8 HJ DK D9", "N: ?5")):
        step = walk(fw.loads(text("1. S: D5 DK^T *", hands=cy)).matches[0], 0).steps[1]
        assert step.after is not None
        notes.append(step.after.irregular)
    assert notes[0] == notes[1]
    assert notes[0][0].reason.params == {"led": "D", "leader": 0}


def test_a_card_that_cannot_be_played_leaves_the_rest_as_it_was() -> None:
    played = walk(fw.loads(text("1. S: D5 C2 DT DK H4 => N *")).matches[0], 0)
    assert [step.after is None for step in played.steps] == [False, True, False, False, False]
    assert played.end is not None
    assert played.end.to_play == 2


def test_a_card_that_cannot_be_read_spoils_only_its_own_trick() -> None:
    given = text("1. S: D5 SX DK H4 => N\n" + SECOND + REST)
    assert [fault[:2] for fault in faults(given)] == [("malformed_card", LINE)]
    assert "1. S: D5 SX DK H4 => N" in again(given)


def test_a_card_after_the_end_is_a_fault() -> None:
    assert only(text(FIRST + SECOND + REST + "C2")).key == "deal_over"
    assert only(text(FIRST + SECOND + REST + "*")).key == "not_unfinished"


@pytest.mark.parametrize(
    ("tags", "key"),
    [
        ('[Kind "trump"]\n', "wrong_kind"),
        ('[Pot "5"]\n', "wrong_pot"),
        ('[Pot "many"]\n', "malformed_tag"),
        ('[Try "0"]\n', "malformed_tag"),
        ('[Turned "SX"]\n', "malformed_card"),
        ('[Score "N 3"]\n', "wrong_score"),
        ('[Score "S 4 N 4"]\n', "wrong_score"),
        ('[Score "N"]\n', "malformed_tag"),
        ('[Score "X 0"]\n', "unknown_seat"),
        ('[Total "N 8"]\n', "wrong_total"),
        ('[Result "void"]\n', "wrong_result"),
        ('[Result "won"]\n', "wrong_result"),
        ('[Result "claim"]\n', "wrong_result"),
        ('[Site "here"]\n', "misplaced_tag"),
        ('[Dealer "W"]\n', "repeated_tag"),
        ('[Playoff "S"]\n', "malformed_tag"),
    ],
)
def test_a_fault_in_a_tag_of_the_round_is_found(tags: str, key: str) -> None:
    fault = only(text(FIRST + SECOND + REST, tags=tags))
    assert (fault.key, fault.line, fault.column) == (key, 7, 1)
    assert fault.round == 0


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ('[Variants "no_heading; nonsense"]\n', "unknown_variant"),
        ('[Options "ante=1; colour=3"]\n', "unknown_option"),
        ('[Options "ante=none at all"]\n', "unknown_option"),
        ('[Seats  "S W N SA"]\n', "bad_seat"),
        ('[Names  "X=Eve"]\n', "unknown_seat"),
        ('[Lang   "tlh"]\n', "unknown_language"),
        ('[House  "no_aces"]\n', "house_not_checked"),
        ('[Rounds "grand"]\n', "unknown_round"),
        ('[Rounds "femkort"]\n', "rules"),
        ('[Game   "femkort"]\n', "repeated_tag"),
        ("what is this\n", "unreadable"),
        ("{ a comment\n  of two lines }\n", "unreadable"),
        ("[Game (femkort)]\n", "unreadable"),
    ],
)
def test_a_fault_in_the_head_of_the_match_is_found_and_the_rest_holds(head: str, key: str) -> None:
    record = fw.loads(text("*", head=head))
    assert (key, 4, 1) in [(fault.key, fault.line, fault.column) for fault in record.faults]
    assert head.strip() in again(text("*", head=head))


def test_an_unknown_variant_does_not_take_the_known_ones_away() -> None:
    given = text("1. S: D5 D3 *", head='[Variants "nonsense; no_heading"]\n')
    assert [fault.key for fault in fw.loads(given).faults] == ["unknown_variant"]


def test_a_game_for_too_many_players_loads_and_cannot_be_replayed() -> None:
    record = fw.loads(text("*", head='[Seats "A B C D E F G H I"]\n', hands=""))
    assert "rules" in [fault.key for fault in record.faults]
    assert walk(record.matches[0], 0).start is None


@pytest.mark.parametrize(
    ("hands", "key"),
    [
        (HANDS.replace("S5", "S55"), "malformed_card"),
        (HANDS.replace("W:", "X:"), "unknown_seat"),
        (HANDS.replace("W: S5 DA DT D3 C9\n", ""), "missing_hand"),
        ("", "missing_hand"),
    ],
)
def test_a_fault_in_the_hands_is_found(hands: str, key: str) -> None:
    assert key in [fault.key for fault in fw.loads(text("*", hands=hands)).faults]


@pytest.mark.parametrize(
    ("was", "wrong", "key"),
    [
        ("S5", "S55", "malformed_card"),
        ("SA S8", "SA, S8", "unreadable"),
        ("HJ DK", "H1 D11", "malformed_card"),
        ("CQ", "CQ CQQ", "malformed_card"),
    ],
)
def test_a_card_that_cannot_be_read_in_a_hand_is_one_fault_and_the_play_is_still_checked(
    was: str, wrong: str, key: str
) -> None:
    hands = HANDS.replace(was, wrong)
    given = text(FIRST + SECOND + REST, hands=hands)
    assert {fault[0] for fault in faults(given)} == {key}
    assert {fault[1] for fault in faults(given)} == {
        7 + hands[: hands.index(wrong)].count("\n") + 1
    }
    bad_trick = FIRST.replace("=> N", "=> W")
    assert "wrong_winner" in [fault[0] for fault in faults(text(bad_trick + "*", hands=hands))]


def test_a_hand_of_another_size_is_no_fault() -> None:
    assert faults(text("*", hands=HANDS.replace(" C9", ""))) == []


def test_the_turned_card_must_be_there_and_be_the_dealers() -> None:
    head = '[Variants "trump"]\n'
    assert only(text("*", head=head)).key == "deal"
    assert only(text("*", head=head, tags='[Turned "SA"]\n')).key == "deal"
    assert faults(text("*", head=head, tags='[Turned "CQ"]\n')) == []


def test_text_without_first_line_match_or_game_is_read() -> None:
    assert faults("") == [("first_line", 1, 1)]
    assert faults("%TTN 2\n") == [("first_line", 1, 1)]
    assert fw.dumps(fw.loads("%TTN 2\n")) == "%TTN 2\n"
    assert [key for key, *_ in faults('%TTN 1\n[Match "a"]\n')] == ["missing_game"]
    assert faults(text("*").replace('[Match  "m"]\n', "")) == []


def test_the_fault_list_is_in_the_order_of_the_text() -> None:
    given = text("1. W: D5 C2 DT DK H4 => S *", tags='[Pot "1"]\n', head="nonsense\n")
    places = [(fault.line, fault.column) for fault in fw.loads(given).faults]
    assert places == sorted(places)
    assert len(places) == 5


def test_every_fault_key_has_its_sentence() -> None:
    record = fw.loads(text("1. W: D5 C2 SX DT *"))
    assert all(KEYS[fault.key] in str(fault) for fault in record.faults)


def test_a_record_that_was_not_read_has_faults_without_a_place() -> None:
    record = fw.records.Record((fw.records.MatchRecord(),))
    assert [(fault.key, fault.line) for fault in record.faults] == [("missing_game", 0)]


def test_head_is_as_the_other_tests_take_it() -> None:
    assert again(text(FIRST + "*")).splitlines()[LINE - 1].startswith("1. S:")
    assert HEAD.count("\n") == 3


def test_a_brace_inside_a_comment_tells_of_a_missing_one_before_it() -> None:
    written = (
        '%TTN 1\n[Game "femkort"]\n[Seats "A B"]\n[Round "1"]\n[Dealer "B"]\n[Deal]\n'
        "A: SA H2\nB: S3 D4\n[Play]\n1. A: SA { not closed\nS3 { closed } => A *\n"
    )
    first = fw.loads(written).faults[0]
    assert (first.key, first.line, first.column) == ("brace_in_comment", 10, 10)
    assert not [
        fault
        for fault in fw.loads(written.replace("closed\nS3 {", "closed } S3 {")).faults
        if fault.key == "brace_in_comment"
    ]
    assert "brace_in_comment" not in {
        fault.key for fault in fw.loads(written.replace("not closed\nS3 {", "\\{ } S3 {")).faults
    }

"""Files of several boards, values taken over, and irregular play."""

import pytest

import femkort_widgets as fw
from tests.records.pbn.kit import (
    SAMPLES,
    a_board,
    cards,
    comments,
    end,
    keys,
    only,
    read_pbn,
    sample,
)
from tests.records.pbn.writer import LABELS, board, rows


def test_boards_without_a_blank_line_between_them_are_apart() -> None:
    one, two = board(a_board(1), number=1), board(a_board(2), number=2)
    assert [cards(record) for record in read_pbn(one + two)] == [
        [str(card) for card in a_board(seed).moves] for seed in (1, 2)
    ]


def test_a_blank_line_inside_a_board_or_a_comment_does_not_end_it() -> None:
    text = board(a_board(), tags='[Event "x"]')
    apart = text.replace("[Board", '[Site "s"]\n\n[Board').replace("[Play", "\n[Play")
    assert cards(only(apart)) == cards(only(text))
    (row, *_) = rows(a_board())
    assert comments(only(text.replace(row, row + "{a\n\nb}"))) == ["a\n\nb"]


def test_a_number_sign_takes_over_the_value_of_the_game_before() -> None:
    first = board(a_board(1), number=1, tags='[Event "Cup"]\n[Site "Lund"]\n[North "##Ada"]')
    second = board(a_board(2), number=2, tags='[Event "#"]\n[Site "#"]')
    third = board(a_board(3), number=3, tags='[Event "#"]\n[North "Bo"]')
    fourth = board(a_board(4), number=4)
    boards = read_pbn("\n".join((first, second, third, fourth)))
    matches = [record.matches[0] for record in boards]
    assert [match.title for match in matches] == ["Cup #1", "Cup #2", "Cup #3", "#4"]
    assert [match.names for match in matches] == [
        {"N": name} for name in ("Ada", "Ada", "Bo", "Bo")
    ]
    assert [match.value("Site") for match in matches] == ["Lund", "Lund", None, None]
    assert boards.left_out == ()


def test_a_header_of_values_for_all_is_no_board() -> None:
    header = '; about\n[Event "##Cup"]\n\n'
    boards = read_pbn(header + board(a_board(1), tags='[Event "#"]'))
    assert [record.matches[0].title for record in boards] == ["Cup #1"]
    assert keys(boards) == [("comment", None, "about")]


def test_boards_of_a_file_in_import_format() -> None:
    boards = sample("kitchen.pbn")
    titles = [record.matches[0].title for record in boards]
    assert titles == ["Kitchen table #7", "Again #9"]
    assert keys(boards) == [("repeated_tag", "7", "Declarer"), ("other_contract", "8", "1S")]
    assert [len(cards(record)) for record in boards] == [52, 52]
    assert all(record.faults == () for record in boards)
    (trump,) = sample("kitchen.pbn", "trump")
    assert trump.matches[0].names == {"N": "Cy", "E": "Bo"}
    assert trump.faults == ()


# Irregular play


@pytest.mark.cites("FP-29")
def test_a_revoke_is_ours_where_it_is_one_and_else_listed() -> None:
    boards = sample("irregular.pbn")
    revoke, turned = boards
    assert "H2^R" in cards(revoke)
    assert [note.reason.key for note in end(revoke).irregular] == ["follow_suit"]
    assert all(record.faults == () for record in boards)
    assert [one.key for one in boards.left_out] == [
        "other_result",
        "other_contract",
        "irregularity",
        *["column"] * 4,
        "after_end",
    ]
    assert len(cards(turned)) == 52


def test_a_revoke_that_is_not_marked_is_a_fault_of_the_record() -> None:
    text = (SAMPLES / "irregular.pbn").read_text("utf-8").replace("^R H2", "H2")
    (fault,) = read_pbn(text).records[0].faults
    assert (fault.key, str(fault.card)) == ("revoke_not_marked", "H2")


@pytest.mark.cites("FP-28")
def test_a_lead_out_of_turn_is_marked_and_leads() -> None:
    boards = sample("irregular.pbn", "trump")
    (record,) = boards
    assert "D4^T" in cards(record)
    assert end(record).tricks[4].leader == LABELS.index("W")
    assert end(record).tricks[3].winner == LABELS.index("E")
    assert record.faults == ()


def test_columns_in_order_of_play_are_read_by_who_holds_the_cards() -> None:
    position = a_board()
    tricks = [" ".join(map(str, trick.cards)) for trick in position.tricks]
    boards = read_pbn(board(position, play="\n".join(tricks)))
    assert cards(boards.records[0]) == [str(card) for card in position.moves]
    assert {one.key for one in boards.left_out} == {"column"}


def test_two_cards_of_one_seat_in_a_trick_end_the_play() -> None:
    written = rows(a_board())
    first = written[0].split()
    later = written[1].split()[0]
    boards = read_pbn(board(a_board(), play=" ".join((first[0], later, *first[2:]))))
    assert cards(boards.records[0]) == first[:1]
    assert [(one.key, one.what) for one in boards.left_out] == [
        ("column", later),
        ("second_card", later),
        ("out_of_order", " ".join(first[2:])),
    ]


def test_hands_of_another_size_make_an_irregular_deal() -> None:
    text = (
        '[Deal "N:A2... .A2.. ..A2. ...A"]\n[Contract "NT"]\n[Play "N"]\nSA H2 D2 CA\nS2 HA DA -\n'
    )
    record = only(text)
    assert cards(record) == "SA H2 D2 CA S2 HA DA -".split()
    assert end(record).irregular_deal
    assert end(record).over
    assert record.faults == ()
    assert fw.loads(fw.dumps(record)).faults == ()


def test_a_hand_that_is_not_given_in_an_end_position_is_as_long_as_the_others() -> None:
    text = '[Deal "N:A2... .A2.. ..A2. -"]\n[Contract "NT"]\n[Play "N"]\nSA H2 D2 CA\nS2 HA DA C2\n'
    assert end(only(text)).deal.unknown == (0, 0, 0, 2)
    assert end(only(text)).over


def test_a_known_hand_does_not_play_a_card_for_a_hidden_one() -> None:
    position = a_board()
    rest = rows(position)[0].split()[1:]
    hidden = position.deal.hands[2][-1]
    play = f"{hidden} {' '.join(rest)}"
    boards = read_pbn(board(position, hidden=(2, 3), play=play))
    assert keys(boards) == [("not_played", "1", play)]


def test_a_lead_out_of_turn_is_no_revoke() -> None:
    text = (SAMPLES / "irregular.pbn").read_text("utf-8").replace("^L D4", "^L ^R D4")
    boards = read_pbn(text, "trump")
    assert ("irregularity", "2", "^R") in keys(boards)
    assert boards.records[0].faults == ()


def test_a_tag_that_comes_again_before_the_deal_does_not_count() -> None:
    text = board(a_board(), tags='[Board "2"]\n[Site "Lund"] words')
    boards = read_pbn(text)
    assert [record.matches[0].title for record in boards] == ["#1"]
    assert boards.records[0].matches[0].value("Site") == "Lund"
    assert keys(boards) == [("repeated_tag", "1", "Board"), ("unreadable", "1", "words")]

"""What no record holds is listed, and nothing else is."""

import pytest

from femkort_widgets.records.pbn import KEYS, LeftOut
from femkort_widgets.records.play import Claim, Unfinished
from tests.records.pbn.kit import (
    KINDS,
    NO_TRUMP,
    a_board,
    cards,
    comments,
    keys,
    only,
    read_pbn,
    sample,
    the_round,
)
from tests.records.pbn.writer import board, deal_value, rows


def test_a_file_in_export_format_lists_what_it_leaves_out() -> None:
    boards = sample("club.pbn")
    assert len(boards) == len(list(boards)) == 2
    assert keys(boards) == [
        ("escaped", None, "%Creator: by hand"),
        ("section", "1", "Auction"),
        ("section", "1", "OptimumResultTable"),
        ("other_contract", "2", "4S"),
        ("passed_out", "3", "Pass"),
        ("section", "4", "Auction"),
        ("not_played", "5", ""),
        ("other_contract", "6", "2H"),
    ]
    assert [record.faults for record in boards] == [(), ()]
    assert [record.matches[0].title for record in sample("club.pbn", "trump")] == [
        "Winter pairs #2"
    ]


def test_an_entry_says_where_and_why() -> None:
    text = board(a_board(), contract="4H")
    (entry,) = read_pbn(text).left_out
    assert entry == LeftOut("other_contract", "1", 4, 1, "4H")
    assert str(entry) == f"line 4, column 1, board 1: {KEYS['other_contract']}: 4H"


@pytest.mark.parametrize(
    ("contract", "kinds"),
    [
        ("3NT", NO_TRUMP),
        ("1ntxx", NO_TRUMP),
        ("NT", NO_TRUMP),
        ("7N", NO_TRUMP),
        ("4S", ("trump",)),
        ("4sx", ("trump",)),
        ("S", ("trump",)),
        ("2H", ()),
        ("2D", ()),
        ("2CX", ()),
        ("Pass", ()),
        ("?", ()),
        ("8NT", ()),
        ("nonsense", ()),
    ],
)
def test_a_contract_decides_for_which_kinds_a_board_is(
    contract: str, kinds: tuple[str, ...]
) -> None:
    text = board(a_board(), contract=contract)
    assert tuple(kind for kind in KINDS if len(read_pbn(text, kind)) == 1) == tuple(
        kind for kind in KINDS if kind in kinds
    )
    assert all(read_pbn(text, kind).left_out for kind in KINDS if kind not in kinds)


@pytest.mark.parametrize(
    "deal",
    [
        "nonsense",
        "X:AK.. - - -",
        "N:AK.Q. - - -",
        "N:AKX... - - -",
        "N:AK... A2... - -",
        "N:AK... - -",
    ],
)
def test_hands_that_are_no_deal_leave_the_board_out(deal: str) -> None:
    text = board(a_board()).replace(deal_value(a_board()), deal)
    boards = read_pbn(text)
    assert len(boards) == 0
    assert [one.key for one in boards.left_out] == ["deal"]


def test_cards_after_one_that_is_missing_are_listed_and_not_guessed() -> None:
    written = rows(a_board())
    leader, *others = written[2].split()
    gap = "\n".join((*written[:2], f"- {' '.join(others)}", *written[3:]))
    boards = read_pbn(board(a_board(), play=gap))
    (record,) = boards
    done = list(map(str, a_board().moves))
    lead = a_board().tricks[2].seats.index(1)
    assert cards(record) == done[: 8 + lead]
    ((key, _, what),) = keys(boards)
    assert key == "out_of_order"
    assert sorted(what.split()) == sorted(set(done[8 + lead :]) - {leader})
    assert record.faults == ()


def test_a_trick_without_its_last_card_is_not_filled_from_the_next_row() -> None:
    first, second, *_ = rows(a_board())
    boards = read_pbn(board(a_board(), play=f"{first[:9]}-\n{second}"))
    assert cards(boards.records[0]) == first.split()[:3]
    assert keys(boards) == [("out_of_order", "1", second)]


def test_a_claim_of_bridge_ends_the_play_and_says_nothing_of_who_takes_the_rest() -> None:
    for sign in ("*", "+", "- - - -\n*", ""):
        record = only(board(a_board(count=20), end=sign))
        play = the_round(record).play
        assert play is not None
        assert isinstance(play.items[-1], Unfinished)
        assert not any(isinstance(item, Claim) for item in play.items)
        assert record.faults == ()


def test_a_trick_that_is_not_complete_keeps_its_cards_in_order() -> None:
    position = a_board(7, 30)
    for sign in "-+":
        text = board(position, play="\n".join(rows(position, sign)))
        assert cards(only(text)) == [str(card) for card in position.moves]


def test_cards_after_the_last_trick_are_listed() -> None:
    boards = read_pbn(board(a_board(), end="SA HA {more}\n* CA"))
    assert keys(boards) == [
        ("deal_over", "1", "SA HA {more}"),
        ("after_end", "1", "CA"),
    ]
    assert cards(boards.records[0]) == [str(card) for card in a_board().moves]


def test_words_that_mean_nothing_are_listed() -> None:
    boards = read_pbn(
        board(a_board(count=8), end='XX ## ^Q =4=\n[Note "9:unused"]\n[Note "x"]\n[Site] words')
    )
    assert keys(boards) == [
        ("unreadable", "1", "XX"),
        ("unreadable", "1", "##"),
        ("irregularity", "1", "^Q"),
        ("unreadable", "1", "=4="),
        ("note", "1", "9:unused"),
        ("note", "1", "x"),
        ("unreadable", "1", "[Site] words"),
    ]


def test_a_comment_that_does_not_end_hides_no_other_board() -> None:
    one, two = board(a_board(1), number=1, end="{ open"), board(a_board(2), number=2)
    boards = read_pbn(one + "\n" + two + "{closed}\n")
    assert len(boards) == 2
    assert keys(boards) == [("unclosed", "1", "{")]
    assert [comments(record) for record in boards] == [["open"], ["closed"]]


def test_a_result_or_leader_that_differs_from_the_play_is_listed() -> None:
    position = a_board()
    won = sum(trick.winner in (0, 2) for trick in position.tricks)
    for right in (f"{won}", f"NS {won}", f"EW {13 - won}", f"^{won + 1}", "?"):
        only(board(position, tags=f'[Result "{right}"]'))
    for wrong in (f"{won + 1}", f"EW {won + 14}"):
        boards = read_pbn(board(position, tags=f'[Result "{wrong}"]'))
        assert keys(boards) == [("other_result", "1", wrong)]
        assert len(boards) == 1
    text = board(position).replace('[Declarer "N"]', '[Declarer "W"]')
    assert keys(read_pbn(text)) == [("other_leader", "1", "W")]


def test_bidding_is_left_out_with_its_notes_and_comments() -> None:
    bidding = '[Auction "N"]\n1NT =1= {weak} AP\n[Note "1:twelve to fourteen"]'
    (_,) = boards = read_pbn(board(a_board(), tags=bidding))
    assert keys(boards) == [
        ("section", "1", "Auction"),
        ("comment", "1", "weak"),
        ("note", "1", "1:twelve to fourteen"),
    ]


def test_a_note_may_stand_below_a_table() -> None:
    play = rows(a_board(count=8))
    text = board(a_board(count=8), play=f"{play[0]} =2=\n{play[1]}")
    boards = read_pbn(text + '[ScoreTable "Rank"]\n1\n[Note "2:late"]\n')
    assert keys(boards) == [("section", "1", "ScoreTable")]
    assert comments(boards.records[0]) == ["late"]


def test_quotes_inside_a_value_are_read_with_or_without_a_backslash() -> None:
    for value in (r"A \"B\" C", 'A "B" C'):
        record = only(board(a_board(), tags=f'[North "{value}"]'))
        assert record.matches[0].names == {"N": 'A "B" C'}


def test_a_card_that_nobody_holds_is_not_played() -> None:
    text = '[Deal "N:A2... .A2.. ..A2. ...A2"]\n[Contract "NT"]\n[Play "N"]\n'
    assert keys(read_pbn(text + "SK H2 D2 C2")) == [("not_played", None, "SK H2 D2 C2")]
    boards = read_pbn(text + "SA H2 D3 C2")
    assert keys(boards) == [("out_of_order", None, "D3 C2")]
    assert cards(boards.records[0]) == ["SA", "H2"]


def test_a_result_without_a_declarer_is_not_compared() -> None:
    text = board(a_board(), tags='[Result "14"]').replace('[Declarer "N"]', '[Declarer ""]')
    assert only(text).matches[0].value("PBN_Result") == "14"


def test_a_line_that_is_no_tag_ends_the_play_and_is_listed() -> None:
    text = board(a_board(count=8), end='=3=\n[Double-Dummy "9 9 9"] x\nSA ST')
    boards = read_pbn(text)
    assert keys(boards) == [
        ("unreadable", "1", "=3="),
        ("unreadable", "1", '[Double-Dummy "9 9 9"] x'),
        ("unreadable", "1", "SA"),
        ("unreadable", "1", "ST"),
    ]
    assert cards(boards.records[0]) == [str(card) for card in a_board(count=8).moves]


def test_marks_of_irregular_play_that_have_no_card_or_no_meaning_are_listed() -> None:
    written = rows(a_board())
    marked = [f"^L {written[0]}", written[1].replace(" ", " ^S ", 1), "^R - ^L"]
    boards = read_pbn(board(a_board(), play="\n".join(marked)))
    assert keys(boards) == [("irregularity", "1", sign) for sign in ("^L", "^S", "^R", "^L")]
    assert boards.records[0].faults == ()


def test_a_deal_that_cannot_be_tells_the_error_behind_it() -> None:
    text = """[Contract "1NT"] [Declarer "W"]
    [Deal "N:A2... .A2.. ..A2. A...A2"]
    [Play "N"]
    SA H2 D2 C2"""
    (left,) = read_pbn(text).left_out
    assert left.cause is not None
    assert (left.key, left.cause.key) == ("deal", "card_twice")

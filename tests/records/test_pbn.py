"""Bridge boards in PBN become rounds of ours, and nothing is left out without a word."""

import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.position import Position
from femkort_widgets.records.model import Record, RoundRecord
from femkort_widgets.records.notes import Comment
from femkort_widgets.records.pbn import KEYS, Boards, LeftOut
from femkort_widgets.records.play import Claim, Unfinished
from femkort_widgets.records.walk import walk
from tests.records.pbn.writer import LABELS, board, deal_value, dealt, played, rows

SAMPLES = Path(__file__).parent / "pbn"
NO_TRUMP = ("pass", "clubs", "queens", "grand", "clubs_and_queens")
KINDS = (*NO_TRUMP, "trump")

read_pbn = fw.records.read_pbn


def sample(name: str, kind: str = "grand") -> Boards:
    return read_pbn((SAMPLES / name).read_text("utf-8"), kind)


def only(text: str, kind: str = "grand") -> Record:
    """The one record of a text from which nothing is left out."""
    boards = read_pbn(text, kind)
    assert boards.left_out == ()
    (record,) = boards
    return record


def the_round(record: Record) -> RoundRecord:
    (one,) = record.matches[0].rounds
    return one


def cards(record: Record) -> list[str]:
    play = the_round(record).play
    assert play is not None
    return [str(move) for move in play.moves]


def end(record: Record) -> Position:
    position = walk(record.matches[0], 0).end
    assert position is not None
    return position


def keys(boards: Boards) -> list[tuple[str, str | None, str]]:
    return [(one.key, one.board, one.what) for one in boards.left_out]


def comments(record: Record) -> list[str]:
    play = the_round(record).play
    assert play is not None
    return [item.text for item in play.items if isinstance(item, Comment)]


def a_board(seed: int = 1, count: int = 52, kind: str = "grand") -> Position:
    return played(dealt(kind, seed), Random(seed), count)


# Boards of our own core come back the same


@pytest.mark.cites("FP-29", "FP-30", "FP-63", "FP-96", "C-FP-12")
@given(
    kind=st.sampled_from(KINDS),
    seed=st.integers(0, 10**6),
    dealer=st.integers(0, 3),
    first=st.integers(0, 3),
    count=st.sampled_from((1, 2, 7, 30, 51, 52, 52, 52)),
)
def test_a_round_written_as_a_board_comes_back_with_its_cards_winners_and_points(
    kind: str, seed: int, dealer: int, first: int, count: int
) -> None:
    position = played(dealt(kind, seed, dealer), Random(seed), count)
    record = only(board(position, first=first), kind)
    assert cards(record) == [str(card) for card in position.moves]
    assert [trick.winner for trick in end(record).tricks] == [
        trick.winner for trick in position.tricks
    ]
    assert end(record).result == position.result
    assert end(record).deal == position.deal
    assert record.faults == ()


@given(seed=st.integers(0, 10**6), hidden=st.sets(st.integers(0, 3)), kind=st.sampled_from(KINDS))
def test_hands_that_are_not_given_change_no_card_and_no_winner(
    seed: int, hidden: set[int], kind: str
) -> None:
    position = played(dealt(kind, seed), Random(seed))
    record = only(board(position, hidden=tuple(hidden)), kind)
    assert cards(record) == [str(card) for card in position.moves]
    assert end(record).result == position.result
    assert record.faults == ()
    unknown = end(record).deal.unknown
    assert unknown == tuple(13 * (seat in hidden and len(hidden) > 1) for seat in range(4))


@given(seed=st.integers(0, 10**6), kind=st.sampled_from(KINDS))
def test_a_record_is_written_and_read_again_the_same(seed: int, kind: str) -> None:
    record = only(board(a_board(seed, Random(seed).randrange(1, 53), kind)), kind)
    text = fw.dumps(record)
    assert fw.loads(text) == record
    assert fw.dumps(fw.loads(text)) == text
    assert fw.loads(text).faults == ()


def test_upper_or_lower_case_spaces_and_line_ends_make_no_difference() -> None:
    text = board(a_board())
    deal = deal_value(a_board())
    low = text.replace(deal, deal.lower())
    for row in rows(a_board()):
        low = low.replace(row, row.lower().replace(" ", "\n  \t"))
    low = low.replace('[Play "E"]', '  [ Play\n  "e" ]')
    assert only(low) == only(text)
    for other in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text):
        assert only(other) == only(text)
    assert only(text.encode()) == only(text)  # type: ignore[arg-type]


def test_bytes_that_are_not_utf_8_are_latin_1() -> None:
    text = board(a_board(), tags='[North "Åsa Sjöö"]')
    for given_text in (text, text.encode(), text.encode("latin-1")):
        (record,) = read_pbn(given_text)
        assert record.matches[0].names == {"N": "Åsa Sjöö"}


# What a record says


@pytest.mark.parametrize(
    ("kind", "game", "number"),
    [
        ("pass", "femkamp", 1),
        ("clubs", "femkamp", 2),
        ("queens", "femkamp", 3),
        ("grand", "femkamp", 5),
        ("trump", "sekskamp", 6),
        ("clubs_and_queens", "sjukamp", 7),
    ],
)
def test_a_kind_names_its_game_and_its_round(kind: str, game: str, number: int) -> None:
    record = only(board(a_board(kind=kind)), kind)
    assert record.matches[0].game == game
    assert the_round(record).kind == kind
    assert the_round(record).number("Round") == number


def test_points_stand_in_the_record_once_all_cards_are_played() -> None:
    position = a_board()
    assert position.result is not None
    score = dict(zip(LABELS, position.result.points, strict=True))
    assert the_round(only(board(position))).score == score
    cut = the_round(only(board(a_board(count=20))))
    assert (cut.score, cut.result) == (None, "unfinished")


def test_seats_names_and_tags_are_kept() -> None:
    (record, _) = sample("club.pbn")
    match = record.matches[0]
    assert match.seats == ("N", "E", "S", "W")
    assert match.names == {"N": "Ek, A.", "E": "Dahl, C.; Holm, D.", "W": "Quist, B."}
    assert match.title == "Winter pairs #1"
    tags = {tag.name: tag.value for tag in match.tags}
    assert (tags["Site"], tags["Date"], tags["Source"]) == ("Lund, SWE", "2026.11.??", "PBN")
    assert (tags["PBN_Contract"], tags["PBN_Result"]) == ("3NTX", "8")
    assert (tags["PBN_Event"], tags["PBN_Board"]) == ("Winter pairs", "1")
    assert not {"PBN_Deal", "PBN_Auction", "PBN_OptimumResultTable", "PBN_South"} & tags.keys()


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_sits_before_the_seat_that_led(dealer: int) -> None:
    position = played(dealt("grand", 3, dealer), Random(3))
    text = board(position, tags='[Dealer "N"]')
    assert the_round(only(text)).dealer == LABELS[dealer]


def test_without_a_leader_the_seat_after_the_declarer_leads() -> None:
    text = board(a_board())
    assert only(text.replace('[Play "E"]', '[Play ""]')) == only(text)
    (none,) = read_pbn(text.replace('[Play "E"]', '[Play "?"]').replace("Declarer", "X")).left_out
    assert none.key == "no_leader"


def test_comments_notes_and_glyphs_stay_at_their_cards() -> None:
    (record, _) = sample("club.pbn")
    play = the_round(record).play
    assert play is not None
    first, second = play.tricks[0].moves[0], play.tricks[1].moves[1]
    assert (str(first.card), first.glyphs) == ("D4", ("!!",))
    assert [one.text for one in first.comments] == ["fourth highest"]
    assert (str(second.card), [one.text for one in second.comments]) == (
        "HJ",
        ["Second from the top."],
    )
    assert play.tricks[0].moves[2].glyphs == ("$14",)


def test_suit_signs_in_comments_are_drawn_and_commands_are_only_text() -> None:
    row = rows(a_board())[0]
    text = board(a_board()).replace(row, r"{Lead a \S [%ok SA] \ now} " + row)
    assert comments(only(text)) == [r"Lead a ♠ [ %ok SA] \ now"]


@pytest.mark.parametrize(
    ("written", "glyphs"),
    [("!", ("!",)), ("$7", ("!",)), ("$12", ("?!",)), ("$200", ("$200",)), ("$0", ())],
)
def test_qualities_of_cards_are_ours_and_other_numbers_are_kept(
    written: str, glyphs: tuple[str, ...]
) -> None:
    row = rows(a_board())[0]
    record = only(board(a_board()).replace(row, row.replace(" ", f" {written} ", 1)))
    play = the_round(record).play
    assert play is not None
    assert play.moves[0].glyphs == glyphs
    assert record.faults == ()


# Several boards, and values taken over


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


# What is left out


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
        ("unreadable", "1", "[Site]"),
        ("unreadable", "1", "words"),
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
    assert end(record).irregular_deal
    assert end(record).over
    assert record.faults == ()
    assert fw.loads(fw.dumps(record)).faults == ()


# Whatever the text


@pytest.mark.parametrize("text", ["", "\n \n", "% PBN 2.1\n", "; nothing\n", b""])
def test_a_text_without_a_game_has_no_boards(text: str) -> None:
    assert len(read_pbn(text)) == 0


@pytest.mark.parametrize("text", ["hello", "%TTN 1\nhello", "[Event]", "\n\n  qd54|xx|st||"])
def test_a_text_that_is_no_pbn_is_an_error(text: str) -> None:
    with pytest.raises(fw.RecordError) as caught:
        read_pbn(text)
    assert caught.value.line >= 1


@pytest.mark.parametrize("kind", ["fan_tan", "", "Grand", None])
def test_an_unknown_kind_is_an_error_that_names_the_known(kind: str) -> None:
    with pytest.raises(fw.Error, match="clubs_and_queens"):
        read_pbn("", kind)


def test_something_else_than_text_is_an_error() -> None:
    with pytest.raises(fw.Error):
        read_pbn(7)  # type: ignore[arg-type]


PIECES = (
    *'[ ] { } ; % " \\ \n - + * ^R ^L ! =1= $7 $ # ## SA h7 X : . \ufeff \ud800 \x00 é'.split(" "),
    *('[Event "x"]', '[Board "1"]', '[Note "1:n"]', '[Play "N"]', '[Contract "NT"]', "\n\n"),
    '[Deal "N:A2... .A2.. ..A2. ...A2"]',
)


@given(
    st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=30).map(" ".join),
    st.integers(0, 10**6),
    st.integers(0, 400),
)
def test_no_text_is_too_much(noise: str, seed: int, at: int) -> None:
    text = board(a_board(seed % 5), tags='[North "Ada"]')
    boards = read_pbn(text[:at] + noise + text[at + seed % 3 :])
    for record in boards:
        written = fw.dumps(record)
        assert fw.dumps(fw.loads(written)) == written
        assert fw.loads(written).matches[0].rounds[0].kind == "grand"
    assert boards.left_out == tuple(sorted(boards.left_out, key=lambda one: (one.line, one.column)))
    assert all(one.key in KEYS and str(one) for one in boards.left_out)


@pytest.mark.parametrize(
    "piece",
    ["{", "[", '[X "', '[X "\\', "{[", '{\n[X "1"]', "\n\n", "\n   ", "^", "$1", "=1=", "SA ", ";"],
)
def test_a_long_hostile_text_takes_no_longer_than_its_length(piece: str) -> None:
    text = '[Contract "NT"]\n[Play "N"]\n' + piece * 20_000
    began = perf_counter()
    read_pbn(text)
    assert perf_counter() - began < 5


def test_a_thousand_boards_are_read_in_a_few_seconds() -> None:
    text = "\n".join(board(a_board(), number=number) for number in range(1000))
    began = perf_counter()
    assert len(read_pbn(text)) == 1000
    assert perf_counter() - began < 30


def test_importing_the_package_does_not_load_it() -> None:
    code = (
        "import sys, femkort_widgets.records as r; print(any('pbn' in one for one in sys.modules));"
        "r.read_pbn; print('femkort_widgets.records.pbn' in sys.modules, 'read_pbn' in r.__all__)"
    )
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["False", "True", "True"]
    with pytest.raises(AttributeError, match="no_such_name"):
        fw.records.no_such_name  # noqa: B018

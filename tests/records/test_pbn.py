"""Bridge boards in PBN become rounds of ours: the cards, the winners, what is said of them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from tests.records.pbn.kit import (
    KINDS,
    a_board,
    cards,
    comments,
    end,
    only,
    read_pbn,
    sample,
    the_round,
)
from tests.records.pbn.writer import LABELS, board, deal_value, dealt, played, rows


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

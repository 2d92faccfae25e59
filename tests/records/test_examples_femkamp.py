"""What the examples of Femkamp, Sekskamp, Sjukamp and Fan Tan claim is true."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.notes import Stop
from tests.records.played import (
    after,
    before,
    cards,
    end,
    held,
    line,
    points,
    reason,
    replayed,
    score,
    step,
    winner,
    written,
)


def passes(name, seat):
    """The positions in which a seat says pass."""
    return [one.before for one in line(name) if one.seat == seat and one.move.card is fw.PASS]


@pytest.mark.cites("FP-30", "FP-31", "FP-32", "FP-33", "C-FP-22")
def test_the_queen_takes_the_trick_and_the_three_would_not():
    name = "femkamp_four_of_spades"
    assert (cards(end(name), 0), end(name).tricks[0].winner) == ("S4 SQ H2 S9", 1)
    assert (len(before(name, "SQ").legal()), reason(name, "H2")) == (1, (True, "void"))
    assert (cards(after(name, 1), 0), after(name, 1).tricks[0].winner) == ("S4 S3 H2 S9", 3)


@pytest.mark.cites("FP-90", "C-FP-11")
def test_the_low_ace_goes_under_a_five():
    name = "femkamp_ace_low"
    assert (cards(end(name), 0), end(name).tricks[0].winner) == ("D3 DA D5 D4", 2)
    high = fw.start(fw.rules("femkamp"), end(name).deal)
    for card in end(name).moves[:4]:
        high = high.play(card)
    assert high.tricks[0].winner == 1


@pytest.mark.cites("FP-37", "FP-40", "FP-41", "FP-100")
def test_the_ace_of_clubs_is_paid_by_the_winner_of_a_heart_trick():
    name = "femkamp_clubs"
    assert (reason(name, "CA"), before(name, "CA").to_play) == ((True, "void"), 3)
    assert (cards(end(name), 9), end(name).tricks[9].winner) == ("CJ S5 CT CQ", 2)
    assert (cards(end(name), 10), end(name).tricks[10].winner) == ("HJ CA H3 H6", 2)
    assert points(name) == (4, 0, 9, 0)


@pytest.mark.cites("FP-89", "C-FP-15")
def test_all_thirteen_clubs_cost_nothing_and_without_the_variant_thirteen():
    name = "femkamp_all_clubs_free"
    taken = [c for t in end(name).tricks if t.winner == 0 for c in t.cards if c.suit == "C"]
    assert (len(taken), points(name)) == (13, (0, 0, 0, 0))
    plain = fw.start(fw.rules("femkamp"), end(name).deal, number=1)
    for card in end(name).moves:
        plain = plain.play(card)
    assert plain.result.points == (13, 0, 0, 0)


@pytest.mark.cites("FP-46", "FP-47", "FP-48", "FP-49")
def test_the_queen_under_the_king_is_safe_and_the_one_that_waits_comes_home():
    name = "femkamp_queen_under_king"
    assert (cards(end(name), 0), end(name).tricks[0].winner) == ("D4 DK DQ D5", 1)
    assert before(name, "DQ", 1).legal() == (fw.Card.parse("DQ"),)
    assert after(name, 1).tricks[1].winner == step(name, "DQ", 1).seat == 2
    (stop,) = (part for part in step(name, "DK").text if isinstance(part, Stop))
    assert [str(card) for card in stop.ok] == ["DQ"]


@pytest.mark.cites("FP-44", "FP-47", "FP-99")
def test_two_queens_in_a_club_trick_cost_eight():
    name = "femkamp_queens"
    assert (cards(end(name), 3), end(name).tricks[3].winner) == ("C7 CQ HQ C8", 2)
    assert before(name, "CQ").legal() == (fw.Card.parse("CQ"),)
    assert reason(name, "HQ") == (True, "void")
    assert points(name) == (0, 0, 16, 0)


@pytest.mark.cites("FP-63", "FP-67", "FP-75")
def test_all_tricks_of_grand_are_thirteen_points_down():
    name = "femkamp_grand"
    assert {trick.winner for trick in end(name).tricks} == {0}
    assert points(name) == (-13, 0, 0, 0)
    spades = [card for card in end(name).moves[:32] if card.suit == "S"]
    assert {str(card) for card in end(name).moves[32:] if card.suit == "S"} == {
        *("SJ", "ST", "S9", "S8")
    }
    assert len(spades) == 9


@pytest.mark.cites("C-FP-04", "FP-61", "FP-74")
def test_who_goes_out_pays_for_a_pass():
    name = "femkamp_passes_count"
    assert (winner(name), end(name).passes[1], points(name)[1]) == (1, 1, 1)
    plain = fw.start(fw.rules("femkamp"), end(name).deal, number=3)
    for move in end(name).moves:
        plain = plain.play(move)
    assert plain.result.points[1] == 0


@pytest.mark.cites("FP-88", "FP-102")
def test_the_fifth_round_is_fan_tan_and_ends_with_a_last_card():
    name = "femkamp_fan_tan_last"
    rules = replayed(name).table.rules
    assert rules.rounds[-1] == end(name).round.key == written(name).kind == "fan_tan"
    assert fw.rules("femkamp").rounds[-1] == "grand"
    assert (end(name).hands[3], winner(name), points(name)[3]) == ((), 3, 0)


@pytest.mark.cites("FP-02", "FP-10", "FP-70", "FP-76", "FP-101")
def test_grand_takes_cecilie_from_fifteen_to_nine_and_past_bjorn():
    name = "femkamp_evening"
    kinds = [one.kind for one in replayed(name).match.rounds]
    assert kinds == ["pass", "clubs", "queens", "fan_tan", "grand"]
    assert [score(name, deal) for deal in range(5)] == [
        (8, 1, 2, 2),
        (2, 4, 0, 7),
        (8, 8, 0, 0),
        (10, 0, 13, 10),
        (-3, 0, -6, -4),
    ]
    assert tuple(written(name, 3).total.values()) == (28, 13, 15, 19)
    assert tuple(written(name, 4).total.values()) == (25, 13, 9, 15)
    assert [trick.winner for trick in end(name, 4).tricks[5:11]] == [2] * 6
    assert replayed(name).book[-1].after.winners == (2,)


@pytest.mark.cites("FP-96", "C-FP-12")
def test_the_two_of_spades_takes_a_diamond_trick_and_a_point_off():
    name = "sekskamp_trump_round"
    assert (cards(end(name), 6), end(name).tricks[6].winner) == ("DQ D8 D3 S2", 2)
    assert set(before(name, "S2").legal()) == set(before(name, "S2").hands[2])
    assert len({card.suit for card in before(name, "S2").legal()}) > 1
    assert points(name) == (-3, -4, -4, -2)


@pytest.mark.cites("FP-97", "C-FP-13")
def test_the_queen_of_clubs_costs_eight_and_the_round_32():
    name = "sjukamp_clubs_and_queens"
    eleventh = end(name).tricks[10]
    assert (cards(end(name), 10), eleventh.winner, reason(name, "CQ")) == (
        *("D9 CQ DA D3", 3),
        (True, "void"),
    )
    assert (points(name), sum(points(name))) == ((9, 0, 11, 12), 32)
    others = [c for t in end(name).tricks if t.winner == 3 for c in t.cards if str(c) != "CQ"]
    assert sum(4 if c.rank == 12 else c.suit == "C" for c in others) == 12 - 8


@pytest.mark.cites("FP-55", "FP-58", "FP-62")
def test_the_seven_of_diamonds_opens_whoever_holds_it():
    name = "fan_tan_opening"
    assert reason(name, "D7") == (True, "opens")
    assert before(name, "D7").legal() == (fw.Card.parse("D7"),)
    assert [reason(name, card) for card in ("D8", "C7")] == [(True, "fits")] * 2
    assert (winner(name), end(name).hands[2], points(name)[2]) == (2, (), 0)


@pytest.mark.cites("FP-57", "FP-59", "FP-61", "C-FP-05")
def test_every_pass_is_said_with_no_card_that_fits():
    name = "fan_tan_forced_pass"
    assert [str(move) for move in end(name).moves[:3]] == ["D7", "pass", "pass"]
    for seat in range(4):
        assert [position.legal() for position in passes(name, seat)] == [(fw.PASS,)] * end(
            name
        ).passes[seat]
    able = before(name, "H7").verdicts()[fw.PASS]
    assert (able.legal, able.reason.key) == (False, "must_play")
    left = [len(hand) for hand in end(name).hands]
    assert points(name) == tuple(
        0 if seat == 2 else end(name).passes[seat] + left[seat] for seat in range(4)
    )


@pytest.mark.cites("FP-59", "FP-60", "C-FP-07")
def test_the_seven_of_hearts_fits_for_ten_laps_and_omar_keeps_his_hearts():
    name = "fan_tan_holding_back"
    assert reason(name, "D8", "H7") == (True, "fits")
    omar = passes(name, 3)
    assert len(omar) == 4
    assert {position.layout["H"] for position in omar} == {None}
    assert held(omar[0], 3) >= {"HJ", "HT", "H8", "H5", "H4", "H3"}
    assert str(after(name, 1).moves[-1]) == "H8"
    assert held(end(name), 3) == {"HJ", "HT", "H5", "H4", "H3"}
    assert (points(name)[3], winner(name)) == (9, 0)


@pytest.mark.cites("FP-91", "C-FP-06")
def test_the_forehand_without_a_seven_passes_and_the_next_opens_with_clubs():
    name = "fan_tan_forehand"
    start = line(name)[0].before
    assert (start.to_play, start.legal()) == ((start.deal.dealer + 1) % 4, (fw.PASS,))
    assert 7 not in {card.rank for card in start.hands[0]}
    assert (before(name, "C7").to_play, reason(name, "C7")[0]) == (1, True)


@pytest.mark.cites("FP-54", "C-X-05")
def test_the_seven_of_hearts_opens_and_that_of_diamonds_comes_later():
    name = "fan_tan_heart_seven"
    first = before(name, "H7")
    assert (first.to_play, first.legal()) == (2, (fw.Card.parse("H7"),))
    refused = first.verdicts(3)[fw.Card.parse("D7")]
    assert (refused.legal, refused.reason.key) == (False, "opening_card")
    assert step(name, "D7").seat == 3


@pytest.mark.cites("FP-18", "FP-52")
def test_three_players_hold_all_52_cards_in_unequal_hands():
    name = "fan_tan_three_players"
    assert [len(hand) for hand in end(name).deal.hands] == [18, 17, 17]
    assert not end(name).irregular_deal
    assert (winner(name), end(name).deal.dealer) == (0, 2)

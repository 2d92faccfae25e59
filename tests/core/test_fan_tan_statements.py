"""Fan Tan, statement by statement: as a round of Femkamp and as a game of its own."""

from random import Random

import pytest

import femkort_widgets as fw
from tests.core.rounds import every, in_round, keys, legal, match_of, played, run, whole

DOWN, UP = "65432A", "89TJQK"
ALL_SUITS = " / ".join(
    " ".join(f"{suit}{rank}" for rank in "A23456789TJQK") for suit in ("H", "S", "D", "C")
)


def fan_tan(text, moves="", *variants, dealer=-1):
    """The Fan Tan round of Femkamp."""
    return in_round("femkamp", "fan_tan", text, moves, *variants, dealer=dealer)


def alone(text, moves="", *variants, dealer=-1):
    """The game of Fan Tan."""
    return in_round("fan_tan", "fan_tan", text, moves, *variants, dealer=dealer)


def dealt(seed, players=4, *variants, game="femkamp"):
    chosen = fw.rules(game, players=players, variants=variants)
    number = chosen.rounds.index("fan_tan")
    return fw.start(chosen, fw.deal(chosen, seed=seed, number=number), number=number)


@pytest.mark.cites("FP-50", "FP-08", "FP-51", "FP-12", "FP-52")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_takes_tricks_and_cards_lie_in_four_rows_by_suit(players):
    for position in every(dealt(1, players), Random(1)):
        assert (position.tricks, position.trick.cards, position.led) == ((), (), None)
        laid = [move for move in position.moves if move is not fw.PASS]
        assert len(laid) + sum(position.counts) == 52
        assert set(position.layout) == set("SHDC")
        for suit, row in position.layout.items():
            ranks = sorted(position.round.rank(card) for card in laid if card.suit == suit)
            ends = [position.round.rank(card) for card in row] if row else []
            assert ends == ([ranks[0], ranks[-1]] if ranks else [])
            assert ranks == list(range(ranks[0], ranks[-1] + 1)) if ranks else not row
            assert not ranks or 7 in ranks


@pytest.mark.cites("FP-54", "C-FP-03", "C-X-05", "FP-101")
@pytest.mark.parametrize("holder", range(4))
def test_the_holder_of_the_seven_of_hearts_opens_the_round_with_it(holder):
    hands = ["S7 S2", "D7 D2", "C7 C2", "S3 D3"]
    hands[holder] = "H7 H6"
    for dealer in range(4):
        position = fan_tan(" / ".join(hands), dealer=dealer)
        assert position.to_play == position.leader == holder
        assert legal(position) == "H7"
        assert keys(position) == {"H7": "opens", "H6": "opening_card", "pass": "opening_card"}
        position = position.play("H7")
        assert position.to_play == (holder + 1) % 4


@pytest.mark.cites("FP-62", "C-X-05")
def test_by_itself_fan_tan_is_opened_by_the_seven_of_diamonds():
    hands = "H7 H6 / S7 S6 / D7 D6"
    assert (alone(hands).to_play, legal(alone(hands))) == (2, "D7")
    assert (fan_tan(hands).to_play, legal(fan_tan(hands))) == (0, "H7")
    hearts = alone(hands, "", "heart_seven_opens")
    assert (hearts.to_play, legal(hearts)) == (0, "H7")
    with pytest.raises(fw.RulesError):
        fw.rules("fan_tan", variants=("heart_seven_opens", "forehand_opens"))


@pytest.mark.cites("FP-55", "C-FP-07")
def test_a_seven_or_the_next_card_of_a_row_may_be_laid_and_no_other():
    position = fan_tan("H7 S2 / H6 H8 H5 S7 D7 S6 / C2 / C3", "H7")
    assert legal(position) == "H6 H8 S7 D7"
    told = keys(position)
    assert (told["H6"], told["S7"], told["H5"], told["S6"]) == (
        *("fits", "fits", "does_not_fit", "does_not_fit"),
    )
    position = played(position, "H8 pass pass pass")
    assert legal(position) == "H6 S7 D7"


@pytest.mark.cites("FP-55", "FP-57")
def test_a_turn_is_one_card_or_a_pass_and_goes_to_the_left():
    for before in every(dealt(4), Random(4)):
        if before.over:
            break
        seat = before.to_play
        after = before.play(before.legal()[0])
        card = after.moves[-1] is not fw.PASS
        assert after.counts[seat] == before.counts[seat] - card
        assert after.over or after.to_play == (seat + 1) % 4


@pytest.mark.cites("FP-56", "FP-25", "FP-23", "FP-53", "C-FP-08")
def test_rows_go_down_to_the_ace_and_up_to_the_king_and_both_ends_are_open():
    position = fan_tan("H7 " + " ".join(f"H{rank}" for rank in DOWN + UP) + " / S2 / S3", "H7")
    for rank in DOWN:
        position = played(position, f"pass pass H{rank}")
    assert tuple(map(str, position.layout["H"])) == ("HA", "H7")
    position = played(position, "pass pass")
    assert legal(position) == "H8"
    for rank in UP[:-1]:
        position = played(position, f"H{rank} pass pass")
    assert tuple(map(str, position.layout["H"])) == ("HA", "HQ")
    assert legal(position) == "HK"
    assert position.play("HK").over


@pytest.mark.cites("FP-56", "C-FP-08")
def test_the_king_may_come_before_the_ace_and_the_eight_before_the_six():
    position = fan_tan("H7 " + " ".join(f"H{rank}" for rank in DOWN + UP) + " / S2 / S3", "H7")
    for rank in UP:
        position = played(position, f"pass pass H{rank}")
    assert tuple(map(str, position.layout["H"])) == ("H7", "HK")
    assert legal(played(position, "pass pass")) == "H6"


@pytest.mark.cites("FP-57", "C-FP-05")
def test_whoever_can_lay_a_card_must_and_only_others_pass():
    position = fan_tan("H7 S2 / H8 S3 / S4 D2 / C2 C3", "H7")
    assert keys(position) == {"H8": "fits", "S3": "does_not_fit", "pass": "must_play"}
    with pytest.raises(fw.IllegalPlayError):
        position.play(fw.PASS)
    position = position.play("H8")
    assert legal(position) == "pass"
    assert keys(position) == {"S4": "does_not_fit", "D2": "does_not_fit", "pass": "nothing_fits"}


@pytest.mark.cites("FP-57", "C-FP-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_pass_is_legal_exactly_where_no_card_fits_and_never_all_in_turn(seed):
    passes = 0
    for position in every(dealt(seed), Random(seed)):
        if not position.over:
            moves = position.legal()
            assert (fw.PASS in moves) == (moves == (fw.PASS,))
        passed = bool(position.moves) and position.moves[-1] is fw.PASS
        passes = passes + 1 if passed else 0
        assert passes < 4


@pytest.mark.cites("FP-58", "FP-51")
@pytest.mark.parametrize("seed", range(4))
def test_the_round_ends_with_the_first_hand_that_is_empty(seed):
    for position in every(dealt(seed), Random(seed)):
        assert position.over == (0 in position.counts)
    assert position.counts.count(0) == 1
    assert position.result.winner == position.counts.index(0)


@pytest.mark.cites("FP-59", "FP-60", "FP-61", "FP-74", "C-FP-04")
def test_a_pass_and_a_card_left_cost_one_each_and_who_goes_out_pays_nothing():
    position = fan_tan("H7 S2 S3 / D2 H6 / C2 C3 C4 / H5 S7", "H7 H6 pass H5 pass pass pass S7")
    assert position.over
    assert (position.passes, position.counts) == ((1, 1, 2, 0), (2, 1, 3, 0))
    assert position.result.points == (3, 2, 5, 0)
    assert position.result.winner == 3


@pytest.mark.cites("C-FP-04", "FP-61")
def test_whoever_goes_out_pays_for_passes_only_under_the_option():
    hands, moves = "H7 S7 / H9 S3 / H8 C2", "H7 pass H8 S7"
    assert fan_tan(hands, moves).result.points == (0, 3, 1)
    assert fan_tan(hands, moves, "passes_count").result.points == (0, 3, 1)
    seen = set()
    for seed in range(30):
        free, paid = (
            run(dealt(seed, 4, *variants), Random(seed)) for variants in ((), ("passes_count",))
        )
        out = free.result.winner
        assert paid.moves == free.moves
        assert (free.result.points[out], paid.result.points[out]) == (0, free.passes[out])
        seen.add(free.passes[out] > 0)
    assert seen == {True, False}


@pytest.mark.cites("FP-91", "C-FP-06")
def test_the_forehand_opens_with_any_seven_of_his_own():
    position = fan_tan("S7 D7 S6 / H7 / C7 / S2", "", "forehand_opens")
    assert (position.to_play, legal(position)) == (0, "S7 D7")
    assert set(keys(position).values()) == {"opens", "does_not_fit", "must_play"}
    assert position.play("D7").to_play == 1
    position = fan_tan("S7 D7 S6 / H7 / C7 / S2", "", "forehand_opens", dealer=1)
    assert (position.to_play, legal(position)) == (2, "C7")


@pytest.mark.cites("C-FP-06", "FP-91", "FP-59")
def test_a_forehand_without_a_seven_passes_for_a_point_and_the_next_opens():
    position = fan_tan("S2 S3 / H2 H3 / D7 C7 / S4", "", "forehand_opens")
    assert legal(position) == "pass"
    position = played(position, "pass pass")
    assert (position.to_play, legal(position)) == (2, "D7 C7")
    assert position.passes == (1, 1, 0, 0)


@pytest.mark.cites("FP-62", "FP-51")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_of_fan_tan_has_one_deal_each_and_the_lowest_sum_wins(players):
    match = whole(fw.rules("fan_tan", players=players), seed=players)
    assert len(match.results) == players
    low = min(match.points)
    assert match.winners == tuple(seat for seat in range(players) if match.points[seat] == low)
    assert len(whole(fw.rules("fan_tan", players=players, deals=2), seed=1).results) == 2


@pytest.mark.cites("C-FP-16")
def test_equal_lowest_sums_in_fan_tan_share_the_win():
    match = match_of(fw.rules("fan_tan", deals=1), "D7 / S2 / S3 / S4 S5", dealer=0)
    assert (match.points, match.winners) == ((0, 1, 1, 2), (0,))
    match = match_of(fw.rules("fan_tan", deals=2), "D7 / S2 / S3 / S4", "S2 / D7 / S3 / S4")
    assert (match.points, match.winners, match.playoff) == ((1, 1, 2, 2), (0, 1), ())


@pytest.mark.cites("FP-54", "FP-60")
def test_with_a_suit_each_the_seven_of_hearts_wins_the_race():
    end = run(fan_tan(ALL_SUITS), Random(1))
    assert (end.result.winner, end.passes) == (0, (0, 0, 0, 0))
    assert end.result.points == (0, 1, 1, 1)

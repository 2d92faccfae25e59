"""Every tip of the texts is played by a strategy, or there is a reason why none can."""

import tomllib
from pathlib import Path

import pytest

import femkort_widgets as fw
from bench.tips import Effect, effects
from femkort_widgets.analysis import STRATEGIES, TIPS, choose, simulate, strategy
from femkort_widgets.analysis.strategies.stream import Stream
from femkort_widgets.analysis.strategies.tips import (
    FACT,
    MATCH,
    MEMORY,
    NO_CHOICE,
    PLAYED,
    WATCH,
)

STATEMENTS = Path(__file__).parent.parent / "coverage" / "statements"


def tips_of_the_texts():
    texts = [tomllib.loads(path.read_text("utf-8")) for path in sorted(STATEMENTS.glob("*.toml"))]
    return [key for text in texts for key, said in text.items() if said.get("kind") == "tip"]


def test_the_table_names_every_tip_of_the_texts_exactly_once():
    named = [tip.id for tip in TIPS]
    assert sorted(named) == sorted(tips_of_the_texts())
    assert len(set(named)) == len(named)


def test_a_tip_has_a_strategy_with_rounds_or_a_reason_and_not_both():
    for tip in TIPS:
        assert bool(tip.strategy) == bool(tip.rounds) != bool(tip.why_not)
        assert tip.why_not in ("", MEMORY, NO_CHOICE, FACT, WATCH, MATCH)


def test_a_strategy_cites_the_tips_that_name_it():
    for made in PLAYED:
        assert set(made.cites) == {tip.id for tip in TIPS if tip.strategy == made.key}
        assert STRATEGIES[made.key] is made


@pytest.fixture(scope="module")
def measured():
    """The effects over fewer deals than the bench plays."""
    return {(effect.tip, effect.round): effect for effect in effects(deals=1500, seed=7)}


@pytest.mark.cites("FK-65", "FK-69", "FK-71", "FP-34", "FP-35", "FP-39", "FP-40", "FP-47")
@pytest.mark.cites("FP-68", "FP-69", "FP-82", "FP-83", "FP-85", "FP-99")
@pytest.mark.cites("LS-60", "LS-61", "LS-63", "LS-67", "LS-68")
@pytest.mark.parametrize(
    ("tip", "where"),
    [
        *((tip, "femkort") for tip in ("FK-65", "FK-69", "FK-71")),
        *((tip, "pass") for tip in ("FP-34", "FP-35", "FP-83", "FP-99")),
        *((tip, "clubs") for tip in ("FP-39", "FP-40", "FP-83", "FP-99")),
        *((tip, "queens") for tip in ("FP-47", "FP-83", "FP-99")),
        *((tip, "grand") for tip in ("FP-68", "FP-69", "FP-82")),
        ("FP-85", "fan_tan"),
        *((tip, "letzter_stich") for tip in ("LS-60", "LS-61", "LS-63", "LS-67", "LS-68")),
    ],
)
def test_what_these_tips_say_helps(measured, tip, where):
    assert measured[tip, where].verdict == "helps"


@pytest.mark.cites("LS-62")
def test_to_void_a_suit_early_brings_nothing_measurable_by_itself(measured):
    low, high = measured["LS-62", "letzter_stich"].difference.interval
    assert -0.04 < low < high < 0.04


@pytest.mark.cites("FK-68", "FP-84", "LS-38", "LS-39", "LS-65")
def test_the_other_tips_are_measured_too(measured):
    assert {tip for tip, _ in measured} == {tip.id for tip in TIPS if tip.strategy}


def test_a_table_line_says_what_it_measured(measured):
    effect = measured["FP-47", "queens"]
    assert isinstance(effect, Effect)
    assert str(effect).split()[0] == "FP-47"
    assert str(effect).endswith("helps")


def choice(key, game, number, hands, moves=""):
    hands = [hand.strip() for hand in hands.split("/")]
    position = fw.start(
        fw.rules(game, players=len(hands)), fw.Deal(hands, len(hands) - 1), number=number
    )
    for move in moves.split():
        position = position.play(move)
    return {str(choose(strategy(key), position, Stream([seed + 1, 0, 0, 0]))) for seed in range(40)}


FIVE = "H2 H3 H4 H5 H6 / D2 D3 D4 D5 D6 / C2 C3 C4 C5 C6"


@pytest.mark.cites("FK-68")
def test_the_weakest_card_of_the_longest_suit_is_led():
    assert choice("lead_low_from_longest", "femkort", 0, f"SA S5 S9 H7 D8 / {FIVE}") == {"S5"}


@pytest.mark.cites("FK-71")
def test_the_suit_with_the_top_card_is_kept():
    assert choice("keep_the_top_suit", "femkort", 0, f"SA S5 D9 H7 D8 / {FIVE}") == {
        "D9",
        "H7",
        "D8",
    }


@pytest.mark.cites("FK-65", "LS-67")
def test_a_king_is_safe_once_the_ace_has_fallen():
    fallen = "S7 C7 C9 / SA D7 D9 / S9 SK HK"
    assert choice("keep_the_safe_card", "letzter_stich", 0, fallen, "S7 SA S9 D7") == {"HK"}
    not_fallen = "S7 C7 C9 / SJ D7 D9 / S9 SK HK"
    both = choice("keep_the_safe_card", "letzter_stich", 0, not_fallen, "S7 SJ S9 D7")
    assert both == {"SK", "HK"}


@pytest.mark.cites("FP-47", "FP-48")
def test_a_queen_is_dumped_on_a_king_or_when_void():
    hands = "DK D5 S6 / DQ D3 H5 / S9 HQ H7 / S2 S3 S4"
    assert choice("dump_queens", "femkamp", 2, hands, "DK") == {"DQ"}
    assert choice("dump_queens", "femkamp", 2, hands, "DK DQ") == {"HQ"}


@pytest.mark.cites("FP-84")
def test_the_suit_of_the_own_queen_is_not_led():
    hands = "SQ S5 H6 / S2 H8 H7 / SA S3 D6 / S9 C3 C4"
    assert choice("spare_queen_suits", "femkamp", 2, hands) == {"H6"}


@pytest.mark.cites("FP-85")
def test_in_fan_tan_the_way_to_the_own_king_is_opened():
    hands = "D7 H8 S8 SK / H7 S7 C4 / C2 C3 C5"
    assert choice("open_for_own_ends", "fan_tan", 0, hands, "D7 H7 pass H8 S7 pass") == {"S8"}


@pytest.mark.cites("LS-65")
def test_the_last_trick_but_one_is_taken_where_it_can_be():
    hands = "S8 H9 / SK S7 / S9 C9 / D7 D8"
    assert choice("win_the_last_but_one", "letzter_stich", 0, hands, "S8") == {"SK"}


@pytest.mark.parametrize(
    ("game", "times", "deals"), [("femkort", 1.2, 300), ("letzter_stich", 1.5, 200)]
)
def test_sampling_wins_far_more_than_its_share(game, times, deals):
    found = simulate(fw.rules(game), ["sampling"], deals=deals, seed=3, progress=False)
    assert found["sampling"].rate > times / 4


def test_sampling_plays_by_rules_of_the_house():
    def low_first(position, seat, move):
        return move.rank < 8

    duty = fw.Obligation("low_first", low_first)
    house = fw.rules("femkort").with_round("femkort", obligations=(duty,))
    found = simulate(house, ["random", "sampling"], deals=40, seed=1, progress=False)
    assert found["sampling"].path == "house_rules"
    assert found["sampling"].wins > found["random"].wins

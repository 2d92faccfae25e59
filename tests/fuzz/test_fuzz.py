"""The search of ``make fuzz`` at a small scale: seeds, changed seeds, and what it has found."""

from random import Random

import pytest

from tests.fuzz import targets
from tests.fuzz.mutator import mutated, mutated_json
from tests.fuzz.seeds import seeds, warm
from tests.fuzz.targets import TARGETS, hold, letters

SHORT, SOME, TRIED = 600, 25, 60


@pytest.fixture(autouse=True, scope="module")
def loaded():
    warm()


def short(target):
    return [one for one in seeds()[target] if len(one) <= SHORT]


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_accepts_most_seeds_and_holds_for_all(target):
    some = Random(0).sample(short(target), min(SOME, len(short(target))))
    accepted = sum(hold(target, given) for given in some)
    assert accepted >= len(some) // 3


@pytest.mark.parametrize("target", TARGETS)
def test_it_holds_for_changed_seeds(target):
    random, change = Random(5), mutated_json if target == "twin" else mutated
    for _ in range(TRIED):
        hold(target, change(random.choice(short(target)), random, short(target), 4_000))


@pytest.mark.parametrize("target", TARGETS)
def test_a_change_is_another_input_and_the_same_for_the_same_seed(target):
    change = mutated_json if target == "twin" else mutated
    given = short(target)[-1]
    made = [change(given, Random(seed), short(target), 4_000) for seed in range(20)]
    assert made == [change(given, Random(seed), short(target), 4_000) for seed in range(20)]
    assert len(set(made)) > 10


def test_a_text_that_loses_a_word_is_noticed(monkeypatch):
    given = b'%TTN 1\n[Match "m"]\n[Game "femkort"]\nkept\n'
    assert hold("words", given)
    monkeypatch.setattr(targets, "dumps", lambda record: '%TTN 1\n[Match  "m"]\n')
    with pytest.raises(AssertionError):
        hold("words", given)


def test_letters_are_those_of_the_text_but_for_how_a_card_is_written():
    assert letters("1. S: ♠10 a♥ { x }") == letters("1. S: ST HA { x }")
    assert letters("SA SA") - letters("SA")


def test_a_program_that_opens_a_file_is_noticed(monkeypatch):
    monkeypatch.setitem(targets.TARGETS, "words", lambda given: open(__file__).close())
    with pytest.raises(AssertionError, match="open"):
        hold("words", b"")


@pytest.mark.parametrize("markup", ["<script>", "<a href='x'>", "<b onclick='x'>", "<!-- x -->"])
def test_markup_in_a_page_is_noticed(monkeypatch, markup):
    given = b'%TTN 1\n[Game "femkort"]\n[Seed "1"]\n'
    assert hold("shown", given)
    monkeypatch.setattr(targets, "html", lambda drawn: markup)
    with pytest.raises(AssertionError):
        hold("shown", given)


def test_a_name_that_is_markup_is_text_on_the_page():
    page = b'%TTN 1\n[Match "<script>"]\n[Game "femkort"]\n[Names "S=<img src=x>"]\n[Seed "1"]\n'
    assert hold("shown", page)


@pytest.mark.parametrize("card", ["♦10", "10♦", "♣T!?", "k♥"])
def test_a_card_where_the_winner_should_stand_is_a_card_when_it_is_read_again(card):
    given = f'%TTN 1\n[Match "m"]\n[Game "femkort"]\n[Play]\n1. S: D5 => {card} N\n'
    assert hold("words", given.encode())
    assert hold("faults", given.encode())


def test_two_glyphs_at_one_card_of_a_bridge_board_stay_two():
    hands = "QJ5.QJ65.AT4.AJT 82.AK74.2.K87432 T976.T2.9653.Q96 AK43.983.KQJ87.5"
    given = (
        f'[Board "1"]\n[Deal "N:{hands}"]\n[Declarer "N"]\n[Contract "1NT"]\n'
        '[Play "E"]\nC7! $8 C6$7$7 C9?! $9 CT\n'
    )
    assert hold("bridge", given.encode())

"""A seed gives the same deal on every machine, in every Python, for ever."""

import json
import os
import subprocess
import sys
from hashlib import sha256

import pytest

from femkort_widgets.core.deal import deal
from femkort_widgets.core.opening import start
from femkort_widgets.errors import DealError
from tests.core.kit import table, texts

PACK = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
GOLDEN = {
    (7, 0, 1): ("S9 D4 HA DQ C4", "SJ DT S7 HJ CJ", "CQ HT H4 D6 SQ", "HK DA H3 C2 C7"),
    (2024, 3, 2): ("HK D2 S4 CT SJ", "D5 ST C3 D7 H7", "S8 SQ HJ H8 H2", "C8 S2 HA CA SK"),
    # a seed with a word so high that it would favour a place, and is skipped
    (1738796, 0, 1): ("H7 CQ DT HA CT", "H8 S8 H4 HT S2", "C8 C6 C3 H3 C9", "H2 CK H5 H9 D5"),
    ("class 4b", 0, 1): ("S3 SK D4 H5 DA", "HA D7 SA DK S9", "D9 C9 C5 H4 S8", "H7 HJ SQ S4 H3"),
}


def pack_of(seed, number=0, attempt=1):
    """The documented shuffle, written a second time.

    Fisher-Yates from the end; numbers are the 32-bit words, high byte first, of SHA-256 over
    ``femkort-widgets/seed/number/attempt/block``; words that would favour a place are skipped.
    """
    words, block = [], 0
    pack = list(PACK)
    for last in reversed(range(1, 52)):
        while True:
            if not words:
                name = f"femkort-widgets/{seed}/{number}/{attempt}/{block}"
                digest, block = sha256(name.encode()).digest(), block + 1
                words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            word = words.pop(0)
            if word < 2**32 - 2**32 % (last + 1):
                break
        other = word % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def hands(given):
    return tuple(texts(hand) for hand in given.hands)


@pytest.mark.parametrize(("seed", "number", "attempt"), GOLDEN)
def test_a_seed_gives_its_golden_deal(seed, number, attempt):
    given = deal(table(), seed=seed, number=number, attempt=attempt)
    assert hands(given) == GOLDEN[seed, number, attempt]


@pytest.mark.cites("FK-26", "FK-27")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("seed", [0, 7, -3, 10**30, "Ada", "♠"])
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left(seed, players):
    for dealer in range(players):
        given = deal(table(players=players), seed=seed, dealer=dealer, number=2, attempt=3)
        pack = pack_of(seed, 2, 3)
        for seat in range(players):
            place = (seat - dealer - 1) % players
            assert texts(given.hands[seat]).split() == pack[place : 5 * players : players]
        assert (given.dealer, given.turned) == (dealer, None)


@pytest.mark.cites("FK-04", "FK-26", "FK-27")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_has_five_cards_and_the_rest_is_not_used(players):
    given = deal(table(players=players), seed=1)
    dealt = [card for hand in given.hands for card in hand]
    assert [len(hand) for hand in given.hands] == [5] * players
    assert len(set(dealt)) == 5 * players
    assert given.unknown == (0,) * players
    assert not start(table(players=players), given).irregular_deal


@pytest.mark.cites("FK-62", "C-FK-12")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("dealer", [0, 1])
def test_with_trump_the_last_card_dealt_is_the_dealers_and_is_turned(players, dealer):
    rules = table("trump", players=players)
    given = deal(rules, seed=9, dealer=dealer)
    assert str(given.turned) == pack_of(9)[5 * players - 1]
    assert given.turned == given.hands[dealer][4]
    assert start(rules, given).trump == given.turned.suit
    assert given.hands == deal(table(players=players), seed=9, dealer=dealer).hands


def test_the_pack_does_not_depend_on_the_dealer_or_the_variants():
    first = deal(table(), seed=5, dealer=0)
    for dealer in range(1, 4):
        given = deal(table("no_heading"), seed=5, dealer=dealer)
        for seat in range(4):
            assert given.hands[(seat + dealer) % 4] == first.hands[seat]


def test_seed_number_and_attempt_each_change_the_deal():
    places = [(1, 0, 1), (2, 0, 1), (1, 1, 1), (1, 0, 2), (11, 0, 1), (1, 1, 2), (1, 10, 1)]
    dealt = {deal(table(), seed=s, number=n, attempt=a) for s, n, a in places}
    assert len(dealt) == len(places)


@pytest.mark.cites("FK-55", "C-FK-10")
def test_a_play_off_deals_only_to_the_tied_seats():
    given = deal(table(players=6), seed=3, dealer=4, seats=(4, 0, 1))
    pack = pack_of(3)
    assert texts(given.hands[0]).split() == pack[0:15:3]
    assert texts(given.hands[1]).split() == pack[1:15:3]
    assert texts(given.hands[4]).split() == pack[2:15:3]
    assert given.hands[2] == given.hands[3] == given.hands[5] == ()


@pytest.mark.parametrize(
    "wrong", [{"dealer": 4}, {"dealer": -1}, {"seats": (1,)}, {"seats": (1, 9)}]
)
def test_a_deal_for_seats_that_do_not_exist_is_refused(wrong):
    with pytest.raises(DealError):
        deal(table(), seed=1, **wrong)


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_another_process_deals_the_same(hash_seed):
    code = (
        "import json; from femkort_widgets.core.deal import deal\n"
        "from femkort_widgets.core.games import rules\n"
        "given = [deal(rules('femkort'), seed=seed) for seed in (7, 'Ada')]\n"
        "print(json.dumps([[str(card) for hand in d.hands for card in hand] for d in given]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        env=os.environ
        | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    here = [
        [str(card) for hand in deal(table(), seed=seed).hands for card in hand]
        for seed in (7, "Ada")
    ]
    assert json.loads(done.stdout) == here


def test_every_card_comes_to_every_place_about_equally_often():
    counts = dict.fromkeys(PACK, 0)
    for seed in range(2600):
        counts[str(deal(table(), seed=seed).hands[1][0])] += 1
    assert sum((seen - 50) ** 2 / 50 for seen in counts.values()) < 90

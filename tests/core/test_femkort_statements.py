"""Femkort, statement by statement: what no other test holds to closely enough."""

from random import Random

import pytest

import femkort_widgets as fw
from tests.core.rounds import at, played, run

OTHERS = "D2 D3 D4 D5"


def table(*variants, players=4, **options):
    return fw.rules("femkort", players=players, variants=variants, **options)


def random_hands(count, *variants, players=4):
    chosen = table(*variants, players=players)
    for seed in range(count):
        yield run(fw.start(chosen, fw.deal(chosen, seed=seed)), Random(seed))


@pytest.mark.cites("FK-52", "FK-44", "FK-46", "FK-47")
def test_the_hand_belongs_to_the_winner_of_the_fifth_trick_and_to_nobody_else():
    winners = set()
    for end in random_hands(20):
        last = end.tricks[4].winner
        assert (end.result.winner, end.result.points) == (last, tuple(s == last for s in range(4)))
        winners.add((end.tricks[0].winner == last, end.tricks[3].winner == last))
    assert len(winners) == 4


@pytest.mark.cites("FK-16")
@pytest.mark.parametrize("led", "SHDC")
@pytest.mark.parametrize("other", "SHDC")
def test_no_suit_is_worth_more_than_another(led, other):
    cards = f"{led}9 {other}A" if other != led else f"{led}9 {led}8"
    assert at(table(players=2), " / ".join(cards.split()), cards).tricks[0].winner == 0
    assert at(table(players=2), f"{led}9 / {led}T", f"{led}9 {led}T").tricks[0].winner == 1


@pytest.mark.cites("FK-60")
def test_without_the_duty_to_head_there_is_more_to_choose():
    def choices(*variants):
        chosen, count = table(*variants), 0
        for seed in range(30):
            position = fw.start(chosen, fw.deal(chosen, seed=seed))
            while not position.over:
                count += len(position.legal())
                position = position.play(position.legal()[0])
        return count

    assert choices("no_heading") > choices()


@pytest.mark.cites("C-FK-03", "C-FK-02")
def test_everybody_reaches_the_last_trick_if_cards_decide_and_fewer_and_fewer_if_contenders_do():
    for players in (3, 5, 8):
        assert {len(end.tricks[4].seats) for end in random_hands(10, players=players)} == {players}
    shares = []
    for players in (3, 5, 8):
        ends = list(random_hands(60, "contenders_only", players=players))
        shares.append(sum(len(end.tricks[4].seats) for end in ends) / (len(ends) * players))
    assert shares[0] > shares[1] > shares[2]


@pytest.mark.cites("FK-43", "C-FK-20", "FK-66")
def test_the_fifth_card_is_the_one_that_can_win_the_pot():
    position = at(table(players=2), f"SA SK SQ SJ S2 / H9 {OTHERS}", "SA H9 SK D2 SQ D3 SJ D4")
    assert position.counts == (1, 1)
    assert played(position, "S2 D5").result.points == (1, 0)

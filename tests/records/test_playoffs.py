"""Play-offs in a record: who is dealt in, what they hold, who deals (FK-55, LS-51, C-X-03)."""

import pytest

import femkort_widgets as fw
from femkort_widgets.core.rules import Rules
from femkort_widgets.records.walk import walks


def tied(rules: Rules, seats: int) -> fw.Match:
    """A match whose play-off of so many seats has been dealt."""
    for seed in range(400):
        match = fw.Match(rules, seed=seed)
        while not match.over and len(match.playoff) in (0, seats):
            if match.playoff:
                match.next_deal()
                return match
            if match.state.hand.ended:
                match.next_deal()
            else:
                match.play(match.position.legal()[-1])
    raise AssertionError("no tie found")


@pytest.mark.cites("LS-51", "LS-59", "C-LS-13", "C-X-03")
@pytest.mark.parametrize(
    ("game", "variants", "players", "options", "seats", "size"),
    [
        ("letzter_stich", ("progressive", "penalty"), 3, {"max_deals": 2}, 2, 8),
        ("letzter_stich", ("clean_24", "penalty"), 3, {"max_deals": 2}, 2, 8),
        ("letzter_stich", ("trump",), 5, {"max_deals": 3, "stake": 1}, 3, 8),
        ("letzter_stich", ("progressive",), 4, {"max_deals": 4}, 4, 7),
        ("femkort", (), 4, {"max_deals": 2, "ante": 2}, 2, 5),
    ],
)
def test_a_play_off_is_written_read_and_gone_on_with(
    game: str,
    variants: tuple[str, ...],
    players: int,
    options: dict[str, int],
    seats: int,
    size: int,
) -> None:
    match = tied(fw.rules(game, players=players, variants=variants, **options), seats)
    text = fw.dumps(match.record)
    record = fw.loads(text)
    assert record.faults == ()
    *_, last = walks(record.matches[0])
    assert last.start is not None
    assert last.start == match.position
    assert last.start.seats == match.playoff
    held = {len(last.start.hands[seat]) for seat in match.playoff}
    assert held == {last.start.round.hand_size} == {size}
    again = fw.Match.resume(text)
    assert (again.position, again.playoff, again.dealer, again.pot, again.chips) == (
        match.position,
        match.playoff,
        match.dealer,
        match.pot,
        match.chips,
    )
    while not again.over:
        again.play(again.position.legal()[0])
    assert fw.loads(fw.dumps(again.record)).faults == ()


PLAYOFF = """%TTN 1
[Game   "letzter_stich"]
[Variants "progressive"]
[Seats  "A B C"]

[Round  "5"]
[Dealer "A"]
[Seed   "4"]
[Result "unfinished"]
[Play]
*

[Round  "5"]
[Playoff "A B C"]
[Seed   "4"]
"""


@pytest.mark.cites("LS-59", "C-LS-13")
def test_a_play_off_of_everybody_is_not_progressive() -> None:
    ordinary, playoff = walks(fw.loads(PLAYOFF).matches[0])
    assert ordinary.start is not None
    assert playoff.start is not None
    assert (ordinary.start.round.hand_size, playoff.start.round.hand_size) == (9, 8)
    assert [len(hand) for hand in playoff.start.hands] == [8, 8, 8]
    assert (ordinary.dealt.playoff, playoff.dealt.playoff) == (False, True)
    assert fw.loads(PLAYOFF).faults == ()


@pytest.mark.cites("C-FK-10", "C-FK-23")
def test_the_next_tied_seat_deals_a_play_off_even_after_a_void_hand() -> None:
    void = '[Result "void"]'
    text = PLAYOFF.replace('[Result "unfinished"]\n[Play]\n*\n', f"{void}\n")
    text = text.replace('"A B C"]\n[Seed', '"A C"]\n[Seed')
    again = '\n[Round  "5"]\n[Try    "2"]\n[Playoff "A C"]\n[Seed   "4"]\n'
    found = list(walks(fw.loads(text.rstrip() + f"\n{void}\n" + again).matches[0]))
    assert [walk.dealt.dealer for walk in found] == [0, 2, 2]
    assert [walk.dealt.attempt for walk in found] == [1, 1, 2]


def test_a_what_if_in_a_play_off_keeps_its_hands_and_its_round() -> None:
    *_, last = walks(fw.loads(PLAYOFF).matches[0])
    assert last.start is not None
    leader, left = last.start.to_play, last.start.hands
    assert leader is not None
    other = (leader + 1) % 3
    mine, theirs = left[leader][0], left[other][0]
    label, beside = "ABC"[leader], "ABC"[other]
    change = f"[%deal {label}+{theirs} {beside}-{theirs} {beside}+{mine} {label}-{mine}]"
    play = f"[Play]\n1. {label}: {left[leader][1]} ({change} 1. {label}: {theirs}) *\n"
    record = fw.loads(PLAYOFF + play)
    assert record.faults == ()
    *_, last = walks(record.matches[0])
    before = last.steps[1].before
    assert theirs in before.hands[leader]
    assert before.round.hand_size == 8

"""A claim of the remaining tricks counts as the rules of the round count tricks (rule 12)."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.ledger import accounts
from femkort_widgets.records.replayed import replayed
from femkort_widgets.records.walk import walks


def claimed(
    head: str, tricks: int, end: str, number: int = 1
) -> tuple[str, tuple[int, ...] | None]:
    """A round of which so many tricks are played before the claim, and what it brought."""
    text = f'%TTN 1\n{head}\n[Round "{number}"]\n[Dealer "E"]\n[Seed "5"]\n'
    start = next(walks(fw.loads(text).matches[0])).start
    assert start is not None
    play = ""
    while len(start.tricks) < tricks:
        number = len(start.tricks) + 1
        play += f"{number}. {'SWNE'[start.to_play or 0]}:"
        while len(start.tricks) < number:
            move = start.legal()[0]
            play += f" {move}"
            start = start.play(move)
        play += f" => {'SWNE'[start.tricks[-1].winner or 0]}\n"
    text += f'[Result "claim"]\n[Play]\n{play}{end}\n'
    match = fw.loads(text).matches[0]
    (account,) = accounts(replayed(match, None))
    return text, account.score


@pytest.mark.cites("FP-27", "FP-37", "FP-44", "FP-63")
@pytest.mark.parametrize(
    ("number", "total"),
    [(1, 13), (2, 13), (3, 16), (5, -13)],
    ids=["pass", "clubs", "queens", "grand"],
)
def test_whoever_claims_takes_every_trick_and_card_that_is_left(number: int, total: int) -> None:
    text, nothing_played = claimed('[Game "femkamp"]', 0, "+ N", number)
    assert nothing_played == (0, 0, total, 0)
    assert fw.loads(text).faults == ()
    text, score = claimed('[Game "femkamp"]', 9, "+ N", number)
    assert score is not None
    assert sum(score) == total
    assert fw.loads(text).faults == ()
    text = text.replace("[Play]", '[Score "N 99"]\n[Play]')
    (fault,) = fw.loads(text).faults
    assert (fault.key, fault.expected) == ("wrong_score", f"N {score[2]}")


@pytest.mark.cites("FP-37", "FP-44", "FP-97")
def test_cards_that_are_not_known_are_claimed_too_where_the_whole_pack_was_dealt() -> None:
    text = '%TTN 1\n[Game "sjukamp"]\n[Round "7"]\n[Dealer "E"]\n[Deal]\n'
    text += 'S: CQ ?12\nW: ?13\nN: ?13\nE: ?13\n[Score "S 32 W 0"]\n[Result "claim"]\n[Play]\n'
    assert fw.loads(text + "1. S: CQ CA + S").faults == ()


@pytest.mark.cites("LS-41", "LS-56", "FK-44")
@pytest.mark.parametrize(
    ("head", "tricks", "score"),
    [
        ('[Game "letzter_stich"]\n[Options "value=10"]', 0, (0, 0, 10, 0)),
        ('[Game "letzter_stich"]\n[Variants "small_card_bonus"]', 6, (0, 0, 1, 0)),
        ('[Game "letzter_stich"]\n[Variants "penalty"]', 6, (1, 1, 0, 1)),
        ('[Game "letzter_stich"]\n[Options "stake=2"]', 3, (0, 0, 8, 0)),
        ('[Game "femkort"]\n[Options "ante=2"]', 3, (0, 0, 8, 0)),
        ('[Game "femkort"]\n[Variants "best_of_three_pots"]', 4, (0, 0, 1, 0)),
    ],
)
def test_a_claim_takes_the_last_trick(head: str, tricks: int, score: tuple[int, ...]) -> None:
    text, brought = claimed(head, tricks, "+ N")
    assert brought == score
    assert fw.loads(text).faults == ()


@pytest.mark.cites("FP-50")
def test_nothing_can_be_claimed_where_nobody_takes_tricks() -> None:
    text, score = claimed('[Game "femkamp"]', 0, "+ N", number=4)
    (fault,) = fw.loads(text).faults
    assert (fault.key, fault.line) == ("no_claim", 8)
    assert score is None


def test_a_claim_after_the_end_takes_nothing() -> None:
    text, score = claimed('[Game "femkort"]', 5, "")
    text = text.replace('[Result "claim"]\n', "")
    assert fw.loads(text).faults == ()
    (fault,) = fw.loads(text + "+ N").faults
    assert fault.key == "not_unfinished"
    assert score is not None
    assert sum(score) == 4

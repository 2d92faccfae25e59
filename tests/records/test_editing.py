"""Editing at a frame: where a card goes, what is said there, what the tags say afterwards."""

import pytest

import femkort_widgets as fw
from femkort_widgets.core.cards import Card, Pass
from femkort_widgets.records.edited import Edited
from femkort_widgets.records.editing import comment, play, play_on, remove
from femkort_widgets.records.matches import Match
from femkort_widgets.records.model import Record
from femkort_widgets.records.places import places, spot_of
from tests.records.kit import FIRST, REST, SECOND, text

WHOLE = FIRST + SECOND + REST
SCORE = '[Score  "S 0 W 0 N 4 E 0"]\n'
TAGGED = text(WHOLE, end=SCORE)


def loaded(play: str = WHOLE, **more: str) -> Record:
    return fw.loads(text(play, **more))


def the_play(done: Edited) -> str:
    return fw.dumps(done.record).partition("[Play]\n")[2]


def first_legal(position: fw.Position) -> Card | Pass:
    return position.legal()[0]


def test_the_frames_are_numbered_as_they_are_shown() -> None:
    record = loaded(FIRST + "2. N: S8 SJ (2... E: S6^R SQ) SQ *\n")
    shown = fw.frames(record)["frames"]
    assert list(places(record).values()) == [frame["id"] for frame in shown]
    lines = [spot_of(record, at).line for at in range(len(shown))]
    assert lines == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0]


def test_a_card_that_the_line_goes_on_with_is_gone_to() -> None:
    record = loaded()
    done = play(record, 4, "S8")
    assert (done.record, done.at) == (record, 5)


def test_a_card_of_a_side_line_is_gone_to() -> None:
    record = loaded(FIRST + "2. N: S8 SJ (2... E: S6^R SQ) *\n")
    assert play(record, 5, "S6").at == 7
    assert play(record, 7, "SQ").at == 8


def test_at_its_end_a_line_goes_on() -> None:
    done = play(loaded(FIRST + "2. N: S8 SJ *\n"), 6, "SQ")
    assert the_play(done) == FIRST + "2. N: S8 SJ SQ *\n"
    assert done.at == 7
    done = play(done.record, 7, "S5")
    assert the_play(done) == FIRST + "2. N: S8 SJ SQ S5 => S *\n"


def test_elsewhere_a_side_line_begins_after_the_comments_of_the_card_replaced() -> None:
    record = loaded("1. S: D5 DT! { High. } DK H4 => N\n*\n")
    done = play(record, 1, "D3", irregular=True)
    assert the_play(done) == "1. S: D5 DT! { High. } (1... W: D3^R)\n   DK H4 => N *\n"
    further = play(done.record, 1, "DA")
    assert the_play(further).count("(") == 2
    assert the_play(further).index("D3^R") < the_play(further).index("(1... W: DA)")


def test_a_side_line_goes_on_at_its_end_with_winner_and_next_trick() -> None:
    record = loaded()
    done = play(record, 3, "H6")
    for card in ("S8", "SJ"):
        done = play(done.record, done.at, card)
    assert "(1... E: H6 => N\n        2. N: S8 SJ)" in the_play(done)
    assert spot_of(done.record, done.at).line == 1


def test_a_card_that_may_not_be_played_is_refused_with_its_reason() -> None:
    with pytest.raises(fw.IllegalPlayError) as refused:
        play(loaded("1. S: D5 *\n"), 1, "D3")
    assert refused.value.reason.key == "head_the_trick"
    done = play(loaded("1. S: D5 *\n"), 1, "D3", irregular=True)
    assert the_play(done) == "1. S: D5 D3^R *\n"


def test_a_card_out_of_turn_is_marked() -> None:
    done = play(loaded("1. S: D5 *\n"), 1, "DK", irregular=True)
    assert the_play(done) == "1. S: D5 DK^T *\n"


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(fw.IllegalPlayError) as refused:
        play(loaded(), 20, "SA")
    assert refused.value.reason.key == "deal_over"


def test_the_end_of_a_main_line_brings_its_score_and_its_removal_takes_it() -> None:
    record = fw.loads(TAGGED)
    cut = remove(record, 18)
    assert cut.at == 17
    left = WHOLE[: WHOLE.index(" C9")] + " *\n"
    assert fw.dumps(cut.record) == text(left, tags='[Result "unfinished"]\n')
    again = cut
    for card in ("C9", "SA", "CQ"):
        again = play(again.record, again.at, card)
    assert fw.dumps(again.record) == TAGGED


def test_a_claim_gives_way_to_the_cards() -> None:
    record = loaded(FIRST + "2. N: S8 SJ SQ S5 => S\n+ S\n", tags='[Result "claim"]\n')
    assert record.faults == ()
    done = play(record, 8, "D7")
    one = done.record.matches[0].rounds[0]
    assert (one.result, one.score) == ("unfinished", None)
    assert the_play(done) == FIRST + SECOND + "3. S: D7 *\n"


def test_hidden_hands_change_first_in_a_side_line() -> None:
    record = loaded()
    done = play(record, 4, "SA", change="N+D8 S-D8 S+S8 N-S8")
    assert "([%deal N+D8 S-D8 S+S8 N-S8] 2. N: SA)" in the_play(done)
    assert play(done.record, 4, "SA", change="N+D8 S-D8 S+S8 N-S8").at == done.at
    assert play(done.record, 4, "SA").at != done.at


def test_where_a_line_ends_the_hands_change_before_its_last_card() -> None:
    record = loaded(FIRST + "2. N: S8 *\n")
    done = play(record, 5, "S5", change="E+S5 W-S5 W+SJ E-SJ")
    assert "2. N: S8 ([%deal E+S5 W-S5 W+SJ E-SJ] 2. N: S8 S5)" in the_play(done)
    assert done.at == 7
    again = spot_of(done.record, 6).step
    assert again is not None
    assert again.move.card == Card.parse("S8")


@pytest.mark.parametrize("change", ["", "N", "N+SA", "N+D5 S-D5", "Q+SA S-SQ", "N+SX", "x" * 2000])
def test_hands_that_cannot_change_so_are_refused(change: str) -> None:
    with pytest.raises(fw.Error) as refused:
        play(loaded(), 4, "S8", change=change)
    assert refused.value.key == "studio.change"


def test_a_side_line_is_removed_from_a_card_on() -> None:
    record = loaded(FIRST + "2. N: S8 SJ (2... E: S6^R SQ (2... S: ST) H6) *\n")
    assert the_play(remove(record, 8)) == FIRST + "2. N: S8 SJ (2... E: S6^R)\n   *\n"
    assert the_play(remove(record, 9)) == FIRST + "2. N: S8 SJ (2... E: S6^R SQ H6)\n   *\n"
    done = remove(record, 7)
    assert the_play(done) == FIRST + "2. N: S8 SJ *\n"
    assert (done.at, done.moved) == (5, {at: at for at in range(7)})


def test_the_first_card_can_be_removed_and_the_deal_stays() -> None:
    done = remove(loaded("{ Before. }\n1. S: { Now. } D5 DT *\n"), 1)
    assert the_play(done) == "{ Before. } { Now. } *\n"
    assert done.record.matches[0].rounds[0].result is None
    with pytest.raises(fw.Error) as refused:
        remove(done.record, 0)
    assert refused.value.key == "studio.nothing_to_remove"


def test_the_bots_play_on_to_the_end_of_the_trick_or_of_the_round() -> None:
    record = loaded(FIRST + "2. N: S8 *\n")
    trick = play_on(record, 5, first_legal, trick=True)
    assert len(spot_of(trick.record, trick.at).position.tricks) == 2
    whole = play_on(record, 5, first_legal)
    assert spot_of(whole.record, whole.at).position.over
    assert whole.record.matches[0].rounds[0].score is not None
    assert play_on(whole.record, 5, first_legal).record == whole.record
    beside = play_on(whole.record, 4, lambda position: position.legal()[-1])
    assert spot_of(beside.record, beside.at).line == 1


def test_five_thousand_nested_variations_can_be_edited() -> None:
    deep = "1. S: D5 " + "(1. S: D7 " * 5000 + ")" * 5000 + " DT *\n"
    record = loaded(deep)
    assert len(places(record)) == 5003
    done = comment(record, 5001, "Deep.")
    done = play(done.record, 5001, "DA")
    assert fw.loads(fw.dumps(done.record)) == done.record
    assert spot_of(done.record, done.at).line == 5000
    assert len(places(remove(done.record, 2).record)) == 3


def test_of_two_matches_only_the_one_edited_changes() -> None:
    second = text("1. S: D5 DT *\n", tags='[Result "unfinished"]\n')
    two = fw.loads(fw.dumps(loaded()) + "\n" + second.removeprefix("%TTN 1\n"))
    assert len(two.matches) == 2
    at = max(places(two).values())
    done = play(two, at, "DK")
    assert done.record.matches[0] == two.matches[0]
    assert fw.dumps(done.record) == fw.dumps(two).replace("D5 DT *", "D5 DT DK *")
    first = comment(two, 1, "Low.")
    assert first.record.matches[1] == two.matches[1]
    assert first.moved == {place: place for place in range(at + 1)}


def test_the_duties_of_the_house_hold_for_edits() -> None:
    def no_ace(position: fw.Position, seat: int, move: Card | Pass) -> bool:
        return not isinstance(move, Card) or move.rank < 14

    plain = fw.rules("femkort")
    duty = fw.Obligation("no_ace", no_ace, cites=())
    rules = plain.with_round("femkort", obligations=(duty, *plain.round(0).obligations))
    record = Match(rules, seed=1).record
    with pytest.raises(fw.IllegalPlayError) as refused:
        play(record, 0, "SA")
    assert refused.value.reason.key == "no_ace"
    done = play_on(record, 0, first_legal)
    assert (done.record.source.rules, done.record.faults) == (rules, ())


@pytest.mark.parametrize("result", ["redeal", "misdeal"])
def test_no_card_is_played_in_a_hand_that_was_dealt_again(result: str) -> None:
    record = loaded("*\n", tags=f'[Result "{result}"]\n')
    with pytest.raises(fw.Error) as refused:
        play(record, 0, "D5")
    assert refused.value.key == "studio.dealt_again"

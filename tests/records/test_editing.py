"""Editing at a frame: where a card goes, what is said there, what the tags say afterwards."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.cards import Card, Pass
from femkort_widgets.records.edited import Edited
from femkort_widgets.records.editing import comment, glyph, play, play_on, remove
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


def test_comments_in_other_languages_and_remarks_stay() -> None:
    given = "1. S: D5 { Low. } {fr: Bas. } ; check\n   DT *\n"
    record = loaded(given)
    done = comment(record, 1, "Lower.", lang="en")
    assert the_play(done) == given.replace("Low.", "Lower.")
    assert the_play(comment(record, 1, "Grave.", lang="fr")) == given.replace("Bas.", "Grave.")
    assert the_play(comment(record, 1, "", lang="fr")) == given.replace(" {fr: Bas. }", "")
    added = comment(record, 1, "Niedrig.", lang="de")
    assert "{fr: Bas. } ; check\n   {de: Niedrig. } DT" in the_play(added)


def test_a_comment_in_the_language_of_the_record_needs_no_mark() -> None:
    record = fw.loads(text("1. S: D5 *\n", head='[Lang   "fr"]\n'))
    assert the_play(comment(record, 1, "Bas.", lang="fr")) == "1. S: D5 { Bas. } *\n"
    assert the_play(comment(record, 1, "Low.", lang="en")) == "1. S: D5 {en: Low. } *\n"


def test_commands_in_a_comment_stay_and_none_can_be_written() -> None:
    record = loaded("1. S: D5 { Low. [%clock 3] } *\n")
    assert "{ Lower. [%clock 3] }" in the_play(comment(record, 1, "Lower."))
    assert "{ [%clock 3] }" in the_play(comment(record, 1, ""))
    assert fw.loads(given := fw.dumps(comment(record, 1, "[%x {").record)).faults == ()
    assert "[ %x" in given


def test_a_comment_can_stand_before_the_first_card() -> None:
    done = comment(loaded("1. S: D5 *\n"), 0, "Here we go.")
    assert the_play(done) == "{ Here we go. }\n1. S: D5 *\n"
    assert fw.frames(done.record)["frames"][0]["comments"] == [
        {"text": "Here we go.", "lang": "en"}
    ]


def test_a_side_line_has_an_introduction_and_other_cards_the_comment_before_them() -> None:
    record = loaded(FIRST + "2. N: S8 SJ (2... E: S6^R) *\n")
    done = comment(record, 7, "If not:", place="before")
    assert "(2... E: { If not: } S6^R)" in the_play(done)
    both = comment(done.record, 7, "Then so.", place="after")
    assert "{ If not: } S6^R { Then so. }" in the_play(both)
    assert "{ If not: } S6^R)" in the_play(comment(both.record, 7, "", place="after"))
    assert "2. N: S8 { Which? } SJ" in the_play(comment(record, 6, "Which?", place="before"))
    assert comment(record, 6, "Which?", place="before").at == 6


def test_a_glyph_takes_the_place_of_another_and_others_stay() -> None:
    record = loaded("1. S: D5?$7$99 *\n")
    assert the_play(glyph(record, 1, "!!")) == "1. S: D5!!$99 *\n"
    assert the_play(glyph(record, 1, "")) == "1. S: D5$99 *\n"


def test_only_the_one_legal_card_can_be_called_the_only_one() -> None:
    record = loaded()
    with pytest.raises(fw.Error) as refused:
        glyph(record, 1, "$7")
    assert refused.value.key == "studio.not_only"
    assert "SJ$7" in the_play(glyph(record, 6, "$7"))


@pytest.mark.parametrize(("at", "sign"), [(1, "$8"), (1, "x"), (1, None), (0, "!"), (1, "?? ")])
def test_a_glyph_that_is_none_and_a_place_without_a_card_are_refused(at: int, sign: str) -> None:
    with pytest.raises(fw.Error) as refused:
        glyph(loaded(), at, sign)
    assert refused.value.key in ("choice", "studio.no_card")


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


def test_what_is_not_touched_stays_as_it_was() -> None:
    given = text(
        "1. S: D5 ; odd\n   DT zzz DK H4 => N\n2. N: S8 *\n",
        head='[Unknown "x"] ; a remark\n',
        tags='[Foo    "bar"]\n',
    )
    record = fw.loads(given)
    done = comment(record, 5, "Said.")
    assert fw.dumps(done.record) == fw.dumps(record).replace("S8 *", "S8 { Said. } *")


def test_what_would_be_read_as_something_else_is_refused() -> None:
    record = loaded("1. S: D5 { a } ! *\n")
    with pytest.raises(fw.Error) as refused:
        comment(record, 1, "")
    assert refused.value.key == "studio.unclear"


def test_sums_of_later_rounds_follow_and_nothing_else_of_them_changes() -> None:
    record = fw.loads(fw.dumps(played(fw.rules("femkamp"), 3, rounds=3).record))
    cut = remove(record, 30)
    done = play_on(cut.record, cut.at, lambda position: position.legal()[-1])
    assert done.record.faults == ()
    was, now = (one.matches[0].rounds for one in (record, done.record))
    assert now[0].total != was[0].total
    for old, new in zip(was[1:], now[1:], strict=True):
        assert new.total != old.total
        others = [[item for item in one.items if item != one.tag("Total")] for one in (old, new)]
        assert others[0] == others[1]


def played(
    rules: fw.core.rules.Rules, seed: int, *, rounds: int = 1, irregular: bool = False
) -> Match:
    """A match played by chance."""
    rng, match = Random(seed), Match(rules, seed=seed, dealer=seed % rules.players)
    while True:
        while not match.position.over:
            at = match.position.to_play
            assert at is not None
            legal = list(match.position.legal())
            held = match.position.hands[at]
            wild = irregular and held and rng.random() < 0.1
            match.play(rng.choice([*held] if wild else legal), irregular=True)
        if match.over or len(match.state.hands) == rounds:
            return match
        match.next_deal()


@st.composite
def agreed(draw: st.DrawFn) -> fw.core.rules.Rules:
    game = fw.game(draw(st.sampled_from(fw.games())))
    players = draw(st.integers(*game.players))
    keys = [variant.key for variant in game.variants]
    variants = draw(st.lists(st.sampled_from(keys), unique=True, max_size=3))
    try:
        return fw.rules(game.key, players=players, variants=variants)
    except fw.Error:
        return fw.rules(game.key, players=players)


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(agreed(), st.integers(0, 10**6), st.integers(1, 3), st.booleans(), st.integers(0, 10**6))
def test_a_round_cut_anywhere_and_played_again_is_written_as_the_match_wrote_it(
    rules: fw.core.rules.Rules, seed: int, rounds: int, irregular: bool, cut: int
) -> None:
    record = fw.loads(fw.dumps(played(rules, seed, rounds=rounds, irregular=irregular).record))
    index = cut % len(record.matches[0].rounds)
    cards = [
        at
        for place, at in places(record).items()
        if place.round == index and place.item is not None
    ]
    again = cards[-1 - cut % min(14, len(cards)) :]
    moves = [spot_of(record, at).step for at in again]
    at = again[0]
    done = remove(record, at)
    assert done.record.faults == ()
    for step in moves:
        assert step is not None
        done = play(done.record, done.at, step.move.card, irregular=True)
        assert done.record.faults == ()
    assert fw.dumps(done.record) == fw.dumps(record)


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

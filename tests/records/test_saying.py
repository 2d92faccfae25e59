"""What is said at a frame: comments by language, glyphs; what stands beside them stays."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.edited import Edited
from femkort_widgets.records.model import Record
from femkort_widgets.records.saying import comment, glyph
from tests.records.kit import FIRST, REST, SECOND, text


def loaded(play: str = FIRST + SECOND + REST) -> Record:
    return fw.loads(text(play))


def the_play(done: Edited) -> str:
    return fw.dumps(done.record).partition("[Play]\n")[2]


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

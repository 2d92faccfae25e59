"""The format, rules 10 to 15: glyphs, marks, how play ends, what is unread, the layout."""

import pytest

from femkort_widgets.records.notes import Stop
from femkort_widgets.records.play import (
    Claim,
    Close,
    Item,
    Lead,
    Move,
    Open,
    Play,
    Unfinished,
    Won,
)
from femkort_widgets.records.writer import write_play
from tests.records.kit import (
    FIRST,
    again,
    card,
    faults,
    items,
    text,
    the_round,
    written,
)


def test_rule_10_glyphs_stand_attached_or_apart_and_come_before_marks() -> None:
    assert items("1. S: D5!?$7^R *")[1] == Move(card("D5"), ("!?", "$7"), ("^R",))
    assert items("1. S: D5 ^R !? $7 *")[1] == Move(card("D5"), ("!?", "$7"), ("^R",))
    assert written("1. S: D5 ^T $3 *") == "1. S: D5$3^T *\n"
    assert items("1. S: D5! ? *")[1] == Move(card("D5"), ("!?",))
    assert items("1. S: D5!^R? *")[1] == Move(card("D5"), ("!?",), ("^R",))
    assert Move(card("D5"), ("$3", "$7")).symbols == ("!!", "$7")


def test_rule_11_marks() -> None:
    move = items("1. S: D5^C(HJ)^T *")[1]
    assert isinstance(move, Move)
    assert move.marks == ("^C(HJ)", "^T")
    assert move.shown == card("HJ")


def test_rule_12_requests_for_better_cards() -> None:
    head = '[Variants "redeal_request"]\n'
    asked = '[Redeal "W"]\nask ok no ok => refused\n'
    given = text("*\n", head=head).replace("[Play]", asked + "[Play]")
    (redeal,) = the_round(given).redeals
    assert (redeal.seat, redeal.words, redeal.granted) == ("W", ("ask", "ok", "no", "ok"), False)
    assert faults(given) == []
    assert again(given) == given
    wrong = given.replace("refused", "granted")
    assert [key for key, *_ in faults(wrong)] == ["wrong_redeal"]
    short = given.replace("ok no ok => refused", "ok => granted").replace("[Play]\n*\n", "")
    assert [key for key, *_ in faults(short)] == ["wrong_redeal"]


@pytest.mark.parametrize(("end", "item"), [("*", Unfinished()), ("+ W", Claim("W"))])
def test_rule_12_unfinished_play_and_claims(end: str, item: Item) -> None:
    assert items(FIRST + end)[-1] == item
    assert written(FIRST + end) == f"{FIRST.strip()} {end}\n"
    assert faults(text(FIRST + end)) == []


def test_rule_14_what_cannot_be_read_is_kept_where_it_was() -> None:
    given = text("1. S: D5 S}A @#! DT *", head="no tag at all ; remark\n", end="\n")
    copy = again(given)
    assert "S}A @#! DT" in copy
    assert "no tag at all ; remark" in copy
    assert again(copy) == copy


def test_rule_15_the_layout_of_a_variation_in_a_variation() -> None:
    play = Play(
        (
            Lead(1, "S"),
            Move(card("D5")),
            Move(card("DT")),
            Open(),
            Lead(1, "W", later=True),
            Move(card("DA")),
            Stop("Who?\nYou?"),
            Move(card("DK")),
            Open(),
            Lead(1, "N", later=True),
            Move(card("D9")),
            Move(card("H4")),
            Won("W"),
            Lead(2, "W"),
            Move(card("S5")),
            Close(),
            Close(),
            Unfinished(),
        )
    )
    assert write_play(play).splitlines() == [
        "1. S: D5 DT (1... W: DA",
        "        {? Who?",
        "      You? }",
        "        DK (1... N: D9 H4 => W",
        "            2. W: S5))",
        "   *",
    ]

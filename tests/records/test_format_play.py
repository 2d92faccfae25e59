"""The format, rules 5 to 9: tricks, comments, stops, variations, how each is read and written."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.notes import Command, Comment, Stop
from femkort_widgets.records.play import (
    Lead,
    Move,
)
from femkort_widgets.records.walk import walk
from tests.records.kit import (
    FIRST,
    SECOND,
    again,
    card,
    faults,
    items,
    text,
    written,
)


def test_rule_5_cards_belong_to_who_holds_them_and_unknown_ones_go_clockwise() -> None:
    given = text("1. S: D5 DT DK H4 => N *", hands="S: ?5\nW: ?5\nN: ?4 DK\nE: ?5\n")
    steps = walk(fw.loads(given).matches[0], 0).steps
    assert [step.seat for step in steps] == [0, 1, 2, 3]
    assert faults(given) == []
    wrong = text("1. W: D5 DK H4 D2 *", hands="S: ?5\nW: ?5\nN: ?4 DK\nE: ?5\n")
    steps = walk(fw.loads(wrong).matches[0], 0).steps
    assert [step.seat for step in steps] == [1, 2, 3, 0]


def test_rule_5_a_dash_is_a_seat_that_does_not_play() -> None:
    hands = "S: SA SK\nW: S2 S3\nN: S4\nE: S5 S6\n"
    given = text(
        "1. S: SA S2 S4 S5 => S\n2. S: SK S3 - S6 => S\n", hands=hands, tags='[Result "void"]\n'
    )
    assert items("1. S: - *")[1] == Move(None)
    assert [key for key, *_ in faults(given)] == []


@pytest.mark.parametrize(
    ("braces", "comment"),
    [
        ("{ plain }", Comment("plain")),
        ("{fr: bonjour }", Comment("bonjour", "fr")),
        ("{ fr: prose }", Comment("fr: prose")),
        ("{tlh: prose }", Comment("tlh: prose")),
        (r"{\? prose }", Comment.of("? prose")),
        ("{ ? prose }", Comment.of("? prose")),
        (r"{ \{a\} \\ }", Comment.of("{a} \\")),
        ("{ a\n      b }", Comment("a\nb")),
        ("{ a\n\n      b }", Comment("a\n\nb")),
        ("{ }", Comment("")),
        ("{? Which? [%ok D3] }", Stop("Which? [%ok D3]")),
        ("{?fr: Laquelle ? }", Stop("Laquelle ?", "fr")),
        ("{? }", Stop("")),
    ],
)
def test_rules_7_and_8_comments_and_stops(braces: str, comment: Comment | Stop) -> None:
    assert items(f"1. S: D5 {braces} *")[2] == comment
    indent = "\n   " if isinstance(comment, Stop) else " "
    expected = r"{\? prose }" if "? prose" in braces else braces
    expected = "{ tlh: prose }" if "tlh" in braces else expected
    assert written(f"1. S: D5 {braces} *").startswith(f"1. S: D5{indent}{expected}")


def test_rule_8_a_stop_and_its_answers() -> None:
    stop = items(
        "1. S: {? Which?\n [%ok D5 D7] [%best D5]\n"
        ' [%say D8 "No: \\"low\\" \\} it is."] [%hint "Low."] } D5 *'
    )[1]
    assert isinstance(stop, Stop)
    assert (stop.text, stop.ok, stop.best) == ("Which?", (card("D5"), card("D7")), (card("D5"),))
    assert stop.say == {card("D8"): 'No: "low" } it is.'}
    assert stop.hint == "Low."


def test_rule_8_a_stop_before_a_lead_stands_before_the_number() -> None:
    play = FIRST + "   {? And now? }\n2. N: S8 *\n"
    assert written(play) == play
    stop_at = [type(item) for item in items(play)].index(Stop)
    assert isinstance(items(play)[stop_at + 1], Lead)


def test_rule_9_variations_nest_and_stop_anywhere() -> None:
    play = (
        "1. S: D5 DT (1... W: DA { High. } DK (1... N: D9)\n"
        "        H4 => W\n"
        "        2. W: S5) (1... W: D3^R)\n   DK H4 => N *\n"
    ).replace(") (1... W: D3^R)", ")\n   (1... W: D3^R)")
    assert written(play) == play
    assert faults(text(play)) == []


def test_rule_9_hidden_cards_change_in_a_variation() -> None:
    play = "1. S: D5 DT ([%deal W+C2 W-DT W-DA] 1... W: D3$7 DK H4 => N\n        2. N: S8) DK *\n"
    given = text(play)
    found = walk(fw.loads(given).matches[0], 0)
    three = found.steps[2]
    assert three.variation is not None
    assert three.variation.change == "W+C2 W-DT W-DA"
    assert card("C2") in three.before.hands[1]
    assert card("C2") not in found.steps[-1].before.hands[1]
    assert faults(given) == []
    assert items(play)[4] == Command("deal", "W+C2 W-DT W-DA")


def test_rule_9_a_card_comes_from_another_hand() -> None:
    play = "1. S: D5 DT DK H4 (1... E: H6 ([%deal E+SA N-SA] 1... E: SA)) => N *"
    assert faults(text(play)) == []


def test_reading_takes_several_items_on_a_line_or_one() -> None:
    spread = text(SECOND.replace(" ", "\n").replace("2. N:", "2.\n N:"))
    assert again(spread) == again(text(SECOND))


def test_rule_7_a_comment_may_stand_between_the_number_and_the_leader() -> None:
    play = "1. { Before the lead. } S: D5 DT DK H4 => N *\n"
    assert faults(text(play)) == []
    assert written(play) == "1. S: { Before the lead. } D5 DT DK H4 => N *\n"


def test_rule_5_no_space_is_needed_before_the_winner() -> None:
    assert written("1. S: D5 DT DK H4=>N *\n") == "1. S: D5 DT DK H4 => N *\n"

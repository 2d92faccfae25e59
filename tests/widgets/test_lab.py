"""The lab: what can be asked, what comes out, and that nothing disturbs anything else."""

import csv
import json

import ipywidgets as w
import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import STRATEGIES, TIPS, chances, simulate, who_forces
from femkort_widgets.drawing.answers import QUESTIONS as DRAWN
from femkort_widgets.drawing.answers import sheet
from femkort_widgets.errors import Error
from femkort_widgets.i18n import languages, translate
from femkort_widgets.i18n.catalogue import catalogue
from femkort_widgets.widgets.lab_questions import QUESTIONS, first_choice


def lines(answer):
    return list(csv.DictReader(answer.to_csv().splitlines()))


def test_a_comparison_is_that_of_simulate():
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=60, seed=4)
    answer = lab.run()
    same = simulate(fw.rules("femkort"), ["random", "keep_a_defender"], deals=60, seed=4)
    assert answer is lab.answer
    assert lab.result.rows == same.rows
    assert [row["contender"] for row in lines(answer)] == ["random", "keep_a_defender"]
    assert answer.data["ended"] == "done"
    assert json.loads(answer.to_json())["question"] == "compare"


def test_what_cards_are_worth_is_what_chances_says():
    lab = fw.Lab("femkamp", question="worth", round="clubs", deals=30, seed="a")
    answer = lab.run()
    position = first_choice(fw.rules("femkamp"), 1, "a")
    same = chances(position, worlds=30, seed="a")
    assert lab.result == same
    assert [row["card"] for row in lines(answer)] == [str(one.move) for one in same.moves]
    assert answer.data["lowest"]


def test_who_can_force_the_last_trick_is_counted_by_place():
    lab = fw.Lab("femkort", question="force", players=3, deals=8)
    answer = lab.run()
    assert lab.result == who_forces(fw.rules("femkort", players=3), deals=8)
    assert sum(int(row["n"]) for row in lines(answer)) == 8
    assert [row["place"] for row in lines(answer)] == ["0", "1", "2", ""]


def test_in_fan_tan_the_first_card_with_a_choice_is_weighed():
    lab = fw.Lab("fan_tan", question="worth", deals=10)
    assert len(lab.run().data["rows"]) > 1
    assert "D7" in lab.answer.data["played"]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_answered_in_every_language_and_form(question):
    lab = fw.Lab("femkort", question=question, deals=6)
    lab.run()
    said = set()
    for lang in languages():
        lab.lang = lang
        assert translate(f"lab.question.{question}", lang) in [
            label for label, _ in lab.controls.question.options
        ]
        assert f'lang="{lang}"' in lab.answer.html
        assert str(lab.answer) == lab.answer.text == repr(lab)
        said.add(lab.answer.text)
    assert len(said) == len(languages())


def test_the_answers_drawn_are_those_that_can_be_asked():
    assert DRAWN == QUESTIONS


@pytest.mark.parametrize("lang", languages())
def test_every_strategy_is_called_by_what_it_does(lang):
    named = {key.removeprefix("lab.strategy.") for key in catalogue(lang) if "strategy." in key}
    assert named == set(STRATEGIES)


def test_names_are_text_and_never_markup():
    def wicked(position, random):
        return position.legal()[0]

    wicked.__name__ = "<img src=x onerror=alert(1)>"
    lab = fw.Lab("femkort", strategies=[wicked], deals=5, seed="<b>")
    assert "<img" not in lab.run().html
    assert "<b>&" not in lab.answer.html.replace("<p><b>", "")


def test_the_tips_of_a_round_are_offered_and_chosen():
    for game in fw.games():
        for number, key in enumerate(fw.rules(game).rounds):
            fit = {tip.strategy for tip in TIPS if key in [of for _, of in tip.rounds]}
            lab = fw.Lab(game, round=number)
            assert fit <= {who.key for who in lab.controls.fitting()}
            if fit:
                assert {who.key for who in lab.controls.asked().contenders[1:]} == fit


def test_a_table_of_ones_own_is_asked_about():
    femkamp = fw.rules("femkamp").with_rounds(("clubs",))
    lab = fw.Lab(femkamp, strategies=["use_a_void"], deals=5)
    assert lab.run().data["round"] == "clubs"
    assert lab.result.run.rules is femkamp
    lab.controls.question.value = "force"
    with pytest.raises(Error) as refused:
        lab.run()
    assert refused.value.key == "lab.no_last_trick"


def test_variants_players_and_field_are_those_chosen():
    lab = fw.Lab(
        "femkort",
        variants=["no_heading"],
        players=3,
        strategies=["keep_a_defender"],
        field="thumb",
        reference="thumb",
        deals=4,
    )
    data = lab.run().data
    assert (data["variants"], data["players"]) == (["no_heading"], 3)
    assert [row["seats"] for row in data["rows"]] == [
        ("thumb", "thumb", "thumb"),
        ("keep_a_defender", "thumb", "thumb"),
    ]


def test_clashing_variants_are_said_below_the_buttons_and_can_be_put_right():
    lab = fw.Lab("fan_tan", variants=["forehand_opens", "heart_seven_opens"], deals=3)
    before = lab._status.said
    lab.start()
    assert lab.wait(10)
    assert lab._status.said != before
    with pytest.raises(Error) as none:
        lab.answer  # noqa: B018
    assert none.value.key == "lab.no_answer"
    lab.controls.choose({"variants": [], "seed": 0})
    assert lab.run().data["ended"] == "done"


def test_nothing_to_compare_is_refused():
    lab = fw.Lab("femkort", strategies=["random"], deals=3)
    with pytest.raises(Error) as refused:
        lab.run()
    assert refused.value.key == "lab.one_contender"


@pytest.mark.parametrize(
    "given",
    [
        {"game": "bridge"},
        {"question": "why"},
        {"round": "grand"},
        {"round": True},
        {"players": 9},
        {"players": "4"},
        {"variants": ["trumps"]},
        {"strategies": ["nobody"]},
        {"strategies": ["dump_queens"]},
        {"reference": "nobody"},
        {"field": 3},
        {"against": "me"},
        {"deals": 0},
        {"deals": 2.5},
        {"lang": "xx"},
        {"seed": 1.5},
        {"seed": None},
    ],
)
def test_what_cannot_be_is_refused_at_once(given):
    with pytest.raises(Error):
        fw.Lab(**given)


# what a notebook keeps


class Shown:
    """What IPython would show."""

    def __init__(self, monkeypatch):
        self.bundles = []
        monkeypatch.setattr("IPython.display.display", self.display)

    def display(self, data, display_id=None, **_):
        self.bundles.append(dict(data))
        return self if display_id else None

    def update(self, data, **_):
        self.bundles[1] = dict(data)


def test_a_notebook_keeps_the_last_answer_below_the_lab(monkeypatch):
    shown = Shown(monkeypatch)
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=5)
    lab._ipython_display_()
    view, twin = shown.bundles
    assert "application/vnd.jupyter.widget-view+json" in view
    assert "text/html" in view
    assert twin["text/html"] == ""
    lab.run()
    assert shown.bundles[1] == {"text/plain": lab.answer.text, "text/html": lab.answer.html}
    lab.lang = "fr"
    assert 'lang="fr"' in shown.bundles[1]["text/html"]


def test_a_lab_inside_another_widget_shows_the_answer_itself():
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=5)
    lab.run()
    assert lab._board.value == lab.answer.html


def test_every_field_has_a_label():
    lab = fw.Lab("femkort")
    for field in lab.controls.all:
        if isinstance(field, w.ValueWidget) and not isinstance(field, w.Label):
            assert field.description
    boxes = [*lab.controls.variants.children, *lab.controls.contenders.children]
    assert boxes
    assert all(box.description for box in boxes)


def test_files_hold_what_is_shown(tmp_path):
    lab = fw.Lab("femkort", strategies=["keep_a_defender"], deals=5)
    answer = lab.run()
    assert answer.to_csv(tmp_path / "a.csv") == (tmp_path / "a.csv").read_text("utf-8")
    assert sheet(answer.to_dict(), "en").text() == answer.text

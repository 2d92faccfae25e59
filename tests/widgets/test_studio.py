"""Editing at a Replay: what the page may ask, what it is told, what nothing can change."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.records import examples
from femkort_widgets.widgets.base import STATIC
from tests.widgets.test_table import Heard

HAND = """%TTN 1
[Match  "m"]
[Game   "femkort"]
[Seats  "A B"]

[Round  "1"]
[Dealer "B"]
[Result "unfinished"]
[Deal]
A: SA H2 C3
B: S3 D4 D5
[Play]
1. A: SA S3 => A
   {? Which? [%ok H2]}
2. A: H2 *
"""


def opened(record: Any = HAND, **given: Any) -> Any:
    replay = fw.Replay(record, **given)
    replay.heard = Heard()
    replay.send = lambda content, buffers=None: replay.heard.append(content)
    return replay


def texts_in(value: Any) -> list[str]:
    inner = list(value.values()) if isinstance(value, dict) else []
    return [text for one in inner for text in texts_in(one)] if inner else [str(value)]


@pytest.fixture
def replay():
    return opened()


def ask(replay: Any, do: Any, at: Any = None, **more: Any) -> dict[str, Any]:
    """What the page is answered when it asks for an edit."""
    here = replay.at if at is None else at
    message = {"kind": "edit", "do": do, "at": here, "turn": replay.revision}
    return hear(replay, message | more)


def hear(replay: Any, message: Any) -> dict[str, Any]:
    told = len(replay.heard)
    replay._hear(replay, message, [])
    answer: dict[str, Any]
    (answer,) = replay.heard[told:]
    return answer


def state(replay: Any) -> Any:
    return {
        name: replay.get_state([name])[name]
        for name in ("frames", "record", "answers", "at", "revision", "editable")
    }


def test_an_edit_is_in_the_record_and_on_the_screen_at_once(replay):
    answer = ask(replay, "play", at=3, card="D4")
    assert answer == {"kind": "edited", "turn": 1, "at": 4, "undo": True, "redo": False}
    assert (replay.revision, replay.at) == (1, 4)
    assert "2. A: H2 D4 => A *" in replay.record
    assert replay.hand == fw.loads(replay.record)
    assert replay.frames == fw.frames(replay.record)
    assert replay.frames["frames"][4]["played"]["card"] == "D4"


def test_an_edit_that_changes_nothing_is_answered_and_not_counted(replay):
    answer = ask(replay, "play", at=0, card="SA")
    assert answer == {"kind": "edited", "turn": 0, "at": 1, "undo": False, "redo": False}
    assert (replay.revision, replay.at) == (0, 1)


def test_a_refused_card_comes_with_its_reason(replay):
    before = state(replay)
    answer = ask(replay, "play", at=1, card="D4")
    assert answer["turn"] == 0
    assert answer["error"]["key"] == "follow_suit"
    assert answer["error"]["params"] == {"led": "S", "leader": 0, "card": "D4"}
    assert answer["error"]["reason"]["binds"] == ["S3"]
    assert state(replay) == before


def test_a_refused_card_is_played_where_it_is_asked_for_as_irregular(replay):
    assert ask(replay, "play", at=1, card="D4", irregular=True)["turn"] == 1
    assert "(1... B: D4^R" in replay.record


@pytest.mark.parametrize("truthy", [1, "yes", [0]])
def test_only_true_makes_a_play_irregular(replay, truthy):
    assert ask(replay, "play", at=1, card="D4", irregular=truthy)["error"]["key"] == "follow_suit"


def test_an_edit_meant_for_an_earlier_turn_is_refused(replay):
    ask(replay, "comment", at=1, text="Well led.")
    before = state(replay)
    answer = ask(replay, "comment", at=1, text="Badly led.", turn=0)
    assert (answer["turn"], answer["error"]["key"]) == (1, "stale")
    assert state(replay) == before


def test_what_can_be_undone_is_told_at_any_turn_and_changes_nothing(replay):
    assert ask(replay, "begin", turn=7, at=None) == {
        "kind": "edited",
        "turn": 0,
        "at": 0,
        "undo": False,
        "redo": False,
    }
    ask(replay, "glyph", 1, glyph="!")
    ask(replay, "undo")
    told = ask(replay, "begin")
    assert (told["undo"], told["redo"], replay.revision) == (False, True, 2)


def test_an_answer_carries_the_id_of_what_was_asked(replay):
    assert ask(replay, "glyph", 1, glyph="!", id="a")["id"] == "a"
    assert ask(replay, "glyph", 99, glyph="!", id="b")["id"] == "b"
    assert "id" not in ask(replay, "nonsense")


def test_a_comment_is_in_the_language_of_the_reader(replay):
    replay.lang = "fr"
    ask(replay, "comment", at=1, text="Bien joué.")
    assert "SA {fr: Bien joué. }" in replay.record
    replay.lang = "en"
    ask(replay, "comment", at=1, text="Well led.")
    assert "SA {fr: Bien joué. } { Well led. }" in replay.record
    ask(replay, "comment", at=1, text="Gut.", lang="de")
    assert "{fr: Bien joué. } { Well led. } {de: Gut. }" in replay.record


def test_steps_back_and_forward_give_exactly_the_earlier_texts(replay):
    texts = [replay.record]
    for do, more in (
        ("comment", {"at": 1, "text": "Well led."}),
        ("glyph", {"at": 1, "glyph": "!"}),
        ("play", {"at": 1, "card": "D4", "irregular": True}),
        ("bots", {"at": 4}),
        ("remove", {"at": 3}),
        ("names", {"names": ["Ada", "Bo"]}),
    ):
        assert "error" not in ask(replay, do, **more)
        texts.append(replay.record)
    assert len(set(texts)) == len(texts)
    for text in texts[-2::-1]:
        replay.undo()
        assert replay.record == text
    with pytest.raises(fw.Error) as refused:
        replay.undo()
    assert refused.value.key == "studio.no_undo"
    for text in texts[1:]:
        assert "error" not in ask(replay, "redo")
        assert replay.record == text
    assert ask(replay, "redo")["error"]["key"] == "studio.no_redo"
    assert replay.revision == 3 * (len(texts) - 1)


def test_a_new_edit_forgets_what_was_taken_back(replay):
    ask(replay, "comment", at=1, text="One.")
    replay.undo()
    answer = ask(replay, "comment", at=1, text="Two.")
    assert (answer["undo"], answer["redo"]) == (True, False)
    with pytest.raises(fw.Error):
        replay.redo()


def test_what_was_answered_at_a_stop_stays_with_it(replay):
    replay.answers = {"2": ["C3", "H2"]}
    ask(replay, "play", at=0, card="H2")
    stops = [frame["id"] for frame in replay.frames["frames"] if frame.get("stop")]
    assert replay.answers == {str(stop): ["C3", "H2"] for stop in stops} == {"3": ["C3", "H2"]}
    replay.undo()
    assert replay.answers == {"2": ["C3", "H2"]}
    ask(replay, "remove", at=2)
    assert replay.answers == {}


def test_hands_are_tried_without_keeping_them(replay):
    before = state(replay)
    answer = ask(replay, "try", at=1, change="B+C9 B-D5")
    assert answer["frame"]["hands"] == [["H2", "C3"], ["S3", "D4", "C9"]]
    assert answer["frame"]["played"]["card"] == "SA"
    verdicts = answer["frame"]["verdicts"][1]
    assert [answer["reasons"][at]["legal"] for at in verdicts] == [True, False, False]
    assert {"id", "parent", "line", "comments"}.isdisjoint(answer["frame"])
    assert state(replay) == before
    assert ask(replay, "try", at=1, change="B+SA B-D5")["error"]["key"] == "studio.change"


def test_nothing_is_edited_under_a_viewer():
    replay = opened(viewer=0)
    before = state(replay)
    assert (replay.editable, replay._studio) == (False, "")
    assert ask(replay, "comment", at=1, text="x")["error"]["key"] == "studio.not_editable"
    with pytest.raises(fw.Error) as refused:
        replay.undo()
    assert refused.value.key == "studio.not_editable"
    assert state(replay) == before


def test_the_page_is_given_the_studio_where_something_can_be_edited(replay):
    assert replay.editable
    assert replay._studio == (STATIC / "studio.js").read_text("utf-8")


@pytest.mark.parametrize("name", ["editable", "revision", "record", "frames", "_studio"])
def test_only_an_edit_changes_what_follows_from_it(replay, name):
    with pytest.raises(fw.Error) as refused:
        setattr(replay, name, getattr(replay, name))
    assert refused.value.key == "fixed"


json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(("SA", "pass", "x" * 100_000, "\ud800", "N+SA", "!", "before", "trick")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
WISHES = "play bots comment glyph remove try deal new_round names undo redo x".split()
KEYS = "card irregular change upto text place glyph seat cards turned names lang".split()


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "kind": st.just("edit") | json,
            "do": st.sampled_from(WISHES) | json,
            "at": st.integers(0, 4) | json,
            "turn": st.just(0) | json,
            **dict.fromkeys(KEYS, json),
        },
    )
    | json
)
def test_whatever_comes_from_a_page_is_answered_and_leaves_a_sound_record(message):
    replay = opened()
    before = state(replay)
    answer = hear(replay, message)
    assert answer["kind"] == "edited"
    assert answer["turn"] == replay.revision
    if "error" in answer:
        assert all(len(text) <= 200 for text in texts_in(answer["error"]["params"]))
    if replay.revision == 0:
        assert {**state(replay), "at": 0} == before
    assert fw.loads(replay.record).faults == ()
    assert replay.frames == fw.frames(replay.record)


def test_a_hand_is_entered_card_by_card():
    replay = fw.Replay.blank("femkort", ("Ada", "Bo"), dealer=1, hands=("SA ?4", None), lang="fr")
    replay.heard = Heard()
    replay.send = lambda content, buffers=None: replay.heard.append(content)
    assert (replay.lang, replay.editable) == ("fr", True)
    assert "A: SA ?4\nB: ?5\n" in replay.record
    for card in ("SA", "S3", "H2"):
        assert "error" not in ask(replay, "play", card=card)
    assert ask(replay, "bots")["error"]["key"] == "no_choice"
    assert ask(replay, "deal", seat=0, cards=["SA", "H2", "H9"])["turn"] == 4
    assert "A: SA H9 H2 ?2\n" in replay.record
    assert ask(replay, "new_round")["error"]["key"] == "deal_running"


def test_the_next_round_is_entered_after_the_last_card():
    void = opened(HAND.replace(" C3", "").replace(" D5", ""))
    assert "error" not in ask(void, "bots", at=3)
    answer = ask(void, "new_round")
    assert answer["at"] == len(void.frames["frames"]) - 1
    again = '[Round  "1"]\n[Try    "2"]\n[Dealer "B"]\n[Pot    "4"]\n'
    assert void.record.endswith(again + "[Deal]\nA: ?5\nB: ?5\n[Play]\n*\n")


def test_many_edits_leave_no_fault_and_can_all_be_taken_back():
    replay = opened(examples.load("femkort_ace_that_waited"))
    text = replay.record
    for at in range(1, 20):
        assert "error" not in ask(replay, "comment", at=at, text=f"No. {at}")
        assert "error" not in ask(replay, "glyph", at=at, glyph="?!")
    assert replay.hand.faults == ()
    while ask(replay, "undo")["undo"]:
        pass
    assert replay.record == text

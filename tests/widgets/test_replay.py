"""Replay: what the page is given, and what it is not."""

import json

import pytest

import femkort_widgets as fw
from femkort_widgets.widgets.settings import SETTINGS

HAND = """%TTN 1
[Match  "A secret [DA] hand"]
[Game   "femkort"]
[Seats  "A B"]

[Round  "1"]
[Dealer "B"]
[Seed   "hush"]
[Deal]
A: SA H2
B: S3 D4
[Play] { before the first card }
1. A: SA! { well led } S3 (1... B: D4^R => A) => A
{? Which? [%ok H2]}
2. A: H2 D4 => A
"""


def test_a_replay_keeps_the_text_and_starts_at_the_deal():
    replay = fw.Replay(HAND)
    assert fw.loads(replay.record) == fw.loads(HAND)
    assert (replay.at, replay.covered, replay.seat) == (0, False, None)
    assert replay.frames == fw.frames(HAND)


def test_comments_glyphs_stops_and_side_lines_stand_where_they_belong():
    frames = fw.frames(HAND)["frames"]
    assert [c["text"] for c in frames[0]["comments"]] == ["before the first card"]
    assert frames[1]["played"]["glyphs"] == ["!"]
    assert [c["text"] for c in frames[1]["comments"]] == ["well led"]
    assert frames[1]["lines"] == [3]
    assert (frames[3]["parent"], frames[3]["line"]) == (1, 1)
    assert frames[3]["played"]["broke"] == ["follow_suit"]
    assert frames[2]["stop"]["ok"] == ["H2"]
    assert frames[4]["parent"] == 2


def test_a_seat_covers_the_others_on_screen_but_the_page_holds_them():
    replay = fw.Replay(HAND, seat=1)
    assert (replay.seat, replay.covered) == (1, True)
    assert replay.frames["frames"][0]["hands"][0] == ["SA", "H2"]
    assert "♠A" not in repr(replay)


def test_a_viewer_withholds_hands_notes_lines_text_and_seed():
    replay = fw.Replay(HAND, viewer=1)
    assert replay.record == ""
    state = {
        k: v for k, v in replay.get_state().items() if k not in ("_esm", "_css", "_words", "layout")
    }
    text = json.dumps(state, default=str)
    for secret in ("hush", "well led", "before the first", "Which?", "secret", "H2!"):
        assert secret not in text
    first, *_, last = replay.frames["frames"]
    assert first["hands"] == [None, ["S3", "D4"]]
    assert first["verdicts"][0] is None
    assert len(replay.frames["frames"]) == 5
    assert last["line"] == 0


def test_the_frame_shown_stays_on_the_film():
    replay = fw.Replay(HAND, at=99)
    assert replay.at == 5
    replay.at = -3
    assert replay.at == 0


def test_the_static_twin_shows_the_hand_without_javascript():
    data, _ = fw.Replay(HAND)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "♠A" in data["text/plain"]
    assert "♠" in data["text/html"]


def test_the_language_changes_what_the_twin_says():
    replay = fw.Replay(HAND)
    english = repr(replay)
    replay.lang = "fr"
    assert repr(replay) != english


def test_settings_are_kept_beside_the_defaults():
    assert fw.Replay(HAND, palette="two").settings == {**SETTINGS, "palette": "two"}


def test_what_was_said_of_the_looks_is_told_apart_from_what_was_not():
    assert fw.Replay(HAND).given == []
    replay = fw.Replay(HAND, lang="en", palette="four", indices="fr")
    assert sorted(replay.given) == ["indices", "lang", "palette"]
    replay = fw.Table("femkort", seed=5, pace=0)
    replay.lang = "fr"
    replay.settings = {**replay.settings, "hold": 0, "palette": "four"}
    assert replay.given == ["pace", "lang", "hold"]


def test_what_a_reader_has_chosen_on_the_page_is_not_called_said(monkeypatch):
    replay = fw.Replay(HAND, palette="two")
    replay.set_state({"lang": "nb", "settings": {**replay.settings, "pace": 0, "palette": "four"}})
    assert (replay.lang, replay.settings["pace"]) == ("nb", 0)
    assert replay.given == ["palette"]
    sent = []
    monkeypatch.setattr(replay, "_send", lambda message, buffers=None: sent.append(message))
    replay.lang = "sv"
    assert replay.given == ["palette", "lang"]
    assert [{"lang", "given", "_words"} <= one["state"].keys() for one in sent] == [True]


def test_what_python_answers_to_a_choice_of_a_reader_is_said():
    replay = fw.Replay(HAND)
    replay.observe(lambda _change: setattr(replay, "lang", "de"), "lang")
    replay.set_state({"lang": "fr"})
    assert (replay.lang, replay.given) == ("de", ["lang"])
    before = replay.settings
    low = {**before, "sort": "low", "pace": 0}
    replay.observe(lambda _change: setattr(replay, "settings", low), "indices")
    replay.set_state({"indices": "fr", "settings": {**before, "palette": "two", "pace": 0}})
    assert (replay.settings, replay.given) == (low, ["lang", "palette", "sort"])


@pytest.mark.parametrize("text", ["", "%TTN 1\n", '%TTN 1\n[Game "femkort"]\n', "not a record"])
def test_a_record_with_nothing_to_show_is_refused(text):
    with pytest.raises(fw.Error):
        fw.Replay(text)


@pytest.mark.parametrize("given", [{"seat": 7}, {"viewer": 7}, {"lang": "xx"}, {"wheel": True}])
def test_an_argument_that_is_not_possible_is_refused(given):
    with pytest.raises(fw.Error):
        fw.Replay(HAND, **given)


def test_hostile_names_and_comments_never_become_markup():
    hand = HAND.replace("well led", "<script>alert(1)</script> <img src=x onerror=alert(1)>")
    hand = hand.replace("A secret [DA] hand", "<b>bold</b>").replace(
        '[Seats  "A B"]', '[Seats  "A B"]\n[Names  "A=<i>Ada</i>; B=&amp;"]'
    )
    html = fw.Replay(hand)._repr_mimebundle_()[0]["text/html"]
    for tag in ("<script", "<img", "<b>bold", "<i>Ada"):
        assert tag not in html
    assert "&lt;script&gt;" in html


@pytest.mark.parametrize(
    "given",
    [{"palette": "pink"}, {"speech": 3}, {"pace": "fast"}, {"pace": -1}, {"keys": "yes"}],
)
def test_a_setting_that_is_not_possible_is_refused(given):
    with pytest.raises(fw.Error) as refused:
        fw.Replay(HAND, **given)
    assert refused.value.key == "choice"

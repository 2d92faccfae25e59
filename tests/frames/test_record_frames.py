"""What a record says beside its cards, in the frames."""

import pytest

import femkort_widgets as fw


def test_what_is_wrong_in_the_text_is_told_with_its_place_but_not_to_a_viewer():
    wrong = ASKED.replace("S3", "S33")
    (fault,) = fw.frames(wrong)["faults"]
    assert (fault["key"], fault["line"], fault["column"]) == ("malformed_card", 12, 4)
    assert fw.frames(wrong, viewer=0)["faults"] == []
    assert fw.frames(ASKED)["faults"] == []


def test_what_is_wrong_is_told_by_its_messages_where_the_catalogues_have_them():
    clash = '%TTN 1\n[Game "fan_tan"]\n[Variants "forehand_opens; heart_seven_opens"]\n'
    fault = fw.frames(clash)["faults"][0]
    data = {"one": "forehand_opens", "other": "heart_seven_opens", "why": "one_opener"}
    assert fault["found"] == {"key": "error.contradiction.one_opener", "data": data}
    assert fault["expected"] is None


ASKED = """%TTN 1
[Match  "Better cards"]
[Game   "femkort"]
[Variants "redeal_request"]

[Round  "1"]
[Dealer "S"]
[Result "redeal"]
[Deal]
S: SA
W: S2
N: S3
E: S4
[Redeal "N"]
ask ok no ok => refused
[Redeal "E"]
ask ok ok ok => granted
"""


@pytest.mark.cites("FK-56", "FK-57")
def test_a_request_for_better_cards_is_told_by_seat():
    (about,) = fw.frames(ASKED)["rounds"]
    assert about["result"] == "redeal"
    assert about["requests"] == [
        {"asker": 2, "answers": [False, True, True, True], "granted": False},
        {"asker": 3, "answers": [True, True, True, True], "granted": True},
    ]


def test_a_name_that_turns_the_writing_is_kept_apart_from_its_sentence():
    turned = ASKED.replace("[Variants", '[Names "S=\u202eda"]\n[Variants')
    names = fw.frames(turned)["rounds"][0]["names"]
    assert names[:2] == ["\u2068\u202eda\u2069", "W"]

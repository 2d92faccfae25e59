"""What a record says beside its cards, in the frames."""

import pytest

import femkort_widgets as fw

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

"""The build shortens names of our own in the page; none of them may be one that Python sends."""

import re
from pathlib import Path

import pytest

import femkort_widgets as fw
from femkort_widgets.records import examples

FRONTEND = Path(fw.__file__).parent / "frontend"
SOURCES = ("_esm", "_css", "_words")
MADE = {
    "people": lambda: fw.Table("femkort", seats=(0, 2)),
    "fan_tan": lambda: fw.Table("fan_tan", seat=0),
    "exam": lambda: fw.Table("femkamp", seat=0, mode="exam"),
    "projector": lambda: fw.Table("femkort", seat=0, projector="ask"),
    "quiz": lambda: fw.Quiz("femkort", count=8, seed=1),
    "explained": lambda: fw.Quiz("letzter_stich", count=4, seed=1, mode="explain"),
    "explorer": lambda: fw.Explorer("femkort", fw.rules("femkort", variants=("trump",))),
    "replay": lambda: fw.Replay(examples.load("femkort_play_off")),
}


def shortened():
    text = (FRONTEND / "build.mjs").read_text("utf-8")
    listed = re.search(r"const OURS = .*?\]", text, re.DOTALL)
    kit = re.search(r"kit = \{([^}]*)\}", (FRONTEND / "src/shared/kit.ts").read_text("utf-8"))
    assert listed
    assert kit
    quoted = re.findall(r'"([^"]+)"', listed[0])
    return {name for line in quoted for name in line.split()} | set(re.findall(r"\w+", kit[1]))


def keys(value):
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list | tuple) else set()


@pytest.mark.parametrize("name", MADE)
def test_no_name_that_python_sends_is_shortened_in_the_page(name):
    sent = keys([v for n, v in MADE[name]().get_state().items() if n not in SOURCES])
    assert sent
    assert sent & shortened() == set()

"""What the README shows works: its Python runs, its links lead somewhere, its names are right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import femkort_widgets as fw
from scripts.run_notebooks import ROOT

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_every_python_line_runs_one_after_the_other_in_any_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in BLOCKS:
        exec(compile(block, "README.md", "exec"), names)
    assert isinstance(names["table"], fw.Table)
    assert names["ours"].rounds == ("pass", "clubs", "grand")
    assert names["hand"].faults == ()
    assert names["position"].verdicts()


def test_every_link_leads_to_a_file() -> None:
    links = {link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", README) if "://" not in link}
    assert links
    assert {link for link in links if not (ROOT / link).exists()} == set()


def test_every_make_command_is_one_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))
    assert {"lab", "test"} <= named <= targets


def test_the_table_of_games_names_every_game_with_its_players_and_variants() -> None:
    rows = {
        found[0]: found for found in re.findall(r"^\| `(\w+)` \| (\d) to (\d) \|(.*)", README, re.M)
    }
    assert tuple(rows) == fw.games()
    for key, (_, least, most, rest) in rows.items():
        game = fw.game(key)
        assert (max(3, game.players[0]), game.players[1]) == (int(least), int(most))
        if key not in ("sekskamp", "sjukamp"):
            named = re.findall(r"`(\w+)`", rest)
            assert named == [variant.key for variant in game.variants]


def test_every_option_is_named() -> None:
    options = {option.key for key in fw.games() for option in fw.game(key).options}
    assert {option for option in options if f"`{option}`" not in README} == set()

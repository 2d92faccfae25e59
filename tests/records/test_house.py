"""A table's own rules in a record: duties of the house, another order of rounds (rule 2)."""

import subprocess
import sys
from itertools import permutations
from pathlib import Path

import cloudpickle
import pytest

import femkort_widgets as fw
from femkort_widgets.core.rules import Rules
from femkort_widgets.records.table import table
from femkort_widgets.records.walk import walks


def with_red_first(game: str, kind: str) -> Rules:
    """Rules whose round of this kind asks for a red lead; made here, so that it must travel."""

    def leads_red(position: object, seat: int, card: fw.Card) -> bool:
        return getattr(position, "led", None) is not None or card.suit in "HD"

    plain = fw.rules(game)
    duty = fw.Obligation("red_first", leads_red, says={"en": "Red cards first."})
    own = next(this for this in plain.kinds if this.key == kind).obligations
    return plain.with_round(kind, obligations=(*own, duty))


def played(rules: Rules, moves: int = 60) -> fw.Match:
    match = fw.Match(rules, seed=3)
    for _ in range(moves):
        if match.state.hand.ended:
            match.next_deal()
        match.play(match.position.legal()[0])
    return match


def judged(record: fw.records.Record) -> list[str]:
    """Every verdict in a record, as one line each."""
    lines = []
    for walk in walks(record.matches[0], record.source.rules):
        for step in walk.steps:
            for move, verdict in step.before.verdicts().items():
                lines.append(f"{move} {verdict.legal} {verdict.reason.key} {verdict.reason.binds}")
    return lines


@pytest.mark.parametrize(
    ("game", "kind"), [("femkort", "femkort"), ("femkamp", "pass"), ("letzter_stich",) * 2]
)
def test_a_duty_of_the_house_is_named_and_kept_with_the_rules(game: str, kind: str) -> None:
    rules = with_red_first(game, kind)
    match = played(rules)
    text = fw.dumps(match.record)
    assert '[House  "red_first"]\n' in text
    record = fw.loads(text, rules=rules)
    assert record.matches[0].house == ("red_first",)
    assert record.faults == match.record.faults == ()
    assert any(" False red_first " in line for line in judged(record))
    assert "red_first" in {reason["key"] for reason in fw.frames(record)["reasons"]}
    assert fw.Match.resume(record).position == match.position
    assert fw.Match.resume(match.record).position == match.position


def test_without_the_rules_a_duty_of_the_house_is_not_checked_and_that_is_said_once() -> None:
    text = fw.dumps(played(with_red_first("femkamp", "pass")).record)
    assert text.count("[Round ") == 2
    (fault,) = fw.loads(text).faults
    assert (fault.key, fault.found, fault.line) == ("house_not_checked", "red_first", 4)
    other = with_red_first("femkamp", "grand").with_round("grand", obligations=())
    (fault,) = fw.loads(text, rules=other).faults
    assert (fault.key, fault.found) == ("house_not_checked", "red_first")


def test_a_match_is_not_gone_on_with_where_a_duty_of_the_house_is_not_known() -> None:
    text = fw.dumps(played(with_red_first("femkamp", "pass")).record)
    with pytest.raises(fw.Error) as refused:
        fw.Match.resume(text)
    assert (refused.value.key, refused.value.data) == ("house_unknown", {"duties": "red_first"})


def orders(game: str, kind: str) -> list[tuple[fw.Obligation, ...]]:
    """Every way to put some of the duties of a round, and one of the house, in order."""
    own = next(this for this in fw.rules(game).kinds if this.key == kind).obligations
    red = with_red_first(game, kind).kinds
    duties = next(this for this in red if this.key == kind).obligations
    some = [these for n in range(len(duties) + 1) for these in permutations(duties, n)]
    return [these for these in some if these != own]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("femkort", "femkort"), ("femkamp", "pass"), ("femkamp", "fan_tan"), ("fan_tan", "fan_tan")],
)
def test_whatever_duties_and_whatever_order_a_table_has_is_written(game: str, kind: str) -> None:
    named = set()
    for duties in orders(game, kind):
        rules = fw.rules(game).with_round(kind, obligations=duties)
        record = fw.loads(fw.dumps(fw.Match(rules, seed=1).record))
        assert record.matches[0].house, duties
        assert record.matches[0].house not in named, duties
        named.add(record.matches[0].house)
        assert [fault.key for fault in record.faults] == ["house_not_checked"]
        with pytest.raises(fw.Error) as refused:
            fw.Match.resume(record)
        assert refused.value.key == "house_unknown"
        assert fw.loads(fw.dumps(record), rules=rules).faults == ()


@pytest.mark.cites("FP-55", "FP-57")
def test_a_fan_tan_where_any_card_is_laid_once_none_fits_is_not_gone_on_with_as_a_plain_one() -> (
    None
):
    fits, must_play = fw.rules("fan_tan").round(0).obligations
    rules = fw.rules("fan_tan").with_round("fan_tan", obligations=(must_play, fits))
    match = played(rules, 20)
    record = fw.loads(fw.dumps(match.record))
    assert record.matches[0].house == (f"{must_play.key} > {fits.key}",)
    with pytest.raises(fw.Error) as refused:
        fw.Match.resume(record)
    assert refused.value.key == "house_unknown"
    assert fw.Match.resume(fw.loads(fw.dumps(record), rules=rules)).position == match.position


def test_a_revoke_of_a_duty_that_is_not_known_is_not_called_unfounded() -> None:
    plain = fw.rules("femkort")
    no_ace = fw.Obligation("no_ace", lambda position, seat, move: move.rank != 14)
    rules = plain.with_round("femkort", obligations=(*plain.round(0).obligations, no_ace))
    match = fw.Match(rules, deals=[fw.Deal(("SK", "SA H2", "SQ", "SJ"))])
    match.play("SA", irregular=True)
    (fault,) = fw.loads(fw.dumps(match.record)).faults
    assert fault.key == "house_not_checked"


@pytest.mark.parametrize("given", [3, "femkort", object()])
def test_rules_to_read_by_must_be_rules(given: object, tmp_path: Path) -> None:
    text = fw.dumps(played(fw.rules("femkort")).record)
    with pytest.raises(fw.RulesError):
        fw.loads(text, rules=given)  # type: ignore[arg-type]


@pytest.mark.parametrize("path", [None, [], b"", 3])
def test_what_is_no_path_is_refused(path: object) -> None:
    with pytest.raises(fw.Error):
        fw.load(path)  # type: ignore[arg-type]
    with pytest.raises(fw.Error):
        fw.dump(fw.loads(""), path)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [True, 1.0, "1", 4, -1])
def test_frames_are_seen_from_a_seat(viewer: object) -> None:
    text = fw.dumps(played(fw.rules("femkort")).record)
    with pytest.raises(fw.Error) as refused:
        fw.frames(text, viewer=viewer)  # type: ignore[arg-type]
    assert refused.value.key == "seat"


def test_several_duties_and_one_that_the_house_has_dropped_are_named() -> None:
    rules = with_red_first("femkort", "femkort")
    follow, _, red = rules.round(0).obligations
    black = fw.Obligation("black_last", red.meets)
    rules = rules.with_round("femkort", obligations=(follow, red, black))
    text = fw.dumps(fw.Match(rules, seed=1).record)
    record = fw.loads(text)
    assert record.matches[0].house == ("red_first", "black_last", "-head_the_trick")
    assert [fault.key for fault in record.faults] == ["house_not_checked"]
    assert fw.loads(text, rules=rules).faults == ()


def test_rules_of_another_game_leave_a_match_to_its_own_tags() -> None:
    text = fw.dumps(played(fw.rules("letzter_stich"), 10).record)
    record = fw.loads(text, rules=with_red_first("femkort", "femkort"))
    assert record.faults == ()
    here = table(record.matches[0], record.source.rules)
    assert here.rules == fw.rules("letzter_stich")


@pytest.mark.cites("FP-87", "FP-103")
def test_another_order_of_rounds_is_written_and_read_back_without_help() -> None:
    rules = fw.rules("sekskamp", players=5, removed_two="D2").with_rounds(
        ("grand", "clubs_and_queens", "fan_tan", "grand")
    )
    match = played(rules, 130)
    text = fw.dumps(match.record)
    assert '[Rounds "grand clubs_and_queens fan_tan grand"]\n' in text
    assert '[Options "removed_two=D2"]\n' in text
    record = fw.loads(text)
    assert record.faults == ()
    assert table(record.matches[0]).rules == rules
    assert fw.Match.resume(text).position == match.position
    assert "[Rounds" not in fw.dumps(fw.Match(fw.rules("sekskamp"), seed=1).record)


@pytest.mark.cites("FP-87", "C-FP-14")
def test_an_order_that_the_table_has_chosen_is_kept_where_it_is_that_of_the_game() -> None:
    plain = fw.rules("sekskamp")
    chosen = plain.with_rounds(plain.rounds)
    match = played(chosen, 5)
    again = fw.Match.resume(fw.dumps(match.record))
    assert (again.rules, again.position) == (chosen, match.position)


def test_a_kind_of_round_that_the_game_does_not_have_is_left_out_of_the_order() -> None:
    text = '%TTN 1\n[Game "femkamp"]\n[Rounds "pass poker grand"]\n[Round "2"]\n[Seed "1"]\n'
    record = fw.loads(text)
    (fault,) = record.faults
    assert (fault.key, fault.found, fault.line) == ("unknown_round", "poker", 3)
    rules = table(record.matches[0]).rules
    assert rules is not None
    assert rules.rounds == ("pass", "grand")
    (fault,) = fw.loads(text.replace("pass poker grand", "poker")).faults
    assert fault.key == "unknown_round"
    (fault,) = fw.loads(text.replace("pass poker grand", "")).faults
    assert fault.key == "rules"


ELSEWHERE = """
import pickle, sys
import femkort_widgets as fw
from femkort_widgets.records.walk import walks
rules = pickle.loads(open(sys.argv[1], "rb").read())
record = fw.load(sys.argv[2], rules=rules)
assert record.faults == (), record.faults
for walk in walks(record.matches[0], record.source.rules):
    for step in walk.steps:
        for move, verdict in step.before.verdicts().items():
            print(move, verdict.legal, verdict.reason.key, verdict.reason.binds)
"""


def test_a_record_with_rules_of_the_house_replays_alike_in_another_process(tmp_path: Path) -> None:
    rules = with_red_first("femkamp", "pass")
    record = fw.loads(fw.dumps(played(rules, 80).record), rules=rules)
    pickled, written = tmp_path / "rules", tmp_path / "match.ttn"
    pickled.write_bytes(cloudpickle.dumps(rules))
    fw.dump(record, written)
    command = [sys.executable, "-c", ELSEWHERE, str(pickled), str(written)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == judged(record)
    assert any(" False red_first " in line for line in judged(record))

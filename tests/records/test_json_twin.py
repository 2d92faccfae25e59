"""Record to JSON and back, and data of any other shape (rules 14, 16)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.records.model import MATCH_TAGS, ROUND_TAGS, Record, RoundRecord
from femkort_widgets.records.parts import DealLine, Hands, Tag
from tests.records.kit import FIRST, text
from tests.records.strategies import records

slow = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
ROOT = Path(__file__).parents[2]
ACE = ROOT / "notebooks" / "the_ace_that_waited.ttn"
EXAMPLES = ROOT / "femkort_widgets" / "records" / "examples"
SAMPLES = sorted([*ACE.parent.glob("*.ttn"), *EXAMPLES.glob("*.ttn")])
# in a schema $ is the end of the text; for Python it is a line end before it, too
STRICT = json.loads(json.dumps(fw.records.schema()).replace('$"', '\\\\Z"'))
VALID = Draft202012Validator(STRICT)


def twin(record: Record) -> Any:
    """What arrives where the JSON of a record is sent."""
    return json.loads(json.dumps(fw.records.to_json(record)))


def assert_exact(record: Record) -> None:
    data = twin(record)
    VALID.validate(data)
    again = fw.records.from_json(data)
    assert again == record
    assert fw.dumps(again) == fw.dumps(record)


def test_the_schema_is_a_schema_and_names_every_tag() -> None:
    schema = fw.records.schema()
    Draft202012Validator.check_schema(schema)
    assert list(schema["$defs"]["tag"]["properties"]) == [*MATCH_TAGS, *ROUND_TAGS]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_file_comes_back(path: Path) -> None:
    assert_exact(fw.load(path))


@slow
@given(records)
def test_every_generated_record_comes_back(record: Record) -> None:
    assert_exact(record)


@pytest.mark.parametrize("game", fw.games())
def test_every_match_that_was_played_comes_back(game: str) -> None:
    rules = fw.rules(game)
    match = fw.Match(rules, names=("A;da", "B=o", "", '"'), seed=3)
    for _ in range(30):
        match.play(match.position.legal()[0])
        if match.position.over and not match.over:
            match.next_deal()
    assert_exact(match.record)


def test_the_twin_says_the_same_by_the_same_names() -> None:
    data = twin(fw.load(ACE))
    (match,) = data["matches"]
    tags = {name: value for tag in match["tags"] for name, value in tag.items()}
    assert tags["Game"] == "femkort"
    assert tags["Seats"] == ["S", "W", "N", "E"]
    assert tags["Names"]["S"] == "Ada"
    (one,) = match["rounds"]
    parts = {name: value for part in one for name, value in part.items()}
    assert parts["Round"] == 1
    assert parts["Deal"][0] == {"seat": "S", "cards": ["SQ", "ST", "D8", "D7", "D5"]}
    assert parts["Play"][0] == {"lead": "S", "number": 1}
    assert parts["Score"] == {"S": 0, "W": 0, "N": 4, "E": 0}
    (side,) = (item["variation"] for item in parts["Play"] if "variation" in item)
    assert side[:2] == [{"lead": "N", "number": 4, "later": True}, {"card": "SA", "glyphs": ["?"]}]


ODD = """; before
what is this
%TTN 1
[Match "a \\q b"] ; why
[Game "femkort"]
[Game "femkort"]
[Names "E=Di;S=Ada"]
[Own "x"]
[Round "first"]
[Try "01"]
[Deal]
scrap here
S: SQ ?3 ?40 XX ; mine
W: ?5
[Redeal "W"]
ask ok => refused
[Play]
{fr: Rien } 1. S: SQ$99^Z - pass =>
(1... W: [%deal S+SA] HJ^C(H2) (1... W: H9) ; x
) {? en? [%ok SA] } $1 SX [%own 1 "2"] * + S
[Score "S x"]
"""


def test_what_cannot_be_read_and_unusual_writing_come_back_too() -> None:
    record = fw.loads(ODD)
    assert record.faults
    assert_exact(record)
    (match,) = twin(record)["matches"]
    assert {"tag": "Own", "raw": "x"} in match["tags"]
    assert {"tag": "Round", "raw": "first"} in match["rounds"][0]


def test_faults_have_their_place_in_the_text_of_the_twin() -> None:
    record = fw.loads(text(FIRST.replace("=> N", "=> W"), end="*\n"))
    again = fw.records.from_json(twin(record))
    keys = [(fault.key, fault.line, fault.column) for fault in fw.loads(fw.dumps(record)).faults]
    assert [(fault.key, fault.line, fault.column) for fault in again.faults] == keys
    assert ("wrong_winner", 13, 19) in keys


def test_the_rules_of_a_table_are_used_where_they_are_given() -> None:
    waits = fw.Obligation("waits", lambda position, seat, move: True)
    rules = fw.rules("femkort").with_round("femkort", obligations=(waits,))
    data = twin(fw.loads(text(FIRST, head='[House "waits"]\n', end="*\n")))
    assert "house_not_checked" in {fault.key for fault in fw.records.from_json(data).faults}
    known = fw.records.from_json(data, rules).faults
    assert "house_not_checked" not in {fault.key for fault in known}


def minimal() -> dict[str, Any]:
    """The smallest twin with one of each kind of place."""
    return {"TTN": "1", "matches": [{"tags": [{"Game": "femkort"}], "rounds": [[]]}]}


@pytest.mark.parametrize(
    ("tag", "place"),
    [
        ({"Game": 3}, "matches[0].tags[0].Game"),
        ({"Round": True}, "matches[0].tags[0].Round"),
        ({"Game": "femkort", "Lang": "en"}, "matches[0].tags[0]"),
        ({"Own": "x"}, "matches[0].tags[0]"),
        ({"tag": "Own", "raw": 'x"] [Play'}, "matches[0].tags[0].raw"),
        pytest.param({"Round": 10**5000}, "matches[0].tags[0].Round", id="large"),
        ({"Seats": "S W"}, "matches[0].tags[0].Seats"),
        ({"Play": []}, "matches[0].tags[0]"),
        ("Game", "matches[0].tags[0]"),
    ],
)
def test_data_of_another_shape_is_refused_with_its_place(tag: Any, place: str) -> None:
    data = minimal()
    data["matches"][0]["tags"][0] = tag
    with pytest.raises(fw.Error) as refusal:
        fw.records.from_json(data)
    assert refusal.value.key == "json"
    assert refusal.value.data["place"] == place


@pytest.mark.parametrize("data", [None, [], "x", {}, {1: 2}, {"TTN": "1"}, object()])
def test_what_is_no_record_at_all_is_refused(data: Any) -> None:
    with pytest.raises(fw.Error) as refusal:
        fw.records.from_json(data)
    assert refusal.value.key == "json"


def test_what_no_text_could_say_is_refused() -> None:
    data = minimal()
    data["matches"][0]["rounds"][0] = [{"Play": [{"unread": "D5"}]}]
    with pytest.raises(fw.Error) as refusal:
        fw.records.from_json(data)
    assert refusal.value.key == "json_text"


def test_an_unknown_game_and_a_card_twice_are_refused_as_in_a_text() -> None:
    data = minimal()
    data["matches"][0]["tags"] = [{"Game": "poker"}]
    with pytest.raises(fw.RecordError):
        fw.records.from_json(data)
    data = minimal()
    data["matches"][0]["rounds"][0] = [{"Deal": [{"seat": "S", "cards": ["SA", "SA"]}]}]
    with pytest.raises(fw.RecordError):
        fw.records.from_json(data)


@pytest.mark.parametrize(("deep", "fits"), [(50, True), (51, False), (5000, False)])
def test_side_lines_nest_so_deep_and_no_deeper(deep: int, fits: bool) -> None:
    inner = "(1. S: D7 " * deep + ")" * deep
    record = fw.loads(text(f"1. S: D5 {inner} *\n"))
    if fits:
        assert_exact(record)
        return
    with pytest.raises(fw.Error) as refusal:
        fw.records.to_json(record)
    assert refusal.value.key == "json"


def test_nested_data_that_was_not_written_here_is_refused_without_a_crash() -> None:
    items: list[Any] = []
    for _ in range(20_000):
        items = [{"variation": items}]
    data = minimal()
    data["matches"][0]["rounds"][0] = [{"Play": items}]
    with pytest.raises(fw.Error) as refusal:
        fw.records.from_json(data)
    assert refusal.value.key == "json"


def test_a_record_made_by_hand_that_no_text_can_hold_is_refused() -> None:
    hands = Hands((DealLine("south", (Card.parse("SA"),)),))
    record = fw.loads(text("*\n"))
    match = record.matches[0]
    broken = Record((type(match)(match.items, (RoundRecord((Tag("Round", "1"), hands)),)),))
    with pytest.raises(fw.Error) as refusal:
        fw.records.to_json(broken)
    assert refusal.value.key == "json"


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of the data with every key or index in it."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(pairs):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


KEYS = sorted({str(key) for _, key in places(twin(fw.loads(ODD))) if isinstance(key, str)})
SMALL = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4)
) | st.sampled_from([*KEYS, "SA", "=>", "a\n", "}", '"', "[Play]", "S", "*", ["SA"], [], {}, 0, 1])
VALUES = st.recursive(
    SMALL,
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=2)
    ),
    max_leaves=4,
)
EDITS = st.lists(
    st.tuples(st.integers(0, 10**6), st.sampled_from(("set", "add", "cut", "name")), VALUES),
    min_size=1,
    max_size=4,
)


def changed(data: Any, edits: list[tuple[int, str, Any]]) -> Any:
    for number, how, value in edits:
        found = list(places(data))
        holder, key = found[number % len(found)]
        if how == "set":
            holder[key] = value
        elif how == "cut":
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, value)
        elif how == "add":
            holder[KEYS[number % len(KEYS)]] = value
        else:
            holder[KEYS[number % len(KEYS)]] = holder.pop(key)
        if not data:
            break
    return data


@slow
@given(st.sampled_from((ODD, ACE.read_text("utf-8"))), EDITS)
@example(ODD, [(0, "set", "1\n")])
def test_changed_data_is_a_record_or_is_refused_as_the_schema_says(
    given_text: str, edits: list[tuple[int, str, Any]]
) -> None:
    data = changed(twin(fw.loads(given_text)), edits)
    written_as_float = any(isinstance(holder[key], float) for holder, key in places(data))
    valid = VALID.is_valid(data)
    record, refused = None, ""
    try:
        record = fw.records.from_json(data)
    except fw.Error as error:
        refused = error.key
    if record is None:
        assert refused != "json" or not valid or written_as_float
        return
    assert valid
    assert fw.loads(fw.dumps(record)) == record
    assert all(fault.line for fault in record.faults)
    assert fw.records.from_json(twin(record)) == record

"""Several rounds in one record: whose deal, which kind, what it brings (rules 2, 13)."""

import pytest

import femkort_widgets as fw
from femkort_widgets.records.model import MatchRecord, Record, RoundRecord, Tag
from femkort_widgets.records.table import table
from femkort_widgets.records.walk import walks


def whole(
    game: str, players: int = 4, variants: tuple[str, ...] = (), **options: object
) -> fw.Match:
    """A match played to its end, each card the first that is legal."""
    rules = fw.rules(game, players=players, variants=variants, **options)
    match = fw.Match(rules, seed=8, dealer=1)
    while not match.over:
        if match.state.hand.ended:
            match.next_deal()
        match.play(match.position.legal()[0])
    return match


def without(record: Record, *names: str) -> Record:
    """The record with some tags left out in every round but the first."""
    match = record.matches[0]
    rounds = tuple(
        RoundRecord(tuple(item for item in one.items if getattr(item, "name", "") not in names))
        for one in match.rounds[1:]
    )
    return fw.loads(fw.dumps(Record((MatchRecord(match.items, (match.rounds[0], *rounds)),))))


def changed(record: Record, number: int, name: str, value: str) -> Record:
    """The record with one tag of a round changed."""
    match = record.matches[0]
    one = match.rounds[number]
    assert one.tag(name) is not None
    items = tuple(Tag.of(name, value) if item is one.tag(name) else item for item in one.items)
    rounds = (*match.rounds[:number], RoundRecord(items), *match.rounds[number + 1 :])
    return fw.loads(fw.dumps(Record((MatchRecord(match.items, rounds),))))


MATCHES = {
    "femkamp": whole("femkamp"),
    "fan_tan_last": whole("femkamp", 3, ("fan_tan_last", "ace_low_in_pass"), removed_two="D2"),
    "sekskamp": whole("sekskamp", 5),
    "sjukamp": whole("sjukamp", 4),
    "fan_tan": whole("fan_tan", 6, deals=2),
    "letzter_stich": whole("letzter_stich", 3, ("progressive",), target=3),
    "stake": whole("letzter_stich", 4, ("trump",), stake=2, max_deals=5),
    "femkort": whole("femkort", 5, ante=3),
}


@pytest.mark.cites("FP-20", "FP-101", "LS-21", "FK-24")
@pytest.mark.parametrize("name", MATCHES)
def test_dealer_and_kind_need_not_be_written(name: str) -> None:
    match = MATCHES[name]
    bare = without(match.record, "Dealer", "Kind", "Pot")
    assert len(bare.matches[0].rounds) == len(match.results)
    assert bare.faults == ()
    found = list(walks(bare.matches[0]))
    assert [walk.dealt.dealer for walk in found] == [one.dealer for one in match.results]
    assert [walk.end.result for walk in found if walk.end] == [one.result for one in match.results]


@pytest.mark.parametrize("name", MATCHES)
def test_the_kind_is_written_where_a_game_has_several_and_a_wrong_one_is_found(name: str) -> None:
    record = MATCHES[name].record
    rules = MATCHES[name].rules
    kinds = [one.kind for one in record.matches[0].rounds]
    if rules.game in ("femkort", "letzter_stich", "fan_tan"):
        assert set(kinds) == {None}
        return
    assert tuple(kinds) == rules.rounds
    (fault,) = changed(record, 1, "Kind", "grand").faults
    assert (fault.key, fault.round, fault.found, fault.expected) == (
        "wrong_kind",
        1,
        "grand",
        rules.rounds[1],
    )


@pytest.mark.cites("FP-10", "FP-76", "LS-46", "FK-45")
@pytest.mark.parametrize("name", MATCHES)
def test_score_is_chips_from_the_pot_where_there_is_one_else_points(name: str) -> None:
    match = MATCHES[name]
    rounds = match.record.matches[0].rounds
    results = [one.result for one in match.results]
    paid = match.rules.match.unit * match.rules.players
    for one, result in zip(rounds, results, strict=True):
        assert result is not None
        assert one.score is not None
        if not paid:
            assert tuple(one.score.values()) == result.points
        elif not one.playoff:
            assert [label for label, won in one.score.items() if won] == [
                match.labels[result.winner or 0]
            ]
            assert sum(one.score.values()) == paid
        assert (one.total is None) == bool(paid)
    if not paid:
        assert rounds[-1].total == dict(zip(match.labels, match.points, strict=True))


@pytest.mark.cites("FP-63")
def test_a_wrong_score_and_a_wrong_sum_are_found_in_their_round() -> None:
    record = MATCHES["femkamp"].record
    grand = record.matches[0].rounds[4]
    assert grand.score is not None
    assert sum(grand.score.values()) == -13
    label, points = next(iter(grand.score.items()))
    (fault,) = changed(record, 4, "Score", f"{label} {-points}").faults
    assert (fault.key, fault.round, fault.expected) == ("wrong_score", 4, f"{label} {points}")
    total = record.matches[0].rounds[2].total
    assert total is not None
    (fault,) = changed(record, 2, "Total", f"{label} {total[label] + 1}").faults
    assert (fault.key, fault.round, fault.expected) == ("wrong_total", 2, f"{label} {total[label]}")


def test_a_pot_where_nobody_pays_in_is_a_fault() -> None:
    text = '%TTN 1\n[Game "femkamp"]\n[Round "1"]\n[Seed "1"]\n[Pot "{}"]\n'
    assert fw.loads(text.format(0)).faults == ()
    assert [fault.key for fault in fw.loads(text.format(4)).faults] == ["wrong_pot"]
    assert all(one.pot is None for one in MATCHES["letzter_stich"].record.matches[0].rounds)


@pytest.mark.cites("FP-15", "FP-18", "C-FP-01", "C-FP-02")
def test_the_two_that_is_out_is_a_text_among_the_options() -> None:
    text = fw.dumps(MATCHES["fan_tan_last"].record)
    match = fw.loads(text).matches[0]
    assert match.options == {"removed_two": "D2"}
    rules = table(match).rules
    assert rules is not None
    assert rules.round(0).removed == (fw.Card.parse("D2"),)
    wrong = fw.loads(text.replace("removed_two=D2", "removed_two=D3"))
    assert {fault.key for fault in wrong.faults} >= {"unknown_option"}


def test_a_round_past_the_last_one_cannot_be_replayed_and_that_is_said() -> None:
    text = '%TTN 1\n[Game "femkamp"]\n[Round "6"]\n[Seed "1"]\n'
    assert [fault.key for fault in fw.loads(text).faults] == ["deal"]
    assert next(walks(fw.loads(text).matches[0])).start is None


def test_matches_of_several_games_stand_in_one_file() -> None:
    head, *_ = fw.dumps(MATCHES["femkamp"].record).partition("\n")
    texts = [fw.dumps(match.record).partition("\n")[2] for match in MATCHES.values()]
    record = fw.loads("\n".join([head, *texts]))
    assert record.faults == ()
    assert [match.game for match in record.matches] == [
        match.rules.game for match in MATCHES.values()
    ]
    assert {this["game"] for this in fw.frames(record)["rounds"]} == set(fw.games())

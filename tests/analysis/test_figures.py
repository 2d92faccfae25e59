"""What a simulation found: sums, means, intervals, and how they are shown."""

import json
import pickle
import sys
from fractions import Fraction
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.analysis.fast.playout import POINTS_OF, ROW, WON
from femkort_widgets.analysis.strategies import STRATEGIES, Strategy
from femkort_widgets.analysis.sums import SUMS, WHOLE, add_up, share
from femkort_widgets.analysis.tally import Tally, total
from femkort_widgets.drawing import answers
from femkort_widgets.drawing.measured import strategy_name
from femkort_widgets.errors import Error
from femkort_widgets.i18n import languages, translate
from tests.analysis.test_simulation import FEMKORT, quiet


def row(points, won=0):
    made = [0] * ROW
    made[WON] = won
    made[POINTS_OF : POINTS_OF + len(points)] = points
    return made


def tally(contenders, lowest=False):
    """Of the points of each deal, for every contender."""
    players = len(contenders[0][0])
    sums = [0] * (len(contenders) * (SUMS + 2 * len(contenders)))
    rows = [number for deals in contenders for points in deals for number in row(points)]
    add_up(rows, len(contenders), players, int(lowest), sums)
    return Tally.read(sums, len(contenders[0]), len(contenders), players)


@settings(max_examples=60)
@given(st.lists(st.tuples(*[st.integers(-3, 9)] * 4), min_size=2, max_size=12), st.booleans())
def test_a_tally_holds_the_sums_that_means_and_spreads_are_reckoned_from(points, lowest):
    found = tally([points, points[::-1]], lowest)
    best = min if lowest else max
    assert found.deals == len(points)
    assert found.points[0] == found.points[1] == tuple(map(sum, zip(*points, strict=True)))
    pairs = list(zip(points, points[::-1], strict=True))
    assert found.point_products[0][1] == sum(a[0] * b[0] for a, b in pairs)
    won = [each[0] == best(each) and Fraction(1, each.count(best(each))) for each in points]
    assert found.shares[0][0] == WHOLE * sum(won)
    assert found.share_products[0][0] == WHOLE**2 * sum(each**2 for each in won)
    assert sum(found.shares[0]) == WHOLE * len(points)
    half = len(points) // 2
    parts = (tally([part], lowest) for part in (points[:half], points[half:]))
    assert total(parts, Tally.nothing(1, 4)) == tally([points], lowest)


def test_equal_seats_share_a_deal_and_nobody_has_a_void_one():
    assert tally([[(3, 1, 1, 2)]], lowest=True).shares == ((0, WHOLE // 2, WHOLE // 2, 0),)
    assert tally([[(3, 1, 3, 3)]]).shares == ((280, 0, 280, 280),)
    void = row((0, 0, 0), won=-1)
    assert [share(void, 0, 3, lowest, seat) for lowest in (0, 1) for seat in range(3)] == [0] * 6


def test_a_paired_difference_is_the_mean_of_the_differences_deal_by_deal():
    result = quiet(FEMKORT, ["thumb", "random"], deals=50, seed=3)
    mine, theirs = (list(result.run.rows(lineup, 0, 50)) for lineup in result.run.lineups)
    first = slice(POINTS_OF, None, ROW)
    deltas = [a - b for a, b in zip(mine[first], theirs[first], strict=True)]
    mean = Fraction(sum(deltas), 50)
    variance = sum((each - mean) ** 2 for each in deltas) / 49
    half = 2.00957523712924 * (float(variance) / 50) ** 0.5  # t for 49 degrees of freedom
    found = result.difference("thumb", "random")
    assert found.points == pytest.approx(float(mean))
    assert found.interval == pytest.approx((float(mean) - half, float(mean) + half), rel=1e-6)
    assert found.clear == (not found.interval[0] <= 0 <= found.interval[1])


def test_the_points_of_the_rows_are_those_of_the_deals():
    rules = fw.rules("femkamp")
    result = quiet(rules, ["random"], deals=40, number=1)
    assert sum(result["random"].seat_means) == pytest.approx(13)
    assert result.lowest
    assert 0 <= result["random"].rate <= 1


def test_a_result_is_plain_data_a_table_and_a_chart(tmp_path):
    result = quiet(FEMKORT, ["random", "thumb"], deals=20, seed="été")
    data = json.loads(result.to_json())
    assert (data["deals"], data["seed"], data["round"]) == (20, "été", "femkort")
    assert [row["name"] for row in data["rows"]] == ["random", "thumb"]
    lines = result.to_csv(tmp_path / "found.csv").splitlines()
    assert (tmp_path / "found.csv").read_text("utf-8").splitlines() == lines
    assert len(lines) == 3
    assert len({line.count(",") for line in lines}) == 1
    assert [line.partition(",")[0] for line in lines[1:]] == ["random", "thumb"]
    chart = result.chart("fr").to_dict()
    assert {layer["mark"]["type"] for layer in chart["layer"]} == {"rule", "point"}


@pytest.mark.parametrize("lang", languages())
def test_strategies_are_named_in_words_wherever_a_result_is_drawn(lang):
    keys = ("random", "keep_a_defender")
    result = quiet(FEMKORT, {key: key for key in keys} | {"mine": "random"}, deals=20)
    names = [translate(f"lab.strategy.{key}", lang) for key in keys]
    chart = str(result.chart(lang).to_dict())
    for drawn in (result.table(lang), unescape(result.html(lang)), chart):
        assert [name for name in (*names, "mine") if name not in drawn] == []
        assert [key for key in keys if key in drawn] == []
    assert translate("lab.difference", lang, name=names[0]) in result.table(lang)


def thumb(position, random):
    return position.legal()[0]


def test_what_is_somebodys_own_keeps_its_name_though_a_strategy_is_called_so():
    ours = [translate(f"lab.strategy.{key}") for key in ("random", "thumb", "sampling")]
    own = [
        ({"random": thumb, "sampling": [thumb] * 4}, "thumb", [ours[1]]),
        ({"thumb": thumb}, "random", [ours[0]]),
        ({"thumb": Strategy("thumb")}, thumb, []),
        ({"thumb": [thumb] * 4}, "random", []),
    ]
    for contenders, field, named in own:
        result = quiet(FEMKORT, contenders, field=field, deals=5)
        sheet = answers.sheet(result.to_dict() | {"question": "compare"}, "en")
        for drawn in (result.table(), unescape(result.html()), sheet.text()):
            assert [name for name in ours if name in drawn] == named, (contenders, field)
            assert all(name in drawn for name in contenders)
        assert {value["name"] for value in result.chart().data.values} == {*contenders}


def test_the_strategies_of_this_package_are_known_by_seat_and_also_when_they_were_sent():
    result = quiet(FEMKORT, {"a": "sampling", "b": "thumb", "c": thumb}, deals=1)
    for found in (result, pickle.loads(pickle.dumps(result))):
        known = [row.known for row in found.rows]
        assert known == [(True, True, True, True)] * 2 + [(False, True, True, True)]


@pytest.mark.parametrize("key", STRATEGIES)
@pytest.mark.parametrize("lang", languages())
def test_every_strategy_has_a_name_in_words(key, lang):
    assert strategy_name(key, lang, known=True) not in ("", key)


def test_a_result_survives_pickling():
    result = quiet(FEMKORT, ["random", "thumb"], deals=5)
    assert result.rows
    assert pickle.loads(pickle.dumps(result)) == result


def test_a_result_shows_itself_as_its_table():
    result = quiet(FEMKORT, ["random", "thumb"], deals=5)
    assert result._repr_html_() == result.html("en")
    assert str(result) == result.table("en")


def test_names_of_contenders_cannot_write_html():
    result = quiet(FEMKORT, {"<b>": "random"}, deals=2)
    assert "<b>&lt;b&gt;" not in result.html()
    assert "&lt;b&gt;" in result.html()


def test_one_deal_has_no_interval():
    result = quiet(FEMKORT, ["random", "thumb"], deals=1)
    assert result["random"].interval is None
    assert result.differences[0].interval is None
    assert not result.differences[0].clear
    assert result.table()
    assert result.to_csv()
    assert result.chart().to_dict()


def test_without_altair_the_chart_says_what_to_install(monkeypatch):
    result = quiet(FEMKORT, ["random"], deals=2)
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(Error) as refused:
        result.chart()
    assert (refused.value.key, refused.value.data["package"]) == ("extra_missing", "altair")

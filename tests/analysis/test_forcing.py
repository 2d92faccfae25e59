"""Who can force the last trick, and the runs that are looked on."""

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import chances, simulate, solve, who_forces
from femkort_widgets.errors import Error


def test_each_deal_is_solved_and_counted_by_its_place():
    rules = fw.rules("femkort", players=3)
    found = who_forces(rules, deals=7, seed="s")
    counts = [0] * 4
    for index in range(7):
        deal = fw.deal(rules, seed="s", dealer=index % 3, attempt=index + 1)
        forces = solve(fw.start(rules, deal)).forces
        counts[3 if forces is None else (forces - deal.dealer - 1) % 3] += 1
    assert list(found.counts) == counts
    assert (found.deals, found.ended) == (7, "done")
    assert sum(row["rate"] for row in found.to_dict()["rows"]) == pytest.approx(1)
    low, high = found.interval(0)
    assert low <= found.rate(0) <= high


def test_it_tells_how_it_stands_and_stops():
    seen = []
    rules = fw.rules("femkort", players=3)
    found = who_forces(rules, deals=9, show=seen.append, stop=lambda: len(seen) >= 2)
    assert [each.deals for each in seen] == [1, 2]
    assert {each.ended for each in seen} == {"running"}
    assert (found.deals, found.asked, found.ended) == (2, 9, "stopped")
    assert len(found.to_csv().splitlines()) == 5
    assert who_forces(rules, stop=lambda: True).to_dict()["rows"] == []


@pytest.mark.parametrize(
    ("rules", "more", "key"),
    [
        (fw.rules("femkamp"), {}, "lab.no_last_trick"),
        (fw.rules("fan_tan"), {}, "lab.no_last_trick"),
        (fw.rules("femkort"), {"deals": 0}, "wrong_number"),
        (fw.rules("femkort"), {"deals": True}, "wrong_number"),
        (fw.rules("femkort"), {"seed": 1.5}, "no_seed"),
        (fw.rules("femkort"), {"number": -1}, "no_round"),
    ],
)
def test_what_cannot_be_asked_is_refused(rules, more, key):
    with pytest.raises(Error) as refused:
        who_forces(rules, **more)
    assert refused.value.key == key


def test_a_simulation_shows_how_it_stands_and_comes_to_the_same():
    rules = fw.rules("femkort")
    seen = []
    found = simulate(rules, ["random", "thumb"], deals=90, progress=False, show=seen.append)
    plain = simulate(rules, ["random", "thumb"], deals=90, progress=False)
    assert found.tally == plain.tally == seen[-1].tally
    assert [each.deals for each in seen] == sorted(each.deals for each in seen)
    assert len(seen) > 3
    assert (seen[1].deals, seen[1].ended, found.ended) == (1, "running", "done")


def test_chances_show_how_they_stand_and_stop():
    rules = fw.rules("femkort")
    position = fw.start(rules, fw.deal(rules, seed=1, dealer=3))
    seen = []
    found = chances(position, worlds=120, show=seen.append, stop=lambda: len(seen) >= 2)
    assert [each.worlds for each in seen] == [50, 100]
    assert found == chances(position, worlds=100)

"""What has a plan, and what is refused with a word."""

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis.fast.encode import state_of
from femkort_widgets.analysis.fast.plan import plan_of
from femkort_widgets.core.cards import full_pack
from femkort_widgets.core.sight import seen_by
from tests.analysis.fast.tables import rounds


@pytest.mark.parametrize("key", ["femkort", "letzter_stich", "femkamp", "fan_tan"])
def test_a_duty_of_the_house_has_no_plan(key):
    chosen = fw.rules(key)
    kind = chosen.plan[0].key
    own = fw.Obligation("red_first", lambda position, seat, card: True)
    house = chosen.with_round(kind, obligations=(*chosen.plan[0].obligations, own))
    with pytest.raises(fw.RulesError) as refused:
        plan_of(house)
    assert (refused.value.key, refused.value.data["round"]) == ("no_plan", kind)
    assert "red_first" in refused.value.data["what"]


def test_unknown_cards_have_no_state():
    position = fw.start(fw.rules("femkort"), fw.deal(fw.rules("femkort"), seed=1))
    with pytest.raises(fw.Error) as refused:
        state_of(seen_by(position, 1))
    assert (refused.value.key, refused.value.data["seats"]) == ("hidden_cards", "0, 2, 3")


@pytest.mark.parametrize("game", fw.games())
def test_a_card_and_its_bit_name_each_other(game):
    for chosen, number in rounds(game):
        plan = plan_of(chosen, number)
        bits = [plan.bit(card) for card in full_pack()]
        assert len(set(bits)) == 52
        assert max(bits) < 1 << 61
        assert [plan.card(bit) for bit in bits] == list(full_pack())
        assert set(plan.cards(plan.mask(full_pack()))) == set(full_pack())

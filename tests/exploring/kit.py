"""Tables and deals of every kind, for properties."""

from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.games import game
from femkort_widgets.exploring import choices, chosen


@st.composite
def agreed(draw, key=None, players=None):
    """Rules of any game with any of its variants and options that go together."""
    name = draw(st.sampled_from(fw.games())) if key is None else key
    least, most = game(name).players
    count = draw(st.integers(max(least, 2), most)) if players is None else players
    rules = fw.rules(name, players=count)
    for one in choices(rules):
        if one.kind != "players" and draw(st.booleans()):
            try:
                rules = chosen(rules, one.key, one.other)
            except fw.RulesError:
                continue
    return rules


@st.composite
def positions(draw, rules=None):
    """A deal by these rules, played to any step."""
    table = draw(agreed()) if rules is None else rules
    number = draw(st.integers(0, len(table.plan) - 1))
    dealer = draw(st.integers(0, table.players - 1))
    dealt = fw.deal(table, seed=draw(st.integers(0, 99)), dealer=dealer, number=number)
    position = fw.start(table, dealt, number=number)
    for _ in range(draw(st.integers(0, 60))):
        if position.over:
            break
        position = position.play(draw(st.sampled_from(position.legal())))
    return position

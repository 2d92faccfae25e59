"""Tables and deals of every kind: drawn for properties, or laid out to be compared."""

from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.games import game
from femkort_widgets.exploring import carried, choices, chosen, differences
from femkort_widgets.exploring.carrying import opened


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


def table(game, hands, moves="", *, dealer=0, number=0, turned=None, players=None, **agreed):
    """The position after these moves."""
    rules = fw.rules(game, players=players or len(hands), **agreed)
    position = fw.start(rules, opened(fw.Deal(hands, dealer, turned), rules), number=number)
    for move in moves.split():
        position = position.play(move)
    return position


def compared(position, *variants, **options):
    """What differs from the same table with these variants, reasons apart: by key."""
    rules = position.rules
    agreed = (*rules.variants, *variants)
    settings = {**rules.options, **options}
    other = fw.rules(rules.game, players=rules.players, variants=agreed, **settings)
    found = differences(position, carried(position, other).position)
    return [one for one in found if one.key != "reason"]


def told(found):
    """What holds by A and by B, by what it is about."""
    return {(one.key, one.seat, one.card): (one.a, one.b) for one in found}


def allowed(found):
    """The cards whose verdict differs, by seat: may they be played by A, by B?"""
    return {
        (one.seat, one.card): (one.a.legal, one.b.legal) for one in found if one.key == "verdict"
    }

"""A table's own rules in a record: duties of the house and another order of rounds."""

from ..core.games import rules as agree
from ..core.rounds import RoundRules
from ..core.rules import Rules


def house_duties(rules: Rules) -> tuple[str, ...]:
    """The keys of the duties that the game's own rules do not have.

    A duty of the game that the house has dropped stands among them with a minus before it.

    >>> plain = agree("femkort")
    >>> follow, head = plain.round(0).obligations
    >>> house_duties(plain), house_duties(plain.with_round("femkort", obligations=[follow]))
    ((), ('-head_the_trick',))
    """
    own = {this.key: this.obligations for this in _kinds(_own(rules))}
    found: list[str] = []
    for this in _kinds(rules):
        game, house = own[this.key], this.obligations
        found += [duty.key for duty in house if duty not in game]
        kept = {duty.key for duty in house}
        found += [f"-{duty.key}" for duty in game if duty.key not in kept]
    return tuple(dict.fromkeys(found))


def house_order(rules: Rules) -> tuple[str, ...]:
    """The keys of the rounds, where the table has chosen their order; else nothing.

    >>> house_order(agree("femkamp").with_rounds(("grand", "pass")))
    ('grand', 'pass')
    """
    given, own = ([(this.key, this.derived) for this in one.plan] for one in (rules, _own(rules)))
    return () if given == own else rules.rounds


def several_kinds(rules: Rules) -> bool:
    """Are there rounds of more than one kind in this game?"""
    return len({this.key for this in _kinds(rules)}) > 1


def _own(rules: Rules) -> Rules:
    return agree(rules.game, players=rules.players, variants=rules.variants, **rules.options)


def _kinds(rules: Rules) -> tuple[RoundRules, ...]:
    return (*rules.plan, *rules.kinds)

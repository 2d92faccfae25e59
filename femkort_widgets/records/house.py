"""A table's own rules in a record: duties of the house and another order of rounds."""

from ..core.games import rules as agree
from ..core.obligations import Obligation
from ..core.rounds import RoundRules
from ..core.rules import Rules

Duties = tuple[Obligation, ...]


def house_duties(rules: Rules) -> tuple[str, ...]:
    """What makes the duties of this table others than the game's own; empty where nothing does.

    The keys of new duties, and with a minus before it that of a duty which the house has dropped.
    Where these do not say it all, because an earlier duty outranks a later one, all duties of the
    round follow in their order.

    >>> plain = agree("femkort")
    >>> follow, head = plain.round(0).obligations
    >>> house_duties(plain), house_duties(plain.with_round("femkort", obligations=[follow]))
    ((), ('-head_the_trick',))
    >>> house_duties(plain.with_round("femkort", obligations=[head, follow]))
    ('head_the_trick > follow_suit',)
    """
    own = {this.key: this.obligations for this in _kinds(_own(rules))}
    found: list[str] = []
    for this in _kinds(rules):
        game, house = own[this.key], this.obligations
        found += [duty.key for duty in house if duty not in game]
        kept = {duty.key for duty in house}
        found += [f"-{duty.key}" for duty in game if duty.key not in kept]
        if house != _in_usual_order(game, house):
            found.append(" > ".join(duty.key for duty in house))
    return tuple(dict.fromkeys(found))


def _in_usual_order(game: Duties, house: Duties) -> Duties:
    """The duties of the game that are left, in its order, then those of the house."""
    left = (duty for duty in game if duty in house)
    return (*left, *(duty for duty in house if duty not in game))


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
    """The rounds of the plan and every other kind; one that comes again and again counts once."""
    return tuple({id(this): this for this in (*rules.plan, *rules.kinds)}.values())

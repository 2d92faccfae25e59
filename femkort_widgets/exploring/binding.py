"""What of a round binds: by what it is played, counted and dealt, and where that differs."""

from ..core.rounds import RoundRules
from ..core.rules import Rules
from ..errors import Error
from .choices import chosen


def playing_by(this: RoundRules) -> tuple[object, ...]:
    """What decides which cards may be played, who plays, and who takes a trick."""
    return this.obligations, this.trump, this.plays, this.ace_low


def dealing_by(this: RoundRules) -> tuple[object, ...]:
    """What decides who gets how many of which cards, and who opens with which."""
    return this.key, this.pack, this.hand_size, this.max_tricks, this.opener, this.layout


def rounds_apart(a: Rules, b: Rules) -> tuple[int, ...]:
    """The numbers of the deals that are dealt, played or counted otherwise by the one or the other.

    >>> from ..core.games import rules as agree
    >>> plain, last = agree("femkamp"), agree("femkamp", variants=("fan_tan_last",))
    >>> rounds_apart(plain, last)
    (3, 4)
    """
    ends = [len(one.plan) for one in (a, b) if not one.endless]
    last = min(ends) if ends else max(len(a.plan), len(b.plan))
    return tuple(number for number in range(last) if _bound(a, number) != _bound(b, number))


def _bound(rules: Rules, number: int) -> tuple[object, ...]:
    this = rules.round(number)
    return (*playing_by(this), *dealing_by(this), this.score)


def without(rules: Rules, variant: str) -> Rules | None:
    """The rules without a variant and those that imply it; None where that cannot be."""
    try:
        return chosen(rules, variant, False)
    except Error:
        return None

"""What a table may choose, read from the rules themselves, and what becomes of rules when it does.

A choice is a variant, an option or the number of players; nothing here is listed by hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..core.games import game
from ..core.games import rules as agree
from ..core.rules import MOST, Option, Rules
from ..errors import RulesError

Value = bool | int | str | None

PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a table agrees on, and what these rules have agreed."""

    kind: str
    """``variant``, ``option`` or ``players``."""
    key: str
    value: Value
    """Whether a variant is played; what an option is; how many play."""
    usual: Value
    cites: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()
    """What it can be, where it is no number."""
    none: bool = False
    """Can it be left open?"""

    @property
    def other(self) -> Value:
        """Another value that it may have: the usual one, else one that differs little."""
        if self.kind == "variant":
            return not self.value
        if self.value != self.usual:
            return self.usual
        if self.words:
            return next(word for word in self.words if word != self.value)
        if self.value is None:
            return self.least
        raised = int(self.value) + 1
        return raised if self.most is None or raised <= self.most else int(self.value) - 1


def choices(rules: Rules) -> tuple[Choice, ...]:
    """Everything that these rules have chosen among, in the order of the game's table.

    >>> [one.key for one in choices(agree("fan_tan", players=3))]
    ['players', 'forehand_opens', 'heart_seven_opens', 'passes_count', 'deals']
    """
    Rules.check(rules)
    known = game(rules.game)
    least, most = known.players
    table = Choice(PLAYERS, PLAYERS, rules.players, rules.players, least=least, most=most)
    variants = (
        Choice("variant", one.key, one.key in rules.variants, False, one.cites)
        for one in known.variants
    )
    return (table, *variants, *(_option(one, rules) for one in known.options))


def _option(option: Option, rules: Rules) -> Choice:
    return Choice(
        "option",
        option.key,
        rules.options[option.key],
        option.usual(rules.players),
        option.cites,
        None if option.words else option.least,
        None if option.words else MOST,
        option.words,
        none=option.default is None and not option.per_player,
    )


def choice(rules: Rules, key: object) -> Choice:
    """The choice of this key. Raises RulesError, which lists the known ones."""
    for one in choices(rules):
        if one.key == key:
            return one
    known = ", ".join(one.key for one in choices(rules))
    raise RulesError("no_choice_key", game=rules.game, given=key, known=known)


def chosen(rules: Rules, key: str, value: Value) -> Rules:
    """The rules with this choice made otherwise. Raises RulesError for what does not go together.

    A variant that is given up takes along those that imply it. Duties of the house stay, and so
    does an order of rounds of its own.

    >>> chosen(agree("letzter_stich", variants=("trump_any_time",)), "trump", False).variants
    ()
    """
    one = choice(rules, key)
    players, variants, options = rules.players, [*rules.variants], dict(rules.options)
    if one.kind == PLAYERS:
        players = _count(value)
        options = {key: value for key, value in options.items() if not _by_player(rules, key)}
    elif one.kind == "option":
        options[key] = value
    elif value:
        variants.append(key)
    else:
        variants = [kept for kept in variants if kept != key and key not in _implied(rules, kept)]
    made = agree(rules.game, players=players, variants=variants, **options)
    return _with_house(made, rules)


def _count(value: Value) -> Any:
    return value if type(value) is int else -1


def _by_player(rules: Rules, key: str) -> bool:
    """Is this option as usual, and that one for each player?"""
    option = next(one for one in game(rules.game).options if one.key == key)
    return option.per_player and rules.options[key] == option.usual(rules.players)


def _implied(rules: Rules, key: str) -> tuple[str, ...]:
    return next(one.implies for one in game(rules.game).variants if one.key == key)


def plain(rules: Rules) -> Rules:
    """The rules as the game has them, without what the house has changed."""
    return agree(rules.game, players=rules.players, variants=rules.variants, **dict(rules.options))


def _with_house(made: Rules, own: Rules) -> Rules:
    """What the house has changed in its own rules, changed in these too."""
    without = plain(own)
    if own == without:
        return made
    if own.rounds != without.rounds:
        made = made.with_rounds(own.rounds)
    usual = {this.key: this.obligations for this in without.kinds}
    for this in own.kinds:
        if this.obligations != usual[this.key]:
            made = made.with_round(this.key, obligations=this.obligations)
    return made


@dataclass(frozen=True, slots=True)
class Apart:
    """A choice that two tables have made otherwise."""

    kind: str
    key: str
    a: Value
    b: Value
    cites: tuple[str, ...] = ()


def apart(a: Rules, b: Rules) -> tuple[Apart, ...]:
    """What the rules have chosen otherwise; another game is one thing apart.

    >>> one, two = agree("femkort"), agree("femkort", variants=("trump",), ante=2)
    >>> [(this.key, this.a, this.b) for this in apart(one, two)]
    [('trump', False, True), ('ante', 1, 2)]
    """
    Rules.check(a)
    Rules.check(b)
    if a.game != b.game:
        return (Apart("game", "game", a.game, b.game),)
    return tuple(_apart(a, b))


def _apart(a: Rules, b: Rules) -> Iterator[Apart]:
    for here, there in zip(choices(a), choices(b), strict=True):
        if here.value != there.value and not (
            a.players != b.players
            and here.value == here.usual
            and there.value == there.usual
            and here.kind == "option"
        ):
            yield Apart(here.kind, here.key, here.value, there.value, here.cites)
    if replace(a, plan=(), kinds=()) == replace(b, plan=(), kinds=()) and a != b:
        yield Apart("house", "house", None, None)

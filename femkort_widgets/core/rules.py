"""Rules: frozen values that name everything two tables might disagree about.

A Game says which variants and options exist; Rules are one agreed choice; RoundRules are what binds
in one deal. A variant is a value, never a subclass.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from ..errors import Error, RulesError, expect
from .obligations import Obligation
from .rounds import MatchRules, RoundRules

Setting = int | str | None
Choice = tuple[int, frozenset[str], Mapping[str, Any]]
"""Players, variants and options that a table has chosen."""


LARGE = 2**4095
"""No seed and no number of a deal is as large: Python would not write it."""
MOST = 10**9
"""No option is a larger number."""


def no_contradictions(choice: Choice) -> tuple[tuple[str, str, str], ...]:
    """Everything that can be chosen goes together."""
    return ()


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule that tables may add or leave out, with the statements that describe it."""

    key: str
    cites: tuple[str, ...]
    implies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A number, or one of a few words, that a table agrees on before the first deal."""

    key: str
    default: Setting
    least: int
    cites: tuple[str, ...]
    words: tuple[str, ...] = ()
    """What it can be, where it is no number."""
    per_player: bool = False
    """Is it one for each player where nothing else is agreed?"""

    def usual(self, players: int) -> Setting:
        """The value where nothing else is agreed."""
        return players if self.per_player else self.default

    def check(self, value: object) -> None:
        """Raise RulesError unless the value is possible."""
        none_allowed = self.default is None and not self.per_player
        if value in self.words or (value is None and none_allowed):
            return
        if type(value) is int and self.least <= value <= MOST and not self.words:
            return
        numbers = "whole_or_none" if none_allowed else "whole"
        expected = ", ".join(self.words) or Error(numbers, least=self.least, most=MOST)
        raise RulesError("option_value", option=self.key, value=value, expected=expected)


@dataclass(frozen=True, slots=True)
class Game:
    """What a game lets its players choose, and how a choice of them becomes rounds."""

    key: str
    players: tuple[int, int]
    variants: tuple[Variant, ...]
    options: tuple[Option, ...]
    plan: Callable[[Choice], tuple[RoundRules, ...]]
    """The deals of a match in order, or of one cycle where it goes on until it is won."""
    match: Callable[[Choice], MatchRules]
    endless: bool = True
    """Are deals played until somebody has won? Else each round of the plan once."""
    kinds: Callable[[Choice], tuple[RoundRules, ...]] | None = None
    """Every round that the order may be made of; the plan's own where not given."""
    contradictions: Callable[[Choice], Iterable[tuple[str, str, str]]] = no_contradictions
    """Choices that do not go together: one, the other, the key of the reason."""

    def rules(self, players: int, variants: Iterable[str], options: Mapping[str, Any]) -> "Rules":
        """The rules of this choice, in normal form. Raises RulesError."""
        least, most = self.players
        if type(players) is not int or players not in range(least, most + 1):
            raise RulesError("players", game=self.key, players=players, least=least, most=most)
        chosen = self._variants(variants)
        settings: dict[str, Any] = {o.key: o.usual(players) for o in self.options}
        for key, value in options.items():
            option = next((option for option in self.options if option.key == key), None)
            if option is None:
                known = ", ".join(settings)
                raise RulesError("no_option", game=self.key, option=key, known=known)
            option.check(value)
            settings[key] = value
        choice = (players, chosen, settings)
        for one, other, why in self.contradictions(choice):
            raise RulesError("contradiction", one=one, other=other, why=why)
        plan = self.plan(choice)
        return Rules(
            self.key,
            players,
            tuple(variant.key for variant in self.variants if variant.key in chosen),
            tuple(settings.items()),
            plan,
            self.match(choice),
            self.endless,
            self.kinds(choice) if self.kinds else plan[:1],
        )

    def _variants(self, variants: object) -> frozenset[str]:
        if isinstance(variants, str | Mapping) or not isinstance(variants, Iterable):
            raise RulesError("variants_text", given=variants)
        known = {variant.key: variant for variant in self.variants}
        chosen: set[str] = set()
        for key in variants:
            if not isinstance(key, str) or key not in known:
                raise RulesError("no_variant", game=self.key, variant=key, known=", ".join(known))
            chosen |= {key, *known[key].implies}
        return frozenset(chosen)


@dataclass(frozen=True, slots=True)
class Rules:
    """One agreed set of rules: hashable, picklable, equal by value."""

    game: str
    players: int
    variants: tuple[str, ...]
    """In the order of the game's table, implied ones included."""
    settings: tuple[tuple[str, Setting], ...]
    plan: tuple[RoundRules, ...] = field(repr=False)
    match: MatchRules = field(repr=False)
    endless: bool = field(default=True, repr=False)
    kinds: tuple[RoundRules, ...] = field(default=(), repr=False)
    """Every round that ``with_rounds`` can put in order."""

    @staticmethod
    def check(given: object) -> None:
        """Raise RulesError for anything that is not Rules, the name of a game for example."""
        expect(given, Rules, RulesError, "rules: make them with fw.rules('femkort')")

    @property
    def options(self) -> Mapping[str, Setting]:
        """Every option with its value, defaults included."""
        return MappingProxyType(dict(self.settings))

    @property
    def rounds(self) -> tuple[str, ...]:
        """The keys of the rounds in order; Femkort plays its one round again and again.

        >>> from femkort_widgets.core.games import rules
        >>> rules("femkamp").rounds
        ('pass', 'clubs', 'queens', 'fan_tan', 'grand')
        """
        keys = tuple(this.key for this in self.plan)
        return tuple(dict.fromkeys(keys)) if self.endless else keys

    @property
    def warnings(self) -> tuple[str, ...]:
        """What a table should be told before the first deal.

        ``value_reaches_target``: one hand can end the match (C-LS-05).
        """
        return self.match.warnings

    def round(self, number: int) -> RoundRules:
        """What binds in the deal of this number, counted from 0. Raises RulesError."""
        if type(number) is not int or not 0 <= number < LARGE:
            raise RulesError("no_round", number=number)
        if not self.endless and number >= len(self.plan):
            raise RulesError("past_last_round", number=number, game=self.game, last=len(self.plan))
        return self.plan[number % len(self.plan)]

    def with_round(self, key: str, *, obligations: Iterable[Obligation]) -> "Rules":
        """These rules with other duties in every round of this key: a house rule.

        Raises RulesError for a round the game does not have.
        """
        self._kind(key)
        expect(obligations, Iterable, RulesError, "duties: a tuple of fw.Obligation")
        duties = tuple(obligations)
        for duty in duties:
            expect(duty, Obligation, RulesError, "a duty: make it with fw.Obligation(key, meets)")
        keys = [duty.key for duty in duties]
        for key_twice in (one for one in keys if keys.count(one) > 1):
            raise RulesError("duty_twice", duty=key_twice)

        def changed(these: tuple[RoundRules, ...]) -> tuple[RoundRules, ...]:
            return tuple(
                replace(this, obligations=duties) if this.key == key else this for this in these
            )

        return replace(self, plan=changed(self.plan), kinds=changed(self.kinds))

    def with_rounds(self, keys: Iterable[str]) -> "Rules":
        """These rules with the rounds in this order, some left out or repeated (FP-87, FP-103).

        Raises RulesError for a round the game does not have, and where a game has only one.

        >>> from femkort_widgets.core.games import rules
        >>> rules("femkamp").with_rounds(("grand", "pass")).round(0).key
        'grand'
        """
        if self.endless:
            raise RulesError("one_round", game=self.game)
        if isinstance(keys, str) or not isinstance(keys, Iterable):
            raise RulesError("rounds_text", given=keys)
        kinds = [self._kind(key) for key in keys]
        chosen = {id(this): replace(this, derived=False) for this in kinds}
        plan = tuple(chosen[id(this)] for this in kinds)
        if not plan:
            raise RulesError("no_rounds", known=", ".join(this.key for this in self.kinds))
        return replace(self, plan=plan, match=replace(self.match, deals=len(plan)))

    def _kind(self, key: object) -> RoundRules:
        for this in (*self.plan, *self.kinds):
            if this.key == key:
                return this
        known = ", ".join(this.key for this in self.kinds)
        raise RulesError("no_round_key", game=self.game, given=key, known=known)

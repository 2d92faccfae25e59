"""Rules: frozen values that name everything two tables might disagree about.

A Game says which variants and options exist; Rules are one agreed choice; RoundRules are what binds
in one deal. A variant is a value, never a subclass.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..errors import RulesError, expect
from .cards import Card
from .obligations import Obligation
from .scoring import Result

if TYPE_CHECKING:
    from .tricks import Position


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule that tables may add or leave out, with the statements that describe it."""

    key: str
    cites: tuple[str, ...]
    implies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A number that a table agrees on before the first deal."""

    key: str
    default: int | None
    least: int
    cites: tuple[str, ...]

    def check(self, value: object) -> None:
        """Raise RulesError unless the value is possible."""
        none_allowed = self.default is None
        if value is None and none_allowed:
            return
        if not isinstance(value, int) or isinstance(value, bool) or value < self.least:
            expected = f"a whole number from {self.least} on" + (" or None" if none_allowed else "")
            raise RulesError("option_value", option=self.key, value=value, expected=expected)


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What binds in one deal."""

    key: str
    obligations: tuple[Obligation, ...]
    """The duties in order; the first outranks the rest."""
    trump: str | None
    """A suit letter, ``"turned"`` where the dealer's last card sets it, or None."""
    hand_size: int
    pack: tuple[Card, ...]
    removed: tuple[Card, ...]
    """Cards of the full pack that are not used."""
    max_tricks: int | None
    """No further trick is played after this many; None: until no seat has a card."""
    plays: Callable[["Position", int], bool]
    """``plays(position, seat)``: may this seat, which has a card, play to this trick?"""
    score: Callable[["Position"], Result]
    cites: tuple[tuple[str, tuple[str, ...]], ...]
    """The statements behind each reason that no duty carries."""

    def sources(self, reason: str) -> tuple[str, ...]:
        """The statements that a reason of this key cites."""
        return dict(self.cites).get(reason, ())


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its variants, its options, and how a choice of them becomes rounds."""

    key: str
    players: tuple[int, int]
    variants: tuple[Variant, ...]
    options: tuple[Option, ...]
    plan: Callable[[int, frozenset[str], Mapping[str, Any]], tuple[RoundRules, ...]]
    contradictions: Callable[[int, frozenset[str], Mapping[str, Any]], None]

    def rules(self, players: int, variants: Iterable[str], options: Mapping[str, Any]) -> "Rules":
        """The rules of this choice, in normal form. Raises RulesError."""
        least, most = self.players
        if type(players) is not int or players not in range(least, most + 1):
            raise RulesError("players", game=self.key, players=players, least=least, most=most)
        chosen = self._variants(variants)
        settings = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = next((option for option in self.options if option.key == key), None)
            if option is None:
                known = ", ".join(settings)
                raise RulesError("no_option", game=self.key, option=key, known=known)
            option.check(value)
            settings[key] = value
        self.contradictions(players, chosen, settings)
        plan = self.plan(players, chosen, settings)
        keys = tuple(variant.key for variant in self.variants if variant.key in chosen)
        return Rules(self.key, players, keys, tuple(settings.items()), plan)

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
    settings: tuple[tuple[str, int | None], ...]
    plan: tuple[RoundRules, ...] = field(repr=False)

    @staticmethod
    def check(given: object) -> None:
        """Raise RulesError for anything that is not Rules, the name of a game for example."""
        expect(given, Rules, RulesError, "rules: make them with fw.rules('femkort')")

    @property
    def options(self) -> Mapping[str, int | None]:
        """Every option with its value, defaults included."""
        return MappingProxyType(dict(self.settings))

    @property
    def rounds(self) -> tuple[str, ...]:
        """The keys of the rounds in order; Femkort plays its one round again and again."""
        return tuple(this.key for this in self.plan)

    def round(self, number: int) -> RoundRules:
        """What binds in the deal of this number, counted from 0. Raises RulesError."""
        if type(number) is not int or number < 0:
            raise RulesError("no_round", number=number)
        return self.plan[number % len(self.plan)]

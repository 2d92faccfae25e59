"""What somebody explores: a deal played to some step, by one set of rules and beside it by another.

An immutable value. What was played stays with it when the rules change, so that changing them back
shows the same again.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from ..core.cards import Move
from ..core.deal import Deal, check_known, is_seat
from ..core.deal import deal as shuffle
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..errors import DealError, Error
from .carrying import Carried, carried, opened, upto
from .choices import Value, choice, chosen
from .differences import Difference, differences
from .finding import Found, find, together
from .lines import by_chance

A, B = "a", "b"


@dataclass(frozen=True)
class Exploration:
    """A deal, the cards played, how many of them lie, and the rules they are looked at by."""

    source: Position
    """The deal as it was laid, with every card played in it."""
    rules: Rules
    other: Rules | None = None
    """The rules that are compared with, if any."""
    number: int = 0
    """Which deal of a match it is, from 0."""
    shown: int = 0
    """How many of the moves lie on the table."""
    seed: int | str = 0
    attempt: int = 1

    @classmethod
    def dealt(cls, rules: Rules, seed: int | str, dealer: int = 0, number: int = 0) -> Self:
        """A new deal by these rules."""
        first = _first(rules, seed, dealer, number, 1)
        return cls(first, rules, number=number, seed=seed)

    @classmethod
    def of(cls, position: Position, other: Rules | None = None, seed: int | str = 0) -> Self:
        """A position as it stands. Raises Error where cards are not known."""
        check_known(position.unknown)
        moves = len(position.moves)
        return cls(position, position.rules, other, position.number, moves, seed)

    @cached_property
    def _a(self) -> Carried:
        return carried(upto(self.source, self.shown), self.rules, self.number)

    @property
    def a(self) -> Position:
        """The position by the rules."""
        return self._a.position

    @cached_property
    def b(self) -> Carried | None:
        """The position by the other rules, and where the play parts."""
        return None if self.other is None else carried(self.a, self.other, self.number)

    @property
    def cut(self) -> Carried | None:
        """Where the cards played before the rules were changed can no longer be played."""
        return self._a if self._a.parting else None

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """What is otherwise by the other rules; nothing where there are none."""
        return () if self.b is None else differences(self.a, self.b.position)

    @property
    def ahead(self) -> bool:
        """Were cards taken back that could come again?"""
        return self.cut is None and self.shown < len(self.source.moves)

    def play(self, move: Move | str, side: str = A) -> Self:
        """One more card or pass, by the rules of both tables where both stand at the same card.

        Raises IllegalPlayError with the reason of that table.
        """
        if side == B and self.b is not None and self.b.parting is None:
            self.b.position.play(move)
        return self._on(self.a.play(move))

    def _on(self, position: Position) -> Self:
        """The cards that lie are those of this position; what was ahead is kept if it goes so."""
        lain, moves = len(position.moves), self.source.moves
        same = self.cut is None and moves[:lain] == position.moves
        source = self.source if same else position
        return replace(self, source=source, shown=lain)

    def back(self, number: int = 1) -> Self:
        """So many cards are taken back; they can come again."""
        lain = len(self.a.moves)
        if not lain:
            raise Error("not_now", wish="back")
        return replace(self, shown=max(0, lain - number))

    def forward(self) -> Self:
        """A card that was taken back comes again."""
        if not self.ahead:
            raise Error("not_now", wish="forward")
        return replace(self, shown=self.shown + 1)

    def play_on(self, *, whole: bool = False) -> Self:
        """To the end of this trick or lap, or of the deal: with what lay before, else by chance.

        By both rules with the same cards as long as they can be.
        """
        if self.a.over:
            raise Error("not_now", wish="play_on")
        ended = self.a if whole else None
        here = self
        while not here.a.over:
            here = here._one_more()
            if ended is None and _rests(here.a):
                break
        return here

    def _one_more(self) -> Self:
        if self.ahead:
            return self.forward()
        line = by_chance(f"{self.seed}/{self.attempt}")
        a, b = self.a, self.b
        if b is not None and b.parting is None:
            steps = list(zip(together(a, b.position, line), range(2), strict=False))
            if len(steps) > 1:
                return self._on(steps[1][0][0])
        return self._on(a.play(line(a, a.legal())))

    def deal(self) -> Self:
        """The next deal of the seed, dealt by the next dealer."""
        dealer = (self.a.deal.dealer + 1) % self.rules.players
        first = _first(self.rules, self.seed, dealer, self.number, self.attempt + 1)
        return replace(self, source=first, shown=0, attempt=self.attempt + 1)

    def dealt_by(self, dealer: int) -> Self:
        """The same hands with another dealer, before the first card."""
        if not is_seat(dealer, self.rules.players):
            raise DealError("seat", seat=dealer, last=self.rules.players - 1)
        dealt = opened(Deal(self.a.deal.texts, dealer), self.rules)
        first = start(self.rules, dealt, number=self.number)
        return replace(self, source=first, shown=0)

    def at_deal(self, number: int) -> Self:
        """The same cards as another deal of the match: another round, or another length of hand.

        Raises RulesError past the last.
        """
        self.rules.round(number)
        return replace(self, number=number)

    def agree(self, key: str, value: Value, side: str = A) -> Self:
        """One choice made otherwise at a table. Raises RulesError for what cannot go together.

        How many play is the same at both.
        """
        if key == "players":
            other = None if self.other is None else chosen(self.other, key, value)
            return replace(self, rules=chosen(self.rules, key, value), other=other)._within()
        if side == B:
            return replace(self, other=chosen(self.other or self.rules, key, value))._within()
        return replace(self, rules=chosen(self.rules, key, value))._within()

    def with_rules(self, rules: Rules, other: Rules | None) -> Self:
        """By these rules, beside those. Raises Error for two games, or two numbers of players."""
        for given in (rules, rules if other is None else other):
            Rules.check(given)
        if other is not None and other.game != rules.game:
            raise Error("explorer.two_games", one=rules.game, other=other.game)
        if other is not None and other.players != rules.players:
            counts = (f"players={given.players}" for given in (rules, other))
            raise Error("explorer.two_games", **dict(zip(("one", "other"), counts, strict=True)))
        return replace(self, rules=rules, other=other)._within()

    def _within(self) -> Self:
        """Every round that is looked at is one of these rules."""
        played = [one for one in (self.rules, self.other) if one and not one.endless]
        last = min((len(one.plan) - 1 for one in played), default=self.number)
        made = replace(self, number=min(self.number, last))
        made.a, made.b  # noqa: B018 - what cannot be dealt is refused here
        return made

    def swapped(self) -> Self:
        """The two tables change places."""
        if self.other is None or self.b is None:
            raise Error("not_now", wish="swap")
        return replace(self, rules=self.other, other=self.rules)

    def searched(self, key: str | None = None) -> tuple[Self, Found]:
        """A deal where the rules part: these and the others, or these with one choice otherwise.

        The next search goes on from there. Raises Error where none is found.
        """
        other = self.other
        if key is not None:
            other = chosen(self.rules, key, choice(self.rules, key).other)
        if other is None or other == self.rules:
            raise Error("explorer.nothing_apart")
        self.with_rules(self.rules, other)
        found = find(self.rules, other, seed=f"{self.seed}/{self.attempt}")
        made = replace(
            self,
            source=found.a,
            other=other,
            number=found.a.number,
            shown=len(found.a.moves),
            attempt=self.attempt + 1,
        )
        return made, found


def _first(rules: Rules, seed: int | str, dealer: int, number: int, attempt: int) -> Position:
    dealt = shuffle(rules, seed=seed, dealer=dealer, number=number, attempt=attempt)
    return start(rules, opened(dealt, rules), number=number)


def _rests(position: Position) -> bool:
    """Is a trick complete, or a lap of Fan Tan?"""
    if position.round.layout:
        return position.movers[-1:] == (position.lap_end,)
    return not position.trick.cards

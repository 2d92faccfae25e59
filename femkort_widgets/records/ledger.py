"""What each round of a written match is worth: pot, score, running sum (rule 13).

The chips themselves are kept by the core's ledger; here the record's own tags are taken over where
it begins in the middle of a match.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.rules import Rules
from .model import MatchRecord, RoundRecord
from .parts import read_scores
from .steps import Walk
from .table import Table, ended_early


@dataclass(frozen=True, slots=True)
class Account:
    """A round's money; None where it cannot be known."""

    pot: int | None
    """Before the first card."""
    winner: int | None
    score: tuple[int, ...] | None
    """By seat: chips taken from the pot, under ``best_of_three_pots`` pots won."""
    total: tuple[int, ...] | None
    """The running sum of the scores."""
    after: int | None
    """What stays in the pot."""


def accounts(match: MatchRecord, here: Table, walks: Sequence[Walk]) -> tuple[Account, ...]:
    """The account of every round of a match, in order."""
    if here.rules is None:
        return (Account(None, None, None, None, None),) * len(walks)
    book = _Book(here.rules)
    return tuple(book.round(one, here, walk) for one, walk in zip(match.rounds, walks, strict=True))


class _Book:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.stake = rules.options["ante"] or 0
        self.bank = "best_of_three_pots" in rules.variants
        self.pot: int | None = 0
        self.last_ante = self.stake
        self.total: tuple[int, ...] | None = (0,) * rules.players
        self.last: tuple[int, int] = (-1, 0)
        """Number and attempt of the round before."""
        self.ended = ""
        """How it ended: ``won``, ``void``, ``again`` (redealt, misdealt) or ``""``."""

    def round(self, one: RoundRecord, here: Table, walk: Walk) -> Account:
        """Enter one round."""
        self._open(one, walk)
        if one.pot is not None and self.pot is None:
            self.pot = one.pot
        before = self.pot
        winner, score = self._worth(one, walk)
        if score is None:
            self.total = self._restart(one, here)
        elif self.total is not None:
            self.total = tuple(map(sum, zip(self.total, score, strict=True)))
        else:
            self.total = self._restart(one, here)
        if winner is not None and not self.bank:
            self.pot = 0
        self.last = (walk.dealt.number, walk.dealt.attempt)
        return Account(before, winner, score, self.total, self.pot)

    def _open(self, one: RoundRecord, walk: Walk) -> None:
        """The antes (FK-25), one more after a void hand (FK-48, FK-61); none for a play-off."""
        if one.playoff:
            return
        number, attempt = walk.dealt.number, walk.dealt.attempt
        again = self.ended in ("void", "again") and (number, attempt) == (
            self.last[0],
            self.last[1] + 1,
        )
        first = self.last == (-1, 0) and (number, attempt) == (0, 1)
        next_one = self.ended == "won" and (number, attempt) == (self.last[0] + 1, 1)
        if not (again or first or next_one):
            self._middle(number, attempt)
            return
        if again and self.ended == "again":
            return
        escalates = again and "escalating_ante" in self.rules.variants
        self.last_ante = 2 * self.last_ante if escalates else self.stake
        if self.pot is not None:
            self.pot += self.last_ante * self.rules.players

    def _middle(self, number: int, attempt: int) -> None:
        """The record begins or goes on in the middle of a match: only a fresh pot is known."""
        fresh = attempt == 1 and (number == 0 or not self.bank)
        self.pot = self.stake * self.rules.players if fresh else None
        self.total = (0,) * self.rules.players if number == 0 and attempt == 1 else None
        self.last_ante = self.stake

    def _worth(self, one: RoundRecord, walk: Walk) -> tuple[int | None, tuple[int, ...] | None]:
        nothing = (0,) * self.rules.players
        ended = walk.end.result if walk.end is not None else None
        void = ended is not None and ended.void
        winner = walk.claimed if ended is None else ended.winner
        if winner is None:
            early = void or ended_early(one)
            self.ended = ("void" if void or one.result == "void" else "again") if early else ""
            return None, nothing if early else None
        self.ended = "won"
        if one.playoff or (self.pot is None and not self.bank):
            return winner, None
        worth = 1 if self.bank else self.pot or 0
        return winner, tuple(worth if seat == winner else 0 for seat in range(self.rules.players))

    def _restart(self, one: RoundRecord, here: Table) -> tuple[int, ...] | None:
        """The sums that the record itself gives, where they cannot be worked out."""
        written = read_scores(one.value("Total")) or {}
        if set(written) != set(here.seats):
            return None
        return tuple(written[label] for label in here.seats)

"""What the tags of each round should say: pot, score, running sum (rule 13).

The pot itself is kept by the core (``chips``); where it cannot be known, the record is believed.
"""

from dataclasses import dataclass

from ..core.rules import Rules
from .chips import Entry, taken
from .model import RoundRecord
from .parts import read_scores
from .replayed import Replayed
from .table import Table


@dataclass(frozen=True, slots=True)
class Account:
    """A round's money; None where it cannot be known."""

    pot: int | None = None
    """Before the first card."""
    score: tuple[int, ...] | None = None
    """By seat: chips taken from the pot, under ``best_of_three_pots`` pots won."""
    total: tuple[int, ...] | None = None
    """The running sum of the scores."""


def accounts(played: Replayed) -> tuple[Account, ...]:
    """The account of every round of a match, in order."""
    here, rules = played.table, played.table.rules
    if rules is None:
        return (Account(),) * len(played.walks)
    nothing = (0,) * rules.players
    total: tuple[int, ...] | None = nothing
    made = []
    rounds = zip(played.match.rounds, played.walks, played.book, strict=True)
    for one, walk, entry in rounds:
        if not entry.follows:
            first = (walk.dealt.number, walk.dealt.attempt) == (0, 1) and not walk.dealt.playoff
            total = nothing if first else None
        score = _score(entry, rules)
        if score is None or total is None:
            total = _written(one, here)
        else:
            total = tuple(map(sum, zip(total, score, strict=True)))
        made.append(Account(entry.before.pot if entry.known else None, score, total))
    return tuple(made)


def _score(entry: Entry, rules: Rules) -> tuple[int, ...] | None:
    chips = rules.match.unit and not rules.match.bank
    unknown = entry.ended == "won" and chips and not entry.known
    return taken(entry.before, entry.after, rules) if entry.ended and not unknown else None


def _written(one: RoundRecord, here: Table) -> tuple[int, ...] | None:
    """The sums that the record itself gives, where they cannot be worked out."""
    written = read_scores(one.value("Total")) or {}
    if set(written) != set(here.seats):
        return None
    return tuple(written[label] for label in here.seats)

"""A written match played through the core, once for all who need it."""

from dataclasses import dataclass

from ..core.rules import Rules
from .chips import Entry, entries
from .model import MatchRecord
from .steps import Walk
from .table import Table, table
from .walk import walked


@dataclass(frozen=True, slots=True)
class Replayed:
    """A match with its table, the walk of every round, and the book."""

    match: MatchRecord
    table: Table
    walks: tuple[Walk, ...]
    book: tuple[Entry, ...]
    """By round; empty where the rules are not known."""


def replayed(match: MatchRecord, rules: Rules | None) -> Replayed:
    """Play a match through; ``rules`` instead of the match's where given."""
    here = table(match, rules)
    walks = tuple(walked(match.rounds, here))
    book = () if here.rules is None else tuple(entries(match, here.rules, walks))
    return Replayed(match, here, walks, book)

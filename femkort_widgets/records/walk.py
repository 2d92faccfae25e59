"""A round played through the core, card by card, in the order of reading.

Frames and checker share this walk: every card of the main line and of every variation is a Step
with the position before and after it, and with what is said there.
"""

from collections.abc import Iterator

from ..core.rules import Rules
from .dealing import Before, Dealt, deal_round
from .model import MatchRecord, RoundRecord
from .steps import Step, Variation, Walk
from .table import Table, ended_early, table
from .walker import Walker

__all__ = ["Step", "Variation", "Walk", "walk", "walked", "walks"]


def walk(match: MatchRecord, round_index: int, rules: Rules | None = None) -> Walk:
    r"""The walk of one round; ``rules`` instead of the match's where given.

    >>> from .reader import read
    >>> text = '%TTN 1\n[Game "femkort"]\n[Seats "A B"]\n[Round "1"]\n[Dealer "B"]\n[Deal]\n'
    >>> record = read(text + 'A: SA H2\nB: S3 D4\n[Play]\n1. A: SA S3 (1... B: D4^R) => A *')
    >>> [(str(step.move), step.parent, step.line) for step in walk(record.matches[0], 0).steps]
    [('SA', None, 0), ('S3', 0, 0), ('D4^R', 0, 1)]
    """
    here = table(match, rules)
    first = round_index
    while first and not _stands_alone(match.rounds[first]):
        first -= 1
    *_, last = walked(match.rounds[first : round_index + 1], here)
    return last


def walks(match: MatchRecord, rules: Rules | None = None) -> Iterator[Walk]:
    """The walk of every round, in order."""
    return walked(match.rounds, table(match, rules))


def _stands_alone(one: RoundRecord) -> bool:
    return one.tag("Dealer") is not None and one.tag("Round") is not None


def walked(rounds: tuple[RoundRecord, ...], here: Table) -> Iterator[Walk]:
    """The walks of rounds that follow one another at a table."""
    before: Before | None = None
    for one in rounds:
        dealt = deal_round(one, here, before)
        made = _walk(one, here, dealt)
        void = made.end is not None and made.end.result is not None and made.end.result.void
        before = Before(dealt, ended_early(one) or void)
        yield made


def _walk(one: RoundRecord, here: Table, dealt: Dealt) -> Walk:
    if dealt.start is None:
        return Walk(dealt, None, faults=dealt.faults)
    walker = Walker(here, dealt.start)
    if one.play is not None:
        walker.run(one.play)
    return Walk(
        dealt,
        dealt.start,
        walker.steps(),
        tuple(walker.opening.notes),
        tuple(walker.opening.spots),
        walker.line.position,
        walker.claimed,
        (*dealt.faults, *walker.faults),
        bool(walker.line.lost),
    )

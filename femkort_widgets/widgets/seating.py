"""Who sits where at a table, and which match they play: the arguments of Table, checked."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from ..analysis.bots import BOTS, Bot, bot
from ..core.deal import Deal
from ..core.games import rules as rules_of
from ..core.rules import Rules
from ..errors import Error, expect
from ..records.matches import Match
from .traits import seat_in

Bots = str | Bot | Sequence[str | Bot]


def match_of(
    rules: Rules | Match | str,
    *,
    seed: int | str | None,
    deal: Deal | None,
    dealer: int | None,
    names: Sequence[str] | None,
) -> Match:
    """The match to play: a new one of these rules, or one to go on with, as it stands.

    Raises Error for what a match that is under way already has.
    """
    if isinstance(rules, Match):
        given = {"seed": seed, "deal": deal, "dealer": dealer, "names": names}
        for name, value in given.items():
            if value is not None:
                raise Error("match_argument", argument=name)
        return rules
    agreed = rules_of(rules) if isinstance(rules, str) else rules
    Rules.check(agreed)
    if deal is not None:
        Deal.check(deal)
    return Match(
        agreed,
        names=names,
        seed=any_seed() if seed is None else seed,
        deals=None if deal is None else [deal],
        dealer=dealer if dealer is not None else deal.dealer if deal else 0,
    )


def any_seed() -> int:
    """A seed nobody knows beforehand."""
    return SystemRandom().randrange(10**9)


def people(seat: int | None, seats: Sequence[int] | None, players: int) -> tuple[int, ...]:
    """The seats that people play: one, several, or none. Raises Error."""
    if seats is None:
        one = seat_in(seat, players)
        return () if one is None else (one,)
    if not isinstance(seats, tuple | list) or len(set(seats)) < len(seats):
        raise Error("choice", name="seats", value=seats, known="seats, each once, as in (0, 2)")
    for each in seats:
        if seat_in(each, players) is None:
            raise Error("seat", seat=each, last=players - 1)
    return tuple(sorted(seats))


def seated(bots: Bots, players: int, seats: tuple[int, ...]) -> dict[int, Bot]:
    """Bots for every seat but the people's: one kind for all, or one per seat. Raises Error."""
    expect(bots, (str, Bot, Sequence), Error, f"a kind of bot or one per seat: {', '.join(BOTS)}")
    kinds: list[Any] = [bots] * players if isinstance(bots, str | Bot) else list(bots)
    if len(kinds) != players:
        raise Error("bots", given=len(kinds), players=players)
    made = [kind if isinstance(kind, Bot) else bot(kind) for kind in kinds]
    return {at: made[at] for at in range(players) if at not in seats}

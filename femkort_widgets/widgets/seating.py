"""Who sits where at a table, and which match they play: the arguments of Table, checked."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from ..analysis.strategies import STRATEGIES, Chooser, Strategy, strategy
from ..core.deal import Deal, check_known
from ..core.games import game
from ..core.games import rules as rules_of
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error, expect
from ..records.matches import Match
from .traits import seat_in

Bot = str | Strategy | Chooser
Bots = Bot | Sequence[Bot]


def match_of(
    rules: Rules | Match | str,
    *,
    seed: int | str | None,
    deal: Deal | None,
    dealer: int | None,
    names: Sequence[str] | None,
) -> Match:
    """The match to play: a new one of these rules, or one to go on with, as it stands.

    One that was prepared, or written down, without a seed gets one, for when its deals run out.

    Raises Error for what a match that is under way already has, and for cards that are not known.
    """
    if isinstance(rules, Match):
        given = {"seed": seed, "deal": deal, "dealer": dealer, "names": names}
        for name, value in given.items():
            if value is not None:
                raise Error("match_argument", argument=name)
        _all_known(rules.position)
        rules.seed = any_seed() if rules.seed is None else rules.seed
        return rules
    agreed = rules_of(rules) if isinstance(rules, str) else rules
    Rules.check(agreed)
    if deal is not None:
        Deal.check(deal)
    match = Match(
        agreed,
        names=names,
        seed=any_seed() if seed is None else seed,
        deals=None if deal is None else [deal],
        dealer=dealer if dealer is not None else deal.dealer if deal else 0,
    )
    _all_known(match.position)
    return match


def _all_known(position: Position) -> None:
    """Raise Error where somebody is to play from cards that nobody knows."""
    if not position.over:
        check_known(position.unknown)


def not_of_the_rules(settings: Mapping[str, object], rules: object, widget: str = "Table") -> None:
    """Raise Error for a setting that is to be agreed in the rules: how many play, an option."""
    agreed = rules.rules if isinstance(rules, Match) else rules
    key = agreed.game if isinstance(agreed, Rules) else agreed
    if not isinstance(key, str):
        return
    known = {"players", "variants", *(option.key for option in game(key).options)}
    for name in settings:
        if name in known and isinstance(rules, Match):
            raise Error("match_argument", argument=name)
        if name in known:
            raise Error("rules_argument", argument=name, rules=key, widget=widget)


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


def seated(bots: Bots, players: int, seats: tuple[int, ...]) -> dict[int, Strategy]:
    """Bots for every seat but the people's: one kind for all, or one per seat. Raises Error."""
    if not callable(bots):
        expected = Error("bot_kinds", known=", ".join(STRATEGIES))
        expect(bots, (str, Strategy, Sequence), Error, expected)
    kinds: list[Any] = [bots] * players
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        kinds = list(bots)
    if len(kinds) != players:
        raise Error("bots", given=len(kinds), players=players)
    return {at: strategy(kinds[at]) for at in range(players) if at not in seats}

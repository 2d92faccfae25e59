"""Femkort: five cards each, and the last trick takes the pot (FK-02, FK-04).

Follow suit, and head the trick whenever you can (FK-31 to FK-35). Everybody who still has a card
plays to the fifth trick; ``contenders_only`` is the other reading of the texts (C-FK-02).
"""

from collections.abc import Iterator
from dataclasses import replace

from ..obligations import FOLLOW_SUIT, HEAD_THE_TRICK
from ..position import Position
from ..rounds import MatchRules, RoundRules, everybody
from ..rules import Choice, Game, Option, Variant
from ..scoring import last_trick_takes_the_pot

TRICKS = 5

_FOLLOW = replace(FOLLOW_SUIT, cites=("FK-31", "FK-32"))
_HEAD = replace(HEAD_THE_TRICK, cites=("FK-33", "FK-34"))

_CITES = (
    ("lead", ("FK-28", "FK-38")),
    ("void", ("FK-32",)),
    ("heads", ("FK-33", "FK-34")),
    ("cannot_head", ("FK-35",)),
    ("heading_lapsed", ("C-FK-12",)),
    ("follows", ("FK-31",)),
    ("already_played", ("FK-29",)),
    ("not_in_trick", ("C-FK-02",)),
    ("not_in_hand", ("FK-29",)),
    ("deal_over", ("FK-04",)),
    ("out_of_turn", ("FK-29",)),
    ("won_led", ("FK-36",)),
    ("won_trump", ("FK-62",)),
    ("won_alone", ("C-FK-04",)),
)


def contenders_last(position: Position, seat: int) -> bool:
    """To the fifth trick only those who won one of the first four (C-FK-02 reading B)."""
    return len(position.tricks) < TRICKS - 1 or seat in position.contenders


def _plan(choice: Choice) -> tuple[RoundRules, ...]:
    _, variants, _ = choice
    heading = () if "no_heading" in variants else (_HEAD,)
    cites = dict(_CITES)
    if not heading:
        cites["follows"] = ("FK-31", "FK-59")
    if "trump" in variants:
        cites["void"] = ("FK-32", "C-FK-12")
    if "contenders_only" in variants:
        cites["won_alone"] = ("C-FK-02", "C-FK-04")
    return (
        RoundRules(
            key="femkort",
            obligations=(_FOLLOW, *heading),
            trump="turned" if "trump" in variants else None,
            hand_size=TRICKS,
            max_tricks=TRICKS,
            plays=contenders_last if "contenders_only" in variants else everybody,
            score=last_trick_takes_the_pot,
            cites=tuple(cites.items()),
        ),
    )


def _match(choice: Choice) -> MatchRules:
    _, variants, options = choice
    best_of_three = "best_of_three_pots" in variants
    return MatchRules(
        unit=options["ante"],
        doubles="escalating_ante" in variants,
        bank=best_of_three,
        target=options["pots_to_win"],
        deals=options["max_deals"],
        chips=not best_of_three,
        playoffs=True,
    )


def _contradictions(choice: Choice) -> Iterator[tuple[str, str, str]]:
    _, variants, options = choice
    if "best_of_three_pots" in variants and options["pots_to_win"] != 3:
        other = f"pots_to_win={options['pots_to_win']}"
        yield "best_of_three_pots", other, "three_pots"


FEMKORT = Game(
    key="femkort",
    players=(2, 8),
    variants=(
        Variant("redeal_request", ("FK-56", "FK-57")),
        Variant("best_of_three_pots", ("FK-58",)),
        Variant("no_heading", ("FK-59", "FK-60")),
        Variant("escalating_ante", ("FK-61",)),
        Variant("trump", ("FK-62", "FK-63")),
        Variant("contenders_only", ("C-FK-02",)),
    ),
    options=(
        Option("ante", 1, 1, ("FK-21", "FK-25")),
        Option("pots_to_win", 3, 1, ("FK-22", "FK-49")),
        Option("max_deals", None, 1, ("FK-50",)),
    ),
    plan=_plan,
    match=_match,
    contradictions=_contradictions,
)

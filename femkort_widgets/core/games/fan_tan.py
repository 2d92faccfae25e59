"""Fan Tan, a round of Femkamp and a game of its own: four rows, and the first to go out.

Play if you can (FP-57, C-FP-05); the round stops at once when somebody is out (FP-58). In the
Femkamp family the seven of hearts opens (FP-54), by itself the seven of diamonds (FP-62, C-X-05).
"""

from collections.abc import Iterator
from dataclasses import replace

from ..cards import Card
from ..layout import FITS, MUST_PLAY
from ..rounds import MatchRules, RoundRules
from ..rules import Choice, Game, Option, Variant
from ..scoring import CardsLeft

HEART_SEVEN, DIAMOND_SEVEN = Card("H", 7), Card("D", 7)

VARIANTS = (
    Variant("forehand_opens", ("FP-91", "C-FP-06")),
    Variant("passes_count", ("C-FP-04",)),
)

_DUTIES = (
    replace(FITS, cites=("FP-55", "FP-56", "C-FP-07")),
    replace(MUST_PLAY, cites=("FP-57", "C-FP-05")),
)
_CITES = (
    ("fits", ("FP-55", "FP-56", "C-FP-07")),
    ("nothing_fits", ("FP-57", "FP-59")),
    ("nothing_opens", ("FP-57", "FP-59", "C-FP-06")),
    ("not_in_hand", ("FP-55",)),
    ("deal_over", ("FP-58",)),
    ("out_of_turn", ("FP-55",)),
)


def fan_tan_round(choice: Choice, opener: Card, opening: tuple[str, ...]) -> RoundRules:
    """The round, opened by this card; under ``forehand_opens`` left of the dealer with any seven.

    ``opening`` are the statements about the card.
    """
    players, variants, _ = choice
    free = "forehand_opens" in variants
    sources = ("FP-91", "C-FP-06") if free else opening
    return RoundRules(
        key="fan_tan",
        obligations=_DUTIES,
        hand_size=-(-52 // players),
        score=CardsLeft(passes_count="passes_count" in variants),
        cites=(("opens", sources), ("opening_card", sources), *_CITES),
        ace_low=True,
        layout=True,
        opener=None if free else opener,
    )


def _plan(choice: Choice) -> tuple[RoundRules, ...]:
    if "heart_seven_opens" in choice[1]:
        return (fan_tan_round(choice, HEART_SEVEN, ("FP-54", "C-X-05")),)
    return (fan_tan_round(choice, DIAMOND_SEVEN, ("FP-62", "C-X-05")),)


def _match(choice: Choice) -> MatchRules:
    _, _, options = choice
    return MatchRules(deals=options["deals"], lowest=True)


def _contradictions(choice: Choice) -> Iterator[tuple[str, str, str]]:
    if {"forehand_opens", "heart_seven_opens"} <= choice[1]:
        yield "forehand_opens", "heart_seven_opens", "one_opener"


FAN_TAN = Game(
    key="fan_tan",
    players=(3, 6),
    variants=(VARIANTS[0], Variant("heart_seven_opens", ("FP-54", "C-X-05")), VARIANTS[1]),
    options=(Option("deals", None, 1, ("FP-62",), per_player=True),),
    plan=_plan,
    match=_match,
    contradictions=_contradictions,
)

"""Femkamp and its longer siblings: short rounds with one score list, and few points win (FP-02).

Every rule belongs to the kind of round, never to its number (C-FP-09): the order is data. Rounds 4
to 6 of Sekskamp and Sjukamp are derived, not stated (C-FP-14).
"""

from dataclasses import replace

from ..cards import QUEEN, SUITS, Card, pack_without
from ..obligations import FOLLOW_SUIT
from ..rounds import MatchRules, RoundRules
from ..rules import Choice, Game, Option, Variant
from ..scoring import TricksTaken
from .fan_tan import HEART_SEVEN, VARIANTS, fan_tan_round

RED_TWOS = (Card("H", 2), Card("D", 2))
QUEENS = tuple(Card(suit, QUEEN) for suit in SUITS)
CLUBS = tuple(Card("C", rank) for rank in range(2, 15))
CLUB_QUEEN = Card("C", QUEEN)

_FOLLOW = replace(FOLLOW_SUIT, cites=("FP-07", "FP-29"))
_CITES = (
    ("lead", ("FP-19", "FP-28", "FP-31")),
    ("void", ("FP-30", "FP-98")),
    ("follows", ("FP-29",)),
    ("already_played", ("FP-07",)),
    ("not_in_trick", ("FP-07",)),
    ("not_in_hand", ("FP-07",)),
    ("deal_over", ("FP-70",)),
    ("out_of_turn", ("FP-07",)),
    ("won_led", ("FP-31",)),
    ("won_trump", ("FP-96", "C-FP-12")),
    ("won_alone", ("FP-31", "C-FK-04")),
)

ORDERS = {
    "femkamp": ("pass", "clubs", "queens", "fan_tan", "grand"),
    "fan_tan_last": ("pass", "clubs", "queens", "grand", "fan_tan"),
    "sekskamp": ("pass", "clubs", "fan_tan", "queens", "grand", "trump"),
    "sjukamp": ("pass", "clubs", "fan_tan", "queens", "grand", "trump", "clubs_and_queens"),
}
"""The rounds in order (FP-88, FP-93 to FP-97, FP-101, C-FP-14)."""
DERIVED = frozenset({"queens", "grand", "trump"})
"""The rounds of the long games whose place no text gives (C-FP-14)."""

SCORES = {
    "pass": TricksTaken(trick=1),
    "clubs": TricksTaken(cards=tuple((card, 1) for card in CLUBS)),
    "queens": TricksTaken(cards=tuple((card, 4) for card in QUEENS)),
    "grand": TricksTaken(trick=-1),
    "trump": TricksTaken(trick=-1),
    "clubs_and_queens": TricksTaken(
        cards=(
            *((card, 1) for card in CLUBS if card != CLUB_QUEEN),
            *((card, 4) for card in QUEENS if card != CLUB_QUEEN),
            (CLUB_QUEEN, 8),
        )
    ),
}
"""What each round of tricks costs (FP-27, FP-37, FP-44, FP-63, FP-96, FP-97, C-FP-13)."""


def _kinds(choice: Choice) -> tuple[RoundRules, ...]:
    return tuple(_round(key, choice) for key in ORDERS["sjukamp"])


def _round(key: str, choice: Choice) -> RoundRules:
    players, variants, options = choice
    if key == "fan_tan":
        return fan_tan_round(choice, HEART_SEVEN, ("FP-54", "FP-62"))
    removed = _removed(players, str(options["removed_two"]))
    score = SCORES[key]
    if key == "clubs" and "all_clubs_free" in variants:
        score = replace(score, all_free=True)
    cites = dict(_CITES)
    if key == "trump":
        cites["void"] = ("C-FP-12",)
    ace_low = key == "pass" and "ace_low_in_pass" in variants
    if ace_low:
        cites["won_led"] = ("FP-31", "FP-90")
    return RoundRules(
        key=key,
        obligations=(_FOLLOW,),
        hand_size=len(pack_without(removed)) // players,
        score=score,
        cites=tuple(cites.items()),
        trump="S" if key == "trump" else None,
        removed=removed,
        ace_low=ace_low,
    )


def _removed(players: int, two: str) -> tuple[Card, ...]:
    """One red two out for three players, both for five (FP-14 to FP-17, C-FP-01, C-FP-02)."""
    if players == 3:
        return (Card.parse(two),)
    return RED_TWOS if players == 5 else ()


def _family(game: str, variants: tuple[Variant, ...]) -> Game:
    def plan(choice: Choice) -> tuple[RoundRules, ...]:
        kinds = {this.key: this for this in _kinds(choice)}
        order = ORDERS["fan_tan_last" if "fan_tan_last" in choice[1] else game]
        derived = DERIVED if game != "femkamp" else frozenset()
        return tuple(replace(kinds[key], derived=key in derived) for key in order)

    return Game(
        key=game,
        players=(3, 5),
        variants=variants,
        options=(Option("removed_two", "H2", 0, ("FP-15", "C-FP-02"), words=("H2", "D2")),),
        plan=plan,
        match=lambda choice: MatchRules(deals=len(plan(choice)), lowest=True),
        endless=False,
        kinds=_kinds,
    )


_ALWAYS = (
    Variant("all_clubs_free", ("FP-89", "C-FP-15")),
    Variant("ace_low_in_pass", ("FP-90",)),
    *VARIANTS,
)

FEMKAMP = _family("femkamp", (Variant("fan_tan_last", ("FP-88", "FP-102")), *_ALWAYS))
SEKSKAMP = _family("sekskamp", _ALWAYS)
SJUKAMP = _family("sjukamp", _ALWAYS)

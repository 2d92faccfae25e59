"""Letzter Stich: every trick before the last is worth nothing (LS-01, LS-04).

Follow suit, with no duty to head (LS-30, LS-33): the difference from Femkort (LS-34, C-X-01). The
pack has 32 cards, without the eights for three players; what is left over is put aside unseen.
"""

from collections.abc import Iterator
from dataclasses import replace

from ..cards import SUITS, Card
from ..obligations import FOLLOW_SUIT
from ..position import Position
from ..rounds import MatchRules, RoundRules, Seating
from ..rules import Choice, Game, Option, Variant
from ..scoring import LastTrick

LOW = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, 7))
SEVENS = tuple(Card(suit, 7) for suit in SUITS)
EIGHTS = tuple(Card(suit, 8) for suit in SUITS)

HAND_SIZES = {2: 8, 3: 8, 4: 7, 5: 6, 6: 5}
"""The cards of a hand, by players (LS-24, C-LS-01 to C-LS-03)."""
LIMITS = {2: 8, 3: 9, 4: 8, 5: 6, 6: 5}
"""The longest hand of the progressive game, by players (C-LS-13)."""
SHORTEST = 5

_CITES = (
    ("lead", ("LS-28", "LS-36")),
    ("void", ("LS-31",)),
    ("follows", ("LS-30", "LS-33")),
    ("trump_any_time", ("LS-54",)),
    ("already_played", ("LS-29",)),
    ("not_in_trick", ("LS-29",)),
    ("not_in_hand", ("LS-29",)),
    ("deal_over", ("LS-40",)),
    ("out_of_turn", ("LS-29",)),
    ("won_led", ("LS-35",)),
    ("won_trump", ("LS-53",)),
    ("won_alone", ("LS-35", "C-FK-04")),
)


def is_trump(position: Position, seat: int, card: Card) -> bool:
    """A trump, which need not wait until its holder is void (LS-54)."""
    return card.suit == position.trump


_FOLLOW = replace(FOLLOW_SUIT, cites=("LS-30", "LS-31"))
_FOLLOW_OR_TRUMP = replace(FOLLOW_SUIT, cites=("LS-30", "LS-54"), exempt=is_trump)


def _plan(choice: Choice) -> tuple[RoundRules, ...]:
    players, variants, options = choice
    clean = "clean_24" in variants
    this = RoundRules(
        key="letzter_stich",
        obligations=(_FOLLOW_OR_TRUMP if "trump_any_time" in variants else _FOLLOW,),
        hand_size=HAND_SIZES[players],
        score=LastTrick(
            value=options["value"],
            small_card_bonus="small_card_bonus" in variants,
            penultimate="penultimate_counts" in variants,
            penalty="penalty" in variants,
        ),
        cites=_CITES,
        trump="turned" if "trump" in variants else None,
        removed=_removed(players, clean=clean),
        seatings=tuple(
            Seating(seats, HAND_SIZES[seats], _removed(seats, clean=clean))
            for seats in range(2, players + 1)
        ),
    )
    if "trump" in variants:
        cites = {**dict(_CITES), "void": ("LS-31", "LS-54", "C-LS-08")}
        this = replace(this, cites=tuple(cites.items()))
    if "progressive" not in variants:
        return (this,)
    return tuple(replace(this, hand_size=size) for size in _climb(LIMITS[players], clean=clean))


def _removed(players: int, *, clean: bool) -> tuple[Card, ...]:
    """Twos to sixes, for three also the eights (LS-10, LS-11); the clean pack has no 7 and 8."""
    if clean:
        return (*LOW, *SEVENS, *EIGHTS)
    return (*LOW, *EIGHTS) if players == 3 else LOW


def _climb(limit: int, *, clean: bool) -> tuple[int, ...]:
    """One cycle of hand sizes: up from five to the limit and back to six (LS-59, C-LS-13).

    >>> _climb(9, clean=False)
    (5, 6, 7, 8, 9, 8, 7, 6)
    """
    top = HAND_SIZES[3] if clean else limit
    return (*range(SHORTEST, top + 1), *range(top - 1, SHORTEST, -1))


def _match(choice: Choice) -> MatchRules:
    _, variants, options = choice
    return MatchRules(
        unit=options["stake"],
        target=options["target"],
        deals=options["max_deals"],
        chips=options["stake"] > 0,
        lowest="penalty" in variants,
        playoffs=True,
        warnings=("value_reaches_target",) * (options["value"] >= options["target"]),
    )


def _contradictions(choice: Choice) -> Iterator[tuple[str, str, str]]:
    players, variants, _ = choice
    if "clean_24" in variants and players != 3:
        yield "clean_24", f"players={players}", "three_players"


LETZTER_STICH = Game(
    key="letzter_stich",
    players=(2, 6),
    variants=(
        Variant("trump", ("LS-52", "LS-53", "LS-54", "LS-55")),
        Variant("trump_any_time", ("LS-54",), implies=("trump",)),
        Variant("small_card_bonus", ("LS-45", "LS-56")),
        Variant("penultimate_counts", ("LS-57",)),
        Variant("penalty", ("LS-58",)),
        Variant("progressive", ("LS-59",)),
        Variant("clean_24", ("C-LS-01",)),
    ),
    options=(
        Option("value", 1, 1, ("LS-41", "LS-43", "LS-44")),
        Option("target", 10, 1, ("LS-17", "LS-18")),
        Option("stake", 0, 0, ("LS-19", "LS-47")),
        Option("max_deals", None, 1, ("LS-50",)),
    ),
    plan=_plan,
    match=_match,
    contradictions=_contradictions,
)

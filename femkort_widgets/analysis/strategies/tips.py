"""The tips of the texts: the strategy that plays each of them, or why none can.

A strategy does what its tip says and leaves all else to chance, so that what it gains is the gain
of the tip. Where a tip leaves room, what is measured is what stands here.
"""

from dataclasses import dataclass

from .preferences import (
    dreaded,
    highest,
    losing,
    losing_dreaded,
    lowest,
    no_ace_or_king,
    not_top_of_suit,
    not_unbeaten,
    of_longest_suit,
    of_shortest_suit,
    outside_queen_suits,
    outside_top_suits,
    towards_own_ends,
    unbeaten,
    winning,
    winning_if_free,
)
from .value import Preference, Strategy

FEMKORT, LETZTER = ("femkort", "femkort"), ("letzter_stich", "letzter_stich")
PASS, CLUBS, QUEENS = ("femkamp", "pass"), ("femkamp", "clubs"), ("femkamp", "queens")
GRAND, FAN_TAN = ("femkamp", "grand"), ("femkamp", "fan_tan")

MEMORY = "memory"
"""It tells a person to remember; a strategy forgets nothing, and others play what is known."""
NO_CHOICE = "no_choice"
"""Where it bears there is one card to play, or nothing left to win."""
FACT = "fact"
"""It says what the rules bring about: there is nothing to do otherwise."""
WATCH = "watch"
"""It tells a person where to look, and not what to play then."""
MATCH = "match"
"""It is about the standings of a match, not about the cards of a round."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: the strategy that plays it and the rounds to measure it in, or why none does."""

    id: str
    strategy: str = ""
    rounds: tuple[tuple[str, str], ...] = ()
    """Game and round."""
    why_not: str = ""


def _always(key: str, cites: tuple[str, ...], *preferences: Preference) -> Strategy:
    """A strategy that plays alike whether it leads, follows or is void."""
    return Strategy(key, cites, lead=preferences, follow=preferences, void=preferences)


PLAYED = (
    _always("keep_the_safe_card", ("FK-65", "LS-67"), not_unbeaten),
    Strategy("lead_low_from_longest", ("FK-68",), lead=(of_longest_suit, lowest)),
    _always("keep_a_defender", ("FK-69",), lowest),
    _always("keep_the_top_suit", ("FK-71",), outside_top_suits),
    Strategy("lead_low", ("FP-34",), lead=(lowest, of_shortest_suit)),
    Strategy("use_a_void", ("FP-35", "FP-83", "FP-99"), void=(dreaded, highest)),
    Strategy("take_free_tricks", ("FP-39",), follow=(winning_if_free,)),
    Strategy("throw_clubs", ("FP-40",), void=(dreaded,)),
    Strategy("dump_queens", ("FP-47",), follow=(losing_dreaded,), void=(dreaded,)),
    Strategy("lead_high_from_longest", ("FP-68",), lead=(of_longest_suit, highest)),
    Strategy("take_tricks", ("FP-69",), follow=(winning,)),
    Strategy("lead_the_dreaded", ("FP-82",), lead=(unbeaten, highest), void=(lowest,)),
    Strategy("spare_queen_suits", ("FP-84",), lead=(outside_queen_suits,)),
    Strategy("open_for_own_ends", ("FP-85",), lay=(towards_own_ends,)),
    Strategy("win_middle_tricks", ("LS-38",), follow=(winning,)),
    Strategy("lose_middle_tricks", ("LS-39",), follow=(losing,)),
    _always("keep_the_top_of_each_suit", ("LS-60",), not_top_of_suit),
    _always("keep_aces_and_kings", ("LS-61",), no_ace_or_king),
    Strategy("void_a_suit", ("LS-62",), lead=(of_shortest_suit,), void=(of_shortest_suit,)),
    Strategy("throw_the_lowest", ("LS-63",), void=(lowest,)),
    Strategy("win_the_last_but_one", ("LS-65",), last_two=(winning, not_unbeaten)),
    Strategy(
        "force_out_and_keep",
        ("LS-68",),
        lead=(no_ace_or_king, of_longest_suit, lowest),
        follow=(lowest,),
        void=(lowest,),
    ),
)
"""The strategies of the tips."""

TIPS = (
    Tip("FK-64", why_not=MEMORY),
    Tip("FK-65", "keep_the_safe_card", (FEMKORT,)),
    Tip("FK-66", why_not=NO_CHOICE),  # C-FK-01
    Tip("FK-67", why_not=NO_CHOICE),  # C-FK-20
    Tip("FK-68", "lead_low_from_longest", (FEMKORT,)),
    Tip("FK-69", "keep_a_defender", (FEMKORT,)),
    Tip("FK-70", why_not=FACT),
    Tip("FK-71", "keep_the_top_suit", (FEMKORT,)),
    Tip("FK-72", why_not=WATCH),
    Tip("FK-73", why_not=NO_CHOICE),  # C-FK-03
    Tip("FK-74", why_not=FACT),
    Tip("FP-34", "lead_low", (PASS,)),
    Tip("FP-35", "use_a_void", (PASS,)),  # C-FP-21
    Tip("FP-39", "take_free_tricks", (CLUBS,)),
    Tip("FP-40", "throw_clubs", (CLUBS,)),
    Tip("FP-42", why_not=MEMORY),
    Tip("FP-43", why_not=NO_CHOICE),
    Tip("FP-47", "dump_queens", (QUEENS,)),
    Tip("FP-66", why_not=MATCH),
    Tip("FP-68", "lead_high_from_longest", (GRAND,)),
    Tip("FP-69", "take_tricks", (GRAND,)),
    Tip("FP-79", why_not=MEMORY),
    Tip("FP-80", why_not=MEMORY),  # C-FP-19
    Tip("FP-81", why_not=WATCH),
    Tip("FP-82", "lead_the_dreaded", (GRAND,)),
    Tip("FP-83", "use_a_void", (PASS, CLUBS, QUEENS)),
    Tip("FP-84", "spare_queen_suits", (QUEENS,)),  # C-FP-20
    Tip("FP-85", "open_for_own_ends", (FAN_TAN,)),
    Tip("FP-86", why_not=MATCH),
    Tip("FP-99", "use_a_void", (PASS, CLUBS, QUEENS)),
    Tip("LS-06", why_not=WATCH),
    Tip("LS-38", "win_middle_tricks", (LETZTER,)),
    Tip("LS-39", "lose_middle_tricks", (LETZTER,)),
    Tip("LS-60", "keep_the_top_of_each_suit", (LETZTER,)),  # C-LS-14
    Tip("LS-61", "keep_aces_and_kings", (LETZTER,)),
    Tip("LS-62", "void_a_suit", (LETZTER,)),
    Tip("LS-63", "throw_the_lowest", (LETZTER,)),
    Tip("LS-64", why_not=WATCH),
    Tip("LS-65", "win_the_last_but_one", (LETZTER,)),  # C-LS-15
    Tip("LS-66", why_not=MEMORY),
    Tip("LS-67", "keep_the_safe_card", (LETZTER,)),  # C-LS-16
    Tip("LS-68", "force_out_and_keep", (LETZTER,)),
)
"""Every tip of the texts once, in their order."""

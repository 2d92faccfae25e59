"""Hands of Letzter Stich that several tests share."""

import femkort_widgets as fw

SKAT = "789TJQKA"
HAND = "S7 HA D9 / S8 H7 DA / S9 H8 CA / SA H9 C7"
"""Seat 3 takes the spades, seat 0 the hearts, seat 1 the last trick."""
MOVES = "S7 S8 S9 SA H9 HA H7 H8 D9 DA CA C7"


def table(*variants, players=4, **options):
    return fw.rules("letzter_stich", players=players, variants=variants, **options)


def spade_hand(winner, players=4, skip=""):
    """A hand of one spade each that this seat wins."""
    low = (rank for rank in SKAT if rank not in skip)
    return " / ".join(f"S{'A' if seat == winner else next(low)}" for seat in range(players))

"""Cards, suits, ranks and packs.

A card is written suit first, then rank, in ASCII: ``SA`` is the ace of spades, ``HT`` the ten of
hearts. Ranks are numbers, 2 to 14, the ace high (FK-14); letters of other languages are drawn
elsewhere (C-X-02).
"""

from functools import cache
from typing import NamedTuple, Self

from ..errors import CardError

SUITS = "SHDC"
RANKS = "23456789TJQKA"

_SIGNS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")


class Card(NamedTuple):
    """One card: its suit, one of S H D C, and its rank, 2 to 14.

    >>> Card.parse("ht"), str(Card.parse("10♥"))
    (Card(suit='H', rank=10), 'HT')
    """

    suit: str
    rank: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card a text names: ``SA``, ``S10``, ``♠A`` or ``A♠``, in either case.

        Raises CardError.
        """
        return cls(*_read(text))

    def __str__(self) -> str:
        known = self.rank in range(2, 15)
        return self.suit + (RANKS[self.rank - 2] if known else str(self.rank))


def _read(text: object) -> tuple[str, int]:
    if not isinstance(text, str):
        raise CardError("no_card", text=text)
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    plain = text.strip()
    if plain and plain[-1] in "♠♥♦♣♤♡♢♧":
        plain = plain[-1] + plain[:-1]
    plain = plain.translate(_SIGNS).upper()
    suit, rank = plain[:1], plain[1:]
    rank = "T" if rank == "10" else rank
    if len(suit) != 1 or suit not in SUITS or len(rank) != 1 or rank not in RANKS:
        raise CardError("no_card", text=text if len(text) <= 40 else text[:40] + "…")
    return suit, RANKS.index(rank) + 2


def full_pack() -> tuple[Card, ...]:
    """The 52 cards of a French-suited pack without jokers (FK-13)."""
    return _FULL


_FULL = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, 15))
_BY_TEXT = {str(card): card for card in _FULL}


@cache
def seat_labels(players: int) -> tuple[str, ...]:
    """Short names of the seats in order of play: S W N E for four, else A, B, C …"""
    return tuple("SWNE") if players == 4 else tuple("ABCDEFGHIJ"[:players])

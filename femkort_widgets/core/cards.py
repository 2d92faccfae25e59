"""Cards, suits, ranks and packs.

A card is written suit first, then rank, in ASCII: ``SA`` is the ace of spades, ``HT`` the ten of
hearts. Ranks are numbers, 2 to 14, the ace high (FK-14); letters of other languages are drawn
elsewhere (C-X-02).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, Self, TypeGuard, TypeVar

from ..errors import CardError, Error, in_short

SUITS = "SHDC"
RANKS = "23456789TJQKA"
QUEEN, ACE = 12, 14

_EMOJI = "\ufe0f"
"""What makes a suit sign colourful in text copied from a page."""
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
    plain = text.replace(_EMOJI, "").strip()
    if plain and plain[-1] in "♠♥♦♣♤♡♢♧":
        plain = plain[-1] + plain[:-1]
    plain = plain.translate(_SIGNS).upper()
    suit, rank = plain[:1], plain[1:]
    rank = "T" if rank == "10" else rank
    if len(suit) != 1 or suit not in SUITS or len(rank) != 1 or rank not in RANKS:
        raise CardError("no_card", text=text if len(text) <= 40 else text[:40] + "…")
    return suit, RANKS.index(rank) + 2


def of_the_pack(card: Card) -> Card:
    """The card, if it is one of the pack. Raises CardError for a Card made of anything else."""
    if card not in _OF_THE_PACK or type(card.rank) is not int:
        raise CardError("no_card", text=in_short(tuple(card)))
    return card


class Pass:
    """Laying no card in Fan Tan (FP-57); there is one, ``PASS``."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"

    def __repr__(self) -> str:
        return "PASS"

    def __reduce__(self) -> str:
        return "PASS"


PASS = Pass()
Move = Card | Pass
"""What a seat may do when it is to play: lay a card, or pass."""


def read_move(move: object) -> Move:
    """The move a text names: ``pass``, or a card. Raises CardError.

    >>> str(read_move("Pass")), str(read_move("h7"))
    ('pass', 'H7')
    """
    if isinstance(move, Card):
        return of_the_pack(move)
    if isinstance(move, Pass):
        return move
    if isinstance(move, str) and move.strip().lower() == "pass":
        return PASS
    return Card(*_read(move))


def full_pack() -> tuple[Card, ...]:
    """The 52 cards of a French-suited pack without jokers (FK-13)."""
    return _FULL


@cache
def pack_without(removed: tuple[Card, ...]) -> tuple[Card, ...]:
    """The full pack without these cards, in its order."""
    return tuple(card for card in _FULL if card not in removed)


_FULL = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, 15))
_OF_THE_PACK = frozenset(_FULL)
_BY_TEXT = {str(card): card for card in _FULL}

MoveOrText = TypeVar("MoveOrText", Card, Move, str)
_DOWN = [*(Card(suit, rank) for suit, rank in product(SUITS, range(14, 1, -1))), PASS]
_PLACES: dict[object, int] = {one: at for at, move in enumerate(_DOWN) for one in (move, str(move))}


def in_order(moves: Iterable[MoveOrText]) -> list[MoveOrText]:
    """Cards, or their texts, suit by suit from the highest on; the pass last.

    >>> in_order(["pass", "C2", "H9", "HA"])
    ['HA', 'H9', 'C2', 'pass']
    """
    return sorted(moves, key=_PLACES.__getitem__)


@cache
def seat_labels(players: int) -> tuple[str, ...]:
    """Short names of the seats in order of play: S W N E for four, else A, B, C …"""
    return tuple("SWNE") if players == 4 else tuple("ABCDEFGHIJ"[:players])


def player_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The names by seat, each on one line; the short names where none are given. Raises Error."""
    if names is None:
        return seat_labels(players)
    texts = not isinstance(names, str) and isinstance(names, Sequence)
    if not texts or not all(is_text(name) for name in names):
        raise Error("names_text", given=names)
    if len(names) != players:
        raise Error("names", given=len(names), players=players)
    return tuple(" ".join(name.split()) for name in names)


def is_text(given: object) -> TypeGuard[str]:
    """Is it text that UTF-8 has, with no half of a pair?"""
    return isinstance(given, str) and not any("\ud800" <= sign <= "\udfff" for sign in given)

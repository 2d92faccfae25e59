"""A deal: who holds what, who dealt, and the card turned for trumps.

Written down or shuffled from a seed. The shuffle is our own, so that a seed gives the same deal on
every machine and in every Python: a SHA-256 counter stream drives a Fisher-Yates shuffle.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Self, TypeGuard, TypeVar

from ..errors import DealError, Error, expect, in_short
from .cards import Card, is_text, of_the_pack
from .rounds import RoundRules
from .rules import LARGE, Rules

HandText = str | Iterable[Card | str]
Thing = TypeVar("Thing")

_UNKNOWN = re.compile(r"\?([0-9]{1,4})?")


@dataclass(frozen=True, eq=False, init=False, slots=True)
class Deal:
    """The hands by seat, clockwise from seat 0, in the order written; equal whatever that order.

    A hand may hold cards that are not known: ``"SA ?3"`` is the ace of spades and three more.
    Raises CardError for an unreadable card, DealError for a card dealt twice.

    >>> deal = Deal(("SA H7", "S2 ?1"), dealer=1)
    >>> [str(card) for card in deal.hands[0]], deal.unknown
    (['SA', 'H7'], (0, 1))
    """

    hands: tuple[tuple[Card, ...], ...]
    dealer: int
    turned: Card | None
    unknown: tuple[int, ...]
    """How many cards of each hand are not known."""
    _value: tuple[object, ...] = field(repr=False)

    def __init__(
        self, hands: Iterable[HandText], dealer: int = 0, turned: Card | str | None = None
    ) -> None:
        read = [_read_hand(hand) for hand in _sequence(hands)]
        known = tuple(cards for cards, _ in read)
        if len(known) < 2:
            raise DealError("no_hands", hands=len(known))
        if not is_seat(dealer, len(known)):
            raise DealError("no_dealer", dealer=dealer, players=len(known), last=len(known) - 1)
        seen: set[Card] = set()
        for card in (card for hand in known for card in hand):
            if card in seen:
                raise DealError("card_twice", card=str(card))
            seen.add(card)
        if turned is not None:
            turned = of_the_pack(turned if isinstance(turned, Card) else Card.parse(turned))
        unknown = tuple(count for _, count in read)
        value = (tuple(map(frozenset, known)), unknown, dealer, turned)
        for name, part in zip(self.__slots__, (known, dealer, turned, unknown, value), strict=True):
            object.__setattr__(self, name, part)

    def __eq__(self, other: object) -> bool:
        return self._value == other._value if isinstance(other, Deal) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.texts, self.dealer, self.turned)

    @property
    def texts(self) -> tuple[str, ...]:
        """The hands as text, by seat, as ``Deal`` reads them."""
        return tuple(map(_hand_text, self.hands, self.unknown))

    @staticmethod
    def check(given: object) -> None:
        """Raise DealError for anything that is not a Deal, hands alone for example."""
        expect(given, Deal, DealError, "a deal: make it with fw.Deal(hands, dealer) or fw.deal")

    def dealt_by(self, dealer: int) -> Self:
        """The same hands with another dealer."""
        return self if dealer == self.dealer else type(self)(self.texts, dealer, self.turned)


def _sequence(hands: object) -> Iterable[object]:
    if isinstance(hands, str) or not isinstance(hands, Iterable):
        raise DealError("hands_type", given=hands)
    return hands


def _read_hand(hand: object) -> tuple[tuple[Card, ...], int]:
    if not isinstance(hand, str | Iterable):
        raise DealError("hands_type", given=hand)
    cards: list[Card] = []
    unknown = 0
    for word in hand.replace(",", " ").split() if isinstance(hand, str) else hand:
        if isinstance(word, Card):
            cards.append(of_the_pack(word))
        elif isinstance(word, str) and (match := _UNKNOWN.fullmatch(word)):
            unknown += int(match[1] or 1)
        else:
            cards.append(Card.parse(word))
    return tuple(cards), unknown


def _hand_text(cards: tuple[Card, ...], unknown: int) -> str:
    return " ".join([*map(str, cards), *([f"?{unknown}"] if unknown else [])])


def deal(
    rules: Rules,
    *,
    seed: int | str,
    dealer: int = 0,
    number: int = 0,
    attempt: int = 1,
    seats: Iterable[int] | None = None,
) -> Deal:
    """Shuffle and deal one card at a time, clockwise from the dealer's left (FK-26, FK-27).

    The order of the pack depends on ``seed``, ``number`` and ``attempt`` and on nothing else.
    ``seats`` are the seats dealt in, all by default. Where the last card is turned for trumps it
    is the dealer's (FK-62, C-FK-12, LS-52, C-LS-07). Raises DealError, and RulesError for what is
    not rules.
    """
    Rules.check(rules)
    check_seed(seed)
    if type(attempt) is not int or not 0 < attempt < LARGE:
        raise DealError("no_attempt", attempt=attempt)
    dealt_in = dealt_seats(rules.players, seats)
    if not is_seat(dealer, rules.players):
        raise DealError("no_dealer", dealer=dealer, players=rules.players, last=rules.players - 1)
    this = rules.round(number) if seats is None else rules.round(number).among(len(dealt_in))
    if this.trump == "turned" and dealer not in dealt_in:
        raise DealError("dealer_not_in", dealer=dealer)
    sizes = hand_sizes(this, dealt_in, dealer, rules.players)
    order = [seat for seat in clockwise(dealer + 1, rules.players) if seat in dealt_in]
    pack = shuffled(this.pack, f"{seed}/{number}/{attempt}")
    count = sum(sizes)
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    for place, card in enumerate(pack[:count]):
        hands[order[place % len(order)]].append(card)
    turned = pack[count - 1] if this.trump == "turned" else None
    return Deal(map(tuple, hands), dealer, turned)


def hand_sizes(
    this: RoundRules, seats: tuple[int, ...], dealer: int, players: int
) -> tuple[int, ...]:
    """How many cards each seat is dealt: all alike, or where the pack runs out the first one more.

    The first are those from the dealer's left on (FP-18). Raises DealError where a pack cannot
    give every seat a hand.
    """
    count = len(this.pack) if this.layout else this.hand_size * len(seats)
    if count > len(this.pack):
        raise DealError(
            "pack_too_small", pack=len(this.pack), seats=len(seats), size=this.hand_size
        )
    share, more = divmod(count, len(seats))
    sizes = [0] * players
    order = (seat for seat in clockwise(dealer + 1, players) if seat in seats)
    for place, seat in enumerate(order):
        sizes[seat] = share + (place < more)
    return tuple(sizes)


def check_seed(seed: object) -> None:
    """Raise DealError for what is neither a whole number nor a text of one line."""
    line = is_text(seed) and len(seed.splitlines()) < 2 and seed.strip("\r\n") == seed
    if not line and not (type(seed) is int and -LARGE < seed < LARGE):
        raise DealError("no_seed", seed=in_short(seed))


def check_known(unknown: Iterable[int], key: str = "unknown_hands") -> None:
    """Raise Error where a seat holds cards that are not known."""
    hidden = [str(seat) for seat, held in enumerate(unknown) if held]
    if hidden:
        raise Error(key, seats=", ".join(hidden))


def is_seat(value: object, players: int) -> TypeGuard[int]:
    """Is this the number of a seat? True and 1.0 are none."""
    return type(value) is int and 0 <= value < players


def dealt_seats(players: int, seats: Iterable[int] | None) -> tuple[int, ...]:
    """The seats dealt in, in order: all of them, or the ones named. Raises DealError."""
    if seats is None:
        return tuple(range(players))
    expect(seats, Iterable, DealError, "the seats dealt in, as in (0, 2)")
    named = tuple(seats)
    if len(named) < 2 or not all(is_seat(seat, players) for seat in named):
        raise DealError("no_seats", seats=named, last=players - 1)
    if len(set(named)) < len(named):
        raise DealError("no_seats", seats=named, last=players - 1)
    return tuple(sorted(named))


def clockwise(first: int, players: int) -> Iterator[int]:
    """Every seat once, clockwise from ``first``."""
    return ((first + step) % players for step in range(players))


def shuffled(pack: tuple[Thing, ...], seed: str) -> list[Thing]:
    """The pack, or other things, in the order that this seed gives, the same everywhere."""
    cards = list(pack)
    numbers = _stream(seed)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _stream(seed: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"femkort-widgets/{seed}/{block}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = (1 << 32) // limit * limit
    return next(number for number in numbers if number < fair) % limit

"""What the kernels are made with: the only part that differs between plain Python and numba.

``runtime`` loads every file of kernels under a second name for numba; there this file takes its
tools from ``with_numba``. All else is the same source.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

__all__ = [
    "CARRY",
    "COMPILED",
    "LANE",
    "PACK",
    "WORD",
    "Given",
    "Numbers",
    "Reals",
    "array",
    "below",
    "card_at",
    "copy",
    "draw",
    "highest",
    "inlined",
    "kernel",
    "lane",
    "lowest",
    "lowest_index",
    "mix",
    "numbers",
    "pick",
    "popcount",
    "reals",
    "seed_stream",
    "step",
    "suit_of",
]

Kernel = TypeVar("Kernel", bound=Callable[..., object])

Numbers = list[int]
"""A flat array of whole numbers: a list, or under numba an array of int64."""
Reals = list[float]
"""A flat array of fractions."""
Given = Sequence[int]
"""One that a kernel only reads."""

COMPILED = __name__.startswith("femkort_widgets.compiled.")
"""Is this the form for numba?"""

if TYPE_CHECKING or not COMPILED:

    def kernel(function: Kernel) -> Kernel:
        """A function that works on whole numbers and arrays of them."""
        return function

    def inlined(function: Kernel) -> Kernel:
        """The same, for a short part of other kernels."""
        return function

    popcount = int.bit_count
    """How many cards there are in a hand."""

    def lowest_index(mask: int) -> int:
        """The place of the lowest bit; the mask is not 0."""
        return (mask & -mask).bit_length() - 1

    def highest(mask: int) -> int:
        """The highest card of a mask that is not 0, as a mask."""
        return 1 << (mask.bit_length() - 1)

    def card_at(mask: int, index: int) -> int:
        """The card with so many cards of the mask below it; suits first, then ranks."""
        for _ in range(index):
            mask &= mask - 1
        return mask & -mask

    def array(size: int) -> Numbers:
        """So many zeros; for kernels too."""
        return [0] * size

    def copy(target: Numbers, at: int, source: Numbers, begin: int, size: int) -> None:
        """So many numbers from one place to another."""
        target[at : at + size] = source[begin : begin + size]

    def reals(size: int) -> Reals:
        """So many zeros that may become fractions; for kernels too."""
        return [0.0] * size

    def numbers(values: Iterable[int]) -> Numbers:
        """These values as kernels take them; not for kernels."""
        return list(values)

else:
    from .with_numba import (
        array,
        card_at,
        copy,
        highest,
        inlined,
        kernel,
        lowest_index,
        numbers,
        popcount,
        reals,
    )

LANE = 0x1FFF
"""The thirteen ranks of the first suit."""
PACK = LANE | LANE << 16 | LANE << 32 | LANE << 48
WORD = 0xFFFFFFFF
CARRY = 0x7B9D3C59


@inlined
def lowest(mask: int) -> int:
    """The lowest card of a mask, as a mask."""
    return mask & -mask


@inlined
def suit_of(card: int) -> int:
    """The suit of a card, 0 to 3."""
    return lowest_index(card) >> 4


@inlined
def lane(suit: int) -> int:
    """All cards of a suit."""
    return LANE << (suit << 4)


@inlined
def mix(word: int) -> int:
    """A one-to-one scrambling of 32 bits; every product stays below 2**63.

    The multipliers are by Chris Wellons (hash-prospector, public domain).
    """
    word ^= word >> 16
    word = word * 0x21F0AAAD & WORD
    word ^= word >> 15
    word = word * 0x735A2D97 & WORD
    return word ^ word >> 15


@inlined
def seed_stream(stream: Numbers, key: Given, index: int) -> None:
    """Start the random stream of one hand: the key of a run and the number of the hand in it.

    The generator multiplies with carry (Marsaglia): 63 bits of state in ``stream[0]``, carry above
    word. ``CARRY * 2**32 - 1`` and half of it are primes, so the period is ``CARRY * 2**31 - 1``.
    """
    low = mix(key[0] ^ (index & WORD))
    high = mix(key[1] ^ low ^ (index >> 32))
    stream[0] = (high >> 2 | 1) << 32 | mix(low ^ key[2])


@inlined
def step(state: int) -> int:
    """The state after a draw."""
    return CARRY * (state & WORD) + (state >> 32)


@inlined
def draw(stream: Numbers) -> int:
    """The next 32 random bits."""
    stream[0] = step(stream[0])
    return (stream[0] ^ stream[0] >> 32) & WORD


@inlined
def below(stream: Numbers, limit: int) -> int:
    """A random number from 0 to below the limit.

    For 52 cards no number is likelier than another by more than one part in 80 million.
    """
    return draw(stream) * limit >> 32


@inlined
def pick(stream: Numbers, cards: int) -> int:
    """One of the cards at random; nothing is drawn where there is one."""
    if cards & (cards - 1) == 0:
        return cards
    return card_at(cards, below(stream, popcount(cards)))

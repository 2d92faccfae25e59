"""The random numbers of the kernels for strategies that are functions."""

from random import Random
from typing import Any

from ..fast.primitives import Numbers, below, draw


class Stream(Random):
    """A ``Random`` that goes on with the stream of a hand as the kernels would.

    >>> one, other = Stream([1, 2, 3, 1]), Stream([1, 2, 3, 1])
    >>> one.choice("SHDC") == other.choice("SHDC"), one.random() == other.random()
    (True, True)
    """

    def __new__(cls, words: Numbers) -> "Stream":
        """The generator of the library is there, but nothing is drawn from it."""
        made: Stream = Random.__new__(cls, 0)  # type: ignore[call-arg]
        return made

    def __init__(self, words: Numbers) -> None:
        self._words = words

    def choice(self, seq: Any) -> Any:
        """One of them, as the kernels pick it."""
        return seq[below(self._words, len(seq))]

    def random(self) -> float:
        """A number from 0 to below 1, in 53 bits."""
        return (draw(self._words) >> 5) * 2.0**-27 + (draw(self._words) >> 6) * 2.0**-53

    def getrandbits(self, k: int) -> int:
        """So many random bits."""
        words = -(-k // 32)
        drawn = sum(draw(self._words) << 32 * word for word in range(words))
        return drawn >> 32 * words - k

"""Chance that is the same on every machine: draws from a seed, and a seed for each pupil."""

import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from ..core.deal import shuffled
from ..errors import Error, expect

Thing = TypeVar("Thing")


class Dice:
    """Draws that depend on the seed and on how many were made before, and on nothing else.

    >>> dice = Dice("a")
    >>> "".join(dice.pick("SHDC") for _ in range(8))
    'SSDDSCDD'
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._drawn = 0

    def mixed(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in a new order."""
        self._drawn += 1
        return shuffled(tuple(things), f"classroom/{self._seed}/{self._drawn}")

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of the things."""
        return self.mixed(things)[0]


def plain_name(name: object) -> str:
    """A pupil's name as it is compared: one line, composed letters. Raises Error.

    >>> plain_name("  Zoe\u0308  Bo ")
    'Zoë Bo'
    """
    expect(name, str, Error, "the name of a pupil, as in 'Ada'")
    assert isinstance(name, str)
    plain = one_line(name)
    if not plain:
        raise Error("classroom.unseen_name" if name.strip() else "classroom.no_name")
    return plain[:LONGEST]


def one_line(text: str) -> str:
    """A text in composed letters and single spaces, without signs that cannot be seen."""
    whole = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in whole).split())


LONGEST = 120
"""Names are cut after so many letters."""


def seed_for(student: str, task: str) -> str:
    r"""The seed H(student, task) of what a pupil gets to do: 16 hexadecimal digits.

    The first 8 bytes of the SHA-256 of ``femkort-widgets/classroom\n`` task ``\n`` student, in
    UTF-8, both with composed letters and single spaces. It never changes.

    >>> seed_for("Ada", "femkort-1"), seed_for("Bo", "femkort-1")
    ('c6ac042f1b566d6d', '7eaba3e54dc9e07e')
    """
    text = f"femkort-widgets/classroom\n{plain_name(task)}\n{plain_name(student)}"
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]

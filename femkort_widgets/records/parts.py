"""What a match and its rounds are made of: tags, hands, requests for better cards."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from ..core.cards import SUITS, Card
from .notes import Remark
from .play import Unread
from .values import quote, unquote

_NUMBER = re.compile(r"-?[0-9]{1,12}")


@dataclass(frozen=True, slots=True)
class Tag:
    """``[Name "value"]`` (rule 2); ``raw`` is the value as it stands between the quotes."""

    name: str
    raw: str
    at: int = field(default=-1, compare=False, repr=False)

    @classmethod
    def of(cls, name: str, value: object) -> "Tag":
        """A tag with this value, quoted as needed."""
        return cls(name, quote(str(value)))

    @property
    def value(self) -> str:
        """The value with its escapes undone."""
        return unquote(self.raw, '"\\')


@dataclass(frozen=True, slots=True)
class DealLine:
    """A seat's hand (rule 4), in the order of writing: ♠♥♦♣, high to low, unknown cards last.

    >>> line = DealLine("N", (Card.parse("D2"), Card.parse("SA")), unknown=3)
    >>> [str(card) for card in line.cards]
    ['SA', 'D2']
    """

    seat: str
    cards: tuple[Card, ...] = ()
    unknown: int = 0
    unread: tuple[Unread, ...] = ()
    at: int = field(default=-1, compare=False, repr=False)

    def __post_init__(self) -> None:
        ordered = sorted(self.cards, key=lambda card: (SUITS.index(card.suit), -card.rank))
        object.__setattr__(self, "cards", tuple(ordered))


@dataclass(frozen=True, slots=True)
class Hands:
    """``[Deal]`` and the lines that follow it (rule 4)."""

    items: tuple[DealLine | Remark | Unread, ...] = ()
    at: int = field(default=-1, compare=False, repr=False)

    @property
    def lines(self) -> tuple[DealLine, ...]:
        """The hands."""
        return tuple(item for item in self.items if isinstance(item, DealLine))


@dataclass(frozen=True, slots=True)
class Redeal:
    """A request for better cards: ``[Redeal "W"]``, the answers, the outcome (rule 12)."""

    seat: str
    words: tuple[str, ...] = ()
    """One by seat from the asker on: ``ask``, then ``ok`` or ``no``."""
    outcome: str | None = None
    """``granted`` or ``refused``."""
    remarks: tuple[Remark, ...] = ()
    at: int = field(default=-1, compare=False, repr=False)

    @property
    def granted(self) -> bool:
        """Was everybody for it?"""
        return self.outcome == "granted"


class Written:
    """A dataclass that travels as it was written.

    What was worked out from it is worked out again where it arrives.
    """

    def __getstate__(self) -> dict[str, object]:
        kept = {field.name for field in fields(self)}  # type: ignore[arg-type]
        return {name: value for name, value in vars(self).items() if name in kept}


class Tagged(Written):
    """Finds tags by name; of a tag that stands twice the first counts."""

    items: tuple[object, ...]

    @property
    def tags(self) -> tuple[Tag, ...]:
        """Every tag in order, unknown ones included."""
        return tuple(item for item in self.items if isinstance(item, Tag))

    def tag(self, name: str) -> Tag | None:
        """The first tag of this name."""
        found: Iterator[Tag] = (
            item for item in self.items if type(item) is Tag and item.name == name
        )
        return next(found, None)

    def value(self, name: str) -> str | None:
        """What the tag of this name says; None where it is missing."""
        tag = self.tag(name)
        return None if tag is None else tag.value

    def number(self, name: str) -> int | None:
        """The number that the tag of this name gives."""
        tag = self.tag(name)
        return None if tag is None else read_number(tag.value)


def read_number(text: str | None) -> int | None:
    """The whole number that a text is, or None."""
    plain = (text or "").strip()
    return int(plain) if _NUMBER.fullmatch(plain) else None


def read_scores(text: str | None) -> dict[str, int] | None:
    """``S 0 W 4`` as a dictionary; None where it is missing or cannot be read."""
    words = (text or "").split()
    numbers = [read_number(word) for word in words[1::2]]
    if not words or len(words) % 2 or None in numbers:
        return None
    pairs = zip(words[::2], numbers, strict=True)
    return {label: number for label, number in pairs if number is not None}

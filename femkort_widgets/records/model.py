"""A record as immutable values: matches, their rounds, tags, hands, requests and play.

Tags and sections keep the order of the text. Two records are equal when they say the same; where it
stood in a text does not count.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from ..core.cards import Card
from ..core.rules import Rules
from .faults import Fault, Places
from .notes import Remark, read_card
from .parts import DealLine, Hands, Redeal, Tag, Tagged, Written, read_number, read_scores
from .play import Play, Unread
from .values import read_list, read_pairs

if TYPE_CHECKING:
    from .replayed import Replayed

__all__ = ["DealLine", "Hands", "MatchRecord", "Record", "Redeal", "RoundRecord", "Tag"]

MATCH_TAGS = tuple(
    "Match Game Variants Options House Rounds Seats Names Lang Date Site Annotator Source".split()
)
ROUND_TAGS = tuple(
    "Round Kind Try Dealer Seed Turned Result Pot Score Total Playoff Stopped".split()
)
RESULTS = ("void", "misdeal", "redeal", "claim", "unfinished")


@dataclass(frozen=True)
class RoundRecord(Tagged):
    """A round: its tags, hands, requests and play, in the order of the text.

    >>> RoundRecord((Tag("Round", "2"), Tag("Score", "S 0 N 4"))).score
    {'S': 0, 'N': 4}
    """

    items: tuple[Tag | Hands | Redeal | Play | Remark | Unread, ...] = ()

    @property
    def kind(self) -> str | None:
        """The kind of round, where it is written."""
        return self.value("Kind")

    @property
    def dealer(self) -> str | None:
        """Who dealt, where it is written."""
        return self.value("Dealer")

    @property
    def seed(self) -> str | None:
        """The seed the deal was made from."""
        return self.value("Seed")

    @property
    def result(self) -> str | None:
        """How it ended, if not by play."""
        return self.value("Result")

    @property
    def pot(self) -> int | None:
        """The pot before the first card."""
        return self.number("Pot")

    @property
    def attempt(self) -> int:
        """1, or what ``Try`` says."""
        return self.number("Try") or 1

    @property
    def turned(self) -> Card | None:
        """The card that sets trumps."""
        return read_card(self.value("Turned") or "")

    @property
    def score(self) -> dict[str, int] | None:
        """What the round brought, by seat label (rule 13)."""
        return read_scores(self.value("Score"))

    @property
    def total(self) -> dict[str, int] | None:
        """The running sums, by seat label."""
        return read_scores(self.value("Total"))

    @property
    def playoff(self) -> tuple[str, ...]:
        """The labels of the seats dealt in, in a play-off; else empty."""
        return tuple((self.value("Playoff") or "").split())

    @property
    def hands(self) -> Hands | None:
        """The hands dealt."""
        return next((item for item in self.items if isinstance(item, Hands)), None)

    @property
    def redeals(self) -> tuple[Redeal, ...]:
        """The requests for better cards."""
        return tuple(item for item in self.items if isinstance(item, Redeal))

    @property
    def play(self) -> Play | None:
        """The play."""
        return next((item for item in self.items if isinstance(item, Play)), None)


@dataclass(frozen=True)
class MatchRecord(Tagged):
    """A match: its tags, then its rounds."""

    items: tuple[Tag | Remark | Unread, ...] = ()
    rounds: tuple[RoundRecord, ...] = ()

    @property
    def title(self) -> str | None:
        """What the match is called."""
        return self.value("Match")

    @property
    def game(self) -> str | None:
        """The key of the game."""
        return self.value("Game")

    @property
    def variants(self) -> tuple[str, ...]:
        """The keys of the variants, as written."""
        tag = self.tag("Variants")
        return read_list(tag.raw) if tag else ()

    @property
    def options(self) -> dict[str, int | str | None]:
        """The options as written: numbers, None for ``None``, else text."""
        tag = self.tag("Options")
        pairs = read_pairs(tag.raw) if tag else {}
        return {key: _option(value) for key, value in pairs.items()}

    @property
    def house(self) -> tuple[str, ...]:
        """The keys of the duties of the house."""
        tag = self.tag("House")
        return read_list(tag.raw) if tag else ()

    @property
    def order(self) -> tuple[str, ...]:
        """The kinds of rounds in order, where the table has agreed on another one."""
        return tuple((self.value("Rounds") or "").replace(";", " ").split())

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The labels in order of play (rule 3)."""
        from .table import seat_labels

        return seat_labels(self)

    @property
    def names(self) -> dict[str, str]:
        """The players' names, by label."""
        tag = self.tag("Names")
        return read_pairs(tag.raw) if tag else {}

    @property
    def lang(self) -> str:
        """The language of comments that do not say theirs; English by default."""
        return self.value("Lang") or "en"


@dataclass(frozen=True)
class Source:
    """The text that a record was read from, as far as its faults need it."""

    places: Places
    first_line: str | None = None
    """The first line, where it is not the one of rule 1."""
    rules: Rules | None = None
    """The rules to check by, where the record's own tags are not to be used."""


@dataclass(frozen=True)
class Record(Written):
    """What a file holds: one or more matches."""

    matches: tuple[MatchRecord, ...] = ()
    head: tuple[Remark | Unread, ...] = ()
    """What stands before the first match."""
    version: str = "1"
    source: Source = field(default=Source(Places("")), compare=False, repr=False)

    @cached_property
    def replayed(self) -> tuple["Replayed", ...]:
        """Every match played through the core: what faults and frames are made from.

        Every round and variation is walked when first asked for, and only then.
        """
        from .replayed import replayed

        return tuple(replayed(match, self.source.rules) for match in self.matches)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """Every difference from the format and the rules, in the order of the text (rule 14).

        Found when first asked for.
        """
        from .checker import check

        return tuple(check(self))


def _option(value: str) -> int | str | None:
    if value == "None":
        return None
    number = read_number(value)
    return value if number is None else number

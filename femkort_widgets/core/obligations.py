"""The duties on the player to act, and the sieve that turns them into verdicts.

Legality is a list of duties. The candidates are the cards of the hand and, in Fan Tan, the pass;
for each duty in order, if any candidate meets it, those that meet it and those exempt from it stay,
and the others are refused by that duty; if none meets it, all stay. One loop gives the legal moves
and the reason for each refused one, so what is allowed and what is explained cannot differ.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import compress
from operator import not_
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import RulesError, expect, in_short
from .cards import Card, Move

if TYPE_CHECKING:
    from .position import Position

Test = Callable[["Position", int, Any], bool]
_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Obligation:
    """A duty: it binds only while some move still open to the player meets it.

    A duty of the house brings its sentences along, by language; English where one is missing.

    >>> def is_red(position, seat, move):
    ...     return move.suit in "HD"
    >>> Obligation("red_first", is_red, says={"en": "Red cards first."}).says["en"]
    'Red cards first.'
    """

    key: str
    """Its name in reasons, records and catalogues."""
    meets: Test
    """``meets(position, seat, move)``: does the move do what the duty asks?"""
    cites: tuple[str, ...] = ()
    """The statements it comes from."""
    exempt: Test | None = None
    """``exempt(position, seat, move)``: is the move free of this duty?"""
    says: Mapping[str, str] = field(default_factory=lambda: _NOTHING, hash=False)
    """The sentence of a house rule by language, as in ``{"en": "…"}``."""

    def __post_init__(self) -> None:
        if not str(self.key).isidentifier():
            expected = "the key of a duty: a word, as in 'queens_first'"
            raise RulesError("wrong_type", given=in_short(self.key), expected=expected)
        expect(self.cites, (tuple, list), RulesError, "statements: a tuple, as in ('FK-31',)")
        object.__setattr__(self, "cites", tuple(self.cites))
        tests: tuple[object, ...] = (self.meets, self.exempt or self.meets)
        for test in tests:
            if not callable(test):
                expected = "a test: a function (position, seat, move)"
                raise RulesError("wrong_type", given=in_short(test), expected=expected)
        expect(self.says, Mapping, RulesError, "sentences by language, as in {'en': '…'}")
        for sentence in self.says.values():
            expect(sentence, str, RulesError, "a sentence, as in {'en': '…'}")
        object.__setattr__(self, "says", MappingProxyType(dict(self.says)))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.meets, self.cites, self.exempt, dict(self.says))


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move may or may not be made: a key, parameters, sources, the binding cards."""

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    """``led`` and ``trump`` suit letters, ``leader`` a seat, ``beat`` the card to beat.

    ``house`` where a rule of the house makes the case another than the key says.
    """
    cites: tuple[str, ...] = ()
    binds: tuple[Card, ...] = ()
    """The cards of that hand that meet the duty, in order; empty for an allowed move."""
    says: Mapping[str, str] = field(default_factory=lambda: _NOTHING, hash=False)
    """The sentences of a house rule, by language."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", MappingProxyType(dict(self.params)))
        if self.says is not _NOTHING:
            object.__setattr__(self, "says", MappingProxyType(dict(self.says)))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, dict(self.params), self.cites, self.binds, dict(self.says))


@dataclass(frozen=True, slots=True)
class Verdict:
    """May this move be made, and why."""

    legal: bool
    reason: Reason


class Refused(NamedTuple):
    """Moves that a duty refuses, and those of that hand that meet it."""

    moves: tuple[Move, ...]
    duty: Obligation
    meeting: tuple[Move, ...]


def sieve(
    position: "Position", seat: int, moves: Iterable[Move], duties: Iterable[Obligation]
) -> tuple[tuple[Move, ...], tuple[Refused, ...]]:
    """The moves that stay, and those that each of the duties refuses."""
    candidates = tuple(moves)
    refused: list[Refused] = []
    for duty in duties:
        meets = _answers(candidates, duty, duty.meets, position, seat)
        if all(meets) or not any(meets):
            continue
        stays = meets
        if duty.exempt is not None:
            free = _answers(candidates, duty, duty.exempt, position, seat)
            stays = [does or may for does, may in zip(meets, free, strict=True)]
        leaving, meeting = compress(candidates, map(not_, stays)), compress(candidates, meets)
        refused.append(Refused(tuple(leaving), duty, tuple(meeting)))
        candidates = tuple(compress(candidates, stays))
    return candidates, tuple(refused)


def _answers(
    moves: tuple[Move, ...], duty: Obligation, test: Test, position: "Position", seat: int
) -> list[bool]:
    """Which of the moves pass a test of the duty. Raises RulesError where the test itself fails."""
    try:
        answers = [test(position, seat, move) for move in moves]
    except Exception as problem:
        cause = f"{type(problem).__name__}: {problem}"
        raise RulesError("duty_failed", duty=duty.key, cause=cause) from problem
    if None in answers:
        raise RulesError("duty_failed", duty=duty.key, cause="it returns nothing")
    return answers


def _follows(position: "Position", seat: int, card: Card) -> bool:
    led = position.led
    return led is None or card.suit == led


def _heads(position: "Position", seat: int, card: Card) -> bool:
    """A card of the led suit that beats the trick; no trump on a side suit does (C-FK-12)."""
    best = position.winning_card
    return best is None or (card.suit == position.led and position.beats(card, best))


FOLLOW_SUIT = Obligation("follow_suit", _follows)
HEAD_THE_TRICK = Obligation("head_the_trick", _heads)

"""A position in a round of Fan Tan: four rows that grow from the seven both ways (FP-51, FP-56)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Self

from .cards import PASS, SUITS, Card, Move, Pass
from .deal import clockwise
from .obligations import Obligation, Reason, Verdict
from .position import Position
from .trick import Irregular
from .verdicts import sift

SEVEN = 7


@dataclass(frozen=True)
class LayoutPosition(Position):
    """A round of Fan Tan after some cards and passes."""

    takes_passes = True

    opening: Card | None = field(default=None, compare=False)
    """The card that is laid first; None where any seven opens (FP-91), or nobody was dealt it."""

    @cached_property
    def layout(self) -> Mapping[str, tuple[Card, Card] | None]:
        """The lowest and highest card of each suit's row, the ace low; None where none lies."""
        laid = {(card.suit, self.round.rank(card)): card for card in self.cards}
        rows: dict[str, tuple[Card, Card] | None] = dict.fromkeys(SUITS)
        for suit in SUITS:
            low = high = SEVEN
            if (suit, SEVEN) not in laid:
                continue
            while (suit, low - 1) in laid:
                low -= 1
            while (suit, high + 1) in laid:
                high += 1
            rows[suit] = laid[suit, low], laid[suit, high]
        return MappingProxyType(rows)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards laid, in order."""
        return tuple(move for move in self.moves if isinstance(move, Card))

    @cached_property
    def passes(self) -> tuple[int, ...]:
        """How often each seat has passed (FP-59)."""
        passed = [seat for seat, move in zip(self.movers, self.moves, strict=True) if move is PASS]
        return tuple(map(passed.count, range(self.rules.players)))

    @property
    def leader(self) -> int | None:
        """Who opens, or opened, the round."""
        return self.movers[0] if self.movers else self.to_play

    @cached_property
    def lap_end(self) -> int | None:
        """Who ends a lap: the last seat that was dealt a card, clockwise from the opener."""
        if self.leader is None:
            return None
        dealt = self.deal
        order = clockwise(self.leader, self.rules.players)
        return [seat for seat in order if dealt.hands[seat] or dealt.unknown[seat]][-1]

    @cached_property
    def lap(self) -> int:
        """Which lap of the table the last move belongs to, counted from 1."""
        last = self.lap_end
        return 1 + sum(seat == last for seat in self.movers[:-1])

    @cached_property
    def out(self) -> int | None:
        """Who has laid the last card and so ends the round (FP-58)."""
        if not self.movers or self.moves[-1] is PASS:
            return None
        return self.movers[-1] if not self.counts[self.movers[-1]] else None

    @property
    def opener(self) -> Card | None:
        """The card that must be laid now, before any other (FP-54, FP-62)."""
        return None if self.opening in self.moves else self.opening

    def fits(self, card: Card) -> bool:
        """A seven, or the next lower or higher card of a row (FP-55, C-FP-07)."""
        row = self.layout[card.suit]
        rank = self.round.rank(card)
        if row is None:
            return rank == SEVEN
        return rank in (self.round.rank(row[0]) - 1, self.round.rank(row[1]) + 1)

    def choices(self, seat: int) -> tuple[Move, ...]:
        """The known cards, and the pass beside them."""
        return (*self.hands[seat], PASS) if self.hands[seat] else ()

    def barred(self, seat: int, moves: tuple[Move, ...]) -> Mapping[Move, Reason]:
        """Until the opening card lies, everything but that card (FP-54, FP-62)."""
        first = self.opener
        if first is None:
            return {}
        held = (first,) if first in self.hands[seat] else ()
        why = replace(self.reason("opening_card"), binds=held)
        return {move: why for move in moves if move != first}

    def allowed(
        self, moves: tuple[Move, ...], kept: tuple[Move, ...]
    ) -> Iterator[tuple[Move, Verdict]]:
        """The card that opens, a card that fits, or the pass of a hand where nothing does."""
        for move in kept:
            if isinstance(move, Card):
                house = not self.fits(move) and move != self.opener
                why = self.reason("fits" if self.cards else "opens", house=house)
            else:
                held = (card for card in moves if isinstance(card, Card))
                why = self.reason("nothing_fits", house=any(map(self.fits, held)))
                if not self.cards:
                    why = replace(why, cites=self.round.sources("nothing_opens"))
            yield move, Verdict(True, why)

    def facts(self, key: str, *, spares: bool = False) -> dict[str, str | int]:
        """The opening card, where a reason is about it."""
        return {"card": str(self.opener)} if key == "opening_card" and self.opener else {}

    def after(self, seat: int, move: Move, irregular: tuple[Irregular, ...]) -> Self:
        """The card in its row, or the pass noted; the turn moves left, until somebody is out.

        Whatever was laid by mistake before the opening card, the turn is then with its holder.
        """
        made = self._with(**self._given(seat, move), irregular=irregular)
        ended = made.out is not None or made.stalled
        return made._with(to_play=None if ended else made._next(seat + 1))

    def _next(self, first: int) -> int | None:
        """Who is to play: who holds the opening card until it lies, else from ``first`` on."""
        order = [*filter(self.plays, clockwise(first, self.rules.players))]
        opener = self.opener
        if opener is not None:
            holders = [seat for seat in order if opener in self.hands[seat]]
            order = holders or [seat for seat in order if self.unknown[seat]]
        return next(iter(order), None)

    @property
    def stalled(self) -> bool:
        """Have all passed in turn, because nobody may lay a card (never in a full deal)?"""
        holding = sum(map(bool, self.counts))
        last = self.moves[-holding:]
        return (
            len(last) == holding
            and all(move is PASS for move in last)
            and not any(self.unknown)
            and not any(map(self._may_lay, range(self.rules.players)))
        )

    def _may_lay(self, seat: int) -> bool:
        return any(isinstance(move, Card) for move in sift(self, seat, self.choices(seat)).kept)

    def opened(self) -> Self:
        """The first turn: who holds the opening card, else the forehand (FP-54, FP-91, C-FP-06)."""
        card = self.round.opener
        dealt = any(card in hand for hand in self.hands) or any(self.unknown)
        made = self._with(opening=card if dealt else None)
        return made._with(to_play=made._next(self.deal.dealer + 1))


def _fits(position: Position, seat: int, move: Move) -> bool:
    assert isinstance(position, LayoutPosition)
    return isinstance(move, Pass) or position.fits(move)


def _plays_a_card(position: Position, seat: int, move: Move) -> bool:
    return move is not PASS


FITS = Obligation("does_not_fit", _fits)
MUST_PLAY = Obligation("must_play", _plays_a_card)

"""A position in a round of tricks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Self

from .cards import Card, Move
from .deal import clockwise
from .obligations import Reason, Verdict
from .position import Position
from .scoring import Result
from .trick import Irregular, Trick

_BARE = frozenset({"lead", "already_played", "not_in_trick", "not_in_hand", "deal_over"})
_AGAINST = frozenset({"head_the_trick", "heads", "cannot_head", "heading_lapsed"})
_ANY = frozenset({"lead", "void", "follows", "cannot_head", "heading_lapsed"})
"""Reasons that every card, or every card of the led suit, may be played."""
_TRUMPED = frozenset({"heading_lapsed", "trump_any_time", "void"})


@dataclass(frozen=True)
class TrickPosition(Position):
    """A round of tricks after some cards."""

    def plays(self, seat: int) -> bool:
        """Does this seat play to the trick on the table, or has it?"""
        return seat in self.trick.seats or super().plays(seat)

    def barred(self, seat: int, moves: tuple[Move, ...]) -> Mapping[Move, Reason]:
        """Every card of a seat that has played to the trick, or does not play to it."""
        if seat in self.trick.seats:
            return dict.fromkeys(moves, self.reason("already_played"))
        return {} if self.plays(seat) else dict.fromkeys(moves, self.reason("not_in_trick"))

    def allowed(
        self, moves: tuple[Move, ...], kept: tuple[Move, ...]
    ) -> Iterator[tuple[Move, Verdict]]:
        """The verdict on each of the cards that the duties leave."""
        led, best, trump = self.led, self.winning_card, self.trump
        heading = "head_the_trick" in [duty.key for duty in self.round.obligations]
        void = led not in [card.suit for card in moves if isinstance(card, Card)]
        free = led is None or void
        whole = len(kept) == len(moves) or (not free and self._leaves_whole_suit(moves, kept))
        made: dict[tuple[str, bool], Verdict] = {}
        for card in kept:
            assert isinstance(card, Card)
            if led is None or best is None:
                key = "lead"
            elif void:
                key = "void"
            elif card.suit == trump != led:
                key = "trump_any_time"
            elif not heading:
                key = "follows"
            elif card.suit == led and self.beats(card, best):
                key = "heads"
            else:
                key = "heading_lapsed" if best.suit == trump != led else "cannot_head"
            house = key in _ANY and not (whole and (free or card.suit == led))
            if (key, house) not in made:
                made[key, house] = Verdict(True, self.reason(key, house=house))
            yield card, made[key, house]

    def _leaves_whole_suit(self, moves: tuple[Move, ...], kept: tuple[Move, ...]) -> bool:
        """Do the duties leave every card of the led suit?"""
        led = self.led
        return all(card in kept for card in moves if isinstance(card, Card) and card.suit == led)

    def facts(self, key: str, *, spares: bool = False) -> dict[str, str | int]:
        """The led suit and who led it, the card to beat, the trumps: as far as a reason needs."""
        if not self.trick.cards or self.leader is None or key in _BARE:
            return {}
        facts: dict[str, str | int] = {"led": self.trick.cards[0].suit, "leader": self.leader}
        best = self.winning_card
        if key in _AGAINST and best is not None:
            facts["beat"] = str(best)
        if self.trump is not None and (key in _TRUMPED or spares):
            facts["trump"] = self.trump
        return facts

    def after(self, seat: int, move: Move, irregular: tuple[Irregular, ...]) -> Self:
        """The card on the table, and whose turn it is: the next in the trick, or who leads now."""
        assert isinstance(move, Card)
        leader = self.leader if self.trick.cards else seat
        assert leader is not None
        trick = Trick((*self.trick.cards, move), (*self.trick.seats, seat), leader)
        laid = self._with(**self._given(seat, move), trick=trick, irregular=irregular)
        for following in clockwise(leader, self.rules.players):
            if following not in trick.seats and laid.plays(following):
                return laid._with(to_play=following)
        return laid.end_trick()

    def end_trick(self, winner: int | None = None) -> Self:
        """The position after the trick on the table, whoever has played to it.

        The lead is with the winner, by the rules or as given, or moves left (C-FK-04).
        """
        won = self.winning if winner is None else winner
        done = Trick(self.trick.cards, self.trick.seats, self.trick.leader, won)
        return self._with(tricks=(*self.tricks, done), trick=Trick()).led_from(won)

    def led_from(self, first: int | None) -> Self:
        """The lead is with ``first``, or moves left to a seat with a card (C-FK-04)."""
        leader = None
        if first is not None and len(self.tricks) != self.round.max_tricks:
            seats = clockwise(first, self.rules.players)
            leader = next(filter(self.plays, seats), None)
        return self._with(to_play=leader, trick=Trick(leader=leader))

    def claim(self, seat: int) -> Result:
        """The result if this seat takes every trick that is left, with all cards still held.

        Cards that are not known are those nobody has shown, where the whole pack was dealt.
        """
        rest = [card for hand in self.hands for card in hand]
        unseen = set(self.round.pack).difference(rest, self.moves)
        if len(unseen) == sum(self.unknown):
            rest += unseen
        most = self.round.max_tricks
        left = max(self.counts, default=0) if most is None else most - len(self.tricks)
        first = Trick((*self.trick.cards, *rest), (), seat, seat)
        more = (Trick((), (), seat, seat),) * (left - 1)
        return self.round.score(self._with(tricks=(*self.tricks, first, *more), trick=Trick()))

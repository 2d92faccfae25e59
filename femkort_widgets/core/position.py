"""A position in a round: an immutable value that knows what may be played and why.

What a round of tricks and a round of Fan Tan have in common; ``tricks`` and ``layout`` have the
rest. Two positions reached by the same moves are equal.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

from ..errors import DealError, IllegalPlayError
from .cards import Card, Move, read_move
from .deal import Deal, hand_sizes, is_seat
from .obligations import Reason, Verdict
from .rounds import RoundRules
from .rules import Rules
from .scoring import Result
from .trick import NO_TRICK, Irregular, Trick
from .verdicts import NEVER, Sifted, judge, refusal, sift

_NO_ROWS: Mapping[str, tuple[Card, Card] | None] = MappingProxyType({})


@dataclass(frozen=True)
class Position:
    """A round after some moves: whose turn, who holds what, what lies on the table."""

    rules: Rules
    number: int
    """The number of the deal, counted from 0."""
    deal: Deal
    seats: tuple[int, ...]
    """The seats dealt in, in order."""
    round: RoundRules = field(compare=False, repr=False)
    """What binds in this deal; in a play-off as many seats need."""
    hands: tuple[tuple[Card, ...], ...] = field(compare=False)
    """The known cards still held, by seat, in the order of the deal."""
    unknown: tuple[int, ...] = field(compare=False)
    """How many more cards each seat holds that are not known."""
    to_play: int | None = None
    trick: Trick = NO_TRICK
    """The trick on the table; empty in Fan Tan."""
    tricks: tuple[Trick, ...] = ()
    moves: tuple[Move, ...] = ()
    movers: tuple[int, ...] = field(default=(), compare=False)
    """Who made each of the moves."""
    irregular: tuple[Irregular, ...] = field(default=(), compare=False)

    @cached_property
    def trump(self) -> str | None:
        """The trump suit, or None."""
        trump = self.round.trump
        if trump != "turned":
            return trump
        return self.deal.turned.suit if self.deal.turned else None

    @property
    def leader(self) -> int | None:
        """Who leads, or led, the trick on the table; in Fan Tan who opens the round."""
        return self.trick.leader

    @property
    def led(self) -> str | None:
        """The suit that was led; None before the lead."""
        return self.trick.cards[0].suit if self.trick.cards else None

    @cached_property
    def winning_card(self) -> Card | None:
        """The card that is winning the trick so far (FK-36, FK-37, FK-62)."""
        cards = self.trick.cards
        best = cards[0] if cards else None
        for card in cards[1:]:
            if best is not None and self.beats(card, best):
                best = card
        return best

    def beats(self, card: Card, best: Card) -> bool:
        """Does ``card``, played after it, beat the card that is winning the trick?"""
        if card.suit == best.suit:
            return self.round.rank(card) > self.round.rank(best)
        return card.suit == self.trump

    @property
    def winning(self) -> int | None:
        """Who is winning the trick so far."""
        best = self.winning_card
        return None if best is None else self.trick.seats[self.trick.cards.index(best)]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds, known or not."""
        return tuple(len(hand) + more for hand, more in zip(self.hands, self.unknown, strict=True))

    @cached_property
    def contenders(self) -> tuple[int, ...]:
        """The seats that won a trick (FK-06, FK-19)."""
        return tuple(sorted({trick.winner for trick in self.tricks if trick.winner is not None}))

    @property
    def layout(self) -> Mapping[str, tuple[Card, Card] | None]:
        """In Fan Tan the lowest and highest card of each suit's row; None where none lies."""
        return _NO_ROWS

    @property
    def passes(self) -> tuple[int, ...]:
        """How often each seat has passed."""
        return (0,) * self.rules.players

    @property
    def lap_end(self) -> int | None:
        """Who ends a lap of the table in Fan Tan."""
        return None

    @property
    def lap(self) -> int:
        """Which lap of the table the last move of a round of Fan Tan belongs to."""
        return 0

    @property
    def out(self) -> int | None:
        """Who has laid the last card in Fan Tan."""
        return None

    @property
    def irregular_deal(self) -> bool:
        """Does some seat dealt in hold another number of cards than the rules give it?"""
        sizes = hand_sizes(self.round, self.seats, self.deal.dealer, self.rules.players)
        held = zip(self.deal.hands, self.deal.unknown, sizes, strict=True)
        return any(len(hand) + more != size for hand, more, size in held)

    @property
    def over(self) -> bool:
        """Is the deal played out?"""
        return self.to_play is None

    @property
    def result(self) -> Result | None:
        """How the deal ended; None until it is over."""
        return self.round.score(self) if self.over else None

    def plays(self, seat: int) -> bool:
        """Does this seat play to the trick on the table, or has it?"""
        held = len(self.hands[seat]) + self.unknown[seat]
        return held > 0 and self.round.plays(self, seat)

    def legal(self) -> tuple[Move, ...]:
        """The moves that may be made now; unknown cards are not among them."""
        return () if self.to_play is None else self._sifted.kept

    @cached_property
    def _sifted(self) -> Sifted:
        """What the seat to play may do; asked before each move and for its reasons."""
        assert self.to_play is not None
        return sift(self, self.to_play, self.choices(self.to_play))

    def verdicts(self, seat: int | None = None) -> dict[Move, Verdict]:
        """Every known card of a hand with its verdict: of the seat to play, or of ``seat``.

        In Fan Tan the pass has one too. Another seat is judged as if it were to play now. Empty
        once the deal is over.
        """
        if self.over:
            return {}
        at = self.to_play if seat is None else seat
        if not is_seat(at, self.rules.players):
            raise DealError("seat", seat=at, last=self.rules.players - 1)
        return judge(self, self._sifted if at == self.to_play else sift(self, at, self.choices(at)))

    def play(self, move: Move | str, *, irregular: bool = False) -> Self:
        """The position after this card or pass.

        Raises IllegalPlayError for what may not be played. With ``irregular`` any card of a seat
        that has not yet played to the trick is taken, and a broken duty is noted in ``irregular``
        instead. A card nobody is known to hold may be played for an unknown one.
        """
        chosen = read_move(move)
        if self.to_play is None:
            raise IllegalPlayError(self.reason("deal_over"), None, chosen)
        if chosen in self._sifted.kept:
            return self.after(self.to_play, chosen, self.irregular)
        seat = self._mover(chosen, irregular)
        choices = self.choices(seat)
        known = chosen in choices
        why = refusal(self, sift(self, seat, choices if known else (*choices, chosen)), chosen)
        broken = [] if seat == self.to_play else [self.reason("out_of_turn")]
        if why is not None:
            broken.append(why)
            if (known and not irregular) or why.key in NEVER:
                raise IllegalPlayError(why, seat, chosen)
        noted = tuple(Irregular(len(self.moves), seat, chosen, reason) for reason in broken)
        return self.after(seat, chosen, self.irregular + noted)

    def _mover(self, move: Move, irregular: bool) -> int:
        """Who makes this move: the seat to play, or out of turn whoever holds the card."""
        at = self.to_play
        assert at is not None
        if not isinstance(move, Card):
            if self.takes_passes:
                return at
            raise IllegalPlayError(self.reason("not_in_hand"), at, move)
        if move in self.hands[at]:
            return at
        for seat, hand in enumerate(self.hands):
            if move in hand and irregular:
                return seat
            if move in hand:
                raise IllegalPlayError(self.reason("not_in_hand"), at, move)
        free = move in self.round.pack and move not in self.moves
        if self.round.trump == "turned" and move == self.deal.turned:
            free = free and at == self.deal.dealer
        if free and self.unknown[at]:
            return at
        raise IllegalPlayError(self.reason("not_in_hand"), at, move)

    takes_passes = False

    def choices(self, seat: int) -> tuple[Move, ...]:
        """What this seat could do if no rule forbade it."""
        return self.hands[seat]

    def barred(self, seat: int, moves: tuple[Move, ...]) -> Mapping[Move, Reason]:
        """The moves that no duty forbids but their place in the round, and why."""
        raise NotImplementedError

    def allowed(
        self, moves: tuple[Move, ...], kept: tuple[Move, ...]
    ) -> Iterable[tuple[Move, Verdict]]:
        """The verdict on each of the moves that the duties leave."""
        raise NotImplementedError

    def facts(self, key: str, *, spares: bool = False) -> dict[str, str | int]:
        """The parameters of a reason of this key as the table stands.

        ``spares``: it is a duty that some cards are free of.
        """
        raise NotImplementedError

    def after(self, seat: int, move: Move, irregular: tuple[Irregular, ...]) -> Self:
        """The position after this move, which has been found to be possible."""
        raise NotImplementedError

    def end_trick(self, winner: int | None = None) -> Self:
        """The position after an incomplete trick; the same where there are no tricks."""
        return self

    def claim(self, seat: int) -> Result | None:
        """The result if this seat takes all that is left; None where nothing can be claimed."""
        return None

    def reason(self, key: str, *, house: bool = False) -> Reason:
        """The reason of this key, with the statements that the round gives for it.

        ``house``: a rule of the house makes the case another than the key says.
        """
        facts = self.facts(key)
        if house:
            facts["house"] = 1
        return Reason(key, facts, self.round.sources(key))

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def _with(self, **changes: Any) -> Self:
        """A new position, ``changes`` apart the same; only for one that nobody has seen yet."""
        made = object.__new__(type(self))
        held = vars(self)
        vars(made).update({name: held[name] for name in self.__dataclass_fields__} | changes)
        return made

    def _given(self, seat: int, move: Move) -> dict[str, Any]:
        """The hands without a card of this seat, and the move among the moves."""
        hand = self.hands[seat]
        changes: dict[str, Any] = {
            "moves": (*self.moves, move),
            "movers": (*self.movers, seat),
        }
        if move in hand:
            at = hand.index(move)
            held = hand[:at] + hand[at + 1 :]
            changes["hands"] = (*self.hands[:seat], held, *self.hands[seat + 1 :])
        elif isinstance(move, Card):
            fewer = self.unknown[seat] - 1
            changes["unknown"] = (*self.unknown[:seat], fewer, *self.unknown[seat + 1 :])
        return changes

"""A position in a round of tricks: an immutable value that knows what may be played and why.

Two positions reached by the same cards are equal.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

from ..errors import DealError, IllegalPlayError
from .cards import Card
from .deal import Deal, clockwise, dealt_seats
from .obligations import Reason, Verdict, beats
from .rules import RoundRules, Rules
from .scoring import Result
from .verdicts import NEVER, judge, reason, refusal


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in order of play, and who played them."""

    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    leader: int | None = None
    winner: int | None = None
    """None while the trick is incomplete."""


@dataclass(frozen=True, slots=True)
class Irregular:
    """A play that broke a duty: its index in ``moves``, who, what, and why it was wrong."""

    move: int
    seat: int
    card: Card
    reason: Reason


@dataclass(frozen=True)
class Position:
    """A round of tricks after some cards: whose turn, who holds what, what lies on the table."""

    rules: Rules
    number: int
    """The number of the deal, counted from 0."""
    deal: Deal
    seats: tuple[int, ...]
    """The seats dealt in, in order."""
    hands: tuple[tuple[Card, ...], ...] = field(compare=False)
    """The known cards still held, by seat, in the order of the deal."""
    unknown: tuple[int, ...] = field(compare=False)
    """How many more cards each seat holds that are not known."""
    to_play: int | None = None
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    moves: tuple[Card, ...] = ()
    irregular: tuple[Irregular, ...] = field(default=(), compare=False)

    @cached_property
    def round(self) -> RoundRules:
        """What binds in this deal."""
        return self.rules.round(self.number)

    @cached_property
    def trump(self) -> str | None:
        """The trump suit, or None."""
        trump = self.round.trump
        if trump != "turned":
            return trump
        return self.deal.turned.suit if self.deal.turned else None

    @property
    def leader(self) -> int | None:
        """Who leads, or led, the trick on the table."""
        return self.trick.leader

    @cached_property
    def led(self) -> str | None:
        """The suit that was led; None before the lead."""
        return self.trick.cards[0].suit if self.trick.cards else None

    @cached_property
    def winning_card(self) -> Card | None:
        """The card that is winning the trick so far (FK-36, FK-37, FK-62)."""
        cards = self.trick.cards
        best = cards[0] if cards else None
        for card in cards[1:]:
            if best is not None and beats(card, best, self.trump):
                best = card
        return best

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
    def irregular_deal(self) -> bool:
        """Does some seat dealt in hold another number of cards than the round's?"""
        size = self.round.hand_size
        held = zip(self.deal.hands, self.deal.unknown, strict=True)
        return any(
            seat in self.seats and len(hand) + more != size
            for seat, (hand, more) in enumerate(held)
        )

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
        if seat in self.trick.seats:
            return True
        held = len(self.hands[seat]) + self.unknown[seat]
        return held > 0 and self.round.plays(self, seat)

    def legal(self) -> tuple[Card, ...]:
        """The known cards that may be played now."""
        return tuple(card for card, verdict in self.verdicts().items() if verdict.legal)

    def verdicts(self, seat: int | None = None) -> dict[Card, Verdict]:
        """Every known card of a hand with its verdict: of the seat to play, or of ``seat``.

        Another seat is judged as if it were to play now. Empty once the deal is over.
        """
        if self.over:
            return {}
        at = self.to_play if seat is None else seat
        if at is None or at not in range(self.rules.players):
            raise DealError("seat", seat=at, last=self.rules.players - 1)
        return judge(self, at, self.hands[at])

    def play(self, move: Card | str, *, irregular: bool = False) -> Self:
        """The position after this card.

        Raises IllegalPlayError for a card that may not be played. With ``irregular`` any card of a
        seat that has not yet played to the trick is taken, and a broken duty is noted in
        ``irregular`` instead. A card nobody is known to hold may be played for an unknown one.
        """
        card = Card.parse(move) if isinstance(move, str) else move
        if self.to_play is None:
            raise IllegalPlayError(reason(self, "deal_over"), None, card)
        seat = self._player(card, irregular)
        hand = self.hands[seat]
        why = refusal(self, seat, hand if card in hand else (*hand, card), card)
        broken = [] if seat == self.to_play else [reason(self, "out_of_turn")]
        if why is not None:
            broken.append(why)
            if not (irregular or card not in hand) or why.key in NEVER:
                raise IllegalPlayError(why, seat, card)
        noted = tuple(Irregular(len(self.moves), seat, card, reason) for reason in broken)
        return self._lay(seat, card, self.irregular + noted)

    def _player(self, card: Card, irregular: bool) -> int:
        assert self.to_play is not None
        if card in self.hands[self.to_play]:
            return self.to_play
        for seat, hand in enumerate(self.hands):
            if card in hand and irregular:
                return seat
            if card in hand:
                raise IllegalPlayError(reason(self, "not_in_hand"), self.to_play, card)
        free = card in self.round.pack and card not in self.moves
        if self.round.trump == "turned" and card == self.deal.turned:
            free = free and self.to_play == self.deal.dealer
        if free and self.unknown[self.to_play]:
            return self.to_play
        raise IllegalPlayError(reason(self, "not_in_hand"), self.to_play, card)

    def _lay(self, seat: int, card: Card, irregular: tuple[Irregular, ...]) -> Self:
        """The card on the table, and whose turn it is: the next in the trick, or who leads now."""
        held = tuple(other for other in self.hands[seat] if other != card)
        one = int(len(held) == len(self.hands[seat]))
        trick = Trick(
            (*self.trick.cards, card),
            (*self.trick.seats, seat),
            self.leader if self.trick.cards else seat,
        )
        after = type(self)(
            *self._table,
            hands=(*self.hands[:seat], held, *self.hands[seat + 1 :]),
            unknown=(*self.unknown[:seat], self.unknown[seat] - one, *self.unknown[seat + 1 :]),
            to_play=self.to_play,
            trick=trick,
            tricks=self.tricks,
            moves=(*self.moves, card),
            irregular=irregular,
        )
        assert trick.leader is not None
        for following in clockwise(trick.leader, self.rules.players):
            if following not in trick.seats and after.plays(following):
                return after._turn(following, trick)
        return after.end_trick()

    def end_trick(self, winner: int | None = None) -> Self:
        """The position after the trick on the table, whoever has played to it.

        The lead is with the winner, by the rules or as given, or moves left (C-FK-04).
        """
        won = self.winning if winner is None else winner
        done = Trick(self.trick.cards, self.trick.seats, self.trick.leader, won)
        ended = type(self)(
            *self._table,
            hands=self.hands,
            unknown=self.unknown,
            tricks=(*self.tricks, done),
            moves=self.moves,
            irregular=self.irregular,
        )
        return ended._led_from(won)

    @property
    def _table(self) -> tuple[Rules, int, Deal, tuple[int, ...]]:
        """What stays the same in a deal."""
        return self.rules, self.number, self.deal, self.seats

    def _led_from(self, first: int | None) -> Self:
        """The lead is with ``first``, or moves left to a seat with a card (C-FK-04)."""
        leader = None
        if first is not None and len(self.tricks) != self.round.max_tricks:
            seats = clockwise(first, self.rules.players)
            leader = next(filter(self.plays, seats), None)
        return self._turn(leader, Trick(leader=leader))

    def _turn(self, seat: int | None, trick: Trick) -> Self:
        """Only for a position just made, which nobody has seen yet."""
        object.__setattr__(self, "to_play", seat)
        object.__setattr__(self, "trick", trick)
        return self


def start(
    rules: Rules, deal: Deal, *, number: int = 0, seats: Iterable[int] | None = None
) -> Position:
    """The position before the first card; the forehand leads (FK-28).

    ``seats`` are the seats dealt in (a play-off, C-FK-10); the others hold nothing. Hands of
    another size than the round's make an irregular deal. Raises DealError for a deal not of these
    rules.

    >>> from femkort_widgets.core.games import rules
    >>> position = start(rules("femkort", players=2), Deal(("SA H7", "S5 SK D2"), dealer=0))
    >>> position = position.play("S5")
    >>> {str(card): verdict.reason.key for card, verdict in position.verdicts().items()}
    {'SA': 'heads', 'H7': 'follow_suit'}
    """
    Rules.check(rules)
    Deal.check(deal)
    this = rules.round(number)
    if len(deal.hands) != rules.players:
        raise DealError("hand_count", hands=len(deal.hands), players=rules.players)
    dealt_in = dealt_seats(rules.players, seats)
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            if card not in this.pack:
                raise DealError("not_in_pack", card=str(card))
        if (hand or deal.unknown[seat]) and seat not in dealt_in:
            raise DealError("not_dealt_in", seat=seat)
    if this.trump == "turned":
        _check_turned(deal)
    position = Position(rules, number, deal, dealt_in, deal.hands, deal.unknown)
    return position._led_from((deal.dealer + 1) % rules.players)


def _check_turned(deal: Deal) -> None:
    if deal.turned is None:
        raise DealError("turned_missing")
    dealt = deal.turned in deal.hands[deal.dealer]
    elsewhere = any(deal.turned in hand for hand in deal.hands)
    if not dealt and (elsewhere or not deal.unknown[deal.dealer]):
        raise DealError("turned_not_dealt", card=str(deal.turned), dealer=deal.dealer)

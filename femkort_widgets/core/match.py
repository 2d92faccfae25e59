"""A match: deals one after another, with dealer, pot, redeals, void hands and play-offs.

Match is the one thing here that changes; all it holds is one immutable State, so whoever wants to
take a step back keeps an earlier state.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..errors import DealError, Error, RulesError, expect
from .cards import Move, player_names, seat_labels
from .deal import Deal, check_seed, clockwise, deal, is_seat
from .ledger import Ledger, ante, decide, open_ledger, settle
from .opening import start
from .position import Position
from .rules import Rules
from .scoring import Result


class Request(NamedTuple):
    """Somebody asked for better cards (FK-56, FK-57): who, the answers by seat, the outcome."""

    seat: int
    agree: tuple[bool, ...]
    granted: bool


class Outcome(NamedTuple):
    """One deal of a match; ``result`` is None where it was redealt, misdealt or cut short."""

    number: int
    attempt: int
    dealer: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class Hand:
    """A deal within its match, with the ledger as it stood when the first card could be played."""

    number: int
    attempt: int
    dealer: int
    position: Position
    before: Ledger
    shuffled: bool = False
    """Was it dealt from the seed of the match?"""
    requests: tuple[Request, ...] = ()
    ended: str = ""
    """``""`` while it is played, then ``over``, ``redeal``, ``misdeal`` or ``stopped``."""
    stopped: int = 0
    """How often the match was stopped in or after this hand: the second time ends a tie."""

    @property
    def opening(self) -> Position:
        """The position before the first card."""
        at = self.position
        return start(at.rules, at.deal, number=at.number, seats=self.before.playoff or None)

    @property
    def outcome(self) -> Outcome:
        """The hand as ``Match.results`` lists it."""
        result = self.position.result if self.ended == "over" else None
        return Outcome(self.number, self.attempt, self.dealer, result)


@dataclass(frozen=True, slots=True)
class State:
    """Everything a match is at one moment."""

    hand: Hand
    ledger: Ledger
    earlier: tuple[Hand, ...] = ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Every hand dealt so far, the present one last."""
        return (*self.earlier, self.hand)


class Match:
    """Deals and takes the antes at once.

    Prepared ``deals`` are dealt in order, with their hands and turned card; every further deal is
    shuffled from ``seed``. Raises Error where neither is given, DealError for a deal not of these
    rules.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        names: Sequence[str] | None = None,
        seed: int | str | None = None,
        deals: Iterable[Deal] | None = None,
        dealer: int = 0,
    ) -> None:
        Rules.check(rules)
        if seed is None and deals is None:
            raise Error("seed_or_deals")
        if not is_seat(dealer, rules.players):
            raise Error("seat", seat=dealer, last=rules.players - 1)
        self.rules = rules
        if seed is not None:
            check_seed(seed)
        self.names = player_names(names, rules.players)
        self.labels = seat_labels(rules.players)
        self.seed = seed
        expect(deals or (), Iterable, DealError, "a list of deals, as in [fw.Deal(hands, dealer)]")
        self._deals = tuple(deals or ())
        for prepared in self._deals:
            Deal.check(prepared)
        ledger = ante(open_ledger(rules), rules, after_void=False)
        self.state = State(self._deal(ledger, 0, 1, dealer, dealt=0), ledger)

    def _deal(self, ledger: Ledger, number: int, attempt: int, dealer: int, dealt: int) -> Hand:
        seats = ledger.playoff or None
        if dealt < len(self._deals):
            hands = self._deals[dealt].dealt_by(dealer)
        elif self.seed is None:
            raise Error("no_more_deals", count=len(self._deals))
        else:
            hands = deal(
                self.rules,
                seed=self.seed,
                dealer=dealer,
                number=number,
                attempt=attempt,
                seats=seats,
            )
        position = start(self.rules, hands, number=number, seats=seats)
        return Hand(
            number,
            attempt,
            dealer,
            position,
            ledger,
            shuffled=dealt >= len(self._deals),
            ended="over" if position.over else "",
        )

    @property
    def position(self) -> Position:
        """The deal being played, or the last one until ``next_deal()``."""
        return self.state.hand.position

    @property
    def number(self) -> int:
        """The number of this deal: completed deals before it."""
        return self.state.hand.number

    @property
    def attempt(self) -> int:
        """1, and one more for each void, redealt or misdealt hand of this number."""
        return self.state.hand.attempt

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self.state.hand.dealer

    @property
    def pot(self) -> int:
        """What lies in the pot; under ``best_of_three_pots`` the bank."""
        return self.state.ledger.pot

    @property
    def chips(self) -> tuple[int, ...]:
        """Won or lost so far, by seat; ``sum(chips) + pot`` is 0."""
        return self.state.ledger.chips

    @property
    def points(self) -> tuple[int, ...]:
        """The running totals, by seat; in Femkort pots won."""
        return self.state.ledger.points

    @property
    def over(self) -> bool:
        """Is the match decided?"""
        return self.state.ledger.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won the match; empty until it is over."""
        return self.state.ledger.winners

    @property
    def playoff(self) -> tuple[int, ...]:
        """The tied seats while they play off (FK-55), else empty."""
        return self.state.ledger.playoff

    @property
    def results(self) -> tuple[Outcome, ...]:
        """Every ended deal in order."""
        return tuple(hand.outcome for hand in self.state.hands if hand.ended)

    def play(self, move: Move | str, *, irregular: bool = False) -> None:
        """Play a card or pass, as ``Position.play`` does; the pot is paid when it ends the deal.

        Raises IllegalPlayError, and Error after ``stop()`` in the middle of a deal.
        """
        if self.state.hand.ended == "stopped":
            raise Error("deal_stopped")
        self._advance(self.position.play(move, irregular=irregular))

    def _advance(self, position: Position) -> None:
        state = self.state
        hand, ledger = replace(state.hand, position=position), state.ledger
        if position.result is not None:
            hand = replace(hand, ended="over")
            ledger = settle(ledger, self.rules, position.result)
        self.state = replace(state, hand=hand, ledger=ledger)

    def next_deal(self) -> None:
        """Deal again: the same dealer after a void hand, else the next one.

        (FK-24, C-FK-23, FP-20, LS-21.)

        Raises Error while a deal is being played, and when the match is over.
        """
        if self.over:
            raise Error("match_over")
        hand, ledger = self.state.hand, self.state.ledger
        if not hand.ended:
            raise Error("deal_running")
        result = hand.outcome.result
        if result is not None and result.void and hand.before.playoff == ledger.playoff:
            number, attempt, dealer = hand.number, hand.attempt + 1, hand.dealer
        else:
            number, attempt = ledger.completed, 1
            dealer = self._next_dealer(hand.dealer)
        ledger = ante(ledger, self.rules, after_void=attempt > 1)
        self._take(hand, ledger, number, attempt, dealer)

    def _next_dealer(self, last: int) -> int:
        seats = self.playoff or range(self.rules.players)
        return next(seat for seat in clockwise(last + 1, self.rules.players) if seat in seats)

    def _take(self, ended: Hand, ledger: Ledger, number: int, attempt: int, dealer: int) -> None:
        earlier = (*self.state.earlier, ended)
        hand = self._deal(ledger, number, attempt, dealer, dealt=len(earlier))
        self.state = State(hand, ledger, earlier)

    def ask_redeal(self, seat: int, agree: Sequence[bool]) -> bool:
        """Ask for better cards before the first card; granted only if everybody agrees (FK-57).

        ``agree`` holds an answer by seat; the asker and seats not dealt in always agree. A granted
        request deals again at once and costs nothing (C-FK-07, C-FK-16). Raises RulesError.
        """
        if "redeal_request" not in self.rules.variants:
            raise RulesError("no_request")
        if not is_seat(seat, self.rules.players):
            raise RulesError("seat", seat=seat, last=self.rules.players - 1)
        if not isinstance(agree, Sequence):
            raise RulesError("request_agree", given=agree)
        if len(agree) != self.rules.players:
            raise RulesError("request_answers", given=len(agree), seats=self.rules.players)
        self._before_the_lead("request_too_late")
        free = {seat, *range(self.rules.players)} - (set(self.position.seats) - {seat})
        if any(said not in (True, False) for at, said in enumerate(agree) if at not in free):
            raise RulesError("request_agree", given=agree)
        answers = tuple(bool(said) or at in free for at, said in enumerate(agree))
        asked = Request(seat, answers, all(answers))
        hand = replace(self.state.hand, requests=(*self.state.hand.requests, asked))
        if asked.granted:
            self._again(hand, "redeal")
        else:
            self.state = replace(self.state, hand=hand)
        return asked.granted

    def misdeal(self) -> None:
        """The deal was wrong and nobody has led: the same dealer deals again, free (C-FK-06).

        Raises RulesError.
        """
        self._before_the_lead("misdeal_too_late")
        self._again(self.state.hand, "misdeal")

    def _before_the_lead(self, too_late: str) -> None:
        if self.over or self.state.hand.ended or self.position.moves:
            raise RulesError(too_late)

    def _again(self, hand: Hand, why: str) -> None:
        hand = replace(hand, ended=why)
        self._take(hand, self.state.ledger, hand.number, hand.attempt + 1, hand.dealer)

    def stop(self) -> None:
        """End the match early (FK-50, FK-54); a tie is played off by ``next_deal()`` (FK-55).

        In the middle of a deal that pot stays unpaid. Raises Error when the match is over.
        """
        if self.over:
            raise Error("match_over")
        hand = self.state.hand
        hand = replace(hand, ended=hand.ended or "stopped", stopped=hand.stopped + 1)
        self.state = replace(self.state, hand=hand, ledger=decide(self.state.ledger, self.rules))

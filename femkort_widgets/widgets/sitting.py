"""A sitting: one person and some bots at a match, with steps back; no screen in here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from ..analysis.bots import BOTS, Bot, bot, choose
from ..core.match import Match, State
from ..errors import Error, IllegalPlayError, expect
from ..film import reason_data

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Moment:
    """What a step back returns to."""

    state: State
    asking: int | None
    """The bot whose request for better cards waits for an answer."""
    asked: frozenset[int]
    """Who has already asked in this hand: one request a seat (C-FK-16)."""


class Sitting:
    """A match at which ``seat`` is played by a person and every other seat by a bot."""

    def __init__(
        self, match: Match, seat: int | None, bots: Mapping[int, Bot], *, free: bool = False
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = dict(bots)
        self.free = free
        """May irregular cards be played? They are noted."""
        self.asking: int | None = None
        self.asked: frozenset[int] = frozenset()
        self._past: list[Moment] = []
        self._future: list[Moment] = []
        self._go_on()

    @property
    def can(self) -> dict[str, bool]:
        """Which wishes are possible now."""
        match, hand = self.match, self.match.state.hand
        waiting = self.asking is not None
        return {
            "undo": bool(self._past),
            "redo": bool(self._future),
            "next_deal": bool(hand.ended) and not match.over,
            "new_game": True,
            "ask_redeal": self._may_ask(self.seat) and not waiting,
            "answer_redeal": waiting,
            "stop": not match.over,
        }

    def play(self, card: str) -> None:
        """The person plays a card; bots answer. Raises IllegalPlayError, Error."""
        if self.asking is not None:
            raise Error("not_now", wish="play")
        if self.match.position.over or self.match.state.hand.ended:
            raise Error("not_now", wish="play")
        if self.seat is None or (self.match.position.to_play != self.seat and not self.free):
            raise Error("not_your_turn")
        self._decide(lambda: self.match.play(card, irregular=self.free))

    def next_deal(self) -> None:
        """Deal again."""
        self._decide(self._deal_again)

    def stop(self) -> None:
        """End the match early (FK-50)."""
        self._decide(self.match.stop)

    def ask_redeal(self) -> bool:
        """The person asks for better cards; every bot answers (FK-56, FK-57). True if granted."""
        seat = self.seat
        if seat is None or not self.can["ask_redeal"]:
            raise Error("not_now", wish="ask_redeal")
        return self._decide(lambda: self._request(seat, agreed=True))

    def answer_redeal(self, agree: bool) -> bool:
        """The person answers a bot's request for better cards. True if it is granted."""
        asker = self.asking
        if asker is None:
            raise Error("not_now", wish="answer_redeal")
        return self._decide(lambda: self._request(asker, agreed=agree))

    def undo(self) -> None:
        """Back to the last decision."""
        self._step(self._past, self._future, "undo")

    def redo(self) -> None:
        """Forward again."""
        self._step(self._future, self._past, "redo")

    def _step(self, source: list[Moment], target: list[Moment], wish: str) -> None:
        if not source:
            raise Error("not_now", wish=wish)
        target.append(self._moment())
        moment = source.pop()
        self.match.state = moment.state
        self.asking, self.asked = moment.asking, moment.asked

    def _moment(self) -> Moment:
        return Moment(self.match.state, self.asking, self.asked)

    def _decide(self, decision: Callable[[], _T]) -> _T:
        before = self._moment()
        outcome = decision()
        self._past.append(before)
        self._future.clear()
        self._go_on()
        return outcome

    def _deal_again(self) -> None:
        self.match.next_deal()
        self.asked = frozenset()

    def _go_on(self) -> None:
        """Bots ask and play until a person has to decide or the deal is over."""
        if not self._bots_ask():
            while (seat := self.match.position.to_play) in self.bots:
                if self.match.state.hand.ended or seat is None:
                    break
                self.match.play(choose(self.bots[seat], self.match.position, self._random()))

    def _bots_ask(self) -> bool:
        """True where a bot's request waits for the person's answer."""
        for seat in self.match.position.seats:
            if self.asking is None and self._may_ask(seat) and seat in self.bots:
                if not self.bots[seat].asks(self.match.position.hands[seat]):
                    continue
                if self.seat in self.match.position.seats:
                    self.asking = seat
                    return True
                self._request(seat, agreed=True)
        return self.asking is not None

    def _may_ask(self, seat: int | None) -> bool:
        match = self.match
        return (
            "redeal_request" in match.rules.variants
            and not match.position.moves
            and not match.state.hand.ended
            and seat in match.position.seats
            and seat not in self.asked
        )

    def _request(self, asker: int, *, agreed: bool) -> bool:
        hands, random = self.match.position.hands, self._random()
        answers = [
            agreed if seat not in self.bots else self.bots[seat].agrees(hands[seat], random)
            for seat in range(self.match.rules.players)
        ]
        self.asking, self.asked = None, self.asked | {asker}
        return self.match.ask_redeal(asker, answers)

    def _random(self) -> Random:
        """The same chances at the same point of the same match, whatever was undone before."""
        match = self.match
        place = (match.seed, match.number, match.attempt, len(match.position.moves))
        return Random(f"bots/{place}/{len(self.asked)}")


def seated(bots: str | Bot | Sequence[str | Bot], players: int, seat: int | None) -> dict[int, Bot]:
    """Bots for every seat but the person's: one kind for all, or one per seat. Raises Error."""
    expect(bots, (str, Bot, Sequence), Error, f"a kind of bot or one per seat: {', '.join(BOTS)}")
    kinds = [bots] * players if isinstance(bots, str | Bot) else list(bots)
    if len(kinds) != players:
        raise Error("bots", given=len(kinds), players=players)
    made = [kind if isinstance(kind, Bot) else bot(kind) for kind in kinds]
    return {at: made[at] for at in range(players) if at != seat}


def told(problem: Error) -> dict[str, Any]:
    """An error as the page hears it: the key of its sentence, its data, the reason of a refusal."""
    if isinstance(problem, IllegalPlayError):
        return {
            "card": str(problem.card),
            "reason": reason_data(problem.reason, legal=False),
        }
    data = {key: value for key, value in problem.data.items() if isinstance(value, str | int)}
    return {"key": problem.key, "data": data}

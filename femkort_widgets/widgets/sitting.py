"""A sitting: people and bots at a match, with steps back; no screen in here."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from ..analysis.strategies import Strategy, choose
from ..core.cards import PASS, read_move
from ..errors import Error, IllegalPlayError
from ..film import NOBODY, Reel
from ..records.matches import Match
from .moment import Moment
from .seating import any_seed

_T = TypeVar("_T")


class Sitting:
    """A match at which people play the ``seats`` and bots the others.

    Where several people share one screen only one of them looks at it at a time.
    """

    def __init__(
        self,
        match: Match,
        seats: tuple[int, ...],
        bots: Mapping[int, Strategy],
        *,
        free: bool = False,
    ) -> None:
        self.match = match
        self.seats = seats
        self.seat = seats[0] if len(seats) == 1 else None
        """Whose hand is on the screen: the person's, or of several whoever has looked last."""
        self.bots = dict(bots)
        self.free = free
        """May irregular cards be played? They are noted."""
        self.asking: int | None = None
        self.asked: frozenset[int] = frozenset()
        self.answered: dict[str, Any] | None = None
        """The last request for better cards, with the answers, until something else happens."""
        self.earlier: Sitting | None = None
        """The match given up for this one: a step back before its first card returns to it."""
        self._past: list[Moment] = []
        self._future: list[Moment] = []
        self._reels: dict[tuple[int | None, bool], Reel] = {}
        """By who sees the screen, what has been shown already."""
        self._go_on()

    @property
    def can(self) -> dict[str, bool]:
        """Which wishes are possible now."""
        match, hand, waiting = self.match, self.match.state.hand, self.asking is not None
        return {
            "undo": bool(self._past) or self.earlier is not None,
            "redo": bool(self._future),
            "next_deal": bool(hand.ended) and not match.over,
            "new_game": True,
            "ask_redeal": self._may_ask(self.seat) and not waiting,
            "answer_redeal": waiting,
            "stop": not match.over and self.curtain is None,
            "look": self.curtain is not None,
        }

    @property
    def viewer(self) -> int | None:
        """Who sees the screen: everybody at a table of bots, nobody while it is passed on."""
        if not self.seats:
            return None
        return NOBODY if self.seat is None or self.curtain is not None else self.seat

    def frames(self, *, judged: bool) -> dict[str, Any]:
        """The hand being played, as whoever is at the screen may see it."""
        viewer = self.viewer
        reel = self._reels.setdefault((viewer, judged), Reel(viewer, judged=judged))
        return reel.shown(self.match, self.match.state.hand)

    def state(self) -> dict[str, Any]:
        """The match as the page needs it beside the frames."""
        match = self.match
        return {
            "can": self.can,
            "redeal": self._waiting() or self.answered,
            "curtain": self.curtain,
            "bots": sorted(self.bots),
            "match": {
                "number": match.number,
                "attempt": match.attempt,
                "dealer": match.dealer,
                "over": match.over,
                "stopped": match.state.hand.ended == "stopped",
                "winners": list(match.winners),
                "playoff": list(match.playoff),
                "pot": match.pot,
                "chips": list(match.chips),
                "points": list(match.points),
            },
        }

    def _waiting(self) -> dict[str, Any] | None:
        """The request for better cards that waits for an answer."""
        if self.asking is None:
            return None
        seats = range(self.match.rules.players)
        answers = [True if seat == self.asking else None for seat in seats]
        return {"asker": self.asking, "answers": answers, "granted": None}

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What is done inside is done to its end or, where something raises, not at all."""
        state = self.match.state
        kept = {**vars(self), "_past": [*self._past], "_future": [*self._future]}
        try:
            yield
        except BaseException:
            self.match.state = state
            vars(self).update(kept)
            raise

    def grant(self, wish: object, move: str, *, agree: bool) -> None:
        """Do what the page asks for. Raises IllegalPlayError and Error."""
        self.answered = None
        if wish == "play":
            self.play(move)
        elif wish == "answer_redeal":
            self.answer_redeal(agree)
        elif wish in ("undo", "redo", "next_deal", "stop", "look", "ask_redeal"):
            if not self.can[wish]:
                raise Error("not_now", wish=wish)
            getattr(self, wish)()
        else:
            raise Error("unknown_wish", wish=str(wish)[:40])

    def follow(self) -> None:
        """The match was gone on with elsewhere: a request that waited here waits no more."""
        self.asking, self.answered = None, None

    def anew(self) -> "Sitting":
        """The same table with a new match of the same rules."""
        rules, names = self.match.rules, self.match.names
        match = Match(rules, names=names, seed=any_seed(), dealer=self.match.state.hands[0].dealer)
        made = Sitting(match, self.seats, self.bots, free=self.free)
        made.earlier = self if not self.match.over else None
        return made

    @property
    def given_up(self) -> "Sitting | None":
        """The match that a step back would return to."""
        return None if self._past else self.earlier

    @property
    def curtain(self) -> int | None:
        """The person whose turn it is and who has yet to take the screen.

        Where a bot's request for better cards waits, somebody has to look before answering it.
        """
        at = self.match.position.to_play
        if self.asking is not None and at in self.bots:
            at = self.seats[0] if self.seat is None else self.seat
        ended = bool(self.match.state.hand.ended)
        return at if at in self.seats and at != self.seat and not ended else None

    def look(self) -> None:
        """The person to play takes the screen and sees that hand."""
        if self.curtain is None:
            raise Error("not_now", wish="look")
        self.seat = self.curtain

    def play(self, move: str) -> None:
        """The person plays a card or passes; bots answer. Raises IllegalPlayError, Error."""
        if self.asking is not None or self.curtain is not None:
            raise Error("not_now", wish="play")
        if self.match.position.over or self.match.state.hand.ended:
            raise Error("not_now", wish="play")
        position = self.match.position
        if self.seat is None or (position.to_play != self.seat and not self.free):
            raise Error("not_your_turn")
        mine = (*position.hands[self.seat], *([PASS] if position.to_play == self.seat else []))
        if (chosen := read_move(move)) not in mine:
            raise IllegalPlayError(position.reason("not_in_hand"), self.seat, chosen)
        self._decide(lambda: self.match.play(chosen, irregular=self.free))

    def try_out(self, move: str) -> None:
        """Raise IllegalPlayError where the person to play may not play this; nothing is played."""
        position = self.match.position
        waits = self.asking is not None or self.curtain is not None
        if waits or position.over or self.match.state.hand.ended:
            raise Error("not_now", wish="tried")
        if self.seat is None or position.to_play != self.seat:
            raise Error("not_your_turn")
        position.play(move)

    def next_deal(self) -> None:
        """Deal again."""
        self._decide(self._deal_again)

    def stop(self) -> None:
        """End the match early (FK-50)."""
        self._decide(self.match.stop)

    def ask_redeal(self) -> bool:
        """Somebody asks for better cards; every bot answers (FK-56, FK-57). True if granted.

        People at one screen agree among themselves before one of them asks.
        """
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
        if self.curtain is not None:
            self.seat = None
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
                if set(self.seats) & set(self.match.position.seats):
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
        held, random = self.match.position.hands, self._random()
        answers = [
            agreed if seat not in self.bots else self.bots[seat].agrees(held[seat], random)
            for seat in range(self.match.rules.players)
        ]
        self.asking, self.asked = None, self.asked | {asker}
        granted = self.match.ask_redeal(asker, answers)
        hands = self.match.state.hands
        said = next(hand.requests[-1] for hand in reversed(hands) if hand.requests)
        self.answered = {"asker": asker, "answers": list(said.agree), "granted": granted}
        return granted

    def _random(self) -> Random:
        """The same chances at the same point of the same match, whatever was undone before."""
        match = self.match
        place = (match.seed, match.number, match.attempt, len(match.position.moves))
        return Random(f"bots/{place}/{len(self.asked)}")

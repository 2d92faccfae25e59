"""A match that writes itself down, and can be gone on with from what was written."""

from collections.abc import Iterator
from typing import Self

from ..core import match as core
from ..core.deal import clockwise
from ..core.games import game
from ..core.ledger import settle
from ..core.match import Hand
from ..core.position import Position
from .chips import taken
from .course import course_of
from .faults import Places
from .files import read_record
from .house import house_duties, house_order, several_kinds
from .model import DealLine, Hands, MatchRecord, Record, Redeal, RoundRecord, Source, Tag
from .play import Item, Lead, Move, Play, Unfinished, Won
from .resuming import resume
from .values import write_list, write_pairs


class Match(core.Match):
    """A match with its ``record``: every hand dealt, every card, in order."""

    @property
    def record(self) -> Record:
        """The match so far as a Record; an unfinished hand ends with ``*``."""
        rounds = tuple(self._round(hand) for hand in self.state.hands)
        return Record(
            (MatchRecord(tuple(self._tags()), rounds),),
            source=Source(Places(""), None, self.rules),
        )

    @classmethod
    def resume(cls, record: Record | str) -> Self:
        """Go on with an unfinished match: it stands where the record ends.

        Raises Error where the record is not an unfinished match from its first deal on, and
        RecordError for a text that cannot be read.
        """
        return resume(cls, read_record(record))

    def _tags(self) -> Iterator[Tag]:
        rules = self.rules
        yield Tag.of("Match", "")
        yield Tag.of("Game", rules.game)
        if rules.variants:
            yield Tag("Variants", write_list(rules.variants))
        agreed = {
            option.key: str(rules.options[option.key])
            for option in game(rules.game).options
            if rules.options[option.key] != option.usual(rules.players)
        }
        if agreed:
            yield Tag("Options", write_pairs(agreed))
        if house := house_duties(rules):
            yield Tag("House", write_list(house))
        if order := house_order(rules):
            yield Tag.of("Rounds", " ".join(order))
        yield Tag.of("Seats", " ".join(self.labels))
        if self.names != self.labels:
            yield Tag("Names", write_pairs(dict(zip(self.labels, self.names, strict=True))))

    def _round(self, hand: Hand) -> RoundRecord:
        items: list[Tag | Hands | Redeal | Play] = [*self._round_tags(hand)]
        items.append(self._hands(hand.position))
        items += [self._request(hand, request) for request in hand.requests]
        if hand.position.moves or not hand.ended:
            items.append(Play(tuple(self._play(hand.position))))
        items += self._score(hand)
        return RoundRecord(tuple(items))

    def _round_tags(self, hand: Hand) -> Iterator[Tag]:
        position = hand.position
        yield Tag.of("Round", hand.number + 1)
        if several_kinds(self.rules):
            yield Tag.of("Kind", position.round.key)
        if hand.attempt > 1:
            yield Tag.of("Try", hand.attempt)
        yield Tag.of("Dealer", self.labels[hand.dealer])
        if hand.shuffled:
            yield Tag.of("Seed", self.seed)
        if position.deal.turned:
            yield Tag.of("Turned", position.deal.turned)
        result = position.result
        if hand.ended in ("redeal", "misdeal"):
            yield Tag.of("Result", hand.ended)
        elif hand.ended == "stopped" or (not hand.ended and position.moves):
            yield Tag.of("Result", "unfinished")
        elif result is not None and result.void:
            yield Tag.of("Result", "void")
        if hand.before.pot != self.rules.match.unit * self.rules.players:
            yield Tag.of("Pot", hand.before.pot)
        if hand.before.playoff:
            yield Tag.of("Playoff", " ".join(self.labels[seat] for seat in hand.before.playoff))
        if hand.stopped:
            yield Tag.of("Stopped", hand.stopped)

    def _hands(self, position: Position) -> Hands:
        deal = position.deal
        return Hands(
            tuple(
                DealLine(self.labels[seat], deal.hands[seat], deal.unknown[seat])
                for seat in position.seats
            )
        )

    def _request(self, hand: Hand, request: core.Request) -> Redeal:
        words = [
            "ask" if seat == request.seat else "ok" if request.agree[seat] else "no"
            for seat in clockwise(request.seat, self.rules.players)
            if seat in hand.position.seats
        ]
        outcome = "granted" if request.granted else "refused"
        return Redeal(self.labels[request.seat], tuple(words), outcome)

    def _play(self, position: Position) -> Iterator[Item]:
        marks: dict[int, tuple[str, ...]] = {}
        for note in position.irregular:
            mark = "^T" if note.reason.key == "out_of_turn" else "^R"
            marks[note.move] = (*marks.get(note.move, ()), mark)
        played = 0
        for row in course_of(position).rows(position):
            yield Lead(row.number, self.labels[row.leader])
            for move in row.moves:
                yield Move(move, marks=() if move is None else marks.get(played, ()))
                played += move is not None
            if row.winner is not None:
                yield Won(self.labels[row.winner])
        if not position.over:
            yield Unfinished()

    def _score(self, hand: Hand) -> Iterator[Tag]:
        """What the round brought; the running sums too where points are kept (rule 13)."""
        result = hand.outcome.result
        if result is None:
            return
        after = settle(hand.before, self.rules, result)
        yield Tag.of("Score", self._by_label(taken(hand.before, after, self.rules)))
        if not self.rules.match.unit:
            yield Tag.of("Total", self._by_label(after.points))

    def _by_label(self, numbers: tuple[int, ...]) -> str:
        return " ".join(
            f"{label} {number}" for label, number in zip(self.labels, numbers, strict=True)
        )

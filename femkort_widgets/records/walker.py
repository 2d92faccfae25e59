"""Walks along the items of a play.

The lines that wait for a variation to end are kept on a stack, so variations nest as deep as they
like.
"""

from typing import Any

from ..core.cards import PASS
from ..core.position import Position
from .change import changed
from .course import course_of
from .faults import Fault
from .gaps import lose, next_place, only_move
from .lines import Draft, Line, Opening, Text
from .notes import Command, Comment, Stop
from .play import Claim, Close, Item, Lead, Move, Open, Play, Unfinished, Unread, Won
from .replay import check_stop, play
from .steps import Step
from .table import Table
from .tokens import like_a_card

_PLAY = Move | Lead | Won | Open | Unfinished | Claim
"""What play consists of; comments and the like may follow its end."""
_UNSURE = ("revoke_not_marked", "nothing_broken", "not_only_card")
"""What cannot be said of a seat that has played an unknown card."""
_HOUSE = ("nothing_broken", "not_only_card")
"""What cannot be said where a duty of the house is not known."""


class Walker:
    """Plays a play from a start; afterwards it holds the steps and the faults."""

    def __init__(self, here: Table, start: Position) -> None:
        self.here = here
        self.unsure = _HOUSE if any(f.key == "house_not_checked" for f in here.faults) else ()
        self.course = course_of(start)
        self.given = Play()
        self.index = 0
        self.line = Line(start)
        self.waiting: list[Line] = []
        self.drafts: list[Draft] = []
        self.opening = Text()
        self.faults: list[Fault] = []
        self.claimed: int | None = None
        self.lines = 0
        self.ended = False

    def steps(self) -> tuple[Step, ...]:
        """The steps in the order of reading."""
        return tuple(draft.done() for draft in self.drafts)

    def run(self, given: Play) -> None:
        """Walk along a whole play."""
        self.given = given
        beyond = False
        for self.index, item in enumerate(given.items):
            if self.ended and not beyond and isinstance(item, _PLAY):
                beyond = True
                self._fault("after_end", item.at)
            if type(item) is Move:
                self._dash(item) if item.card is None else self._card(item)
            else:
                self._other(item)
        self._close_lead()
        line = self.line
        if self.drafts and not self.ended and not line.position.over and not line.lost:
            self._fault("missing_end", given.items[-1].at, expected="*")

    def _other(self, item: Item) -> None:
        match item:
            case Lead():
                self._lead(item)
            case Won():
                self._won(item)
            case Comment() | Stop():
                self._say(item)
            case Open():
                self._open(item)
            case Close():
                self._close()
            case Command(name="deal"):
                self._change(item)
            case Unread():
                self._unread(item)
            case Unfinished() | Claim():
                self._end(item)
            case _:
                pass

    def _fault(self, key: str, at: int, **data: Any) -> None:
        self.faults.append(Fault(key, at=at, **{"trick": self._number()} | data))

    def _label(self, seat: int | None) -> str | None:
        return None if seat is None else self.here.seats[seat]

    def _seat(self, label: str | None, at: int) -> int | None:
        seat = self.here.seat(label)
        if seat is None and label is not None:
            self._fault("unknown_seat", at, found=label, expected=" ".join(self.here.seats))
        return seat

    def _lead(self, item: Lead) -> None:
        """A trick begins or goes on; who leads it is compared when its first card is played."""
        line = self.line
        self._close_lead()
        another = item.number is not None and item.number != self._number()
        if line.position.trick.cards and another and not item.later:
            if not line.spoilt and line.winner is None:
                self._fault("trick_incomplete", item.at)
            line.position = line.position.end_trick(line.winner)
        begun = self.course.placed(line.position) > 0
        found, expected = item.label, f"{self._number()}{'...' if begun else '.'}"
        if found != expected:
            self._fault("wrong_number", item.at, found=found, expected=expected)
        if not begun:
            line.place, line.spoilt, line.winner, line.absent = None, False, None, 0
        line.full = False
        if item.seat is None:
            self._fault("missing_leader", item.at, expected=self._label(line.position.to_play))
        seat = self._seat(item.seat, item.at)
        line.lead = item if seat is not None else None
        line.leader = self.course.leader(line.position) if begun else seat
        if seat is not None and not begun:
            line.position = self.course.opened_by(line.position, seat)

    def _number(self) -> int:
        return self.course.number(self.line.position)

    def _close_lead(self, actual: int | None = None) -> None:
        """Compare the leader written with the one by the rules, or with who played."""
        item, to_play = self.line.lead, self.line.position.to_play
        self.line.lead = None
        if item is None:
            return
        seat = self.here.seat(item.seat)
        if seat not in (to_play, actual):
            self._fault(
                "wrong_leader",
                item.at,
                seat=seat,
                found=item.seat,
                expected=self._label(to_play),
            )

    def _card(self, move: Move) -> None:
        line, before = self.line, self.line.position
        first = next_place(line) if line.spoilt else line.leader
        played = play(before, move, first, spoilt=line.spoilt)
        self._close_lead(played.seat)
        unsure = _UNSURE if played.seat in line.lost else self.unsure
        if line.stalled:
            unsure = (*unsure, "stalled")
        self.faults += [fault for fault in played.faults if fault.key not in unsure]
        if line.full and not before.over:
            self._fault("trick_full", move.at, seat=played.seat)
            line.spoilt = True
        draft = Draft(
            move,
            before,
            played.after,
            line.parent if line.last is None else line.last,
            line.number,
            played.seat,
            line.opening if line.last is None else None,
            played.faults,
            self.index,
        )
        line.last = len(self.drafts)
        self.drafts.append(draft)
        line.full = False
        if played.after is None:
            line.stalled = move.card is PASS and before.takes_passes
            if not line.stalled:
                lose(line, self.course, self.given, self.index)
            return
        line.position, line.place, line.stalled = played.after, played.seat, False
        line.full = self.course.ended(played.after)

    def _unread(self, item: Unread) -> None:
        """What cannot be read; where a card must have stood and can be told, it is played."""
        key = "malformed_card" if like_a_card(item.text) else "unreadable"
        self._fault(key, item.at, found=item.text[:40])
        move = only_move(self.line, self.course, self.given, self.index)
        if move is None:
            self._close_lead()
            lose(self.line, self.course, self.given, self.index)
            return
        told = len(self.faults)
        self._card(Move(move, at=item.at))
        del self.faults[told:]

    def _dash(self, move: Move) -> None:
        """``-``: the next seat clockwise does not play to this trick (rule 5)."""
        line, now = self.line, self.line.position
        seat = line.place = next_place(line)
        line.absent += 1
        if self.course.plays(now, seat, ended=line.full):
            self._fault("no_card_played", move.at, seat=seat)

    def _won(self, item: Won) -> None:
        line, now = self.line, self.line.position
        winner = self._seat(item.seat, item.at)
        line.winner = winner
        won = self.course.won(now)
        if won is None:
            if not line.spoilt:
                self._fault("trick_incomplete", item.at, seat=now.to_play)
            return
        trick, right = won
        told: dict[str, Any] = {"trick": trick, "expected": self._label(right)}
        if item.seat is None:
            self._fault("missing_winner", item.at, **told)
        elif winner is not None and winner != right:
            self._fault("wrong_winner", item.at, seat=winner, found=item.seat, **told)

    def _say(self, item: Comment | Stop) -> None:
        self._text().add(item, self.index)
        if item.nested:
            self._fault("brace_in_comment", item.at)
        if item.malformed:
            self._fault("malformed_command", item.at)
        if isinstance(item, Stop):
            self.faults += check_stop(item, self.line.position)

    def _text(self) -> Text:
        """What is said here belongs to the last card of the line, or stands before its first."""
        line = self.line
        if line.last is not None:
            return self.drafts[line.last].text
        return self.opening if line.opening is None else line.opening.text

    def _open(self, item: Open) -> None:
        line = self.line
        self.lines += 1
        self.waiting.append(line)
        if line.last is None or self.drafts[line.last].move.card is PASS:
            self._fault("nothing_replaced", item.at)
        if line.last is None:
            base, parent = line.position, line.parent
        else:
            base, parent = self.drafts[line.last].before, self.drafts[line.last].parent
        opening = Opening(self.lines, line.last)
        place = base.movers[-1] if self.course.placed(base) else None
        self.line = Line(
            base,
            self.index + 1,
            self.lines,
            parent,
            opening,
            place=place,
            leader=self.course.leader(base),
            lost=set(line.lost),
        )

    def _close(self) -> None:
        self._close_lead()
        opening = self.line.opening
        beside = self.line.last is None
        self.line = self.waiting.pop()
        if beside and opening is not None:
            self._text().take(opening.text)

    def _change(self, command: Command) -> None:
        """``[%deal …]`` first in a variation: the hands change, the cards played stay (rule 9)."""
        line = self.line
        if line.opening is None or line.last is not None or line.lead is not None:
            self._fault("misplaced_deal", command.at)
            return
        position, problem = changed(line.position, command.words, self.here.seats)
        if position is None:
            self._fault("deal_change", command.at, found=problem)
            return
        line.position = position
        line.opening.change = command.given

    def _end(self, item: Unfinished | Claim) -> None:
        if self.waiting:
            return
        now, beyond = self.line.position, self.ended
        self.ended = True
        if beyond:
            return
        if now.over:
            self._fault("not_unfinished", item.at)
        if isinstance(item, Claim):
            self.claimed = self._seat(item.seat, item.at)
            if not now.over and self.claimed is not None and now.claim(self.claimed) is None:
                self._fault("no_claim", item.at)

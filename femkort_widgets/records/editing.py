"""Editing a record: what somebody does at a frame, and the record that comes of it.

Every function takes a Record and the number of a frame and gives an Edited; the record given is
left as it is. What is not touched stays as it was written: unknown tags, remarks, text that could
not be read, comments in other languages, other rounds. An edit that would leave the record with a
fault it did not have is refused.
"""

from collections.abc import Callable, Sequence

from ..core.cards import PASS, read_move
from ..core.cards import Move as Played
from ..core.position import Position
from ..errors import Error
from .change import change_hands, change_words
from .course import course_of
from .edited import Edited, finish, reached
from .model import Record
from .notes import Command, Comment, Remark
from .onward import Onward
from .places import Spot, Strip, along, line_end, opening_of, places, spot_of
from .play import Claim, Close, Lead, Move, Open, Play, Unfinished
from .saying import comment, glyph
from .steps import Step
from .table import ended_early

__all__ = ["Edited", "comment", "glyph", "play", "play_on", "remove"]


def play(
    record: Record, at: int, card: object, *, irregular: bool = False, change: str | None = None
) -> Edited:
    """Play a card or pass at a frame.

    Where a line goes on with it already, that frame is reached. At the end of its line the line
    goes on; elsewhere a side line begins. With ``change``, as in ``N+SA S-SA``, hidden hands are
    changed first (rule 9), always in a side line. Raises IllegalPlayError and Error.
    """
    spot, move = spot_of(record, at), read_move(card)
    if change is not None:
        words = change_words(change)
        found = _child(spot, move, words)
        return reached(found) if found else _branch(spot, [move], irregular, words)
    found = _child(spot, move)
    return reached(found) if found else _lay(spot, [move], irregular)


def play_on(
    record: Record, at: int, choose: Callable[[Position], Played], *, trick: bool = False
) -> Edited:
    """Play on to the end of the round, or with ``trick`` of the trick or lap, as ``choose`` says.

    Raises IllegalPlayError and Error, also where ``choose`` does.
    """
    spot = spot_of(record, at)
    position, course, moves = spot.position, course_of(spot.position), list[Played]()
    while not position.over:
        moves.append(choose(position))
        position = position.play(moves[-1])
        if trick and course.ended(position):
            break
    if not moves:
        raise Error("deal_done")
    while moves and (found := _child(spot, moves[0])):
        spot, moves = found, moves[1:]
    return _lay(spot, moves, irregular=False) if moves else reached(spot)


def remove(record: Record, at: int) -> Edited:
    """Take out a side line from this card on, or the rest of the main line of its round.

    A main line without its end is unfinished (rule 12). Raises Error at the start of a round.
    """
    spot = spot_of(record, at)
    step = spot.step
    if step is None:
        raise Error("studio.nothing_to_remove")
    given, strip, parent = spot.play, Strip(spot.play), spot.parent
    end = line_end(given, step.index)
    if step.variation is not None:
        opened = opening_of(given, step.index)
        strip.cut(opened, given.closing[opened] + 1)
        return finish(spot, strip, parent.place.item)
    strip.cut(step.index, end)
    lead = _lead_before(given, step.index)
    if lead is not None:
        strip.cut(lead, lead + 1)
    if step.line == 0:
        strip.put(len(strip.items), Unfinished())
    return finish(spot, strip, parent.place.item, main=step.line == 0)


def _lead_before(play: Play, index: int) -> int | None:
    """The number that stands before this card, texts between them."""
    at = index - 1
    while at >= 0 and not isinstance(play.items[at], Lead | Move | Open | Close):
        at -= 1
    return at if at >= 0 and isinstance(play.items[at], Lead) else None


def _child(spot: Spot, move: Played, words: tuple[str, ...] = ()) -> Spot | None:
    """The frame that a line goes on to with this card, and with this change of hands."""
    for number, step in enumerate(spot.walk.steps):
        if step.parent != spot.number or step.move.card != move or step.after is None:
            continue
        change = step.variation.change if step.variation else None
        if tuple((change or "").split()) == words:
            place = spot.place._replace(item=step.index)
            return Spot(spot.record, places(spot.record)[place], place, number)
    return None


def _lay(spot: Spot, moves: Sequence[Played], irregular: bool) -> Edited:
    """Go on with the line where it ends here, else begin a side line."""
    if spot.following is not None:
        return _branch(spot, moves, irregular)
    given, start = spot.play, 0 if spot.place.item is None else spot.place.item + 1
    end = len(given.items) if spot.line == 0 else line_end(given, start - 1)
    if spot.line == 0 and ended_early(spot.round) and not spot.position.over:
        raise Error("studio.dealt_again")
    behind = along(given, start, end)
    dashes = sum(isinstance(given.items[at], Move) for at in behind)
    onward = Onward(spot.position, spot.labels, dashes=dashes)
    for move in moves:
        onward.play(move, irregular=irregular)
    ends = [at for at in behind if isinstance(given.items[at], Unfinished | Claim)]
    items = list(onward.items)
    if (spot.line == 0 or ends) and not onward.position.over:
        items.append(Unfinished())
    strip = Strip(given)
    strip.put(end, *items)
    begun = [at for at in behind if isinstance(given.items[at], Lead)]
    leads = begun[-1:] if isinstance(items[0], Lead) else []
    if leads:
        strip.change(leads[0], items[0])
        strip.cut(end, end + 1)
    for at in reversed(ends):
        strip.cut(at, at + 1)
    last = end - len(ends) - len(leads) + _last_card(items)
    return finish(spot, strip, last, main=spot.line == 0, card=moves[-1])


def _branch(
    spot: Spot, moves: Sequence[Played], irregular: bool, words: tuple[str, ...] = ()
) -> Edited:
    """Begin a side line.

    It replaces the next card of the line. Where there is none, or a pass, which is never replaced
    (rule 9), it replaces the card before, which is played again first.
    """
    replaced, again = spot.following, list[Step]()
    if replaced is None or replaced.move.card is PASS:
        replaced = spot.step
        while replaced is not None and replaced.move.card is PASS:
            again.insert(0, replaced)
            replaced = None if replaced.parent is None else spot.walk.steps[replaced.parent]
        if replaced is None:
            raise Error("studio.nothing_replaced")
        again.insert(0, replaced)
    base = replaced.before
    if words:
        base = change_hands(base, words, spot.labels)
    onward = Onward(base, spot.labels, fresh=True)
    for step in again:
        assert step.move.card is not None
        onward.play(step.move.card, irregular=True)
    for move in moves:
        onward.play(move, irregular=irregular)
    change = [Command("deal", " ".join(words))] if words else []
    items = [Open(), *change, *onward.items, Close()]
    strip, at = Strip(spot.play), _beside(spot.play, replaced.index)
    strip.put(at, *items)
    return finish(spot, strip, at + _last_card(items), card=moves[-1])


def _beside(play: Play, index: int) -> int:
    """Where a further side line to this card stands: after its comments and its other lines."""
    at = found = index + 1
    other = False
    while at < len(play.items):
        if at in play.closing:
            at = found = play.closing[at] + 1
            other = True
        elif isinstance(play.items[at], Comment | Remark):
            at += 1
        else:
            break
    return found if other else at


def _last_card(items: Sequence[object]) -> int:
    return max(at for at, item in enumerate(items) if isinstance(item, Move) and item.card)

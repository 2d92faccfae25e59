"""May this card be played, and why? One of several reasons is the true one.

What is offered beside it are reasons of the core that are false here: the verdict is another, or
the fact that they state is. A reason that happens to be true as well is never offered.
"""

from collections.abc import Iterator
from dataclasses import replace

from ...core.cards import Card, Move, in_order
from ...core.obligations import Reason, Verdict
from ...core.position import Position
from ..question import Choice, Question, Task, one_of
from ..words import Words
from .cards import HARDER
from .kind import About, Asked, Kind, mixed

MOST = 5
REFUSED = ("follow_suit", "head_the_trick", "already_played")
ALLOWED = ("lead", "void", "follows", "heads", "cannot_head", "heading_lapsed")
ROWS_REFUSED = ("does_not_fit", "must_play", "opening_card")
ROWS_ALLOWED = ("fits", "nothing_fits", "opens")


def _abouts(position: Position) -> Iterator[About]:
    """Every move of the seat to play, once a suit was led or rows are begun."""
    if position.led is not None or position.round.layout:
        for move in in_order(position.verdicts()):
            yield (("card", str(move)),)


def _make(task: Task) -> Asked:
    position = task.position
    move, true = next(
        (move, verdict)
        for move, verdict in position.verdicts().items()
        if str(move) == task.get("card")
    )
    offered = [_bare(true), *_false(position, move, true)][:MOST]
    choices = tuple(
        Choice(one.reason.key, Words.why(one), _feedback(one.reason.key, true))
        for one in mixed(task, offered)
    )
    asks = Words.of("quiz.reason", name=task.seat, card=str(move))
    hard = HARDER.get(true.reason.key, 1)
    return Asked(asks, choices, one_of([true.reason.key]), False, min(5, hard + 1))


def _bare(verdict: Verdict) -> Verdict:
    """The verdict without the cards that bind: what is offered must not show by its length."""
    return replace(verdict, reason=replace(verdict.reason, binds=()))


def _feedback(key: str, true: Verdict) -> Words:
    """The whole reason where it is the true one, else that this one is not."""
    return Words.why(true) if key == true.reason.key else Words.of("quiz.reason.not")


def _false(position: Position, move: Move, true: Verdict) -> Iterator[Verdict]:
    """Reasons that do not hold here, those of the other verdict after those of the same."""
    rows = position.round.layout
    refused = ROWS_REFUSED if rows else REFUSED
    allowed = ROWS_ALLOWED if rows else ALLOWED
    same, other = (allowed, refused) if true.legal else (refused, allowed)
    for key in same:
        if key != true.reason.key and not _holds(key, position, move):
            yield _said(position, key, true.legal)
    for key in other:
        yield _said(position, key, not true.legal)


def _said(position: Position, key: str, legal: bool) -> Verdict:
    duty = next((duty for duty in position.round.obligations if duty.key == key), None)
    cites = duty.cites if duty else position.round.sources(key)
    facts = position.facts(key) | ({"card": "D7"} if key == "opening_card" else {})
    opener = position.round.opener
    if key == "opening_card" and opener is not None:
        facts["card"] = str(opener)
    return Verdict(legal, Reason(key, facts, cites))


def _holds(key: str, position: Position, move: Move) -> bool:
    """May what this reason states be true of the move, though it is not the one given?"""
    if not isinstance(move, Card) or position.round.layout:
        return key == "must_play"
    assert position.to_play is not None
    best, led = position.winning_card, position.led
    hand = position.hands[position.to_play]
    follows = [card for card in hand if card.suit == led]
    assert best is not None
    can_head = any(position.beats(card, best) for card in follows)
    facts = {
        "follow_suit": move.suit != led and bool(follows),
        "head_the_trick": can_head,
        "void": not follows,
        "follows": move.suit == led,
        "heads": move.suit == led and position.beats(move, best),
        "cannot_head": not can_head,
        "heading_lapsed": best.suit == position.trump != led,
    }
    return facts.get(key, False)


def _apt(question: Question) -> bool:
    """A card is refused here, and there is something to choose from."""
    verdicts = question.position.verdicts()
    return len(question.choices) > 2 and not all(one.legal for one in verdicts.values())


REASON = Kind("reason", _abouts, _make, _apt)

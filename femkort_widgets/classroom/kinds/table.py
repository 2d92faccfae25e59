"""Who wins the trick, and who can still win the pot?"""

from collections.abc import Iterator

from ...core.cards import Card, in_order
from ...core.obligations import Reason
from ...core.position import Position
from ...core.scoring import last_trick_takes_the_pot
from ...core.trick import Trick
from ...core.won import why_won
from ..question import Choice, Question, Task, all_of, one_of
from ..words import Words
from .kind import About, Asked, Kind, label, named


def _last_cards(position: Position) -> Iterator[About]:
    """Each card that may be played now and completes the trick."""
    if position.round.layout or not position.trick.cards:
        return
    for move in in_order(position.legal()):
        if len(position.play(move).tricks) > len(position.tricks):
            yield (("card", str(move)),)


def _winner(task: Task) -> Asked:
    position = task.position
    trick = position.play(task.get("card")).tricks[-1]
    why = why_won(position, trick)
    choices = tuple(
        named(position, seat, _outcome(position, trick, seat, why)) for seat in sorted(trick.seats)
    )
    assert trick.winner is not None
    right = one_of([label(position, trick.winner)])
    asks = Words.of("quiz.winner", name=task.seat, card=task.get("card"))
    return Asked(asks, choices, right, False, _hardness(position, trick))


def _outcome(position: Position, trick: Trick, seat: int, why: Reason) -> Words:
    """Why the card of this seat won the trick, or did not."""
    if seat == trick.winner:
        return Words.because(why)
    card, led = trick.cards[trick.seats.index(seat)], trick.cards[0].suit
    if card.suit not in (led, position.trump):
        return Words.of("quiz.lost.suit", cites=why.cites, card=str(card), suit=led)
    key = "lower" if card.suit == _best(trick).suit else "trumped"
    return Words.of(f"quiz.lost.{key}", cites=why.cites, card=str(card), suit=card.suit)


def _best(trick: Trick) -> Card:
    assert trick.winner is not None
    return trick.cards[trick.seats.index(trick.winner)]


def _hardness(position: Position, trick: Trick) -> int:
    """1 where all follow; more where a card of another suit looks higher, or trumps decide."""
    best, led = _best(trick), trick.cards[0].suit
    if best.suit != led:
        return 3
    others = [card for card in trick.cards if card.suit != led]
    if position.round.ace_low and any(card.rank > best.rank for card in trick.cards):
        return 4
    return 3 if any(card.rank > best.rank for card in others) else 2 if others else 1


def _decided(question: Question) -> bool:
    """Not all cards of the trick are of one suit, or the ace is low."""
    return question.difficulty > 1


def _before_the_last(position: Position) -> Iterator[About]:
    """Before the first card of the fifth trick of Femkort."""
    this = position.round
    last = len(position.tricks) + 1 == this.max_tricks and not position.trick.cards
    if last and this.score is last_trick_takes_the_pot:
        yield ()


def _pot(task: Task) -> Asked:
    position = task.position
    seats = position.seats
    choices = tuple(_candidate(position, seat) for seat in seats)
    right = all_of(label(position, seat) for seat in seats if position.plays(seat))
    short = any(not count for count in position.counts)
    return Asked(Words.of("quiz.pot"), choices, right, True, 2 + short)


def _candidate(position: Position, seat: int) -> Choice:
    contending = position.round.plays(position, seat)
    limited = "contenders_only" in position.rules.variants
    if not position.counts[seat]:
        why = Words.of("quiz.pot.no_card", cites=("FK-07", "FK-42"), name=seat)
    elif not contending:
        why = Words.of("quiz.pot.no_trick", cites=("C-FK-02",), name=seat)
    elif limited:
        why = Words.of("quiz.pot.contender", cites=("FK-06", "C-FK-02"), name=seat)
    else:
        why = Words.of("quiz.pot.card", cites=("FK-42",), name=seat)
    return named(position, seat, why)


def _some_are_out(question: Question) -> bool:
    (right,) = question.right
    return 0 < len(right) < len(question.choices)


WINNER = Kind("winner", _last_cards, _winner, _decided)
POT = Kind("pot", _before_the_last, _pot, _some_are_out, turned=False)

"""From a position to the record that a pupil is given, and back."""

from ..core.cards import SUITS, Card
from ..core.deal import Deal
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error, RecordError
from ..records import dumps, loads
from ..records.faults import Fault
from ..records.matches import Match
from ..records.replayed import Replayed


def told_to(position: Position, seat: int) -> Position:
    """The position as a seat knows it: its own hand, and of the others the cards played.

    >>> from femkort_widgets.core.games import rules
    >>> from femkort_widgets.core.opening import start
    >>> position = start(rules("femkort", players=2), Deal(("S2 H7", "S5 SK"), dealer=0))
    >>> told_to(position.play("S5"), 0).deal.texts
    ('S2 H7', 'S5 ?1')
    """
    given = position.deal
    hands: list[list[Card | str]] = [[] for _ in given.hands]
    for at, move in zip(position.movers, position.moves, strict=True):
        if isinstance(move, Card):
            hands[at].append(move)
    for hand, held in zip(hands, position.counts, strict=True):
        hand.append(f"?{held}")
    hands[seat] = [*given.hands[seat], f"?{given.unknown[seat]}"]
    return again(position, in_writing(Deal(hands, given.dealer, given.turned)))


def in_writing(deal: Deal) -> Deal:
    """The deal with its hands in the order in which a record has them."""
    hands: list[list[Card | str]] = []
    for hand, more in zip(deal.hands, deal.unknown, strict=True):
        cards = sorted(hand, key=lambda card: (SUITS.index(card.suit), -card.rank))
        hands.append([*cards, f"?{more}"])
    return Deal(hands, deal.dealer, deal.turned)


def again(position: Position, deal: Deal) -> Position:
    """The same moves from this deal. Raises Error where they cannot be made."""
    return _replay(position.rules, deal, position).position


def _replay(rules: Rules, deal: Deal, position: Position) -> Match:
    if not rules.endless and position.number:
        rules = rules.with_rounds((position.round.key,))
    match = Match(rules, deals=[deal], dealer=deal.dealer)
    for move in position.moves:
        match.play(move, irregular=bool(position.irregular))
    return match


def record_of(position: Position, names: tuple[str, ...]) -> str:
    """A position as the text of a record that ends there; nothing in it says how it goes on."""
    match = _replay(position.rules, position.deal, position)
    match.names = names
    return dumps(match.record)


def read_position(
    text: str, place: Error, start: tuple[int, int] = (1, 1)
) -> tuple[Position, Replayed]:
    """Where the first round of a record ends. Raises Error where that is not clear.

    ``place`` is what the text is called, and ``start`` the line and column where it begins there.
    """
    try:
        record = loads(text)
    except RecordError as problem:
        line, column = _from(start, problem.line, problem.column)
        cause = RecordError(line, column, problem.found, problem.expected, problem.key)
        raise Error("classroom.hand", place=place, line=line, cause=cause, why="record") from None
    played = record.replayed[:1]
    walk = played[0].walks[0] if played and played[0].walks else None
    if record.faults or walk is None or walk.start is None or walk.end is None or walk.lost:
        fault = next(iter(record.faults), Fault("missing_deal", line=1, column=1))
        line, column = _from(start, fault.line, fault.column)
        there = fault.placed(line, column, fault.match, fault.round)
        raise Error("classroom.hand", place=place, line=line, fault=there, why=fault.key)
    return walk.end, played[0]


def _from(start: tuple[int, int], line: int, column: int) -> tuple[int, int]:
    """The line and column that this is in the text around one that begins at ``start``.

    >>> _from((10, 5), 1, 2), _from((10, 5), 3, 2)
    ((10, 6), (12, 2))
    """
    return start[0] + line - 1, column + start[1] - 1 if line == 1 else column

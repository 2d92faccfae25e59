"""Two tables as one record: a match for each set of rules, with the same deal and its cards."""

from ..core.ledger import ante, open_ledger
from ..core.match import Hand, State
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error
from ..records import dumps
from ..records.faults import Fault
from ..records.files import read_record
from ..records.matches import Match
from ..records.model import MatchRecord, Record
from ..records.replayed import Replayed
from .differences import standing
from .exploration import Exploration

_OTHER_RULES = ("unknown_variant", "unknown_option", "rules", "house_not_checked")
"""Faults of a record whose rules are then not those that it names."""


def written(explored: Exploration, names: tuple[str, ...] | None = None) -> str:
    """The rules and the position as TTN text; the rules compared with as a second match."""
    both = (explored.a, *([explored.b.position] if explored.b else []))
    matches = tuple(_match(position, names) for position in both)
    return dumps(Record(matches))


def _match(position: Position, names: tuple[str, ...] | None) -> MatchRecord:
    rules = position.rules
    match = Match(rules, seed=0, names=names)
    before = ante(open_ledger(rules), rules, after_void=False)
    ended = "over" if position.over else ""
    hand = Hand(position.number, 1, position.deal.dealer, position, before, ended=ended)
    match.state = State(hand, standing(position))
    return match.record.matches[0]


def read(given: Record | str) -> tuple[Position, Rules | None, tuple[str, ...]]:
    """The position of a record, the rules it is compared with, and the names.

    It is where the first round ends. Raises RecordError for a text that cannot be read, and Error
    where that round cannot be played through.
    """
    record = read_record(given)
    played = record.replayed[:2]
    position = _end(played[0]) if played else None
    unheld = [fault for fault in record.faults if fault.key in _OTHER_RULES]
    if position is None or unheld or (any(position.unknown) and record.faults):
        raise Error("explorer.no_round", fault=_fault(record, unheld))
    match = played[0].match
    names = tuple(match.names.get(label, label) for label in match.seats)
    return position, _other(position, played[1:]), names


def _end(played: Replayed) -> Position | None:
    walk = played.walks[0] if played.walks else None
    return None if walk is None or walk.lost else walk.end


def _other(position: Position, played: tuple[Replayed, ...]) -> Rules | None:
    """The rules of a second match at the same table of the same game."""
    rules = played[0].table.rules if played else None
    own = position.rules
    same = rules is not None and (rules.game, rules.players) == (own.game, own.players)
    return rules if same else None


def _fault(record: Record, worst: list[Fault]) -> Fault:
    """What is wrong, and where: the worst first, then what stands in the first round."""
    inside = [fault for fault in record.faults if (fault.match, fault.round) == (0, 0)]
    return next(iter((*worst, *inside, *record.faults)), Fault("missing_deal"))

"""Short ways to look at an example: its rounds walked, their ends, single moves."""

from functools import cache

import femkort_widgets as fw
from femkort_widgets.records import examples
from femkort_widgets.records.model import RoundRecord
from femkort_widgets.records.replayed import Replayed
from femkort_widgets.records.walk import Step


@cache
def replayed(name: str) -> Replayed:
    """The one match of an example, played through the core."""
    (match,) = examples.load(name).replayed
    return match


def end(name: str, deal: int = 0) -> fw.Position:
    """The position after the main line of a round."""
    position = replayed(name).walks[deal].end
    assert position is not None
    return position


def written(name: str, deal: int = 0) -> RoundRecord:
    """What the record says of a round."""
    return replayed(name).match.rounds[deal]


def line(name: str, number: int = 0, deal: int = 0) -> list[Step]:
    """The steps of the main line, or of a variation."""
    return [step for step in replayed(name).walks[deal].steps if step.line == number]


def step(name: str, card: str, number: int = 0, deal: int = 0) -> Step:
    """The step that plays this card."""
    (found,) = (one for one in line(name, number, deal) if str(one.move.card) == card)
    return found


def before(name: str, card: str, number: int = 0, deal: int = 0) -> fw.Position:
    """The position in which this card is played."""
    return step(name, card, number, deal).before


def after(name: str, number: int) -> fw.Position:
    """The position at the end of a variation."""
    position = line(name, number)[-1].after
    assert position is not None
    return position


def reason(name: str, card: str, other: str | None = None) -> tuple[bool, str]:
    """Whether a card was allowed when it was played, and why; or another of the same hand."""
    position = before(name, card)
    verdict = position.verdicts()[fw.Card.parse(other or card)]
    return verdict.legal, verdict.reason.key


def held(position: fw.Position, seat: int) -> set[str]:
    """The cards of a hand, as text."""
    return set(map(str, position.hands[seat]))


def cards(position: fw.Position, trick: int) -> str:
    """The cards of a trick in order of play."""
    return " ".join(map(str, position.tricks[trick].cards))


def points(name: str, deal: int = 0) -> tuple[int, ...]:
    """The points of a round as the core counts them."""
    result = end(name, deal).result
    assert result is not None
    return result.points


def winner(name: str, deal: int = 0) -> int | None:
    """Who won the last trick, or went out."""
    result = end(name, deal).result
    assert result is not None
    return result.winner


def score(name: str, deal: int = 0) -> tuple[int, ...]:
    """The score that the record writes down."""
    return tuple((written(name, deal).score or {}).values())

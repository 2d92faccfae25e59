"""What the page of an Explorer draws: the frames of both tables, the choices, what differs."""

from dataclasses import asdict
from typing import Any

from ..core.cards import player_names, seat_labels
from ..core.ledger import ante, open_ledger
from ..core.position import Position
from ..exploring import Choice, Found, choices, differences
from ..exploring.carrying import upto
from ..exploring.differences import Difference, standing
from ..exploring.exploration import Exploration
from ..exploring.saying import sayings
from ..film import Film


def frames_of(explored: Exploration, names: tuple[str, ...] | None) -> dict[str, Any]:
    """The deal as it was played so far: one round for each table, the first table first."""
    film = Film()
    for place, position in enumerate(_tables(explored)):
        _show(film, position, place, names)
    return film.data()


def _tables(explored: Exploration) -> list[Position]:
    return [explored.a, *([explored.b.position] if explored.b else [])]


def _show(film: Film, position: Position, place: int, names: tuple[str, ...] | None) -> None:
    rules, at = position.rules, upto(position, 0)
    film.begin(
        rules,
        at,
        names=player_names(names, rules.players),
        seats=seat_labels(rules.players),
        number=position.number + 1,
        attempt=1,
        match=place,
    )
    paid = ante(open_ledger(rules), rules, after_void=False)
    frame = film.add(at, paid)
    broken = {note.move for note in position.irregular}
    for made, move in enumerate(position.moves):
        before, at = at, at.play(move, irregular=made in broken)
        frame = film.add(at, paid, before=before, parent=frame["id"])
    film.close(frame, standing(position))


def state_of(
    explored: Exploration, before: Exploration | None, found: Found | None, side: str
) -> dict[str, Any]:
    """The choices, what may be done, what differs, and what has just changed."""
    lain = len(explored.a.moves)
    return {
        "sides": [
            {"choices": [_choice(one) for one in choices(position.rules)]}
            for position in _tables(explored)
        ],
        "number": explored.number,
        "rounds": _rounds(explored),
        "can": {
            "undo": lain > 0,
            "redo": explored.ahead,
            "next_trick": not explored.a.over,
            "swap": explored.other is not None,
            "find": explored.other is not None and explored.other != explored.rules,
        },
        "lines": sayings(explored.differences),
        "cut": _cut(explored),
        "changed": _changed(explored, before, side),
        "found": _found(found, explored),
    }


def _choice(choice: Choice) -> dict[str, Any]:
    """A choice as the page reads it."""
    data = asdict(choice)
    return {"among": data.pop("words"), **data}


def _rounds(explored: Exploration) -> list[dict[str, Any]]:
    """The deals that differ from one another: rounds of other kinds, hands of other lengths.

    As the first table has them, or the second where only that one goes through several.
    """
    plans = [position.rules.plan for position in _tables(explored)]
    return [{"key": this.key, "size": this.hand_size} for this in max(plans, key=len)]


def _cut(explored: Exploration) -> dict[str, Any] | None:
    """The cards that lay before the rules changed and can lie no longer."""
    if explored.cut is None or explored.cut.parting is None:
        return None
    parting = explored.cut.parting
    one = Difference("parted", None, parting.reason, seat=parting.mover, card=str(parting.move))
    return sayings([one])[0] | {"count": explored.shown - parting.number}


def _changed(explored: Exploration, before: Exploration | None, side: str) -> dict[str, Any] | None:
    """What is otherwise at a table since other rules hold there."""
    if before is None or before.source is not explored.source:
        return None
    was, now = (before.a, explored.a)
    if side == "b" and before.b is not None and explored.b is not None:
        was, now = before.b.position, explored.b.position
    if was.rules == now.rules and was.number == now.number:
        return None
    found = differences(was, now)
    cards = sum(one.key == "verdict" for one in found)
    return {"side": side, "cards": cards, "lines": sayings(found)}


def _found(found: Found | None, explored: Exploration) -> dict[str, Any] | None:
    """What a search has come to: a deal, or what the rules change instead."""
    if found is None:
        return None
    here, there = explored.rules, explored.other
    idle = there is not None and (here.plan, here.match) == (there.plan, there.match)
    return {
        "matters": found.matters,
        "deals": found.deals,
        "choices": [[one.kind, one.key] for one in found.choices],
        "idle": idle and all(one.kind == "option" for one in found.choices),
    }

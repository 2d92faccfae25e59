"""What a hint says and what a badge shows, as plain data: what the seat to play can know, no more.

The same question has the same answer at every table and on every machine: how much is reckoned
depends on the position alone, and chance is drawn from what the seat sees.
"""

from functools import lru_cache
from math import hypot
from random import Random
from typing import Any

from ..analysis import chances, choose, solve, strategy
from ..core.position import Position
from ..core.scoring import LastTrick, last_trick_takes_the_pot
from ..errors import Error

HOW = ("hidden", "all", "selfish")
"""How cards are weighed: on what their seat sees, or all hands open as ``solve`` says."""
PLAYS = 100_000
"""About so many cards are played for one answer: less than half a second, even in plain Python."""
ROLLOUTS = 4
MOST_WORLDS = 500
NODES = 30_000
"""So many positions are looked at before all hands open are given up as too deep."""
SURE = 2.0
"""So many standard errors must lie between two cards, else they are too close to call."""
UNWEIGHED = ("hidden_cards", "no_plan", "too_deep")
"""Why cards cannot be weighed, though one of them has to be played."""


def worth(position: Position, how: object = "hidden") -> dict[str, Any]:
    """What each legal move of the seat to play is worth; ``{"none": why}`` where nobody can say.

    ``unit`` is what the values count: ``pot`` and ``last`` are chances of taking the pot or the
    last trick, ``points`` those that the round ends with.

    >>> import femkort_widgets as fw
    >>> deal = fw.Deal(("SA H8", "SK D7", "SQ C7", "SJ H7"), dealer=3)
    >>> found = worth(fw.start(fw.rules("letzter_stich"), deal), "all")
    >>> found["best"], [one["value"] for one in found["moves"]]
    (['SA', 'H8'], [1.0, 1.0])
    """
    if how not in HOW:
        raise Error("choice", name="how", value=str(how)[:40], known=", ".join(HOW))
    try:
        return _by_chance(position) if how == "hidden" else _open(position, str(how))
    except Error as error:
        if error.key not in UNWEIGHED:
            raise
        return {"none": error.key, "how": how, "seat": position.to_play}


def hint(position: Position, stage: str) -> dict[str, Any]:
    """What a hint adds at this stage; the duty is on the page already."""
    if stage == "duty":
        return {}
    found = _suggested(position)
    if stage == "card":
        return found
    card = found["card"]
    return {"suit": None if card == "pass" else card[0]}


def _suggested(position: Position) -> dict[str, Any]:
    """The move that is suggested and why: it is the only one, the best of many, or by the rule."""
    legal = position.legal()
    if len(legal) == 1:
        return {"card": str(legal[0]), "why": "only"}
    found = worth(position)
    if "none" in found:
        move = choose(strategy("thumb"), position, Random(_question(position)))
        return {"card": str(move), "why": "thumb"}
    best, *rest = sorted(found["moves"], key=lambda one: one["value"], reverse=not found["lowest"])
    return {
        "card": best["move"],
        "why": "close" if found["close"] else "best",
        "value": best["value"],
        "next": rest[0]["value"],
        **{name: found[name] for name in ("unit", "worlds")},
    }


def _question(position: Position) -> str:
    """What the seat to play sees, as a seed: whatever the others hold, it stays the same."""
    seat, deal = position.to_play, position.deal
    assert seat is not None
    hand = " ".join(sorted(map(str, deal.hands[seat])))
    moves = " ".join(map(str, position.moves))
    return f"{position.round.key}/{seat}/{hand}/{deal.turned}/{moves}"


@lru_cache(maxsize=4)
def _by_chance(position: Position) -> dict[str, Any]:
    per_world = ROLLOUTS * len(position.legal()) * sum(position.counts)
    worlds = max(2, min(MOST_WORLDS, PLAYS // per_world))
    found = chances(position, worlds=worlds, seed=_question(position))
    unit, whole = _unit(position)
    rows: list[dict[str, Any]] = [
        {
            "move": str(one.move),
            "value": round(one.points / whole, 4),
            "error": round(one.error / whole, 4),
        }
        for one in found.moves
    ]
    best = rows[found.moves.index(found.best)]
    close = any(
        row is not best
        and abs(row["value"] - best["value"]) <= SURE * hypot(row["error"], best["error"])
        for row in rows
    )
    return {
        "seat": found.seat,
        "how": "hidden",
        "unit": unit,
        "worlds": found.worlds,
        "lowest": found.lowest,
        "close": close,
        "best": [best["move"]],
        "moves": rows,
    }


def _unit(position: Position) -> tuple[str, int]:
    """What a card is weighed in, and how many points that is."""
    score = position.round.score
    if score is last_trick_takes_the_pot:
        return "pot", 1
    if isinstance(score, LastTrick) and score == LastTrick(score.value):
        return "last", score.value
    return "points", 1


def _open(position: Position, how: str) -> dict[str, Any]:
    found = solve(position, against=how, nodes=NODES)
    unit, whole = _unit(position)
    rows = [
        {"move": str(move), "value": round(value / whole, 4), "error": 0}
        for move, value in found.values.items()
    ]
    return {
        "seat": found.seat,
        "how": how,
        "unit": unit,
        "worlds": 0,
        "lowest": position.rules.match.lowest,
        "close": False,
        "best": [str(move) for move in found.best],
        "moves": rows,
    }

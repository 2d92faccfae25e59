"""What the page asks an Explorer for, by its name."""

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import Error
from ..exploring import Found
from ..exploring.exploration import Exploration

Wish = Mapping[str, Any]


def _number(wish: Wish, name: str) -> int:
    value = wish.get(name)
    return value if type(value) is int else -1


def _agree(at: Exploration, wish: Wish) -> Exploration:
    value = wish.get("value")
    wanted = str(value) if isinstance(value, float) else value
    return at.agree(str(wish.get("key")), wanted, str(wish.get("side")))


def _compare(at: Exploration, wish: Wish) -> Exploration:
    return at.with_rules(at.rules, None if at.other else at.rules)


WISHES: dict[str, Callable[[Exploration, Wish], Exploration]] = {
    "play": lambda at, wish: at.play(str(wish.get("card")), str(wish.get("side"))),
    "undo": lambda at, wish: at.back(),
    "redo": lambda at, wish: at.forward(),
    "first": lambda at, wish: at.back(len(at.a.moves)),
    "next_trick": lambda at, wish: at.play_on(),
    "last": lambda at, wish: at.play_on(whole=True),
    "deal": lambda at, wish: at.deal(),
    "dealer": lambda at, wish: at.dealt_by(_number(wish, "seat")),
    "number": lambda at, wish: at.at_deal(_number(wish, "number")),
    "agree": _agree,
    "compare": _compare,
    "swap": lambda at, wish: at.swapped(),
}


def grant(at: Exploration, wish: Wish) -> tuple[Exploration, Found | None]:
    """What is asked for, done. Raises IllegalPlayError and Error."""
    name = wish.get("do")
    if name == "find":
        key = wish.get("key")
        return at.searched(None if key is None else str(key))
    done = WISHES.get(name) if isinstance(name, str) else None
    if done is None:
        raise Error("unknown_wish", wish=str(name)[:40])
    return done(at, wish), None

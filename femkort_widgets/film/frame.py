"""A frame as it travels: what is new in it, and nothing that can be read from the frame before."""

from collections.abc import Mapping
from typing import Any

IDLE: dict[str, Any] = {
    "comments": [],
    "stop": None,
    "lines": [],
    "changed": None,
    "over": False,
    "result": None,
    "winners": [],
    "playoff": [],
    "pass": None,
}
"""What holds of a step of which nothing is said."""

IDLE_PARTS: dict[str, dict[str, Any]] = {
    "trick": {"cards": [], "seats": [], "winner": None, "why": None},
    "played": {"broke": [], "glyphs": []},
}
IDLE_REASON: dict[str, Any] = {"params": {}, "binds": []}

ALWAYS = frozenset({"id", "parent", "line", "played", "to_play", "hands", "verdicts", "trick"})


class Frame(dict[str, Any]):
    """What is new at one step; a key that is missing reads as in the frame before it, or as idle.

    >>> first = folded({"id": 0, "pot": 4, "over": False, "played": None, "trick": {}}, None)
    >>> second = folded({"id": 1, "pot": 4, "over": True, "played": None, "trick": {}}, first)
    >>> second, second["pot"], first["over"]
    ({'id': 1, 'played': None, 'trick': {}, 'over': True}, 4, False)
    """

    def __init__(self, new: Mapping[str, Any], rest: Mapping[str, Any]) -> None:
        super().__init__(new)
        self.rest = rest
        """What the missing keys stand for."""

    def __missing__(self, key: str) -> Any:
        """What is not said anew."""
        return self.rest[key]

    def get(self, key: str, default: Any = None) -> Any:
        """The value, be it said here or not."""
        return self[key] if key in self or key in self.rest else default


def folded(full: Mapping[str, Any], before: "Frame | None") -> Frame:
    """A frame without what is idle or stands as in the frame before it."""
    rest = {**(before.rest if before else {}), **(before or {}), **IDLE}
    told = {name: full[name] for name in full if name in ALWAYS}
    told |= {n: part(told[n], idle) for n, idle in IDLE_PARTS.items() if told[n] is not None}
    new = {n: value for n, value in full.items() if n not in ALWAYS and rest.get(n, ...) != value}
    return Frame(told | new, rest)


def part(full: Mapping[str, Any], idle: dict[str, Any]) -> Frame:
    """A part of a frame, or a reason, without what is idle."""
    return Frame({key: v for key, v in full.items() if idle.get(key, ...) != v}, idle)


def unfolded(frames: Mapping[str, Any]) -> Mapping[str, Any]:
    """Frames that have been plain JSON, made whole again."""
    steps: list[Frame] = []
    for step in frames.get("frames", ()):
        before = None if step["parent"] is None else steps[step["parent"]]
        steps.append(step if isinstance(step, Frame) else folded(step, before))
    reasons = [
        reason if isinstance(reason, Frame) else part(reason, IDLE_REASON)
        for reason in frames.get("reasons", ())
    ]
    return {**frames, "reasons": reasons, "frames": steps}

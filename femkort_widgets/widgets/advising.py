"""Hints and what cards are worth, on the screen: asked for by the page, worked out beside it.

A wish is a message ``{"do": "hint" or "worth", "turn": …}``; a replay has ``"kind": "advice"`` and
``"at"`` in it too. Answered with ``{"kind": "advice", "do", "turn", "at", …}`` and what
``hinting`` says, or with ``"error"``. An answer that is no longer asked for is not sent.
"""

from collections.abc import Callable
from contextvars import copy_context
from sys import platform
from threading import Condition, Thread
from typing import TYPE_CHECKING, Any

from ..errors import Error
from .base import STATIC
from .projecting import Projected
from .traits import Fixed

if TYPE_CHECKING:
    from ..core.position import Position

ADVICE = STATIC / "advice.js"
WISHES = ("hint", "worth")
STAGES = ("duty", "suit", "card")
"""What one press after the other tells of a hint."""
Question = Callable[[], dict[str, Any]]
Answered = Callable[[dict[str, Any]], None]


class Advisor:
    """Answers questions beside whoever asks, who need not wait; of each kind only the newest."""

    def __init__(self) -> None:
        self._waiting: dict[str, Callable[[], None]] = {}
        self._busy = False
        self._changed = Condition()

    def ask(self, kind: str, question: Question, then: Answered) -> None:
        """Work it out, and hand the answer to ``then`` where the question came from."""
        later = _here()

        def work() -> None:
            answer = question()
            later(lambda: then(answer))

        if platform == "emscripten":  # no threads there
            work()
            return
        with self._changed:
            self._waiting[kind] = work
            if not self._busy:
                self._busy = True
                Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while work := self._next():
            work()

    def _next(self) -> Callable[[], None] | None:
        with self._changed:
            if self._waiting:
                return self._waiting.pop(next(iter(self._waiting)))
            self._busy = False
            self._changed.notify_all()
            return None

    def rest(self) -> None:
        """Wait until everything asked has been answered."""
        with self._changed:
            self._changed.wait_for(lambda: not self._busy)


def _here() -> Callable[[Callable[[], None]], object]:
    """How something is done in the loop that runs here; where none does, it is done at once."""
    from asyncio import get_running_loop  # a notebook has it; naming a widget needs none of it

    try:
        loop = get_running_loop()
    except RuntimeError:
        return lambda do: do()
    context = copy_context()
    return lambda do: loop.call_soon_threadsafe(do, context=context)


class Advised(Projected):
    """A widget that can be asked for a hint and for what the cards are worth."""

    _advice = Fixed("").tag(sync=True)
    """The part of the page that asks and shows; loaded there when it is first used."""

    def __init__(self, *, advised: bool, **more: Any) -> None:
        self.hints: list[dict[str, Any]] = []
        """What was asked for: where, by which seat, and ``duty``, ``suit``, ``card`` or ``worth``.
        """
        self._hinted: tuple[object, int] = (None, 0)
        self._advisor = Advisor()
        self.set_trait("_advice", ADVICE.read_text("utf-8") if advised else "")
        super().__init__(**more)

    def _where(self) -> dict[str, Any]:
        """Where the widget stands: what is worked out elsewhere is no longer asked for."""
        raise NotImplementedError

    def _advise(self, wish: str, position: "Position", how: object, where: dict[str, Any]) -> None:
        """Answer, sooner or later, what is asked of a position. Raises Error."""
        from .hinting import hint, worth
        from .telling import as_error, told_in_short

        seat = position.to_play
        if wish not in WISHES or seat is None or not position.legal():
            raise Error("not_now", wish=str(wish)[:40])
        stage = self._stage(where) if wish == "hint" else 0
        asked = STAGES[stage] if wish == "hint" else "worth"
        note = {**where, "seat": seat, "asked": asked}
        if note not in self.hints:
            self.hints.append(note)

        def question() -> dict[str, Any]:
            if self._where() != where:
                return {}
            try:
                with as_error():
                    if wish == "hint":
                        return {"stage": stage + 1, "seat": seat, **hint(position, STAGES[stage])}
                    return worth(position, how)
            except Error as problem:
                return {"error": told_in_short(problem)}

        def then(answer: dict[str, Any]) -> None:
            if self._where() == where:
                self.send({"kind": "advice", "do": wish, **where, **answer})

        self._advisor.ask(wish, question, then)

    def _stage(self, where: dict[str, Any]) -> int:
        """How far the hint goes now: one stage further with every press."""
        at, before = self._hinted
        stage = min(before + 1, len(STAGES) - 1) if at == where else 0
        self._hinted = where, stage
        return stage

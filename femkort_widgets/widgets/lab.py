"""Lab: ask how well a way of playing does, what a card is worth, who can force the last trick.

The question is worked on beside the kernel, which stays free; the answer grows meanwhile.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

import ipywidgets as w

from ..core.rules import Rules
from ..errors import Error
from ..i18n import complaint, languages, translate
from .lab_answer import Answer
from .lab_controls import Controls, own_of
from .lab_questions import Asked
from .lab_status import Status
from .telling import as_error
from .traits import among

if TYPE_CHECKING:
    from ..analysis.strategies import Strategy
    from ..analysis.strategies.value import Chooser


class Lab(w.VBox):  # type: ignore[misc]
    """A desk for questions about play: choose, run, watch the answer settle, keep it.

    ``game`` is the key of a game, or Rules of your own table; ``round`` a key or number.
    ``question``: ``"compare"`` plays the same deals with each of the ``strategies`` and with the
    ``reference`` that they are compared with, against the ``field`` at the other seats;
    ``"worth"`` weighs each card of a deal by what its player can know, going on ``against``
    random play or perfect play; ``"force"`` counts who can force the last trick. ``strategies`` are
    keys of ``analysis.STRATEGIES``, or strategies and functions of your own. ``deals`` is how many
    deals, or hidden hands, are drawn; the ``seed`` makes them the same again.

    ``answer`` holds what was found last: as ``text``, ``html``, ``to_csv()`` and as ``result``.
    Raises Error for an argument that is not possible.
    """

    def __init__(
        self,
        game: Rules | str | None = None,
        *,
        question: str | None = None,
        round: str | int | None = None,  # noqa: A002 - it is called so at the table
        players: int | None = None,
        variants: Sequence[str] | None = None,
        strategies: "Iterable[str | Strategy | Chooser] | None" = None,
        reference: str | None = None,
        field: str | None = None,
        against: str | None = None,
        deals: int | None = None,
        seed: int | str = 0,
        lang: str = "en",
    ) -> None:
        self._lang = among("lang", lang, languages())
        strategies = None if strategies is None else list(strategies)
        table = game if isinstance(game, Rules) else None
        self.controls = Controls(table, own_of(strategies), lang)
        given: dict[str, Any] = {
            "question": question,
            "game": None if table else game,
            "round": round,
        }
        given |= {"players": players, "variants": variants, "strategies": strategies}
        given |= {"reference": reference, "field": field, "against": against}
        self.controls.choose(given | {"deals": deals, "seed": seed})
        self._stopped, self._busy = Event(), Lock()
        self._thread: Thread | None = None
        self._shown: list[Any] = []
        self._answer: Answer | None = None
        self._run, self._halt = w.Button(button_style="primary"), w.Button()
        self._run.on_click(lambda _: self.start())
        self._halt.on_click(lambda _: self.stop())
        self._status, self._board = Status(), w.HTML(tooltip="", layout=w.Layout(width="auto"))
        self._board.add_class("jp-RenderedHTMLCommon")
        buttons = w.HBox([self._run, self._halt])
        super().__init__([*self.controls.all, buttons, self._status, self._board])
        self.add_class("fk-lab")
        self._label()

    @property
    def lang(self) -> str:
        """The language of every sentence; changes at once."""
        return str(self._lang)

    @lang.setter
    def lang(self, lang: str) -> None:
        self._lang = among("lang", lang, languages())
        self.controls.label(lang)
        self._label()
        if self._answer is not None:
            self._keep(Answer(self.answer.question, self.answer.result, self.answer.data, lang))

    @property
    def answer(self) -> Answer:
        """What was found last, or so far. Raises Error where nothing has been asked."""
        if self._answer is None:
            raise Error("lab.no_answer")
        return self._answer

    @property
    def result(self) -> Any:
        """The figures behind the answer: a Result, Chances, or Forcing."""
        return self.answer.result

    @property
    def running(self) -> bool:
        """Is a question being worked on?"""
        return self._busy.locked()

    def run(self) -> Answer:
        """Ask, and wait for the answer; an interrupt keeps what has been found. Raises Error."""
        asked = self._begin()
        try:
            self._work(asked)
        except KeyboardInterrupt:
            self._say("stopped_early")
        finally:
            self._busy.release()
            self._publish()
        return self.answer

    def start(self) -> None:
        """Ask, and go on at once; what cannot be asked is said below the buttons."""
        try:
            asked = self._begin()
        except Error as problem:
            self._status.said = complaint(problem, self._lang)
            return
        self._thread = Thread(target=self._beside, args=(asked,), daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # a Python in the browser has no threads
            self._beside(asked)

    def stop(self) -> None:
        """End the work; what has been found stays."""
        if self.running:
            self._stopped.set()
        else:
            self._say("idle")

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing is worked on, at most so long; is that so?"""
        if self._thread is not None:
            self._thread.join(seconds)
        return not self.running

    def _begin(self) -> Asked:
        """One question at a time. Raises Error."""
        if not self._busy.acquire(blocking=False):
            raise Error("lab.running")
        try:
            asked = self.controls.asked()
        except BaseException:
            self._busy.release()
            raise
        self._stopped.clear()
        self._answer = None
        self._status.asked, self._status.done = asked.deals, 0
        self._status.count = ""
        self._say("begun")
        self._publish()
        return asked

    def _beside(self, asked: Asked) -> None:
        with suppress(Error):
            try:
                self._work(asked)
            finally:
                self._busy.release()
        self._publish()

    def _work(self, asked: Asked) -> None:
        """Find the answer; what goes wrong is said, and what was found before stays."""
        try:
            with as_error():
                self._keep(asked.answer(self._keep, self._stopped.is_set))
        except Error as problem:
            so_far = getattr(problem, "result", None)
            if so_far is not None and so_far.rows:
                self._keep(asked.compared(so_far))
            self._status.said = complaint(problem, self._lang)
            raise
        data = self.answer.data
        self._say(f"ended.{data['ended']}", n=data["deals"], asked=data["asked"])
        self._status.also = self.answer.finding

    def _keep(self, answer: Answer) -> None:
        """Show an answer, also one that is still growing."""
        self._answer = answer
        n, asked = answer.data["deals"], answer.data["asked"]
        self._status.done = n
        self._status.count = translate("lab.count", self._lang, n=n, asked=asked)
        if answer.data["rows"]:
            self._board.value = answer.html
        if not self.running:
            self._publish()

    def _say(self, key: str, **params: object) -> None:
        self._status.also = ""
        self._status.said = translate(f"lab.{key}", self._lang, **params)

    def _label(self) -> None:
        self._run.description = translate("lab.run", self._lang)
        self._halt.description = translate("lab.stop", self._lang)
        self._status.label = translate("lab.progress", self._lang)
        if self._answer is None:
            self._say("ready")

    def __repr__(self) -> str:
        return "Lab()" if self._answer is None else self._answer.text

    def _twin(self) -> dict[str, str]:
        """The answer for places without JavaScript: an output of its own below the lab."""
        if self._answer is None or self.running:
            return {"text/plain": "", "text/html": ""}
        return {"text/plain": self._answer.text, "text/html": self._answer.html}

    def _publish(self) -> None:
        """Put the answer below the lab, where the notebook keeps it."""
        if not self._shown:
            return
        for shown in self._shown:
            shown.update(self._twin(), raw=True)
        if not self.running:
            self._board.value = ""

    def _ipython_display_(self, **_: Any) -> None:
        from IPython.display import display

        name = translate("lab.title", self._lang)
        view = super()._repr_mimebundle_()
        data, metadata = view if isinstance(view, tuple) else (view, {})
        text = {"text/plain": f"Lab: {name}", "text/html": f"<p><b>{name}</b></p>"}
        show: Any = display
        show({**data, **text}, metadata=metadata, raw=True)
        shown = show(self._twin(), raw=True, display_id=True)
        self._shown = [*self._shown[-7:], *filter(None, [shown])]
        self._board.value = ""

"""Quiz: questions from real positions, answered on the table; Python marks, the page only asks."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..errors import Error, expect
from .base import STATIC, CardWidget
from .traits import Fixed

if TYPE_CHECKING:
    from ..classroom import Exercise, Question
    from ..core.rules import Rules
    from ..records.model import Record
    from .quiz_asked import Drawn


class Quiz(CardWidget):
    """Questions to be answered, one at a time.

    ``given`` is the key of a game or Rules, for questions drawn from ``seed``; an Exercise; a sheet
    as text or file; a record with stops; a Question, or several. ``kinds``, ``count`` and
    ``difficulty`` are those of ``classroom.questions``. ``student`` is the pupil: who has another
    name has other deals.
    ``mode`` ``explain`` marks every card, ``ask`` tells after an answer, ``exam`` keeps the answers
    and tells nothing; by default it is the exercise's, and an exercise that is an exam stays one.
    ``answers`` are those to go on with: a dict, or an answers file, which is then kept up to date.
    Further arguments are settings, such as ``palette="two"``.

    The first answer to a question counts; trying again is for learning. Right answers stay in
    Python until they may be told, cards that a pupil cannot see always do. Raises Error for an
    argument that is not possible.
    """

    _esm = STATIC / "quiz.js"

    state = Fixed().tag(sync=True)
    """The question as the page needs it, the progress, and what may be told."""

    def __init__(
        self,
        given: "Exercise | Rules | Question | Sequence[Question] | Record | str | Path" = "femkort",
        *,
        student: str = "",
        kinds: Sequence[str] | str | None = None,
        count: int | None = None,
        seed: int | str | None = None,
        difficulty: Sequence[int] | int | None = None,
        mode: str | None = None,
        answers: Mapping[str, Any] | str | Path | None = None,
        lang: str | None = None,
        indices: str = "",
        **settings: Any,
    ) -> None:
        from ..classroom.working import Work
        from .quiz_asked import asked
        from .quiz_file import AnswersFile

        drawing = {"kinds": kinds, "count": count, "seed": seed, "difficulty": difficulty}
        expect(student, str, Error, "the name of a pupil, as in 'Ada'")
        exercise, self._drawn = asked(given, student, mode=mode, **drawing)
        self._file = AnswersFile(answers) if isinstance(answers, str | Path) else None
        before = answers if self._file is None else self._file.read()
        self._work = Work(exercise, student, before)
        self._place = self._first_open()
        self._turn = 0
        self._problem: Error | None = None
        self._since = monotonic()
        self._sits: int | None = None
        super().__init__(lang=lang, indices=indices, settings=settings)
        self._publish()
        self.on_msg(self._hear)
        self.observe(lambda _: self._publish(), ["lang"])

    @property
    def exercise(self) -> "Exercise":
        """What is asked, as ``classroom.check`` takes it."""
        return self._work.exercise

    @property
    def answers(self) -> dict[str, Any]:
        """The answers as they stand, as ``classroom.check`` and ``answers=`` take them."""
        return self._work.answers

    @property
    def trace(self) -> list[dict[str, Any]]:
        """Every attempt: ``number``, ``answer`` (None: shown), ``right``, ``seconds``."""
        return [dict(one) for one in self._work.trace]

    @property
    def score(self) -> float | None:
        """The points so far; None in an exam, where the teacher marks."""
        return None if self._work.exam else self._work.score

    @property
    def possible(self) -> float:
        """The points that can be earned."""
        return self._work.possible

    def save(self, path: str | Path) -> None:
        """Write the answers to a file. Raises Error where other answers stand there."""
        from .quiz_file import AnswersFile

        AnswersFile(path).write(self._work)

    def __repr__(self) -> str:
        from .quiz_twin import as_text

        return as_text(self._work, self.lang, self.indices)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from .quiz_twin import as_html

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/html": as_html(self._work, self.lang, self.indices)}, metadata

    def _first_open(self) -> int:
        states = [self._work.state(item.number) for item in self._work.items]
        return states.index("open") if "open" in states else 0

    def _publish(self) -> None:
        """Show the question of this place; nothing of the one before stays."""
        from .quiz_frames import frames_of
        from .quiz_state import told_state

        self._turn += 1
        state = told_state(self._work, self._place, self.lang)
        item = self._work.items[min(self._place, len(self._work.items) - 1)]
        state |= {
            "turn": self._turn,
            "more": self._renewable() is not None,
            "problem": self._trouble(),
        }
        with self.hold_sync():
            self._sits = item.question.seat
            self.seat = self._sits
            explains = self._work.exercise.mode == "explain"
            self.set_trait("frames", frames_of(item.question, judged=explains))
            self.set_trait("state", state)

    def _trouble(self) -> str:
        from ..i18n import complaint, translate

        if self._problem is not None:
            return complaint(self._problem, self.lang)
        unknown = ", ".join(self._work.unknown)
        return translate("quiz.unknown", self.lang, numbers=unknown) if unknown else ""

    def _take_seat(self, seat: object) -> int | None:
        """Who is asked; it is not changed from outside."""
        if type(seat) is not type(self._sits) or seat != self._sits:
            raise Error("fixed", widget="Quiz", name="seat")
        return self._sits

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """A wish from the page. Never raises; a second click is for an earlier turn and late."""
        message = content if isinstance(content, dict) else {}
        if message.get("turn") != self._turn:
            return
        self._problem = None
        try:
            self._grant(message)
        except Error as problem:
            self._problem = problem
        self._publish()

    def _grant(self, message: dict[str, Any]) -> None:
        wish, work = message.get("do"), self._work
        if wish == "go":
            self._go(message.get("at"))
        elif wish == "more":
            self._more(message.get("kind"))
        elif self._place >= len(work.items):
            raise Error("not_now", wish=str(wish)[:40])
        else:
            self._do(str(wish), work.items[self._place].number, message.get("answer"))

    def _do(self, wish: str, number: str, answer: Any) -> None:
        work, seconds = self._work, round(monotonic() - self._since, 1)
        if wish == "answer":
            work.answer(number, answer, seconds)
        elif wish == "show":
            work.show(number, seconds)
        elif wish == "again":
            work.again(number)
        else:
            raise Error("unknown_wish", wish=wish[:40])
        self._since = monotonic()
        if self._file is not None:
            self._file.write(work)

    def _go(self, at: object) -> None:
        last = len(self._work.items)
        if type(at) is not int or not 0 <= at <= last:
            known = Error("whole", least=0, most=last)
            raise Error("choice", name="at", value=str(at)[:40], known=known)
        self._place, self._since = at, monotonic()

    def _more(self, kind: object) -> None:
        """Questions of the same kinds, or of one, drawn anew."""
        from ..classroom.working import Work

        drawn = self._renewable()
        if drawn is None:
            raise Error("not_now", wish="more")
        kinds = kind if isinstance(kind, str) else None
        student = self._work.student
        self._work = Work(drawn.draw(student, kinds), student)
        self._go(0)

    def _renewable(self) -> "Drawn | None":
        """What draws new questions; nothing where answers are kept for a teacher or in a file."""
        return None if self._work.exam or self._file else self._drawn

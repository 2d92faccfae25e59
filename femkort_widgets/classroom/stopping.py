"""The stops of a record as an exercise: its author's questions, asked one by one."""

from collections.abc import Iterator

from ..core.position import Position
from ..errors import Error
from ..records.files import read_record
from ..records.model import Record
from ..records.notes import Comment, Stop
from ..records.replayed import Replayed
from .exercise import Exercise
from .kinds import ask
from .kinds.stops import about_of
from .placed import placed
from .question import Task
from .seen import again, in_writing, told_to


def from_record(
    record: Record | str,
    *,
    id: str = "",  # noqa: A002 - it is called so in a sheet
    mode: str = "ask",
    opened: bool = False,
) -> Exercise:
    """An exercise of the stops of a record (rule 8), in order; those of side lines are left out.

    Each is asked of the seat that is to play, which sees its own hand, or all of them where they
    are ``opened``. Raises Error where the record has no stop that can be asked, and RecordError for
    a text that cannot be read.

    >>> text = '[Game "femkort"][Seats "A B"][Round "1"][Dealer "B"][Deal]A: SA H2 B: S3 D4'
    >>> made = from_record(text + "[Play] {? Which first? [%ok H2]} 1. A: H2 *")
    >>> made.questions[0].text(), made.questions[0].right
    ('Which first?', (frozenset({'H2'}),))
    """
    read = read_record(record)
    stops = [one for played in read.replayed for one in _of_match(played, opened=opened)]
    asked = []
    for n, task in enumerate(stops, 1):
        with placed(Error("classroom.in.question", n=n)):
            asked.append(ask(task))
    if not asked:
        raise Error("classroom.no_stops")
    title = next((match.title for match in read.matches if match.title), "")
    return Exercise(id or title or "hand", tuple(asked), mode=mode, title=title)


def _of_match(played: Replayed, *, opened: bool) -> Iterator[Task]:
    names = tuple(played.match.names.get(label, label) for label in played.table.seats)
    for walk in played.walks:
        told: list[tuple[Position | None, tuple[Comment | Stop, ...]]] = [(walk.start, walk.text)]
        told += [(step.after, step.text) for step in walk.steps if step.line == 0]
        for position, text in told:
            stops = [note for note in text if isinstance(note, Stop)]
            if stops and position is not None and position.to_play is not None:
                yield _task(position, position.to_play, stops[-1], names, opened=opened)


def _task(
    position: Position, seat: int, stop: Stop, names: tuple[str, ...], *, opened: bool
) -> Task:
    seen = again(position, in_writing(position.deal)) if opened else told_to(position, seat)
    return Task("stop", seen, seat, names, about_of(stop, opened=opened))

"""What goes wrong at a table, as the page and the notebook hear it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import Error, IllegalPlayError, sentence
from ..film import reason_data
from ..records.faults import Fault


@contextmanager
def as_error() -> Iterator[None]:
    """Whatever goes wrong in somebody's own duty or bot becomes an Error with its cause."""
    try:
        yield
    except Error:
        raise
    except (Exception, KeyboardInterrupt) as cause:
        raise Error("failed", cause=f"{type(cause).__name__}: {cause}"[:200]) from cause


def told_in_short(problem: Error) -> dict[str, Any]:
    """Why an edit was refused: the key of its sentence, and what stands in it."""
    if isinstance(problem, IllegalPlayError):
        reason = reason_data(problem.reason, legal=False)
        params = {**reason["params"], "card": str(problem.card)}
        return {"key": problem.reason.key, "params": params, "reason": reason}
    answer = told(problem)
    return {"key": answer["key"], "params": _cut(answer["data"])}


def _cut(value: Any) -> Any:
    """Nothing of it longer than one reads: what came from the page may be of any length."""
    if isinstance(value, dict):
        return {name: _cut(one) for name, one in value.items()}
    return value[:200] if isinstance(value, str) else value


def told(problem: Error, *, exam: bool = False) -> dict[str, Any]:
    """An error as the page hears it: the key of its sentence, its data, the reason of a refusal.

    What may name a hidden card stays in Python: the card a bot chose and, in an exam, all that a
    duty or a bot of one's own said when it failed.
    """
    if isinstance(problem, IllegalPlayError):
        return {
            "card": str(problem.card),
            "reason": reason_data(problem.reason, legal=False),
        }
    from ..i18n import filling

    data = {
        name: value
        for name, value in filling(problem).items()
        if isinstance(problem.data[name], str | int | Error | Fault)
    }
    if problem.key == "bot_move":
        data["move"] = "?"
    if exam and "cause" in data:
        data["cause"] = str(problem.data["cause"]).partition(":")[0]
    return {"key": sentence(problem.key, problem.data), "data": data}

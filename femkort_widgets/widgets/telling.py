"""What goes wrong at a table, as the page and the notebook hear it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import Error, IllegalPlayError
from ..film import reason_data


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
    data = told(problem)["data"]
    return {
        "key": problem.key,
        "params": {name: one[:200] if isinstance(one, str) else one for name, one in data.items()},
    }


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
    data = {key: value for key, value in problem.data.items() if isinstance(value, str | int)}
    if problem.key == "bot_move":
        data["move"] = "?"
    if exam and "cause" in data:
        data["cause"] = str(data["cause"]).partition(":")[0]
    return {"key": problem.key, "data": data}

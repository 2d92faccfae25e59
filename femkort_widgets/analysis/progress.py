"""A bar that grows with the deals done, in a terminal or a notebook."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import Error

Report = Callable[[int, int], Any]
"""``report(done, asked)`` after every piece."""
SECONDS = 1.0
"""A run that is over sooner shows no bar."""


def _silent(done: int, asked: int) -> None:
    """Nothing is shown."""


@contextmanager
def reporting(progress: bool | Report | None, asked: int) -> Iterator[Report]:
    """Who is told how far a run is: the caller's own function, a bar, or nobody.

    None is a bar where tqdm is installed. Raises Error where a bar is asked for without it.
    """
    if callable(progress):
        yield progress
        return
    made = _bar(asked, wanted=progress is True) if progress is not False else None
    if made is None:
        yield _silent
        return

    def report(done: int, asked: int) -> None:
        if done > made.n:
            made.update(done - made.n)

    with made:
        yield report


def _bar(asked: int, *, wanted: bool) -> Any:
    try:
        from tqdm.auto import tqdm
    except ImportError:
        if wanted:
            raise Error("extra_missing", what="progress=True", package="tqdm") from None
        return None
    return tqdm(total=asked, unit=" deals", delay=0 if wanted else SECONDS)

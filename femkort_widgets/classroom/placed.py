"""Refusals told with the question or the draw that they are about."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import Error


@contextmanager
def placed(place: Error) -> Iterator[None]:
    """Whatever is refused here is told with its place, once.

    >>> with placed(Error("classroom.in.draw", n=2)):
    ...     raise Error("deal_done")
    Traceback (most recent call last):
    femkort_widgets.errors.Error: In draw 2: The deal is over: there is no card to choose.
    """
    try:
        yield
    except Error as problem:
        if "place" in problem.data:
            raise
        raise Error("classroom.placed", place=place, cause=problem) from None

"""Which form of the kernels a run gets: plain Python, or compiled by numba."""

import os
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

_HOUSE = __name__.partition(".")[0]
_ROOM = Path(__file__).parent.parent
_TWIN = f"{_HOUSE}.compiled"
SWITCH = "FEMKORT_NUMBA"
"""The environment variable: 0 for plain Python whatever is installed, 1 for numba from the start.
"""
WORTH = 1_000_000
"""So many card plays, some 50,000 hands of Femkort, cost more than loading numba does."""


@cache
def numba_is_there() -> bool:
    """Is numba installed, and wanted? It is not imported to find out."""
    return os.environ.get(SWITCH) != "0" and find_spec("numba") is not None


@cache
def numpy_is_there() -> bool:
    """Is numpy installed? It is not imported to find out."""
    return find_spec("numpy") is not None


def worth_compiling(plays: int) -> bool:
    """Should a run of so many card plays be compiled? It costs nothing more once one has been."""
    if not numba_is_there():
        return False
    return plays >= WORTH or _TWIN in sys.modules or os.environ.get(SWITCH) == "1"


def kernels(name: str, plays: int = 0) -> Any:
    """The module of kernels of this name in ``analysis``, in the form that a run is worth.

    Both forms give the same numbers.

    >>> kernels("fast.primitives").lowest(0b1100)
    4
    """
    return compiled(name) if worth_compiling(plays) else plain(name)


def plain(name: str) -> Any:
    """The kernels as plain Python."""
    return import_module(f"{_HOUSE}.analysis.{name}")


def compiled(name: str) -> Any:
    """The kernels compiled by numba, which must be there: the same file under a second name."""
    parent, path = _TWIN, _ROOM
    _package(parent, path)
    for part in name.split(".")[:-1]:
        parent, path = f"{parent}.{part}", path / part
        _package(parent, path)
    return import_module(f"{_TWIN}.{name}")


def _package(name: str, path: Path) -> None:
    if name not in sys.modules:
        made = ModuleType(name)
        made.__path__ = [str(path)]
        sys.modules[name] = made


def key_of(seed: int | str) -> tuple[int, int, int]:
    """The three words that start every random stream of a run.

    >>> key_of(7) == key_of("7"), key_of(7) == key_of(8)
    (True, False)
    """
    digest = sha256(f"femkort-widgets/analysis/{seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8))
    return a, b, c


def same(values: Iterable[int]) -> list[int]:
    """The numbers of an array of either form as plain numbers."""
    return [int(value) for value in values]

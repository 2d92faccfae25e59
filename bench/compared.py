"""Contenders measured in turn in one process, and the same game written in C."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench.goals import Times

SOURCE = Path(__file__).with_name("playouts.c")
NATIVE, PORTABLE = ("-O3", "-march=native"), ("-O2",)

Contender = Callable[[], int]
"""Plays, and gives the number of cards it has played."""


class Compared:
    """Rounds in which every contender plays once: only the ratios within a round are compared."""

    def __init__(self, contenders: dict[str, Contender], rounds: int) -> None:
        for play in contenders.values():
            play()
        self.times: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(rounds):
            for name, play in contenders.items():
                start = process_time()
                cards = play()
                self.times[name].append((process_time() - start) / cards * 1e9)

    def goal(self, name: str, ours: str, theirs: str, least: float, against: str = "") -> Times:
        """How many times as fast as the other one contender is."""
        pairs = zip(self.times[ours], self.times[theirs], strict=True)
        ratio = median(their / our for our, their in pairs)
        figure, anchor = median(self.times[ours]), median(self.times[theirs])
        return Times(name, figure, anchor, ratio, least, against or theirs)

    def best(self, names: list[str]) -> str:
        """The fastest of some contenders."""
        return min(names, key=lambda name: median(self.times[name]))


def c_library(options: tuple[str, ...]) -> Any:
    """The C program as a library; None where there is no compiler."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        made = str(Path(folder) / "playouts.so")
        subprocess.run(
            [compiler, *options, "-shared", "-fPIC", str(SOURCE), "-o", made], check=True
        )
        return ctypes.CDLL(made)


def numbers_of(array: Any) -> ctypes.c_void_p:
    """An array of numpy as C takes it."""
    return ctypes.c_void_p(array.ctypes.data)


def whole(number: int) -> ctypes.c_int64:
    """A number as C takes it."""
    return ctypes.c_int64(number)

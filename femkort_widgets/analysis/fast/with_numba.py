"""The primitives as numba makes them."""

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import njit, types
from numba.core.cgutils import get_or_insert_function as found
from numba.extending import intrinsic

_FAST = Path(__file__).parent


@cache
def _state(room: Path) -> str:
    """A name for what the sources of a room and of this one say now.

    numba notices a change only in the file of the kernel it has kept, not in the files of the
    kernels that are called there; what it keeps under another name is not used.
    """
    made = sha256()
    for path in sorted({*_FAST.glob("*.py"), *room.glob("*.py")}):
        made.update(path.read_bytes())
    return made.hexdigest()[:12]


def kernel(function: Callable[..., Any]) -> Any:
    """The function, compiled when it is first called and kept for the next process."""
    return _compiled(function)


def inlined(function: Callable[..., Any]) -> Any:
    """The same for a part of other kernels: each has it within, which is faster for short ones.

    A call in the machine counts references to every array it is given.
    """
    return _compiled(function, forceinline=True)


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    room = Path(function.__code__.co_filename).parent
    function.__qualname__ = f"{function.__qualname__}-{_state(room)}"
    return njit(cache=True, nogil=True, **options)(function)


@intrinsic
def popcount(typing_context: Any, mask: Any) -> Any:
    """How many cards there are in a hand."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.int64(types.int64), code


@intrinsic
def lowest_index(typing_context: Any, mask: Any) -> Any:
    """The place of the lowest bit; the mask is not 0."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _zeros_above(typing_context: Any, mask: Any) -> Any:
    """How many bits above the highest one are 0."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.ctlz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _deposited(typing_context: Any, bits: Any, mask: Any) -> Any:
    """The bits of the first number put, from the lowest on, where the mask has its bits."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        name = "llvm.x86.bmi.pdep.64"
        made = found(builder.module, kind, name)  # type: ignore[no-untyped-call]
        return builder.call(made, given)

    return types.int64(types.int64, types.int64), code


@inlined
def _card_at_once(mask: int, index: int) -> int:
    return _deposited(1 << index, mask)  # type: ignore[call-arg]


@inlined
def _card_by_card(mask: int, index: int) -> int:
    for _ in range(index):
        mask &= mask - 1
    return mask & -mask


card_at = _card_at_once if get_host_cpu_features().get("bmi2") else _card_by_card
"""The card with so many cards of the mask below it: one instruction where the processor has it."""


@inlined
def highest(mask: int) -> int:
    """The highest card of a mask that is not 0, as a mask."""
    return 1 << (63 - _zeros_above(mask))  # type: ignore[call-arg]


@inlined
def array(size: int) -> Any:
    """So many zeros."""
    return np.zeros(size, np.int64)


@inlined
def copy(target: Any, at: int, source: Any, begin: int, size: int) -> None:
    """So many numbers from one place to another."""
    for step in range(size):
        target[at + step] = source[begin + step]


@inlined
def reals(size: int) -> Any:
    """So many zeros that may become fractions."""
    return np.zeros(size, np.float64)


def numbers(values: Iterable[int]) -> Any:
    """These values as kernels take them."""
    return np.array(list(values), np.int64)

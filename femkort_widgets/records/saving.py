"""Files written whole or not at all: what stood there before stays until the new text is there."""

import os
from contextlib import suppress
from errno import EACCES, EBUSY, EPERM
from io import FileIO
from pathlib import Path
from stat import S_IMODE

_STREAMS = ("/dev/std", "/dev/fd/", "/proc/")
"""What stands behind these names is open already: nothing can take its place."""
_FIXED = (EACCES, EPERM, EBUSY)
"""Nothing new may be made in the folder, or nothing can take the place of the file."""


def save(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file: beside it first, then in its place. Raises OSError as ``open`` does.

    The file keeps its mode, and a link still leads to it. A device or a pipe is written to as it
    is; a file that nothing can take the place of is written over, and gets back what it held where
    that fails.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     save(f"{folder}/hand.ttn", b"%TTN 1")
    ...     os.listdir(folder)
    ['hand.ttn']
    """
    kept = Path(os.path.realpath(path))
    if os.path.abspath(path).startswith(_STREAMS) or (kept.exists() and not kept.is_file()):
        Path(path).write_bytes(data)
        return
    beside = kept.with_name(f".{os.urandom(8).hex()}.part")
    try:
        _replace(kept, beside, data)
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, os.fspath(path)) from None
    finally:
        with suppress(OSError):
            beside.unlink()


def _replace(kept: Path, beside: Path, data: bytes) -> None:
    try:
        with beside.open("xb") as file:
            file.write(data)
        if kept.exists():
            with kept.open("ab") as before:  # refused here where it may not be written
                beside.chmod(S_IMODE(os.fstat(before.fileno()).st_mode))
        os.replace(beside, kept)
    except OSError as problem:
        if problem.errno not in _FIXED or not kept.exists():
            raise
        _write_over(kept, data)


def _write_over(kept: Path, data: bytes) -> None:
    """Write the file where it lies; what it held comes back where that fails."""
    with kept.open("r+b", buffering=0) as file:
        before = file.read()
        try:
            _fill(file, data)
        except BaseException:
            _fill(file, before)
            raise


def _fill(file: FileIO, data: bytes) -> None:
    file.seek(0)
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
    file.truncate()

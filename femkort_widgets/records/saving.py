"""Files written whole or not at all: what stood there before stays until the new text is there."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

_STREAMS = ("/dev/std", "/dev/fd/", "/proc/")
"""What stands behind these names is open already: nothing can take its place."""


def save(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file: beside it first, then in its place. Raises OSError as ``open`` does.

    The file keeps its mode, and a link still leads to it. A device or a pipe is written to as it
    is, and so is a file in a folder in which nothing new may be made.

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
        try:
            file = beside.open("xb")
        except PermissionError:  # the folder takes no second file
            with kept.open("r+b") as before:
                before.truncate()
                before.write(data)
            return
        with file:
            file.write(data)
        if kept.exists():
            with kept.open("ab") as before:  # refused here where it may not be written
                beside.chmod(S_IMODE(os.fstat(before.fileno()).st_mode))
        os.replace(beside, kept)
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, os.fspath(path)) from None
    finally:
        with suppress(OSError):
            beside.unlink()

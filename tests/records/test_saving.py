"""Writing a file: whole or not at all, in its place and with its mode."""

import os
from collections.abc import Callable
from errno import EACCES, EBUSY, ENOENT, ENOSPC
from io import FileIO
from pathlib import Path
from threading import Thread

import pytest

import femkort_widgets as fw
from femkort_widgets.classroom import Draw, Exercise, dump, gather
from femkort_widgets.records import saving
from femkort_widgets.records.saving import save
from tests.records.kit import FIRST, text

HAND = text(FIRST, end="*\n")
OLD = b"what stood there\n"
WRITERS: dict[str, Callable[[Path], object]] = {
    "save": lambda path: save(path, b"new"),
    "record": lambda path: fw.dump(fw.loads(HAND), path),
    "sheet": lambda path: dump(Exercise("first", draws=(Draw(fw.rules("fan_tan")),)), path),
    "results": lambda path: gather(Exercise("a", draws=(Draw(fw.rules("fan_tan")),)), {}).to_csv(
        path
    ),
    "page": lambda path: fw.Replay(HAND).to_html(path),
    "drawing": lambda path: fw.Replay(HAND).to_svg(path=path),
    "picture": lambda path: fw.Replay(HAND).to_png(path),
    "figures": lambda path: fw.analysis.who_forces(fw.rules("femkort"), deals=1).to_csv(path),
}


def stopped(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "kept"
    path.write_bytes(OLD)
    return path


@pytest.mark.parametrize("name", WRITERS)
def test_a_file_stays_as_it_was_where_a_writer_stops_half_way(
    name: str, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", stopped)
        with pytest.raises(KeyboardInterrupt):
            WRITERS[name](old)
    assert old.read_bytes() == OLD
    assert list(old.parent.iterdir()) == [old]
    WRITERS[name](old)
    assert old.read_bytes() != OLD
    assert list(old.parent.iterdir()) == [old]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_what_cannot_be_written_leaves_nothing_behind(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def on_full(path: Path, mode: str) -> object:
        opened(path, mode).close()
        return opened(Path("/dev/full"), "wb", buffering=0)

    monkeypatch.setattr(Path, "open", on_full)
    with pytest.raises(OSError, match=str(old)) as problem:
        save(old, b"new")
    monkeypatch.undo()
    assert (problem.value.errno, problem.value.filename) == (ENOSPC, str(old))
    assert old.read_bytes() == OLD
    assert list(old.parent.iterdir()) == [old]


def test_a_file_in_a_folder_that_takes_no_other_is_written_in_its_place(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def closed(path: Path, mode: str, buffering: int = -1) -> object:
        if "x" in mode:
            raise PermissionError(EACCES, "closed", str(path))
        return opened(path, mode, buffering)

    monkeypatch.setattr(Path, "open", closed)
    save(old, b"new")
    with pytest.raises(PermissionError, match="fresh"):
        save(old.with_name("fresh"), b"new")
    monkeypatch.undo()
    assert old.read_bytes() == b"new"
    assert list(old.parent.iterdir()) == [old]


def test_a_file_that_is_held_is_written_over_and_gets_back_what_it_held(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        raise OSError(EBUSY, "held")

    filled = saving._fill
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", held)
        save(old, b"new")
        assert old.read_bytes() == b"new"
        full = iter([True, False])

        def fill(file: FileIO, data: bytes) -> None:
            filled(file, data[:1] if (half := next(full)) else data)
            if half:
                raise OSError(ENOSPC, "full")

        broken.setattr(saving, "_fill", fill)
        with pytest.raises(OSError, match=str(old)):
            save(old, b"newer")
    assert old.read_bytes() == b"new"
    assert list(old.parent.iterdir()) == [old]


def test_a_folder_that_is_not_there_is_told_of_the_path_that_was_given(tmp_path: Path) -> None:
    path = tmp_path / "none" / "hand.ttn"
    with pytest.raises(FileNotFoundError) as problem:
        save(path, b"new")
    assert (problem.value.errno, problem.value.filename) == (ENOENT, str(path))


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_file_keeps_its_mode_and_a_new_one_has_the_usual(old: Path, tmp_path: Path) -> None:
    old.chmod(0o640)
    save(old, b"new")
    assert old.stat().st_mode & 0o777 == 0o640
    save(tmp_path / "saved", b"new")
    (tmp_path / "usual").touch()
    assert (tmp_path / "saved").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_not_replaced(old: Path) -> None:
    old.chmod(0o400)
    with pytest.raises(PermissionError) as problem:
        save(old, b"new")
    assert problem.value.errno == EACCES
    assert old.read_bytes() == OLD


def test_a_link_leads_where_it_led(old: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(old)
    save(link, b"new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    path, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(path)
    reader = Thread(target=lambda: read.append(path.read_bytes()), daemon=True)
    reader.start()
    save(path, b"new")
    reader.join(5)
    assert read == [b"new"]
    assert path.is_fifo()


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="no files by their number")
def test_what_is_open_already_is_written_to(old: Path) -> None:
    with old.open("wb") as file:
        save(f"/dev/fd/{file.fileno()}", b"new")
    assert old.read_bytes() == b"new"
    assert list(old.parent.iterdir()) == [old]

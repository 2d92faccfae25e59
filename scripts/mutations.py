"""Does a test notice when a statement of the rules is broken?

`make mutations` breaks one statement after another in a copy of the package, by the small changes
listed in tests/coverage/mutations, and runs the tests that cite it: one of them must fail. A
statement that says the same as another has no change of its own; it names the other one.
"""

import argparse
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.coverage import HELD, ROOT, SLOW, by_statement, statements

MUTATIONS = ROOT / "tests/coverage/mutations"
NEEDED = HELD - {"example"}
"""Kinds that need a mutation."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "frontend", "browser", "notebooks", "node_modules")
OPTIONS = ["-x", "-q", "--no-header", "-p", "no:nbval", "-p", "no:cacheprovider"]
OPTIONS += ["-m", "not browser and not notebook", "--hypothesis-profile", "mutations"]
QUICK = ("tests/core/", "tests/coverage/")
"""Where a mutation is looked for first."""
LONGEST = 120
"""Seconds after which a run counts as failed: the change made it go on for ever."""
PASSED, FAILED = 0, 1


class Mutation(NamedTuple):
    """A small change of one file that breaks one statement."""

    id: str
    file: str
    find: str
    replace: str

    def misfit(self) -> str:
        """Why it cannot be applied, if so."""
        path = ROOT / self.file
        times = path.read_text("utf-8").count(self.find) if path.is_file() else 0
        if times == 1 and self.find != self.replace:
            return ""
        return f"{self.file} holds {self.find!r} {times} times" if times != 1 else "changes nothing"


@cache
def _listed() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for path in sorted(MUTATIONS.glob("*.toml")):
        for key, about in tomllib.loads(path.read_text("utf-8")).items():
            assert key not in found, f"{key} stands twice"
            found[key] = about
    return found


def same() -> dict[str, str]:
    """The ids that say the same as another one, and which."""
    return {key: about["same"] for key, about in _listed().items() if "same" in about}


@cache
def mutations() -> dict[str, Mutation]:
    """Every mutation by the id that it breaks."""
    return {key: Mutation(key, **_listed()[same().get(key, key)]) for key in _listed()}


def needed() -> tuple[str, ...]:
    """The ids that need a mutation."""
    return tuple(
        about.id for about in statements().values() if about.kind in NEEDED and not about.excuse
    )


@cache
def citing(key: str) -> tuple[str, ...]:
    """The tests that cite an id, the quickest first; browser and notebooks left out."""
    nodes = [test.node for test in by_statement().get(key, ())]
    return tuple(sorted((node for node in nodes if not node.startswith(SLOW)), key=_effort))


def _effort(node: str) -> tuple[bool, bool, bool]:
    return not node.startswith(QUICK), "properties" in node, "_statements" not in node


def make_copy(folder: Path) -> None:
    """What the tests need, in a folder of its own."""
    for name in ("femkort_widgets", "tests", "scripts", "docs", "notebooks"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)


def _run(folder: Path, nodes: Iterable[str]) -> None:
    """Run these tests in this process and leave it with what pytest says."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    import pytest

    os._exit(int(pytest.main([*OPTIONS, *nodes])))


def outcome(folder: Path, nodes: Iterable[str]) -> int:
    """What pytest says of these tests in this folder, run in a process of their own."""
    child = multiprocessing.get_context("fork").Process(target=_run, args=(folder, nodes))
    child.start()
    child.join(LONGEST)
    if child.exitcode is None:
        child.kill()
        child.join()
        return FAILED
    return child.exitcode


@contextmanager
def applied(change: Mutation, folder: Path) -> Iterator[None]:
    """The change made in the copy, and taken back afterwards."""
    path = folder / change.file
    text = path.read_text("utf-8")
    path.write_text(text.replace(change.find, change.replace), "utf-8")
    try:
        yield
    finally:
        path.write_text(text, "utf-8")


_here: list[Path] = []
"""In each worker its copy of the project."""


def _begin(above: str) -> None:
    """Once in each worker: a copy, and everything loaded that no mutation changes."""
    _here.append(Path(tempfile.mkdtemp(dir=above)))
    make_copy(_here[0])
    sys.dont_write_bytecode = True
    os.environ.pop("CI", None)
    import hypothesis.extra.pytestplugin
    import hypothesis.strategies
    import pytest  # noqa: F401

    hypothesis.settings.register_profile(
        "mutations",
        deadline=None,
        derandomize=True,
        database=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        suppress_health_check=list(hypothesis.HealthCheck),
    )


def _judge(change: Mutation) -> str:
    """What is wrong with a mutation; "" where a test noticed it that passes without it."""
    nodes = citing(change.id)
    quick = tuple(node for node in nodes if node.startswith(QUICK))
    for some in (quick, nodes[len(quick) :]):
        if not some:
            continue
        with applied(change, _here[0]):
            said = outcome(_here[0], some)
        if said == FAILED:
            return _sound(some)
        if said != PASSED:
            return f"pytest could not run (exit {said})"
    return f"SURVIVES: {change.find!r} → {change.replace!r}"


_known: dict[tuple[str, ...], str] = {}
"""In each worker what is wrong with some tests as they are."""


def _sound(nodes: tuple[str, ...]) -> str:
    if nodes not in _known:
        failing = outcome(_here[0], nodes) != PASSED
        _known[nodes] = f"its tests fail without it: {', '.join(nodes)}" if failing else ""
    return _known[nodes]


def judge(keys: Iterable[str], jobs: int) -> Iterator[tuple[str, str]]:
    """For each id, as they come, what is wrong with its mutation; "" where a test noticed it."""
    able: list[Mutation] = []
    for key in keys:
        change = mutations().get(key)
        why = "has no mutation" if change is None else change.misfit()
        if not why and not citing(key):
            why = "no test cites it"
        if why or change is None:
            yield key, why
        else:
            able.append(change)
    fork = multiprocessing.get_context("fork")
    with (
        tempfile.TemporaryDirectory(prefix="mutations-") as above,
        ProcessPoolExecutor(jobs, fork, initializer=_begin, initargs=(above,)) as pool,
    ):
        runs = {pool.submit(_judge, change): change.id for change in able}
        for run in as_completed(runs):
            yield runs[run], run.result()


def _wanted(key: str, only: list[str] | None) -> bool:
    return not only or any(key == one or key.rpartition("-")[0] == one for one in only)


def main() -> int:
    """Judge the mutations asked for; 1 if any is not as it should be."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument(
        "--only", nargs="+", metavar="ID", help="only these ids or families, as in FK-33 C-LS"
    )
    asked.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args()
    begun = time.monotonic()
    keys = [key for key in dict.fromkeys((*needed(), *mutations())) if _wanted(key, given.only)]
    wrong = 0
    for key, why in judge(keys, given.jobs):
        if why:
            wrong += 1
            print(f"{key}: {why}", flush=True)
    seconds = round(time.monotonic() - begun)
    print(f"{len(keys) - wrong} of {len(keys)} noticed, {wrong} not, in {seconds} s.")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())

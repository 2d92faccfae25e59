"""A plugin for pytest that makes numba and numpy as good as not installed.

``-p tests.analysis.without_numba`` takes it. Nobody can find or import them then; the analysis goes
on in plain Python.
"""

from importlib.machinery import PathFinder

HIDDEN = {"llvmlite", "numba", "numpy"}
_found = PathFinder.find_spec


def _find(name, path=None, target=None):
    return None if name.partition(".")[0] in HIDDEN else _found(name, path, target)


def pytest_configure() -> None:
    """Only as a plugin: looking through this file for doctests must hide nothing."""
    PathFinder.find_spec = _find  # type: ignore[method-assign]

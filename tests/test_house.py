"""The house stays in order: who may import whom, small files, public names, a quiet bundle."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import femkort_widgets as fw

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "femkort_widgets"
STATIC = PACKAGE / "static"

# room → the rooms of the house it may import
ARROWS = {
    "sentences": set(),
    "errors": {"sentences"},
    "core": {"errors"},
    "records": {"errors", "core"},
    "analysis": {"errors", "core", "records"},
    "sheet": {"errors", "core"},
    "film": {"errors", "core", "sheet"},
    "annotating": {"errors", "core", "records", "analysis", "i18n"},
    "framing": {"errors", "core", "records", "analysis", "film", "sheet", "i18n"},
    "i18n": {"errors", "core"},
    "drawing": {"errors", "core", "records", "exploring", "film", "framing", "i18n"},
    "export": {"errors", "records", "framing", "i18n", "drawing"},
    "exploring": {"errors", "core", "records"},
    "classroom": {"errors", "core", "records", "analysis", "exploring", "i18n"},
    "widgets": {
        *("errors", "core", "records", "analysis"),
        *("sheet", "film", "framing", "i18n", "drawing", "export", "exploring", "classroom"),
    },
    "cli_words": {"i18n"},
    "cli_streams": {"i18n"},
    "cli": {
        *("errors", "records", "framing", "i18n", "drawing", "export"),
        *("cli_words", "cli_streams"),
    },
    "__main__": {"cli"},
    "__init__": {
        *("errors", "core", "records", "analysis", "framing", "export"),
        *("classroom", "exploring", "widgets"),
    },
}
# room → the rooms it may name in type hints besides, under `if TYPE_CHECKING`
HINTS = {"errors": {"core"}, "analysis": {"annotating"}, "i18n": {"records"}}
# room → the third-party packages it may import
THIRD_PARTY = {
    "analysis": {"cloudpickle", "llvmlite", "numba", "numpy", "tqdm"},
    "export": {"resvg_py"},
    "drawing": {"altair"},
    "widgets": {"IPython", "anywidget", "ipywidgets", "traitlets"},
}
LONGEST = 300
SOURCES = {".py", ".ts", ".tsx", ".css", ".mjs", ".sh"}
NAMESPACES = {
    "http://www.w3.org/1998/Math/MathML",
    "http://www.w3.org/1999/xhtml",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/XML/1998/namespace",
}


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "frontend" not in path.parts)


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def imports(path: Path, *, hints: bool = True) -> set[str]:
    """Every module the file imports, written out in full, wherever the import stands."""
    found: set[str] = set()
    package = dotted(path).split(".")[:-1]
    tree = ast.parse(path.read_text("utf-8"))
    if not hints:
        tree.body = [node for node in tree.body if not _is_for_hints(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return found


def _is_for_hints(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def rooms_of(names: set[str]) -> set[str]:
    return {room(name) for name in names if name.partition(".")[0] == "femkort_widgets"}


@pytest.mark.parametrize("path", modules(), ids=dotted)
def test_imports_follow_the_arrows(path: Path) -> None:
    here = room(dotted(path))
    assert here in ARROWS, f"the house has no room {here!r}"
    assert rooms_of(imports(path, hints=False)) - {here} <= ARROWS[here]
    assert rooms_of(imports(path)) - {here} <= ARROWS[here] | HINTS.get(here, set())


def test_every_room_exists() -> None:
    rooms = {room(dotted(path)) for path in modules()}
    assert set(ARROWS) == rooms
    assert set().union(*ARROWS.values(), *HINTS.values(), HINTS, THIRD_PARTY) <= rooms


@pytest.mark.parametrize("path", modules(), ids=dotted)
def test_third_party_packages_stay_in_their_rooms(path: Path) -> None:
    tops = {name.partition(".")[0] for name in imports(path)}
    foreign = tops - set(sys.stdlib_module_names) - {"femkort_widgets"}
    assert foreign <= THIRD_PARTY.get(room(dotted(path)), set())


@pytest.mark.parametrize("name", ["femkort_widgets", "femkort_widgets.core"])
def test_importing_loads_no_third_party_package(name: str) -> None:
    code = f"""import sys
before = set(sys.modules)
import {name}
print(*{{m.partition(".")[0] for m in set(sys.modules) - before}} - sys.stdlib_module_names)"""
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert loaded.split() == ["femkort_widgets"]


def test_no_file_is_too_long() -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in tracked.stdout.splitlines()]
    sources = [p for p in paths if p.suffix in SOURCES and STATIC not in p.parents and p.exists()]
    lengths = {str(p.relative_to(ROOT)): len(p.read_text("utf-8").splitlines()) for p in sources}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_public_name_is_there_and_listed() -> None:
    assert len(set(fw.__all__)) == len(fw.__all__)
    assert set(fw.__all__) <= set(dir(fw))
    assert all(getattr(fw, name) is not None for name in fw.__all__)


def test_every_function_of_the_classroom_shows_what_it_gives() -> None:
    public = {name: getattr(fw.classroom, name) for name in fw.classroom.__all__}
    functions = {name: one for name, one in public.items() if inspect.isfunction(one)}
    assert {"check", "loads", "questions"} <= functions.keys()
    assert [name for name, one in functions.items() if ">>>" not in (one.__doc__ or "")] == []


def test_public_names_are_the_ones_the_lazy_table_knows() -> None:
    lazy = {name for names in fw._ROOMS.values() for name in names}
    rooms = {name for name in fw.__all__ if inspect.ismodule(getattr(fw, name))}
    assert lazy | rooms == set(fw.__all__)


@pytest.mark.parametrize("path", modules(), ids=dotted)
def test_names_a_module_exports_exist(path: Path) -> None:
    module = importlib.import_module(dotted(path).removesuffix(".__init__"))
    assert [name for name in getattr(module, "__all__", ()) if not hasattr(module, name)] == []


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        fw.no_such_name  # noqa: B018


def test_widgets_leave_the_names_of_ipywidgets_alone() -> None:
    import anywidget

    import femkort_widgets.widgets as widgets

    reserved = {name for name in dir(anywidget.AnyWidget) if not name.startswith("_")}
    names = [info.name for info in pkgutil.iter_modules(widgets.__path__, widgets.__name__ + ".")]
    ours = {
        value
        for name in names
        for value in vars(importlib.import_module(name)).values()
        if inspect.isclass(value) and value.__module__.startswith(widgets.__name__)
    }
    drawn = {cls for cls in ours if issubclass(cls, anywidget.AnyWidget)}
    assert drawn
    assert {
        cls.__name__: set(vars(cls)) & reserved for cls in drawn if set(vars(cls)) & reserved
    } == {}


def test_the_built_front_end_is_committed() -> None:
    names = {"replay.js", "table.js", "femkort.css", "licenses.txt"}
    names |= {
        "panes.js",
        "studio.js",
        "advice.js",
        "page.js",
        "page.css",
        "words/en.json",
        "words/fr.json",
        "faces.json",
    }
    assert {name for name in names if (STATIC / name).stat().st_size > 100} == names


@pytest.mark.parametrize(
    "name",
    [
        "replay.js",
        "table.js",
        "panes.js",
        "studio.js",
        "advice.js",
        "femkort.css",
        "page.js",
        "page.css",
    ],
)
def test_the_built_front_end_asks_the_network_for_nothing(name: str) -> None:
    text = (STATIC / name).read_text("utf-8")
    assert set(re.findall(r"https?://[\w./-]+", text)) <= NAMESPACES
    assert re.findall(r"url\(\s*['\"]?//|@import|\bfetch\(|XMLHttpRequest|WebSocket", text) == []
    assert re.findall(r"</script|</style|<!--", text) == []

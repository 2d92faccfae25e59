"""Build a JupyterLite site that needs no installation and no other machine: ``make site``.

Python and the widgets run in the reader's browser. Pyodide comes from npm and the wheels from PyPI;
all of them are copied into the site, which afterwards asks nobody else for anything. The site is
static: any web server can give it out, ``python -m http.server -d dist/site`` too.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
HOME = ROOT / "build" / "site"
SITE = ROOT / "dist" / "site"
TOOLS = ("jupyterlite-core==0.8.6", "jupyterlite-pyodide-kernel==0.8.6", "jupyter_server>=2,<3")
WIDGETS = ("ipywidgets>=8.1,<9", "anywidget>=0.11,<0.12")
PYTHON = "3.14"
PACKAGES = (
    *("micropip==0.11.1", "ipython==9.18.1", *WIDGETS),
    *("decorator", "ipython-pygments-lexers", "jedi", "parso", "matplotlib-inline", "six"),
    *("prompt_toolkit", "wcwidth", "pygments", "stack_data", "executing", "asttokens"),
    *("pure-eval", "traitlets", "comm", "typing-extensions", "psygnal"),
)
"""What the kernel and the widgets import; each is a wheel that runs everywhere."""
SHIMS = ("ipykernel", "piplite", "pyodide_kernel")
"""Wheels that come with the kernel."""
NEEDED = {
    "ipywidgets": ["comm", "ipython", "traitlets"],
    "anywidget": ["ipywidgets", "psygnal", "typing-extensions"],
    "ipython": [
        *("asttokens", "decorator", "executing", "ipython-pygments-lexers", "jedi"),
        *("matplotlib-inline", "prompt-toolkit", "pure-eval", "pygments", "stack-data"),
        *("traitlets", "typing-extensions", "wcwidth"),
    ],
    "ipykernel": ["comm", "ipython", "traitlets"],
    "pyodide-kernel": ["ipykernel", "piplite"],
    "piplite": ["micropip"],
    "jedi": ["parso"],
    "femkort-widgets": ["anywidget"],
}
"""What has to be there before each of them."""
LOADED = ("micropip", "piplite", "pyodide-kernel", "femkort-widgets")
"""What the kernel loads when it starts."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")


def main() -> int:
    """Fetch what is missing, build, and say how large the site is."""
    python = tools()
    shutil.rmtree(HOME / "src", ignore_errors=True)
    static = HOME / "src" / "static" / "pyodide"
    static.mkdir(parents=True)
    runtime(python, static)
    lock(static, [*downloaded(), *shims(), wheel()])
    (HOME / "src" / "jupyter-lite.json").write_text(json.dumps(settings()), "utf-8")
    contents(HOME / "src" / "files")
    shutil.rmtree(SITE, ignore_errors=True)
    build(python)
    print(f"{SITE.relative_to(ROOT)}: {megabytes():.1f} MB. Any web server can give it out:")
    print(f"    python -m http.server -d {SITE.relative_to(ROOT)}")
    return 0


def megabytes() -> float:
    """How large the site is."""
    return sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file()) / 1e6


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command quietly and give what it printed; its failure is ours."""
    words, out = [str(part) for part in command], subprocess.PIPE
    done = subprocess.run(
        words, cwd=cwd, check=False, stdout=out, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout[-4000:]}")
    return done.stdout


def tools() -> Path:
    """An environment of its own: the kernel for the browser must not show in JupyterLab."""
    python = HOME / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted, mark = "\n".join((*TOOLS, *WIDGETS)), HOME / "env" / "installed"
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        venv.create(HOME / "env", clear=True, with_pip=True)
        pip(python, "install", *TOOLS, *WIDGETS)
        mark.write_text(wanted, "utf-8")
    return python


def pip(python: Path | str, *words: str | Path) -> None:
    """Run pip."""
    run(python, "-m", "pip", "--disable-pip-version-check", "-q", *words)


def runtime(python: Path, static: Path) -> None:
    """Python for the browser, in the version that the kernel was made for."""
    asks = "from jupyterlite_pyodide_kernel import constants; print(constants.PYODIDE_VERSION)"
    version = run(python, "-c", asks).strip()
    packed = HOME / f"pyodide-{version}.tgz"
    if not packed.exists():
        run(npm(), "pack", f"pyodide@{version}", "--silent", cwd=HOME)
    with tarfile.open(packed) as archive:
        for name in (*PYODIDE, "pyodide-lock.json"):
            held = archive.extractfile(f"package/{name}")
            assert held is not None
            (static / name).write_bytes(held.read())


def npm() -> str:
    """The system's npm, or the one that ``make node`` has brought."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    return shutil.which("npm", path=path) or sys.exit("The site needs npm: `make node` brings it.")


def downloaded() -> list[Path]:
    """The wheels from PyPI."""
    folder = HOME / "wheels"
    wanted, mark = "\n".join(PACKAGES), folder / "downloaded"
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        only = ("--python-version", PYTHON, "--implementation", "py", "--abi", "none")
        how = ("--no-deps", "--only-binary", ":all:", "--platform", "any", "--dest", folder)
        pip(sys.executable, "download", *how, *only, *PACKAGES)
        mark.write_text(wanted, "utf-8")
    return sorted(folder.glob("*.whl"))


def shims() -> list[Path]:
    """The wheels that come with the kernel."""
    (folder,) = (HOME / "env" / "share").rglob("pyodide-kernel-extension/static/pypi")
    return [path for name in SHIMS for path in folder.glob(f"{name}-*.whl")]


def wheel() -> Path:
    """Our own wheel."""
    with tempfile.TemporaryDirectory() as name:
        run(sys.executable, "-m", "build", "--wheel", "--outdir", name, ROOT)
        (made,) = Path(name).glob("*.whl")
        return Path(shutil.copy(made, HOME))


def lock(static: Path, wheels: list[Path]) -> None:
    """Copy the wheels and write down which there are: theirs lists some that are elsewhere."""
    path = static / "pyodide-lock.json"
    known = json.loads(path.read_text("utf-8"))
    packages = dict[str, Any]()
    for one in wheels:
        shutil.copy(one, static)
        name, version = one.name.split("-")[:2]
        key = re.sub(r"[-_.]+", "-", name).lower()
        packages[key] = {
            "name": key,
            "version": version,
            "file_name": one.name,
            "sha256": hashlib.sha256(one.read_bytes()).hexdigest(),
            "depends": NEEDED.get(key, []),
            "imports": imported(one),
            "install_dir": "site",
            "package_type": "package",
            "unvendored_tests": False,
        }
    unknown = {name for needs in NEEDED.values() for name in needs} - set(packages)
    assert not unknown, unknown
    path.write_text(json.dumps({"info": known["info"], "packages": packages}), "utf-8")


def imported(one: Path) -> list[str]:
    """The names that a wheel can be imported by."""
    with zipfile.ZipFile(one) as archive:
        tops = {name.split("/")[0] for name in archive.namelist() if name.endswith(".py")}
    return sorted(name.removesuffix(".py") for name in tops if "." not in name[:-3])


def settings() -> dict[str, Any]:
    """Everything from the site itself, nothing from PyPI or any other machine."""
    kernel = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "lockFileURL": "./static/pyodide/pyodide-lock.json",
            "packages": list(LOADED),
        },
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "femkort-widgets",
            "exposeAppInBrowser": True,
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }


def contents(folder: Path) -> None:
    """The tutorials and the notebooks."""
    for name in ("tutorials", "notebooks"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)


def build(python: Path) -> None:
    """Put the site together; the builder reports success even where a part of it failed.

    What it remembers of an earlier site makes it leave settings out of this one.
    """
    (HOME / ".jupyterlite.doit.db").unlink(missing_ok=True)
    options = ("--no-sourcemaps", "--apps", "lab", "--apps", "notebooks")
    where = ("--lite-dir", "src", "--contents", "files", "--output-dir", SITE)
    command = (python, "-m", "jupyterlite_core", "build", *where, *options)
    said = run(*command, "--no-unused-shared-packages", cwd=HOME)
    if "Error" in said:
        sys.exit(said[-4000:])


if __name__ == "__main__":
    sys.exit(main())

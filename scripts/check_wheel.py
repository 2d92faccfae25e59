"""Build the sdist and from it the wheel, and try that without Node on each Python there is.

``python -m scripts.check_wheel``
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "femkort_widgets"
VERSIONS = range(11, 15)
TRY = """
import sys
import femkort_widgets.core
foreign = {"anywidget", "ipywidgets", "traitlets"} & set(sys.modules)
assert not foreign, f"femkort_widgets.core loads {foreign}"

import femkort_widgets as fw
from pathlib import Path
assert "site-packages" in fw.__file__, fw.__file__
for widget in (fw.Replay, fw.Table):
    for part in ("_esm", "_css"):
        text = getattr(widget, part)
        text = text.read_text("utf-8") if isinstance(text, Path) else str(text)
        assert len(text) > 1000, f"{widget.__name__}.{part} is nearly empty: {text[:80]!r}"

rules = fw.rules("femkort")
table = fw.Table(rules, seat=0, seed=7)
assert table.frames["frames"], "a Table has no frames"
page, picture = fw.export.html(table.frames), fw.export.svg(table.frames)
assert "sha256-" in page and len(page) > 100_000, "a hand makes no page"
assert picture.endswith("</svg>"), "a hand makes no picture"
print(f"femkort-widgets {fw.__version__} works from its wheel on Python {sys.version.split()[0]}.")
"""


def expected() -> set[str]:
    """Give the files that the wheel must hold, as they stand in the work tree."""
    skipped = {"frontend", "__pycache__"}
    files = (path for path in PACKAGE.rglob("*") if path.is_file())
    return {
        path.relative_to(ROOT).as_posix()
        for path in files
        if not skipped & set(path.relative_to(PACKAGE).parts)
    }


def contents(wheel: Path, sdist: Path) -> list[str]:
    """Give what is wrong with the files in the wheel and the sdist."""
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("femkort_widgets/")}
        information = [name for name in archive.namelist() if ".dist-info/" in name]
    with tarfile.open(sdist) as archive:
        sources = {name.partition("/")[2] for name in archive.getnames()}
    faults = [f"not in the wheel: {name}" for name in sorted(expected() - held)]
    faults += [f"should not be in the wheel: {name}" for name in sorted(held - expected())]
    faults += [
        f"no copy of {name} among the wheel's licences"
        for name in ("LICENSE", "licenses.txt")
        if not any(path.endswith(f"/{name}") for path in information)
    ]
    if "femkort_widgets/frontend/package.json" not in sources:
        faults.append("the sdist lacks the front-end's sources")
    if any("node_modules" in name for name in sources):
        faults.append("the sdist holds node_modules")
    return faults


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> None:
    """Run a command; its failure is ours."""
    done = subprocess.run([str(part) for part in command], check=False, cwd=cwd, env=env)
    if done.returncode:
        sys.exit("The wheel does not do what it should: see the message above.")


def pythons() -> list[Path]:
    """This Python, and those of other versions that the package is for and that are at hand."""
    known = {sys.version_info[:2]: Path(sys.executable)}
    homes = os.environ.get("PATH", "").split(os.pathsep)
    homes += map(str, Path.home().glob(".pyenv/versions/*/bin"))
    for minor in VERSIONS:
        for path in (Path(home) / f"python3.{minor}" for home in homes):
            if path.exists() and (3, minor) not in known and _works(path):
                known[3, minor] = path
    return [known[version] for version in sorted(known)]


def _works(python: Path) -> bool:
    done = subprocess.run([python, "-c", "import venv, ssl"], check=False, capture_output=True)
    return done.returncode == 0


def try_it(wheel: Path, python: Path, folder: Path) -> None:
    """Install the wheel where no Node can be found, and use it."""
    run(python, "-m", "venv", "--clear", folder / "clean", cwd=folder)
    bin_folder = folder / "clean" / ("Scripts" if os.name == "nt" else "bin")
    without_node = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    without_node["PATH"] = str(bin_folder)
    python = bin_folder / "python"
    pip = (python, "-m", "pip", "--disable-pip-version-check", "-q", "install")
    run(*pip, wheel, cwd=folder, env=without_node)
    run(python, "-W", "error:::femkort_widgets", "-c", TRY, cwd=folder, env=without_node)


def main() -> int:
    """Build, look inside, install, import."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        dist = folder / "dist"
        run(sys.executable, "-m", "build", "--outdir", dist, ROOT, cwd=folder)
        (wheel,) = dist.glob("*.whl")
        (sdist,) = dist.glob("*.tar.gz")
        faults = contents(wheel, sdist)
        if faults:
            print("\n".join(faults), file=sys.stderr)
            return 1
        print(f"{wheel.name}: {wheel.stat().st_size / 1024:.0f} KB.")
        for python in pythons():
            try_it(wheel, python, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

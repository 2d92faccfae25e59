"""Execute notebooks again and save them with their outputs.

``python -m scripts.run_notebooks`` does all of notebooks/ and tutorials/; name files to do those
only. Each runs in a process of its own with a time limit and one second try; widget state is not
saved (each widget shows its HTML fallback instead), cell ids are counted, so that running a
notebook twice gives the same file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("notebooks", "tutorials")
CELL_SECONDS = 60
NOTEBOOK_SECONDS = 600
TRIES = 2
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
ONE = "--one"


def all_notebooks() -> list[Path]:
    """Give every notebook of the project, in reading order."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.ipynb"))
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def execute(path: Path) -> None:
    """Execute one notebook in this process and save it."""
    import nbformat
    from nbclient import NotebookClient

    def quietly(**_: object) -> None:
        """Stand in as a hook: with hooks the client waits in steps and cannot miss an answer."""

    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    notebook.metadata["kernelspec"] = dict(KERNEL)
    client = NotebookClient(
        notebook,
        timeout=CELL_SECONDS,
        store_widget_state=False,
        record_timing=False,
        resources={"metadata": {"path": str(path.parent)}},
        on_cell_execute=quietly,
        on_cell_executed=quietly,
    )
    client.execute()
    tidy(notebook)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def tidy(notebook: dict[str, object]) -> None:
    """Leave nothing in a notebook that differs from one run to the next."""
    metadata = notebook["metadata"]
    assert isinstance(metadata, dict)
    metadata.pop("widgets", None)
    metadata["language_info"] = {"name": "python"}
    cells = notebook["cells"]
    assert isinstance(cells, list)
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
        cell["metadata"].pop("execution", None)
        for output in cell.get("outputs", []):
            # the id of a model lives as long as its kernel
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)


def run_apart(path: Path) -> bool:
    """Execute one notebook in a fresh process; a hanging kernel gets a second try."""
    command = [sys.executable, "-m", "scripts.run_notebooks", ONE, str(path)]
    for attempt in range(1, TRIES + 1):
        try:
            done = subprocess.run(command, cwd=ROOT, check=False, timeout=NOTEBOOK_SECONDS)
        except subprocess.TimeoutExpired:
            print(f"{path.name}: no end after {NOTEBOOK_SECONDS} s (try {attempt}).")
            continue
        if done.returncode == 0:
            return True
        print(f"{path.name}: failed (try {attempt}).")
    return False


def main(arguments: list[str]) -> int:
    """Execute the named notebooks, or all."""
    if arguments[:1] == [ONE]:
        execute(Path(arguments[1]))
        return 0
    paths = [Path(name).resolve() for name in arguments] or all_notebooks()
    failed = []
    for path in paths:
        print(f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path} ...", flush=True)
        if not run_apart(path):
            failed.append(path.name)
    if failed:
        print("Not executed: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Drives notebooks in JupyterLab by its commands, never by its menus, and never by sleeping."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from axe_playwright_python.sync_playwright import Axe
from nbformat import NotebookNode
from playwright.sync_api import Locator, Page, expect

from tests.browser.server import LabServer

SECONDS = 90
WIDE = {"width": 1280, "height": 900}

_WITHIN = """
const within = (promise, what) => Promise.race([promise, new Promise((_, reject) =>
  setTimeout(() => reject(new Error(`${what} took more than ${seconds} s`)), seconds * 1000))]);
"""
_READY = "async () => { await window.jupyterapp?.started; await window.jupyterapp?.restored; }"
_OPEN = f"""async ([path, seconds]) => {{ {_WITHIN}
  const app = window.jupyterapp;
  const panel = await within(app.commands.execute("docmanager:open", {{ path }}), "opening");
  window.notebook = panel;
  await within(panel.context.ready, "reading the notebook");
  await within(panel.sessionContext.ready, "starting the kernel");
  await within(panel.sessionContext.session.kernel.info, "the kernel's first answer");
  app.shell.activateById(panel.id);
}}"""
_RUN = f"""async ([seconds]) => {{ {_WITHIN}
  await within(window.jupyterapp.commands.execute("notebook:run-all-cells"), "running all cells");
  return window.notebook.content.model.sharedModel.cells.flatMap((cell, index) =>
    (cell.toJSON().outputs ?? []).filter((output) => output.output_type === "error")
      .map((output) => `cell ${{index}}: ${{output.ename}}: ${{output.evalue}}`));
}}"""
_ADD = f"""async ([source, seconds]) => {{ {_WITHIN}
  const {{ content }} = window.notebook, cells = content.model.sharedModel;
  cells.addCell({{ cell_type: "code", source }});
  const index = content.activeCellIndex = cells.cells.length - 1;
  await within(window.jupyterapp.commands.execute("notebook:run-cell"), "running the cell");
  const error = cells.cells[index].toJSON().outputs.find((one) => one.output_type === "error");
  return {{ index, error: error ? `${{error.ename}}: ${{error.evalue}}` : null }};
}}"""
_KEEP_STATE = """() => window.jupyterapp.commands.execute(
  "@jupyter-widgets/jupyterlab-manager:saveWidgetState")"""
_KERNEL = f"""async ([code, seconds]) => {{ {_WITHIN}
  const future = window.notebook.sessionContext.session.kernel.requestExecute({{ code }});
  let text = "", error = null;
  future.onIOPub = ({{ header, content }}) => {{
    if (header.msg_type === "stream") text += content.text;
    if (header.msg_type === "execute_result") text += content.data["text/plain"];
    if (header.msg_type === "error") error = `${{content.ename}}: ${{content.evalue}}`;
  }};
  await within(future.done, "the kernel's answer");
  return {{ text, error }};
}}"""
_CLOSE = """async () => {
  const app = window.jupyterapp;
  for (const panel of [...app.shell.widgets("main")]) {
    if (panel.context?.model) panel.context.model.dirty = false;
    panel.close();
  }
  await app.serviceManager.sessions.shutdownAll();
  window.notebook = undefined;
}"""
_FORGET_WORDS = """() => {
  for (const lang of Object.keys(window.fkWords ?? {})) delete fkWords[lang];
}"""
_THEME = "() => document.body.getAttribute('data-jp-theme-name')"
_DARK = "JupyterLab Dark"
_LIGHT = "JupyterLab Light"


class Notebook:
    """The notebook that is open in the Lab."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page = page
        self.path = path

    def run_all(self, seconds: float = SECONDS) -> None:
        """Run every cell; fail if one raises."""
        errors = self.page.evaluate(_RUN, [seconds])
        assert not errors, "; ".join(errors)

    def add(self, code: str, seconds: float = SECONDS) -> int:
        """Write a cell below the others, run it and give its index; fail if it raises."""
        answer: dict[str, Any] = self.page.evaluate(_ADD, [code, seconds])
        assert answer["error"] is None, answer["error"]
        return int(answer["index"])

    def cell(self, index: int) -> Locator:
        """Give the cell, counted from 0, prose cells included."""
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell").nth(index)

    def output(self, index: int) -> Locator:
        """Give what the cell printed or shows, as on the screen."""
        return self.cell(index).locator(".jp-Cell-outputArea")

    def kernel(self, code: str, seconds: float = SECONDS) -> str:
        """Run code in the notebook's kernel and give what it printed and its last value."""
        answer: dict[str, Any] = self.page.evaluate(_KERNEL, [code, seconds])
        assert answer["error"] is None, answer["error"]
        return str(answer["text"]).strip()

    def shut_kernel_down(self) -> None:
        """Shut the kernel down; the page stays as it is."""
        self.page.evaluate("() => window.notebook.sessionContext.shutdown()")

    def save(self) -> NotebookNode:
        """Save as a reader would and give what stands in the file."""
        self.page.evaluate("() => window.notebook.context.save()")
        return self.saved()

    def save_with_widgets(self) -> NotebookNode:
        """Save the state of the widgets too, which JupyterLab does only where it is asked to."""
        self.page.evaluate(_KEEP_STATE)
        saved = self.save()
        self.page.evaluate(_KEEP_STATE)
        assert saved.metadata["widgets"]
        return saved

    def saved(self) -> NotebookNode:
        """Give what stands in the file."""
        return nbformat.read(self.path, as_version=4)  # type: ignore[no-any-return]


class Lab:
    """One JupyterLab page; ``open`` notebooks in it one after another."""

    _numbers = itertools.count(1)

    def __init__(self, page: Page, server: LabServer) -> None:
        self.page = page
        self.server = server

    def enter(self) -> None:
        """Load JupyterLab and wait until it is there."""
        self.page.goto(f"{self.server.url}/lab?reset", timeout=SECONDS * 1000)
        self.page.wait_for_function("() => window.jupyterapp !== undefined", timeout=SECONDS * 1000)
        self.page.evaluate(_READY)
        expect(self.page.locator("#jupyterlab-splash")).to_have_count(0)

    def open(self, cells: Sequence[str] | NotebookNode | Path) -> Notebook:
        """Open a copy of a file, with its hands, or a notebook, or the code of its cells."""
        target = self.server.files / f"notebook-{next(self._numbers)}.ipynb"
        if isinstance(cells, Path):
            shutil.copyfile(cells, target)
            hands = cells.parent / "hands"
            if hands.is_dir():
                shutil.copytree(hands, target.parent / "hands", dirs_exist_ok=True)
        else:
            notebook = cells if isinstance(cells, NotebookNode) else notebook_of(cells)
            nbformat.write(notebook, target)
        self.page.evaluate(_OPEN, [target.name, SECONDS])
        return Notebook(self.page, target)

    def run(self, cells: Sequence[str] | NotebookNode | Path) -> Notebook:
        """Open a notebook and run all its cells."""
        notebook = self.open(cells)
        notebook.run_all()
        return notebook

    def theme(self, *, dark: bool) -> None:
        """Change JupyterLab's theme."""
        theme = _DARK if dark else _LIGHT
        if self.page.evaluate(_THEME) == theme:
            return
        self.page.evaluate(
            "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })",
            theme,
        )
        light = "false" if dark else "true"
        expect(self.page.locator("body")).to_have_attribute("data-jp-theme-light", light)
        expect(self.page.locator("body")).to_have_attribute("data-jp-theme-name", theme)
        expect(self.page.locator("#jupyterlab-splash")).to_have_count(0)

    def axe(self, selector: str, options: dict[str, Any] | None = None) -> list[str]:
        """Give axe's violations under the selector, one readable line each."""
        found = Axe().run(self.page, context=selector, options=options).response
        checked = len(found["passes"]) + len(found["violations"])
        assert checked, f"axe found nothing to check under {selector!r}"
        return [
            f"{violation['id']}: {violation['help']}: {node['html'][:200]} ({node['target']})"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def leave(self) -> None:
        """Close every notebook, end its kernel and make the page as it was."""
        self.page.evaluate(_CLOSE)
        self.page.evaluate("() => localStorage.removeItem('femkort-widgets')")
        self.page.evaluate(_FORGET_WORDS)
        self.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        self.page.emulate_media(color_scheme=None, reduced_motion="reduce", forced_colors=None)
        self.theme(dark=False)


def notebook_of(cells: Sequence[str]) -> NotebookNode:
    notebook: NotebookNode = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(code) for code in cells]
    )
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    return notebook

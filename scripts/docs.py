"""What ``make docs`` does to the pages and docstrings before mkdocs sets them.

A link out of ``docs`` leads to a file of the repository: it must be there, and is printed as its
path. Examples in docstrings are set as what a Python shell shows.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import griffe

ROOT = Path(__file__).parent.parent
OUTWARD = re.compile(r"\[([^\]]*)\]\(((?:\.\./)+[^)#]+)[^)]*\)")
EXAMPLE = re.compile(r"(?:^|\n\n)(>>> .*?)(?=\n\n|\Z)", re.DOTALL)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Print links out of ``docs`` as paths; a page of ``docs`` itself stays a link."""
    folder = Path(page.file.abs_src_path).parent

    def printed(found: re.Match[str]) -> str:
        said, target = found.groups()
        path = (folder / target).resolve()
        if ROOT / "docs" in path.parents:
            return found[0]
        if not path.exists():
            message = f"{page.file.src_path} links to {target}, which is not there."
            raise SystemExit(message)
        where = path.relative_to(ROOT).as_posix()
        return said if said.strip("`") in (where, path.name) else f"{said} (`{where}`)"

    return OUTWARD.sub(printed, markdown)


class Examples(griffe.Extension):
    """Sets the examples of docstrings apart."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put a fence around each."""
        if obj.docstring:
            fenced = EXAMPLE.sub(r"\n\n```pycon\n\1\n```", obj.docstring.value)
            obj.docstring.value = fenced.strip("\n")

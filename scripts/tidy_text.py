"""Take trailing blanks away, end each file with one line feed, refuse merge marks.

``python -m scripts.tidy_text FILE…`` rewrites files that need it and then fails, so that the
change is looked at before it is committed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

TWO_BLANKS_MATTER = {".md"}
MERGE_MARK = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)


def tidy(text: str, *, keep_blanks: bool = False) -> str:
    r"""Give the text as it should stand.

    >>> tidy("a card  \r\n\n\n")
    'a card\n'
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if not keep_blanks:
        lines = [line.rstrip(" \t") for line in lines]
    whole = "\n".join(lines).rstrip("\n")
    return whole + "\n" if whole else ""


def main(names: list[str]) -> int:
    """Tidy the named files."""
    faults = []
    for path in map(Path, names):
        text = path.read_bytes().decode("utf-8")
        if MERGE_MARK.search(text):
            faults.append(f"{path}: holds a merge mark")
        tidied = tidy(text, keep_blanks=path.suffix in TWO_BLANKS_MATTER)
        if tidied != text:
            path.write_bytes(tidied.encode("utf-8"))
            faults.append(f"{path}: tidied")
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

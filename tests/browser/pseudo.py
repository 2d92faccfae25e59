"""A language that nobody speaks: every message in brackets, accented, and longer by two fifths.

What a page shows or speaks outside the brackets was not translated.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

WORDS = Path(__file__).parents[2] / "femkort_widgets/static/words/en.json"
ACCENTED = str.maketrans("aceinorsuyACEINORSUY", "åçéîñøřšûýÅÇÉÎÑØŘŠÛÝ")
NOT_WORDS = re.compile(r"\([^()]{1,8}\)$|\b(?:C-)?[A-Z]{2}-\d+\b|\bPg(?:Dn|Up)\b")
"""A key behind the name of a button or its own, the number of a statement."""
LONGER = " låñğ wöřdš"
SPEAK = f"""
from femkort_widgets.i18n import catalogue, pages
pages._read = lambda lang: open("pseudo.json").read()
said = catalogue.catalogue("en")
said.update({{key: f"⟦{{text}}{{(len(text) // 20) * {LONGER!r}}}⟧" for key, text in said.items()}})
"""
"""A cell after which every widget brings these words, and Python says its own in brackets."""

SAID = """(root) => {
  const found = [];
  const own = "svg, kbd, style";
  const note = (text, where) => text.trim() && found.push([text.trim(), where]);
  const path = (one) => one.closest("[data-part], [data-pane]")?.outerHTML.slice(0, 60) ?? "";
  for (const one of [root, ...root.querySelectorAll("*")]) {
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description",
      "aria-valuetext", "aria-roledescription"])
      if (one.hasAttribute(name)) note(one.getAttribute(name), `${name} of ${one.localName}`);
    if (one.closest(own)) continue;
    const text = [...one.childNodes].filter((node) => node.nodeType === 3)
      .map((node) => node.data).join(" ");
    note(text, `${one.localName}.${one.className} in ${path(one)}`);
  }
  return found;
}"""


def pseudo(message: Any) -> Any:
    """A message that has been read, in this language."""
    if isinstance(message, str):
        return f"⟦{_longer(message)}⟧"
    first, *between, last = _accented(message)
    size = sum(len(text) for text in message[::2])
    return [f"⟦{first}", *between, f"{last}{_padding(size)}⟧"]


def words() -> dict[str, Any]:
    """All messages of the page."""
    english = json.loads(WORDS.read_text("utf-8"))
    return {
        key: message if key.startswith("indices.") else pseudo(message)
        for key, message in english.items()
    }


def left_over(root: Locator, names: Sequence[str]) -> list[str]:
    """What is shown or spoken though no catalogue said it; names are people's own."""
    found = root.evaluate(SAID)
    said = ((_outside(text, names), where) for text, where in found)
    return sorted({f"{text!r}: {where}" for text, where in said if text})


def _longer(text: str) -> str:
    return text.translate(ACCENTED) + _padding(len(text))


def _padding(size: int) -> str:
    return (LONGER * (size // 20 + 1))[: size * 2 // 5]


def _accented(message: list[Any]) -> list[Any]:
    return [
        part.translate(ACCENTED) if i % 2 == 0 else _argument(part)
        for i, part in enumerate(message)
    ]


def _argument(argument: Any) -> Any:
    if isinstance(argument, str):
        return argument
    name, plural, cases = argument
    return [name, plural, {case: _branch(branch) for case, branch in cases.items()}]


def _branch(message: Any) -> Any:
    return message.translate(ACCENTED) if isinstance(message, str) else _accented(message)


def _outside(text: str, names: Sequence[str]) -> str:
    """What stands outside all brackets, without names, cards, seats and numbers."""
    depth, kept = 0, []
    for letter in text:
        depth += letter == "⟦"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "⟧"
    plain = NOT_WORDS.sub(" ", "".join(kept))
    for name in sorted(names, key=len, reverse=True):
        plain = plain.replace(name, " ")
    return " ".join(word for word in plain.split() if sum(map(str.isalpha, word)) > 1)

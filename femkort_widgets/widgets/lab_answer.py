"""What the lab found, as text, as HTML and as data."""

import csv
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from ..drawing.answers import sheet
from ..records.saving import save


@dataclass(frozen=True)
class Answer:
    """An answer of the lab; ``result`` is what ``simulate``, ``chances`` or ``who_forces`` gave."""

    question: str
    """``compare``, ``worth`` or ``force``."""
    result: Any
    data: Mapping[str, Any] = field(repr=False)
    """All that is shown, as plain data."""
    lang: str = "en"

    @property
    def text(self) -> str:
        """The answer in words, with its figures and what they rest on."""
        return sheet(self.data, self.lang).text()

    @property
    def html(self) -> str:
        """The same in HTML."""
        return sheet(self.data, self.lang).html()

    @property
    def finding(self) -> str:
        """What was found, in a sentence or two."""
        return " ".join(sheet(self.data, self.lang).found)

    def to_dict(self) -> dict[str, Any]:
        """All that is shown, as plain data."""
        return dict(self.data)

    def to_json(self) -> str:
        """The same as JSON."""
        return json.dumps(self.to_dict())

    def to_csv(self, path: str | Path | None = None) -> str:
        """The figures, a line each; written to a file as well where a path is given."""
        made: str = _worths(self.data) if self.question == "worth" else self.result.to_csv()
        if path is not None:
            save(path, made.encode())
        return made

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def _worths(data: Mapping[str, Any]) -> str:
    """A line for each card."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("card", "points", "error", "wins", "worlds", "against", "seed"))
    for row in data["rows"]:
        figures = [row[name] for name in ("card", "points", "error", "wins")]
        writer.writerow((*figures, data["deals"], data["against"], data["seed"]))
    return out.getvalue()

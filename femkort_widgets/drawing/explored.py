"""An exploration in words: the rules of each table, and what differs between them."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from ..core.cards import seat_labels
from ..core.rules import Rules
from ..exploring import choices
from ..exploring.exploration import Exploration
from ..exploring.saying import Line, sayings
from ..i18n import called, card, explain, join, suit, translate

Names = tuple[str, ...] | None


def text(explored: Exploration, shown: str, names: Names = None, lang: str = "en") -> str:
    """The rules, the position as it is ``shown``, and the differences, as plain text."""
    said = _Said(explored, names, lang)
    parts = [*said.rules(), shown, *(f"- {line}" for line in said.differences())]
    return "\n".join(parts)


def html(explored: Exploration, shown: str, names: Names = None, lang: str = "en") -> str:
    """The same with the tables of ``shown``."""
    said = _Said(explored, names, lang)
    rules = "".join(f"<p>{escape(line)}</p>" for line in said.rules())
    found = "".join(f"<li>{escape(line)}</li>" for line in said.differences())
    listed = f"<ul>{found}</ul>" if found else ""
    return f'<div lang="{lang}">{rules}{shown}{listed}</div>'


class _Said:
    """Who speaks, in which language, of which players."""

    def __init__(self, explored: Exploration, names: Names, lang: str) -> None:
        self.explored, self.lang = explored, lang
        labels = seat_labels(explored.rules.players)
        self.names = called(labels, names or labels, lang)

    def rules(self) -> Iterator[str]:
        """What each table has agreed, in one line."""
        explored = self.explored
        tables = [explored.rules] if explored.other is None else [explored.rules, explored.other]
        for letter, rules in zip("AB", tables, strict=False):
            agreed = " · ".join(self._agreed(rules)) or self._say("explorer.plain")
            side = letter if explored.other else ""
            game = self._say(f"game.{rules.game}")
            yield self._say("explorer.rules_of", side=side, game=game, agreed=agreed)

    def _agreed(self, rules: Rules) -> Iterator[str]:
        for one in choices(rules):
            if one.kind == "variant" and one.value:
                yield self._say(f"variant.{one.key}")
            elif one.kind == "option" and one.value != one.usual:
                value = self._value(one.value)
                yield f"{self._say(f'option.{one.key}')} {value}"

    def _value(self, value: object) -> str:
        return card(value, self.lang) if isinstance(value, str) else str(value)

    def differences(self) -> Iterator[str]:
        """Every difference in a sentence, with its statements."""
        lines = sayings(self.explored.differences)
        if self.explored.other is not None and not lines:
            yield self._say("explorer.no_difference")
        for line in lines:
            yield " ".join(filter(None, (self._line(line), _cited(line))))

    def _line(self, line: Line) -> str:
        params = {name: self._word(name, value, line) for name, value in line["params"].items()}
        return self._say(f"explorer.diff.{line['key']}", **params)

    def _word(self, name: str, value: Any, line: Line) -> Any:
        kind = name.partition("_")[0]
        if value is None:
            return ""
        if kind == "name":
            return self.names[value]
        if kind == "names":
            return join([self.names[seat] for seat in value], self.lang)
        if kind == "cards":
            return join([card(code, self.lang) for code in value], self.lang)
        if kind == "suit":
            return suit(value, self.lang)
        if kind == "round":
            return self._say(f"round.{value}")
        if isinstance(value, Mapping):
            return self._reason(value, line["seat"])
        return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else value

    def _reason(self, reason: Mapping[str, Any], seat: int) -> str:
        return explain(reason, self.lang, seat=seat, you=-1, names=self.names)

    def _say(self, key: str, **params: Any) -> str:
        return translate(key, self.lang, **params)


def _cited(line: Line) -> str:
    return f"({', '.join(line['cites'])})" if line["cites"] else ""

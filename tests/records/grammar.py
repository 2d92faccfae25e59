"""Texts made from the grammar of docs/ttn.md alone, by a reader of EBNF that knows no records."""

import re
from pathlib import Path
from random import Random
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "ttn.md"
WORD = re.compile(r"""\(\*.*?\*\)|"[^"]*"|'[^']*'|[a-z]+(?: [a-z]+)*|[{}\[\]()|,;=-]""", re.DOTALL)
ENDS = {"{": "}", "[": "]", "(": ")"}

LETTERS = "abzSHDCNWE"
BASIC = {
    "letter": LETTERS,
    "digit": "0123456789",
    "alnum": LETTERS + "0123456789",
    "blank": " ",
    "line end": "\n",
    "character": LETTERS + "019 .,:;()*+-=>!?$^'/<&\"\\{}[]éß♠\u202e\n",
}
TIGHT = set(
    "tag name value remark lead later glyph mark comment stop text command piece plain said "
    "language card suit rank unknown label number".split()
)
"""What stands without blanks in it but for those that the grammar names."""

Node = tuple[Any, ...]


def grammar() -> dict[str, Node]:
    """Every rule of the grammar in the documentation."""
    (block,) = re.findall(r"```ebnf\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    words = [word for word in WORD.findall(block) if not word.startswith("(*")]
    rules = {}
    while words:
        name, equals = words.pop(0), words.pop(0)
        assert equals == "=", name
        rules[name] = _choice(words)
        assert words.pop(0) == ";", name
    return rules


def _choice(words: list[str]) -> Node:
    found = [_row(words)]
    while words[0] == "|":
        words.pop(0)
        found.append(_row(words))
    return found[0] if len(found) == 1 else ("|", *found)


def _row(words: list[str]) -> Node:
    found = [_one(words)]
    while words[0] == ",":
        words.pop(0)
        found.append(_one(words))
    return found[0] if len(found) == 1 else (",", *found)


def _one(words: list[str]) -> Node:
    word = words.pop(0)
    if word in ENDS:
        node: Node = (word, _choice(words))
        assert words.pop(0) == ENDS[word]
    else:
        node = ("say", word[1:-1]) if word[0] in "\"'" else ("rule", word)
    if words[0] == "-":
        words.pop(0)
        node = ("-", node, _one(words))
    return node


class Maker:
    """Makes texts at random; the deeper it is, the shorter what it makes."""

    def __init__(self, seed: int) -> None:
        self.random, self.rules, self.depth = Random(seed), grammar(), 0
        self.pack = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
        self.random.shuffle(self.pack)
        self.dealt = iter(self.pack)

    def text(self) -> str:
        """A whole file."""
        return self.rule("file", "")

    def rule(self, name: str, within: str) -> str:
        """What a rule allows."""
        if name == "card" and within == "hand":
            return next(self.dealt, "?1")
        if name == "deal":
            self.random.shuffle(self.pack)
            self.dealt = iter(self.pack)
        if name in BASIC:
            return self.random.choice(BASIC[name])
        self.depth += 1
        made = self.make(self.rules[name], name)
        self.depth -= 1
        return made

    def make(self, node: Node, within: str) -> str:
        """What a node allows; ``within`` is the rule that it stands in."""
        kind, *parts = node
        if kind == "say":
            return str(parts[0])
        if kind == "rule":
            return self.rule(parts[0], within)
        if kind == "|":
            return self.make(self.random.choice(parts), within)
        if kind == "-":
            return self.random.choice(sorted(set(self.all(parts[0])) - set(self.all(parts[1]))))
        if kind == "[":
            return self.make(parts[0], within) if self.random.random() < 0.5 else ""
        if kind == "(":
            return self.make(parts[0], within)
        most = max(1, 5 - self.depth // 2)
        if kind == "{":
            parts = parts * self.random.choice((0, 1, most))
        return self.joined([self.make(part, within) for part in parts], within)

    def all(self, node: Node) -> list[str]:
        """The single characters that a node allows."""
        kind, *parts = node
        if kind == "rule":
            return list(BASIC[parts[0]])
        return [parts[0]] if kind == "say" else [one for part in parts for one in self.all(part)]

    def joined(self, made: list[str], within: str) -> str:
        """Items with blanks between them, which only a tight rule leaves out."""
        text = ""
        for one in filter(None, made):
            quoted = within == "redeal" and text.endswith('"')
            glued = within in TIGHT or one in (":", '"]') or quoted
            text += one if glued or not text else self.random.choice((" ", " ", "\n", "  ")) + one
        return text

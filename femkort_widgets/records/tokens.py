"""The words of the notation: one compiled expression, read once from left to right.

Every alternative either takes a whole word or gives up at its first characters, so reading takes
time in proportion to the length of the text, whatever stands in it.
"""

import re

LABEL = r"[A-Za-z0-9]{1,3}"
TAG = re.compile(r'\[\s*([A-Za-z0-9][A-Za-z0-9_]*)\s*(?:"((?:[^"\\\n]++|\\[^\n])*+)")?\s*\]')

_SUIT = "SHDCshdc♠♥♦♣♤♡♢♧"
_RANK = "10|[2-9TJQKAtjqka]"
_CARD = f"[{_SUIT}](?:{_RANK})|(?:{_RANK})[♠♥♦♣♤♡♢♧]"
_GLYPH = r"!!|\?\?|!\?|\?!|!|\?|\$[0-9]{1,9}"
_MARK = r"\^[A-Za-z]+(?:\([^\s(){}\[\];]*\))?"
_END = r"(?=[\s{(\[;)]|=>|\Z)"

SUFFIX = re.compile(f"{_GLYPH}|{_MARK}")

_CARDLIKE = re.compile(rf"[{_SUIT}]\w{{1,2}}(?:{_GLYPH}|{_MARK})*+")


def like_a_card(text: str) -> bool:
    """Was this word meant to be a card?"""
    return _CARDLIKE.fullmatch(text) is not None


TOKEN = re.compile(
    rf"""
      (?P<space>\s+)
    | (?P<card>(?P<face>-|[Pp][Aa][Ss][Ss]|{_CARD})(?P<suffix>(?:{_GLYPH}|{_MARK})*+){_END})
    | (?P<won>=>(?:\s*+(?P<winner>{LABEL}){_END})?)
    | (?P<lead>(?P<number>[0-9]{{1,6}})(?P<dots>\.\.\.|\.)(?:\s*+(?P<leader>{LABEL}):)?)
    | (?P<label>(?P<seat>{LABEL}):)
    | (?P<brace>\{{(?:[^\\}}]++|\\.)*+\}})
    | (?P<group>\[(?:[^\]"\\\n]++|\\[^\n]|"(?:[^"\\\n]++|\\[^\n])*+")*+\])
    | (?P<open>\()
    | (?P<close>\))
    | (?P<remark>;[^\n]*)
    | (?P<star>\*{_END})
    | (?P<claim>\+\s*+(?P<claimer>{LABEL}){_END})
    | (?P<unknown>\?(?P<count>[0-9]{{1,2}}){_END})
    | (?P<detached>(?:{_GLYPH}|{_MARK})++{_END})
    | (?P<unread>[^\s{{(\[;)]+)
    | (?P<unclosed>[{{\[])
    """,
    re.VERBOSE | re.DOTALL,
)
"""Its groups name the kinds of words; ``unclosed`` is a brace or bracket that never closes."""

FIRST_LINE = re.compile(r"\s*%TTN[ \t]+([^\s;]+)")

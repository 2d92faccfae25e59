"""Other inputs from one that means something: its words, lines and sections are moved about."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

WORD = re.compile(r'\{[^{}]*\}|"[^"\n]*"|[A-Za-z0-9♠♥♦♣]+|\s+|.', re.DOTALL)
LINE = re.compile(r"[^\n]*\n|[^\n]+")
SECTION = re.compile(r"(?:\A|^\[|\{)[^\[{]*", re.MULTILINE)
SPLITS = (WORD, WORD, WORD, LINE, SECTION)

DICTIONARY = (
    *r'%TTN 1|[Match ""]|[Game "femkort"]|[Game "fan_tan"]|[Game "femkamp"]|[Round "1"]'.split("|"),
    *'[Variants "trump; no_heading; redeal_request"]|[Options "ante=2"]|[Seats "A B C"]'.split("|"),
    *'[Names "S=\\"x\\"; W=<b>"]|[Lang "fr"]|[Dealer "E"]|[Seed "7"]|[Turned "SA"]'.split("|"),
    *'[Playoff "S N"]|[Result "void"]|[Result "claim"]|[Pot "4"]|[Score "S 4"]'.split("|"),
    *'[Total "S -1"]|[Try "2"]|[Kind "clubs"]|[Stopped "1"]|[Redeal "W"] ask ok no'.split("|"),
    *"=> granted|=> S|=>|[Deal]|[Play]|S:|1. S:|2... W:|999999.|SA|♠10|10♥|sa|SX|pass|-".split("|"),
    *'*|+ S|!|?|!?|$7|$99|^R|^T|^C(HJ)|^x|?3|?|(|)|{|}|[|]|\\|"|;|; r\n|\n|\t| |\x00|\x1b'.split(
        "|"
    ),
    *'{ c }|{fr: [HQ] }|{? q [%ok SA] [%say SA "t"] [%hint "h"]}|{\\? x}|[%deal S+SA N-SA]'.split(
        "|"
    ),
    *"[%x|<script>|</table>|<img src=x onerror=alert(1)>|&lt;|javascript:|\u202e|\ufeff|é|٣".split(
        "|"
    ),
    *'null|true|-1|1e9|[]|{}|""|"TTN"|"variation"|"Play"|"unread"|"raw"|"\\ud800"'.split("|"),
    *'[Contract "NT"]|[Play "N"]|[Declarer "W"]|=1=|[Note "1:n"]|^L|[Deal "N:A2... - - -"]'.split(
        "|"
    ),
    *"{n, plural, one {#} other {x}}|{a, select, b {c} other {d}}|'{'|#|''|=0 {|other {".split("|"),
)

VALUES: tuple[Any, ...] = (None, True, -1, 10**9, 0.5, "", [], {}, *DICTIONARY)

Pieces = list[str]


def mutated(given: bytes, random: Random, others: Sequence[bytes], most: int) -> bytes:
    """The input with one to four changes, taken from itself, from another one or the dictionary."""
    text = given.decode("utf-8", "surrogateescape")
    for _ in range(random.choice((1, 1, 2, 4))):
        split = random.choice(SPLITS)
        pieces = split.findall(text)
        other = split.findall(random.choice(others).decode("utf-8", "surrogateescape"))
        random.choice(CHANGES)(pieces, other or [""], random)
        text = "".join(pieces)
    return text.encode("utf-8", "surrogateescape")[:most]


def mutated_json(given: bytes, random: Random, others: Sequence[bytes], most: int) -> bytes:
    """The same with a JSON text, which stays one: its values change places."""
    try:
        data, other = json.loads(given), json.loads(random.choice(others))
    except (ValueError, RecursionError):
        return mutated(given, random, others, most)
    for _ in range(random.choice((1, 1, 2, 4))):
        holder, key = random.choice(list(_places({"": data})))
        kind = random.choice(("drop", "word", "borrow", "repeat"))
        if kind == "word":
            holder[key] = deepcopy(random.choice(VALUES))
        elif kind == "borrow":
            there, at = random.choice(list(_places({"": other})))
            holder[key] = deepcopy(there[at])
        elif kind == "repeat" and isinstance(holder, list):
            holder.insert(random.randint(0, len(holder)), deepcopy(holder[key]))
        elif key != "":
            del holder[key]
        data = holder[""] if key == "" else data
    written = json.dumps(data, ensure_ascii=random.random() < 0.5)
    return written.encode("utf-8", "surrogatepass")[:most]


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value in JSON data, as what holds it and the key or index there."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


def _swap(pieces: Pieces, other: Pieces, random: Random) -> None:
    if pieces:
        a, b = random.randrange(len(pieces)), random.randrange(len(pieces))
        pieces[a], pieces[b] = pieces[b], pieces[a]


def _drop(pieces: Pieces, other: Pieces, random: Random) -> None:
    at = random.randint(0, len(pieces))
    del pieces[at : at + random.choice((1, 1, 3))]


def _repeat(pieces: Pieces, other: Pieces, random: Random) -> None:
    at = random.randint(0, len(pieces))
    pieces[at:at] = pieces[at : at + random.choice((1, 2, 5))] * random.choice((1, 1, 2, 20))


def _move(pieces: Pieces, other: Pieces, random: Random) -> None:
    at, size = random.randint(0, len(pieces)), random.choice((1, 2, 5))
    taken, pieces[at : at + size] = pieces[at : at + size], []
    to = random.randint(0, len(pieces))
    pieces[to:to] = taken


def _word(pieces: Pieces, other: Pieces, random: Random) -> None:
    at = random.randint(0, len(pieces))
    pieces[at : at + random.choice((0, 1))] = [random.choice(DICTIONARY)]


def _borrow(pieces: Pieces, other: Pieces, random: Random) -> None:
    at, there = random.randint(0, len(pieces)), random.randrange(len(other))
    pieces[at : at + random.choice((0, 1, 4))] = other[there : there + random.choice((1, 4, 16))]


def _cut(pieces: Pieces, other: Pieces, random: Random) -> None:
    del pieces[random.randint(0, len(pieces)) :]


def _wrap(pieces: Pieces, other: Pieces, random: Random) -> None:
    first = random.randint(0, len(pieces))
    last = random.randint(first, min(len(pieces), first + 8))
    before, after = random.choice(("()", "{}", "[]", '""', ("(1. S: ", ")"), ("{? ", "}")))
    pieces[last:last] = [after]
    pieces[first:first] = [before]


CHANGES: tuple[Callable[[Pieces, Pieces, Random], None], ...] = (
    *(_swap, _drop, _repeat, _move, _word, _word, _word, _borrow, _borrow, _cut, _wrap),
)

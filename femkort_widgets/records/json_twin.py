"""The JSON twin of a record: the same names, the same order, nothing lost (rule 16).

``schema.json`` describes it and ``shape`` holds data to it. A tag is an object of one name; a tag
that this format does not know, or that is not written as the writer would, keeps what stands
between its quotes (``raw``).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..core.cards import Card, read_move
from ..core.rules import Rules
from ..errors import Error, expect, in_short
from .files import dumps, loads
from .model import MATCH_TAGS, ROUND_TAGS, MatchRecord, Record, RoundRecord
from .notes import Command, Comment, Remark, Stop
from .parts import DealLine, Hands, Redeal, Tag, read_number, read_scores
from .play import Claim, Close, Item, Lead, Move, Open, Play, Unfinished, Unread, Won
from .shape import check
from .values import write_list, write_pairs

__all__ = ["from_json", "to_json"]

Data = dict[str, Any]


def to_json(record: Record) -> Data:
    r"""A record as plain JSON, which ``from_json`` makes the same record of (rule 16).

    Raises Error for a record made by hand that no text could hold, and for side lines that stand
    in one another more than 50 deep.

    >>> to_json(loads('%TTN 1\n[Match "A"]\n[Game "femkort"]\n[Variants "trump; no_heading"]'))
    {'TTN': '1', 'matches': [{'tags': [{'Match': 'A'}, {'Game': 'femkort'}, {'Variants': ['trump',
    'no_heading']}], 'rounds': []}]}
    """
    expect(record, Record, Error, "a record, as fw.loads gives it or match.record")
    data: Data = {"TTN": record.version}
    if record.head:
        data["head"] = list(map(_part, record.head))
    data["matches"] = [
        {
            "tags": list(map(_part, match.items)),
            "rounds": [list(map(_part, one.items)) for one in match.rounds],
        }
        for match in record.matches
    ]
    check(data)
    return data


def from_json(data: Mapping[str, Any], rules: Rules | None = None) -> Record:
    """The record of a twin; its faults have their places in the text that ``dumps`` writes.

    ``rules`` are used as in ``loads``. Raises Error for data of another shape and for what no text
    could say, RecordError as ``loads``.

    >>> from_json({"TTN": "1", "matches": [{"tags": [{"Game": "femkort"}], "rounds": []}]}).matches
    (MatchRecord(items=(Tag(name='Game', raw='femkort'),), rounds=()),)
    """
    check(data)
    matches = tuple(_match(match) for match in data["matches"])
    head = tuple(_aside(one) for one in data.get("head", ()))
    built = Record(matches, head, data["TTN"])
    record = loads(dumps(built), rules)
    if record != built:
        raise Error("json_text")
    return record


def _match(data: Data) -> MatchRecord:
    rounds = tuple(RoundRecord(tuple(map(_round_item, one))) for one in data["rounds"])
    return MatchRecord(tuple(map(_tag_item, data["tags"])), rounds)


def _part(item: Any) -> Data:
    match item:
        case Tag():
            return _tag(item)
        case Hands(items=items):
            return {"Deal": list(map(_part, items))}
        case DealLine():
            return _hand(item)
        case Redeal():
            return {"Redeal": _redeal(item)}
        case Play(items=items):
            return {"Play": _play(items)}
        case _:
            return _item(item)


def _number(tag: Tag) -> int | None:
    return read_number(tag.value)


def _scores(tag: Tag) -> dict[str, int] | None:
    return read_scores(tag.value)


def _words(tag: Tag) -> list[str]:
    return tag.value.split()


def _write_scores(scores: Mapping[str, int]) -> str:
    return " ".join(f"{label} {number}" for label, number in scores.items())


def _write_options(options: Mapping[str, object]) -> str:
    return write_pairs({key: str(value) for key, value in options.items()})


def _line(name: str, value: object) -> Tag:
    return Tag.of(name, value)


_KINDS: dict[str, tuple[Callable[[Tag], Any], Callable[[str, Any], Tag]]] = {
    **dict.fromkeys(
        ("Variants", "House"),
        (
            lambda tag: list(MatchRecord((Tag("House", tag.raw),)).house),
            lambda name, value: Tag(name, write_list(value)),
        ),
    ),
    "Options": (
        lambda tag: MatchRecord((tag,)).options,
        lambda name, value: Tag(name, _write_options(value)),
    ),
    "Names": (
        lambda tag: MatchRecord((tag,)).names,
        lambda name, value: Tag(name, write_pairs(value)),
    ),
    **dict.fromkeys(
        ("Rounds", "Seats", "Playoff"),
        (_words, lambda name, value: Tag.of(name, " ".join(value))),
    ),
    **dict.fromkeys(("Round", "Try", "Pot", "Stopped"), (_number, _line)),
    **dict.fromkeys(
        ("Score", "Total"), (_scores, lambda name, value: Tag.of(name, _write_scores(value)))
    ),
}
"""How the value of a tag that is no plain text is read and written."""

_PLAIN = (lambda tag: tag.value, _line)
_KNOWN = {name: _KINDS.get(name, _PLAIN) for name in (*MATCH_TAGS, *ROUND_TAGS)}


def _tag(tag: Tag) -> Data:
    if tag.name in _KNOWN:
        read, write = _KNOWN[tag.name]
        value = read(tag)
        if value is not None and write(tag.name, value) == tag:
            return {tag.name: value}
    return {"tag": tag.name, "raw": tag.raw}


def _tag_item(data: Data) -> Tag | Remark | Unread:
    if "tag" in data:
        return Tag(data["tag"], data["raw"])
    ((name, value),) = data.items()
    return _KNOWN[name][1](name, value) if name in _KNOWN else _aside(data)


def _round_item(data: Data) -> Tag | Hands | Redeal | Play | Remark | Unread:
    if "Deal" in data:
        return Hands(tuple(map(_deal_item, data["Deal"])))
    if "Redeal" in data:
        asked = data["Redeal"]
        remarks = tuple(map(Remark, asked.get("remarks", ())))
        return Redeal(asked["seat"], tuple(asked["words"]), asked.get("outcome"), remarks)
    if "Play" in data:
        return Play(tuple(_items(data["Play"])))
    return _tag_item(data)


def _aside(data: Data) -> Remark | Unread:
    return Remark(data["remark"]) if "remark" in data else Unread(data["unread"])


def _hand(line: DealLine) -> Data:
    data: Data = {"seat": line.seat, "cards": list(map(str, line.cards))}
    if line.unknown:
        data["unknown"] = line.unknown
    if line.unread:
        data["unread"] = [piece.text for piece in line.unread]
    return data


def _deal_item(data: Data) -> DealLine | Remark | Unread:
    if "seat" not in data:
        return _aside(data)
    cards = tuple(map(Card.parse, data["cards"]))
    unread = tuple(map(Unread, data.get("unread", ())))
    return DealLine(data["seat"], cards, data.get("unknown", 0), unread)


def _redeal(asked: Redeal) -> Data:
    data: Data = {"seat": asked.seat, "words": list(asked.words)}
    if asked.outcome is not None:
        data["outcome"] = asked.outcome
    if asked.remarks:
        data["remarks"] = [remark.text for remark in asked.remarks]
    return data


def _play(items: Iterable[Item]) -> list[Data]:
    """The items with every variation as a list of its own."""
    lines: list[list[Data]] = [[]]
    for item in items:
        if isinstance(item, Open):
            lines.append([])
        elif isinstance(item, Close):
            line = lines.pop()
            lines[-1].append({"variation": line})
        else:
            lines[-1].append(_item(item))
    return lines[0]


def _item(item: Item) -> Data:
    match item:
        case Move(card=card, glyphs=glyphs, marks=marks):
            data: Data = {"card": "-" if card is None else str(card)}
            data |= {"glyphs": list(glyphs)} if glyphs else {}
            return data | ({"marks": list(marks)} if marks else {})
        case Lead(number=number, seat=seat, later=later):
            return {"lead": seat, "number": number} | ({"later": True} if later else {})
        case Won(seat=seat):
            return {"winner": seat}
        case Comment(raw=raw, lang=lang):
            return {"comment": raw} | ({"lang": lang} if lang else {})
        case Stop(raw=raw, lang=lang):
            return {"stop": raw} | ({"lang": lang} if lang else {})
        case Command(name=name, given=given):
            return {"command": name} | ({"given": given} if given else {})
        case Claim(seat=seat):
            return {"claim": seat}
        case Unfinished():
            return {"unfinished": True}
        case Remark(text=text):
            return {"remark": text}
        case Unread(text=text):
            return {"unread": text}
        case _:
            raise Error("wrong_type", given=in_short(item), expected="an item of a record")


def _items(line: Iterable[Data]) -> Iterable[Item]:
    for data in line:
        if "variation" in data:
            yield Open()
            yield from _items(data["variation"])
            yield Close()
        else:
            yield _read_item(data)


def _read_item(data: Data) -> Item:
    match data:
        case {"card": card}:
            move = None if card == "-" else read_move(card)
            return Move(move, tuple(data.get("glyphs", ())), tuple(data.get("marks", ())))
        case {"lead": seat, "number": number}:
            return Lead(number, seat, data.get("later", False))
        case {"winner": seat}:
            return Won(seat)
        case {"comment": raw}:
            return Comment(raw, data.get("lang"))
        case {"stop": raw}:
            return Stop(raw, data.get("lang"))
        case {"command": name}:
            return Command(name, data.get("given", ""))
        case {"claim": seat}:
            return Claim(seat)
        case {"unfinished": True}:
            return Unfinished()
        case _:
            return _aside(data)

"""From record to text: one strict layout, so that what was written once never changes (rule 15)."""

from .model import MatchRecord, Record, RoundRecord
from .notes import Command, Comment, Remark, Stop
from .parts import DealLine, Hands, Redeal, Tag
from .play import Claim, Close, Item, Lead, Move, Open, Play, Unfinished, Unread, Won

_MAIN = 3
_SIGNS = str.maketrans("SHDC", "♠♥♦♣")
_BRACE = 6


def write(record: Record) -> str:
    """The text of a record.

    >>> print(write(Record((MatchRecord((Tag("Game", "femkort"),)),))), end="")
    %TTN 1
    [Game   "femkort"]
    """
    page = _Page(f"%TTN {record.version}")
    for item in record.head:
        page.item(item)
    for match in record.matches:
        _match(match, page)
    return page.text()


def _match(match: MatchRecord, page: "_Page") -> None:
    for item in match.items:
        page.item(item)
    for one in match.rounds:
        page.lines.append("")
        _round(one, page)


def _round(one: RoundRecord, page: "_Page") -> None:
    for item in one.items:
        if isinstance(item, Hands):
            page.line("[Deal]")
            for line in item.items:
                page.item(line)
        elif isinstance(item, Redeal):
            page.line(f'[Redeal "{Tag.of("", item.seat).raw}"]')
            page.line(_request(item))
            for remark in item.remarks:
                page.item(remark)
        elif isinstance(item, Play):
            page.line("[Play]")
            page.line(write_play(item))
        else:
            page.item(item)


class _Page:
    """The lines so far; a remark stands at the end of the line before it."""

    def __init__(self, first: str) -> None:
        self.lines = [first]
        self.remarked = False

    def item(self, item: Tag | DealLine | Remark | Unread) -> None:
        if isinstance(item, Remark):
            if self.remarked:
                self.lines.append(_remark(item))
            else:
                self.lines[-1] += " " + _remark(item)
            self.remarked = True
        elif isinstance(item, Tag):
            self.line(f'[{item.name:<6} "{item.raw}"]')
        elif isinstance(item, DealLine):
            self.line(_deal_line(item))
        else:
            self.line(item.text)

    def line(self, text: str) -> None:
        if text:
            self.lines.append(text)
            self.remarked = False

    def text(self) -> str:
        return "\n".join([*self.lines, ""])


def _remark(remark: Remark) -> str:
    return f"; {remark.text}" if remark.text else ";"


def _deal_line(line: DealLine) -> str:
    unknown = [f"?{min(line.unknown - at, 99)}" for at in range(0, line.unknown, 99)]
    words = [*map(str, line.cards), *unknown, *(piece.text for piece in line.unread)]
    return " ".join([f"{line.seat}:", *words])


def _request(redeal: Redeal) -> str:
    outcome = [] if redeal.outcome is None else ["=>", *redeal.outcome.split()]
    return " ".join([*redeal.words, *outcome])


def write_play(play: Play) -> str:
    """The text below ``[Play]``."""
    layout = _Layout()
    for item in play.items:
        layout.add(item)
    return "".join(layout.out)


class _Layout:
    """Decides where a line of the play ends.

    A trick of the main line, each further trick of a variation, a stop, and whatever follows a
    stop, a variation or a remark begin a new line.
    """

    def __init__(self) -> None:
        self.out: list[str] = []
        self.led: list[bool] = [False]
        """By depth: has a trick of this line begun?"""
        self.broken = False
        """Must the next item begin a new line?"""
        self.remarked = False
        self.open_ended = False
        """Would a word be read as the seat that won?"""
        self.glued = True
        """Does the next item follow without a space, as after ``(``?"""

    def add(self, item: Item) -> None:
        if isinstance(item, Close):
            self._close()
            return
        self._space(item)
        if isinstance(item, Open):
            self.led.append(False)
        self.out.append(_signed(item) if self.open_ended else _text(item))
        self.open_ended = isinstance(item, Won) and item.seat is None
        self.glued = isinstance(item, Open)
        self.remarked = isinstance(item, Remark)
        self.broken = isinstance(item, Stop | Remark)

    def _close(self) -> None:
        if self.remarked:
            self.out.append(self._new_line())
        self.led.pop()
        self.out.append(")")
        self.open_ended = False
        self.glued, self.remarked, self.broken = False, False, True

    def _space(self, item: Item) -> None:
        depth = len(self.led) - 1
        begins = isinstance(item, Lead) and (depth == 0 or self.led[-1])
        if isinstance(item, Lead):
            self.led[-1] = True
        if isinstance(item, Remark) and not self.remarked:
            self.out.append("" if self.glued and not self.out else " ")
        elif begins and depth == 0:
            self.out.append("\n" if self.out else "")
        elif not self.out:
            self.out.append(" " * _MAIN if isinstance(item, Stop) else "")
        elif self.broken or begins or (isinstance(item, Stop) and not self.glued):
            self.out.append(self._new_line())
        elif not self.glued:
            self.out.append(" ")

    def _new_line(self) -> str:
        depth = len(self.led) - 1
        return "\n" + " " * (4 * (depth + 1) if depth else _MAIN)


def _text(item: Item) -> str:
    match item:
        case Move() | Lead():
            return str(item)
        case Won(seat=seat):
            return f"=> {seat}" if seat else "=>"
        case Comment(raw=raw, lang=lang):
            return _braced(f"{lang}:" if lang else "", raw)
        case Stop(raw=raw, lang=lang):
            return _braced(f"?{lang}:" if lang else "?", raw)
        case Command(name=name, given=given):
            return f"[%{name} {given}]" if given else f"[%{name}]"
        case Open():
            return "("
        case Close():
            return ")"
        case Unfinished():
            return "*"
        case Claim(seat=seat):
            return f"+ {seat}"
        case Remark():
            return _remark(item)
        case Unread(text=text):
            return text


def _signed(item: Item) -> str:
    """The text of an item; a card with the sign of its suit, which no seat is called by."""
    text = _text(item)
    return text[0].translate(_SIGNS) + text[1:] if isinstance(item, Move) else text


def _braced(mark: str, raw: str) -> str:
    """Text in braces keeps its line breaks, continued at six spaces (rule 15)."""
    lines = "\n".join(" " * _BRACE + line if line else "" for line in raw.split("\n")).lstrip()
    space = "" if raw.startswith("\\?") and not mark else " "
    return f"{{{mark}{space}{lines} }}" if raw else f"{{{mark} }}"

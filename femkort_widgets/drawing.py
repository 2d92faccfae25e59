"""Hands and tricks for places without JavaScript: a diagram in plain text, a table in HTML.

Both draw frames (``framing``) and nothing else, so that what was withheld there is absent here too;
the same frames always give the same text. Names, titles and comments are text: escaped in HTML, and
without control characters in plain text.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any
from unicodedata import east_asian_width

from .i18n import card, language, suit, translate

Frame = Mapping[str, Any]

_CARD_IN_PROSE = re.compile(r"\[([SHDC])(10|[2-9TJQKA])\]")
_RANKS = "AKQJT98765432"


def text(
    frames: Mapping[str, Any],
    at: int | None = None,
    lang: str = "en",
    *,
    seat: int | None = None,
    indices: str = "",
) -> str:
    """A position as a diagram: the seats with their cards, the trick in order, whose turn.

    ``at`` is the id of a frame, by default the last of the main line. With ``seat`` only that
    player's cards are shown; hidden hands are counted. "" where there is nothing to draw.
    """
    if not frames.get("frames"):
        return ""
    if at is None:
        at = max(frame["id"] for frame in frames["frames"] if frame["line"] == 0)
    frame = frames["frames"][min(max(at, 0), len(frames["frames"]) - 1)]
    page = _Page(frames, frames["rounds"][frame["round"]], lang, seat, indices)
    lines = [page.head(frame, frame["number"])]
    rows = [
        (*page.who(at), page.hand(frame, at), page.won(frame, at)) for at in page.round["playing"]
    ]
    widths = [max(_width(row[column]) for row in rows) for column in range(3)]
    for *cells, last in rows:
        padded = (cell + " " * (w - _width(cell)) for cell, w in zip(cells, widths, strict=True))
        lines.append("  ".join((*padded, last)).rstrip())
    if frame["trick"]["cards"]:
        lines.append(page.say("so_far", cards=page.trick(frame)))
    lines.append(page.now(frame))
    return "\n".join(filter(None, lines))


def html(
    frames: Mapping[str, Any], lang: str = "en", *, seat: int | None = None, indices: str = ""
) -> str:
    """The rounds as tables: hands as dealt, tricks with their winners, comments to unfold.

    With ``seat`` only that player's cards are shown. What follows a question is folded away.
    """
    rounds: dict[int, list[Frame]] = {}
    for frame in frames.get("frames", ()):
        rounds.setdefault(frame["round"], []).append(frame)
    return "\n".join(
        _Page(frames, frames["rounds"][number], lang, seat, indices).table(steps)
        for number, steps in rounds.items()
    )


class _Page:
    """One round in one language, seen by everybody or from one seat."""

    def __init__(
        self,
        frames: Mapping[str, Any],
        this: Mapping[str, Any],
        lang: str,
        seat: int | None,
        indices: str,
    ) -> None:
        self.frames = frames["frames"]
        self.round = this
        self.lang = language(lang)
        self.seat = seat
        self.indices = indices

    def say(self, key: str, **params: object) -> str:
        return translate(f"draw.{key}", self.lang, **params)

    def sign(self, code: str) -> str:
        return card(code, self.lang, indices=self.indices)

    def who(self, seat: int) -> tuple[str, str]:
        label, name = _plain(self.round["seats"][seat]), _plain(self.round["names"][seat])
        return label, "" if name == label else name

    def name(self, seat: int) -> str:
        label, name = self.who(seat)
        return name or label

    def head(self, frame: Frame, trick: int | None = None) -> str:
        game = translate(f"game.{self.round['game']}", self.lang)
        number, attempt = self.round["number"], self.round["attempt"]
        trump, turned = self.round["trump"], self.round["turned"]
        said = [_plain(self.round["title"] or "")]
        if trick is None:
            said.append(self.say("round", game=game, deal=number))
        else:
            said.append(self.say("head", game=game, deal=number, trick=trick))
        said.append(self.say("attempt", n=attempt) if attempt > 1 else "")
        said.append(self.say("dealer", name=self.name(self.round["dealer"])))
        said.append(self.say("trump", trump=suit(trump, self.lang)) if trump else "")
        said.append(self.say("turned", card=self.sign(turned)) if turned else "")
        said.append(self.say("pot", n=frame["pot"]) if frame["pot"] else "")
        return " · ".join(filter(None, said))

    def hand(self, frame: Frame, seat: int) -> str:
        held, count = frame["hands"][seat], frame["counts"][seat]
        if held is None or self.seat not in (None, seat):
            return self.say("cards", n=count)
        in_order = sorted(held, key=lambda code: ("SHDC".index(code[0]), _RANKS.index(code[1])))
        shown = [self.sign(code) for code in in_order]
        if count > len(held):
            shown.append(f"+ {self.say('more', n=count - len(held))}")
        return " ".join(shown) or self.say("cards", n=0)

    def won(self, frame: Frame, seat: int) -> str:
        tricks = frame["won"][seat]
        return self.say("tricks", n=tricks) if tricks else ""

    def play(self, seat: int, code: str) -> str:
        return f"{self.who(seat)[0]} {self.sign(code)}"

    def trick(self, frame: Frame) -> str:
        trick = frame["trick"]
        return ", ".join(map(self.play, trick["seats"], trick["cards"]))

    def now(self, frame: Frame) -> str:
        """What stands at this step: who leads, who is to play, who has won."""
        result, winner, turn = frame["result"], frame["trick"]["winner"], frame["to_play"]
        if result and result["void"]:
            return self.say("void")
        if result and result["winner"] is not None:
            pot = self.frames[frame["parent"]]["pot"] if frame["parent"] is not None else 0
            return self.say("wins_deal", name=self.name(result["winner"]), pot=pot)
        if winner is not None:
            return self.say("wins", name=self.name(winner))
        if turn is None:
            return ""
        return self.say("to_play" if frame["trick"]["cards"] else "leads", name=self.name(turn))

    def table(self, steps: Sequence[Frame]) -> str:
        main = [frame for frame in steps if frame["line"] == 0]
        first, last = main[0], main[-1]
        players = [
            (" ".join(filter(None, self.who(seat))), self.hand(first, seat))
            for seat in self.round["playing"]
        ]
        asked = next((at for at, frame in enumerate(main) if frame["stop"]), len(main))
        before = list(self.tricks(main[: asked + 1]))
        after = list(self.tricks(main[asked + 1 :]))
        titles = [self.say("trick"), self.say("played"), self.say("winner")]
        parts = [
            f'<div lang="{self.lang}">',
            f"<p><b>{escape(self.head(first))}</b></p>",
            _table([self.say("seat"), self.say("hand")], players),
            _table(titles, before) if before else "",
        ]
        rest = _table(titles, after) if after else ""
        ended = "".join(f"<p>{escape(said)}</p>" for said in self.end(last))
        if asked < len(main):
            parts.append(f"<details><summary>{escape(self.say('next'))}</summary>{rest}{ended}")
            parts.append("</details>")
        else:
            parts.append(ended)
        remarks = list(self.remarks(steps))
        if remarks:
            title = escape(self.say("comments", n=len(remarks)))
            items = "".join(f"<li>{remark}</li>" for remark in remarks)
            parts.append(f"<details><summary>{title}</summary><ul>{items}</ul></details>")
        return "".join((*parts, "</div>"))

    def tricks(self, steps: Sequence[Frame]) -> Iterator[tuple[str, str, str]]:
        for at, frame in enumerate(steps):
            winner = frame["trick"]["winner"]
            unfinished = at == len(steps) - 1 and frame["trick"]["cards"]
            if winner is not None or unfinished:
                name = "" if winner is None else self.name(winner)
                yield str(frame["number"]), self.trick(frame), name

    def end(self, last: Frame) -> list[str]:
        said = [self.now(last)] if last["over"] else []
        if self.round["result"] in ("misdeal", "redeal", "claim", "unfinished"):
            said.append(self.say(self.round["result"]))
        return said

    def remarks(self, steps: Sequence[Frame]) -> Iterator[str]:
        """Comments, questions and side lines in reading order, each with its place."""
        lines = {0}
        for frame in steps:
            if frame["line"] not in lines:
                lines.add(frame["line"])
                cards = [step for step in steps if step["line"] == frame["line"]]
                played = ", ".join(self.move(step) for step in cards if step["played"])
                yield self.remark(self.instead(frame, steps), played)
            comment = self.comment(frame)
            if comment:
                yield self.remark(self.place(frame), comment["text"], comment["lang"])
            if frame["stop"]:
                place = self.say("question", trick=frame["number"])
                yield self.remark(place, self.prose(frame["stop"]["text"]), frame["stop"]["lang"])

    def remark(self, place: str, said: str, lang: str = "") -> str:
        where = escape(self.say("remark", place=place))
        spoken = f' lang="{escape(lang)}"' if lang else ""
        return f"<i>{where}</i> <span{spoken}>{escape(said)}</span>"

    def move(self, frame: Frame) -> str:
        return self.play(frame["played"]["seat"], frame["played"]["card"])

    def place(self, frame: Frame) -> str:
        if frame["played"] is None:
            place = self.say("before", trick=frame["number"])
        else:
            place = self.say("at", trick=frame["number"], card=self.move(frame))
        return self.say("aside", place=place) if frame["line"] else place

    def instead(self, frame: Frame, steps: Sequence[Frame]) -> str:
        line = self.frames[frame["parent"]]["line"] if frame["parent"] is not None else 0
        for step in steps:
            if step["parent"] == frame["parent"] and step["line"] == line and step["played"]:
                return self.say("instead", trick=step["number"], card=self.move(step))
        return self.place(frame)

    def comment(self, frame: Frame) -> dict[str, str] | None:
        """In the reader's language where there is one, else in the record's."""
        comments = frame["comments"]
        spoken = [comment["lang"] for comment in comments]
        wanted = [lang for lang in (self.lang, self.round["lang"], *spoken) if lang in spoken]
        said = " ".join(c["text"].strip() for c in comments if c["lang"] in wanted[:1])
        return {"text": self.prose(said), "lang": wanted[0]} if said else None

    def prose(self, said: str) -> str:
        return _CARD_IN_PROSE.sub(
            lambda found: self.sign(found[1] + found[2].replace("10", "T")), said
        )


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    style = 'style="text-align:left;padding-right:1em"'
    head = "".join(f'<th scope="col" {style}>{escape(title)}</th>' for title in titles)
    lines = ("".join(f"<td {style}>{escape(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _plain(said: str) -> str:
    """One line without control characters, so that a name cannot disturb the diagram."""
    return "".join(char for char in " ".join(said.split()) if char.isprintable())


def _width(said: str) -> int:
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in said)

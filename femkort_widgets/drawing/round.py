"""A round as HTML tables: hands as dealt, tricks or laps, how it ended, what is said of it."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from . import rows
from .page import Frame, Page

STYLE = 'style="text-align:left;padding-right:1em"'


def round_table(page: Page, steps: Sequence[Frame]) -> str:
    """The round of these frames; what follows a question is folded away."""
    main = [frame for frame in steps if frame["line"] == 0]
    first, last = main[0], main[-1]
    players = [
        (" ".join(filter(None, page.who(seat))), page.hand(first, seat))
        for seat in page.round["playing"]
    ]
    asked = next((at for at, frame in enumerate(main) if frame["stop"]), len(main))
    ended = _rows(page, last) + "".join(f"<p>{escape(said)}</p>" for said in _end(page, last))
    rest = _played(page, main[asked + 1 :])
    parts = [
        f'<div lang="{page.lang}">',
        f"<p><b>{escape(page.head(first))}</b></p>",
        table([page.say("seat"), page.say("hand")], players),
        _played(page, main[: asked + 1]),
        fold(page.say("next"), rest + ended) if asked < len(main) else ended,
    ]
    remarks = [f"<li>{remark}</li>" for remark in _remarks(page, steps)]
    if remarks:
        listed = f"<ul>{''.join(remarks)}</ul>"
        parts.append(fold(page.say("comments", n=len(remarks)), listed))
    return "".join((*parts, "</div>"))


def table(titles: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table with a head; "" without lines."""
    if not lines:
        return ""
    head = "".join(f'<th scope="col" {STYLE}>{escape(title)}</th>' for title in titles)
    cells = ("".join(f"<td {STYLE}>{escape(cell)}</td>" for cell in line) for line in lines)
    body = "".join(f"<tr>{line}</tr>" for line in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def fold(title: str, inside: str) -> str:
    """Something that is shown when it is asked for."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def _played(page: Page, steps: Sequence[Frame]) -> str:
    if page.is_layout:
        return table([page.say("lap"), page.say("played")], list(rows.laps(page, steps)))
    titles = [page.say("trick"), page.say("played"), page.say("winner")]
    return table(titles, list(_tricks(page, steps)))


def _tricks(page: Page, steps: Sequence[Frame]) -> Iterator[tuple[str, str, str]]:
    for at, frame in enumerate(steps):
        winner = frame["trick"]["winner"]
        unfinished = at == len(steps) - 1 and frame["trick"]["cards"]
        if winner is not None or unfinished:
            name = "" if winner is None else page.name(winner)
            yield str(frame["number"]), page.trick(frame), name


def _rows(page: Page, last: Frame) -> str:
    """The rows of Fan Tan as they lie in the end, and who has passed or still holds cards."""
    if not page.is_layout or not last["ply"]:
        return ""
    laid = table([page.say("suit"), page.say("row")], list(rows.layout(page, last)))
    seats = []
    for seat in page.round["playing"]:
        left = last["counts"][seat]
        held = page.say("cards", n=left) if left else ""
        told = ", ".join(filter(None, (page.passed(last, seat), held)))
        seats += [f"{page.say('remark', place=page.name(seat))} {told}"] if told else []
    return f"{laid}<p>{escape(' · '.join(seats))}</p>"


def _end(page: Page, last: Frame) -> list[str]:
    said = [page.now(last), page.scores(last)] if last["over"] else []
    if page.round["result"] in ("misdeal", "redeal", "claim", "unfinished"):
        said.append(page.say(page.round["result"]))
    return list(filter(None, said))


def _remarks(page: Page, steps: Sequence[Frame]) -> Iterator[str]:
    """Comments, questions and side lines in reading order, each with its place."""
    lines: dict[int, list[Frame]] = {}
    following: dict[tuple[int, int], Frame] = {}
    for frame in steps:
        if frame["played"]:
            lines.setdefault(frame["line"], []).append(frame)
            following.setdefault((frame["parent"], frame["line"]), frame)
    lines.pop(0, None)
    for frame in steps:
        if cards := lines.pop(frame["line"], None):
            yield _remark(page, _instead(page, frame, following), ", ".join(map(page.move, cards)))
        comment = _comment(page, frame)
        if comment:
            yield _remark(page, _place(page, frame), comment["text"], comment["lang"])
        if frame["stop"]:
            place = page.say("question", n=_asked_in(page, frame))
            yield _remark(page, place, page.prose(frame["stop"]["text"]), frame["stop"]["lang"])


def _asked_in(page: Page, frame: Frame) -> int:
    """The trick or lap of the card that a question is about: the next, where there is one."""
    after = (one for one in page.frames if one["parent"] == frame["id"])
    return int(next(after, frame)["number"])


def _remark(page: Page, place: str, said: str, lang: str = "") -> str:
    where = escape(page.say("remark", place=place))
    spoken = f' lang="{escape(lang)}"' if lang else ""
    return f"<i>{where}</i> <span{spoken}>{escape(said)}</span>"


def _place(page: Page, frame: Frame) -> str:
    if frame["played"] is None:
        place = page.say("before", n=frame["number"])
    else:
        place = page.say("at", n=frame["number"], card=page.move(frame))
    return page.say("aside", place=place) if frame["line"] else place


def _instead(page: Page, frame: Frame, following: Mapping[tuple[int, int], Frame]) -> str:
    """Where a side line begins: beside which card of the line that it leaves."""
    line = page.frames[frame["parent"]]["line"] if frame["parent"] is not None else 0
    step = following.get((frame["parent"], line))
    if step is None:
        return _place(page, frame)
    return page.say("instead", n=step["number"], card=page.move(step))


def _comment(page: Page, frame: Frame) -> dict[str, str] | None:
    """In the reader's language where there is one, else in the record's."""
    comments = frame["comments"]
    if not comments:
        return None
    spoken = [comment["lang"] for comment in comments]
    wanted = [lang for lang in (page.lang, page.round["lang"], *spoken) if lang in spoken]
    said = " ".join(c["text"].strip() for c in comments if c["lang"] in wanted[:1])
    return {"text": page.prose(said), "lang": wanted[0]} if said else None

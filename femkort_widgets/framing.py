"""A record as frames: every round and every line, step by step."""

from collections.abc import Sequence
from typing import Any

from .core.deal import clockwise, is_seat
from .core.ledger import Ledger, settle
from .core.position import Position
from .core.rules import Rules
from .errors import Error
from .film import Film
from .records.change import change_hands, change_words
from .records.chips import Entry, stopped
from .records.faults import Fault
from .records.files import read_record
from .records.model import MatchRecord, Record
from .records.notes import Comment, Stop
from .records.parts import Redeal
from .records.places import spot_of
from .records.replayed import Replayed
from .records.walk import Step, Walk
from .sheet import Line, sheet


def frames(record: Record | str, viewer: int | None = None) -> dict[str, Any]:
    """A record ready to draw: every round, every line, as plain JSON.

    With ``viewer`` the other seats' hands, verdicts and binding cards are withheld, and so are all
    comments, stops, glyphs, side lines and the seed. Raises RecordError for a text that cannot be
    read and Error for a seat that does not exist.
    """
    read = read_record(record)
    film = Film(viewer, counting=True)
    for index, played in enumerate(read.replayed):
        rules = played.table.rules
        if rules is None:
            continue
        if viewer is not None and not is_seat(viewer, rules.players):
            raise Error("seat", seat=viewer, last=rules.players - 1)
        _match(film, played, index, rules)
    return film.data() | {"faults": [] if viewer is not None else list(map(_fault, read.faults))}


def tried(record: Record, at: object, change: object) -> dict[str, Any]:
    """What a frame would show if hidden hands were others (rule 9): it, and its reasons.

    Nothing is kept; what is said there and where the lines go on is left out. Raises Error.
    """
    spot = spot_of(record, at)
    position = change_hands(spot.position, change_words(change), spot.labels)
    before = spot.played.book[spot.place.round].before
    ledger = before if position.result is None else settle(before, position.rules, position.result)
    film = Film()
    film.add(position, ledger, before=None if spot.step is None else spot.step.before)
    data = film.data()
    (frame,) = data["frames"]
    stays = ("id", "parent", "line", "round", "comments", "stop", "lines", "changed")
    kept = {name: value for name, value in frame.items() if name not in stays}
    return {"frame": kept, "reasons": data["reasons"]}


def _match(film: Film, played: Replayed, index: int, rules: Rules) -> None:
    """Every round of a match; the score sheet stands with the first."""
    match, booked = played.match, list(zip(played.walks, played.book, strict=True))
    lines, ends = _lines(match, rules, booked)
    shown: dict[str, Any] | None = sheet(rules, lines, _names(match)) if lines else None
    for place, (walk, entry) in enumerate(booked):
        if walk.start is None:
            continue
        _begin(film, match, index, place, rules, walk, shown)
        shown = None
        last = _Scenes(film, rules, entry.before, match.lang).show(walk)
        if place in ends:
            film.close(last, ends[place])


def _lines(
    match: MatchRecord, rules: Rules, booked: list[tuple[Walk, Entry]]
) -> tuple[list[Line], dict[int, Ledger]]:
    """The deals as lines of the score sheet, and the ledger wherever the match was stopped."""
    lines, last, whole = [], {}, True
    for place, (one, (walk, entry)) in enumerate(zip(match.rounds, booked, strict=True)):
        whole = whole and entry.follows
        after, stops = entry.after, one.number("Stopped")
        if whole and stops:
            after = last[place] = stopped(after, rules, stops)
        if walk.start is None:
            continue
        ended = (one.result or "redeal") if entry.ended == "again" else entry.ended
        ended = ended or ("stopped" if stops else "")
        kind, dealer = walk.start.round.key, walk.start.deal.dealer
        lines.append(Line(walk.dealt.number, kind, dealer, entry.before, after, ended))
    return lines, last


def _fault(fault: Fault) -> dict[str, Any]:
    """A fault of the record as the page shows it: its key, where it stands, what it is about.

    What has a message of the catalogues is its key and what fills it.
    """
    from .i18n import expectation, finding

    return {
        "key": fault.key,
        "line": fault.line,
        "column": fault.column,
        "card": None if fault.card is None else str(fault.card),
        "found": finding(fault),
        "expected": None if fault.expected is None else expectation(fault.expected),
    }


def _begin(
    film: Film,
    match: MatchRecord,
    index: int,
    place: int,
    rules: Rules,
    walk: Walk,
    sheet: dict[str, Any] | None,
) -> None:
    assert walk.start is not None
    film.begin(
        rules,
        walk.start,
        names=_names(match),
        seats=match.seats,
        number=walk.dealt.number + 1,
        attempt=walk.dealt.attempt,
        match=index,
        title=match.title or None,
        result=match.rounds[place].result,
        lang=match.lang,
        requests=[
            _request(asked, match.seats, walk.start.seats) for asked in match.rounds[place].redeals
        ],
        sheet=sheet,
    )


def _names(match: MatchRecord) -> list[str]:
    return [match.names.get(label, label) for label in match.seats]


def _request(asked: Redeal, labels: Sequence[str], dealt_in: Sequence[int]) -> dict[str, Any]:
    """A request for better cards: who asked, the answers by seat, the outcome (FK-56, FK-57)."""
    asker = labels.index(asked.seat) if asked.seat in labels else None
    answers: list[bool | None] = [None] * len(labels)
    if asker is not None:
        order = (seat for seat in clockwise(asker, len(labels)) if seat in dealt_in)
        for seat, word in zip(order, asked.words, strict=False):
            answers[seat] = word != "no"
    return {"asker": asker, "answers": answers, "granted": asked.granted}


class _Scenes:
    """The frames of one walk."""

    def __init__(self, film: Film, rules: Rules, before: Ledger, lang: str) -> None:
        self.film, self.rules, self.before, self.lang = film, rules, before, lang

    def show(self, walk: Walk) -> dict[str, Any]:
        """Every card that could be played, with what is said there; gives the last of the round."""
        assert walk.start is not None
        opening = self.film.add(walk.start, self.before, said=self._said(walk.text))
        last, shown = opening, list[dict[str, Any]]()
        for step in walk.steps:
            came_from = opening if step.parent is None else shown[step.parent]
            hidden = self.film.viewer is not None and step.line > 0
            if step.after is None or hidden:
                shown.append(came_from)
                continue
            frame = self.film.add(
                step.after,
                self._ledger(step.after),
                before=step.before,
                parent=came_from["id"],
                line=step.line,
                said=self._said(step.text, step),
            )
            if step.variation is not None:
                came_from["lines"].append(frame["id"])
            shown.append(frame)
            last = last if step.line else frame
        return last

    def _ledger(self, position: Position) -> Ledger:
        result = position.result
        return self.before if result is None else settle(self.before, self.rules, result)

    def _said(self, text: Sequence[Comment | Stop], step: Step | None = None) -> dict[str, Any]:
        said: dict[str, Any] = {}
        if step is not None:
            said["glyphs"] = list(step.move.symbols)
            if step.variation is not None:
                text = (*step.variation.text, *text)
                said["changed"] = step.variation.change
        comments = [note for note in text if isinstance(note, Comment) and note.text]
        stops = [note for note in text if isinstance(note, Stop)]
        said["comments"] = [{"text": n.text, "lang": n.lang or self.lang} for n in comments]
        said["stop"] = self._stop(stops[-1]) if stops else None
        return said

    def _stop(self, stop: Stop) -> dict[str, Any]:
        return {
            "text": stop.text,
            "ok": list(map(str, stop.ok)),
            "best": list(map(str, stop.best)),
            "say": {str(card): words for card, words in stop.say.items()},
            "hint": stop.hint,
            "lang": stop.lang or self.lang,
        }

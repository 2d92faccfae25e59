"""What is said at a frame: comments in one language or another, and glyphs (rules 7, 10)."""

from dataclasses import replace

from ..core.cards import is_text
from ..errors import Error, in_short
from .edited import Edited, finish, reached
from .model import Record
from .notes import LANGUAGES, Comment, Remark
from .places import Spot, Strip, comment_texts, spot_of
from .play import GLYPHS, ONLY_CARD, Move
from .replay import play as played

LONGEST = 20_000
"""The longest comment that is taken, in characters."""
_JUDGED = frozenset((*GLYPHS, *GLYPHS.values(), ONLY_CARD))


def comment(
    record: Record, at: int, text: object, *, lang: object = "en", place: object = None
) -> Edited:
    """Say this at a frame in one language; an empty text says nothing any more.

    What is said there in other languages stays. ``place`` is ``before`` for what stands before a
    card: where it begins a side line an introduction, else it is said of the position before it;
    ``after`` for what follows it; None for wherever there is something now. Raises Error.
    """
    spot = spot_of(record, at)
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise Error("choice", name="lang", value=in_short(lang, 20), known=", ".join(LANGUAGES))
    if place is not None and place not in ("before", "after"):
        raise Error("choice", name="place", value=in_short(place, 20), known="before, after")
    if not is_text(text) or len(text) > LONGEST:
        raise Error("studio.comment_text", most=LONGEST)
    begins = spot.step is not None and spot.step.variation is not None
    if place == "before" and not begins:
        made = comment(record, spot.parent.at, text, lang=lang)
        return replace(made, at=made.moved[at])
    said = [
        (index, note)
        for index, note, ahead in comment_texts(spot)
        if (note.lang or spot.match.lang) == lang
        and note.text
        and (place is None or ahead == (place == "before"))
    ]
    kept = [one for _, note in said for one in note.commands]
    shown = Comment.of(text.replace("[%", "[ %")).raw
    commands = (f"[%{one.name} {one.given}]" if one.given else f"[%{one.name}]" for one in kept)
    mark = None if spot.match.lang == lang else lang
    new = Comment(" ".join(filter(None, (shown, *commands))), mark)
    if not said and not new.raw:
        return reached(spot)
    return _said(spot, said, new, before=place == "before")


def _said(spot: Spot, said: list[tuple[int, Comment]], new: Comment, *, before: bool) -> Edited:
    """The comment in the place of the first of these, or where comments stand here."""
    strip = Strip(spot.play)
    for index, _ in reversed(said[1:]):
        strip.cut(index, index + 1)
    if said and new.raw:
        strip.change(said[0][0], new)
    elif said:
        strip.cut(said[0][0], said[0][0] + 1)
    elif before and spot.place.item is not None:
        strip.put(spot.place.item, new)
    else:
        index = 0 if spot.place.item is None else spot.place.item + 1
        while index < len(strip.items) and isinstance(strip.items[index], Comment | Remark):
            index += 1
        strip.put(index, new)
    return finish(spot, strip, strip.moved[spot.place.item])


def glyph(record: Record, at: int, sign: object) -> Edited:
    """Judge the card that led here: one of ``! ? !! ?? !? ?! $7``, or "" for none of them.

    Other glyphs stay. Raises Error for ``$7`` where more than one card was legal.
    """
    spot = spot_of(record, at)
    signs = (*GLYPHS.values(), ONLY_CARD, "")
    if not isinstance(sign, str) or sign not in signs:
        raise Error("choice", name="glyph", value=in_short(sign, 40), known=" ".join(signs).strip())
    index = spot.place.item
    move = None if index is None else spot.play.items[index]
    if spot.step is None or index is None or not isinstance(move, Move):
        raise Error("studio.no_card")
    others = tuple(one for one in move.glyphs if one not in _JUDGED)
    judged = replace(move, glyphs=(*((sign,) if sign else ()), *others))
    if sign == ONLY_CARD:
        faults = played(spot.step.before, judged, None).faults
        if any(fault.key == "not_only_card" for fault in faults):
            raise Error("studio.not_only")
    strip = Strip(spot.play)
    strip.change(index, judged)
    return finish(spot, strip, index)

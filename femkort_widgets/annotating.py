"""Annotate a record by machine: mark the cards that cost something, and show the better ones.

The only room that both weighs cards and speaks; ``fw.analysis.annotate`` is its name outside.
"""

from dataclasses import dataclass
from math import hypot

from .analysis import chances, solve
from .analysis.odds.question import FEW_WORLDS, WORLDS
from .core.cards import Move
from .core.position import Position
from .core.scoring import LastTrick, last_trick_takes_the_pot
from .errors import Error
from .i18n import language, translate
from .records import editing
from .records.files import read_record
from .records.model import Record
from .records.places import Spot, comment_texts, places, spot_of
from .records.play import GLYPHS

GRADES = ("?!", "?", "??")
SHARES = (0.1, 0.25, 0.5)
"""From such a share of what the last trick is worth on, a card gets the glyph."""
POINTS = (0.5, 1.0, 3.0)
"""From so many points on, in rounds that count tricks or cards."""
UNJUDGED = ("hidden_cards", "no_plan", "too_deep")
"""Why a card may not be judged: those are left alone."""
SURE = 3.0
"""So many standard errors must lie between two cards."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A card that was played, and the one that was worth most."""

    better: Move
    worth: float
    played: float
    """What each is worth, in points."""
    error: float
    """The standard error of the difference; 0 where all hands are open."""
    line: tuple[Move, ...]
    """How it would have gone on, as far as that is known; the better move first."""

    @property
    def cost(self) -> float:
        """What it cost, in points."""
        return abs(self.worth - self.played)


def annotate(
    record: Record | str,
    *,
    hands: str = "hidden",
    against: str | None = None,
    worlds: int | None = None,
    seed: int | str = 0,
    lang: str | None = None,
) -> Record:
    """The record with a glyph and a line of comment at each card that cost chances.

    The better card is added as a variation. With ``hands="hidden"`` a card is judged by what its
    seat could know (``chances``), and marked only where the difference is beyond chance; with
    ``"open"`` by perfect play with all hands open (``solve``), and the variation shows it to the
    end. ``against``, ``worlds`` and ``seed`` are those of ``chances`` and ``solve``; before the
    first card it is said which of them hold. ``lang`` is the language of the comments, that of the
    record by default. Left alone are cards that broke a duty, that carry a glyph of judgement
    already, and rounds that cannot be judged: cards not known, a rule of the house, too deep a
    search. Raises Error.

    >>> from femkort_widgets.records import examples
    >>> made = annotate(examples.load("letzter_stich_ducking"), hands="open")
    >>> made.faults
    ()
    """
    if hands not in ("hidden", "open"):
        raise Error("choice", name="hands", value=hands, known="hidden, open")
    made = read_record(record)
    how = _How(hands, against or ("random" if hands == "hidden" else "all"), worlds, seed, lang)
    marked = False
    for at in sorted(places(made).values(), reverse=True):
        spot = spot_of(made, at)
        if spot.step is None:
            made = _explained(made, spot, how) if marked else made
            marked = False
        elif judged := _judged(spot, how):
            made = _marked(made, spot, judged, how)
            marked = True
    return made


@dataclass(frozen=True, slots=True)
class _How:
    """How cards are weighed, and in which language that is said."""

    hands: str
    against: str
    worlds: int | None
    seed: int | str
    lang: str | None

    def says(self, spot: Spot, key: str, **data: object) -> tuple[str, str]:
        """A sentence, and the language it is in."""
        lang = language(self.lang or spot.match.lang)
        return translate(f"annotate.{key}", lang, **data), lang


def _judged(spot: Spot, how: _How) -> tuple[Judged, str] | None:
    """The better card and the glyph that this one earns, if it cost enough."""
    step = spot.step
    assert step is not None
    before, move = step.before, step.move
    if step.line or move.card not in before.legal() or len(before.legal()) < 2:
        return None
    if {*GLYPHS, *GLYPHS.values()} & {*move.glyphs}:
        return None
    assert move.card is not None
    try:
        judged = (
            _open(before, move.card, how)
            if how.hands == "open"
            else _hidden(before, move.card, how)
        )
    except Error as error:
        if error.key in UNJUDGED:
            return None
        raise
    grade = _grade(before, judged)
    return None if grade is None else (judged, grade)


def _hidden(before: Position, played: Move, how: _How) -> Judged:
    found = chances(before, against=how.against, worlds=how.worlds, seed=how.seed)
    best = found.best
    this = next(chance for chance in found.moves if chance.move == played)
    error = hypot(best.error, this.error)
    return Judged(best.move, best.points, this.points, error, (best.move,))


def _open(before: Position, played: Move, how: _How) -> Judged:
    found = solve(before, against=how.against)
    return Judged(found.best[0], found.value, found.values[played], 0.0, found.line)


def _grade(before: Position, judged: Judged) -> str | None:
    """The glyph for what a card cost, None where that is little or may be chance."""
    if judged.cost <= SURE * judged.error:
        return None
    score = before.round.score
    steps: tuple[float, ...] = POINTS
    if score is last_trick_takes_the_pot:
        steps = SHARES
    elif isinstance(score, LastTrick):
        steps = tuple(score.value * share for share in SHARES)
    earned = [glyph for least, glyph in zip(steps, GRADES, strict=True) if judged.cost >= least]
    return earned[-1] if earned else None


def _marked(record: Record, spot: Spot, found: tuple[Judged, str], how: _How) -> Record:
    """The record with the glyph, the sentence and the better line at this card."""
    judged, grade = found
    made = editing.play(record, spot.parent.at, judged.better)
    at = made.moved[spot.at]
    for move in judged.line[1:]:
        made = editing.play(made.record, made.at, move)
        at = made.moved[at]
    made = editing.glyph(made.record, at, grade)
    return _said(made.record, made.at, *_sentence(spot, judged, how))


def _sentence(spot: Spot, judged: Judged, how: _How) -> tuple[str, str]:
    """What a card cost, in words: pots of a hundred, or points."""
    assert spot.step is not None
    pot = spot.step.before.round.score is last_trick_takes_the_pot
    key = f"{how.hands}.{'pot' if pot else 'points'}"
    if key == "open.pot" and how.against == "all":
        return how.says(spot, "open.sure", better=f"[{judged.better}]")
    times = 100 if pot else 1
    worth, played = (
        round(times * value, 0 if pot else 2) for value in (judged.worth, judged.played)
    )
    return how.says(spot, key, better=f"[{judged.better}]", worth=worth, played=played)


def _explained(record: Record, spot: Spot, how: _How) -> Record:
    """The record with a word before the first card on how its cards were weighed."""
    worlds = how.worlds or (WORLDS if how.against == "random" else FEW_WORLDS)
    key = f"intro.{how.hands}.{how.against}"
    return _said(record, spot.at, *how.says(spot, key, worlds=worlds))


def _said(record: Record, at: int, text: str, lang: str) -> Record:
    """The record with a sentence more at this frame, after what is said there already."""
    spot = spot_of(record, at)
    there = [
        note.text
        for _, note, ahead in comment_texts(spot)
        if not ahead and (note.lang or spot.match.lang) == lang and note.text
    ]
    return editing.comment(record, at, " ".join((*there, text)), lang=lang, place="after").record

"""A quiz on paper: every question with its hand and its choices, and nothing that answers it."""

from collections.abc import Iterator
from html import escape

from .. import drawing
from ..classroom.exercise import Item
from ..classroom.working import Work
from ..i18n import translate
from .quiz_frames import frames_of

MOST = 20
"""So many questions are written out."""


def as_html(work: Work, lang: str, indices: str) -> str:
    """The questions as HTML, for a notebook that was saved and for print."""
    parts = [f"<h3>{escape(line)}</h3>" for line in _heading(work)]
    for item in work.items[:MOST]:
        text, choices = _worded(item, lang)
        hand = drawing.html(frames_of(item.question, judged=False), lang=lang, indices=indices)
        listed = "".join(f"<li>{escape(choice)}</li>" for choice in choices)
        parts.append(f"<p><b>{item.number}. {escape(text)}</b></p>{hand}<ul>{listed}</ul>")
    parts += [f"<p>{escape(line)}</p>" for line in _ending(work, lang)]
    return f'<div lang="{escape(lang)}">{"".join(parts)}</div>'


def as_text(work: Work, lang: str, indices: str) -> str:
    """The questions as plain text."""
    parts = [*_heading(work)]
    for item in work.items[:MOST]:
        text, choices = _worded(item, lang)
        hand = drawing.text(frames_of(item.question, judged=False), lang=lang, indices=indices)
        parts.append("\n".join([f"{item.number}. {text}", hand, *(f"- {one}" for one in choices)]))
    return "\n\n".join([*parts, *_ending(work, lang)])


def _heading(work: Work) -> Iterator[str]:
    said = " · ".join(filter(None, map(drawing.plain, (work.exercise.title, work.student))))
    if said:
        yield said


def _worded(item: Item, lang: str) -> tuple[str, list[str]]:
    question = item.question
    voice = question.voice(lang)
    return voice.say(question.asks), [voice.say(choice.says) for choice in question.choices]


def _ending(work: Work, lang: str) -> Iterator[str]:
    left = len(work.items) - MOST
    if left > 0:
        yield translate("ui.quiz.left", lang, n=left)
    yield translate("ui.quiz.twin", lang)

"""Quizzes to try, wishes from their page, and a search for what must not be in it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import femkort_widgets as fw
from femkort_widgets.classroom import Exercise, Question, Task, ask, questions
from femkort_widgets.classroom.drawing_up import usual
from femkort_widgets.classroom.seen import told_to
from femkort_widgets.core.cards import seat_labels
from femkort_widgets.i18n import card

SEED = "nobody-knows-9137"
CONSTANT = {"_words", "_esm", "_css", "_anywidget_id", "layout"}
"""Traits that are the same for every quiz, and its place on the page."""
RULES = (
    fw.rules("femkort"),
    fw.rules("femkort", players=5, variants=("contenders_only",)),
    fw.rules("letzter_stich", players=3),
    fw.rules("fan_tan", players=3),
)


def one_of_each(seed: str = "each") -> tuple[Question, ...]:
    """A question of every type, and of several games."""
    femkort = questions("femkort", kinds=usual(fw.rules("femkort")), count=8, seed=seed)
    laid = questions("fan_tan", kinds=("legal", "reason", "score"), count=3, seed=seed)
    return femkort + laid


def hidden_hand(kind: str = "legal") -> tuple[Question, set[str]]:
    """A question from a deal that is known here, and the cards that its pupil does not see."""
    position = fw.start(fw.rules("femkort"), fw.deal(fw.rules("femkort"), seed=SEED))
    position = position.play(position.legal()[0])
    seat = position.to_play
    assert seat is not None
    about = (("suit", "S"),) if kind == "voids" else ()
    question = ask(Task(kind, told_to(position, seat), seat, seat_labels(4), about))
    seen = {str(one) for one in (*position.hands[seat], *position.moves)}
    dealt = {str(one) for hand in position.deal.hands for one in hand}
    return question, dealt - seen


def wish(quiz: fw.Quiz, do: str, **more: Any) -> None:
    """What the page sends when it is clicked."""
    quiz._hear(quiz, {"do": do, "turn": quiz.state["turn"], **more}, [])


def answer(quiz: fw.Quiz, *keys: str) -> None:
    """Answer the question on the screen."""
    wish(quiz, "answer", answer=list(keys))


def right(question: Question) -> list[str]:
    """A right answer."""
    return sorted(question.right[0])


def wrong(question: Question) -> list[str]:
    """One that earns nothing."""
    every = frozenset[str]().union(*question.right)
    return [next(key for key in question.keys if key not in every)]


def page_of(quiz: fw.Quiz) -> str:
    """All that a page gets of a quiz, but for what is the same for every quiz."""
    state = {name: one for name, one in quiz.get_state().items() if name not in CONSTANT}
    bundle = {name: one for name, one in quiz._repr_mimebundle_()[0].items() if "view" not in name}
    text = json.dumps([state, bundle], default=str, ensure_ascii=False)
    return text.replace(quiz.model_id, "")


def leaks(text: str, question: Question, hidden: set[str]) -> list[str]:
    """What in a text tells of the answer, of hidden cards, or of the seed."""
    found = [f"seed {SEED}"] if SEED in text else []
    for code in sorted(hidden):
        ways = (f'"{code}"', f"[{code}]", card(code), card(code, style="name"))
        found += [f"hidden card {way}" for way in ways if way in text]
    for style in ("sign", "prose", "name"):
        voice = question.voice("en", style)
        for choice in question.choices:
            said = voice.say(choice.feedback)
            plain = json.dumps(said, ensure_ascii=False)[1:-1]
            if said != voice.say(choice.says) and (said in text or plain in text):
                found.append(f"said to {choice.key}: {said}")
    for name in ('"right":', '"feedback":', '"difficulty":'):
        found += [f"field {name}"] if name in text else []
    return found


def otherwise(question: Question) -> Question:
    """The same question with other right answers, and other words to each."""
    keys, words = question.keys, [one.feedback for one in question.choices]
    moved = dict(zip(keys, (*keys[1:], keys[0]), strict=True))
    swapped = tuple(
        replace(one, feedback=said)
        for one, said in zip(question.choices, (*words[1:], words[0]), strict=True)
    )
    answers = tuple(frozenset(moved[key] for key in one) for one in question.right)
    return replace(question, right=answers, choices=swapped)


def exercise(*asked: Question, mode: str = "ask", **more: Any) -> Exercise:
    """An exercise of these questions."""
    return Exercise("sheet-1", asked, mode=mode, **more)

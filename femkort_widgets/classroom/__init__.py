"""The classroom: questions from real positions, exercises, papers for pupils, and their marks.

Everything here runs without a browser. ``kinds`` are the types of question and ``drawing_up`` finds
positions for them; ``exercise`` puts questions under an id, ``sheet`` keeps them as text, ``pupil``
says what is given out, ``marking`` marks answers and ``register`` those of a class.

>>> import femkort_widgets as fw
>>> made = fw.classroom.Exercise("first", fw.classroom.questions("femkort", count=2, seed=3))
>>> fw.classroom.check(made, {"1": sorted(made.questions[0].right[0])}).score
1.0
"""

from .dice import seed_for
from .drawing_up import questions
from .exercise import Draw, Exercise, Item
from .kinds import KINDS, ask
from .marking import Mark, Outcome, check
from .pupil import blank_answers, for_pupil
from .question import Choice, Question, Task
from .register import Results, gather
from .sheet import dump, dumps, load, loads
from .stopping import from_record
from .words import Words

__all__ = [
    "KINDS",
    "Choice",
    "Draw",
    "Exercise",
    "Item",
    "Mark",
    "Outcome",
    "Question",
    "Results",
    "Task",
    "Words",
    "ask",
    "blank_answers",
    "check",
    "dump",
    "dumps",
    "for_pupil",
    "from_record",
    "gather",
    "load",
    "loads",
    "questions",
    "seed_for",
]

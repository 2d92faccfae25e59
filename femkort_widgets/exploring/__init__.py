"""Exploring the rules: the same deal by two sets of them, what differs, and where it matters.

Everything here runs without a browser. ``choices`` reads from the rules what a table may agree on,
``carrying`` takes a deal and its moves to other rules, ``differences`` says what is otherwise there
and ``finding`` looks for a deal that shows it; ``written`` keeps both tables in one record.

>>> import femkort_widgets as fw
>>> plain, free = fw.rules("femkort"), fw.rules("femkort", variants=("no_heading",))
>>> found = fw.exploring.find(plain, free, seed=1)
>>> first = next(one for one in found.differences if one.key == "verdict")
>>> first.a.legal, first.b.legal, first.due
(False, True, ('no_heading',))
"""

from .carrying import Carried, Parting, carried
from .choices import Apart, Choice, apart, choices, chosen
from .differences import Difference, differences
from .finding import Found, find

__all__ = [
    "Apart",
    "Carried",
    "Choice",
    "Difference",
    "Found",
    "Parting",
    "apart",
    "carried",
    "choices",
    "chosen",
    "differences",
    "find",
]

"""What is said to people, in their language: the only room that knows sentences.

The catalogues are flat JSON files of messages (``messages`` has the syntax), read here and by the
page alike. Values go in as plain text; whoever shows them as HTML escapes them.

A language is added with its ``xx.json``, its code in ``languages.LANGUAGES`` and in
``frontend/build.mjs``, its letters in ``indices.json`` and its words in ``vocabulary.toml``. A name
may begin with any letter: in French never write ``de {name}`` or ``que {name}``.
"""

from .cards import card, index, index_sets, suit
from .catalogue import join, titles, translate
from .complaints import complaint, expectation, fault, filling, finding
from .languages import language, languages
from .lines import plain
from .messages import MessageError
from .pages import page_words
from .plurals import number
from .reasons import explain, statement
from .seats import called

__all__ = [
    "MessageError",
    "called",
    "card",
    "complaint",
    "expectation",
    "explain",
    "fault",
    "filling",
    "finding",
    "index",
    "index_sets",
    "join",
    "language",
    "languages",
    "number",
    "page_words",
    "plain",
    "statement",
    "suit",
    "titles",
    "translate",
]

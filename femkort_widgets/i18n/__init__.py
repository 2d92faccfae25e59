"""What is said to people, in their language: the only room that knows sentences.

The catalogues are flat JSON files of messages (``messages`` has the syntax), read here and by the
page alike. Values go in as plain text; whoever shows them as HTML escapes them.
"""

from .cards import card, index, index_sets, suit
from .catalogue import join, language, languages, translate
from .messages import MessageError
from .reasons import complaint, explain, statement

__all__ = [
    "MessageError",
    "card",
    "complaint",
    "explain",
    "index",
    "index_sets",
    "join",
    "language",
    "languages",
    "statement",
    "suit",
    "translate",
]

"""A record to enter a hand into: who plays by which rules, and hands as far as they are known."""

from collections.abc import Sequence
from typing import Any

from ..core.cards import Card
from ..core.deal import Deal, hand_sizes, is_seat
from ..core.games import rules as rules_of
from ..core.rules import Rules
from ..errors import Error
from .matches import Match
from .model import Record


def blank(
    rules: Rules | str,
    names: Sequence[str] | None = None,
    *,
    dealer: int = 0,
    hands: Sequence[Any] | None = None,
    turned: Card | str | None = None,
) -> Record:
    """The first round of a match before its first card.

    ``hands`` are texts by seat; what is missing from one, None for all of it, is not known.
    ``turned`` is the card turned for trumps where the round has one. Raises Error.

    >>> from .files import dumps
    >>> print(dumps(blank("femkort", ("Ada", "Bo", "Cy"), hands=("SA S5", None, "?5"))), end="")
    %TTN 1
    [Match  ""]
    [Game   "femkort"]
    [Seats  "A B C"]
    [Names  "A=Ada; B=Bo; C=Cy"]
    <BLANKLINE>
    [Round  "1"]
    [Dealer "A"]
    [Deal]
    A: SA S5 ?3
    B: ?5
    C: ?5
    [Play]
    *
    """
    if isinstance(rules, str):
        told = isinstance(names, list | tuple)
        rules = rules_of(rules, players=len(names)) if names and told else rules_of(rules)
    Rules.check(rules)
    if not is_seat(dealer, rules.players):
        raise Error("seat", seat=dealer, last=rules.players - 1)
    this = rules.round(0)
    sizes = hand_sizes(this, tuple(range(rules.players)), dealer, rules.players)
    if hands is None:
        hands = [""] * rules.players
    if isinstance(hands, list | tuple):
        hands = [hand or "" for hand in hands]
    given = Deal(hands)
    if len(given.hands) != rules.players:
        raise Error("hand_count", hands=len(given.hands), players=rules.players)
    held = zip(given.texts, given.hands, given.unknown, sizes, strict=True)
    texts = [
        text if unknown else f"{text} ?{size - len(hand)}" if len(hand) < size else text
        for text, hand, unknown, size in held
    ]
    up = turned if this.trump == "turned" else None
    return Match(rules, names=names, deals=[Deal(texts, dealer, up)], dealer=dealer).record

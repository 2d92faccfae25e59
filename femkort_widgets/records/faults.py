"""What is wrong in a record that could still be read (rule 14)."""

from bisect import bisect_right
from dataclasses import dataclass, field

from ..core.cards import Card
from ..errors import Error

KEYS = {
    # the text
    "first_line": "the first line is not %TTN 1",
    "unreadable": "something that could not be read; it is kept as it is",
    "malformed_card": "a word that stands where a card should and names none",
    "malformed_tag": "a tag whose value cannot be used",
    "malformed_command": "a command that does not end",
    "brace_in_comment": "a { inside braces: the } before it may be missing; in prose write \\{",
    "repeated_tag": "a tag or a section stands twice; the first counts",
    "misplaced_tag": "a tag of the match stands in a round",
    "misplaced_deal": "[%deal …] stands elsewhere than first in a variation",
    "unknown_mark": "a mark that this format does not know",
    # the table
    "missing_game": "the match does not say which game it is",
    "unknown_variant": "the game has no such variant",
    "unknown_option": "the game has no such option, or not with this value",
    "rules": "variants, options and players do not go together; the plain game is used",
    "house_not_checked": "a duty of the house that is not known here is not checked",
    "unknown_round": "the game has no such kind of round",
    "unknown_language": "not one of the six languages",
    "bad_seat": "a label that no seat can have",
    "unknown_seat": "a label that no seat of this match has",
    "wrong_kind": "another kind of round than the rules have here",
    "wrong_dealer": "somebody else deals",
    "missing_deal": "no hands and no seed; every card is unknown",
    "missing_hand": "a seat dealt in without a line; its cards are unknown",
    "deal": "hands that cannot be a deal of this round",
    "wrong_seed": "the seed gives other hands than those written",
    # the play
    "wrong_number": "another trick or lap is played now",
    "wrong_leader": "somebody else leads, or is to play",
    "missing_leader": "the line does not say who leads",
    "trick_full": "the trick or lap is complete; this card begins the next one",
    "trick_incomplete": "not everybody has played to the trick, or nobody has gone out",
    "wrong_winner": "somebody else won the trick or went out",
    "missing_winner": "=> does not say who won the trick or went out",
    "not_in_hand": "nobody can hold this card now",
    "already_played": "the seat has already played to this trick",
    "not_in_trick": "the seat does not play to this trick",
    "deal_over": "the deal is over",
    "stalled": "everybody has passed again and again; no more passes are taken",
    "no_card_played": "- stands for a seat that plays to this trick",
    "revoke_not_marked": "a duty was broken and ^R does not say so",
    "out_of_turn_not_marked": "a card out of turn and ^T does not say so",
    "nothing_broken": "a mark where nothing was broken",
    "not_only_card": "$7 where more than one card was legal",
    "nothing_replaced": "a variation with no card before it; a pass is never replaced",
    "deal_change": "hidden cards cannot change like this",
    "missing_end": "unfinished play without * or a claim",
    "not_unfinished": "* or a claim where the deal is over",
    "after_end": "play goes on after * or a claim",
    "no_claim": "nothing can be claimed in this round",
    # the outcome
    "wrong_result": "the play ended otherwise",
    "wrong_pot": "another pot stood before the first card",
    "wrong_score": "the round is worth something else",
    "wrong_total": "the running sum is another",
    "wrong_redeal": "a request whose answers and outcome do not agree",
    "no_redeal": "nobody may ask for better cards by these rules",
}
"""Every key with what it means."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong; the rest of the record still loads and shows.

    ``match`` and ``round`` are indexes in ``record.matches`` and in its ``rounds``, ``trick``
    counts from 1, ``seat`` from 0; what does not apply is None.
    """

    key: str
    line: int = 0
    """From 1; 0 for a record that was not read from a text."""
    column: int = 0
    match: int | None = None
    round: int | None = None
    trick: int | None = None
    seat: int | None = None
    card: Card | None = None
    duty: str | None = None
    """The reason key of the duty that was broken."""
    found: str | None = None
    expected: str | None = None
    at: int = field(default=-1, compare=False, repr=False)
    cause: Error | None = field(default=None, compare=False, repr=False)
    """The error of which ``found`` is the sentence."""

    @classmethod
    def of(cls, key: str, error: Error, at: int) -> "Fault":
        """The fault that an error comes to."""
        return cls(key, at=at, found=str(error).rstrip("."), cause=error)

    def placed(self, line: int, column: int, match: int | None, round: int | None) -> "Fault":  # noqa: A002
        """The same fault where it stands in its text; as dataclasses.replace, in half the time."""
        told = (self.trick, self.seat, self.card, self.duty, self.found, self.expected)
        return Fault(self.key, line, column, match, round, *told, self.at, self.cause)

    def __str__(self) -> str:
        card = f"{self.card} " if self.card else ""
        found = f", found {self.found}" if self.found is not None else ""
        expected = f", expected {self.expected}" if self.expected is not None else ""
        place = f"line {self.line}, column {self.column}: " if self.line else ""
        return f"{place}{card}{KEYS[self.key]}{found}{expected}"


class Places:
    """Finds the line and column of an offset in a text, both counted from 1."""

    def __init__(self, text: str) -> None:
        self._starts = [0]
        end = text.find("\n")
        while end >= 0:
            self._starts.append(end + 1)
            end = text.find("\n", end + 1)

    def __call__(self, at: int) -> tuple[int, int]:
        """Line and column; 0, 0 for what stands in no text."""
        if at < 0:
            return 0, 0
        line = bisect_right(self._starts, at)
        return line, at - self._starts[line - 1] + 1

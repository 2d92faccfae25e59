"""Who sits at the table and by which rules they play, as the tags of a match say (rules 2, 3)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..core import cards
from ..core.games import game
from ..core.games import rules as agree
from ..core.rules import Game, Rules
from ..errors import RulesError
from .faults import Fault
from .house import house_duties
from .model import MatchRecord, RoundRecord
from .notes import LANGUAGES, read_card
from .parts import Tag

_LABEL = re.compile(r"[A-Za-z0-9]{1,3}")
_LETTERS = "ABCDEFGHIJ"


@dataclass(frozen=True, slots=True)
class Table:
    """What holds for every round of a match."""

    rules: Rules | None
    """None where the record does not say, or not sensibly; then nothing can be replayed."""
    seats: tuple[str, ...]
    faults: tuple[Fault, ...] = ()

    def seat(self, label: str | None) -> int | None:
        """The number of the seat with this label."""
        return self.seats.index(label) if label in self.seats else None


def seat_labels(match: MatchRecord) -> tuple[str, ...]:
    """The labels of a match: those of ``Seats``, else S W N E for four, else A B C … (rule 3).

    Without ``Seats`` the hands and names tell how many there are.
    """
    written = match.value("Seats")
    if written is not None and written.split():
        return tuple(written.split())
    used = set(match.names)
    for one in match.rounds:
        if one.hands is not None:
            used |= {line.seat for line in one.hands.lines}
    last = max((_LETTERS.find(label) for label in used if len(label) == 1), default=-1)
    players = match.options.get("players")
    if isinstance(players, int) and 2 <= players <= len(_LETTERS):
        return cards.seat_labels(players)
    if used and not used & set("SWN") and last > 0:
        return cards.seat_labels(last + 1)
    return cards.seat_labels(4)


def table(match: MatchRecord, rules: Rules | None = None) -> Table:
    """Seats and rules of a match; ``rules`` of the same game instead of its tags where given.

    What is unknown is left out with a fault, and the rest holds (rule 14).
    """
    seats = seat_labels(match)
    faults = [*_label_faults(match, seats), *_language(match)]
    if rules is None or (match.game or rules.game) != rules.game:
        rules = _agreed(match, len(seats), faults)
    elif rules.players != len(seats):
        tag = match.tag("Seats")
        found, expected = str(len(seats)), str(rules.players)
        faults.append(Fault("rules", at=tag.at if tag else -1, found=found, expected=expected))
        rules = None
    known = house_duties(rules) if rules is not None else ()
    unknown = [key for key in match.house if key not in known]
    if unknown:
        faults.append(_unknown("house_not_checked", match.tag("House"), "; ".join(unknown), known))
    return Table(rules, seats, tuple(faults))


def _label_faults(match: MatchRecord, seats: tuple[str, ...]) -> list[Fault]:
    faults = []
    if tag := match.tag("Seats"):
        for index, label in enumerate(seats):
            usable = _LABEL.fullmatch(label) and label.lower() != "pass"
            if not usable or read_card(label) is not None or label in seats[:index]:
                faults.append(Fault("bad_seat", at=tag.at, found=label))
    if tag := match.tag("Names"):
        faults += [
            Fault("unknown_seat", at=tag.at, found=label, expected=" ".join(seats))
            for label in match.names
            if label not in seats
        ]
    return faults


def _language(match: MatchRecord) -> list[Fault]:
    tag = match.tag("Lang")
    if tag is None or tag.value in LANGUAGES:
        return []
    return [Fault("unknown_language", at=tag.at, found=tag.value, expected=" ".join(LANGUAGES))]


def _agreed(match: MatchRecord, players: int, faults: list[Fault]) -> Rules | None:
    tag = match.tag("Game")
    if tag is None:
        first = (*match.items, *(item for one in match.rounds[:1] for item in one.items))
        faults.append(Fault("missing_game", at=first[0].at if first else -1))
        return None
    this = game(tag.value)
    variants = _variants(match, this, faults)
    options = _options(match, this, faults)
    try:
        return _ordered(
            match, agree(this.key, players=players, variants=variants, **options), faults
        )
    except RulesError as error:
        faults.append(Fault.of("rules", error, tag.at))
    least, most = this.players
    return agree(this.key, players=players) if least <= players <= most else None


def _ordered(match: MatchRecord, rules: Rules, faults: list[Fault]) -> Rules:
    """The rules with the rounds in the order of ``[Rounds]``; kinds the game lacks are left out."""
    tag = match.tag("Rounds")
    if tag is None:
        return rules
    known = tuple(dict.fromkeys(this.key for this in rules.kinds))
    faults += [
        _unknown("unknown_round", tag, key, known) for key in match.order if key not in known
    ]
    keys = [key for key in match.order if key in known]
    try:
        return rules.with_rounds(keys) if keys or not match.order else rules
    except RulesError as error:
        faults.append(Fault.of("rules", error, tag.at))
        return rules


def _variants(match: MatchRecord, this: Game, faults: list[Fault]) -> tuple[str, ...]:
    known = [variant.key for variant in this.variants]
    tag = match.tag("Variants")
    faults += [
        _unknown("unknown_variant", tag, key, known) for key in match.variants if key not in known
    ]
    return tuple(key for key in match.variants if key in known)


def _options(match: MatchRecord, this: Game, faults: list[Fault]) -> dict[str, Any]:
    known = {option.key: option for option in this.options}
    options: dict[str, Any] = {}
    for key, value in match.options.items():
        if key == "players" and isinstance(value, int):
            continue
        try:
            known[key].check(value)
        except (KeyError, RulesError):
            found = f"{key}={value}"
            faults.append(_unknown("unknown_option", match.tag("Options"), found, list(known)))
        else:
            options[key] = value
    return options


def _unknown(key: str, tag: Tag | None, found: str, known: Iterable[str]) -> Fault:
    return Fault(key, at=tag.at if tag else -1, found=found, expected=", ".join(known) or None)


def ended_early(one: RoundRecord) -> bool:
    """Do its tags say that this round is dealt again (rule 12)?"""
    again = one.result in ("void", "redeal", "misdeal")
    return again or any(redeal.granted for redeal in one.redeals)

"""What changes under this variant? The same cards by two sets of rules."""

from collections.abc import Iterator
from functools import lru_cache

from ...core.cards import in_order, seat_labels
from ...core.games import game
from ...core.position import Position
from ...core.rounds import RoundRules
from ...core.rules import Rules
from ...errors import Error
from ...exploring.binding import playing_by, without
from ...exploring.carrying import carried
from ...exploring.differences import playing
from ..question import Choice, Question, Task, all_of, one_of
from ..words import Words
from .kind import About, Asked, Kind, label, named, shown
from .points import Unit, asked_seat, counted, ending, numbers_to_offer, scored


def changed_rounds(rules: Rules, variant: str) -> tuple[str, ...]:
    """The rounds that are played or counted otherwise because of this variant."""
    plain = without(rules, variant)
    if plain is None:
        return ()
    kinds = {this.key: this for this in plain.kinds}
    return tuple(
        this.key
        for this in rules.kinds
        if this.key in rules.rounds and _binding(this) != _binding(kinds[this.key])
    )


def _binding(this: RoundRules) -> tuple[object, ...]:
    return (*playing_by(this), this.score)


def beside(position: Position, variant: str) -> Position | None:
    """The same moves where this variant is not agreed; None where they could not be made."""
    plain = _plain(position.rules, variant, position.round.key)
    if plain is None:
        return None
    if playing_by(position.round) == playing_by(plain.round(0)) and not ending(position):
        return None
    try:
        other = carried(position, plain)
    except Error:
        return None
    there = other.position
    same = other.parting is None and there.to_play == position.to_play
    return there if same and not there.irregular else None


@lru_cache(maxsize=256)
def _plain(rules: Rules, variant: str, round_key: str) -> Rules | None:
    """The rules of a round without this variant; the same table is asked of many positions."""
    plain = without(rules, variant)
    return plain if plain is None or plain.endless else plain.with_rounds((round_key,))


def _abouts(position: Position) -> Iterator[About]:
    """A variant of the rules that changes which cards may be played, or what somebody scores."""
    for variant in position.rules.variants:
        other = beside(position, variant)
        if other is None or other.over:
            continue
        if set(other.legal()) != set(position.legal()):
            yield (("variant", variant),)
        if playing(other) != playing(position):
            yield (("variant", variant), ("who", "plays"))
        for card in ending(position):
            if card not in map(str, other.legal()) or not other.play(card).over:
                continue
            with_it, plain = scored(position, card), scored(other, card)
            for seat, letter in enumerate(seat_labels(position.rules.players)):
                if with_it[seat] != plain[seat]:
                    yield (("variant", variant), ("card", card), ("of", letter))


def _make(task: Task) -> Asked:
    other = beside(task.position, task.get("variant"))
    assert other is not None
    if task.get("who"):
        return _seats(task, other)
    return _points(task, other) if task.get("card") else _cards(task, other)


def _cards(task: Task, other: Position) -> Asked:
    """The cards that are allowed by one set of rules and not by the other."""
    position, variant = task.position, task.get("variant")
    now, then = position.legal(), other.legal()
    moves = in_order({*position.verdicts(), *other.verdicts()})
    choices = tuple(
        shown(
            move,
            Words.of(
                "quiz.variant.card",
                cites=_cites(position.rules, variant),
                card=str(move),
                variant=variant,
                now=_word(move in now),
                then=_word(move in then),
            ),
        )
        for move in moves
    )
    asks = Words.of("quiz.variant.cards", name=task.seat, variant=variant)
    return Asked(asks, choices, all_of(map(str, {*now} ^ {*then})), True, 3)


def _word(allowed: bool) -> str:
    return "yes" if allowed else "no"


def _seats(task: Task, other: Position) -> Asked:
    """The seats that play to this trick by one set of rules and not by the other."""
    position, variant = task.position, task.get("variant")
    now, then = playing(position), playing(other)
    cites = _cites(position.rules, variant)
    choices = tuple(
        named(
            position,
            seat,
            Words.of(
                "quiz.variant.seat",
                cites=cites,
                name=seat,
                variant=variant,
                now=_word(seat in now),
                then=_word(seat in then),
            ),
        )
        for seat in position.seats
    )
    asks = Words.of("quiz.variant.seats", variant=variant)
    right = all_of(label(position, seat) for seat in now ^ then)
    return Asked(asks, choices, right, True, 3)


def _points(task: Task, other: Position) -> Asked:
    """What a seat scores with the variant."""
    position, variant, card = task.position, task.get("variant"), task.get("card")
    seat, unit = asked_seat(task), Unit.of(position).key
    with_it, plain = scored(position, card), scored(other, card)
    cites = _cites(position.rules, variant)
    mistakes = (*with_it, *plain, 2 * with_it[seat])
    numbers = numbers_to_offer(task, (with_it[seat], plain[seat]), mistakes, (0, 1, 2))

    def feedback(n: int) -> Words:
        if n == with_it[seat]:
            return Words.of(f"quiz.score.is.{unit}", cites=cites, name=seat, n=n)
        if n == plain[seat]:
            return Words.of("quiz.variant.plain", cites=cites, variant=variant)
        return Words.of("quiz.variant.rule", cites=cites, variant=variant)

    choices: tuple[Choice, ...] = tuple(counted(n, feedback(n)) for n in numbers)
    asks = Words.of(f"quiz.variant.{unit}", name=seat, card=card, variant=variant)
    return Asked(asks, choices, one_of([str(with_it[seat])]), False, 4)


def _cites(rules: Rules, variant: str) -> tuple[str, ...]:
    return next(one.cites for one in game(rules.game).variants if one.key == variant)


def _apt(question: Question) -> bool:
    """Not every choice is right."""
    return len(question.choices) > 1 and len(question.right[0]) < len(question.choices)


VARIANT = Kind("variant", _abouts, _make, _apt)

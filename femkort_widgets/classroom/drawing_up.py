"""Questions drawn from a seed: deals played by chance until the rule asked about binds."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from ..core.cards import Card, seat_labels
from ..core.deal import Deal, check_seed
from ..core.deal import deal as dealt
from ..core.games import game
from ..core.games import rules as agree
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..core.scoring import last_trick_takes_the_pot
from ..errors import Error
from .dice import Dice
from .kinds import KINDS, kind_of
from .kinds.kind import About, Kind
from .kinds.puzzle import can_be_solved
from .kinds.variants import changed_rounds
from .question import Question, Task
from .seen import in_writing, told_to

ATTEMPTS = 400
"""So many deals are tried for one question."""
MOST_DRAWN = 10_000
TOGETHER = 3
"""So many positions of a deal are looked at, one after another."""


def questions(
    rules: Rules | str,
    *,
    kinds: Sequence[str] | str | None = None,
    count: int = 10,
    seed: int | str = 0,
    difficulty: Sequence[int] | int | None = None,
) -> tuple[Question, ...]:
    """So many questions by these rules, the types taking turns; the same seed gives the same.

    ``kinds`` are keys of ``KINDS``, by default those that these rules have questions for, and
    ``difficulty`` which of 1 to 5 are wanted. Raises Error where no such question was found.

    >>> from femkort_widgets.core.games import rules
    >>> (one,) = questions(rules("femkort"), kinds="legal", count=1, seed=7)
    >>> one.right[0] < set(one.keys)
    True
    """
    agreed = agree(rules) if isinstance(rules, str) else rules
    Rules.check(agreed)
    check_seed(seed)
    if type(count) is not int or not 0 < count <= MOST_DRAWN:
        known = Error("whole", least=1, most=MOST_DRAWN)
        raise Error("choice", name="count", value=count, known=known)
    wanted = _wanted(difficulty)
    chosen = [KINDS[key] for key in wished(agreed, kinds)]
    made = (
        _question(agreed, chosen[index % len(chosen)], f"{seed}/{index}", wanted)
        for index in range(count)
    )
    return tuple(made)


def wished(rules: Rules, kinds: Sequence[str] | str | None) -> tuple[str, ...]:
    """These types of question; where none are named, those that the rules have. Raises Error."""
    named: object = (kinds,) if isinstance(kinds, str) else kinds
    keys = usual(rules) if named is None else named
    if not isinstance(keys, Sequence) or not keys:
        raise Error("choice", name="kinds", value=kinds, known=", ".join(KINDS))
    for key in keys:
        if kind_of(key).key not in possible(rules):
            raise Error("classroom.none_found", kind=key, game=rules.game)
    return tuple(keys)


def usual(rules: Rules) -> tuple[str, ...]:
    """The types of question that these rules have, without rules of the house all of them."""
    plain = agree(rules.game, players=rules.players, variants=rules.variants, **rules.options)
    house = {this.obligations for this in rules.kinds} != {this.obligations for this in plain.kinds}
    left_out = ("voids", "best", "variant") if house else ()
    return tuple(key for key in possible(rules) if key not in left_out)


def possible(rules: Rules) -> tuple[str, ...]:
    """The types of question that the game does not rule out.

    >>> [key for key in KINDS if key not in possible(agree("fan_tan"))]
    ['winner', 'pot', 'voids']
    """
    left_out: set[str] = set()
    if rules.plan[0].score is not last_trick_takes_the_pot:
        left_out |= {"pot"}
    if all(this.layout for this in rules.plan):
        left_out |= {"voids", "winner"}
    return tuple(key for key in KINDS if key not in left_out)


def _wanted(difficulty: Sequence[int] | int | None) -> frozenset[int]:
    levels = range(1, 6)
    given = levels if difficulty is None else difficulty
    found = list(given) if isinstance(given, Iterable) else [given]
    if not found or not all(type(one) is int and one in levels for one in found):
        known = Error("whole", least=levels[0], most=levels[-1])
        raise Error("choice", name="difficulty", value=difficulty, known=known)
    return frozenset(found)


def _question(rules: Rules, kind: Kind, seed: str, wanted: frozenset[int]) -> Question:
    """The first apt question that the deals of this seed have."""
    dice = Dice(f"{kind.key}/{seed}")
    for attempt in range(1, ATTEMPTS + 1):
        first = _dealt(rules, kind, f"{kind.key}/{seed}", attempt, dice)
        for position in _played(first, kind, dice):
            found = _asked(position, kind, dice)
            if found is not None and found.difficulty in wanted:
                return found
    raise Error("classroom.none_found", kind=kind.key, game=rules.game)


def _dealt(rules: Rules, kind: Kind, seed: str, attempt: int, dice: Dice) -> Position:
    """The start of a deal: of a round, with a variant, with a short hand where that is asked of."""
    table, rounds = rules, rules.rounds
    if kind.key == "variant":
        table, rounds = dice.pick(tables(rules) or [(rules, rounds)])
    if not table.endless:
        table = table.with_rounds((dice.pick(rounds),))
    dealer = dice.pick(range(table.players))
    deal = in_writing(dealt(table, seed=seed, dealer=dealer, attempt=attempt))
    if kind.key == "pot" and "contenders_only" not in table.variants:
        deal = _short(deal, dice)
    return start(table, deal)


@cache
def tables(rules: Rules) -> list[tuple[Rules, tuple[str, ...]]]:
    """Rules that differ by one variant from others, and the rounds in which that shows.

    It is one of the variants agreed; where none of them shows, any other is added.
    """
    keys = [variant.key for variant in game(rules.game).variants]
    own = [found for key in rules.variants if (found := _table(rules, key))]
    return own or [found for key in keys if (found := _table(rules, key))]


def _table(rules: Rules, variant: str) -> tuple[Rules, tuple[str, ...]] | None:
    """The rules with this variant, and the rounds that it changes; None where it changes none."""
    chosen = (*rules.variants, variant)
    try:
        table = agree(rules.game, players=rules.players, variants=chosen, **rules.options)
    except Error:
        return None
    rounds = changed_rounds(table, variant)
    return (table, rounds) if rounds else None


def _short(deal: Deal, dice: Dice) -> Deal:
    """The deal with a card less in one hand or two: a misdeal that is played on (C-FK-01)."""
    seats = dice.mixed(range(len(deal.hands)))[: dice.pick((1, 2))]
    hands = [
        hand if seat not in seats else tuple(card for card in hand[:-1] if card != deal.turned)
        for seat, hand in enumerate(deal.hands)
    ]
    if deal.turned is not None:
        hands[deal.dealer] = deal.hands[deal.dealer]
    return Deal(hands, deal.dealer, deal.turned)


def _played(position: Position, kind: Kind, dice: Dice) -> Iterator[Position]:
    """Positions of a deal played by chance: a few from somewhere in it, or all that may fit."""
    late = kind.key in ("pot", "score", "best", "variant")
    wait = 0 if late else dice.pick(range(sum(position.counts)))
    looked = 0
    while not position.over:
        if wait <= 0 and (late or looked < TOGETHER):
            looked += 1
            yield position
        elif wait <= 0:
            return
        wait -= 1
        legal = position.legal()
        position = position.play(legal[0] if len(legal) == 1 else dice.pick(legal))


def _asked(position: Position, kind: Kind, dice: Dice) -> Question | None:
    """An apt question of this position, if it has one."""
    seat = position.to_play
    assert seat is not None
    if kind.opened and not can_be_solved(position):
        return None
    abouts: list[About] = list(kind.abouts(position))
    if not abouts or (position.round.layout and not _settled(position)):
        return None
    seen = position if kind.opened else told_to(position, seat)
    about = dice.pick(kind.weighed(position, abouts))
    task = Task(kind.key, seen, seat, seat_labels(position.rules.players), about)
    found = kind.question(task)
    return found if kind.apt(found) else None


def _settled(position: Position) -> bool:
    """Does the table see who opens, or has somebody opened?"""
    return any(isinstance(move, Card) for move in position.moves)

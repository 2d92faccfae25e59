"""What differs between two positions of the same deal by two sets of rules, and which rule does it.

Every difference is data: a key, whom and what it is about, what holds by the rules A and by the
rules B, the choices it is due to and the statements behind it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..core.cards import Move
from ..core.ledger import Ledger, ante, open_ledger, settle
from ..core.obligations import Verdict
from ..core.position import Position
from ..errors import Error, expect
from .carrying import carried
from .choices import Apart, apart, chosen


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is otherwise by the rules A than by the rules B."""

    key: str
    """What it is: ``verdict``, ``to_play``, ``trick``, ``points`` and so on."""
    a: Any = None
    b: Any = None
    seat: int | None = None
    card: str | None = None
    number: int | None = None
    """Which trick it is about, or how many moves were the same."""
    waits: bool = False
    """Is it about a card of a seat that is not to play at either table?"""
    due: tuple[str, ...] = ()
    """The keys of the choices that make the difference."""
    cites: tuple[str, ...] = ()

    @property
    def what(self) -> tuple[object, ...]:
        """What it is about, whatever holds there."""
        return self.key, self.seat, self.card, self.number


def differences(a: Position, b: Position) -> tuple[Difference, ...]:
    """Everything that is otherwise in ``b`` than in ``a``: positions of the same deal and moves.

    Cards dealt, trump, whose turn, who plays to the trick, verdicts of every hand (``reason``:
    only the reason is another), who takes the tricks, points, pot and chips, and what comes next.
    Where the play has parted (``parted``), what lay before is compared. Equal rules have none.
    Raises Error for what is no position.

    >>> from ..core.games import rules
    >>> from ..core.opening import start
    >>> from ..core.deal import Deal
    >>> at = start(rules("femkort", players=2), Deal(("SA S5 H7", "S2 SK D2"), 0)).play("S2")
    >>> other = carried(at.play("S5"), rules("femkort", players=2, ante=2)).position
    >>> [(one.key, one.a, one.b) for one in differences(at.play("S5"), other)]
    [('pot', 2, 4)]
    """
    for given in (a, b):
        expect(given, Position, Error, "a position: make it with fw.start(rules, deal)")
    found = tuple(_all(a, b))
    choices = apart(a.rules, b.rules)
    causes = _causes(a, found, choices)
    return tuple(_explained(one, causes[at]) for at, one in enumerate(found))


def _explained(one: Difference, due: tuple[Apart, ...]) -> Difference:
    sources = [*one.cites, *(cite for choice in due for cite in choice.cites)]
    return replace(one, due=tuple(c.key for c in due), cites=tuple(dict.fromkeys(sources)))


def _causes(
    a: Position, found: tuple[Difference, ...], choices: tuple[Apart, ...]
) -> list[tuple[Apart, ...]]:
    """For each difference the choices that make it alone; all where none does it alone."""
    if len(choices) < 2:
        return [choices] * len(found)
    alone: list[tuple[Apart, set[tuple[object, ...]]]] = []
    for choice in choices:
        try:
            other = carried(a, chosen(a.rules, choice.key, choice.b)).position
        except Error:
            continue
        alone.append((choice, {one.what for one in _all(a, other)}))
    return [tuple(choice for choice, made in alone if one.what in made) or choices for one in found]


def _all(a: Position, b: Position) -> Iterator[Difference]:
    yield from _dealing(a, b)
    same = (a.moves, a.movers) == (b.moves, b.movers)
    if not same:
        yield _parted(a, b)
    yield from _tricks(a, b)
    if same:
        yield from _turn(a, b)
        if a.round.key == b.round.key:
            yield from verdicts(a, b)
        yield from _ending(a, b)
    yield from _match(a, b)


def _pairs(key: str, a: Iterable[Any], b: Iterable[Any]) -> Iterator[Difference]:
    """By seat, where they are not alike."""
    for seat, (here, there) in enumerate(zip(a, b, strict=False)):
        if here != there:
            yield Difference(key, here, there, seat=seat)


def _one(key: str, a: Any, b: Any) -> Iterator[Difference]:
    if a != b:
        yield Difference(key, a, b)


def _dealing(a: Position, b: Position) -> Iterator[Difference]:
    """The kind of round, the pack, the hands, the trump, who dealt."""
    yield from _one("players", a.rules.players, b.rules.players)
    yield from _one("round", a.round.key, b.round.key)
    yield from _one("dealt_by", a.deal.dealer, b.deal.dealer)
    yield from _one("size", a.round.hand_size, b.round.hand_size)
    packs = (tuple(map(str, one.round.pack)) for one in (a, b))
    yield from _one("pack", *packs)
    dealt = ([tuple(map(str, sorted(hand))) for hand in one.deal.hands] for one in (a, b))
    yield from _pairs("dealt", *dealt)
    yield from _one("trump", a.trump, b.trump)


def _parted(a: Position, b: Position) -> Difference:
    """Where the moves are no longer the same, and why the move of the one is none in the other."""
    moves = zip(
        zip(a.moves, a.movers, strict=True), zip(b.moves, b.movers, strict=True), strict=False
    )
    shared = [here == there for here, there in moves]
    number = shared.index(False) if False in shared else len(shared)
    longer, shorter = (a, b) if len(a.moves) > number else (b, a)
    seat, move = longer.movers[number], longer.moves[number]
    parting = carried(longer, shorter.rules).parting
    cites = parting.reason.cites if parting is not None else ()
    why = parting and parting.reason
    return Difference(
        "parted",
        why if longer is b else None,
        why if longer is a else None,
        seat=seat,
        card=str(move),
        number=number,
        cites=cites,
    )


def _tricks(a: Position, b: Position) -> Iterator[Difference]:
    """Who has taken each trick that lies complete in both, of the same cards."""
    for number, (here, there) in enumerate(zip(a.tricks, b.tricks, strict=False), start=1):
        if (here.cards, here.seats) != (there.cards, there.seats):
            return
        if here.winner != there.winner:
            yield Difference("trick", here.winner, there.winner, number=number)


def playing(position: Position) -> frozenset[int]:
    """Who plays to this trick."""
    return frozenset(filter(position.plays, position.seats))


def _turn(a: Position, b: Position) -> Iterator[Difference]:
    """Whose turn, who plays to this trick, who is winning it."""
    yield from _one("over", a.over, b.over)
    if not (a.over or b.over):
        yield from _one("to_play", a.to_play, b.to_play)
    here, there = playing(a), playing(b)
    if not (a.round.layout or b.round.layout):
        for seat in sorted((here ^ there) & set(a.seats) & set(b.seats)):
            yield Difference("plays", seat in here, seat in there, seat=seat)
    yield from _one("winning", a.winning, b.winning)


def verdicts(a: Position, b: Position) -> Iterator[Difference]:
    """Every card, and the pass, of every hand whose verdict is another, or only its reason."""
    for seat in range(min(a.rules.players, b.rules.players)):
        here, there = a.verdicts(seat), b.verdicts(seat)
        if seat != a.to_play or seat != b.to_play:
            here, there = _cards(here), _cards(there)
        for move in here:
            if move in there:
                waits = seat not in (a.to_play, b.to_play)
                yield from _verdict(seat, move, here[move], there[move], waits=waits)


def _cards(judged: dict[Move, Verdict]) -> dict[Move, Verdict]:
    """Only who is to play can pass."""
    return {move: verdict for move, verdict in judged.items() if str(move) != "pass"}


def _verdict(
    seat: int, move: Move, here: Verdict, there: Verdict, *, waits: bool
) -> Iterator[Difference]:
    if here.legal != there.legal:
        cites = (there if here.legal else here).reason.cites
        yield Difference("verdict", here, there, seat, str(move), waits=waits, cites=cites)
    elif here.reason.key != there.reason.key:
        yield Difference("reason", here, there, seat, str(move), waits=waits)


def _ending(a: Position, b: Position) -> Iterator[Difference]:
    """How the deal ends."""
    if a.result is None or b.result is None:
        return
    yield from _one("void", a.result.void, b.result.void)
    yield from _one("winner", a.result.winner, b.result.winner)
    yield from _pairs("points", a.result.points, b.result.points)


def standing(position: Position) -> Ledger:
    """Pot, chips and points if this is the first deal of a match, before it or after it."""
    ledger = ante(open_ledger(position.rules), position.rules, after_void=False)
    result = position.result
    return ledger if result is None else settle(ledger, position.rules, result)


def _match(a: Position, b: Position) -> Iterator[Difference]:
    """What has been paid, and what comes next."""
    here, there = standing(a), standing(b)
    yield from _one("pot", here.pot, there.pot)
    if a.result is None or b.result is None:
        return
    yield from _pairs("chips", here.chips, there.chips)
    yield from _one("match", here.winners, there.winners)
    if here.over or there.over:
        return
    yield from _one("dealer", _dealer(a), _dealer(b))
    yield from _one("stake", _next(a, here).stake, _next(b, there).stake)


def _dealer(position: Position) -> int:
    """Who deals next: the same after a void hand (FK-24, C-FK-23)."""
    void = position.result is not None and position.result.void
    return (position.deal.dealer + (not void)) % position.rules.players


def _next(position: Position, ledger: Ledger) -> Ledger:
    void = position.result is not None and position.result.void
    return ante(ledger, position.rules, after_void=void)
